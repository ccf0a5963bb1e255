import CoreDomain
import GRDB
import Persistence
import TVSeriesDomain

enum SeriesReading {
    static func page(_ db: GRDB.Database, _ query: SeriesQuery, _ request: PageRequest) throws -> Page<SeriesSummary> {
        let after = try request.after.map { try entry(at: $0, in: db) }
        var shelf: Int64 = 0
        if let name = query.genre {
            guard let number = try SeriesTables.genres.number(of: name, in: db) else { return Page(items: [], next: nil) }
            shelf = number
        }
        let items = try SeriesTables.shelves.items(
            on: [shelf], by: query.sort.order, year: query.year, after: after, limit: request.limit + 1, in: db)
        let series = try items.prefix(request.limit).compactMap { try summary(of: $0, in: db) }
        return Page(items: series, next: items.count > request.limit ? series.last?.id.rawValue : nil)
    }

    static func series(_ db: GRDB.Database, _ id: TitleID) throws -> Series {
        let number = try known(id, in: db)
        guard var record = try record(of: number, in: db) else { throw TVSeriesError.notFound }
        record.series.seasons = try seasons(of: number, in: db)
        return record.series
    }

    static func summaries(_ db: GRDB.Database, _ ids: [TitleID]) throws -> [SeriesSummary] {
        try ids.compactMap { id in try number(of: id, in: db).flatMap { try summary(of: $0, in: db) } }
    }

    /// The row of the series that answers under this id.
    static func number(of id: TitleID, in db: GRDB.Database) throws -> Int64? {
        try Int64.fetchOne(
            db.cachedStatement(sql: "SELECT series FROM series_identity WHERE identity = ?"), arguments: [id])
    }

    static func known(_ id: TitleID, in db: GRDB.Database) throws -> Int64 {
        guard let number = try number(of: id, in: db) else { throw TVSeriesError.notFound }
        return number
    }

    static func record(of number: Int64, in db: GRDB.Database) throws -> SeriesRecord? {
        try Row.fetchOne(db.cachedStatement(sql: recordSQL), arguments: [number]).map { try SeriesRecord(row: $0) }
    }

    static func summary(of number: Int64, in db: GRDB.Database) throws -> SeriesSummary? {
        try Row.fetchOne(db.cachedStatement(sql: summarySQL), arguments: [number]).map { try SeriesSummary(row: $0) }
    }

    private static let recordSQL = select(SeriesRecord.columns + SeriesRecord.counts)
    private static let summarySQL = select(SeriesRecord.summaryColumns + SeriesRecord.counts)

    private static func select(_ columns: [String]) -> String {
        "SELECT \(columns.joined(separator: ", ")) FROM series WHERE id = ?"
    }

    private static func entry(at cursor: String, in db: GRDB.Database) throws -> ShelfEntry {
        guard let id = TitleID(cursor), let number = try number(of: id, in: db),
            let row = try Row.fetchOne(db.cachedStatement(sql: summarySQL), arguments: [number])
        else { throw TVSeriesError.unknownCursor }
        return ShelfEntry(
            item: number, shelves: [], title: row["title_key"], added: row["added"], year: row["year"],
            rating: row["rating"])
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
