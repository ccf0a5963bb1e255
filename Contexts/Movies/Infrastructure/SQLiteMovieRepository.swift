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

    private let database: Persistence.Database
    private let firstPages: SharedQuery<Slice, Page<MovieSummary>>
    private let cards: SharedQuery<[TitleID], [MovieSummary]>
    private let records: SharedQuery<[TitleID], [Movie]>
    private let facets: SharedQuery<MovieKind, MovieFacets>

    public init(_ database: Persistence.Database) {
        self.database = database
        firstPages = SharedQuery(database, tables: Self.tables)
        cards = SharedQuery(database, tables: Self.tables, capacity: 32)
        records = SharedQuery(database, tables: Self.tables, capacity: 16)
        facets = SharedQuery(database, tables: Self.tables)
    }

    /// Whatever changes about a movie changes its row.
    private static let tables: Set = ["movie"]

    public func movies(_ query: MovieQuery, page: PageRequest) async throws(MoviesError) -> Page<MovieSummary> {
        if page.after == nil {
            return try await firstPages.value(for: Slice(query: query, limit: page.limit), or: MoviesError.unavailable) {
                try MovieReading.page($0, query, page)
            }
        }
        return try await database.read(or: MoviesError.unavailable) { try MovieReading.page($0, query, page) }
    }

    public func movie(_ id: TitleID) async throws(MoviesError) -> Movie {
        try await database.read(or: MoviesError.unavailable) { try MovieReading.movie($0, id) }
    }

    public func movies(_ ids: [TitleID]) async throws(MoviesError) -> [Movie] {
        if ids.isEmpty { return [] }
        return try await records.value(for: ids, or: MoviesError.unavailable) { try MovieReading.movies($0, ids) }
    }

    public func summaries(_ ids: [TitleID]) async throws(MoviesError) -> [MovieSummary] {
        if ids.isEmpty { return [] }
        return try await cards.value(for: ids, or: MoviesError.unavailable) { try MovieReading.summaries($0, ids) }
    }

    public func genres(of kind: MovieKind) async throws(MoviesError) -> [GenreCount] {
        try await facets(of: kind).genres
    }

    public func years(of kind: MovieKind) async throws(MoviesError) -> [Int] {
        try await facets(of: kind).years
    }

    public func letters(of kind: MovieKind) async throws(MoviesError) -> [LetterMark] {
        try await facets(of: kind).letters
    }

    public func count(of kind: MovieKind) async throws(MoviesError) -> Int {
        try await facets(of: kind).count
    }

    private func facets(of kind: MovieKind) async throws(MoviesError) -> MovieFacets {
        try await facets.value(for: kind, or: MoviesError.unavailable) { try MovieFacets($0, kind) }
    }

    public func save(_ movies: [Movie]) async throws(MoviesError) {
        if movies.isEmpty { return }
        try await database.write(or: MoviesError.unavailable) { try MovieWriting.save(movies, in: $0) }
    }

    public func setMissing(_ since: Date?, for ids: [TitleID]) async throws(MoviesError) {
        if ids.isEmpty { return }
        try await database.write(or: MoviesError.unavailable) { try MovieWriting.setMissing(since, for: ids, in: $0) }
    }

    public func remove(_ ids: [TitleID]) async throws(MoviesError) {
        if ids.isEmpty { return }
        try await database.write(or: MoviesError.unavailable) { try MovieWriting.remove(ids, in: $0) }
    }

    public func setPictures(poster: Picture?, backdrop: Picture?, for id: TitleID) async throws(MoviesError) {
        try await database.write(or: MoviesError.unavailable) {
            try MovieWriting.setPictures(poster: poster, backdrop: backdrop, for: id, in: $0)
        }
    }

    public func changes(_ keys: Set<ChangeKey>) -> AsyncStream<Void> { database.changes(keys) }
}
