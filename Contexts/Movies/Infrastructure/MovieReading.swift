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
        let movies = try summaries(db, numberedSQL, KeyList(Array(items.prefix(request.limit))))
        return Page(items: movies, next: items.count > request.limit ? movies.last?.id.rawValue : nil)
    }

    static func movie(_ db: GRDB.Database, _ id: TitleID) throws -> Movie {
        guard let movie = try movies(db, [id]).first else { throw MoviesError.notFound }
        return movie
    }

    static func movies(_ db: GRDB.Database, _ ids: [TitleID]) throws -> [Movie] {
        try inOrder(db, identifiedRecordsSQL, KeyList(ids.map(\.rawValue))) { try MovieRecord(&$0).movie }
    }

    static func summaries(_ db: GRDB.Database, _ ids: [TitleID]) throws -> [MovieSummary] {
        try summaries(db, identifiedSQL, KeyList(ids.map(\.rawValue)))
    }

    private static func summaries(_ db: GRDB.Database, _ sql: String, _ keys: KeyList) throws -> [MovieSummary] {
        try inOrder(db, sql, keys) { try MovieSummary(&$0) }
    }

    /// What the statement gives for each key, in the order of the keys. Its first column is the place among them: a sort in SQLite
    /// would carry whole rows through a tree.
    private static func inOrder<Value>(
        _ db: GRDB.Database, _ sql: String, _ keys: KeyList, _ make: (inout ColumnReader) throws -> Value
    ) throws -> [Value] {
        var found: [(place: Int, value: Value)] = []
        let rows = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: [keys])
        while let row = try rows.next() {
            var reader = ColumnReader(row)
            found.append((reader.next() ?? 0, try make(&reader)))
        }
        return found.sorted { $0.place < $1.place }.map(\.value)
    }

    /// The row of the movie that answers under this id.
    static func number(of id: TitleID, in db: GRDB.Database) throws -> Int64? {
        try Int64.fetchOne(
            db.cachedStatement(sql: "SELECT movie FROM movie_identity WHERE identity = ?"), arguments: [id])
    }

    static func record(of number: Int64, in db: GRDB.Database) throws -> MovieRecord? {
        try Row.fetchOne(db.cachedStatement(sql: recordSQL), arguments: [number]).map { row in
            var reader = ColumnReader(row)
            return try MovieRecord(&reader)
        }
    }

    private static let record = MovieRecord.columns.joined(separator: ", ")
    private static let summary = MovieRecord.summaryColumns.joined(separator: ", ")
    private static let recordSQL = "SELECT \(record) FROM movie WHERE id = ?"
    // CROSS JOIN fixes the order of the loops: from the keys to the movies.
    private static let numberedSQL =
        "SELECT wanted.key, \(summary) FROM json_each(?) AS wanted CROSS JOIN movie ON movie.id = wanted.value"
    private static let identified = """
        FROM json_each(?) AS wanted CROSS JOIN movie_identity ON identity = wanted.value
        CROSS JOIN movie ON movie.id = movie_identity.movie
        """
    private static let identifiedSQL = "SELECT wanted.key, \(summary) \(identified)"
    private static let identifiedRecordsSQL = "SELECT wanted.key, \(record) \(identified)"
    private static let placeSQL = "SELECT title_key, added, year, rating FROM movie WHERE id = ?"

    private static func entry(at cursor: String, in db: GRDB.Database) throws -> ShelfEntry {
        guard let id = TitleID(cursor), let number = try number(of: id, in: db),
            let row = try Row.fetchOne(db.cachedStatement(sql: placeSQL), arguments: [number])
        else { throw MoviesError.unknownCursor }
        var reader = ColumnReader(row)
        return ShelfEntry(
            item: number, shelves: [], title: reader.next() ?? "", added: reader.next() ?? 0, year: reader.next(), rating: reader.next())
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

/// What a kind of movie comes in.
struct MovieFacets: Sendable {
    let genres: [GenreCount]
    let years: [Int]
    let count: Int
    let letters: [LetterMark]

    init(_ db: GRDB.Database, _ kind: MovieKind) throws {
        let all = Shelf.numbers(genre: nil, kind: kind, isOwned: nil)
        count = try MovieTables.shelves.count(on: all, in: db)
        letters = try MovieTables.shelves.letters(on: all, of: "movie", in: db)
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
