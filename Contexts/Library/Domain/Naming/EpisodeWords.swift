/// Rules for episodes that are named in words, in many languages: each looks for its own pattern of words and numbers.
struct EpisodeWords {
    private let words: [NameTokens.Token]
    private let scan: EpisodeScan

    /// - Parameter scan: of the same name.
    init(_ name: String, _ scan: EpisodeScan) {
        words = NameTokens(name).tokens
        self.scan = scan
    }

    /// `Season 1 Episode 2`, `Staffel 1, Folge 2`, `Temporada 4 … Cap.408`.
    func seasonAndEpisode() -> EpisodeMark? {
        guard let season = SeasonMark.find(in: words) else { return nil }
        guard let episode = episode(from: season.words.upperBound) ?? episode(from: 0) else { return oneOfMany(season) }
        let start = words[season.words.lowerBound].range.lowerBound
        var mark = episode
        mark.season = season.season
        mark.range = min(start, mark.range.lowerBound)..<max(mark.range.upperBound, words[season.words.upperBound - 1].range.upperBound)
        mark.rule = .seasonAndEpisodeWords
        // `Cap.408` repeats the season's number.
        if mark.episodes.lowerBound / 100 == season.season, mark.episodes.lowerBound > 99, mark.episodes.upperBound / 100 == season.season,
            isChapter(at: episode.range.lowerBound)
        {
            mark.episodes = mark.episodes.lowerBound % 100...mark.episodes.upperBound % 100
            mark.rule = .numberWithSeason
        }
        return mark
    }

    /// `Cap.402` without a season: its second episode of season 4.
    func chapter() -> EpisodeMark? {
        guard var mark = episode(), isChapter(at: mark.range.lowerBound), mark.episodes.lowerBound > 100,
            let short = ShowFolder.short(mark.episodes, mark.episodes.lowerBound / 100)
        else { return nil }
        (mark.season, mark.episodes, mark.rule) = (mark.episodes.lowerBound / 100, short, .numberWithSeason)
        return mark
    }

    private func isChapter(at byte: Int) -> Bool {
        words.contains { $0.range.lowerBound == byte && ["cap", "capitulo", "capítulo"].contains($0.word) }
    }

    /// `episode 12`, `ep.12`, `e12`, `folge 12`, `#12`, `07 серия`, `第05集`, `12화`.
    func episode(from: Int = 0) -> EpisodeMark? {
        for index in words.indices.dropFirst(from) {
            let before = index > from ? numberBeforeWord(index) : nil
            if let mark = before ?? numberAfterWord(index) ?? gluedNumber(index) ?? counted(index) { return mark }
        }
        return nil
    }

    private func numberAfterWord(_ index: Int) -> EpisodeMark? {
        // A single letter only in `S 3 E 4`.
        let isWord = words[index].range.count > 1 || index > 1 && words[index - 2].word == "s"
        guard Self.names.contains(words[index].word), isWord, index + 1 < words.count else { return nil }
        let next = words[index + 1]
        guard let first = number(next) else { return nil }
        // `Cap.102_104`
        if index + 2 < words.count, words[index + 2].gap == .underscore, let last = words[index + 2].number, last > first.value,
            last - first.value <= 50, words[index + 2].range.count == next.range.count
        {
            return EpisodeMark(
                range: words[index].range.lowerBound..<words[index + 2].range.upperBound, episodes: first.value...last, rule: .episodeWord)
        }
        return scan.chain(from: first, start: words[index].range.lowerBound, season: nil, mark: "e", .episodeWord)
    }

    /// `episode20`, `ep13`, `e07`, `#12`.
    private func gluedNumber(_ index: Int) -> EpisodeMark? {
        let letters = words[index].word.prefix { !($0.isASCII && $0.isNumber) }
        guard letters.utf8.count < words[index].range.count, letters == "#" || letters == "№" || Self.names.contains(String(letters)),
            let first = scan.number(at: words[index].range.lowerBound + letters.utf8.count, digits: 1...5)
        else { return nil }
        return scan.chain(from: first, start: words[index].range.lowerBound, season: nil, mark: "e", .episodeWord)
    }

    /// `第05集`, `12화`, `05話`.
    private func counted(_ index: Int) -> EpisodeMark? {
        let word = words[index].word
        guard let last = word.last, Self.counters.contains(last) else { return nil }
        let inside = word.dropLast().drop(while: { $0 == "第" || $0 == "제" })
        guard let number = SeasonMark.plain(inside) else { return nil }
        return EpisodeMark(range: words[index].range, episodes: number...number, rule: .episodeWord)
    }

    private func numberBeforeWord(_ index: Int) -> EpisodeMark? {
        guard index > 0, Self.after.contains(words[index].word), let number = words[index - 1].number, number < 10_000 else { return nil }
        return EpisodeMark(
            range: words[index - 1].range.lowerBound..<words[index].range.upperBound, episodes: number...number, rule: .episodeWord)
    }

    /// `1 of 6`, `1of4`, `14.of.21`, `Part 2 of 3`, `2 von 3`.
    func oneOfMany(_ season: SeasonMark? = nil) -> EpisodeMark? {
        let ofSeason = season == nil ? SeasonMark.find(in: words)?.words : nil
        for index in words.indices.dropFirst(season?.words.upperBound ?? 0) where ofSeason?.contains(index) != true {
            let isOf = Self.of.contains(words[index].word)
            guard isOf || words[index].word.utf8.first.map(NameTokens.isDigit) == true else { continue }
            let parts = words[index].word.split(separator: "of", omittingEmptySubsequences: false)
            var range = words[index].range
            var found: Int?
            if parts.count == 2, let one = SeasonMark.plain(parts[0]), let many = SeasonMark.plain(parts[1]), one <= many {
                found = one
            } else if isOf, index > 0, index + 1 < words.count, let one = words[index - 1].number,
                let many = words[index + 1].number, one <= many, many < 1_000, season == nil || index > (season?.words.upperBound ?? 0)
            {
                found = one
                let first = index > 2 && EpisodeNumber.parts.contains(words[index - 2].word) ? index - 2 : index - 1
                range = words[first].range.lowerBound..<words[index + 1].range.upperBound
            }
            guard let found else { continue }
            let start = season.map { words[$0.words.lowerBound].range.lowerBound } ?? range.lowerBound
            return EpisodeMark(range: start..<range.upperBound, season: season?.season, episodes: found...found, rule: .oneOfMany)
        }
        return nil
    }

    /// `2nd Season - 03`, `S2 - 05`; `06.Show.S02`.
    func seasonThenNumber() -> EpisodeMark? {
        guard let season = SeasonMark.find(in: words) else { return nil }
        let start = words[season.words.lowerBound].range.lowerBound
        let next = season.words.upperBound
        if next < words.count, words[next].gap == .dash, let first = scan.number(at: words[next].range.lowerBound, digits: 1...3),
            var mark = scan.chain(from: first, start: start, season: nil, mark: "e", .seasonThenNumber)
        {
            mark.season = season.season
            return mark
        }
        return nil
    }

    private func number(_ token: NameTokens.Token) -> (value: Int, end: Int)? { scan.number(at: token.range.lowerBound, digits: 1...5) }

    private static let of: Set<String> = ["of", "von", "van", "sur", "из"]

    /// Whether a word, in lower case, means “episode”.
    static func isName(_ word: String) -> Bool { names.contains(word) }

    /// Whether the number of an episode may stand before this word.
    static func isNumbered(_ word: String) -> Bool { after.contains(word) }

    private static let names: Set<String> = [
        "episode", "episodes", "épisode", "épisodes", "episodio", "episódio", "folge", "capitulo", "capítulo", "cap", "ep", "eps", "epi",
        "e", "epizod", "epizoda", "episod", "episodul", "osa", "tập", "επεισόδιο", "الحلقة", "حلقة", "פרק", "ตอนที่",
        "afl", "aflevering", "avsnitt", "afsnit", "jakso", "odcinek", "odc", "серия", "серії", "серія", "эпизод", "выпуск", "епизод",
        "bölüm", "第", "#", "№",
    ]

    private static let after: Set<String> = [
        "серия", "серии", "серія", "серії", "выпуск", "serya", "seriya", "bölüm", "bolum", "blm", "rész", "odcinek", "díl",
    ]

    private static let counters: Set<Character> = ["集", "話", "话", "回", "화", "회"]
}
