/// Rules for episodes that are only numbers: `Show - 012`, `02. Title`, `show.117.hdtv`.
struct EpisodeNumber {
    let text: String
    let tokens: NameTokens
    let words: [NameTokens.Token]
    let strengths: [ReleaseWords.Strength?]
    /// The first technical word, or the number of words.
    let stop: Int
    /// The words that give a season.
    private let ofSeasons: Set<Int>
    let isOnlyNumber: Bool
    /// Whether `203` alone may be the third episode of season 2.
    let mayJoin: Bool

    init(_ text: String, mayJoin: Bool = false) {
        self.text = text
        self.mayJoin = mayJoin
        tokens = NameTokens(text)
        words = tokens.tokens
        strengths = ReleaseWords.strengths(words)
        ofSeasons = Set(SeasonMark.all(in: words).flatMap(\.words))
        isOnlyNumber = words.count { $0.number != nil } == 1
        stop =
            words.indices.dropFirst(max(TitleReader.start(words, strengths), 1)).first { [strengths, words] in
                strengths[$0] == .technical && words[$0].word != ReleaseWords.endOfTitle
            } ?? words.count
    }

    func find() -> EpisodeMark? {
        if words.isEmpty { return nil }
        let rules = [
            firstAndNext, leadingPair, seasonAndFirst, repeated, dottedPair, pairAndNext, hyphenedPair, half, afterDash, joinedFirst, first,
            compactDay,
            beforePart, part, joined,
            joinedLast, joinedBehindRelease, abbreviated, inside, last, glued, afterLetters, inBrackets, spaced,
        ]
        for rule in rules { if let mark = rule() { return mark } }
        return nil
    }

    /// `06.Show.S02.1080p`
    private func seasonAndFirst() -> EpisodeMark? {
        guard words.count > 2, let number = number(0), words[0].range.count <= 3, let season = SeasonMark.find(in: words, from: 1)
        else {
            return nil
        }
        return EpisodeMark(range: words[0].range, season: season.season, episodes: number...number, rule: .numberFirst)
    }

    /// `Show - 012`, unless the name begins with the number: `7 - 12 Angry Men`.
    private func afterDash() -> EpisodeMark? {
        if number(0) != nil, let second = words.indices.dropFirst().first(where: { words[$0].gap == .dash }),
            second == 1 || range(at: 0)?.count == second,
            let after = range(at: second), second + after.count < stop, words[second + after.count].word != ReleaseWords.endOfTitle
        {
            return nil
        }
        let found = words.indices.dropFirst().lazy
            .filter { $0 < stop && words[$0].gap == .dash && ReleaseWords.year(words[$0].word) == nil }
            .compactMap { index in (range(at: index) ?? partOfEpisode(index)).map { (index, $0) } }
        // `Show - 100 Years - 01`: the first is part of a title if another one stands alone.
        guard let mark = found.first(where: { isPadded($0.0) || isAlone($0.0, $0.1.count) }) ?? found.first else { return nil }
        return self.mark(mark.0, mark.1, .numberAfterDash)
    }

    /// `09a`, `111c`: a part of an episode.
    private func partOfEpisode(_ index: Int) -> (episodes: ClosedRange<Int>, count: Int)? {
        guard let letter = words[index].word.utf8.last, (0x61...0x64).contains(letter), words[index].range.count > 2,
            let number = SeasonMark.plain(words[index].word.dropLast())
        else { return nil }
        return (number...number, 1)
    }

    func isPadded(_ index: Int) -> Bool { words[index].word.hasPrefix("0") }

    /// Whether no word follows without a dash or brackets.
    private func isAlone(_ index: Int, _ count: Int) -> Bool {
        index + count >= stop || words[index + count].gap == .dash || words[index + count].gap == .bracket
    }

    /// `02. Title`, `02-03 - Title`; not a year, and not `24 7 Title Part 2`.
    private func first() -> EpisodeMark? {
        if words.count > 2, words[1].gap == .space, !isPadded(0) {
            if words[1].number != nil, words[1].range.count == 1, part() != nil { return nil }
            // `91 Days 05`
            if let last = words.indices.prefix(stop).last, last > 1, isPadded(last), number(last) != nil, words[last].gap == .space {
                return nil
            }
        }
        let ofPart = isPadded(0) && words[0].range.count == 3 ? partOfEpisode(0) : nil
        guard ReleaseWords.year(words[0].word) == nil, let found = range(at: 0) ?? ofPart, stop > 0 else { return nil }
        return mark(0, found, .numberFirst)
    }

    /// `Show No. 5`, `Show Nr. 5`: with a dot, because “no” is a word in many languages.
    private func abbreviated() -> EpisodeMark? {
        for index in words.indices.dropFirst().dropLast() where ["no", "nr", "num", "núm"].contains(words[index].word) {
            guard tokens.bytes[words[index].range.upperBound] == UInt8(ascii: "."), let number = number(index + 1) else { continue }
            // `Show No. 6 104`
            if index + 2 < stop, words[index + 2].gap == .space, words[index + 2].range.count > 1, self.number(index + 2) != nil {
                return nil
            }
            return EpisodeMark(
                range: words[index].range.lowerBound..<words[index + 1].range.upperBound, episodes: number...number, rule: .episodeWord)
        }
        return nil
    }

    /// `Show.05.Title`, `Monster 34 - Title`.
    private func inside() -> EpisodeMark? {
        for index in words.indices.dropFirst() where index + 1 < stop {
            guard let found = range(at: index), isSeparated(index), index + found.count < words.count,
                words[index + found.count].word != ReleaseWords.endOfTitle
            else { continue }
            let isPadded =
                words[index].word.hasPrefix("0") && (words[index].range.count == 2 || words[index].range.count == 3 && isOnlyNumber)
            let isBeforeDash = words[index + found.count].gap == .dash && ReleaseWords.year(words[index].word) == nil
            let isVersioned = index + 1 < words.count && words[index].word.contains("v")
            // `Show 2 - Rope 04`: a number with a zero at the end says more.
            if isBeforeDash, !isPadded, self.isPadded(stop - 1), number(stop - 1) != nil, stop - 1 > index { continue }
            if isPadded, let pair = paddedPair(index) { return pair }
            if isPadded || isBeforeDash || isVersioned { return mark(index, found, .numberInside) }
        }
        return nil
    }

    /// A dot or colon between two numbers, or a hyphen, is no separator.
    func isSeparated(_ index: Int) -> Bool {
        guard words[index].gap != .hyphen, tokens.bytes[words[index].range.lowerBound - 1] != UInt8(ascii: ":") else { return false }
        return words[index].gap != .dot || TitleText.isDotted(text) || words[index - 1].number == nil
    }

    /// `Show 12`, `Show 445 VOSTFR`, `Show 13-16`; not a year.
    private func last() -> EpisodeMark? {
        var end = stop
        while end > 1, strengths[end - 1] != nil || ["end", "fin"].contains(words[end - 1].word), number(end - 1) == nil { end -= 1 }
        if let mark = absoluteInside(before: end) { return mark }
        for index in [end - 2, end - 1] where index > 0 {
            if !ofSeasons.isEmpty, words[index].range.count < 2 { continue }
            guard let found = range(at: index), index + found.count == end, ReleaseWords.year(words[index].word) == nil, isSeparated(index)
            else { continue }
            return mark(index, found, .numberLast)
        }
        return nil
    }

    /// `[Group] Show 279 Title 1`: three digits among all episodes say more than the single one of a title.
    private func absoluteInside(before end: Int) -> EpisodeMark? {
        guard !mayJoin, end > 3, words[end - 1].range.count == 1, words[end - 1].number != nil, words[end - 2].number == nil else {
            return nil
        }
        let found = words.indices.dropFirst().prefix(end - 3).filter { words[$0].range.count == 3 && number($0) != nil }
        guard found.count == 1, let index = found.first, let number = number(index), isSeparated(index), words[index + 1].gap != .hyphen
        else { return nil }
        return mark(index, (number...number, 1), .numberInside)
    }

    /// `Show (123) Title`
    func inBrackets() -> EpisodeMark? {
        guard let index = words.indices.dropFirst().first(where: { words[$0].group != nil && number($0) != nil }),
            let number = number(index),
            ReleaseWords.year(words[index].word) == nil, let group = words[index].group.map({ tokens.groups[$0] }), group.tokens.count == 1,
            index + 1 < stop
        else { return nil }
        return EpisodeMark(range: group.range, episodes: number...number, rule: .numberInside)
    }

    /// `Show_Title-01`, `Show-03-Title`, `Show-24 [1080p]`: a hyphen as a dash, if the number has a zero or brackets follow it.
    private func glued() -> EpisodeMark? {
        let found =
            words.indices.dropFirst().first { isGlued($0) && isPadded($0) }
            ?? words.indices.dropFirst().last { isGlued($0) && isBeforeBrackets($0) }
        guard let index = found, let number = number(index) else { return nil }
        return mark(index, (number...number, 1), .numberAfterDash)
    }

    private func isGlued(_ index: Int) -> Bool {
        index < stop && words[index].gap == .hyphen && words[index].range.count > 1 && number(index) != nil && number(index - 1) == nil
            && ReleaseWords.year(words[index].word) == nil
            && (index + 1 == words.count || words[index + 1].gap != .hyphen || words[index + 1].number == nil)
    }

    private func isBeforeBrackets(_ index: Int) -> Bool {
        index + 1 < words.count && (words[index + 1].word == ReleaseWords.endOfTitle || words[index + 1].gap == .bracket)
    }

    /// `港口01`
    private func afterLetters() -> EpisodeMark? {
        guard let index = words.indices.last(where: { $0 < stop && words[$0].word != ReleaseWords.endOfTitle }) else { return nil }
        let name = words[index].word.trimmingSuffix { $0.isASCII && $0.isNumber }
        guard let last = name.unicodeScalars.last, Script.of(String(last)) == .eastAsian,
            case let digits = words[index].word.dropFirst(name.count), digits.count > 1, let number = SeasonMark.plain(digits)
        else { return nil }
        let end = words[index].range.upperBound
        return EpisodeMark(range: end - digits.utf8.count..<end, episodes: number...number, rule: .numberLast)
    }

    private func mark(_ index: Int, _ found: (episodes: ClosedRange<Int>, count: Int), _ rule: NameRule) -> EpisodeMark {
        EpisodeMark(
            range: words[index].range.lowerBound..<words[index + found.count - 1].range.upperBound, episodes: found.episodes, rule: rule)
    }

    /// `12`, `012`, `12v2`, at most four digits.
    func number(_ index: Int) -> Int? {
        if ofSeasons.contains(index) { return nil }
        let word = words[index].word
        var digits = word[...]
        if let v = digits.lastIndex(of: "v"), digits[digits.index(after: v)...].utf8.count == 1,
            digits.utf8.last.map(NameTokens.isDigit) == true
        {
            digits = digits[..<v]
        }
        return SeasonMark.plain(digits)
    }

    /// A number, or two with a hyphen: `01-02`, up to 50 episodes.
    func range(at index: Int) -> (episodes: ClosedRange<Int>, count: Int)? {
        guard let first = number(index) else { return nil }
        // `3:10`
        if index + 1 < words.count, tokens.bytes[words[index].range.upperBound] == UInt8(ascii: ":"),
            words[index + 1].range.lowerBound == words[index].range.upperBound + 1
        {
            return nil
        }
        guard index + 1 < words.count, words[index + 1].gap == .hyphen || isJoined(index + 1) else {
            return and(first, index) ?? (first...first, 1)
        }
        guard let last = number(index + 1) else { return (first...first, 1) }
        if let run = run(from: index) { return run }
        guard last > first, last - first <= 50, index + 2 >= words.count || words[index + 2].gap != .hyphen else { return nil }
        return (first...last, 2)
    }

    /// `01-02-03`
    private func run(from index: Int) -> (episodes: ClosedRange<Int>, count: Int)? {
        guard let first = number(index), words[index].range.count > 1 else { return nil }
        var count = 1
        while index + count < words.count, words[index + count].gap == .hyphen, words[index + count].range.count > 1,
            number(index + count) == first + count
        {
            count += 1
        }
        return count > 2 ? (first...first + count - 1, count) : nil
    }

    /// `01 & 02`, `01 and 02`
    private func and(_ first: Int, _ index: Int) -> (episodes: ClosedRange<Int>, count: Int)? {
        guard index + 2 < words.count, words[index].range.count > 1, Self.and.contains(words[index + 1].word),
            number(index + 2) == first + 1,
            words[index + 2].range.count == words[index].range.count
        else { return nil }
        return (first...first + 1, 3)
    }

    /// `01~02`, `01+02`, `01,02`
    func isJoined(_ index: Int) -> Bool {
        if words[index].range.lowerBound == words[index - 1].range.upperBound + 1, words[index].gap == .other,
            tokens.bytes[words[index - 1].range.upperBound] == UInt8(ascii: ",")
        {
            return isPadded(index - 1) && number(index).map { number(index - 1) == $0 - 1 } == true
        }
        return tokens.bytes[words[index - 1].range.upperBound..<words[index].range.lowerBound].contains { "~+".utf8.contains($0) }
    }
}
