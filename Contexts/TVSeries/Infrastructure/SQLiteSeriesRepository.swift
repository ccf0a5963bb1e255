public import CoreDomain
public import Foundation
import GRDB
public import Persistence
public import TVSeriesDomain

/// Series, seasons and episodes in the catalogue.
public struct SQLiteSeriesRepository: SeriesRepository {
    private struct Slice: Hashable {
        let query: SeriesQuery
        let limit: Int
    }

    private static let tables: Set = ["series", "season", "episode"]
    private let database: Persistence.Database
    private let firstPages: SharedQuery<Slice, Page<SeriesSummary>>
    private let cards: SharedQuery<[TitleID], [SeriesSummary]>
    private let counts: SharedQuery<Int, Int>
    private let marks: SharedQuery<Int, [LetterMark]>

    public init(_ database: Persistence.Database) {
        self.database = database
        firstPages = SharedQuery(database, tables: Self.tables)
        cards = SharedQuery(database, tables: Self.tables, capacity: 32)
        counts = SharedQuery(database, tables: Self.tables, capacity: 1)
        marks = SharedQuery(database, tables: Self.tables, capacity: 1)
    }

    public func series(_ query: SeriesQuery, page: PageRequest) async throws(TVSeriesError) -> Page<SeriesSummary> {
        if page.after == nil {
            let slice = Slice(query: query, limit: page.limit)
            return try await firstPages.value(for: slice, or: TVSeriesError.unavailable) {
                try SeriesReading.page($0, query, page)
            }
        }
        return try await database.read(or: TVSeriesError.unavailable) { try SeriesReading.page($0, query, page) }
    }

    public func series(_ id: TitleID) async throws(TVSeriesError) -> Series {
        try await database.read(or: TVSeriesError.unavailable) { try SeriesReading.series($0, id) }
    }

    public func summaries(_ ids: [TitleID]) async throws(TVSeriesError) -> [SeriesSummary] {
        if ids.isEmpty { return [] }
        return try await cards.value(for: ids, or: TVSeriesError.unavailable) { try SeriesReading.summaries($0, ids) }
    }

    public func season(_ number: Int, of series: TitleID) async throws(TVSeriesError) -> Season {
        try await database.read(or: TVSeriesError.unavailable) { try SeriesReading.season($0, number, of: series) }
    }

    public func episode(_ number: Int, season: Int, of series: TitleID) async throws(TVSeriesError) -> Episode {
        try await database.read(or: TVSeriesError.unavailable) { try SeriesReading.episode($0, number, season, of: series) }
    }

    public func episode(
        after episode: Int, season: Int, of series: TitleID
    ) async throws(TVSeriesError) -> Episode? {
        try await database.read(or: TVSeriesError.unavailable) {
            try SeriesReading.episode($0, after: episode, season, of: series)
        }
    }

    public func episodes(of series: TitleID) async throws(TVSeriesError) -> [Episode] {
        try await database.read(or: TVSeriesError.unavailable) { try SeriesReading.episodes($0, of: series) }
    }

    public func episodes(_ keys: [EpisodeKey]) async throws(TVSeriesError) -> [EpisodeKey: Episode] {
        if keys.isEmpty { return [:] }
        return try await database.read(or: TVSeriesError.unavailable) { try SeriesReading.episodes($0, keys) }
    }

    public func count() async throws(TVSeriesError) -> Int {
        try await counts.value(for: 0, or: TVSeriesError.unavailable) { try SeriesTables.shelves.count(on: [0], in: $0) }
    }

    public func letters() async throws(TVSeriesError) -> [LetterMark] {
        try await marks.value(for: 0, or: TVSeriesError.unavailable) {
            try SeriesTables.shelves.letters(on: [0], of: "series", in: $0)
        }
    }

    public func save(_ series: [Series], episodes: [Episode]) async throws(TVSeriesError) {
        if series.isEmpty, episodes.isEmpty { return }
        try await database.write(or: TVSeriesError.unavailable) { try SeriesWriting.save(series, episodes, in: $0) }
    }

    public func setMissing(_ since: Date?, for episodes: [EpisodeKey]) async throws(TVSeriesError) {
        if episodes.isEmpty { return }
        try await database.write(or: TVSeriesError.unavailable) { try EpisodeWriting.setMissing(since, for: episodes, in: $0) }
    }

    public func remove(_ episodes: [EpisodeKey]) async throws(TVSeriesError) {
        if episodes.isEmpty { return }
        try await database.write(or: TVSeriesError.unavailable) { try SeriesWriting.remove(episodes, in: $0) }
    }

    public func setPictures(poster: Picture?, backdrop: Picture?, for id: TitleID) async throws(TVSeriesError) {
        try await database.write(or: TVSeriesError.unavailable) {
            try SeriesWriting.setPictures(poster: poster, backdrop: backdrop, for: id, in: $0)
        }
    }

    public func setStill(_ still: Picture, for episode: EpisodeKey) async throws(TVSeriesError) {
        try await database.write(or: TVSeriesError.unavailable) { try EpisodeWriting.setStill(still, for: episode, in: $0) }
    }

    public func changes(_ keys: Set<ChangeKey>) -> AsyncStream<Void> { database.changes(keys) }
}
