import CoreDomain
import GRDB
import MoviesDomain
import Persistence

enum MovieReading {
    static func page(_ db: GRDB.Database, _ query: MovieQuery, _ request: PageRequest) throws -> Page<MovieSummary> {
        let after = try request.after.map { try entry(at: $0, in: db) }
        var genre: Int64?
        if let name = query.genre {
            guard let number = try MovieTables.genres.number(of: name, in: db) else { return Page(items: [], next: nil) }
            genre = number
        }
        let items = try MovieTables.shelves.items(
            on: Shelf.numbers(genre: genre, kind: query.kind, isOwned: query.isOwned), by: query.sort.order,
            year: query.year, after: after, limit: request.limit + 1, in: db)
        let movies = try items.prefix(request.limit).compactMap { try summary(of: $0, in: db) }
        return Page(items: movies, next: items.count > request.limit ? movies.last?.id.rawValue : nil)
    }

    static func movie(_ db: GRDB.Database, _ id: TitleID) throws -> Movie {
        guard let row = try number(of: id, in: db), let record = try record(of: row, in: db) else {
            throw MoviesError.notFound
        }
        return record.movie
    }

    static func summaries(_ db: GRDB.Database, _ ids: [TitleID]) throws -> [MovieSummary] {
        try ids.compactMap { id in try number(of: id, in: db).flatMap { try summary(of: $0, in: db) } }
    }

    /// The row of the film that answers under this id.
    static func number(of id: TitleID, in db: GRDB.Database) throws -> Int64? {
        try Int64.fetchOne(
            db.cachedStatement(sql: "SELECT movie FROM movie_identity WHERE identity = ?"), arguments: [id])
    }

    static func record(of number: Int64, in db: GRDB.Database) throws -> MovieRecord? {
        try Row.fetchOne(db.cachedStatement(sql: recordSQL), arguments: [number]).map { try MovieRecord(row: $0) }
    }

    private static let recordSQL = "SELECT \(MovieRecord.columns.joined(separator: ", ")) FROM movie WHERE id = ?"
    private static let summarySQL = "SELECT \(MovieRecord.summaryColumns.joined(separator: ", ")) FROM movie WHERE id = ?"

    private static func summary(of number: Int64, in db: GRDB.Database) throws -> MovieSummary? {
        try Row.fetchOne(db.cachedStatement(sql: summarySQL), arguments: [number]).map { try MovieSummary(row: $0) }
    }

    private static func entry(at cursor: String, in db: GRDB.Database) throws -> ShelfEntry {
        guard let id = TitleID(cursor), let number = try number(of: id, in: db),
            let row = try Row.fetchOne(db.cachedStatement(sql: summarySQL), arguments: [number])
        else { throw MoviesError.unknownCursor }
        return ShelfEntry(
            item: number, shelves: [], title: row["title_key"], added: row["added"], year: row["year"],
            rating: row["rating"])
    }
}

extension MovieSort {
    fileprivate var order: ShelfOrder {
        switch self {
        case .title: .title
        case .added: .added
        case .year: .year
        case .rating: .rating
        }
    }
}

/// What a kind of film comes in.
struct MovieFacets: Sendable {
    let genres: [GenreCount]
    let years: [Int]
    let count: Int

    init(_ db: GRDB.Database, _ kind: MovieKind) throws {
        let all = Shelf.numbers(genre: nil, kind: kind, isOwned: nil)
        count = try MovieTables.shelves.count(on: all, in: db)
        years = try MovieTables.shelves.years(on: all, in: db)
        genres = try MovieTables.genres.all(in: db)
            .map { genre in
                let shelves = Shelf.numbers(genre: genre.number, kind: kind, isOwned: nil)
                return GenreCount(name: genre.name, count: try MovieTables.shelves.count(on: shelves, in: db))
            }
            .filter { $0.count > 0 }
            .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    }
}
