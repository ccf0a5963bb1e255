import CoreDomain
import GRDB
import Persistence

/// Deletes everything of one viewer.
enum ViewerRemoval {
    static func run(_ viewer: ViewerID, in db: GRDB.Database) throws {
        for sql in statements { try db.cachedStatement(sql: sql).execute(arguments: [viewer]) }
        db.changed([.watchlist, .continueWatching, .history, .ratings].map { .viewer(viewer, $0) })
    }

    /// Marks are found by the entries of the watchlist, which go last.
    private static let statements =
        [
            """
            DELETE FROM viewing_mark_file WHERE mark IN (
                SELECT number FROM viewing_watchlist CROSS JOIN viewing_mark USING (title, viewer) WHERE viewing_watchlist.viewer = ?)
            """,
            """
            DELETE FROM viewing_mark WHERE number IN (
                SELECT number FROM viewing_watchlist CROSS JOIN viewing_mark USING (title, viewer) WHERE viewing_watchlist.viewer = ?)
            """,
        ]
        + ["watchlist", "progress", "dismissal", "history", "rating"].map { "DELETE FROM viewing_\($0) WHERE viewer = ?" }
}
