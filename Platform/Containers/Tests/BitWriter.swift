/// Writes bits, most significant first, for configurations of codecs.
struct BitWriter {
    private var bits: [Bool] = []

    /// Bytes; the last one is filled with zeros.
    var bytes: [UInt8] {
        stride(from: 0, to: bits.count, by: 8).map { start in
            (start..<start + 8).reduce(UInt8(0)) { $0 << 1 | (bits.indices.contains($1) && bits[$1] ? 1 : 0) }
        }
    }

    mutating func put(_ value: Int, _ count: Int) {
        for place in stride(from: count - 1, through: 0, by: -1) { bits.append(value >> place & 1 == 1) }
    }

    mutating func flag(_ value: Bool) { bits.append(value) }

    /// Exponential Golomb, unsigned.
    mutating func ue(_ values: Int...) {
        for value in values {
            let width = (value + 1).bitWidth - (value + 1).leadingZeroBitCount
            put(0, width - 1)
            put(value + 1, width)
        }
    }

    /// Exponential Golomb, signed.
    mutating func se(_ value: Int) { ue(value > 0 ? 2 * value - 1 : -2 * value) }

    /// A NAL unit's content with emulation prevention bytes.
    var escaped: [UInt8] {
        var result: [UInt8] = []
        for byte in bytes {
            if byte <= 3, result.suffix(2) == [0, 0] { result.append(3) }
            result.append(byte)
        }
        return result
    }
}
