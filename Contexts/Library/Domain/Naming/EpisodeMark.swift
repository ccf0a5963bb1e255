/// The part of a name that says which episode it is.
struct EpisodeMark: Equatable {
    /// The range of bytes in the name.
    var range: Range<Int>
    var season: Int?
    var episodes: ClosedRange<Int>
    var aired: String?
    var rule: NameRule
    /// Where the title of the first episode ends, if the next episode and its title follow.
    var endOfTitle: Int?

    /// Whether it is written with its season, so that other numbers mean something else.
    var hasSeason: Bool { season != nil && Self.withSeason.contains(rule) }

    private static let withSeason: Set<NameRule> = [
        .seasonAndEpisode, .crossedNumbers, .seasonAndEpisodeWords, .numberWithSeason, .special, .dottedPair, .seasonThenNumber,
    ]

    /// - Parameter name: without its tags.
    static func find(in name: String) -> EpisodeMark? {
        let scan = EpisodeScan(name)
        if let mark = scan.first(scan.seasonAndEpisode) { return scan.withFollowing(mark) }
        if let day = scan.first({ BroadcastDay.crossed(at: $0, scan) }) { return day.mark }
        if let mark = scan.first(scan.cross) ?? scan.first(scan.beforeText) ?? scan.first(scan.dottedPair) ?? scan.first(scan.bareSeason) {
            return mark
        }
        let words = EpisodeWords(name, scan)
        if let mark = words.special() ?? words.seasonAndEpisode() { return mark }
        // A number of its own says more than the day.
        if let day = BroadcastDay.separated(in: name, scan) {
            let number = words.chapter() ?? words.episode()
            return number.flatMap { $0.range.overlaps(day.range) ? nil : $0 } ?? day.mark
        }
        return words.oneOfMany() ?? words.chapter() ?? words.episode() ?? words.seasonThenNumber() ?? scan.first(scan.seasonThenNumber)
            ?? scan.gluedToSeries() ?? words.half()
    }

    /// Whether a text gives a season and its episode as `S01E02` or `1x02`.
    static func isNumbered(_ text: String) -> Bool {
        guard text.utf8.contains(where: NameTokens.isDigit) else { return false }
        let scan = EpisodeScan(text)
        return scan.first(scan.seasonAndEpisode) != nil || scan.first(scan.cross) != nil
    }

    /// `5.01`, as the content of brackets.
    static func isDottedPair(_ text: String) -> Bool {
        let scan = EpisodeScan("[\(text)]")
        return scan.dottedPair(at: 1).map { $0.range.upperBound == scan.bytes.count - 1 } == true
    }

    static func isDay(_ text: String) -> Bool { BroadcastDay.inDigits(EpisodeScan(text)) != nil }

    /// Whether a text, such as the content of brackets, marks an episode beyond doubt.
    static func isSure(_ text: String) -> Bool {
        guard text.utf8.contains(where: NameTokens.isDigit) else { return false }
        let scan = EpisodeScan(text)
        let words = EpisodeWords(text, scan)
        return scan.first(scan.seasonAndEpisode) != nil || scan.first(scan.cross) != nil || BroadcastDay.inDigits(scan) != nil
            || words.episode() != nil || words.oneOfMany() != nil || words.special() != nil || scan.first(scan.seasonThenNumber) != nil
    }
}
