public import CoreDomain
public import Foundation

/// The known series. For an audience that may not see one it does not exist, and neither do its seasons and episodes.
public protocol SeriesRepository: Sendable {
    func series(_ query: SeriesQuery, page: PageRequest, for audience: Audience) async throws(TVSeriesError) -> Page<SeriesSummary>
    /// The series with this identity or alias; its `id` is the one that its pages use.
    func series(_ id: TitleID, for audience: Audience) async throws(TVSeriesError) -> Series
    func summaries(_ ids: [TitleID], for audience: Audience) async throws(TVSeriesError) -> [SeriesSummary]
    func season(_ number: Int, of series: TitleID, for audience: Audience) async throws(TVSeriesError) -> Season
    func episode(_ number: Int, season: Int, of series: TitleID, for audience: Audience) async throws(TVSeriesError) -> Episode
    /// The next episode, across seasons, without specials; nil after the last.
    func episode(after episode: Int, season: Int, of series: TitleID, for audience: Audience) async throws(TVSeriesError) -> Episode?
    /// All episodes of a series, season by season, specials last.
    func episodes(of series: TitleID, for audience: Audience) async throws(TVSeriesError) -> [Episode]
    /// The episodes with these keys; unknown ones are left out.
    func episodes(_ keys: [EpisodeKey], for audience: Audience) async throws(TVSeriesError) -> [EpisodeKey: Episode]
    /// The letters that series begin with, in the order of the list by title.
    func letters(for audience: Audience) async throws(TVSeriesError) -> [LetterMark]
    func count(for audience: Audience) async throws(TVSeriesError) -> Int

    /// Adds or replaces series and episodes; writing the same facts again changes nothing. `addedAt` of known ones is kept.
    func save(_ series: [Series], episodes: [Episode]) async throws(TVSeriesError)
    func setMissing(_ since: Date?, for episodes: [EpisodeKey]) async throws(TVSeriesError)
    /// Deletes episodes, then seasons and series that have none left.
    func remove(_ episodes: [EpisodeKey]) async throws(TVSeriesError)
    func setPictures(poster: Picture?, backdrop: Picture?, for id: TitleID) async throws(TVSeriesError)
    func setStill(_ still: Picture, for episode: EpisodeKey) async throws(TVSeriesError)

    /// One element now and one after each change to one of the keys, coalesced.
    func changes(_ keys: Set<ChangeKey>) -> AsyncStream<Void>
}

public struct EpisodeKey: Hashable, Sendable {
    public var series: TitleID
    public var season: Int
    public var number: Int

    public init(series: TitleID, season: Int, number: Int) {
        self.series = series
        self.season = season
        self.number = number
    }
}

public struct SeriesQuery: Hashable, Sendable {
    public var sort: SeriesSort
    public var genre: String?
    public var year: Int?
    public var isOwned: Bool?

    public init(sort: SeriesSort = .title, genre: String? = nil, year: Int? = nil, isOwned: Bool? = nil) {
        self.sort = sort
        self.genre = genre
        self.year = year
        self.isOwned = isOwned
    }
}

public enum SeriesSort: String, Sendable, CaseIterable, Codable {
    case title, added, year, rating
}

public enum TVSeriesError: Error, Equatable {
    case notFound
    case unknownCursor
    case unavailable(reason: String)
}
