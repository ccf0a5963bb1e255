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
    /// The next episode with files, across seasons, without specials; nil after the last.
    func episode(after episode: Int, season: Int, of series: TitleID, for audience: Audience) async throws(TVSeriesError) -> Episode?
    /// The episodes of a series that have files, season by season, specials last.
    func episodes(of series: TitleID, for audience: Audience) async throws(TVSeriesError) -> [Episode]
    /// The episodes with these keys; unknown ones are left out.
    func episodes(_ keys: [EpisodeKey], for audience: Audience) async throws(TVSeriesError) -> [EpisodeKey: Episode]
    /// The letters that series begin with, in the order of the list by title.
    func letters(for audience: Audience) async throws(TVSeriesError) -> [LetterMark]
    func count(for audience: Audience) async throws(TVSeriesError) -> Int

    /// Files series and episodes of the library: their facts become those of `local`, and what other sources say stays. Writing the same facts
    /// again changes nothing. `addedAt` of known ones is kept.
    ///
    /// - Returns: the ids of other series that turned out to be one of these, with the id that replaces each.
    @discardableResult
    func save(_ series: [Series], episodes: [Episode]) async throws(TVSeriesError) -> [TitleID: TitleID]
    /// Adds or replaces what other sources say. The id of a series that has files stays that of its files. Episodes of an unknown series, and facts
    /// of an unknown series without a title, are left out.
    ///
    /// - Returns: the ids of series that turned out to be one of these, with the id that replaces each.
    @discardableResult
    func save(_ documents: [SeriesDocument], episodes: [EpisodeDocument]) async throws(TVSeriesError) -> [TitleID: TitleID]
    /// The further titles that documents give for these series, beside the title and the original one. Series without any are left out.
    func otherTitles(of ids: [TitleID]) async throws(TVSeriesError) -> [TitleID: [String]]
    /// All that each source says about a series.
    func documents(of id: TitleID) async throws(TVSeriesError) -> [FactDocument<SeriesFacts>]
    /// Series with facts or episodes about which a source said something before a moment and nothing since.
    ///
    /// - Parameter onlyComplete: leaves out what only lists said.
    func outdated(_ source: FactSource, before date: Date, onlyComplete: Bool, limit: Int) async throws(TVSeriesError) -> [TitleID]
    /// Series of which, or of an episode of which, several documents speak, in the order of their ids: what is shown of them depends on the precedence.
    ///
    /// - Parameter id: the last one of the part before.
    func mixed(after id: TitleID?, limit: Int) async throws(TVSeriesError) -> [TitleID]
    /// Derives what is shown of series and their episodes from their facts again: for a precedence that has changed.
    func derive(_ ids: [TitleID]) async throws(TVSeriesError)
    /// The episodes of these series about which a source said something before a moment and nothing since.
    ///
    /// - Parameter date: nil for all about which it said something.
    func outdatedEpisodes(_ source: FactSource, before date: Date?, of ids: [TitleID]) async throws(TVSeriesError) -> [EpisodeKey]
    /// Deletes what a source other than the files says about series and their episodes. Those without files and without other facts are deleted.
    ///
    /// - Parameter date: what the source said since stays; nil for nothing. A series that goes takes its episodes with it.
    func forget(_ source: FactSource, of ids: [TitleID], before date: Date?) async throws(TVSeriesError)
    func setMissing(_ since: Date?, for episodes: [EpisodeKey]) async throws(TVSeriesError)
    /// Deletes what the files of episodes said, because they are gone for good; then seasons and series of which nobody else knows.
    func remove(_ episodes: [EpisodeKey]) async throws(TVSeriesError)
    func setPictures(poster: Picture?, backdrop: Picture?, for id: TitleID) async throws(TVSeriesError)
    func setStill(_ still: Picture, for episode: EpisodeKey) async throws(TVSeriesError)

    /// One element now and one after each change to one of the keys, coalesced.
    func changes(_ keys: Set<ChangeKey>) -> AsyncStream<Void>
}

extension SeriesRepository {
    /// Deletes all that a source other than the files says about series and their episodes.
    public func forget(_ source: FactSource, of ids: [TitleID]) async throws(TVSeriesError) {
        try await forget(source, of: ids, before: nil)
    }
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

extension Episode {
    public var key: EpisodeKey { EpisodeKey(series: series, season: season, number: number) }
}

public struct SeriesQuery: Hashable, Sendable {
    public var sort: SeriesSort
    public var genre: String?
    public var year: Int?
    /// Nil: the library, whether its files can be played or not; true: what can be played; false: all else that is known.
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
