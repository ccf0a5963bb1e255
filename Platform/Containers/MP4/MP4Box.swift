/// A four-character code of a box, a brand or a codec.
struct FourCC: Hashable, Sendable, ExpressibleByStringLiteral {
    let value: UInt32

    init(_ value: UInt32) { self.value = value }

    /// Latin-1 characters, each one byte ("©nam").
    @inline(__always)
    init(stringLiteral text: StaticString) {
        value = text.withUTF8Buffer { bytes in
            var value: UInt32 = 0
            var high: UInt8 = 0
            for byte in bytes {
                if byte >= 0xC2 {
                    high = byte << 6
                } else {
                    value = value << 8 | UInt32(high | (byte >= 0x80 ? byte & 0x3F : byte))
                    high = 0
                }
            }
            return value
        }
    }

    /// The four characters; anything but printable ASCII becomes "?".
    var text: String {
        String(
            String.UnicodeScalarView(
                (0..<4).map { place in
                    let byte = UInt8(truncatingIfNeeded: value >> (24 - 8 * UInt32(place)))
                    return (0x20...0x7E).contains(byte) ? Unicode.Scalar(byte) : "?"
                }))
    }
}

/// One box of a table in memory.
struct MP4Box: Sendable {
    let type: FourCC
    /// The content without size and type.
    let body: Bytes

    /// Version and flags at the start of a full box.
    var version: Int { get throws(ContainerError) { try body.u8(0) } }
    var flags: Int { get throws(ContainerError) { try body.u24(1) } }
}

extension Bytes {
    /// The consecutive boxes in this part. A remainder that is too short for a box is padding.
    func boxes(_ reader: SourceReader) throws(ContainerError) -> [MP4Box] {
        var list: [MP4Box] = []
        var at = 0
        while count - at >= 8 {
            try reader.visit()
            var size = UInt64(try u32(at))
            let type = FourCC(try u32(at + 4))
            var header = 8
            if size == 1 {
                size = try u64(at + 8)
                header = 16
            } else if size == 0 {
                // QuickTime ends `udta` with a zero; elsewhere zero means "to the end".
                if type.value == 0 { break }
                size = UInt64(count - at)
            }
            guard size >= UInt64(header) else { throw .malformed("the box “\(type.text)” has no room for its own header") }
            guard size <= UInt64(count - at) else { throw .malformed("the box “\(type.text)” is larger than its parent") }
            list.append(MP4Box(type: type, body: try part(at + header, Int(size) - header)))
            at += Int(size)
        }
        return list
    }
}

extension [MP4Box] {
    func first(_ type: FourCC) -> MP4Box? { first { $0.type == type } }
}
