/// Finds title, year, edition and label in a name without hints and brackets.
struct TitleReader {
    let text: String
    let tokens: NameTokens
    let words: [NameTokens.Token]
    let names: [String]
    let strengths: [ReleaseWords.Strength?]
    /// The first word of the title.
    let start: Int
    /// The first technical word.
    let stop: Int?

    /// The number of words from there in capitals or digits.
    let capitals: Int

    /// Whether a year may begin the name without any sign, as in the names of some people’s files: `2008 Title`.
    private let isFile: Bool

    /// Whether it is the part of a name before the number of an episode.
    let isSeries: Bool

    static func read(_ text: String, isFile: Bool = false, isSeries: Bool = false) -> ParsedName {
        TitleReader(text, isFile: isFile, isSeries: isSeries).read()
    }

    private init(_ text: String, isFile: Bool, isSeries: Bool) {
        self.text = text
        self.isFile = isFile
        self.isSeries = isSeries
        tokens = NameTokens(text)
        words = tokens.tokens
        names = words.map(\.word)
        strengths = ReleaseWords.strengths(words)
        start = Self.start(words, strengths)
        capitals = words.dropFirst(start).prefix { $0.isUppercase || $0.number != nil }.count
        stop = words.indices.dropFirst(start + 1).first { [strengths] in strengths[$0] == .technical } ?? Self.languageBeforeGroup(words)
    }

    /// `THE.TITLE.FRENCH-GRP`: a language in capitals before the name of the group.
    private static func languageBeforeGroup(_ words: [NameTokens.Token]) -> Int? {
        guard words.count > 3, let group = words.last, group.gap == .hyphen, words.dropLast().dropFirst().allSatisfy({ $0.gap == .dot }),
            case let language = words[words.count - 2], language.isUppercase, ReleaseWords.isLanguage(language.word)
        else { return nil }
        return words.count - 2
    }

    /// Technical words before the title (`h265 - HEVC Title`) are left out.
    static func start(_ words: [NameTokens.Token], _ strengths: [ReleaseWords.Strength?]) -> Int {
        let run = strengths.prefix { ($0 ?? .rare) >= .tag }.count
        // `hdtv-low.rope`
        if run == 1, words.count > 2, words[1].gap == .hyphen, strengths[0] == .technical, words.dropFirst(2).allSatisfy({ $0.gap == .dot })
        {
            return 1
        }
        // `1080p - Title`, `DVDRip - Title`
        if run == 1, words.count > 1, words[1].gap == .dash,
            ReleaseWords.resolution(words[0].word) != nil || words[0].word.hasSuffix("rip")
                || words[0].isUppercase && ["hd", "dvd", "bd"].contains(words[0].word)
        {
            return 1
        }
        guard (2..<max(words.count, 2)).contains(run), strengths.prefix(run).contains(.technical) else {
            return 0
        }
        let next = words[run].gap
        return next == .dash || next == .other || next == .bracket
            || strengths[0] == .technical && ReleaseWords.year(words[run].word) == nil ? run : 0
    }

    private func read() -> ParsedName {
        if words.isEmpty { return ParsedName(title: TitleText.of(text)) }
        var parsed = ParsedName(title: "")
        parsed.isRelease = stop != nil
        if let (index, rule) = year() {
            parsed.year = ReleaseWords.year(words[index].word)
            parsed.note(.year, rule)
            if rule == .yearFirst {
                title(
                    from: tokens.end(of: index), to: trailing(before: stop ?? words.count, isRelease: stop != nil), .titleAfterYear, &parsed
                )
                parsed.title = TitleText.withoutPeople(parsed.title)
            } else if rule == .yearAfterRelease || stop.map({ $0 < index }) == true {
                title(to: trailing(before: stop ?? index, isRelease: true), .titleBeforeRelease, &parsed)
            } else {
                title(to: editions(before: index), .titleBeforeYear, &parsed)
                take(rest: tokens.end(of: index), &parsed)
            }
        } else if let stop {
            title(to: trailing(before: stop, isRelease: true), .titleBeforeRelease, &parsed)
        } else {
            title(to: trailing(before: words.count, isRelease: false), .wholeName, &parsed)
        }
        return parsed
    }
}

// MARK: - Years

extension TitleReader {
    private func year() -> (index: Int, rule: NameRule)? {
        if let index = yearInBrackets() { return (index, .yearInBrackets) }
        if let stop, let index = lastYear(before: stop), unknown(between: index, stop) <= 4 { return (index, .yearBeforeRelease) }
        if stop == nil, let index = yearAtEnd() { return (index, .yearAtEnd) }
        if isYearFirst() { return (start, .yearFirst) }
        guard let stop, let index = words.indices.dropFirst(stop).first(where: { year($0) != nil }) else { return nil }
        return (index, .yearAfterRelease)
    }

    private func year(_ index: Int) -> Int? { ReleaseWords.year(words[index].word) }

    /// `(2019)`, and the span of a series `(2011-2019)`, `(2011–)`: the last one.
    private func yearInBrackets() -> Int? {
        for group in tokens.groups.reversed() where group.isRound {
            // `( 2019 )`
            let inside = tokens.text(group.inside).drop { $0 == " " }
            guard let first = group.tokens.first, first > start, year(first) != nil,
                tokens.bytes[group.inside.lowerBound..<words[first].range.lowerBound].allSatisfy({ $0 == 0x20 }), inside.count <= 11,
                inside.dropFirst(4).allSatisfy({ "-– 0123456789.г年년".contains($0) })
            else { continue }
            return first
        }
        return nil
    }

    private func lastYear(before end: Int) -> Int? {
        // “Class of 1984” is a title.
        let last = words[..<end].indices.dropFirst(start + 1).last { year($0) != nil && words[$0].group == nil && names[$0 - 1] != "of" }
        // `Title 2010-2015`: the years of a series.
        return last.map { isSpan($0) && $0 - 1 > start ? $0 - 1 : $0 }
    }

    private func isSpan(_ index: Int) -> Bool {
        words[index].gap == .hyphen && year(index - 1).map { first in year(index).map { $0 > first } == true } == true
    }

    private func unknown(between index: Int, _ end: Int) -> Int {
        var count = 0
        var at = index + 1
        while at < end {
            if let edition = Edition.read(at: at, in: names) {
                at += edition.count
            } else {
                if strengths[at] == nil { count += 1 }
                at += 1
            }
        }
        return count
    }

    /// The last year of a name without technical words, if nothing follows it but release words, editions or a label after a dash.
    private func yearAtEnd() -> Int? {
        guard let index = lastYear(before: words.count) else { return nil }
        var at = index + 1
        while at < words.count {
            if words[at].gap == .dash { return index }
            // `Title.2019-Group`, `Title 2019 by Group`, `Title 2019 @group`, `Title 2019 (Group)`
            if at == words.count - 1, words[at].gap == .hyphen, words[index].gap != .hyphen, !isSpan(at) { return index }
            if at == index + 1, names[at] == "by" && at + 1 < words.count || names[at].hasPrefix("@") { return index }
            if at == index + 1, at == words.count - 1, let group = words[at].group, tokens.groups[group].isRound { return index }
            // `Title.1990.CODA`
            if at == words.count - 1, words[at].gap == .dot, words[at].isUppercase, words[at].range.count > 2, capitals < index - start {
                return index
            }
            if at == index + 1, isSpan(at) {
                at += 1
            } else if let edition = Edition.read(at: at, in: names) {
                at += edition.count
            } else if strengths[at] != nil || Edition.abbreviation(words[at]) != nil || FactWords.isGenre(names[at])
                || isRunningTime(at)
                || FactWords.seriesEnding(names[(index + 1)...]) == words.count - index - 1
                || words[at].isUppercase && FactWords.isFact(names[at])
                || names[at] == "the" && at + 1 < words.count && Edition.read(at: at + 1, in: names) != nil
            {
                at += 1
            } else {
                return nil
            }
        }
        return index
    }

    /// `(1995) Heat`, `2014 - Title`, `2012.Brave.1080p`; not `2001 A Space Odyssey` or `2012.1080p`.
    private func isYearFirst() -> Bool {
        guard start + 1 < words.count, year(start) != nil, stop != start + 1 else { return false }
        if words[start].group != nil || words[start + 1].gap == .dash { return true }
        if Self.titlesWithYear.contains(words[start..<start + 2].map(\.word).joined(separator: " ")) { return false }
        if let stop { return stop - start > 1 }
        let next = start + 1
        return isFile && [.space, .dot, .underscore].contains(words[next].gap) && strengths[next] == nil
            && Edition.read(at: next, in: names) == nil
            && words[next].word.contains(where: \.isLetter)
    }

    /// The first two words of well-known titles that begin with a year.
    private static let titlesWithYear: Set<String> = [
        "1900 novecento", "1911 revolution", "1920 evil", "1920 horrors", "1920 london", "1920 the", "1922 the", "1939 battle", "1942 a",
        "1968 tunnel", "1971 beyond", "1987 when", "1990 the", "1991 the", "2000 ad", "2000 meters", "2000 mules", "2001 a", "2001 maniacs",
        "2002 the", "2009 lost", "2010 moby", "2010 the", "2012 doomsday", "2012 ice", "2012 supernova", "2012 time", "2012 zombie",
        "2016 obama's", "2018 everyone", "2019 after", "2020 texas", "2022 tsunami", "2025 the", "2036 origin",
    ]
}

// MARK: - Titles

extension TitleReader {
    private func title(from: Int? = nil, to end: Int, _ rule: NameRule, _ parsed: inout ParsedName) {
        let first = from ?? (start == 0 && !isBroadcasterFirst(before: end) ? 0 : tokens.start(of: max(start, 1)))
        let last = max(first, tokens.start(of: end))
        let text = tokens.text(first..<withoutAlternative(first..<last, parsed))
        parsed.title = TitleText.of(stop == nil ? text : BracketedTitle.latinName(text) ?? text)
        parsed.note(.title, rule)
        if end < words.count { collect(end, &parsed) }
    }

    /// `BBC.Title.Of.Two.Words.720p`, `BBC - Title`, `IMAX - Title 2013`
    private func isBroadcasterFirst(before end: Int) -> Bool {
        guard end > 1, words[0].isUppercase, Self.broadcasters.contains(names[0]) || names[0] == "imax" else { return false }
        if words[1].gap == .dash { return true }
        return (stop != nil || isSeries) && end > 2 && words[1].gap == .dot && capitals == 1 && names[0] != "imax"
    }

    private static let broadcasters: Set<String> = ["bbc", "itv", "pbs", "nhk", "zdf", "ard", "arte", "wdr", "ndr", "ch4"]

    /// `Title (Other Title) 2011 …`, `Title AKA Other Title 2011`: other titles are left out, in brackets only from the names of releases.
    private func withoutAlternative(_ range: Range<Int>, _ parsed: ParsedName) -> Int {
        if stop != nil || parsed.year != nil, let aka = words.indices.dropFirst(start + 1).first(where: isAlias),
            words[aka].range.upperBound < range.upperBound
        {
            return words[aka].range.lowerBound
        }
        guard stop != nil, TitleText.isDotted(text) || parsed.rule(of: .year) != .yearInBrackets else { return range.upperBound }
        guard let group = tokens.groups.last(where: { $0.isRound && $0.range.upperBound <= range.upperBound }),
            group.range.lowerBound > range.lowerBound,
            tokens.bytes[group.range.upperBound..<range.upperBound].allSatisfy({ " ._-".utf8.contains($0) })
        else { return range.upperBound }
        return group.range.lowerBound
    }

    /// `aka`, `A.K.A.`
    private func isAlias(_ index: Int) -> Bool { names[index] == "aka" || names[index...].prefix(3).elementsEqual(["a", "k", "a"]) }
}

// MARK: - Versions

extension TitleReader {
    /// The text after title and year: a label after a dash, or release words.
    private func take(rest from: Int, _ parsed: inout ParsedName) {
        let rest = TitleText.words(of: tokens.text(from..<tokens.bytes.count))
        guard let dash = rest.first, dash == "-" || dash == "–" else { return }
        parsed.take(label: rest.dropFirst().joined(separator: " "))
    }

    /// Editions, resolution, 3D format and part among the words from an index on.
    private func collect(_ first: Int, _ parsed: inout ParsedName) {
        var editions: [String] = []
        var at = first
        while at < words.count {
            defer { at += 1 }
            if let edition = Edition.read(at: at, in: names) {
                if !editions.contains(edition.name) { editions.append(edition.name) }
                at += edition.count - 1
                continue
            }
            if let id = IdentityHints.imdbID(names[at]) { parsed.hints.imdb = parsed.hints.imdb ?? id }
            if at < (stop ?? words.count), let name = Edition.abbreviation(words[at]), !editions.contains(name) { editions.append(name) }
            if parsed.label == nil, let resolution = ReleaseWords.resolution(names[at]) {
                parsed.label = resolution
                parsed.note(.label, .resolution)
            }
            if parsed.threeD == nil || parsed.threeD == .unspecified, let format = ThreeD(word: names[at]) {
                parsed.threeD = format
                parsed.note(.threeD, .threeDWords)
            }
            if parsed.part == nil, let part = PartMark.number(at: at, in: words) {
                parsed.part = part.number
                parsed.note(.part, .partMark)
                at += part.count - 1
            }
        }
        if !editions.isEmpty {
            parsed.edition = editions.joined(separator: " ")
            parsed.note(.edition, .editionWords)
        }
    }
}

extension ParsedName {
    /// Takes the text after a dash as the label. If it names the edition, only its technical words are left.
    mutating func take(label text: String) {
        var words = NameText.squeezed(text).split(separator: " ").filter { $0 != ReleaseWords.endOfTitle && $0 != "-" && $0 != "–" }
        if edition != nil {
            words.removeAll { !ReleaseWords.isKnown(String($0), .tag) || Edition.read(at: 0, in: [$0.lowercased()]) != nil }
        }
        guard !words.isEmpty else { return }
        label = words.joined(separator: " ")
        note(.label, .labelAfterDash)
    }
}
