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
        if let value = spelled[last.word] { return Ordinal(value: value, first: index - 1, form: .suffixed) }
        guard let value = SeasonMark.plain(digits) else { return nil }
        let rest = last.word.dropFirst(digits.count)
        if rest.isEmpty { return Ordinal(value: value, first: index - 1, form: words[index].gap == .dot ? .dotted : .plain) }
        return endings.contains(String(rest)) ? Ordinal(value: value, first: index - 1, form: .suffixed) : nil
    }

    /// In English, German, French, Spanish and Italian.
    private static let spelled: [String: Int] = [
        "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8, "ninth": 9, "tenth": 10,
        "erste": 1, "zweite": 2, "dritte": 3, "vierte": 4, "fünfte": 5, "première": 1, "deuxième": 2, "troisième": 3,
        "primera": 1, "segunda": 2, "tercera": 3, "cuarta": 4, "prima": 1, "seconda": 2, "terza": 3, "quarta": 4,
    ]

    private static let endings: Set<String> = [
        "st", "nd", "rd", "th",
        // French and Dutch, Spanish, Portuguese and Italian, Swedish, Greek
        "e", "er", "ère", "ere", "re", "ème", "eme", "è", "de", "ste", "ª", "º", "°", "a", "o", ":a", "ος", "ο", "η",
        // Russian and Ukrainian
        "й", "ый", "ой", "я", "ая", "ья", "га", "та", "ша",
    ]
}
