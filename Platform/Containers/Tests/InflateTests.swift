import Testing

@testable import Containers

@Suite("Inflating (RFC 1950, 1951)")
struct InflateTests {
    /// Bits of a deflate stream: numbers with the lowest bit first, codes with the highest first.
    private struct Stream {
        var bits: [Bool] = []

        mutating func number(_ value: Int, _ count: Int) { for place in 0..<count { bits.append(value >> place & 1 == 1) } }
        mutating func code(_ value: Int, _ count: Int) { for place in (0..<count).reversed() { bits.append(value >> place & 1 == 1) } }

        /// A literal or length in the fixed code (RFC 1951, 3.2.6).
        mutating func fixed(_ symbol: Int) {
            switch symbol {
            case 0..<144: code(0x30 + symbol, 8)
            case 144..<256: code(0x190 + symbol - 144, 9)
            case 256..<280: code(symbol - 256, 7)
            default: code(0xC0 + symbol - 280, 8)
            }
        }

        var zlib: [UInt8] {
            var bytes = [UInt8](repeating: 0, count: (bits.count + 7) / 8)
            for (place, bit) in bits.enumerated() where bit { bytes[place / 8] |= 1 << UInt8(place % 8) }
            return [0x78, 0x9C] + bytes + [0, 0, 0, 0]
        }
    }

    /// Lengths and distances by their symbols: the base and the number of further bits (RFC 1951, 3.2.5).
    private static let lengths: [(base: Int, bits: Int)] = {
        var list = (3...10).map { (base: $0, bits: 0) }
        for bits in 1...5 { for step in 4..<8 { list.append((base: 3 + step << bits, bits: bits)) } }
        return list + [(base: 258, bits: 0)]
    }()
    private static let distances: [(base: Int, bits: Int)] = {
        var list = (1...4).map { (base: $0, bits: 0) }
        for bits in 1...13 { for step in 2..<4 { list.append((base: 1 + step << bits, bits: bits)) } }
        return list
    }()

    private func repeated(length: Int, distance: Int, at count: Int) -> (stream: [UInt8], text: [UInt8]) {
        var stream = Stream()
        var text: [UInt8] = []
        stream.number(1, 1)
        stream.number(1, 2)
        for place in 0..<count {
            let byte = UInt8(truncatingIfNeeded: place * 7 + place / 256)
            text.append(byte)
            stream.fixed(Int(byte))
        }
        let symbol = Self.lengths.lastIndex { $0.base <= length } ?? 0
        stream.fixed(257 + symbol)
        stream.number(length - Self.lengths[symbol].base, Self.lengths[symbol].bits)
        let far = Self.distances.lastIndex { $0.base <= distance } ?? 0
        stream.code(far, 5)
        stream.number(distance - Self.distances[far].base, Self.distances[far].bits)
        for _ in 0..<length { text.append(text[text.count - distance]) }
        stream.fixed(256)
        return (stream.zlib, text)
    }

    @Test("Every length of a repetition")
    func repetitions() {
        for length in 3...258 {
            let (stream, text) = repeated(length: length, distance: 5, at: 9)
            #expect(Inflate.zlib(stream, limit: text.count) == text)
            #expect(Inflate.zlib(stream, limit: text.count - 1) == nil)
        }
    }

    @Test("Distances at both ends of each range, and one beyond the start")
    func distances() {
        for (base, bits) in Self.distances {
            for distance in [base, base + (1 << bits) - 1] {
                let (stream, text) = repeated(length: 4, distance: distance, at: distance)
                #expect(Inflate.zlib(stream, limit: 1 << 20) == text)
            }
        }
        var stream = Stream()
        stream.number(1, 1)
        stream.number(1, 2)
        stream.fixed(65)
        stream.fixed(257)
        stream.code(1, 5)
        stream.fixed(256)
        #expect(Inflate.zlib(stream.zlib, limit: 100) == nil)
    }

    @Test("Every literal, and the limit on them")
    func literals() {
        var stream = Stream()
        stream.number(1, 1)
        stream.number(1, 2)
        for byte in 0..<256 { stream.fixed(byte) }
        stream.fixed(256)
        #expect(Inflate.zlib(stream.zlib, limit: 256) == Array(0...255))
        #expect(Inflate.zlib(stream.zlib, limit: 255) == nil)
    }

    @Test("Symbols and blocks that do not exist are refused")
    func refused() {
        for symbol in [286, 287] {
            var stream = Stream()
            stream.number(1, 1)
            stream.number(1, 2)
            stream.fixed(65)
            stream.fixed(symbol)
            stream.number(0, 30)
            #expect(Inflate.zlib(stream.zlib, limit: 100) == nil)
        }
        for distance in [30, 31] {
            var stream = Stream()
            stream.number(1, 1)
            stream.number(1, 2)
            stream.fixed(65)
            stream.fixed(257)
            stream.code(distance, 5)
            stream.number(0, 40)
            #expect(Inflate.zlib(stream.zlib, limit: 100) == nil)
        }
        var reserved = Stream()
        reserved.number(1, 1)
        reserved.number(3, 2)
        reserved.number(0, 60)
        #expect(Inflate.zlib(reserved.zlib, limit: 100) == nil)
    }

    @Test("The header: method, check and dictionary")
    func header() {
        let good = repeated(length: 3, distance: 1, at: 2).stream
        #expect(Inflate.zlib(good, limit: 100) != nil)
        for (first, second) in [(0x79, 0x9B), (0x78, 0x9D), (0x78, 0xBB), (0x77, 0x98)] as [(UInt8, UInt8)] {
            #expect(Inflate.zlib([first, second] + good.dropFirst(2), limit: 100) == nil)
        }
        #expect(Inflate.zlib(Array(good.prefix(6)), limit: 100) == nil)
    }

    private func stored(_ bytes: [UInt8], isLast: Bool, claim: Int? = nil) -> [UInt8] {
        let length = claim ?? bytes.count
        return [isLast ? 1 : 0, UInt8(length & 255), UInt8(length >> 8), UInt8(~length & 255), UInt8(~length >> 8 & 255)] + bytes
    }

    @Test("Stored blocks, one after the other, within the limit")
    func storedBlocks() {
        let long = [UInt8](repeating: 7, count: 300)
        let stream = [0x78, 0x01] + stored([1, 2, 3], isLast: false) + stored(long, isLast: true)
        #expect(Inflate.zlib(stream, limit: 303) == [1, 2, 3] + long)
        #expect(Inflate.zlib(stream, limit: 302) == nil)
        #expect(Inflate.zlib([0x78, 0x01] + stored([1, 2], isLast: true, claim: 3), limit: 100) == nil)
        #expect(Inflate.zlib([0x78, 0x01, 1, 0, 0, 0xFF, 0xFF], limit: 100) == [])
        #expect(Inflate.zlib([0x78, 0x01, 1, 0, 0, 0xFF], limit: 100) == nil)
    }

    /// A dynamic block whose code lengths are written with the given instructions: (symbol, further bits).
    private func dynamic(_ instructions: [(symbol: Int, value: Int)], literals: Int, distances: Int, _ codes: [(Int, Int)]) -> [UInt8] {
        var stream = Stream()
        stream.number(1, 1)
        stream.number(2, 2)
        stream.number(literals - 257, 5)
        stream.number(distances - 1, 5)
        stream.number(15, 4)
        // All nineteen symbols have five bits, so that each code is its own number.
        for _ in 0..<19 { stream.number(5, 3) }
        for (symbol, value) in instructions {
            stream.code(symbol, 5)
            if symbol >= 16 { stream.number(value, [2, 3, 7][symbol - 16]) }
        }
        for (code, count) in codes { stream.code(code, count) }
        return stream.zlib
    }

    @Test("Dynamic codes: repeated lengths, short and long runs of zeros")
    func runs() {
        // "A" (65) and "B" (66) with two bits, 256 with two, distance 0 with one; the rest zeros. Codes: A 00, B 01, end 10.
        let codes = [(0b00, 2), (0b01, 2), (0b00, 2), (0b10, 2)]
        let long: [(symbol: Int, value: Int)] = [(18, 54), (2, 0), (2, 0), (18, 127), (18, 40), (2, 0), (1, 0)]
        #expect(Inflate.zlib(dynamic(long, literals: 257, distances: 1, codes), limit: 10) == Array("ABA".utf8))
        // The same zeros with runs of three to ten.
        let short: [(symbol: Int, value: Int)] =
            [(17, 7)] + [(symbol: Int, value: Int)](repeating: (17, 7), count: 5) + [
                (17, 2), (2, 0), (2, 0), (18, 127), (18, 40), (2, 0), (1, 0),
            ]
        #expect(Inflate.zlib(dynamic(short, literals: 257, distances: 1, codes), limit: 10) == Array("ABA".utf8))
        // Four letters with three bits each: the length of the first is repeated three times. Then the end and three distances of two bits.
        let repeated: [(symbol: Int, value: Int)] = [(18, 54), (3, 0), (16, 0), (18, 127), (18, 38), (1, 0), (1, 0)]
        let letters = [(0b100, 3), (0b101, 3), (0b110, 3), (0b111, 3), (0b0, 1)]
        #expect(Inflate.zlib(dynamic(repeated, literals: 257, distances: 1, letters), limit: 10) == Array("ABCD".utf8))
        // A run that goes past the last length, and a repetition of nothing.
        #expect(Inflate.zlib(dynamic(long.dropLast() + [(17, 0)], literals: 257, distances: 1, codes), limit: 10) == nil)
        #expect(Inflate.zlib(dynamic([(16, 0)] + long, literals: 257, distances: 1, codes), limit: 10) == nil)
    }
}
