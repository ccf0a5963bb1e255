/// Rules for episodes that are named in words, in many languages: each looks for its own pattern of words and numbers.
struct EpisodeWords {
    let words: [NameTokens.Token]
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
        var mark = withMany(episode)
        mark.season = season.season
        mark.range = min(season.bytes.lowerBound, mark.range.lowerBound)..<max(mark.range.upperBound, season.bytes.upperBound)
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

    /// `22 seria iz 22`: with the number of all episodes.
    private func withMany(_ mark: EpisodeMark) -> EpisodeMark {
        guard let of = words.firstIndex(where: { $0.range.lowerBound >= mark.range.upperBound }), of + 1 < words.count,
            Self.of.contains(words[of].word), words[of + 1].number != nil
        else { return mark }
        var mark = mark
        mark.range = mark.range.lowerBound..<words[of + 1].range.upperBound
        return mark
    }

    private func isChapter(at byte: Int) -> Bool {
        words.contains { $0.range.lowerBound == byte && Self.chapters.contains($0.word) }
    }

    /// `episode 12`, `ep.12`, `e12`, `folge 12`, `#12`, `07 серия`, `5. Folge`, `第05集`, `12화`.
    func episode(from: Int = 0) -> EpisodeMark? {
        for index in words.indices.dropFirst(from) {
            let before = index > from ? numberBeforeWord(index) : nil
            if let mark = before ?? numberAfterWord(index) ?? gluedNumber(index) ?? counted(index) { return mark }
        }
        return nil
    }

    private func numberAfterWord(_ index: Int) -> EpisodeMark? {
        // A single letter only in `S 3 E 4`.
        let isWord = words[index].range.count > 1 || index > 1 && ["s", "t"].contains(words[index - 2].word)
        guard Self.names.contains(words[index].word), isWord, index + 1 < words.count else { return nil }
        let next = words[index + 1]
        guard let first = number(next) else { return spelledOut(index) }
        if let pair = dottedPair(index) { return pair }
        // `Cap.102_104`
        if index + 2 < words.count, words[index + 2].gap == .underscore, let last = words[index + 2].number, last > first.value,
            last - first.value <= 50, words[index + 2].range.count == next.range.count
        {
            return EpisodeMark(
                range: words[index].range.lowerBound..<words[index + 2].range.upperBound, episodes: first.value...last, rule: .episodeWord)
        }
        // `Épisode 1 à 3`
        if index + 3 < words.count, first.end == next.range.upperBound, EpisodeNumber.to.contains(words[index + 2].word),
            let last = words[index + 3].number, last > first.value, last - first.value <= 50, words[index + 3].range.count < 4
        {
            return EpisodeMark(
                range: words[index].range.lowerBound..<words[index + 3].range.upperBound, episodes: first.value...last, rule: .episodeWord)
        }
        return scan.chain(from: first, start: words[index].range.lowerBound, season: nil, mark: "e", .episodeWord)
    }

    /// `Episode Five`, `Ep VIII`; “ep” is a word of some languages, so that after it only Roman numbers of two letters or more count.
    private func spelledOut(_ index: Int) -> EpisodeMark? {
        guard [.space, .dot].contains(words[index + 1].gap), let number = SeasonMark.count(words[index + 1].word) else { return nil }
        let isRoman =
            words[index].word == "ep" && words[index + 1].isUppercase && words[index + 1].range.count > 1
            && words[index + 1].word.utf8.allSatisfy { "ivx".utf8.contains($0) }
        guard words[index].range.count > 4 || isRoman else { return nil }
        return EpisodeMark(
            range: words[index].range.lowerBound..<words[index + 1].range.upperBound, episodes: number...number, rule: .episodeWord)
    }

    /// `Episode 1.22`: with its season. In a name with dots for spaces it may be another number.
    private func dottedPair(_ index: Int) -> EpisodeMark? {
        guard index + 2 < words.count, words[index + 1].gap == .space, words[index + 2].gap == .dot, words[index + 2].range.count == 2,
            let season = words[index + 1].number, (1...99).contains(season), let episode = words[index + 2].number,
            index + 3 == words.count || words[index + 3].gap != .dot
        else { return nil }
        return EpisodeMark(
            range: words[index].range.lowerBound..<words[index + 2].range.upperBound, season: season, episodes: episode...episode,
            rule: .dottedPair)
    }

    /// `episode20`, `ep13`, `e07`, `#12`.
    private func gluedNumber(_ index: Int) -> EpisodeMark? {
        var letters = Substring(words[index].word.utf8.prefix { !NameTokens.isDigit($0) })
        let start = words[index].range.lowerBound + letters.utf8.count
        // `港口EP05`
        let ascii = letters.utf8.reversed().prefix { $0 < 0x80 }.count
        if (1...3).contains(ascii), ascii < letters.utf8.count, Script.of(letters.dropLast(ascii).suffix(1)) == .eastAsian {
            letters = letters.suffix(ascii)
        }
        guard words[index].word.utf8.count == words[index].range.count else { return nil }
        guard letters.utf8.count < words[index].range.count, letters == "#" || letters == "№" || Self.names.contains(String(letters)),
            let first = scan.number(at: start, digits: 1...5)
        else { return nil }
        // `第08-09集`
        if letters == "第", index + 1 < words.count, let mark = counted(index + 1), mark.range.lowerBound == words[index].range.lowerBound {
            return mark
        }
        // `Session #5`
        let isPart = index > 1 && letters.count == 1 && words[index].gap == .space && EpisodeNumber.parts.contains(words[index - 1].word)
        return scan.chain(
            from: first, start: isPart ? words[index - 1].range.lowerBound : start - letters.utf8.count, season: nil, mark: "e",
            .episodeWord)
    }

    /// `第05集`, `12화`, `05話`, `港口第五集`.
    private func counted(_ index: Int) -> EpisodeMark? {
        guard let number = CountedNumber.find(in: words[index].word, before: Self.counters),
            words[index].word.utf8.count == words[index].range.count
        else { return nil }
        let start = words[index].range.lowerBound
        var range = start + number.range.lowerBound..<start + number.range.upperBound
        var episodes = (number.first ?? number.value)...number.value
        // `第08-09集`
        if number.range.lowerBound == 0, index > 0, isJoined(index), let first = boundary(index - 1), first.value < number.value,
            number.value - first.value <= 50
        {
            range = words[index - 1].range.lowerBound + first.range.lowerBound..<range.upperBound
            episodes = first.value...number.value
        }
        // `第08集-第09集`
        if index + 1 < words.count, isJoined(index + 1), number.range.upperBound == words[index].word.utf8.count,
            let last = CountedNumber.find(in: words[index + 1].word, before: Self.counters), last.range.lowerBound == 0,
            last.value > number.value, last.value - number.value <= 50
        {
            range = range.lowerBound..<words[index + 1].range.lowerBound + last.range.upperBound
            episodes = episodes.lowerBound...last.value
        }
        return EpisodeMark(range: range, episodes: episodes, rule: .episodeWord)
    }

    private func boundary(_ index: Int) -> CountedNumber? {
        guard words[index].word.utf8.count == words[index].range.count else { return nil }
        return CountedNumber.atEnd(of: words[index].word, before: Self.counters)
    }

    /// A hyphen, `~` or `+` between two words.
    private func isJoined(_ index: Int) -> Bool {
        let gap = scan.bytes[words[index - 1].range.upperBound..<words[index].range.lowerBound]
        return gap.count < 4 && gap.contains { "-~+,".utf8.contains($0) || $0 == 0xE2 }
    }

    private func numberBeforeWord(_ index: Int) -> EpisodeMark? {
        let isAfter = Self.after.contains(words[index].word)
        guard isAfter || Self.names.contains(words[index].word) && words[index].range.count > 1,
            let ordinal = Ordinal.before(index, in: words), isAfter || isOrdinal(ordinal, index) && !isNumbered(index)
        else { return nil }
        // `1-2 серии`
        let isRange =
            ordinal.first > 0
            && (words[ordinal.first].gap == .hyphen
                || scan.bytes[words[ordinal.first - 1].range.upperBound..<words[ordinal.first].range.lowerBound].elementsEqual(".-".utf8))
        let before = isRange ? words[ordinal.first - 1].number : nil
        let first = before.flatMap { $0 < ordinal.value && ordinal.value - $0 <= 50 ? $0 : nil }
        return EpisodeMark(
            range: words[first == nil ? ordinal.first : ordinal.first - 1].range.lowerBound..<words[index].range.upperBound,
            episodes: (first ?? ordinal.value)...ordinal.value, rule: .episodeWord)
    }

    /// `5th episode`, `5. Folge`; in `Title.5.Episode` the dot is a space.
    private func isOrdinal(_ ordinal: Ordinal, _ index: Int) -> Bool {
        ordinal.form == .suffixed
            || ordinal.form == .dotted && words[index].range.lowerBound - words[index - 1].range.upperBound > 1
    }

    /// Whether a number follows the word.
    private func isNumbered(_ index: Int) -> Bool { index + 1 < words.count && number(words[index + 1]) != nil }

    /// `1 of 6`, `1of4`, `14.of.21`, `1-3 of 6`, `Part 2 of 3`, `2 von 3`, `2из6`.
    func oneOfMany(_ season: SeasonMark? = nil) -> EpisodeMark? {
        let ofSeason = season == nil ? SeasonMark.find(in: words)?.words : nil
        for index in words.indices.dropFirst(season?.words.upperBound ?? 0) where ofSeason?.contains(index) != true {
            guard let found = gluedOfMany(index) ?? ofMany(index, after: season?.words.upperBound ?? 0) else { continue }
            let start = season?.bytes.lowerBound ?? found.range.lowerBound
            return EpisodeMark(
                range: start..<found.range.upperBound, season: season?.season, episodes: found.episodes, rule: .oneOfMany)
        }
        return nil
    }

    private typealias OfMany = (episodes: ClosedRange<Int>, range: Range<Int>)

    /// `1of4`, `3iz6`
    private func gluedOfMany(_ index: Int) -> OfMany? {
        let word = words[index].word
        guard word.utf8.first.map(NameTokens.isDigit) == true else { return nil }
        let first = word.prefix { $0.isASCII && $0.isNumber }
        guard let one = SeasonMark.plain(first) else { return nil }
        let of = word.dropFirst(first.count).prefix { !($0.isASCII && $0.isNumber) }
        guard Self.of.contains(String(of)), let many = SeasonMark.plain(word.dropFirst(first.count + of.count)), one <= many else {
            return nil
        }
        return (one...one, words[index].range)
    }

    private func ofMany(_ index: Int, after start: Int) -> OfMany? {
        guard Self.of.contains(words[index].word) || Self.looseOf.contains(words[index].word), index > start, index + 1 < words.count,
            let last = words[index - 1].number, let many = words[index + 1].number, last <= many, many < 1_000
        else { return nil }
        var (begin, one) = (index - 1, last)
        if index > start + 1, words[index - 1].gap == .hyphen, let first = words[index - 2].number, first < last {
            (begin, one) = (index - 2, first)
        }
        let hasPart = begin > 0 && (EpisodeNumber.parts.contains(words[begin - 1].word) || Self.names.contains(words[begin - 1].word))
        // “2 de 3” may be a title.
        guard hasPart || Self.of.contains(words[index].word) || words[begin].group != nil else { return nil }
        return (one...last, words[hasPart ? begin - 1 : begin].range.lowerBound..<words[index + 1].range.upperBound)
    }

    /// `2nd Season - 03`, `S2 - 05`; `06.Show.S02`.
    func seasonThenNumber() -> EpisodeMark? {
        guard let season = SeasonMark.find(in: words) else { return nil }
        let next = season.words.upperBound
        guard next < words.count, words[next].gap == .dash || isNumbering(next),
            let first = scan.number(at: words[next].range.lowerBound, digits: 1...3),
            var mark = scan.chain(from: first, start: season.bytes.lowerBound, season: nil, mark: "e", .seasonThenNumber)
        else { return nil }
        mark.season = season.season
        return mark
    }

    /// `Сезон 28. 05. Title`
    private func isNumbering(_ index: Int) -> Bool {
        words[index].gap == .dot && words[index].range.count == 2 && words[index].range.lowerBound - words[index - 1].range.upperBound > 1
    }

    /// The number of a word that may begin with a sign: `№5`.
    private func number(_ token: NameTokens.Token) -> (value: Int, end: Int)? {
        let sign = ["№", "#", "n°", "nº"].first(where: token.word.hasPrefix)?.utf8.count ?? 0
        return scan.number(at: token.range.lowerBound + sign, digits: 1...5)
    }

    private static let of: Set<String> = ["of", "von", "van", "sur", "из", "iz", "av", "af", "із", "din", "spośród"]
    /// Only in brackets or after a word for “episode” or “part”.
    private static let looseOf: Set<String> = ["de", "di", "do", "z", "ze", "od", "den", "dari", "από"]

    /// Whether a word, in lower case, means “episode”.
    static func isName(_ word: String) -> Bool { names.contains(word) }

    /// Whether the number at a place is that of an episode, before the word for it: `05 серия`, `9-я серия`.
    static func isCounted(_ index: Int, in words: [NameTokens.Token]) -> Bool {
        for next in [index + 1, index + 2]
        where next < words.count && (after.contains(words[next].word) || names.contains(words[next].word)) {
            // `1-3 серии`
            guard let ordinal = Ordinal.before(next, in: words),
                ordinal.first == index || ordinal.first == index + 1 && words[index + 1].gap == .hyphen
            else { return false }
            return next + 1 == words.count || words[next + 1].number == nil
        }
        return false
    }

    private static let names: Set<String> = [
        "episode", "episodes", "épisode", "épisodes", "episodio", "episódio", "episodi", "episódios", "episodios", "puntata", "puntate",
        "folge", "folgen", "capitulo", "capítulo", "capitulos", "capítulos", "capítol", "cap", "caps", "caap", "ep", "eps", "epi", "epis",
        "e", "epizod", "epizoda", "epizóda", "epizód", "episod", "episodul", "osa", "tập", "επεισόδιο", "επεισοδιο", "الحلقة", "حلقة",
        "פרק", "ตอนที่", "afl", "aflevering", "afleveringen", "avsnitt", "afsnit", "jakso", "jaksot", "odcinek", "odcinki", "odc", "díl",
        "díly", "diel", "časť", "rész", "epizodas", "серия", "серии", "серії", "серія", "сер", "эпизод", "выпуск", "випуск", "епизод",
        "епізод", "ตอน", "قسمت", "حلقه", "серій",
        "seria", "seriya", "serija", "ser", "vypusk", "bölüm", "エピソード", "第", "#", "№", "n°", "nº",
    ]

    /// The number may stand in front of these without any sign.
    private static let after: Set<String> = [
        "серия", "серии", "серія", "серії", "сер", "выпуск", "випуск", "serya", "seriya", "seria", "serii", "serija", "ser", "vypusk",
        "bölüm",
        "bolum", "blm", "rész", "resz", "odcinek", "díl", "dil", "diel", "časť",
    ]

    private static let chapters: Set<String> = ["cap", "caap", "capitulo", "capítulo"]
    private static let counters: Set<Character> = ["集", "話", "话", "回", "화", "회"]
}
