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
    private let folders: TitleFolders
    private let precedence: FactPrecedence
    private let firstPages: AudienceQuery<Slice, Page<SeriesSummary>>
    private let cards: AudienceQuery<[TitleID], [SeriesSummary]>
    private let counts: AudienceQuery<Int, Int>
    private let marks: AudienceQuery<Int, [LetterMark]>

    /// - Parameters:
    ///   - folders: the folders in which a series has files.
    ///   - precedence: whose facts are shown.
    public init(_ database: Persistence.Database, folders: TitleFolders, precedence: FactPrecedence = .standard) {
        self.database = database
        self.folders = folders
        self.precedence = precedence
        firstPages = AudienceQuery(database, tables: Self.tables, folders: folders)
        cards = AudienceQuery(database, tables: Self.tables, folders: folders, capacity: 32)
        counts = AudienceQuery(database, tables: Self.tables, folders: folders, capacity: 8)
        marks = AudienceQuery(database, tables: Self.tables, folders: folders, capacity: 8)
    }

    public func series(
        _ query: SeriesQuery, page: PageRequest, for audience: Audience
    ) async throws(TVSeriesError) -> Page<SeriesSummary> {
        if page.after == nil {
            return try await firstPages.value(for: Slice(query: query, limit: page.limit), audience, or: TVSeriesError.unavailable) {
                try SeriesReading($0, $1).page(query, page)
            }
        }
        return try await read(audience) { try $0.page(query, page) }
    }

    public func series(_ id: TitleID, for audience: Audience) async throws(TVSeriesError) -> Series {
        try await read(audience) { try $0.series(id) }
    }

    public func summaries(_ ids: [TitleID], for audience: Audience) async throws(TVSeriesError) -> [SeriesSummary] {
        if ids.isEmpty { return [] }
        return try await cards.value(for: ids, audience, or: TVSeriesError.unavailable) { try SeriesReading($0, $1).summaries(ids) }
    }

    public func season(_ number: Int, of series: TitleID, for audience: Audience) async throws(TVSeriesError) -> Season {
        try await read(audience) { try $0.season(number, of: series) }
    }

    public func episode(
        _ number: Int, season: Int, of series: TitleID, for audience: Audience
    ) async throws(TVSeriesError) -> Episode {
        try await read(audience) { try $0.episode(number, season, of: series) }
    }

    public func episode(
        after episode: Int, season: Int, of series: TitleID, for audience: Audience
    ) async throws(TVSeriesError) -> Episode? {
        try await read(audience) { try $0.episode(after: episode, season, of: series) }
    }

    public func episodes(of series: TitleID, for audience: Audience) async throws(TVSeriesError) -> [Episode] {
        try await read(audience) { try $0.episodes(of: series) }
    }

    public func episodes(_ keys: [EpisodeKey], for audience: Audience) async throws(TVSeriesError) -> [EpisodeKey: Episode] {
        if keys.isEmpty { return [:] }
        return try await read(audience) { try $0.episodes(keys) }
    }

    public func count(for audience: Audience) async throws(TVSeriesError) -> Int {
        try await counts.value(for: 0, audience, or: TVSeriesError.unavailable) {
            try SeriesTables.shelves.count(on: Shelf.numbers(genre: nil, isOwned: nil), for: $1, in: $0)
        }
    }

    public func letters(for audience: Audience) async throws(TVSeriesError) -> [LetterMark] {
        try await marks.value(for: 0, audience, or: TVSeriesError.unavailable) {
            try SeriesTables.shelves.letters(on: Shelf.numbers(genre: nil, isOwned: nil), for: $1, in: $0)
        }
    }

    private func read<Value: Sendable>(
        _ audience: Audience, _ body: @escaping @Sendable (SeriesReading) throws -> Value
    ) async throws(TVSeriesError) -> Value {
        let condition = AudienceCondition(audience, folders)
        return try await database.read(or: TVSeriesError.unavailable) { try body(SeriesReading($0, condition)) }
    }

    @discardableResult
    public func save(_ series: [Series], episodes: [Episode]) async throws(TVSeriesError) -> [TitleID: TitleID] {
        if series.isEmpty, episodes.isEmpty { return [:] }
        return try await write { writing in
            for one in series { try writing.file(one) }
            for episode in episodes {
                let number = try SeriesReading.known(episode.series, in: writing.db)
                try writing.touching(number) { try EpisodeWriting.file(episode, of: number, $0.precedence, in: $0.db) }
            }
        }
    }

    @discardableResult
    public func save(
        _ documents: [SeriesDocument], episodes: [EpisodeDocument]
    ) async throws(TVSeriesError) -> [TitleID: TitleID] {
        if documents.isEmpty, episodes.isEmpty { return [:] }
        return try await write { writing in
            for document in documents { try writing.save(document) }
            for episode in episodes {
                guard let number = try SeriesReading.number(of: episode.key.series, in: writing.db) else { continue }
                try writing.touching(number) { try EpisodeWriting.save(episode, of: number, $0.precedence, in: $0.db) }
            }
        }
    }

    public func otherTitles(of ids: [TitleID]) async throws(TVSeriesError) -> [TitleID: [String]] {
        if ids.isEmpty { return [:] }
        return try await database.read(or: TVSeriesError.unavailable) { db in
            let found = try SeriesTables.documents.texts("otherTitles", of: ids.map(\.rawValue), in: db)
            return Dictionary(ids.compactMap { id in found[id.rawValue].map { (id, $0) } }, uniquingKeysWith: { first, _ in first })
        }
    }

    public func documents(of id: TitleID) async throws(TVSeriesError) -> [FactDocument<SeriesFacts>] {
        try await database.read(or: TVSeriesError.unavailable) { db in
            guard let series = try StoredSeries(SeriesReading.known(id, in: db), in: db) else { throw TVSeriesError.notFound }
            return series.documents
        }
    }

    public func outdated(
        _ source: FactSource, before date: Date, onlyComplete: Bool, limit: Int
    ) async throws(TVSeriesError) -> [TitleID] {
        try await database.read(or: TVSeriesError.unavailable) { db in
            try TitleID.fetchAll(
                db.cachedStatement(sql: Self.outdatedSQL),
                arguments: DocumentTable<SeriesFacts>.outdated(source, before: date, onlyComplete: onlyComplete, limit: limit))
        }
    }

    private static let outdatedSQL = """
        SELECT ref FROM series WHERE id IN (
            SELECT * FROM (\(SeriesTables.documents.outdatedSQL))
            UNION SELECT series FROM episode WHERE id IN (\(SeriesTables.episodeDocuments.outdatedSQL)))
        """

    public func outdatedEpisodes(
        _ source: FactSource, before date: Date?, of ids: [TitleID]
    ) async throws(TVSeriesError) -> [EpisodeKey] {
        if ids.isEmpty { return [] }
        return try await database.read(or: TVSeriesError.unavailable) { db in
            try Row.fetchAll(
                db.cachedStatement(sql: Self.outdatedEpisodesSQL),
                arguments: [KeyList(ids.map(\.rawValue)), source.rawValue, date.map(Moment.init)]
            ).map { row in
                var reader = ColumnReader(row)
                let (series, season, number): (TitleID, Int, Int) = try (reader.required(), reader.required(), reader.required())
                return EpisodeKey(series: series, season: season, number: number)
            }
        }
    }

    /// Without a moment, no document is as new as NULL.
    private static let outdatedEpisodesSQL = """
        SELECT series.ref, episode.season, episode.number
        FROM json_each(?1) AS wanted CROSS JOIN series_identity ON identity = wanted.value
        CROSS JOIN series ON series.id = series_identity.series
        CROSS JOIN episode ON episode.series = series.id
        WHERE EXISTS(SELECT 1 FROM episode_document WHERE episode_document.episode = episode.id AND source = ?2)
            AND NOT EXISTS(SELECT 1 FROM episode_document WHERE episode_document.episode = episode.id AND source = ?2 AND fetched >= ?3)
        """

    public func mixed(after id: TitleID?, limit: Int) async throws(TVSeriesError) -> [TitleID] {
        try await database.read(or: TVSeriesError.unavailable) { db in
            try TitleID.fetchAll(db.cachedStatement(sql: Self.mixedSQL), arguments: [id?.rawValue ?? "", limit])
        }
    }

    private static let mixedSQL = """
        SELECT ref FROM series WHERE ref > ? AND (\(SeriesTables.documents.isMixedSQL)
            OR EXISTS(SELECT 1 FROM episode WHERE episode.series = series.id AND \(SeriesTables.episodeDocuments.isMixedSQL)))
        ORDER BY ref LIMIT ?
        """

    public func derive(_ ids: [TitleID]) async throws(TVSeriesError) {
        if ids.isEmpty { return }
        _ = try await write { for id in ids { try $0.derive(id) } }
    }

    public func forget(_ source: FactSource, of ids: [TitleID], before date: Date?) async throws(TVSeriesError) {
        if ids.isEmpty || source == .local { return }
        _ = try await write { for id in ids { try $0.forget(source, of: id, before: date) } }
    }

    public func setMissing(_ since: Date?, for episodes: [EpisodeKey]) async throws(TVSeriesError) {
        if episodes.isEmpty { return }
        _ = try await write { writing in
            for key in episodes {
                guard let number = try SeriesReading.number(of: key.series, in: writing.db) else { continue }
                try writing.touching(number) { try EpisodeWriting.setMissing(since, for: key, of: number, in: $0.db) }
            }
        }
    }

    public func remove(_ episodes: [EpisodeKey]) async throws(TVSeriesError) {
        if episodes.isEmpty { return }
        _ = try await write { try $0.remove(episodes) }
    }

    public func setPictures(poster: Picture?, backdrop: Picture?, for id: TitleID) async throws(TVSeriesError) {
        _ = try await write { try $0.setPictures(poster: poster, backdrop: backdrop, for: id) }
    }

    public func setStill(_ still: Picture, for episode: EpisodeKey) async throws(TVSeriesError) {
        _ = try await write { writing in
            let number = try SeriesReading.known(episode.series, in: writing.db)
            try writing.touching(number) { try EpisodeWriting.setStill(still, for: episode, of: number, $0.precedence, in: $0.db) }
        }
    }

    private func write(
        _ body: @escaping @Sendable (inout SeriesWriting) throws -> Void
    ) async throws(TVSeriesError) -> [TitleID: TitleID] {
        let precedence = precedence
        return try await database.write(or: TVSeriesError.unavailable) { try SeriesWriting.run(precedence, in: $0, body) }
    }

    public func changes(_ keys: Set<ChangeKey>) -> AsyncStream<Void> { database.changes(keys) }
}
