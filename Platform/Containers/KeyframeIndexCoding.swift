import Foundation

extension KeyframeIndex {
    static let formatVersion: UInt8 = 1

    /// Compact form: version, timescale, count, then for each keyframe the difference of ticks and of position to the one
    /// before it, zigzag-encoded, in base-128 groups, low group first. About 5 bytes for each keyframe.
    public func encode() -> [UInt8] {
        var bytes: [UInt8] = [Self.formatVersion]
        bytes.reserveCapacity(16 + count * 6)
        Self.append(UInt64(timescale), to: &bytes)
        Self.append(UInt64(count), to: &bytes)
        var tick: Int64 = 0
        var position: Int64 = 0
        for index in 0..<count {
            Self.append(Self.zigzag(ticks[index] &- tick), to: &bytes)
            Self.append(Self.zigzag(positions[index] &- position), to: &bytes)
            tick = ticks[index]
            position = positions[index]
        }
        return bytes
    }

    /// Decodes the output of `encode`.
    /// - Throws: `.malformed` for anything else; memory use is at most a small multiple of the input.
    public init(decoding bytes: [UInt8]) throws(ContainerError) {
        guard bytes.first == Self.formatVersion else { throw .malformed("the stored keyframe index has an unknown form") }
        var at = 1
        let timescale = try Self.number(in: bytes, at: &at)
        let count = try Self.number(in: bytes, at: &at)
        guard timescale >= 1, timescale <= 1 << 32, count <= UInt64(bytes.count) / 2 else {
            throw .malformed("the stored keyframe index contradicts itself")
        }
        var ticks: [Int64] = []
        var positions: [Int64] = []
        ticks.reserveCapacity(Int(count))
        positions.reserveCapacity(Int(count))
        var tick: Int64 = 0
        var position: Int64 = 0
        for _ in 0..<count {
            tick &+= Self.unzigzag(try Self.number(in: bytes, at: &at))
            position &+= Self.unzigzag(try Self.number(in: bytes, at: &at))
            ticks.append(tick)
            positions.append(position)
        }
        guard at == bytes.count else { throw .malformed("the stored keyframe index has bytes left over") }
        self.init(timescale: Int(timescale), ticks: ticks, positions: positions)
    }

    private static func zigzag(_ value: Int64) -> UInt64 { UInt64(bitPattern: (value << 1) ^ (value >> 63)) }
    private static func unzigzag(_ value: UInt64) -> Int64 { Int64(bitPattern: (value >> 1) ^ (0 &- (value & 1))) }

    private static func append(_ value: UInt64, to bytes: inout [UInt8]) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    private static func number(in bytes: [UInt8], at: inout Int) throws(ContainerError) -> UInt64 {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while at < bytes.count, shift < 64 {
            let byte = bytes[at]
            at += 1
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return value }
            shift += 7
        }
        throw .malformed("the stored keyframe index ends too early")
    }
}

extension KeyframeIndex: Codable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(Data(encode()))
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        try self.init(decoding: [UInt8](container.decode(Data.self)))
    }
}
