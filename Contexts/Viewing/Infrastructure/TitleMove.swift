import CoreDomain
import GRDB
import Persistence

/// Moves everything stored for one title, or for one reference, to another.
enum TitleMove {
    static func run(from old: TitleReference, to new: TitleReference, in db: GRDB.Database) throws {
        let viewers = "SELECT viewer FROM viewing_progress WHERE title = ? AND reference = ?"
        for viewer in try ViewerID.fetchAll(db.cachedStatement(sql: viewers), arguments: [old.title, old]) {
            db.changed(.viewer(viewer, .continueWatching))
            db.changed([old, new].map { .viewer(viewer, .progress($0.title)) })
        }
        try db.cachedStatement(sql: "UPDATE viewing_progress SET reference = ?3, title = ?4 WHERE title = ?1 AND reference = ?2")
            .execute(arguments: [old.title, old, new, new.title])
        try db.cachedStatement(sql: playsOfReference).execute(arguments: [old, new])
        if db.changesCount > 0 { db.changed(.plays) }
        try db.cachedStatement(sql: "DELETE FROM viewing_plays WHERE reference = ?").execute(arguments: [old])
        try nameHistory("title = ? AND reference = ?", [old.title, old], in: db)
        try db.cachedStatement(sql: "UPDATE OR REPLACE viewing_history SET reference = ?3, title = ?4 WHERE title = ?1 AND reference = ?2")
            .execute(arguments: [old.title, old, new, new.title])
        try RatingRows.move(from: old.rated, to: new.rated, in: db)
    }

    private static func nameHistory(_ condition: String, _ arguments: StatementArguments, in db: GRDB.Database) throws {
        let sql = "SELECT viewer FROM viewing_history WHERE \(condition)"
        for viewer in try ViewerID.fetchSet(db.cachedStatement(sql: sql), arguments: arguments) { db.changed(.viewer(viewer, .history)) }
    }

    static func run(from old: TitleID, to new: TitleID, in db: GRDB.Database) throws {
        let viewers = try ViewerID.fetchAll(db.cachedStatement(sql: viewers), arguments: [old])
        db.changed(.plays)
        for viewer in viewers {
            db.changed([.watchlist, .continueWatching].map { .viewer(viewer, $0) })
            db.changed([old, new].flatMap { [.viewer(viewer, .progress($0)), .viewer(viewer, .onWatchlist($0))] })
        }
        try nameHistory("title = ?", [old], in: db)
        for sql in carrying { try db.cachedStatement(sql: sql).execute(arguments: [old, new]) }
        for sql in leaving { try db.cachedStatement(sql: sql).execute(arguments: [old]) }
        try WatchlistMarks.move(from: old, to: new, in: db)
        try RatingRows.move(from: old, to: new, in: db)
    }

    private static let viewers = """
        SELECT viewer FROM viewing_progress WHERE title = ?1 UNION SELECT viewer FROM viewing_dismissal WHERE title = ?1
        UNION SELECT viewer FROM viewing_watchlist WHERE title = ?1
        """

    /// `movie/OLD` as `movie/NEW`, `episode/OLD/1/2` as `episode/NEW/1/2`.
    private static let renamed =
        "substr(reference, 1, instr(reference, '/')) || ?2 || substr(reference, instr(reference, '/') + 1 + length(?1))"
    /// `0` follows `/`, so this range contains everything that begins with `episode/OLD/`.
    private static let ofOld = """
        (reference IN ('movie/' || ?1, 'video/' || ?1) OR (reference > 'episode/' || ?1 || '/' AND reference < 'episode/' || ?1 || '0'))
        """

    private static let playsOfReference = """
        INSERT INTO viewing_plays SELECT ?2, plays, latest FROM viewing_plays WHERE reference = ?1
        ON CONFLICT(reference) DO UPDATE SET plays = plays + excluded.plays, latest = max(latest, excluded.latest)
        """

    private static let carrying = [
        "UPDATE viewing_progress SET title = ?2, reference = \(renamed) WHERE title = ?1",
        "UPDATE viewing_content SET title = ?2, reference = \(renamed) WHERE title = ?1",
        "UPDATE OR REPLACE viewing_history SET title = ?2, reference = \(renamed) WHERE title = ?1",
        """
        INSERT INTO viewing_dismissal SELECT viewer, ?2, until FROM viewing_dismissal WHERE title = ?1
        ON CONFLICT(viewer, title) DO UPDATE SET until = max(until, excluded.until)
        """,
        """
        INSERT INTO viewing_plays SELECT \(renamed), plays, latest FROM viewing_plays WHERE \(ofOld)
        ON CONFLICT(reference) DO UPDATE SET plays = plays + excluded.plays, latest = max(latest, excluded.latest)
        """,
    ]
    private static let leaving = [
        "DELETE FROM viewing_dismissal WHERE title = ?1", "DELETE FROM viewing_plays WHERE \(ofOld)",
    ]
}
