public import CoreDomain
public import Foundation
import GRDB
public import Persistence
public import ViewingDomain

/// What people have watched, in the precious database.
public struct SQLiteViewingRepository: ViewingRepository {
    private struct Shelf: Hashable {
        let viewer: ViewerID
        let limit: Int
    }

    private static let progressTables: Set = ["viewing_progress", "viewing_dismissal"]
    private let database: Persistence.Database
    private let begun: SharedQuery<Shelf, [PlaybackProgress]>
    private let most: SharedQuery<Int, [TitleReference]>
    private let watchlists: SharedQuery<ViewerID, [WatchlistEntry]>

    public init(_ database: Persistence.Database) {
        self.database = database
        begun = SharedQuery(database, tables: Self.progressTables)
        most = SharedQuery(database, tables: ["viewing_plays"], capacity: 8)
        watchlists = SharedQuery(database, tables: ["viewing_watchlist"])
    }

    public func progress(of file: FileID, viewer: ViewerID) async throws(ViewingError) -> PlaybackProgress? {
        try await progress(of: [file], viewer: viewer)[file]
    }

    public func progress(of files: [FileID], viewer: ViewerID) async throws(ViewingError) -> [FileID: PlaybackProgress] {
        if files.isEmpty { return [:] }
        return try await database.read(or: ViewingError.unavailable) { db in
            try files.reduce(into: [:]) { $0[$1] = try ProgressRows.find($1, viewer, in: db) }
        }
    }

    public func save(_ progress: PlaybackProgress, viewer: ViewerID) async throws(ViewingError) {
        guard progress.position.isFinite, progress.duration.isFinite else { return }
        try await database.write(or: ViewingError.unavailable) { try ProgressRows.save(progress, viewer, in: $0) }
    }

    public func forget(_ file: FileID, viewer: ViewerID) async throws(ViewingError) {
        try await database.write(or: ViewingError.unavailable) { db in
            try db.execute(sql: "DELETE FROM viewing_progress WHERE viewer = ? AND file = ?", arguments: [viewer, file])
        }
    }

    public func continueWatching(limit: Int, viewer: ViewerID) async throws(ViewingError) -> [PlaybackProgress] {
        try await begun.value(for: Shelf(viewer: viewer, limit: limit), or: ViewingError.unavailable) {
            try ProgressRows.begun(limit: limit, viewer, in: $0)
        }
    }

    public func dismiss(_ title: TitleID, viewer: ViewerID) async throws(ViewingError) {
        try await database.write(or: ViewingError.unavailable) { db in
            // The moment of the last play, not of the click: clocks of players may differ from ours.
            try db.execute(
                sql: """
                    INSERT INTO viewing_dismissal
                    SELECT viewer, title, max(updated) FROM viewing_progress WHERE viewer = ? AND title = ? GROUP BY viewer, title
                    ON CONFLICT(viewer, title) DO UPDATE SET until = excluded.until
                    """, arguments: [viewer, title])
        }
    }

    public func undoDismiss(_ title: TitleID, viewer: ViewerID) async throws(ViewingError) {
        try await database.write(or: ViewingError.unavailable) { db in
            try db.execute(
                sql: "DELETE FROM viewing_dismissal WHERE viewer = ? AND title = ?", arguments: [viewer, title])
        }
    }

    public func mostWatched(limit: Int) async throws(ViewingError) -> [TitleReference] {
        try await most.value(for: limit, or: ViewingError.unavailable) { db in
            try String.fetchAll(
                db, sql: "SELECT reference FROM viewing_plays ORDER BY plays DESC, latest DESC LIMIT ?",
                arguments: [limit]
            ).compactMap(TitleReference.init(rawValue:))
        }
    }

    public func watchlist(viewer: ViewerID) async throws(ViewingError) -> [WatchlistEntry] {
        try await watchlists.value(for: viewer, or: ViewingError.unavailable) { db in
            let rows = try Row.fetchAll(
                db, sql: "SELECT title, added FROM viewing_watchlist WHERE viewer = ? ORDER BY added DESC, title",
                arguments: [viewer])
            return rows.compactMap { row in
                guard let title: TitleID = row.value("title"), let added = row.date("added") else { return nil }
                return WatchlistEntry(title: title, addedAt: added)
            }
        }
    }

    public func isOnWatchlist(_ title: TitleID, viewer: ViewerID) async throws(ViewingError) -> Bool {
        try await watchlist(viewer: viewer).contains { $0.title == title }
    }

    public func setOnWatchlist(
        _ isOn: Bool, _ title: TitleID, at date: Date, viewer: ViewerID
    ) async throws(ViewingError) {
        try await database.write(or: ViewingError.unavailable) { db in
            if isOn {
                try db.execute(
                    sql: "INSERT OR IGNORE INTO viewing_watchlist VALUES (?, ?, ?)",
                    arguments: [viewer, title, Moment(date)])
            } else {
                try db.execute(
                    sql: "DELETE FROM viewing_watchlist WHERE viewer = ? AND title = ?", arguments: [viewer, title])
            }
        }
    }

    public func move(_ titles: [TitleID: TitleID]) async throws(ViewingError) {
        let titles = titles.filter { $0.key != $0.value }
        if titles.isEmpty { return }
        try await database.write(or: ViewingError.unavailable) { db in
            for (old, new) in titles { try TitleMove.run(from: old, to: new, in: db) }
        }
    }

    public func changes() -> AsyncStream<Void> {
        database.changes(in: Self.progressTables.union(["viewing_plays", "viewing_watchlist"]))
    }
}
