import CoreDomain
import GRDB
import MoviesDomain
import Persistence

/// Reads the movies that an audience may see.
struct MovieReading {
    private let db: GRDB.Database
    private let audience: AudienceCondition

    init(_ db: GRDB.Database, _ audience: AudienceCondition) {
        self.db = db
        self.audience = audience
    }

    func page(_ query: MovieQuery, _ request: PageRequest) throws -> Page<MovieSummary> {
        try page(query, request, Self.numberedSQL) { try MovieSummary(&$0) }
    }

    func wholePage(_ query: MovieQuery, _ request: PageRequest) throws -> Page<Movie> {
        try page(query, request, Self.numberedRecordsSQL) { try MovieRecord(&$0).movie }
    }

    private func page<Value: Identifiable<TitleID>>(
        _ query: MovieQuery, _ request: PageRequest, _ sql: String, _ make: (inout ColumnReader) throws -> Value
    ) throws -> Page<Value> {
        let after = try request.after.map { try entry(at: $0) }
        var genre: Int64?
        if let name = query.genre {
            guard let number = try MovieTables.genres.number(of: name, in: db) else { return Page(items: [], next: nil) }
            genre = number
        }
        let items = try MovieTables.shelves.items(
            on: Shelf.numbers(genre: genre, kind: query.kind, isOwned: query.isOwned), for: audience, by: query.sort.order,
            year: query.year, after: after, limit: request.limit + 1, in: db)
        let movies = try inOrder(sql, [KeyList(Array(items.prefix(request.limit)))], make)
        return Page(items: movies, next: items.count > request.limit ? movies.last?.id.rawValue : nil)
    }

    func movie(_ id: TitleID) throws -> Movie {
        guard let movie = try movies([id]).first else { throw MoviesError.notFound }
        return movie
    }

    func movies(_ ids: [TitleID]) throws -> [Movie] {
        try identified(Self.identifiedRecordsSQL, ids) { try MovieRecord(&$0).movie }
    }

    func summaries(_ ids: [TitleID]) throws -> [MovieSummary] {
        try identified(Self.identifiedSQL, ids) { try MovieSummary(&$0) }
    }

    private func identified<Value>(_ sql: String, _ ids: [TitleID], _ make: (inout ColumnReader) throws -> Value) throws -> [Value] {
        try inOrder(
            "\(sql)\(audience.and(title: "movie.ref", age: "movie.age"))", [KeyList(ids.map(\.rawValue))] + audience.arguments, make)
    }

    /// The values for the keys, in the order of the keys. The first column is the position among them: a sort in SQLite would carry whole rows
    /// through a tree.
    private func inOrder<Value>(
        _ sql: String, _ arguments: StatementArguments, _ make: (inout ColumnReader) throws -> Value
    ) throws -> [Value] {
        var found: [(place: Int, value: Value)] = []
        let rows = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: arguments)
        while let row = try rows.next() {
            var reader = ColumnReader(row)
            found.append((reader.next() ?? 0, try make(&reader)))
        }
        return found.sorted { $0.place < $1.place }.map(\.value)
    }

    /// The row of the movie with this identity or alias.
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
    private static let numbered = "FROM json_each(?) AS wanted CROSS JOIN movie ON movie.id = wanted.value"
    private static let numberedSQL = "SELECT wanted.key, \(summary) \(numbered)"
    private static let numberedRecordsSQL = "SELECT wanted.key, \(record) \(numbered)"
    private static let identified = """
        FROM json_each(?) AS wanted CROSS JOIN movie_identity ON identity = wanted.value
        CROSS JOIN movie ON movie.id = movie_identity.movie
        """
    private static let identifiedSQL = "SELECT wanted.key, \(summary) \(identified)"
    private static let identifiedRecordsSQL = "SELECT wanted.key, \(record) \(identified)"
    private static let placeSQL = "SELECT title_key, added, year, rating FROM movie WHERE id = ?"

    /// The position of a movie in the lists. One that the audience may not see is unknown to it here too.
    private func entry(at cursor: String) throws -> ShelfEntry {
        guard let id = TitleID(cursor), let number = try Self.number(of: id, in: db),
            let row = try Row.fetchOne(
                db.cachedStatement(sql: "\(Self.placeSQL)\(audience.and(title: "movie.ref", age: "movie.age"))"),
                arguments: [number] + audience.arguments)
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

/// The genres, years, letters and number of the movies of one kind.
struct MovieFacets: Sendable {
    let genres: [GenreCount]
    let years: [Int]
    let count: Int
    let letters: [LetterMark]

    init(_ db: GRDB.Database, _ kind: MovieKind, _ audience: AudienceCondition) throws {
        let all = Shelf.numbers(genre: nil, kind: kind, isOwned: nil)
        let shelves = MovieTables.shelves
        count = try shelves.count(on: all, for: audience, in: db)
        letters = try shelves.letters(on: all, for: audience, in: db)
        years = try shelves.years(on: all, for: audience, in: db)
        genres = try MovieTables.genres.all(in: db)
            .map { genre in
                let numbers = Shelf.numbers(genre: genre.number, kind: kind, isOwned: nil)
                return GenreCount(name: genre.name, count: try shelves.count(on: numbers, for: audience, in: db))
            }
            .filter { $0.count > 0 }
            .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    }
}
