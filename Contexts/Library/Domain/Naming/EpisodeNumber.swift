/// Rules for episodes that are only numbers: `Show - 012`, `02. Title`, `show.117.hdtv`.
struct EpisodeNumber {
    private let text: String
    private let tokens: NameTokens
    private let words: [NameTokens.Token]
    private let strengths: [ReleaseWords.Strength?]
    /// The first technical word, or the number of words.
    private let stop: Int
    private let season: SeasonMark?
    private let isOnlyNumber: Bool

    init(_ text: String) {
        self.text = text
        tokens = NameTokens(text)
        words = tokens.tokens
        strengths = ReleaseWords.strengths(words)
        season = SeasonMark.find(in: words)
        isOnlyNumber = words.count { $0.number != nil } == 1
        stop =
            words.indices.dropFirst().first { [strengths, words] in strengths[$0] == .technical && words[$0].word != ReleaseWords.endOfTitle
            } ?? words.count
    }

    func find() -> EpisodeMark? {
        if words.isEmpty { return nil }
        let rules = [
            leadingPair, seasonAndFirst, repeated, dottedPair, afterDash, first, compactDay, part, joined, abbreviated, inside, last, glued,
            afterLetters,
        ]
        for rule in rules { if let mark = rule() { return mark } }
        return nil
    }

    /// `1-12 - Title`, `4.12 - Title`: season and episode, if the first has one digit and the second two.
    private func leadingPair() -> EpisodeMark? {
        guard words.count > 1, words[1].range.count == 2, let season = words[0].number, let episode = words[1].number, season > 0,
            words.count == 2 || words[2].gap == .dash
        else { return nil }
        let separators = words[1].range.lowerBound - words[0].range.upperBound
        let isDotted = words[1].gap == .dot && separators == 1 && words[0].range.count <= 2 && !words[0].word.hasPrefix("0")
        guard words[1].gap == .hyphen && words[0].range.count == 1 || isDotted else { return nil }
        return EpisodeMark(
            range: 0..<words[1].range.upperBound, season: season, episodes: episode...episode, rule: .leadingPair)
    }

    /// `06.Show.S02.1080p`
    private func seasonAndFirst() -> EpisodeMark? {
        guard words.count > 2, let number = words[0].number, words[0].range.count <= 3, let season = SeasonMark.find(in: words, from: 1)
        else {
            return nil
        }
        return EpisodeMark(range: words[0].range, season: season.season, episodes: number...number, rule: .numberFirst)
    }

    /// `101 (01)`: the number with and without its season.
    private func repeated() -> EpisodeMark? {
        for index in words.indices.dropFirst() {
            guard words[index].group != nil, let short = words[index].number, let long = words[index - 1].number, long > 99, long < 10_000,
                long % 100 == short, words[index - 1].group == nil
            else { continue }
            return EpisodeMark(
                range: words[index - 1].range.lowerBound..<words[index].range.upperBound + 1, season: long / 100, episodes: short...short,
                rule: .numberWithSeason)
        }
        return nil
    }

    /// `House 1.03`
    private func dottedPair() -> EpisodeMark? {
        guard !TitleText.isDotted(text) || words.count == 3 else { return nil }
        for index in words.indices.dropFirst(2) where index < stop && words[index].gap == .dot && words[index].range.count == 2 {
            guard let season = words[index - 1].number, words[index - 1].range.count <= 2, season > 0, words[index - 1].gap == .space,
                let episode = words[index].number, index + 1 == words.count || words[index + 1].gap != .dot
            else { continue }
            return EpisodeMark(
                range: words[index - 1].range.lowerBound..<words[index].range.upperBound, season: season, episodes: episode...episode,
                rule: .dottedPair)
        }
        return nil
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
            .compactMap { index in range(at: index).map { (index, $0) } }
        // `Show - 100 Years - 01`: the first is part of a title if another one stands alone.
        guard let mark = found.first(where: { isPadded($0.0) || isAlone($0.0, $0.1.count) }) ?? found.first else { return nil }
        return self.mark(mark.0, mark.1, .numberAfterDash)
    }

    private func isPadded(_ index: Int) -> Bool { words[index].word.hasPrefix("0") }

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
        guard ReleaseWords.year(words[0].word) == nil, let found = range(at: 0), stop > 0 else { return nil }
        return mark(0, found, .numberFirst)
    }

    private func compactDay() -> EpisodeMark? {
        for index in words.indices {
            if let day = BroadcastDay.compact(words[index]) { return day.mark }
            if index > 0, index + 1 == stop, stop < words.count, let day = BroadcastDay.compact(words[index], isShort: true) {
                return day.mark
            }
        }
        return nil
    }

    /// `show.117.hdtv`, `show.0106.720p`, `Show.2005.211.title`, `show.101.102.hdtv`: season and episode as one number.
    private func joined() -> EpisodeMark? {
        for index in words.indices.dropFirst() where index < stop {
            guard let number = joined(index) else { continue }
            let last = joined(index + 1) == number + 1 ? index + 1 : index
            let isPadded = words[index].word.hasPrefix("0")
            let isBeforeSource =
                last + 1 == stop && stop < words.count
                && (words[stop...].contains(where: isSource) || words[index].range.count == 4 && isPadded)
            let isAfterYear =
                index > 1 && ReleaseWords.year(words[index - 1].word) != nil && (words[index].range.count == 3 || isPadded)
            guard isBeforeSource || isAfterYear || isBeforeTitle(index) else { continue }
            return EpisodeMark(
                range: words[index].range.lowerBound..<words[last].range.upperBound, season: number / 100,
                episodes: number % 100...(number + last - index) % 100, rule: .joinedNumber)
        }
        return nil
    }

    private func joined(_ index: Int) -> Int? {
        guard index < stop, (3...4).contains(words[index].range.count), let number = words[index].number, number % 100 > 0,
            number > 99, words[index].range.count == 4 || !words[index].word.hasPrefix("0"),
            [.dot, .underscore].contains(words[index].gap), ReleaseWords.year(words[index].word) == nil
        else { return nil }
        return number
    }

    /// `Show_209_Title`: the only number between title and episode title, and none that a season could not have.
    private func isBeforeTitle(_ index: Int) -> Bool {
        guard words[index].range.count == 3, !words[index].word.hasPrefix("0"), (words[index].number ?? 0) % 100 < 40, index + 1 < stop,
            strengths[index + 1] == nil, [.dot, .underscore].contains(words[index + 1].gap)
        else { return false }
        return isOnlyNumber
    }

    private func isSource(_ token: NameTokens.Token) -> Bool {
        ["hdtv", "pdtv", "dsr", "dsrip", "dvdrip", "webrip", "web", "bdrip", "tvrip", "sdtv"].contains(token.word)
    }

    /// `Show No. 5`, `Show Nr. 5`: with a dot, because “no” is a word in many languages.
    private func abbreviated() -> EpisodeMark? {
        for index in words.indices.dropFirst().dropLast() where ["no", "nr", "num", "núm"].contains(words[index].word) {
            guard tokens.bytes[words[index].range.upperBound] == UInt8(ascii: "."), let number = number(index + 1) else { continue }
            return EpisodeMark(
                range: words[index].range.lowerBound..<words[index + 1].range.upperBound, episodes: number...number, rule: .episodeWord)
        }
        return nil
    }

    /// `Show.05.Title`, `Monster 34 - Title`.
    private func inside() -> EpisodeMark? {
        for index in words.indices.dropFirst() where index + 1 < stop {
            guard let found = range(at: index), isSeparated(index), index + found.count < words.count else { continue }
            let isPadded = words[index].word.hasPrefix("0") && words[index].range.count == 2
            let isBeforeDash = words[index + found.count].gap == .dash && ReleaseWords.year(words[index].word) == nil
            let isVersioned = index + 1 < words.count && words[index].word.contains("v")
            if isPadded || isBeforeDash || isVersioned { return mark(index, found, .numberInside) }
        }
        return nil
    }

    /// A dot or colon between two numbers, or a hyphen, is no separator.
    private func isSeparated(_ index: Int) -> Bool {
        guard words[index].gap != .hyphen, tokens.bytes[words[index].range.lowerBound - 1] != UInt8(ascii: ":") else { return false }
        return words[index].gap != .dot || TitleText.isDotted(text) || words[index - 1].number == nil
    }

    /// `Mini.Series.Part.2.DSR`, `Show - Part Two`: an episode if nothing else is.
    private func part() -> EpisodeMark? {
        for index in words.indices {
            let name = words[index].word.trimmingSuffix(while: \.isNumber)
            guard Self.parts.contains(name) else { continue }
            let isGlued = name.utf8.count < words[index].range.count
            guard isGlued || index + 1 < words.count else { continue }
            let number =
                isGlued
                ? SeasonMark.plain(words[index].word.dropFirst(name.count))
                : number(index + 1) ?? SeasonMark.count(words[index + 1].word)
            guard let number, (1...99).contains(number) else { continue }
            return EpisodeMark(
                range: words[index].range.lowerBound..<words[isGlued ? index : index + 1].range.upperBound, episodes: number...number,
                rule: .partAsEpisode)
        }
        return nil
    }

    static let parts: Set<String> = [
        "part", "pt", "parte", "partie", "teil", "del", "chapter", "chapitre", "tome", "session", "act", "stage", "lesson", "vol", "volume",
        "round",
    ]

    /// `Show 12`, `Show 445 VOSTFR`, `Show 13-16`; not a year.
    private func last() -> EpisodeMark? {
        var end = stop
        while end > 1, strengths[end - 1] != nil || ["end", "fin"].contains(words[end - 1].word), number(end - 1) == nil { end -= 1 }
        for index in [end - 2, end - 1] where index > 0 {
            if season != nil, words[index].range.count < 2 { continue }
            guard let found = range(at: index), index + found.count == end, ReleaseWords.year(words[index].word) == nil, isSeparated(index)
            else { continue }
            return mark(index, found, .numberLast)
        }
        return nil
    }

    /// `Show_Title-01`, `Show-01`: a hyphen as a dash, if the number has a zero or brackets follow it.
    private func glued() -> EpisodeMark? {
        guard let index = words.indices.dropFirst().last(where: { $0 < stop && words[$0].word != ReleaseWords.endOfTitle }),
            words[index].gap == .hyphen, words[index].range.count > 1, number(index - 1) == nil, let number = number(index),
            ReleaseWords.year(words[index].word) == nil, isPadded(index) || index + 1 < words.count
        else { return nil }
        return mark(index, (number...number, 1), .numberAfterDash)
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
    private func number(_ index: Int) -> Int? {
        if season?.words.contains(index) == true { return nil }
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
    private func range(at index: Int) -> (episodes: ClosedRange<Int>, count: Int)? {
        guard let first = number(index) else { return nil }
        if index + 1 < words.count, tokens.bytes[words[index].range.upperBound] == UInt8(ascii: ":") { return nil }
        guard index + 1 < words.count, words[index + 1].gap == .hyphen || isTilde(index + 1) else {
            return (first...first, 1)
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

    private func isTilde(_ index: Int) -> Bool {
        tokens.bytes[words[index - 1].range.upperBound..<words[index].range.lowerBound].contains(UInt8(ascii: "~"))
    }
}
