import Foundation

/// A name without its bracketed tags, and the meaning of each group of brackets.
struct Brackets {
    /// The name with spaces in place of the groups that are no part of it. A year in square brackets stands in round ones.
    private(set) var text = ""
    private(set) var hints = IdentityHints()
    /// From `{edition-…}`.
    private(set) var edition: String?
    /// From `(Special Edition)`, `[Uncut]`.
    private(set) var editions: [String] = []
    private(set) var part: Int?
    private(set) var threeD: ThreeD?
    /// The content of the groups that mean none of the above.
    private(set) var tags: [String] = []
    /// Whether there are letters or numbers in the text.
    private var hasText = false
    /// The number of tags before any other text.
    private var leading = 0
    /// Whether the number of the episode is in brackets after them.
    private var isBracketed = false
    /// The text that was not asked yet for a season with its episode.
    private var unread = ""
    private var hasEpisode = false
    private var isNumberedInBrackets = false
    /// From `[S2]`, `[Season 2]`.
    private var ofGroup: Int?

    /// - Parameter isSeries: the number of an episode may stand in brackets.
    init(_ name: String, isSeries: Bool = false) {
        let tokens = NameTokens(Self.mended(WideCharacters.plain(Self.decoded(name))))
        var at = 0
        isNumberedInBrackets = tokens.groups.contains { !$0.isRound && Self.areEpisodes(tokens.text($0.inside)[...]) }
        for group in tokens.groups {
            let before = tokens.text(at..<group.range.lowerBound)
            if !isSeries || !BracketedTitle.isBroadcastSeason(before) { add(before) }
            unread += before
            at = group.range.upperBound
            let inside = tokens.text(group.inside)
            // `From [ www.example.org ] - Title`
            if text.utf8.count < 16, SiteName.isSite(inside), NameText.squeezed(text).lowercased() == "from" { text = "" }
            let words = tokens.tokens[group.tokens]
            if isSeries, !group.isRound, ofGroup == nil, let mark = SeasonMark.find(in: Array(words)), mark.words.count == words.count {
                ofGroup = mark.season
            }
            if isSeries, let unwrapped = episode(inside, group) {
                isBracketed = isBracketed || leading == tags.count
                add(unwrapped)
            } else if let year = year(words, group, isSeries: isSeries) {
                if !isSeries, !group.isRound, words.count == 1 { text = RareSpelling.withoutTranslation(text) }
                add("(\(year))")
                if words.count > 1 { tags.append(inside) }
            } else if isTitle(inside, group, isSeries: isSeries) || isTitle(group, in: tokens)
                || !take(inside, words, group, isSeries: isSeries)
            {
                add(tokens.text(group.range))
            } else {
                let endsTitle = (isSeries || !group.isRound) && hasText && isTechnical(words)
                text += endsTitle ? " \(ReleaseWords.endOfTitle) " : " "
            }
            if !hasText { leading = tags.count }
        }
        text += tokens.text(at..<tokens.bytes.count)
    }

    /// `Title%20(2019)`: as in the address of a page.
    private static func decoded(_ name: String) -> String {
        name.utf8.contains(UInt8(ascii: "%")) && !name.utf8.contains(UInt8(ascii: " ")) && name.contains("%20")
            ? name.removingPercentEncoding ?? name : name
    }

    /// `]Group] Title`, `(Group] Title`: the first bracket is the wrong one.
    private static func mended(_ name: String) -> String {
        guard let first = name.first, "[({])}".contains(first), let close = name.dropFirst().firstIndex(where: { "[({])}".contains($0) }),
            "])}".contains(name[close]), first != partners[name[close]]
        else { return name }
        return "[" + name.dropFirst().prefix(upTo: close) + "]" + name[name.index(after: close)...]
    }

    private static let partners: [Character: Character] = ["]": "[", ")": "(", "}": "{"]

    /// Of a series, in a name that begins with brackets: `[Group][Title][05]`, `[Group][Title] 05`.
    var title: String? {
        guard isBracketed || leading > 1 else { return nil }
        let titles = titleTags.filter { !EpisodeMark.isDay($0) }.compactMap(BracketedTitle.withoutSeason)
        return BracketedTitle.of(leading > 1 ? [tags[0]] + titles : titles)
    }

    /// The tags before any other text, without the group’s name if there are several.
    private var titleTags: ArraySlice<String> { tags.prefix(leading).dropFirst(leading > 1 ? 1 : 0) }

    /// Of a series, in the brackets of its title or in its own: `[Group][Title S2][05]`, `[Group][Title][S2][05]`.
    var season: Int? {
        if let ofGroup { return ofGroup }
        guard isBracketed || leading > 1 else { return nil }
        return titleTags.lazy.compactMap { SeasonMark.find(in: NameTokens($0).tokens)?.season }.first
    }

    private mutating func add(_ more: String) {
        text += more
        hasText = hasText || more.contains { $0.isLetter || $0.isNumber }
    }

    /// `[05x07]`, `(Ep 6)`, `[Cap.408]` as they are; `[05]`, `[05v2]`, `[13 END]`, `[88-91]`, `[1008]` as numbers after a dash.
    private mutating func episode(_ inside: String, _ group: NameTokens.Group) -> String? {
        // `S02E[05-07]`
        if !group.isRound, text.utf8.suffix(2).first.map(NameTokens.isDigit) == true, text.hasSuffix("E") || text.hasSuffix("e"),
            Self.areEpisodes(inside[...])
        {
            return inside
        }
        // `(3:6)`; not `(16:9)`, `(4:3)` or `(20:15)`
        let pair = inside.split(separator: ":", omittingEmptySubsequences: false).map { SeasonMark.plain($0) }
        if pair.count == 2, let season = pair[0], let episode = pair[1], (1...9).contains(season), (1..<60).contains(episode),
            inside != "4:3", inside.utf8.count < 5, !isNumbered()
        {
            return " \(season)x\(episode) "
        }
        if EpisodeMark.isSure(inside) {
            let isDay = EpisodeMark.isDay(inside)
            // `[Group][2017-03-18][Title][853]`
            if isDay, isNumberedInBrackets, !group.isRound, !hasText { return nil }
            // `S02E06 - Title [Episode 32]`
            if !isDay, !EpisodeMark.isNumbered(inside), isNumbered() { return nil }
            unread += inside
            return group.isRound && isDay ? " (\(inside)) " : " \(inside) "
        }
        // `Folge (3/10)`, as MediathekView writes it
        let parts = inside.split(separator: "_", omittingEmptySubsequences: false).map { SeasonMark.plain($0) }
        if group.isRound, parts.count == 2, let one = parts[0], let many = parts[1], one <= many, many < 100 {
            return " \(one) of \(many) "
        }
        if EpisodeMark.isDottedPair(inside) { return " [\(inside)] " }
        // `[05] Title`, `(05) Title`
        if group.range.lowerBound == 0, inside.utf8.count == 2, inside.utf8.allSatisfy(NameTokens.isDigit) { return " \(inside) - " }
        guard !group.isRound, group.range.lowerBound > 0 else { return nil }
        var text = inside.lowercased()[...]
        if let ending = Self.endings.first(where: text.hasSuffix) { text = text.dropLast(ending.count) }
        text = text.drop { $0 == " " }.prefix { $0 != " " }
        return Self.areEpisodes(text) ? " - \(String(text.map { "~&+_".contains($0) ? "-" : $0 })) " : nil
    }

    /// `05`, `05v2`, `88-91`, `01~02`, `01&02`
    private static func areEpisodes(_ text: Substring) -> Bool {
        let numbers = text.split(omittingEmptySubsequences: false) { "-~&+_".contains($0) }
        // `[01_24]` may be one of 24.
        if text.contains("_"), let last = numbers.last.flatMap({ Int($0) }), Int(numbers[0]) != last - 1 { return false }
        return numbers.count <= 2 && numbers.allSatisfy(isEpisodeNumber)
    }

    /// Whether a season and its episode are in the name so far.
    private mutating func isNumbered() -> Bool {
        hasEpisode = hasEpisode || EpisodeMark.isNumbered(unread)
        unread = ""
        return hasEpisode
    }

    /// After the number of the last episode.
    private static let endings = ["end", "fin", "完结", "完結", "完"]

    private static func isEpisodeNumber(_ text: Substring) -> Bool {
        let number = text.split(separator: "v").first ?? ""
        return SeasonMark.plain(number) != nil && ReleaseWords.year(number) == nil
            && !["480", "576", "720", "1080", "1440", "2160", "4320"].contains(number)
    }

    /// `[2019]`; a year after other words, as in `(Director, 1983)`.
    private func year(_ words: ArraySlice<NameTokens.Token>, _ group: NameTokens.Group, isSeries: Bool) -> Int? {
        // `[2000, drama, BDRip]`
        if !isSeries, words.count > 1, words[words.startIndex + 1].gap == .other, let year = ReleaseWords.year(words[words.startIndex].word)
        {
            return year
        }
        if let year = yearWithKind(words) { return year }
        if !isSeries, let year = yearWithFacts(words) ?? (group.isRound ? yearAfterName(words) : nil) { return year }
        guard let last = words.last, let year = ReleaseWords.year(last.word) else { return nil }
        if words.count == 1 { return group.isRound ? nil : year }
        // `[2019-2021]`
        if words.count == 2, !group.isRound, last.gap == .hyphen, let first = words.first.flatMap({ ReleaseWords.year($0.word) }),
            first < year
        {
            return first
        }
        guard !isSeries, group.range.lowerBound > 0, words.contains(where: { $0.number == nil }) else { return nil }
        return [.dash, .other, .dot].contains(last.gap) ? year : nil
    }

    /// `(TV Movie 2009)`, `(2009 TV Mini Series)`
    private func yearWithKind(_ words: ArraySlice<NameTokens.Token>) -> Int? {
        guard (2...4).contains(words.count), let first = words.first, let last = words.last else { return nil }
        if let year = ReleaseWords.year(first.word), words.dropFirst().allSatisfy({ FactWords.isKind($0.word) }) { return year }
        guard let year = ReleaseWords.year(last.word), words.dropLast().allSatisfy({ FactWords.isKind($0.word) }) else { return nil }
        return year
    }

    /// `(Action Western 1950)`, `[1963 - UK]`
    private func yearWithFacts(_ words: ArraySlice<NameTokens.Token>) -> Int? {
        let others = words.filter { ReleaseWords.year($0.word) == nil }
        guard words.count > 1, others.count == words.count - 1,
            others.allSatisfy({ FactWords.isFact($0.word) || $0.isUppercase && $0.range.count < 4 || ReleaseWords.isKnown($0.word, .tag) })
        else { return nil }
        return words.lazy.compactMap { ReleaseWords.year($0.word) }.first
    }

    /// `(Hitchcock 1954)`: one or two words, as those of a person.
    private func yearAfterName(_ words: ArraySlice<NameTokens.Token>) -> Int? {
        guard (2...3).contains(words.count), let last = words.last, last.gap == .space,
            words.dropLast().allSatisfy({ $0.range.count > 2 && $0.word.allSatisfy(\.isLetter) && !Self.ofTitles.contains($0.word) })
        else { return nil }
        return ReleaseWords.year(last.word)
    }

    /// Words that stand before a year in a title.
    private static let ofTitles: Set<String> = [
        "the", "since", "and", "live", "summer", "winter", "spring", "class", "part", "volume", "remake",
    ]

    private func isTechnical(_ words: ArraySlice<NameTokens.Token>) -> Bool {
        ReleaseWords.strengths(Array(words)).contains(.technical) || words.contains { ThreeD(word: $0.word) != nil }
    }

    /// `[REC]` and `[500] Days`.
    private func isTitle(_ inside: String, _ group: NameTokens.Group, isSeries: Bool) -> Bool {
        guard group.range.lowerBound == 0, !isSeries, !group.isRound else { return false }
        return inside.lowercased() == "rec" || (1...3).contains(inside.utf8.count) && inside.utf8.allSatisfy(NameTokens.isDigit)
    }

    /// `You Are [Not] Alone`: words of the title go on behind the brackets.
    private func isTitle(_ group: NameTokens.Group, in tokens: NameTokens) -> Bool {
        let next = group.tokens.upperBound
        guard !group.isRound, (1...2).contains(group.tokens.count), group.range.lowerBound > 0, next < tokens.tokens.count,
            tokens.tokens[next].group == nil, tokens.tokens[next].gap == .bracket,
            " _".utf8.contains(tokens.bytes[group.range.lowerBound - 1]), " _".utf8.contains(tokens.bytes[group.range.upperBound]),
            hasText, text.last(where: { $0 != " " && $0 != "_" }).map({ $0.isLetter || $0 == "," }) == true
        else { return false }
        let words = tokens.tokens[group.tokens.lowerBound...next].map(\.word)
        return words.indices.allSatisfy { index in
            words[index].allSatisfy(\.isLetter) && !ReleaseWords.isKnown(words[index], .rare) && Edition.read(at: index, in: words) == nil
                && !EpisodeWords.isName(words[index]) && !SeasonMark.names.contains(words[index])
        }
    }

    /// - Returns: false if the group belongs to the name.
    private mutating func take(_ inside: String, _ tokens: ArraySlice<NameTokens.Token>, _ group: NameTokens.Group, isSeries: Bool) -> Bool
    {
        if hints.take(inside) || isNumbering(inside, group) { return true }
        // `(www.example.org)`, `(VF) Title`
        let isLanguage =
            group.range.lowerBound == 0 && tokens.count == 1 && tokens.allSatisfy { EpisodeTitle.languageCodes.contains($0.word) }
        if group.isRound, SiteName.isSite(inside) || isLanguage { return true }
        let lower = inside.lowercased()
        if lower.hasPrefix("edition-") || lower.hasPrefix("edition=") {
            edition = edition ?? NameText.squeezed(String(inside.dropFirst(8)))
            return true
        }
        if let number = PartMark.number(tokens) ?? (isSeries ? nil : PartMark.ofMany(tokens)) {
            part = part ?? number
            return true
        }
        let words = tokens.map(\.word)
        if let found = Edition.read(at: 0, in: words), found.count == words.count {
            editions.append(found.name)
            return true
        }
        if !group.isRound || words.allSatisfy({ ThreeD(word: $0) != nil }) {
            for index in words.indices {
                if let found = Edition.read(at: index, in: words), !editions.contains(found.name) { editions.append(found.name) }
                if threeD == nil || threeD == .unspecified { threeD = ThreeD(word: words[index]) ?? threeD }
            }
        }
        let strengths = ReleaseWords.strengths(Array(tokens))
        let isRelease =
            strengths.contains(.technical) && strengths.allSatisfy { $0 != nil } || words.allSatisfy(ReleaseWords.isLanguage)
            || words.allSatisfy { ThreeD(word: $0) != nil }
            || !words.isEmpty && FactWords.seriesEnding(words[...]) == words.count
        // `Title (TV) - 05`
        let isSource =
            words.count == 1
            && words.allSatisfy { ["hd", "sd", "dvd", "bd"].contains($0) || isSeries && ["tv", "dvd", "bd", "web"].contains($0) }
        guard !group.isRound || words.isEmpty || isRelease || isSource || isChecksum(lower) else { return false }
        if !words.isEmpty { tags.append(NameText.squeezed(inside)) }
        return true
    }

    /// `(1) Title`, `(12) Title`
    private func isNumbering(_ inside: String, _ group: NameTokens.Group) -> Bool {
        group.isRound && group.range.lowerBound == 0 && (1...2).contains(inside.utf8.count) && inside.utf8.allSatisfy(NameTokens.isDigit)
    }

    /// The eight hexadecimal digits that some groups add.
    private func isChecksum(_ text: String) -> Bool {
        text.utf8.count == 8 && text.utf8.allSatisfy { NameTokens.isDigit($0) || (0x61...0x66).contains($0) }
            && text.utf8.contains(where: NameTokens.isDigit)
    }
}
