/// A number before the word that it counts: `2 сезон`, `2nd Season`, `5. Folge`, `3-я серия`.
struct Ordinal: Equatable {
    var value: Int
    /// The first word that it takes.
    var first: Int
    /// How sure it is that the number counts the word.
    var form: Form

    enum Form { case plain, dotted, suffixed }

    /// - Parameter index: of the word that is counted.
    static func before(_ index: Int, in words: [NameTokens.Token]) -> Ordinal? {
        guard index > 0 else { return nil }
        let last = words[index - 1]
        if index > 1, last.gap == .hyphen, endings.contains(last.word), let value = SeasonMark.plain(words[index - 2].word) {
            return Ordinal(value: value, first: index - 2, form: .suffixed)
        }
        let digits = last.word.prefix { $0.isASCII && $0.isNumber }
        guard let value = SeasonMark.plain(digits) else { return nil }
        let rest = last.word.dropFirst(digits.count)
        if rest.isEmpty { return Ordinal(value: value, first: index - 1, form: words[index].gap == .dot ? .dotted : .plain) }
        return endings.contains(String(rest)) ? Ordinal(value: value, first: index - 1, form: .suffixed) : nil
    }

    private static let endings: Set<String> = [
        "st", "nd", "rd", "th",
        // French and Dutch, Spanish, Portuguese and Italian, Swedish, Greek
        "e", "er", "ère", "ere", "re", "ème", "eme", "è", "de", "ste", "ª", "º", "°", "a", "o", ":a", "ος", "ο", "η",
        // Russian and Ukrainian
        "й", "ый", "ой", "я", "ая", "ья", "га", "та", "ша",
    ]
}
