public import CoreDomain
public import Foundation
import GRDB
public import MoviesDomain
public import Persistence

/// Movies and videos in the catalogue.
public struct SQLiteMovieRepository: MovieRepository {
    private struct Slice: Hashable {
        let query: MovieQuery
        let limit: Int
    }

    private struct WholeSlice: Hashable {
        let slice: Slice
        let after: String?
    }

    private let database: Persistence.Database
    private let folders: TitleFolders
    private let precedence: FactPrecedence
    private let firstPages: AudienceQuery<Slice, Page<MovieSummary>>
    private let wholePages: AudienceQuery<WholeSlice, Page<Movie>>
    private let cards: AudienceQuery<[TitleID], [MovieSummary]>
    private let records: AudienceQuery<[TitleID], [Movie]>
    private let facets: AudienceQuery<MovieKind, MovieFacets>

    /// - Parameters:
    ///   - folders: the folders in which a movie has files.
    ///   - precedence: whose facts are shown.
    public init(_ database: Persistence.Database, folders: TitleFolders, precedence: FactPrecedence = .standard) {
        // Every change of a movie changes its row.
        let tables: Set = ["movie"]
        self.database = database
        self.folders = folders
        self.precedence = precedence
        firstPages = AudienceQuery(database, tables: tables, folders: folders)
        wholePages = AudienceQuery(database, tables: tables, folders: folders, capacity: 8)
        cards = AudienceQuery(database, tables: tables, folders: folders, capacity: 32)
        records = AudienceQuery(database, tables: tables, folders: folders, capacity: 16)
        facets = AudienceQuery(database, tables: tables, folders: folders)
    }

    public func movies(_ query: MovieQuery, page: PageRequest, for audience: Audience) async throws(MoviesError) -> Page<MovieSummary> {
        if page.after == nil {
            return try await firstPages.value(for: Slice(query: query, limit: page.limit), audience, or: MoviesError.unavailable) {
                try MovieReading($0, $1).page(query, page)
            }
        }
        return try await read(audience) { try $0.page(query, page) }
    }

    public func wholeMovies(_ query: MovieQuery, page: PageRequest, for audience: Audience) async throws(MoviesError) -> Page<Movie> {
        let key = WholeSlice(slice: Slice(query: query, limit: page.limit), after: page.after)
        return try await wholePages.value(for: key, audience, or: MoviesError.unavailable) {
            try MovieReading($0, $1).wholePage(query, page)
        }
    }

    public func movie(_ id: TitleID, for audience: Audience) async throws(MoviesError) -> Movie {
        try await read(audience) { try $0.movie(id) }
    }

    public func movies(_ ids: [TitleID], for audience: Audience) async throws(MoviesError) -> [Movie] {
        if ids.isEmpty { return [] }
        return try await records.value(for: ids, audience, or: MoviesError.unavailable) { try MovieReading($0, $1).movies(ids) }
    }

    public func summaries(_ ids: [TitleID], for audience: Audience) async throws(MoviesError) -> [MovieSummary] {
        if ids.isEmpty { return [] }
        return try await cards.value(for: ids, audience, or: MoviesError.unavailable) { try MovieReading($0, $1).summaries(ids) }
    }

    public func genres(of kind: MovieKind, for audience: Audience) async throws(MoviesError) -> [GenreCount] {
        try await facets(of: kind, audience).genres
    }

    public func years(of kind: MovieKind, for audience: Audience) async throws(MoviesError) -> [Int] {
        try await facets(of: kind, audience).years
    }

    public func letters(of kind: MovieKind, for audience: Audience) async throws(MoviesError) -> [LetterMark] {
        try await facets(of: kind, audience).letters
    }

    public func count(of kind: MovieKind, for audience: Audience) async throws(MoviesError) -> Int {
        try await facets(of: kind, audience).count
    }

    private func facets(of kind: MovieKind, _ audience: Audience) async throws(MoviesError) -> MovieFacets {
        try await facets.value(for: kind, audience, or: MoviesError.unavailable) { try MovieFacets($0, kind, $1) }
    }

    private func read<Value: Sendable>(
        _ audience: Audience, _ body: @escaping @Sendable (MovieReading) throws -> Value
    ) async throws(MoviesError) -> Value {
        let condition = AudienceCondition(audience, folders)
        return try await database.read(or: MoviesError.unavailable) { try body(MovieReading($0, condition)) }
    }

    @discardableResult
    public func save(_ movies: [Movie]) async throws(MoviesError) -> [TitleID: TitleID] {
        if movies.isEmpty { return [:] }
        return try await write { for movie in movies { try $0.file(movie) } }
    }

    @discardableResult
    public func save(_ documents: [MovieDocument]) async throws(MoviesError) -> [TitleID: TitleID] {
        if documents.isEmpty { return [:] }
        return try await write { for document in documents { try $0.save(document) } }
    }

    public func otherTitles(of ids: [TitleID]) async throws(MoviesError) -> [TitleID: [String]] {
        if ids.isEmpty { return [:] }
        return try await database.read(or: MoviesError.unavailable) { db in
            let found = try MovieTables.documents.texts("otherTitles", of: ids.map(\.rawValue), in: db)
            return Dictionary(ids.compactMap { id in found[id.rawValue].map { (id, $0) } }, uniquingKeysWith: { first, _ in first })
        }
    }

    public func documents(of id: TitleID) async throws(MoviesError) -> [FactDocument<MovieFacts>] {
        try await database.read(or: MoviesError.unavailable) { db in
            guard let number = try MovieReading.number(of: id, in: db), let movie = try StoredMovie(number, in: db) else {
                throw MoviesError.notFound
            }
            return movie.documents
        }
    }

    public func outdated(
        _ source: FactSource, before date: Date, onlyComplete: Bool, limit: Int
    ) async throws(MoviesError) -> [TitleID] {
        try await database.read(or: MoviesError.unavailable) { db in
            try TitleID.fetchAll(
                db.cachedStatement(sql: "SELECT ref FROM movie WHERE id IN (\(MovieTables.documents.outdatedSQL))"),
                arguments: DocumentTable<MovieFacts>.outdated(source, before: date, onlyComplete: onlyComplete, limit: limit))
        }
    }

    public func mixed(after id: TitleID?, limit: Int) async throws(MoviesError) -> [TitleID] {
        try await database.read(or: MoviesError.unavailable) { db in
            try TitleID.fetchAll(
                db.cachedStatement(sql: "SELECT ref FROM movie WHERE ref > ? AND \(MovieTables.documents.isMixedSQL) ORDER BY ref LIMIT ?"),
                arguments: [id?.rawValue ?? "", limit])
        }
    }

    public func derive(_ ids: [TitleID]) async throws(MoviesError) {
        if ids.isEmpty { return }
        _ = try await write { for id in ids { try $0.derive(id) } }
    }

    public func forget(_ source: FactSource, of ids: [TitleID], before date: Date?) async throws(MoviesError) {
        if ids.isEmpty { return }
        _ = try await write { for id in ids { try $0.forget(source, of: id, before: date) } }
    }

    public func setMissing(_ since: Date?, for ids: [TitleID]) async throws(MoviesError) {
        if ids.isEmpty { return }
        _ = try await write { for id in ids { try $0.setMissing(since, for: id) } }
    }

    public func remove(_ ids: [TitleID]) async throws(MoviesError) { try await forget(.local, of: ids, before: nil) }

    public func setPictures(poster: Picture?, backdrop: Picture?, for id: TitleID) async throws(MoviesError) {
        _ = try await write { try $0.setPictures(poster: poster, backdrop: backdrop, for: id) }
    }

    private func write(
        _ body: @escaping @Sendable (inout MovieWriting) throws -> Void
    ) async throws(MoviesError) -> [TitleID: TitleID] {
        let precedence = precedence
        return try await database.write(or: MoviesError.unavailable) { try MovieWriting.run(precedence, in: $0, body) }
    }

    public func changes(_ keys: Set<ChangeKey>) -> AsyncStream<Void> { database.changes(keys) }
}
