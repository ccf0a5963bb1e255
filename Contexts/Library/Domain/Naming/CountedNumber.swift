/// A number with the counter of an East Asian language, in one word with the title or alone: `第05集`, `港口第二季`, `12화`.
struct CountedNumber: Equatable {
    var value: Int
    /// `第8至9集`, `第8、9集`: the first of several.
    var first: Int?
    /// The bytes in the word.
    var range: Range<Int>

    static func find(in word: String, before counters: Set<Character>) -> CountedNumber? {
        if word.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
        var at = 0
        var run = (start: 0, text: "")
        var before: Character?
        var first: (value: Int, start: Int)?
        for character in word {
            defer { at += character.utf8.count }
            if isNumeral(character) {
                if run.text.isEmpty { run.start = at }
                run.text.append(character)
                continue
            }
            if counters.contains(character), let value = value(run.text, before) {
                let start = before.map(ordinals.contains) == true ? run.start - (before?.utf8.count ?? 0) : run.start
                if let first, first.value < value {
                    return CountedNumber(value: value, first: first.value, range: first.start..<at + character.utf8.count)
                }
                let found = CountedNumber(value: value, range: start..<at + character.utf8.count)
                return found.with(String(decoding: word.utf8.dropFirst(found.range.upperBound), as: UTF8.self), counters)
            }
            // `第8至9集`
            if joints.contains(character), let value = value(run.text, before ?? "第") {
                let isOrdinal = before.map(ordinals.contains) == true
                first = (value, isOrdinal ? run.start - (before?.utf8.count ?? 0) : run.start)
                run = (at, "")
                continue
            }
            run = (at, "")
            before = character
        }
        return nil
    }

    /// `第3話～第4話`: with the number after it.
    private func with(_ rest: String, _ counters: Set<Character>) -> CountedNumber {
        guard let joint = rest.first, Self.joints.contains(joint), let next = Self.find(in: String(rest.dropFirst()), before: counters),
            next.range.lowerBound == 0, next.value > value
        else { return self }
        let end = range.upperBound + joint.utf8.count + next.range.upperBound
        return CountedNumber(value: next.value, first: value, range: range.lowerBound..<end)
    }

    /// A name without the number of all episodes: `港口 全12集`.
    static func withoutTotal(_ text: String, counters: Set<Character> = ["集", "話", "话", "回", "화", "회", "季", "期"]) -> String {
        guard !text.utf8.allSatisfy({ $0 < 0x80 }), let total = text.lastIndex(where: totals.contains),
            case let number = text[text.index(after: total)...].prefix(while: { $0.isASCII && $0.isNumber }), !number.isEmpty,
            number.endIndex < text.endIndex, counters.contains(text[number.endIndex])
        else { return text }
        return String(text[..<total]) + text[text.index(after: number.endIndex)...]
    }

    /// The number at the end of a word, before a hyphen and the last number: `第08` of `第08-09集`, `8集` of `8集-9集`.
    static func atEnd(of word: String, before counters: Set<Character>) -> CountedNumber? {
        let text = word.last.map(counters.contains) == true ? String(word.dropLast()) : word
        let digits = text.reversed().prefix(while: isNumeral).count
        let before = text.dropLast(digits).last
        guard digits > 0, let value = value(String(text.suffix(digits)), before) else { return nil }
        let isOrdinal = before.map(ordinals.contains) == true
        let start = text.utf8.count - text.suffix(digits).utf8.count - (isOrdinal ? before?.utf8.count ?? 0 : 0)
        return CountedNumber(value: value, range: start..<word.utf8.count)
    }

    private static let joints: Set<Character> = ["至", "到", "、", "～", "〜", "和", "＆", "&", "—"]

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
