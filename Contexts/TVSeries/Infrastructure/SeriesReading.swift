import CoreDomain
import GRDB
import Persistence
import TVSeriesDomain

/// Reads the series that an audience may see.
struct SeriesReading {
    let db: GRDB.Database
    private let audience: AudienceCondition

    init(_ db: GRDB.Database, _ audience: AudienceCondition) {
        self.db = db
        self.audience = audience
    }

    func page(_ query: SeriesQuery, _ request: PageRequest) throws -> Page<SeriesSummary> {
        let after = try request.after.map { try entry(at: $0) }
        var genre: Int64?
        if let name = query.genre {
            guard let number = try SeriesTables.genres.number(of: name, in: db) else { return Page(items: [], next: nil) }
            genre = number
        }
        let items = try SeriesTables.shelves.items(
            on: Shelf.numbers(genre: genre, isOwned: query.isOwned), for: audience, by: query.sort.order, year: query.year, after: after,
            limit: request.limit + 1, in: db)
        let series = try summaries(Self.numberedSQL, [KeyList(Array(items.prefix(request.limit)))])
        return Page(items: series, next: items.count > request.limit ? series.last?.id.rawValue : nil)
    }

    func series(_ id: TitleID) throws -> Series {
        let number = try known(id)
        guard var record = try Self.record(of: number, in: db) else { throw TVSeriesError.notFound }
        record.series.seasons = try seasons(of: number)
        return record.series
    }

    func summaries(_ ids: [TitleID]) throws -> [SeriesSummary] {
        try summaries("\(Self.identifiedSQL)\(visible)", [KeyList(ids.map(\.rawValue))] + audience.arguments)
    }

    /// The summaries for the keys, in the order of the keys. The first column is the position among them.
    private func summaries(_ sql: String, _ arguments: StatementArguments) throws -> [SeriesSummary] {
        var found: [(place: Int, summary: SeriesSummary)] = []
        let rows = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: arguments)
        while let row = try rows.next() {
            var reader = ColumnReader(row)
            found.append((try reader.required(), try SeriesSummary(&reader)))
        }
        return found.sorted { $0.place < $1.place }.map(\.summary)
    }

    /// The row of the series with this identity or alias.
    static func number(of id: TitleID, in db: GRDB.Database) throws -> Int64? {
        try Int64.fetchOne(
            db.cachedStatement(sql: "SELECT series FROM series_identity WHERE identity = ?"), arguments: [id])
    }

    /// The row of the series with this identity or alias, if the audience may see it.
    func known(_ id: TitleID) throws -> Int64 {
        let sql =
            "SELECT series.id FROM series_identity CROSS JOIN series ON series.id = series_identity.series WHERE identity = ?\(visible)"
        guard let number = try Int64.fetchOne(db.cachedStatement(sql: sql), arguments: [id] + audience.arguments) else {
            throw TVSeriesError.notFound
        }
        return number
    }

    /// To be placed after another condition of a statement over `series`.
    var visible: String { audience.and(title: "series.ref", age: "series.age") }
    var arguments: StatementArguments { audience.arguments }

    /// The row of the series with this identity or alias, for writing.
    static func known(_ id: TitleID, in db: GRDB.Database) throws -> Int64 {
        guard let number = try number(of: id, in: db) else { throw TVSeriesError.notFound }
        return number
    }

    static func record(of number: Int64, in db: GRDB.Database) throws -> SeriesRecord? {
        try Row.fetchOne(db.cachedStatement(sql: recordSQL), arguments: [number]).map { row in
            var reader = ColumnReader(row)
            return try SeriesRecord(&reader)
        }
    }

    func summary(of number: Int64) throws -> SeriesSummary? {
        try Row.fetchOne(db.cachedStatement(sql: Self.summarySQL), arguments: [number]).map { row in
            var reader = ColumnReader(row)
            return try SeriesSummary(&reader)
        }
    }

    private static let recordSQL = "SELECT \(SeriesRecord.read) FROM series WHERE id = ?"
    private static let summarySQL = "SELECT \(SeriesRecord.readSummary) FROM series WHERE id = ?"
    // CROSS JOIN fixes the order of the loops: from the keys to the series.
    private static let numberedSQL =
        "SELECT wanted.key, \(SeriesRecord.readSummary) FROM json_each(?) AS wanted CROSS JOIN series ON series.id = wanted.value"
    private static let identifiedSQL = """
        SELECT wanted.key, \(SeriesRecord.readSummary) FROM json_each(?) AS wanted CROSS JOIN series_identity ON identity = wanted.value
        CROSS JOIN series ON series.id = series_identity.series
        """
    private static let placeSQL = "SELECT title_key, added, year, rating FROM series WHERE id = ?"

    /// The position of a series in the lists. One that the audience may not see is unknown to it here too.
    private func entry(at cursor: String) throws -> ShelfEntry {
        guard let id = TitleID(cursor), let number = try Self.number(of: id, in: db),
            let row = try Row.fetchOne(db.cachedStatement(sql: "\(Self.placeSQL)\(visible)"), arguments: [number] + audience.arguments)
        else { throw TVSeriesError.unknownCursor }
        var reader = ColumnReader(row)
        return ShelfEntry(
            item: number, shelves: [], title: try reader.required(), added: try reader.required(), year: reader.next(),
            rating: reader.next())
    }
}

extension SeriesSort {
    fileprivate var order: ShelfOrder {
        switch self {
        case .title: .title
        case .added: .added
        case .year: .year
        case .rating: .rating
        }
    }
}
