/// The part of a name that gives a season: `Season 2`, `2nd Season`, `S02`, `Temporada1`, `Saison VII`, `第2季`.
struct SeasonMark: Equatable {
    /// The words that it takes.
    var words: Range<Int>
    /// The bytes that it takes. In East Asian names it is only a part of its word.
    var bytes: Range<Int>
    var season: Int

    private init(_ words: Range<Int>, _ season: Int, _ tokens: [NameTokens.Token]) {
        self.words = words
        self.season = season
        bytes = tokens[words.lowerBound].range.lowerBound..<tokens[words.upperBound - 1].range.upperBound
    }

    /// All of a name, in their order.
    static func all(in tokens: [NameTokens.Token]) -> [SeasonMark] {
        var marks: [SeasonMark] = []
        while let next = find(in: tokens, from: marks.last?.words.upperBound ?? 0) { marks.append(next) }
        return marks
    }

    static func find(in tokens: [NameTokens.Token], from: Int = 0) -> SeasonMark? {
        for index in tokens.indices.dropFirst(from) { if let mark = at(index, tokens) { return mark } }
        return nil
    }

    private static func at(_ index: Int, _ tokens: [NameTokens.Token]) -> SeasonMark? {
        let word = tokens[index].word
        if names.contains(word) { return named(index, tokens) }
        // `Se.3 afl.3`, `S 3 E 4`, `St. 3 Ep. 4`, `T1 Cap.5`
        let digits = word.utf8.reversed().prefix(while: NameTokens.isDigit).count
        if digits > 0, let season = plain(word.suffix(digits)) {
            let name = word.dropLast(digits)
            let isLetter = name == "s" || name == "se"
            // `S0615` is an episode too.
            if isLetter, digits > 2, ReleaseWords.year(word.suffix(digits)) == nil { return nil }
            let isSeason = isLetter || names.contains(String(name)) || name == "t" && isEpisode(index + 1, tokens)
            return isSeason ? SeasonMark(index..<index + 1, season, tokens) : counted(index, tokens)
        }
        if ["se", "s", "t", "st"].contains(word), index + 1 < tokens.count, let season = plain(tokens[index + 1].word),
            isEpisode(index + 2, tokens)
        {
            return SeasonMark(index..<index + 2, season, tokens)
        }
        // `Гавань ТВ-2`
        if word == "тв" || word == "tv", index > 0, index + 1 < tokens.count, tokens[index + 1].gap == .hyphen,
            tokens[index + 1].range.count == 1,
            let season = plain(tokens[index + 1].word)
        {
            return SeasonMark(index..<index + 2, season, tokens)
        }
        return counted(index, tokens)
    }

    private static func isEpisode(_ index: Int, _ tokens: [NameTokens.Token]) -> Bool {
        index < tokens.count && EpisodeWords.isName(tokens[index].word.trimmingSuffix(while: \.isNumber))
    }

    /// The number before or after a word for “season”.
    private static func named(_ index: Int, _ tokens: [NameTokens.Token]) -> SeasonMark? {
        let before = Ordinal.before(index, in: tokens)
        // “The Final Season - 60”
        let isApart = index > 0 && index + 1 < tokens.count && tokens[index + 1].gap == .dash
        let after =
            index + 1 < tokens.count && !isApart && !isYearOfSeries(index, tokens)
            ? number(after: tokens[index].word, tokens[index + 1]) : nil
        if let before {
            let mark = SeasonMark(before.first..<index + 1, before.value, tokens)
            // “The 2nd Season 3”
            let isEpisode = index + 1 < tokens.count && tokens[index + 1].range.count > 1
            if before.form == .suffixed, after == nil || isEpisode || tokens[index + 1].gap == .dash { return mark }
            if after == nil, before.form == .dotted { return mark }
            // `1 сезон 05 серия`: the next number has a word of its own.
            let isCounted = after != nil && EpisodeWords.isCounted(index + 1, in: tokens)
            if isCounted || after == nil && beforeName.contains(tokens[index].word) { return mark }
        }
        return after.map { SeasonMark(index..<index + 2, $0, tokens) }
    }

    /// `TV Series 2009`, `(Series 2009)`: the year in which it began.
    private static func isYearOfSeries(_ index: Int, _ tokens: [NameTokens.Token]) -> Bool {
        guard tokens[index].word == "series", ReleaseWords.year(tokens[index + 1].word) != nil else { return false }
        return index > 0 && ["tv", "mini"].contains(tokens[index - 1].word)
            || tokens[index].group != nil && tokens[index].group == tokens[index + 1].group
    }

    /// `2`, `two`, `VII`, `2019`. “Series” occurs in titles: “Series: 30”, “Series - 02”, “Series (1999)”, “Series 100” and
    /// “Series III” are none.
    private static func number(after name: String, _ token: NameTokens.Token) -> Int? {
        let isAmbiguous = name == "series" || name == "serie"
        if isAmbiguous, [.other, .dash, .bracket].contains(token.gap) || token.word.utf8.allSatisfy({ "ivx".utf8.contains($0) }) {
            return nil
        }
        let word = token.word.first.map(signs.contains) == true ? String(token.word.dropFirst()) : token.word
        guard let number = plain(word) else { return count(word) }
        return isAmbiguous && number > 99 && number < 1888 ? nil : number
    }

    /// One to four digits.
    static func plain(_ text: some StringProtocol) -> Int? {
        guard (1...4).contains(text.utf8.count), text.utf8.allSatisfy(NameTokens.isDigit) else { return nil }
        return Int(text)
    }

    /// `2of5`, `two`, `VII`, `sept`.
    static func count(_ word: String) -> Int? {
        if let of = word.firstIndex(of: "o"), word[of...].hasPrefix("of"), word[of...].dropFirst(2).allSatisfy(\.isNumber) {
            return plain(word[..<of])
        }
        return counts[word]
    }

    /// `第2季`, `2기`, `第二期`
    private static func counted(_ index: Int, _ tokens: [NameTokens.Token]) -> SeasonMark? {
        let word = tokens[index].word
        guard let number = CountedNumber.find(in: word, before: counters) ?? part(word) ?? japanese(word) else { return nil }
        var mark = SeasonMark(index..<index + 1, number.value, tokens)
        // The word is in lower case, which has other bytes in a few scripts.
        if tokens[index].word.utf8.count == tokens[index].range.count {
            let start = mark.bytes.lowerBound
            mark.bytes = start + number.range.lowerBound..<start + number.range.upperBound
        }
        return mark
    }

    /// `第2部`; “2部” is a part of something else.
    private static func part(_ word: String) -> CountedNumber? {
        word.contains("第") ? CountedNumber.find(in: word, before: ["部"]) : nil
    }

    /// `第2シーズン`, `2ndシーズン`
    private static func japanese(_ word: String) -> CountedNumber? {
        guard let name = ["シーズン", "シリーズ"].lazy.compactMap({ word.firstRange(of: $0) }).first else { return nil }
        let before = String(word[..<name.lowerBound])
        let ending = ["st", "nd", "rd", "th"].first(where: before.hasSuffix)?.count ?? 0
        guard let number = CountedNumber.atEnd(of: String(before.dropLast(ending)), before: []), (1..<100).contains(number.value) else {
            return nil
        }
        return CountedNumber(value: number.value, range: number.range.lowerBound..<word[..<name.upperBound].utf8.count)
    }

    private static let counters: Set<Character> = ["季", "期", "기"]
    /// In front of a number: `Сезон №9`.
    static let signs: Set<Character> = ["№", "#"]

    static let names: Set<String> = [
        "season", "seasons", "series", "serie", "staffel", "staffeln", "saison", "saisons", "temporada", "temporadas", "temp", "tem",
        "stagione", "stagioni", "seizoen", "sezon", "sezona", "sezóna", "sezonul", "série", "řada", "séria", "évad", "evad", "kausi",
        "tuotantokausi", "sæson", "saeson", "säsong", "sasong", "seasong", "sesong", "сезон", "сезона", "сезони", "сезоны", "сез", "sez",
        "κύκλος",
        "κυκλος", "σεζόν", "σεζον", "musim", "phần", "الموسم", "עונה", "시즌", "シーズン", "mùa", "ซีซั่น",
        "ซีซัน", "sezonas", "hooaeg", "denboraldia", "فصل", "الفصل", "موسم", "ssn", "seas",
    ]

    /// Those with the number before them: `2 сезон`.
    private static let beforeName: Set<String> = [
        "сезон", "сезоны", "сез", "évad", "evad", "sezon", "sez", "sezona", "sezóna", "série", "řada", "séria", "시즌",
    ]

    private static let counts: [String: Int] = [
        "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
        "un": 1, "deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "sept": 7, "huit": 8, "neuf": 9, "dix": 10,
        "eins": 1, "zwei": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6, "sieben": 7, "acht": 8, "neun": 9, "zehn": 10,
        "i": 1, "ii": 2, "iii": 3, "iv": 4, "v": 5, "vi": 6, "vii": 7, "viii": 8, "ix": 9, "x": 10,
        "一": 1, "二": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9, "十": 10,
    ]
}
