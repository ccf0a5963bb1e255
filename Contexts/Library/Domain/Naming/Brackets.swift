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
    /// Of a series, in the name of an episode that is all in brackets: `[Group][Title][05]`.
    private(set) var title: String?
    /// The content of the groups that mean none of the above.
    private(set) var tags: [String] = []

    /// - Parameter isSeries: the number of an episode may stand in brackets.
    init(_ name: String, isSeries: Bool = false) {
        let tokens = NameTokens(WideCharacters.plain(name))
        var at = 0
        for group in tokens.groups {
            let before = tokens.text(at..<group.range.lowerBound)
            if !isSeries || !BracketedTitle.isBroadcastSeason(before) { text += before }
            at = group.range.upperBound
            let inside = tokens.text(group.inside)
            // `From [ www.example.org ] - Title`
            if SiteName.isSite(inside), NameText.squeezed(text).lowercased() == "from" { text = "" }
            let words = tokens.tokens[group.tokens]
            if isSeries, let unwrapped = episode(inside, group) {
                if title == nil, !text.contains(where: \.isLetter) { title = BracketedTitle.of(tags) }
                text += unwrapped
            } else if let year = year(words, group, isSeries: isSeries) {
                text += "(\(year))"
            } else if isTitle(inside, group, isSeries: isSeries) || !take(inside, words, group, isSeries: isSeries) {
                text += tokens.text(group.range)
            } else {
                let endsTitle = !group.isRound && isTechnical(words) && text.contains { $0.isLetter || $0.isNumber }
                text += endsTitle ? " \(ReleaseWords.endOfTitle) " : " "
            }
        }
        text += tokens.text(at..<tokens.bytes.count)
    }

    /// `[05x07]`, `(Ep 6)`, `[Cap.408]` as they are; `[05]`, `[05v2]`, `[13 END]`, `[88-91]`, `[1008]` as numbers after a dash.
    private func episode(_ inside: String, _ group: NameTokens.Group) -> String? {
        if EpisodeMark.isSure(inside) { return group.isRound && EpisodeMark.isDay(inside) ? " (\(inside)) " : " \(inside) " }
        guard !group.isRound, group.range.lowerBound > 0 else { return nil }
        var text = inside.lowercased()[...]
        if let ending = Self.endings.first(where: text.hasSuffix) { text = text.dropLast(ending.count) }
        text = text.drop { $0 == " " }.prefix { $0 != " " }
        let numbers = text.split(separator: "-", omittingEmptySubsequences: false)
        return numbers.count <= 2 && numbers.allSatisfy(Self.isEpisodeNumber) ? " - \(text) " : nil
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
        guard let last = words.last, let year = ReleaseWords.year(last.word) else { return nil }
        if words.count == 1 { return group.isRound ? nil : year }
        guard !isSeries, group.range.lowerBound > 0, words.contains(where: { $0.number == nil }) else { return nil }
        return [.dash, .other, .dot].contains(last.gap) ? year : nil
    }

    private func isTechnical(_ words: ArraySlice<NameTokens.Token>) -> Bool {
        ReleaseWords.strengths(Array(words)).contains(.technical) || words.contains { ThreeD(word: $0.word) != nil }
    }

    /// `[REC]` and `[500] Days`.
    private func isTitle(_ inside: String, _ group: NameTokens.Group, isSeries: Bool) -> Bool {
        guard group.range.lowerBound == 0, !isSeries, !group.isRound else { return false }
        return inside.lowercased() == "rec" || (1...3).contains(inside.utf8.count) && inside.utf8.allSatisfy(NameTokens.isDigit)
    }

    /// - Returns: false if the group belongs to the name.
    private mutating func take(_ inside: String, _ tokens: ArraySlice<NameTokens.Token>, _ group: NameTokens.Group, isSeries: Bool) -> Bool
    {
        if hints.take(inside) || isNumbering(inside, group) { return true }
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
        if !group.isRound {
            for index in words.indices {
                if let found = Edition.read(at: index, in: words), !editions.contains(found.name) { editions.append(found.name) }
                if threeD == nil || threeD == .unspecified { threeD = ThreeD(word: words[index]) ?? threeD }
            }
        }
        let strengths = ReleaseWords.strengths(Array(tokens))
        let isRelease = strengths.contains(.technical) && strengths.allSatisfy { $0 != nil } || words.allSatisfy(ReleaseWords.isLanguage)
        guard !group.isRound || words.isEmpty || isRelease || isChecksum(lower) else { return false }
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
