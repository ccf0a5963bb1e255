/// A name cut into words and bracketed groups, in one pass over its bytes.
struct NameTokens {
    /// The separators before a word.
    enum Gap: Equatable {
        case start, space, dot, underscore, bracket, other
        /// A hyphen that joins two words (`WEB-DL`).
        case hyphen
        /// A dash between separators (`Title - 2019`).
        case dash
    }

    struct Token: Equatable {
        /// In lower case.
        var word: String
        /// Whether all its letters are capitals, apart from `i`: `FRENCH`, `LiMiTED`.
        var isUppercase: Bool
        /// The bytes in the name.
        var range: Range<Int>
        var gap: Gap
        /// The outermost group of brackets around the word.
        var group: Int?

        /// The digits of the word as a number, if it has 1 to 9 and nothing else.
        var number: Int? { range.count <= 9 && word.utf8.allSatisfy(NameTokens.isDigit) ? Int(word) : nil }
    }

    struct Group: Equatable {
        var open: UInt8
        /// The bytes from the opening to the closing bracket, both included.
        var range: Range<Int>
        /// The words in it.
        var tokens = 0..<0
        var inside: Range<Int> { range.lowerBound + 1..<range.upperBound - 1 }
        var isRound: Bool { open == UInt8(ascii: "(") }
    }

    let bytes: [UInt8]
    private(set) var groups: [Group] = []
    private(set) var tokens: [Token] = []

    init(_ name: String) {
        bytes = Array(name.utf8)
        groups = Self.groups(in: bytes)
        cut()
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The byte where a word or its brackets begin; after the last word, the end of the name.
    func start(of index: Int) -> Int {
        guard index < tokens.count else { return bytes.count }
        return tokens[index].group.map { groups[$0].range.lowerBound } ?? tokens[index].range.lowerBound
    }

    /// The byte after a word or after its brackets.
    func end(of index: Int) -> Int { tokens[index].group.map { groups[$0].range.upperBound } ?? tokens[index].range.upperBound }

    static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private mutating func cut() {
        var at = 0
        var group = 0
        while at < bytes.count {
            let gapStart = at
            while at < bytes.count, let length = Self.separator(in: bytes, at: at) { at += length }
            let start = at
            while at < bytes.count, Self.separator(in: bytes, at: at) == nil { at += 1 }
            guard at > start else { break }
            while group < groups.count, groups[group].range.upperBound <= start { group += 1 }
            let isInside = group < groups.count && groups[group].range.contains(start)
            if isInside {
                groups[group].tokens = (groups[group].tokens.isEmpty ? tokens.count : groups[group].tokens.lowerBound)..<tokens.count + 1
            }
            let word = text(start..<at)
            tokens.append(
                Token(
                    word: word.lowercased(), isUppercase: Self.isUppercase(word), range: start..<at, gap: gap(gapStart..<start),
                    group: isInside ? group : nil))
        }
    }

    private func gap(_ range: Range<Int>) -> Gap {
        guard let first = range.first, range.lowerBound > 0 else { return .start }
        let separators = bytes[range]
        // `Title (2019) - 05`
        if let closed = separators.lastIndex(where: { ")]}".utf8.contains($0) }), !separators.contains(where: { "([{".utf8.contains($0) }),
            separators[(closed + 1)...].count > 2, separators[(closed + 1)...].contains(where: { $0 == UInt8(ascii: "-") || $0 == 0xE2 })
        {
            return .dash
        }
        if separators.contains(where: { "()[]{}".utf8.contains($0) }) { return .bracket }
        if separators.contains(where: { $0 == UInt8(ascii: "-") || $0 == 0xE2 }) { return range.count == 1 ? .hyphen : .dash }
        switch bytes[first] {
        case UInt8(ascii: " "): return .space
        case UInt8(ascii: "."): return .dot
        case UInt8(ascii: "_"): return .underscore
        default: return .other
        }
    }

    /// The number of bytes of the separator at this place. The dashes `–` and `—` have three.
    private static func separator(in bytes: [UInt8], at index: Int) -> Int? {
        if bytes[index] < 0x80 { return isSeparator[Int(bytes[index])] ? 1 : nil }
        guard bytes[index] == 0xE2, index + 2 < bytes.count, bytes[index + 1] == 0x80, (0x93...0x94).contains(bytes[index + 2]) else {
            return nil
        }
        return 3
    }

    private static let isSeparator: [Bool] = {
        var table = [Bool](repeating: false, count: 0x80)
        for byte in " ._-()[]{},;:~+*=".utf8 { table[Int(byte)] = true }
        return table
    }()

    private static func isUppercase(_ word: String) -> Bool {
        var hasCapital = false
        for byte in word.utf8 {
            if (0x61...0x7A).contains(byte), byte != UInt8(ascii: "i") { return false }
            if (0x41...0x5A).contains(byte) { hasCapital = true }
        }
        return hasCapital
    }

    /// The outermost pairs of brackets. A bracket without a partner is an ordinary character.
    private static func groups(in bytes: [UInt8]) -> [Group] {
        var open: [(byte: UInt8, at: Int)] = []
        // Round, square and curly brackets that are open.
        var waiting = (0, 0, 0)
        func count(_ byte: UInt8, _ change: Int) {
            switch byte {
            case UInt8(ascii: "("): waiting.0 += change
            case UInt8(ascii: "["): waiting.1 += change
            default: waiting.2 += change
            }
        }
        var found: [Group] = []
        for (index, byte) in bytes.enumerated() {
            let partner: UInt8
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                open.append((byte, index))
                count(byte, 1)
                continue
            case UInt8(ascii: ")") where waiting.0 > 0: partner = UInt8(ascii: "(")
            case UInt8(ascii: "]") where waiting.1 > 0: partner = UInt8(ascii: "[")
            case UInt8(ascii: "}") where waiting.2 > 0: partner = UInt8(ascii: "{")
            default: continue
            }
            while let last = open.popLast() {
                count(last.byte, -1)
                guard last.byte == partner else { continue }
                while let inner = found.last, inner.range.lowerBound > last.at { found.removeLast() }
                found.append(Group(open: partner, range: last.at..<index + 1))
                break
            }
        }
        return found
    }
}
