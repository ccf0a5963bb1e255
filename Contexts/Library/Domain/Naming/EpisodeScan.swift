/// Rules that try one place of a name each. Everything compared is ASCII, so that cuts never fall inside a character.
struct EpisodeScan {
    /// ASCII letters in lower case.
    let bytes: [UInt8]

    init(_ name: String) { bytes = Array(name.utf8).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 } }

    /// The first place where a rule matches at the beginning of a word.
    func first<Found>(_ rule: (Int) -> Found?) -> Found? {
        for start in bytes.indices where start == 0 || !Self.isWordByte(bytes[start - 1]) || isAfterEastAsian(start) {
            if let found = rule(start) { return found }
        }
        return nil
    }

    /// `港口S01E05`: those languages put no space before it.
    private func isAfterEastAsian(_ start: Int) -> Bool {
        start > 2 && bytes[start] < 0x80 && (0x80..<0xC0).contains(bytes[start - 1]) && (0xE3...0xED).contains(bytes[start - 3])
    }

    func has(_ letter: String, at index: Int) -> Bool { index < bytes.count && bytes[index] == letter.utf8.first }

    func word(_ word: String, at index: Int) -> Bool {
        index + word.utf8.count <= bytes.count && bytes[index..<index + word.utf8.count].elementsEqual(word.utf8)
    }

    func isDigit(_ index: Int) -> Bool { index < bytes.count && NameTokens.isDigit(bytes[index]) }

    func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

    func isWord(_ index: Int) -> Bool { index < bytes.count && Self.isWordByte(bytes[index]) }

    static func isWordByte(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte) || byte >= 0x80 }

    func number(at start: Int, digits: ClosedRange<Int>) -> (value: Int, end: Int)? {
        var end = start
        while isDigit(end), end - start <= digits.upperBound { end += 1 }
        guard digits.contains(end - start), let value = Int(String(decoding: bytes[start..<end], as: UTF8.self)) else { return nil }
        return (value, end)
    }

    func skipSeparators(from start: Int, most: Int) -> Int {
        var at = start
        while at < bytes.count, at - start < most, " ._-+~,&;=".utf8.contains(bytes[at]) { at += 1 }
        return at
    }
}
