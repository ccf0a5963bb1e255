/// Reads the names of the folders of a series.
public enum SeasonFolder {
    /// The season of a folder inside a series' folder: `Season 1`, `S01`, `Specials`, `Staffel 2`, `Show S03 1080p`; nil for any other.
    public static func number(_ name: String) -> Int? {
        let tokens = NameTokens(name).tokens
        if specials.contains(tokens.map(\.word).joined(separator: " ")) { return 0 }
        if tokens.count == 1, let number = SeasonMark.plain(tokens[0].word), number < 100 { return number }
        // `T1`: “temporada”, “tome”
        if tokens.count == 1, tokens[0].word.first == "t", tokens[0].range.count <= 3,
            let number = SeasonMark.plain(tokens[0].word.dropFirst())
        {
            return number
        }
        // `S 2`
        if tokens.count == 2, ["s", "sn", "t"].contains(tokens[0].word), tokens[1].gap == .space, tokens[1].range.count < 3,
            let number = tokens[1].number
        {
            return number
        }
        return SeasonMark.find(in: tokens)?.season ?? book(tokens) ?? before(tokens)
    }

    /// `Show 2` in the folder `Show`: its second season.
    static func next(_ name: String, after show: String) -> Int? {
        let (words, series) = (NameTokens(name).tokens, NameTokens(show).tokens)
        guard words.count == series.count + 1, words.dropLast().elementsEqual(series, by: { $0.word == $1.word }), let last = words.last,
            last.gap == .space, last.range.count == 1, let number = last.number, (2...9).contains(number), series.last?.number == nil,
            series.contains(where: { $0.number == nil }), !CollectingFolder.isOne(show)
        else { return nil }
        return number
    }

    /// `[02] Season`, `02 Staffel`
    private static func before(_ tokens: [NameTokens.Token]) -> Int? {
        guard tokens.count == 2, tokens[0].group != nil || tokens[0].word.hasPrefix("0"), SeasonMark.names.contains(tokens[1].word),
            let number = tokens[0].number, (1..<100).contains(number)
        else { return nil }
        return number
    }

    /// `Book 1 - Water`, `Livre II`
    private static func book(_ tokens: [NameTokens.Token]) -> Int? {
        guard tokens.count > 1, books.contains(tokens[0].word), tokens.count == 2 || tokens[2].gap != .space else { return nil }
        return tokens[1].number.map { $0 < 100 ? $0 : nil } ?? SeasonMark.count(tokens[1].word)
    }

    private static let books: Set<String> = ["book", "livre", "buch", "libro"]

    /// The series' name in a folder that names its season too: `Show S01 1080p`, `Show - Season 2`, `S02 Show`.
    public static func showName(of folder: String) -> String {
        let tokens = NameTokens(folder)
        guard let first = SeasonMark.find(in: tokens.tokens) else { return folder }
        // `港口第二季`
        if first.words.lowerBound == 0, first.bytes.lowerBound > tokens.tokens[0].range.lowerBound {
            return tokens.text(0..<first.bytes.lowerBound)
        }
        guard first.words.count < tokens.tokens.count else { return folder }
        if first.words.lowerBound > 0 { return name(upTo: first, tokens) ?? folder }
        // Behind the mark, unless another one follows: “Season 1 of Season 2”.
        let rest = tokens.text(tokens.tokens[first.words.upperBound].range.lowerBound..<tokens.bytes.count)
        let known =
            ReleaseWords.strengths(tokens.tokens)[first.words.upperBound] != nil || SeasonMark.find(in: NameTokens(rest).tokens) != nil
        return known || first.words.count > 1 ? folder : rest
    }

    private static func name(upTo mark: SeasonMark, _ tokens: NameTokens) -> String? {
        let words = tokens.tokens
        let first = mark.words.lowerBound
        // `Show 1-3 сезоны`, `港口 1-3季`
        let isRange = first > 1 && words[first].gap == .hyphen && words[first - 1].number != nil && words[first - 1].range.count < 3
        let end = tokens.start(of: isRange ? first - 1 : first)
        let before = TitleText.words(of: tokens.text(0..<end)).joined(separator: " ").trimmingSuffix(while: { " -–([".contains($0) })
        return before.isEmpty ? nil : before
    }

    /// Whether a folder inside a series' folder is no series of its own: a season, one episode, a disc, an arc, a year.
    public static func isInsideShow(_ name: String) -> Bool {
        if number(name) != nil { return true }
        let tokens = NameTokens(name).tokens
        guard let first = tokens.first else { return false }
        if tokens.count == 1, ReleaseWords.year(first.word) != nil || sections.contains(first.word) { return true }
        return isNumbered(name) || isRange(name) || CollectingFolder.isOfVersion(name) || CollectingFolder.saysNothing(name)
            || isOfEpisode(name)
    }

    /// The place of the first folder below another one that is named for a season alone: all folders in it belong to that series.
    public static func firstSeason(in folders: [String]) -> Int? {
        folders.indices.dropFirst().first { index in
            let tokens = NameTokens(folders[index]).tokens
            return SeasonMark.find(in: tokens).map { $0.words.count == tokens.count } == true
        }
    }

    /// How many of these folders lead to the series' own; the rest are its seasons, episodes, discs and extras.
    public static func depth(of folders: [String], isExtra: (String) -> Bool) -> Int {
        var depth = firstSeason(in: folders) ?? folders.count
        let areCollected = CollectingFolder.areCollected(folders)
        while depth > 1 {
            // `TV/Show.S02.1080p-GRP`, `TV/Shorts`
            if areCollected[depth - 1], CollectingFolder.isOne(folders[depth - 1]) || namesSeries(folders[depth - 1]) { break }
            guard
                isExtra(folders[depth - 1]) || isInsideShow(folders[depth - 1])
                    || next(folders[depth - 1], after: folders[depth - 2]) != nil
            else { break }
            depth -= 1
        }
        return depth
    }

    /// Whether a folder of a season or an episode names the series too.
    private static func namesSeries(_ name: String) -> Bool {
        let episode = FileName.parse(episodeFolder: name)
        return isEpisode(episode) ? !episode.title.isEmpty : showName(of: name) != name
    }

    /// `01-26`, `2001-2003`: some of the episodes or years.
    static func isRange(_ name: String) -> Bool {
        let tokens = NameTokens(name).tokens
        guard tokens.count == 2, let first = tokens[0].number, let last = tokens[1].number else { return false }
        return first < last && tokens[0].range.count > 1 && [.hyphen, .dash].contains(tokens[1].gap)
    }

    /// `Disc 1`, `Vol.2`, `Arc 1 - East`, `CD2`.
    public static func isNumbered(_ name: String) -> Bool {
        let tokens = NameTokens(name).tokens
        guard let first = tokens.first else { return false }
        if numbered.contains(first.word) { return tokens.count > 1 && tokens[1].number != nil }
        let letters = first.word.trimmingSuffix(while: \.isNumber)
        return tokens.count == 1 && letters.count < first.word.count && numbered.contains(letters)
    }

    /// Whether the folder was made for one episode.
    public static func isOfEpisode(_ name: String) -> Bool {
        isEpisode(FileName.parse(episodeFolder: name))
    }

    /// Not so `01 - Season 1` and `12 Ropes Season 1`, which begin with a number, and `Season 2 Part 1`.
    static func isEpisode(_ parsed: ParsedName) -> Bool {
        parsed.season != nil && parsed.episodes != nil && ![.numberFirst, .partAsEpisode].contains(parsed.rule(of: .episodes))
    }

    /// Also `Show.E05.2001.720p`, without a season.
    static func isReleaseOfEpisode(_ parsed: ParsedName) -> Bool {
        isEpisode(parsed) || parsed.rule(of: .episodes) == .episodeWord && !parsed.title.isEmpty && parsed.label != nil
    }

    private static let specials: Set<String> = [
        "specials", "special", "season specials", "extras and specials", "special episodes", "tv specials", "sp", "sps", "ova", "ovas",
        "oad",
        "oads", "ova oad", "especiales", "especial", "especiais", "spéciaux", "spécial", "hors série", "hors serie", "speciali", "spezial",
        "sonderfolgen", "speciale afleveringen", "odcinki specjalne", "speciály", "спецвыпуски", "спешлы", "спецвипуски", "özel bölümler",
        "特典", "番外", "番外編", "番外篇", "特別編", "特别篇", "スペシャル", "스페셜",
    ]
    private static let numbered: Set<String> = [
        "disc", "disk", "cd", "dvd", "volume", "vol", "part", "arc", "book", "livre", "cour", "saga", "episode", "folge", "chapter",
        "batch",
    ]
    private static let sections: Set<String> = [
        "minisodes", "webisodes", "episodes", "videos", "video", "season", "seasons", "complete", "versions", "version", "main", "files",
        "folgen", "épisodes", "episodios", "episódios", "puntate", "episodi", "odcinki", "серии", "эпизоды", "серії", "afleveringen",
        "avsnitt", "正片", "正編", "本編", "本篇", "全集", "분할", "본편",
    ]
}
