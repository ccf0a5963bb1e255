/// Decompresses zlib data (RFC 1950, 1951) of subtitle frames and private data, up to a size limit.
struct Inflate {
    private let bytes: [UInt8]
    private var at: Int
    private var held: UInt32 = 0
    private var heldBits = 0
    private var output: [UInt8] = []
    private let limit: Int

    /// The decompressed bytes; nil for damaged input or more than `limit` bytes.
    static func zlib(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
        guard bytes.count > 6, bytes[0] & 15 == 8, (Int(bytes[0]) << 8 | Int(bytes[1])) % 31 == 0, bytes[1] & 0x20 == 0 else {
            return nil
        }
        var inflate = Inflate(bytes, from: 2, limit: limit)
        return inflate.run() ? inflate.output : nil
    }

    private init(_ bytes: [UInt8], from: Int, limit: Int) {
        self.bytes = bytes
        self.at = from
        self.limit = limit
    }

    private mutating func bits(_ count: Int) -> Int? {
        while heldBits < count {
            guard at < bytes.count else { return nil }
            held |= UInt32(bytes[at]) << UInt32(heldBits)
            at += 1
            heldBits += 8
        }
        let value = Int(held & ((1 << UInt32(count)) - 1))
        held >>= UInt32(count)
        heldBits -= count
        return value
    }

    private mutating func run() -> Bool {
        while true {
            guard let isLast = bits(1), let kind = bits(2) else { return false }
            let isWhole =
                switch kind {
                case 0: stored()
                case 1: block(Self.fixedLiterals, Self.fixedDistances)
                case 2: dynamic()
                default: false
                }
            guard isWhole else { return false }
            if isLast == 1 { return true }
        }
    }

    private mutating func stored() -> Bool {
        held = 0
        heldBits = 0
        guard at + 4 <= bytes.count else { return false }
        let length = Int(bytes[at]) | Int(bytes[at + 1]) << 8
        at += 4
        guard length <= bytes.count - at, output.count + length <= limit else { return false }
        output += bytes[at..<at + length]
        at += length
        return true
    }

    private mutating func dynamic() -> Bool {
        guard let literals = bits(5), let distances = bits(5), let codes = bits(4) else { return false }
        var lengths = [Int](repeating: 0, count: 19)
        for place in 0..<codes + 4 {
            guard let length = bits(3) else { return false }
            lengths[Self.order[place]] = length
        }
        let code = Code(lengths)
        let wanted = literals + 257 + distances + 1
        var all: [Int] = []
        while all.count < wanted {
            guard let symbol = decode(code) else { return false }
            switch symbol {
            case 0..<16: all.append(symbol)
            case 16:
                guard let last = all.last, let more = bits(2) else { return false }
                all += [Int](repeating: last, count: more + 3)
            case 17:
                guard let more = bits(3) else { return false }
                all += [Int](repeating: 0, count: more + 3)
            default:
                guard let more = bits(7) else { return false }
                all += [Int](repeating: 0, count: more + 11)
            }
        }
        guard all.count == wanted else { return false }
        return block(Code(Array(all[..<(literals + 257)])), Code(Array(all[(literals + 257)...])))
    }

    private mutating func block(_ literals: Code, _ distances: Code) -> Bool {
        while true {
            guard let symbol = decode(literals), symbol < 286 else { return false }
            if symbol == 256 { return true }
            if symbol < 256 {
                guard output.count < limit else { return false }
                output.append(UInt8(symbol))
                continue
            }
            guard let more = bits(Self.lengthBits[symbol - 257]), let far = decode(distances), far < 30,
                let farMore = bits(Self.distanceBits[far])
            else { return false }
            let length = Self.lengthBase[symbol - 257] + more
            let distance = Self.distanceBase[far] + farMore
            guard distance <= output.count, output.count + length <= limit else { return false }
            for _ in 0..<length { output.append(output[output.count - distance]) }
        }
    }

    /// A prefix code: the number of codes of each length, and their symbols in order.
    private struct Code {
        var counts = [Int](repeating: 0, count: 16)
        var symbols: [Int]

        init(_ lengths: [Int]) {
            for length in lengths where length < 16 { counts[length] += 1 }
            counts[0] = 0
            symbols = lengths.indices.filter { lengths[$0] > 0 }.sorted { (lengths[$0], $0) < (lengths[$1], $1) }
        }
    }

    private mutating func decode(_ code: Code) -> Int? {
        var value = 0
        var first = 0
        var index = 0
        for length in 1..<16 {
            guard let bit = bits(1) else { return nil }
            value |= bit
            let count = code.counts[length]
            if value - count < first {
                let place = index + value - first
                return code.symbols.indices.contains(place) ? code.symbols[place] : nil
            }
            index += count
            first = (first + count) << 1
            value <<= 1
        }
        return nil
    }

    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    private static let lengthBase = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
    ]
    private static let lengthBits = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]
    private static let distanceBase = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193,
        12_289, 16_385, 24_577,
    ]
    private static let distanceBits = [
        0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
    ]
    private static let fixedLiterals = Code((0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
    private static let fixedDistances = Code([Int](repeating: 5, count: 30))
}
