import CoreDomain
import Foundation
import GRDB
import Persistence
import ViewingDomain

enum WatchlistRows {
    /// Newest first; a row that this version cannot read is left out.
    static func all(_ viewer: ViewerID, in db: GRDB.Database) throws -> [WatchlistEntry] {
        let statement = try db.cachedStatement(
            sql: "SELECT title, added FROM viewing_watchlist WHERE viewer = ? ORDER BY added DESC, title DESC")
        let rows = try Row.fetchCursor(statement, arguments: [viewer])
        var found: [WatchlistEntry] = []
        while let row = try rows.next() {
            var reader = ColumnReader(row)
            if let title: TitleID = reader.next(), let added: Moment = reader.next() {
                found.append(WatchlistEntry(title: title, addedAt: added.date))
            }
        }
        return found
    }

    static func find(_ titles: [TitleID], _ viewer: ViewerID, in db: GRDB.Database) throws -> Set<TitleID> {
        let statement = try db.cachedStatement(
            sql: "SELECT title FROM json_each(?2) AS wanted CROSS JOIN viewing_watchlist ON viewer = ?1 AND title = wanted.value")
        return try TitleID.fetchSet(statement, arguments: [viewer, KeyList(titles.map(\.rawValue))])
    }

    static func date(of title: TitleID, _ viewer: ViewerID, in db: GRDB.Database) throws -> Date? {
        let statement = try db.cachedStatement(sql: "SELECT added FROM viewing_watchlist WHERE viewer = ? AND title = ?")
        return try Moment.fetchOne(statement, arguments: [viewer, title])?.date
    }

    /// - Parameter date: the date of the entry; nil removes it.
    static func set(_ date: Date?, _ title: TitleID, _ viewer: ViewerID, in db: GRDB.Database) throws {
        try TitleMoments.watchlist.set(date, title, viewer, in: db)
        guard db.changesCount > 0 else { return }
        try WatchlistMarks.set(date, title, viewer, in: db)
        db.changed(.viewer(viewer, .watchlist), .viewer(viewer, .onWatchlist(title)))
    }
}

enum DismissalRows {
    /// Dismisses the current progress of a title.
    ///
    /// - Returns: the previous limit of the dismissal.
    static func add(_ title: TitleID, _ viewer: ViewerID, in db: GRDB.Database) throws -> Date? {
        let before = try Moment.fetchOne(
            db.cachedStatement(sql: "SELECT until FROM viewing_dismissal WHERE viewer = ? AND title = ?"), arguments: [viewer, title])
        // The moment of the last play, not of the click, because the clocks of players may differ from ours.
        let latest = try Moment.fetchOne(
            db.cachedStatement(
                sql: "SELECT max(updated) FROM viewing_progress WHERE viewer = ? AND title = ? AND typeof(updated) = 'integer'"),
            arguments: [viewer, title])
        if let latest { try set(latest.date, title, viewer, in: db) }
        return before?.date
    }

    /// - Parameter until: everything played up to this moment is dismissed; nil dismisses nothing.
    static func set(_ until: Date?, _ title: TitleID, _ viewer: ViewerID, in db: GRDB.Database) throws {
        try TitleMoments.dismissals.set(until, title, viewer, in: db)
        if db.changesCount > 0 { db.changed(.viewer(viewer, .continueWatching)) }
    }
}

/// A table with one moment for each viewer and title.
private struct TitleMoments {
    static let watchlist = Self(table: "viewing_watchlist", moment: "added")
    static let dismissals = Self(table: "viewing_dismissal", moment: "until")

    private let insert: String
    private let delete: String

    private init(table: String, moment: String) {
        insert = """
            INSERT INTO \(table) VALUES (?, ?, ?)
            ON CONFLICT(viewer, title) DO UPDATE SET \(moment) = excluded.\(moment) WHERE \(moment) <> excluded.\(moment)
            """
        delete = "DELETE FROM \(table) WHERE viewer = ? AND title = ?"
    }

    /// - Parameter date: nil removes the row.
    func set(_ date: Date?, _ title: TitleID, _ viewer: ViewerID, in db: GRDB.Database) throws {
        if let date {
            try db.cachedStatement(sql: insert).execute(arguments: [viewer, title, Moment(date)])
        } else {
            try db.cachedStatement(sql: delete).execute(arguments: [viewer, title])
        }
    }
}
