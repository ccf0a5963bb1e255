/// The part of a name that names a season: `Season 2`, `2nd Season`, `S02`, `Temporada1`, `Saison VII`, `第2季`.
struct SeasonMark: Equatable {
    /// The words that it takes.
    var words: Range<Int>
    var season: Int

    static func find(in tokens: [NameTokens.Token], from: Int = 0) -> SeasonMark? {
        for index in tokens.indices.dropFirst(from) { if let mark = at(index, tokens) { return mark } }
        return nil
    }

    private static func at(_ index: Int, _ tokens: [NameTokens.Token]) -> SeasonMark? {
        let word = tokens[index].word
        if names.contains(word) {
            // `2nd Season - 03`
            if index > 0, index + 1 < tokens.count, tokens[index + 1].gap == .dash,
                let season = ordinal(tokens[index - 1].word, isDotted: false)
            {
                return SeasonMark(words: index - 1..<index + 1, season: season)
            }
            // `1 сезон 05 серия`
            if index > 0, tokens[index - 1].gap != .start, let season = plain(tokens[index - 1].word),
                index + 2 < tokens.count && EpisodeWords.isNumbered(tokens[index + 2].word)
                    || index + 1 == tokens.count && beforeName.contains(word)
            {
                return SeasonMark(words: index - 1..<index + 1, season: season)
            }
            if index + 1 < tokens.count, let season = number(after: word, tokens[index + 1]) {
                return SeasonMark(words: index..<index + 2, season: season)
            }
            // `2nd season`, `1. Staffel`
            if index > 0, let season = ordinal(tokens[index - 1].word, isDotted: tokens[index].gap == .dot) {
                return SeasonMark(words: index - 1..<index + 1, season: season)
            }
            return nil
        }
        // `Se.3 afl.3`, `S 3 E 4`
        if word == "se" || word == "s", index + 2 < tokens.count, let season = plain(tokens[index + 1].word),
            EpisodeWords.isName(tokens[index + 2].word.trimmingSuffix(while: \.isNumber))
        {
            return SeasonMark(words: index..<index + 2, season: season)
        }
        let digits = word.reversed().prefix { $0.isASCII && $0.isNumber }.count
        if digits > 0, let season = plain(word.suffix(digits)) {
            let name = word.dropLast(digits)
            return name == "s" || name == "se" || names.contains(String(name)) ? SeasonMark(words: index..<index + 1, season: season) : nil
        }
        return counted(word).map { SeasonMark(words: index..<index + 1, season: $0) }
    }

    /// `2`, `two`, `VII`, `2019`. “Series” occurs in titles: “Series: 30”, “Series - 02”, “Series (1999)”, “Series 100” and
    /// “Series III” are none.
    private static func number(after name: String, _ token: NameTokens.Token) -> Int? {
        let isAmbiguous = name == "series" || name == "serie"
        if isAmbiguous, [.other, .dash, .bracket].contains(token.gap) || token.word.utf8.allSatisfy({ "ivx".utf8.contains($0) }) {
            return nil
        }
        guard let number = plain(token.word) else { return count(token.word) }
        return isAmbiguous && number > 99 && number < 1888 ? nil : number
    }

    /// One to four digits.
    static func plain(_ text: some StringProtocol) -> Int? {
        guard (1...4).contains(text.utf8.count), text.utf8.allSatisfy(NameTokens.isDigit) else { return nil }
        return Int(text)
    }

    /// `2nd`; `2` only before a dot.
    private static func ordinal(_ word: String, isDotted: Bool) -> Int? {
        let digits = word.prefix(while: \.isNumber)
        let rest = word.dropFirst(digits.count)
        guard rest.isEmpty ? isDotted : ["st", "nd", "rd", "th", "ª", "º", "a"].contains(rest) else { return nil }
        return plain(digits)
    }

    /// `2of5`, `two`, `VII`, `sept`.
    static func count(_ word: String) -> Int? {
        if let of = word.firstIndex(of: "o"), word[of...].hasPrefix("of"), word[of...].dropFirst(2).allSatisfy(\.isNumber) {
            return plain(word[..<of])
        }
        return counts[word]
    }

    /// `第2季`, `2기`, `시즌2`.
    private static func counted(_ word: String) -> Int? {
        for (before, after) in [("第", "季"), ("第", "期"), ("", "기")] where word.hasPrefix(before) && word.hasSuffix(after) {
            let inside = word.dropFirst(before.count).dropLast(after.count)
            if let season = plain(inside) ?? counts[String(inside)] { return season }
        }
        return nil
    }

    static let names: Set<String> = [
        "season", "seasons", "series", "serie", "staffel", "saison", "saisons", "temporada", "temp", "tem", "stagione", "seizoen", "sezon",
        "sezona", "sezóna", "sezonul", "série", "évad", "сезон", "kausi", "sæson", "säsong", "seasong", "sesong", "시즌", "シーズン",
    ]

    /// Those with the number before them: `2 сезон`.
    private static let beforeName: Set<String> = ["сезон", "évad", "sezon", "sezona", "sezóna", "série", "시즌"]

    private static let counts: [String: Int] = [
        "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
        "un": 1, "deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "sept": 7, "huit": 8, "neuf": 9, "dix": 10,
        "eins": 1, "zwei": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6, "sieben": 7, "acht": 8, "neun": 9, "zehn": 10,
        "i": 1, "ii": 2, "iii": 3, "iv": 4, "v": 5, "vi": 6, "vii": 7, "viii": 8, "ix": 9, "x": 10,
        "一": 1, "二": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9, "十": 10,
    ]
}
