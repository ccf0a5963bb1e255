/// Reads the name of an episode's file.
enum EpisodeName {
    /// - Parameter folder: the name of the series' folder.
    static func parse(_ stem: String, folder: String? = nil) -> ParsedName {
        let brackets = Brackets(RareSpelling.ofEpisode(stem), isSeries: true)
        var text = SiteName.removed(from: NameText.squeezed(brackets.text).trimmingSuffix(while: { "-_ ".contains($0) }))
        text = CountedNumber.withoutTotal(text)
        var extra: ExtraKind?
        var part = brackets.part
        if let split = ExtraKind.split(text) { (text, extra) = (split.stem, split.kind) }
        if extra == nil, let before = ExtraKind.splitOpening(text) { return opening(before) }
        // A group’s name and checksums in brackets are signs of absolute numbers.
        let mayJoin = brackets.tags.isEmpty
        var mark = find(in: text, folder, mayJoin: mayJoin)
        // “Mini Series pt 2” is an episode, not a part of one.
        if let split = PartMark.split(text), let found = find(in: split.stem, folder, mayJoin: mayJoin) {
            (text, part, mark) = (split.stem, split.part, found)
        }
        var parsed = read(text, mark, brackets)
        if let extra {
            parsed.extra = extra
            parsed.note(.extra, .extraEnding)
        } else if parsed.episodes == nil, parsed.season == nil, let before = ExtraKind.splitMark(text) {
            parsed = TitleReader.read(before)
            parsed.extra = .other
            parsed.note(.extra, .extraMark)
        }
        // `[Title] 05`
        if parsed.title.isEmpty, parsed.episodeTitle == nil, let title = brackets.tags.first(where: { !BracketedTitle.isRelease($0) }) {
            parsed.title = TitleText.of(title)
            parsed.note(.title, .titleInBrackets)
        }
        parsed.take(brackets)
        parsed.edition = nil
        if let part {
            parsed.part = part
            parsed.note(.part, .partMark)
        } else if parsed.episodes != nil, let number = parsed.episodeTitle.flatMap(partAlone) {
            parsed.part = number
            parsed.note(.part, .partMark)
        }
        return parsed
    }

    private static func opening(_ before: String) -> ParsedName {
        var parsed = TitleReader.read(before)
        parsed.extra = .other
        parsed.note(.extra, .extraEnding)
        return parsed
    }

    private static func find(in text: String, _ folder: String?, mayJoin: Bool) -> EpisodeMark? {
        guard let mark = EpisodeMark.find(in: text) else {
            let number = numberAfterSeries(folder, in: text) ?? EpisodeNumber(text, mayJoin: mayJoin).find()
            if number == nil, let folder, let found = numberAfterAbbreviation(folder, text) { return found }
            // `Show 901-928/921`
            if let found = number, found.rule == .joinedAlone, folder?.utf8.contains(where: NameTokens.isDigit) == true {
                return EpisodeNumber(text).find()
            }
            return number?.withSeason(in: text)
        }
        return mark.rule == .day ? numberBeforeDay(mark, in: text) ?? mark : mark
    }

    /// `24/24 - 101 - Title`: the number in the name of the series is not that of the episode.
    private static func numberAfterSeries(_ folder: String?, in text: String) -> EpisodeMark? {
        guard let folder, folder.utf8.contains(where: NameTokens.isDigit) else { return nil }
        let series = NameTokens(folder).tokens.prefix { $0.group == nil }
        let words = NameTokens(text).tokens
        guard let last = series.indices.last, series.contains(where: { $0.number != nil }), words.count > series.count,
            zip(series, words).allSatisfy({ $0.word == $1.word })
        else { return nil }
        let start = words[last].range.upperBound
        guard var mark = EpisodeNumber(text.bytes(start..<text.utf8.count)).find() else { return nil }
        mark.range = mark.range.lowerBound + start..<mark.range.upperBound + start
        return mark
    }

    /// `Low Harbour/LH-30`, `Low Harbour/lh30`: letters and a number of two or three digits, where the folder names the series.
    private static func numberAfterAbbreviation(_ folder: String, _ text: String) -> EpisodeMark? {
        let digits = text.utf8.reversed().prefix(while: NameTokens.isDigit).count
        let letters = text.dropLast(digits).trimmingSuffix { "-_. ".contains($0) }
        guard (2...3).contains(digits), !letters.isEmpty, letters.utf8.allSatisfy({ (0x61...0x7A).contains($0 | 0x20) }),
            let number = SeasonMark.plain(text.suffix(digits)), NameText.key(folder) != NameText.key(text)
        else { return nil }
        let end = text.utf8.count
        return EpisodeMark(range: end - digits..<end, episodes: number...number, rule: .numberLast)
    }

    /// `Show - 1234 - Title (2023-05-14)`: a day in brackets says less than a number that stands alone.
    private static func numberBeforeDay(_ day: EpisodeMark, in text: String) -> EpisodeMark? {
        guard day.range.lowerBound > 0, Array(text.utf8.dropFirst(day.range.lowerBound - 1).prefix(1)) == [UInt8(ascii: "(")] else {
            return nil
        }
        let number = EpisodeNumber(String(decoding: text.utf8.prefix(day.range.lowerBound - 1), as: UTF8.self)).find()
        return number.flatMap { [.numberAfterDash, .numberFirst].contains($0.rule) ? $0.withSeason(in: text) : nil }
    }

    private static func read(_ text: String, _ mark: EpisodeMark?, _ brackets: Brackets) -> ParsedName {
        var parsed: ParsedName
        if let mark {
            let day = BroadcastDay.find(in: text, outside: mark)
            parsed = show(before: text, mark, day, brackets)
            parsed.season = mark.season ?? brackets.season
            parsed.episodes = mark.episodes
            parsed.aired = mark.aired ?? day?.text
            if let day { parsed.note(.aired, day.rule) }
            if parsed.season != nil { parsed.note(.season, mark.season == nil ? .seasonOnly : mark.rule) }
            parsed.note(.episodes, mark.rule)
            parsed.episodeTitle = EpisodeTitle.find(after: mark, day, in: text)
            if parsed.year == nil, let year = yearAfterNumber(text, mark) {
                parsed.year = year
                parsed.note(.year, .yearInBrackets)
                if parsed.episodeTitle == "(\(year))" { parsed.episodeTitle = nil }
            }
            // `Show.E05.2019.720p`; the year of a later season is not the series’.
            if TitleText.isDotted(text), let year = parsed.episodeTitle.flatMap({ ReleaseWords.year($0) }) {
                parsed.episodeTitle = nil
                if parsed.year == nil, (mark.season ?? 1) == 1 {
                    parsed.year = year
                    parsed.note(.year, .yearAfterRelease)
                }
            }
            if parsed.episodeTitle != nil { parsed.note(.episodeTitle, .episodeTitle) }
        } else {
            let words = NameTokens(text).tokens
            if let season = SeasonMark.find(in: words) {
                parsed = show(String(decoding: text.utf8.prefix(season.bytes.lowerBound), as: UTF8.self), brackets)
                parsed.season = season.season
                parsed.note(.season, .seasonOnly)
            } else {
                parsed = TitleReader.read(text)
            }
        }
        parsed.label = ReleaseWords.resolution(in: text)
        if parsed.label != nil { parsed.note(.label, .resolution) }
        return parsed
    }

    /// The series before the episode and, if the day stands there too, before or after the day.
    private static func show(before text: String, _ mark: EpisodeMark, _ day: BroadcastDay?, _ brackets: Brackets) -> ParsedName {
        var range = 0..<mark.range.lowerBound
        // A day that is all of the text is the title.
        if let day, day.range.upperBound <= range.upperBound, day.range.lowerBound > 0 || day.range.upperBound + 3 < range.upperBound {
            range = day.range.lowerBound == 0 ? day.range.upperBound..<range.upperBound : 0..<day.range.lowerBound
        }
        var before = text.bytes(range)
        // `港口.第7季.20210501`, `Show S07 2021-05-01`
        if mark.aired != nil, let season = SeasonMark.find(in: NameTokens(before).tokens), season.bytes.lowerBound > 0,
            before.utf8.dropFirst(season.bytes.upperBound).allSatisfy({ " ._-".utf8.contains($0) })
        {
            before = before.bytes(0..<season.bytes.lowerBound)
        }
        if day != nil || mark.aired != nil { before = without(prepositions, withoutStation(before, mark, in: text)) }
        if mark.hasSeason { return show(withoutAbsolute(before), brackets) }
        // `Show - 05. Episode 5`
        if mark.rule == .episodeWord, let last = NameTokens(before).tokens.last, last.gap == .dash, last.number == mark.episodes.lowerBound
        {
            return show(withoutAbsolute(before), brackets)
        }
        switch mark.rule {
        // `Show TV [01 of 12]`
        case .oneOfMany: return show(without([" TV", " tv"], before), brackets)
        default: return show(before, brackets)
        }
    }

    private static func show(_ text: String, _ brackets: Brackets) -> ParsedName {
        let before = withoutNumber(withoutSeparators(BracketedTitle.withoutBroadcastSeason(text)))
        // `[Group][Title][2019][05]`
        let title = before.contains(where: \.isLetter) ? "" : brackets.title.map { TitleText.of($0) + " " } ?? ""
        let text = title + (BracketedTitle.latinName(before) ?? before)
        var parsed = text.isEmpty ? ParsedName(title: "") : TitleReader.read(text, isSeries: true)
        parsed.edition = nil
        parsed.threeD = nil
        parsed.part = nil
        if !parsed.title.isEmpty { parsed.note(.title, .titleBeforeEpisode) }
        return parsed
    }

    /// The dot of “House M.D.” is none.
    private static func withoutSeparators(_ text: String) -> String {
        let name = text.trimmingSuffix { " ._-–([=+".contains($0) }
        let ending = name.utf8.suffix(2)
        guard let letter = ending.last, ending.first == UInt8(ascii: "."), (0x41...0x5A).contains(letter),
            text.utf8.dropFirst(name.utf8.count).first == UInt8(ascii: ".")
        else { return name }
        return name + "."
    }

    /// `Show - 07 (2016)`, `Show S1 (2019) - 11`; the year of a later season is not the series’.
    private static func yearAfterNumber(_ text: String, _ mark: EpisodeMark) -> Int? {
        let rest = text.utf8.dropFirst(mark.range.upperBound).drop(while: { " ._".utf8.contains($0) }).prefix(6)
        let inside = text.utf8.dropFirst(mark.range.lowerBound).prefix(mark.range.count).drop { $0 != UInt8(ascii: "(") }.prefix(6)
        for group in mark.season == 1 ? [rest, inside] : [rest] where group.first == UInt8(ascii: "(") && group.last == UInt8(ascii: ")") {
            if let year = ReleaseWords.year(String(decoding: group.dropFirst().dropLast(), as: UTF8.self)) { return year }
        }
        return nil
    }

    /// `Show 313-315`, `165.Show Name` and `165-166.Show` before `S16E03`: the absolute numbers are no part of the title.
    static func withoutNumber(_ text: String) -> String {
        let tokens = NameTokens(text)
        let words = tokens.tokens
        if words.count > 2, words[words.count - 1].gap == .hyphen || words.suffix(2).allSatisfy({ $0.gap == .dash }),
            let last = words[words.count - 1].number,
            let first = words[words.count - 2].number, first < last, ReleaseWords.year(words[words.count - 2].word) == nil
        {
            return tokens.text(0..<words[words.count - 2].range.lowerBound).trimmingSuffix(while: { " ._-–".contains($0) })
        }
        if words.count > 2, let first = words[0].number, words[0].range.count == 3, words[1].gap == .hyphen, words[1].number == first + 1,
            words[2].gap == .dot
        {
            return tokens.text(words[2].range.lowerBound..<tokens.bytes.count)
        }
        if words.count > 2, words[0].number != nil, words[0].range.count == 3, words[1].gap == .dot, words[2].gap == .space {
            return tokens.text(words[1].range.lowerBound..<tokens.bytes.count)
        }
        return text
    }

    /// `Abendschau vom 3. Mai`
    private static let prepositions = [
        " - Sendung vom", " - Folge vom", " - Ausgabe vom", " Sendung vom", " vom", " am", " du", " del", " of", " from", " van", " от",
        " - Monday",
        " - Tuesday", " - Wednesday", " - Thursday", " - Friday", " - Saturday", " - Sunday",
    ]

    /// `Show_STATION_2013_01_15_19_59_00`, as Windows Media Center named its recordings.
    private static func withoutStation(_ text: String, _ mark: EpisodeMark, in name: String) -> String {
        let words = NameTokens(text).tokens
        guard mark.aired != nil, name.bytes(mark.range).utf8.count(where: { $0 == UInt8(ascii: "_") }) > 4, words.count > 1,
            let last = words.last,
            last.isUppercase, last.gap == .underscore
        else { return text }
        return text.bytes(0..<words[words.count - 2].range.upperBound)
    }

    private static func without(_ endings: [String], _ text: String) -> String {
        let name = text.trimmingSuffix { " _.".contains($0) }.replacing("_", with: " ")
        return endings.first(where: name.hasSuffix).map { String(name.dropLast($0.count)) } ?? text
    }

    /// `Show - 05`, `Show - 17.5` and `Show - Episode 5 - Title` before `S01E05`: the number among all episodes is no part of the title.
    private static func withoutAbsolute(_ text: String) -> String {
        let tokens = NameTokens(text)
        var words = tokens.tokens[...]
        if let name = words.indices.dropFirst().dropLast().first(where: {
            words[$0].gap == .dash && EpisodeWords.isName(words[$0].word) && words[$0 + 1].number != nil
                && ($0 + 2 == words.count || words[$0 + 2].gap == .dash)
        }) {
            return tokens.text(0..<tokens.end(of: name - 1))
        }
        // `Show - Folge 4_ Title` before `(S03_E04)`
        if let name = words.indices.dropFirst().dropLast(2).first(where: {
            words[$0].gap == .dash && EpisodeWords.isName(words[$0].word) && words[$0].range.count > 1 && words[$0 + 1].number != nil
                && [":", "_"].contains(String(decoding: tokens.bytes[words[$0 + 1].range.upperBound...].prefix(1), as: UTF8.self))
        }) {
            return tokens.text(0..<tokens.end(of: name - 1))
        }
        if words.count > 2, let last = words.last, last.gap == .dot, last.range.count == 1, last.number != nil { words.removeLast() }
        guard words.count > 1, let last = words.last, last.gap == .dash, SeasonMark.plain(last.word) != nil,
            ReleaseWords.year(last.word) == nil
        else { return text }
        return tokens.text(0..<tokens.end(of: words.endIndex - 2))
    }

    /// The number of an episode's file in parts, if the title is nothing else: `Part 1`.
    private static func partAlone(_ title: String) -> Int? {
        let words = NameTokens(title).tokens
        return PartMark.number(words[...])
    }
}

extension EpisodeMark {
    /// A number that names no season, with the season that the name gives before it: `Season 2 05`.
    func withSeason(in text: String) -> EpisodeMark {
        guard season == nil else { return self }
        let words = NameTokens(text).tokens
        guard let found = SeasonMark.find(in: words), found.bytes.upperBound <= range.lowerBound else {
            return self
        }
        var mark = self
        mark.season = found.season
        mark.range = found.bytes.lowerBound..<range.upperBound
        return mark
    }
}
