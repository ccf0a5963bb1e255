import CoreDomain
public import DiscoveryDomain
public import Foundation
import GRDB
public import Persistence

/// The lists in the catalogue.
public struct SQLiteDiscoveryRepository: DiscoveryRepository {
    /// Nothing older is kept, in seconds: 180 days.
    public static let longest: TimeInterval = 180 * 86_400
    /// Of outdated pages that are removed at once, so that a clock that is wrong for a while does little harm.
    public static let mostRemoved = 100
    private let database: Persistence.Database
    private let capacity: Int
    private let now: @Sendable () -> Date

    /// - Parameter capacity: of pages of all lists; the oldest ones make room.
    public init(_ database: Persistence.Database, capacity: Int = 20_000, now: @escaping @Sendable () -> Date = { Date() }) {
        self.database = database
        self.capacity = capacity
        self.now = now
    }

    public func pages(of list: DiscoveryList, upTo last: Int) async throws(DiscoveryError) -> StoredPages {
        try await database.read(or: DiscoveryError.unavailable) { db in
            let sql = "SELECT page, total, fetched, items FROM discovery_page WHERE list = ? AND page <= ? ORDER BY page"
            let rows = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: [list.key, last])
            var pages: [DiscoveryPage] = []
            while let row = try rows.next() {
                var reader = ColumnReader(row)
                if let page = DiscoveryPage(&reader) { pages.append(page) }
            }
            return StoredPages(pages)
        }
    }

    public func save(_ page: DiscoveryPage, of list: DiscoveryList) async throws(DiscoveryError) {
        let capacity = capacity
        try await database.write(or: DiscoveryError.unavailable) { db in
            try db.cachedStatement(sql: "DELETE FROM discovery_page WHERE list = ? AND page >= ?").execute(arguments: [list.key, page.page])
            try db.cachedStatement(sql: "INSERT INTO discovery_page(list, page, total, fetched, items) VALUES (?, ?, ?, ?, ?)").execute(
                arguments: [list.key, page.page, page.totalPages, Moment(page.fetchedAt), try page.storedItems])
            db.changed(list.changeKey)
            try db.dropPages(above: capacity)
        }
    }

    public func removeGeneral() async throws(DiscoveryError) {
        try await database.write(or: DiscoveryError.unavailable) { db in
            // As `DiscoveryList.isGeneral` says.
            try db.dropPages(where: "list NOT GLOB 'similar/*' AND list NOT GLOB 'recommended/*'", [])
        }
    }

    public func removeOutdated() async throws(DiscoveryError) {
        let limit = Moment(now().addingTimeInterval(-Self.longest))
        try await database.write(or: DiscoveryError.unavailable) { try $0.dropPages(before: limit, Self.mostRemoved) }
    }
}

extension DiscoveryPage {
    /// Reads the columns page, total, fetched and items; nil for what an older version wrote and this one cannot read.
    fileprivate init?(_ reader: inout ColumnReader) {
        let (page, total): (Int?, Int?) = (reader.next(), reader.next())
        let (fetched, text): (Moment?, String?) = (reader.next(), reader.next())
        guard let page, let total, let fetched, let text, Self.numbers.contains(page),
            let items = try? JSONDecoder().decode([DiscoveredItem].self, from: Data(text.utf8))
        else { return nil }
        self.init(items: items, page: page, totalPages: total, fetchedAt: fetched.date)
    }

    fileprivate var storedItems: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .withoutEscapingSlashes
            return String(decoding: try encoder.encode(items), as: UTF8.self)
        }
    }
}

extension GRDB.Database {
    fileprivate func dropPages(before limit: Moment, _ most: Int) throws {
        let oldest = "SELECT list, page FROM discovery_page WHERE fetched < ? ORDER BY fetched, list, page LIMIT ?"
        try dropPages(where: "(list, page) IN (\(oldest))", [limit, most])
    }

    fileprivate func dropPages(above capacity: Int) throws {
        let count = try Int.fetchOne(cachedStatement(sql: "SELECT count(*) FROM discovery_page")) ?? 0
        if count <= capacity { return }
        let oldest = "SELECT list, page FROM discovery_page ORDER BY fetched, list, page LIMIT ?"
        try dropPages(where: "(list, page) IN (\(oldest))", [count - capacity])
    }

    /// - Parameter condition: SQL of this file only.
    fileprivate func dropPages(where condition: String, _ arguments: StatementArguments) throws {
        let statement = try cachedStatement(sql: "DELETE FROM discovery_page WHERE \(condition) RETURNING list")
        changed(Set(try String.fetchAll(statement, arguments: arguments)).map { ChangeKey.discovery($0) })
    }
}
