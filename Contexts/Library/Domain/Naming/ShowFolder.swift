/// The folders of a series between the library and one file, read once for all files in them.
public struct ShowFolder: Sendable {
    /// The season that the folders name.
    public let season: Int?
    /// The folder that was made for one episode.
    private let ofEpisode: ParsedName?
    /// The folder of one episode in that of its season: `Season 1/Episode 5`.
    private let numbered: ParsedName?
    /// The key of the series' title.
    private let series: String?

    /// - Parameters:
    ///   - show: the series' own folder; nil for loose files in the library.
    ///   - inside: the folders below it.
    public init(show: String?, inside: [String]) {
        let own = show.flatMap { folder in SeasonFolder.number(folder).flatMap { $0 > 0 ? $0 : nil } }
        season =
            inside.lazy.compactMap(SeasonFolder.number).last ?? show.flatMap { show in
                inside.first.flatMap { SeasonFolder.next($0, after: show) }
            } ?? own
        let parsed = (inside.last { !CollectingFolder.saysNothing($0) } ?? show).map(FileName.parse(episodeFolder:))
        series = show.map { NameText.key(Self.name(of: $0).title) }
        numbered = parsed.flatMap { inside.count > 1 && $0.season == nil && $0.rule(of: .episodes) == .episodeWord ? $0 : nil }
        ofEpisode = parsed.flatMap { SeasonFolder.isReleaseOfEpisode($0) ? $0 : nil }
    }

    /// The file's name with the facts of its folders: the season, and the episode if the folder names it better.
    /// - Parameter isShort: whether a number that begins with the season's may leave it out.
    public func completed(_ file: ParsedName, isShort: Bool = true) -> ParsedName {
        let file = season == nil && ofEpisode == nil ? file : file.withAbsoluteNumber
        var name = file
        name.episodeTitle = withoutSeries(file.episodeTitle)
        if let ofEpisode, file.season == nil || file.episodes == nil {
            if let own = ofOne(file) { return own }
            name = ofEpisode
            name.label = name.label ?? file.label
            name.part = name.part ?? file.part
            if let extra = file.extra {
                name.extra = extra
                name.note(.extra, .extraEnding)
            }
            name.season = name.season ?? season ?? 1
            name.note(.season, .episodeFromFolder)
            name.note(.episodes, .episodeFromFolder)
            return name
        }
        guard name.season == nil, name.episodes != nil || season != nil else { return name }
        if let season {
            if name.episodes == nil, let numbered {
                (name.episodes, name.episodeTitle) = (numbered.episodes, numbered.episodeTitle)
                name.note(.episodes, .episodeFromFolder)
            }
            if name.episodes == nil, let number = Self.numberAfterLetters(name.title, season) {
                name.episodes = number...number
                name.note(.episodes, .shortNumber)
            }
            name.season = season
            name.note(.season, .seasonFromFolder)
            if isShort, let short = Self.short(name.episodes, season) {
                name.episodes = short
                name.note(.episodes, .shortNumber)
            }
        } else {
            name.season = 1
            name.note(.season, .firstSeason)
        }
        return name
    }

    /// `E01` in the folder `Show S05E01 S05E02`: one of its episodes.
    private func ofOne(_ file: ParsedName) -> ParsedName? {
        guard let ofEpisode, let all = ofEpisode.episodes, let own = file.episodes, file.season == nil,
            file.rule(of: .episodes) == .episodeWord, own != all, all.contains(own.lowerBound), all.contains(own.upperBound)
        else { return nil }
        var name = file
        name.season = ofEpisode.season
        name.note(.season, .episodeFromFolder)
        return name
    }

    /// `grp-sh203`, `sh-203` in the folder of season 2: 3.
    private static func numberAfterLetters(_ title: String, _ season: Int) -> Int? {
        let digits = title.utf8.reversed().prefix(while: NameTokens.isDigit).count
        guard digits == 3, title.dropLast(3).last.map({ $0.isLetter || $0 == "-" }) == true, let number = SeasonMark.plain(title.suffix(3))
        else { return nil }
        return season > 0 && number / 100 == season && (1..<40).contains(number % 100) ? number % 100 : nil
    }

    /// The files, of which all have absolute numbers if one has: 102 next to 099 is not the second episode of season 1.
    /// - Parameter isOneSeries: whether they belong to one series, whatever their titles are.
    public static func consistent(_ folders: [[ParsedName]], isOneSeries: Bool) -> [[ParsedName]] {
        func key(_ name: ParsedName) -> String { isOneSeries ? "" : NameText.key(name.title) }
        let absolute = Set(folders.joined().lazy.filter { $0.season == nil && $0.episodes != nil && $0.extra == nil }.map(key))
        if absolute.isEmpty { return folders }
        return folders.map { $0.map { absolute.contains(key($0)) ? $0.withAbsoluteNumber : $0 } }
    }

    /// `05 - Show - Title` in the folder `Show`: the title of the episode alone.
    private func withoutSeries(_ title: String?) -> String? {
        guard let title, let series, let dash = title.firstRange(of: " - "), NameText.key(String(title[..<dash.lowerBound])) == series
        else {
            return title
        }
        return String(title[dash.upperBound...])
    }

    /// Whether all numbers of a folder that name no season begin with the folder's: 101, 102, … If not, they are absolute: 012, 112.
    public func areShort(_ files: [ParsedName]) -> Bool {
        guard let season else { return false }
        return files.lazy.map(\.withAbsoluteNumber).allSatisfy {
            $0.season != nil || $0.episodes == nil || Self.short($0.episodes, season) != nil
        }
    }

    /// “102” in the folder of season 1 is its second episode.
    static func short(_ episodes: ClosedRange<Int>?, _ season: Int) -> ClosedRange<Int>? {
        guard let episodes, season > 0, episodes.lowerBound / 100 == season, episodes.upperBound / 100 == season,
            episodes.lowerBound % 100 > 0
        else { return nil }
        return episodes.lowerBound % 100...episodes.upperBound % 100
    }

    /// The name of the series in that of its folder, which may be the folder of one season or of one episode.
    /// - Parameter own: of a file in it, for its spelling.
    public static func name(of folder: String, own: ParsedName? = nil) -> ParsedName {
        let episode = FileName.parse(episodeFolder: folder)
        if SeasonFolder.isReleaseOfEpisode(episode), !episode.title.isEmpty { return episode.asSeries(.releaseFolder) }
        let name = RareSpelling.withCountryFirst(SeasonFolder.showName(of: folder))
        // A folder of a season alone (`Season 2/Show - 02x03`) names no series.
        let isPart = SeasonFolder.number(folder) != nil && NameTokens(folder).tokens.count <= 2 || SeasonFolder.isRange(folder)
        if name == folder, isPart, let own, !own.title.isEmpty {
            return own.asSeries(.titleBeforeEpisode)
        }
        var parsed = FileName.parse(folder: name)
        // `Show - 01 - 12`: all episodes in one folder.
        parsed.title = withoutComplete(EpisodeName.withoutNumber(TitleText.of(CountedNumber.withoutTotal(parsed.title))))
        if parsed.year == nil, name != folder { parsed.year = yearOfFirstSeason(folder) }
        return parsed.asSeries(.titleFromFolder)
    }

    /// `Show - Season 1 [2010]`, `Show S01 (BBC, 2010)`: the series and its first season began in one year.
    private static func yearOfFirstSeason(_ folder: String) -> Int? {
        guard SeasonFolder.number(folder) == 1 else { return nil }
        let tokens = NameTokens(Brackets(folder).text)
        return tokens.groups.lazy.filter { $0.isRound && $0.tokens.count == 1 }.compactMap { ReleaseWords.year(tokens.text($0.inside)) }
            .first
    }

    private static let completes: Set<String> = [
        "complete", "batch", "integrale", "intégrale", "completa", "complète", "komplett", "komplette",
    ]
    /// Words next to them.
    private static let ofComplete: Set<String> = ["the", "series", "season", "seasons", "collection", "serie", "série", "la", "die"]

    private static let withShow: Set<String> = [
        "ova", "ovas", "oad", "ona", "sp", "sps", "special", "specials", "movie", "movies", "extras", "bonus",
    ]

    /// `Show Complete`, `Show Batch`, `Show - The Complete Series`, `Show - Serie Completa`
    private static func withoutComplete(_ title: String) -> String {
        // `Show + OVA`
        if let plus = title.firstRange(of: " + "),
            NameTokens(String(title[plus.upperBound...])).tokens.allSatisfy({ withShow.contains($0.word) })
        {
            return TitleText.of(String(title[..<plus.lowerBound]))
        }
        let tokens = NameTokens(title)
        var words = tokens.tokens[...]
        // `Show (TV)`, `Show (Anime)`
        if let last = words.last, last.group != nil, words.count > 1, ["tv", "anime"].contains(last.word),
            words[words.endIndex - 2].group != last.group
        {
            return TitleText.of(tokens.text(0..<tokens.end(of: words.endIndex - 2)))
        }
        let ending = FactWords.seriesEnding(tokens.tokens.dropFirst().map(\.word)[...])
        let run = words.dropFirst().reversed().prefix { completes.contains($0.word) || ofComplete.contains($0.word) }
        if run.contains(where: { completes.contains($0.word) }) {
            words = words.dropLast(run.count)
        } else if ending > 0 {
            words = words.dropLast(ending)
        } else {
            return title
        }
        guard let end = words.last?.range.upperBound else { return title }
        return TitleText.of(tokens.text(0..<end))
    }

    /// `01 - Show - Title` where no folder names the series.
    /// - Returns: nil if the name has a title, or no text after its number.
    public static func withTitleAfterNumber(_ name: ParsedName) -> ParsedName? {
        guard name.title.isEmpty, let parts = name.episodeTitle?.split(separator: " - ", maxSplits: 1),
            let title = parts.first
        else { return nil }
        var named = name
        named.title = String(title)
        named.episodeTitle = parts.count > 1 ? String(parts[1]) : nil
        named.note(.title, .titleAfterNumber)
        return named
    }
}

extension ParsedName {
    /// The name with 203 instead of season 2, episode 3, if that is how the number alone was read.
    var withAbsoluteNumber: ParsedName {
        guard rule(of: .episodes) == .joinedAlone, let season, let episodes else { return self }
        var name = self
        name.season = nil
        name.episodes = season * 100 + episodes.lowerBound...season * 100 + episodes.upperBound
        name.forget(.season)
        name.note(.episodes, title.isEmpty ? .numberFirst : .numberLast)
        return name
    }

    /// Title, year and ids only.
    fileprivate func asSeries(_ rule: NameRule) -> ParsedName {
        var series = ParsedName(title: title, year: year)
        series.hints = hints
        series.note(.title, rule)
        if year != nil { series.note(.year, rule == .titleBeforeEpisode ? .yearBeforeRelease : .yearFromFolder) }
        return series
    }
}
