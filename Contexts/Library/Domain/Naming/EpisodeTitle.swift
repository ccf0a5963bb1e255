/// The title of an episode in the name of its file.
enum EpisodeTitle {
    /// The text after the episode's number, without the day of the broadcast.
    static func find(after mark: EpisodeMark, _ day: BroadcastDay?, in text: String) -> String? {
        let isDotted = TitleText.isDotted(text)
        func title(_ range: Range<Int>) -> String? {
            let text = text.bytes(range)
            return read(mark.hasSeason ? withoutAbsolute(text) : text, isDotted: isDotted)
        }
        let all = mark.range.upperBound..<(mark.endOfTitle ?? text.utf8.count)
        guard let day, day.range.lowerBound >= all.lowerBound, day.range.upperBound <= all.upperBound else { return title(all) }
        let before = title(all.lowerBound..<day.range.lowerBound)
        let after = title(day.range.upperBound..<all.upperBound)
        // `S20E142 [1142] [2016-02-25] - Title`
        if let before, before.contains(where: \.isLetter) || after == nil { return before }
        // Some talk shows have no other title than “October 8, 2014”.
        return after ?? (day.rule == .writtenDay ? title(all) : nil)
    }

    /// `S01E05 - 017 - Title`, `S01E05-E06 - 017-018 - Title`: the numbers among all episodes are no part of the title.
    private static func withoutAbsolute(_ text: String) -> String {
        let tokens = NameTokens(text)
        let words = tokens.tokens
        var count = 0
        while count < words.count, let number = words[count].number, words[count].range.count > 2,
            count == 0 || words[count].gap == .hyphen && words[count - 1].number == number - 1
        {
            count += 1
        }
        guard count > 0, count < words.count, words[count].gap == .dash, words[count].group == nil, text.hasPrefix(" - "),
            ReleaseWords.year(words[0].word) == nil
        else { return text }
        return " - " + tokens.text(words[count].range.lowerBound..<tokens.bytes.count)
    }

    /// - Parameter isDotted: whether the whole name has dots for spaces.
    private static func read(_ text: String, isDotted: Bool) -> String? {
        let tokens = NameTokens(text.trimmingPrefix(while: { " ._-–)]:,~".contains($0) }))
        let words = tokens.tokens
        let strengths = ReleaseWords.strengths(words)
        let stop = words.indices.first { strengths[$0] == .technical }
        let end =
            stop.map { beforeTags(words, strengths, upTo: $0) }
            ?? (isDotted ? beforeLanguages(words, strengths) : beforeCapitals(words, strengths, isApart: text.hasPrefix(" -")))
        guard end > 0 else { return nil }
        // `(BD)`
        if let group = tokens.groups.first, group.range == 0..<tokens.bytes.count, strengths.allSatisfy({ ($0 ?? .rare) >= .tag }) {
            return nil
        }
        var last = tokens.start(of: end)
        // `Title (14-01-2008)`
        if end == words.count, let group = tokens.groups.last, group.range.upperBound == last, group.range.lowerBound > 0,
            tokens.bytes[group.inside].count(where: NameTokens.isDigit) >= 4
        {
            last = group.range.lowerBound
        }
        // `Title (Dub)`
        if let group = tokens.groups.last(where: { $0.range.upperBound <= last }), group.range.lowerBound > 0, group.tokens.count == 1,
            tokens.bytes[group.range.upperBound..<last].allSatisfy({ " ._".utf8.contains($0) }),
            ["dub", "sub", "dubbed", "subbed", "uncut", "uncensored"].contains(words[group.tokens.lowerBound].word)
        {
            last = group.range.lowerBound
        }
        let title = TitleText.of(tokens.text(0..<last))
        // `S28E05 (601) - Title`
        if title.first == "(", let close = title.firstIndex(of: ")"), title[..<close].dropFirst().allSatisfy(\.isNumber),
            title[title.index(after: close)...].hasPrefix(" - ")
        {
            return String(title[title.index(close, offsetBy: 4)...])
        }
        // `Show 366 END`, `Show - 017 (115)`
        if title == "END" || title == "FIN" || title.first == "(" && title.dropFirst().dropLast().allSatisfy(\.isNumber) { return nil }
        return title.isEmpty ? nil : title
    }

    /// The words before the editions and tags that stand directly before the technical words.
    private static func beforeTags(_ words: [NameTokens.Token], _ strengths: [ReleaseWords.Strength?], upTo stop: Int) -> Int {
        let names = words.map(\.word)
        var end = stop
        while end > 0 {
            // “The Web” is a title.
            if end == 2, strengths[1] == .tag, TitleReader.articles.contains(names[0]) { break }
            // “Lost in English”
            if end > 1, ReleaseWords.isLanguage(names[end - 1]), !words[end - 1].isUppercase,
                ["in", "to", "speak", "speaking", "of", "my"].contains(names[end - 2])
            {
                break
            }
            if let count = (1...3).reversed().first(where: {
                end - $0 >= 0 && Edition.read(at: end - $0, in: names, before: end)?.count == $0
            }) {
                end -= count
            } else if end > 2, ReleaseWords.isLanguage(names[end - 2]), words[end - 1].gap == .dot, ReleaseWords.year(names[end - 1]) != nil
            {
                // `Title.German.2009.DL.1080p`
                end -= 2
            } else if strengths[end - 1] == .tag || strengths[end - 1] == .rare && words[end - 1].isUppercase {
                end -= 1
            } else {
                break
            }
        }
        return end
    }

    /// The words before `German.DL` or `FRENCH` at the end of a name with dots. One word in small letters may belong to the title.
    private static func beforeLanguages(_ words: [NameTokens.Token], _ strengths: [ReleaseWords.Strength?]) -> Int {
        let count = words.indices.reversed().prefix { strengths[$0] == .tag || strengths[$0] == .rare && words[$0].isUppercase }.count
        let end = words.count - count
        let isUppercase = words[end...].allSatisfy(\.isUppercase)
        if end == 0 { return isUppercase || words.allSatisfy { ReleaseWords.isLanguage($0.word) } || count > 1 ? 0 : words.count }
        return count > 1 || isUppercase && !words[..<end].allSatisfy(\.isUppercase) ? end : words.count
    }

    /// Abbreviations of languages that are no words of a title in capitals.
    static let languageCodes: Set<String> = [
        "vf", "vo", "ita", "eng", "fra", "fre", "ger", "deu", "esp", "spa", "rus", "ukr", "cz", "pl", "hun", "jpn", "kor", "fr",
    ]

    /// The words before `FRENCH` or `CZ` in a name with spaces; a word alone after a dash is the title.
    private static func beforeCapitals(_ words: [NameTokens.Token], _ strengths: [ReleaseWords.Strength?], isApart: Bool) -> Int {
        let count = words.indices.reversed().prefix { words[$0].isUppercase && strengths[$0].map { $0 <= .tag } == true }.count
        let end = words.count - count
        if end == 0 { return isApart ? words.count : 0 }
        let areLanguages = words[end...].allSatisfy { ReleaseWords.isLanguage($0.word) || languageCodes.contains($0.word) }
        return areLanguages && !words[..<end].allSatisfy(\.isUppercase) ? end : words.count
    }
}
