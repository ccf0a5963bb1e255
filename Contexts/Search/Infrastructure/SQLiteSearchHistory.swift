public import CoreDomain
public import Foundation
import GRDB
public import Persistence
public import SearchDomain

/// The search histories in the precious database.
public struct SQLiteSearchHistory: SearchHistory {
    private let database: Persistence.Database

    public init(_ database: Persistence.Database) { self.database = database }

    public func entries(viewer: ViewerID) async throws(SearchError) -> [SearchReference] {
        try await database.read(or: SearchError.unavailable) { db in
            let sql =
                "SELECT reference FROM search_history WHERE viewer = ? ORDER BY opened DESC, reference LIMIT \(SearchHistoryLimits.entries)"
            // A row that this version cannot read is left out.
            return try String.fetchAll(db.cachedStatement(sql: sql), arguments: [viewer]).compactMap(SearchReference.init(text:))
        }
    }

    public func add(_ reference: SearchReference, at date: Date, viewer: ViewerID) async throws(SearchError) {
        try await database.write(or: SearchError.unavailable) { db in
            try db.cachedStatement(sql: Self.insert)
                .execute(arguments: [viewer, reference.text, reference.title?.rawValue, Moment(date)])
            try db.cachedStatement(sql: Self.trim).execute(arguments: [viewer])
            db.changed(.viewer(viewer, .searches))
        }
    }

    public func remove(_ references: [SearchReference], viewer: ViewerID) async throws(SearchError) {
        if references.isEmpty { return }
        try await database.write(or: SearchError.unavailable) { db in
            let sql = "DELETE FROM search_history WHERE viewer = ? AND reference IN (SELECT value FROM json_each(?))"
            try db.cachedStatement(sql: sql).execute(arguments: [viewer, KeyList(references.map(\.text))])
            if db.changesCount > 0 { db.changed(.viewer(viewer, .searches)) }
        }
    }

    public func clear(viewer: ViewerID) async throws(SearchError) {
        try await database.write(or: SearchError.unavailable) { db in
            try db.cachedStatement(sql: "DELETE FROM search_history WHERE viewer = ?").execute(arguments: [viewer])
            if db.changesCount > 0 { db.changed(.viewer(viewer, .searches)) }
        }
    }

    public func move(_ titles: [TitleID: TitleID]) async throws(SearchError) {
        let titles = titles.filter { $0.key != $0.value }
        if titles.isEmpty { return }
        try await database.write(or: SearchError.unavailable) { db in
            for (old, new) in titles.sorted(by: { $0.key < $1.key }) {
                let viewers = "SELECT DISTINCT viewer FROM search_history WHERE title = ?"
                for viewer in try ViewerID.fetchAll(db.cachedStatement(sql: viewers), arguments: [old]) {
                    db.changed(.viewer(viewer, .searches))
                }
                try db.cachedStatement(sql: Self.carry).execute(arguments: [old, new])
                try db.cachedStatement(sql: "DELETE FROM search_history WHERE title = ?").execute(arguments: [old])
            }
        }
    }

    private static let insert = """
        INSERT INTO search_history(viewer, reference, title, opened) VALUES (?, ?, ?, ?)
        ON CONFLICT(viewer, reference) DO UPDATE SET opened = excluded.opened
        """
    private static let trim = """
        DELETE FROM search_history WHERE viewer = ?1 AND reference IN (
            SELECT reference FROM search_history WHERE viewer = ?1
            ORDER BY opened DESC, reference LIMIT -1 OFFSET \(SearchHistoryLimits.entries))
        """
    /// `movie/OLD` as `movie/NEW`, `episode/OLD/1/2` as `episode/NEW/1/2`.
    private static let carry = """
        INSERT INTO search_history(viewer, reference, title, opened)
        SELECT viewer, substr(reference, 1, instr(reference, '/')) || ?2 || substr(reference, instr(reference, '/') + 1 + length(?1)), ?2, opened
        FROM search_history WHERE title = ?1
        ON CONFLICT(viewer, reference) DO UPDATE SET opened = max(opened, excluded.opened)
        """
}
