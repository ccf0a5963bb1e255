/// Why the title of a file is a guess, so that a person should look at it.
public enum NameDoubt: String, Sendable, Hashable, CaseIterable {
    /// The title is a row of letters and digits, or a word such as “video”.
    case title
    /// The folder is made for one movie, and this is another one in it.
    case severalMovies
    /// The file and its folder give different years.
    case years
    /// There may be several movies of this title.
    case year
    /// Nothing names the series.
    case series
    /// The number of the episode could be something else.
    case episode
    /// No season is named.
    case season

    /// Release years of countries differ by one.
    private static let yearTolerance = 1
    /// With more movies in it, a folder with a year is a collection.
    private static let mostMovies = 4

    /// - Parameters:
    ///   - name: completed by the folder.
    ///   - folder: the name of the folder, unless it is the library.
    ///   - others: all movies in the folder, this one too.
    public init?(movie name: ParsedName, folder: ParsedName?, among others: [ParsedName]) {
        if !name.hints.isEmpty { return nil }
        if Self.isNoTitle(name.title) {
            self = .title
        } else if let folder, Self.isOther(name, in: folder, among: others) {
            self = .severalMovies
        } else if let folder, let year = folder.year, let own = name.year, others.count == 1, abs(own - year) > Self.yearTolerance {
            self = .years
        } else if name.year == nil {
            self = .year
        } else {
            return nil
        }
    }

    private static func isOther(_ name: ParsedName, in folder: ParsedName, among others: [ParsedName]) -> Bool {
        guard folder.year != nil, (2...mostMovies).contains(others.count) else { return false }
        let title = NameText.key(folder.title)
        return NameText.key(name.title) != title && others.contains { NameText.key($0.title) == title }
    }

    /// - Parameters:
    ///   - name: completed by the folders.
    ///   - isLoose: in the library itself, so that only the file names the series.
    public init?(episode name: ParsedName, isLoose: Bool) {
        if isLoose, name.title.isEmpty || [.titleAfterNumber, .titleInBrackets].contains(name.rule(of: .title)) {
            self = .series
        } else if let rule = name.rule(of: .episodes), Self.unsure.contains(rule) {
            self = .episode
        } else if name.rule(of: .season) == .firstSeason {
            self = .season
        } else {
            return nil
        }
    }

    /// Numbers of episodes that could be part of a title, or a season and an episode.
    private static let unsure: Set<NameRule> = [.joinedNumber, .joinedAlone, .numberInside, .numberLast, .dottedPair, .partAsEpisode]

    private static let words: Set<String> = ["movie", "film", "video", "untitled", "output", "title00", "title01", "title", "new"]

    /// A row of at least eight letters and digits that change at least three times, or a word that names nothing.
    private static func isNoTitle(_ title: String) -> Bool {
        if words.contains(title.lowercased()) { return true }
        guard title.utf8.count >= 8, title.utf8.allSatisfy({ $0 < 0x80 }), !title.contains(" ") else { return false }
        let kinds = title.unicodeScalars.map { ("0"..."9").contains($0) }
        return zip(kinds, kinds.dropFirst()).count { $0 != $1 } >= 3
    }
}
