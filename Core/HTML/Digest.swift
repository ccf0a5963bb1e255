/// A seeded 64-bit hash of bytes, eight at a time (multiply, then fold the halves).
public struct Digest: Sendable {
    /// Random for each process, so that nobody can construct two pages with the same digest.
    public static let processSeed = UInt64.random(in: .min ... .max)

    private static let first: UInt64 = 0x9E37_79B9_7F4A_7C15
    private static let second: UInt64 = 0xD6E8_FEB8_6659_FD93
    private(set) var state: UInt64

    /// An empty digest.
    public init(seed: UInt64) { state = seed ^ Self.second }

    /// The hash of all absorbed bytes.
    public var value: UInt64 { Self.fold(state ^ Self.first, Self.second) }

    mutating func absorb(_ word: UInt64) {
        state = Self.fold(state ^ word, Self.first) &+ Self.second
    }

    mutating func absorb(_ bytes: UnsafeRawBufferPointer) {
        var offset = 0
        while offset &+ 8 <= bytes.count {
            absorb(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset &+= 8
        }
        var tail = UInt64(truncatingIfNeeded: bytes.count) &<< 56
        var shift: UInt64 = 0
        while offset < bytes.count {
            tail ^= UInt64(bytes[offset]) &<< shift
            shift &+= 8
            offset &+= 1
        }
        absorb(tail)
    }

    mutating func absorb(_ text: borrowing PageText, _ range: Range<Int>) {
        self = text.withBytes(range) { bytes in
            var digest = self
            digest.absorb(UnsafeRawBufferPointer(bytes))
            return digest
        }
    }

    private static func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return product.high ^ product.low
    }
}
