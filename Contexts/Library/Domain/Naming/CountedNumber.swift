/// A number with the counter of an East Asian language, in one word with the title or alone: `第05集`, `港口第二季`, `12화`.
struct CountedNumber: Equatable {
    var value: Int
    /// The bytes in the word.
    var range: Range<Int>

    static func find(in word: String, before counters: Set<Character>) -> CountedNumber? {
        if word.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
        var at = 0
        var run = (start: 0, text: "")
        var before: Character?
        for character in word {
            defer { at += character.utf8.count }
            if isNumeral(character) {
                if run.text.isEmpty { run.start = at }
                run.text.append(character)
                continue
            }
            if counters.contains(character), let value = value(run.text, before) {
                let start = before.map(ordinals.contains) == true ? run.start - (before?.utf8.count ?? 0) : run.start
                return CountedNumber(value: value, range: start..<at + character.utf8.count)
            }
            run = (at, "")
            before = character
        }
        return nil
    }

    /// Numbers in words only as ordinals; “全12集” is the number of all episodes.
    private static func value(_ text: String, _ before: Character?) -> Int? {
        let isOrdinal = before.map(ordinals.contains) == true
        if let number = SeasonMark.plain(text) { return before.map(totals.contains) == true ? nil : number }
        return isOrdinal ? inWords(text) : nil
    }

    /// `三`, `十二`, `二十`, `四十五`
    private static func inWords(_ text: String) -> Int? {
        let parts = text.split(separator: "十", omittingEmptySubsequences: false)
        switch parts.count {
        case 1: return digit(parts[0])
        case 2:
            guard let tens = parts[0].isEmpty ? 1 : digit(parts[0]), let ones = parts[1].isEmpty ? 0 : digit(parts[1]) else { return nil }
            return tens * 10 + ones
        default: return nil
        }
    }

    private static func digit(_ text: Substring) -> Int? {
        guard text.count == 1, let first = text.first else { return nil }
        return digits.firstIndex(of: first).map { $0 + 1 }
    }

    private static func isNumeral(_ character: Character) -> Bool {
        character.isASCII ? character.isNumber : character == "十" || digits.contains(character)
    }

    private static let digits: [Character] = ["一", "二", "三", "四", "五", "六", "七", "八", "九"]
    private static let ordinals: Set<Character> = ["第", "제"]
    private static let totals: Set<Character> = ["全", "共", "총"]
}
