/// Reads the bits of a codec configuration, most significant first. Past the end it returns zeros and `isExhausted` is true.
struct BitReader {
    private let bytes: [UInt8]
    private var bit = 0
    private(set) var isExhausted = false

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var bitsLeft: Int { bytes.count * 8 - bit }

    mutating func read(_ count: Int) -> Int {
        var value = 0
        for _ in 0..<count {
            guard bit < bytes.count * 8 else {
                isExhausted = true
                return 0
            }
            value = value << 1 | Int(bytes[bit >> 3] >> (7 - UInt8(bit & 7))) & 1
            bit += 1
        }
        return value
    }

    mutating func flag() -> Bool { read(1) == 1 }

    mutating func skip(_ count: Int) {
        if count > bitsLeft { isExhausted = true }
        bit = min(bytes.count * 8, bit + max(0, count))
    }

    /// Exponential Golomb, unsigned, as H.264 and HEVC use it.
    mutating func ue() -> Int {
        var zeros = 0
        while !flag() {
            zeros += 1
            if isExhausted || zeros > 31 {
                isExhausted = true
                return 0
            }
        }
        return (1 << zeros) - 1 + read(zeros)
    }

    mutating func se() -> Int {
        let code = ue()
        return code & 1 == 1 ? (code + 1) / 2 : -(code / 2)
    }
}
