import CoreDomain
import Foundation
import GRDB
import Persistence
import ViewingDomain

enum ProgressRows {
    static func find(_ file: FileID, _ viewer: ViewerID, in db: GRDB.Database) throws -> PlaybackProgress? {
        let statement = try db.cachedStatement(
            sql: "SELECT \(PlaybackProgress.columns) FROM viewing_progress WHERE viewer = ? AND file = ?")
        return try Row.fetchOne(statement, arguments: [viewer, file]).flatMap(PlaybackProgress.init(row:))
    }

    /// An older position than the one kept changes nothing: saves may overtake each other on their way.
    static func save(_ progress: PlaybackProgress, _ viewer: ViewerID, in db: GRDB.Database) throws {
        let updated = Moment(progress.updatedAt)
        let statement = try db.cachedStatement(
            sql: "SELECT updated, counted FROM viewing_progress WHERE viewer = ? AND file = ?")
        var old = try Row.fetchOne(statement, arguments: [viewer, progress.file]).map(ColumnReader.init)
        if let before = old?.next(as: Int64.self), before > updated.milliseconds { return }

        var play = PlayCount(isCounted: old?.next(as: Bool.self) ?? false)
        if play.advance(to: progress.fraction) {
            try db.cachedStatement(
                sql: """
                    INSERT INTO viewing_plays VALUES (?1, 1, ?2)
                    ON CONFLICT(reference) DO UPDATE SET plays = plays + 1, latest = max(latest, ?2)
                    """
            ).execute(arguments: [progress.reference, updated])
        }
        try db.cachedStatement(
            sql: """
                INSERT INTO viewing_progress VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT(viewer, file) DO UPDATE SET
                    reference = excluded.reference, title = excluded.title, position = excluded.position,
                    duration = excluded.duration, updated = excluded.updated, begun = excluded.begun,
                    counted = excluded.counted
                WHERE (reference, position, duration, updated, begun, counted) IS NOT
                    (excluded.reference, excluded.position, excluded.duration, excluded.updated, excluded.begun, excluded.counted)
                """
        ).execute(arguments: [
            viewer, progress.file, progress.reference, progress.reference.title, progress.position,
            progress.duration, updated, progress.isBegun, play.isCounted,
        ])
    }

    static func begun(limit: Int, _ viewer: ViewerID, in db: GRDB.Database) throws -> [PlaybackProgress] {
        let dismissal = try db.cachedStatement(
            sql: "SELECT 1 FROM viewing_dismissal WHERE viewer = ? AND title = ? AND until >= ?")
        let rows = try Row.fetchCursor(
            db, sql: "SELECT \(PlaybackProgress.columns) FROM viewing_progress WHERE viewer = ? AND begun = 1 ORDER BY updated DESC",
            arguments: [viewer])
        var seen: Set<TitleID> = []
        var found: [PlaybackProgress] = []
        while found.count < limit, let row = try rows.next() {
            guard let progress = PlaybackProgress(row: row), !seen.contains(progress.reference.title) else { continue }
            seen.insert(progress.reference.title)
            let title = progress.reference.title
            if try Bool.fetchOne(dismissal, arguments: [viewer, title, Moment(progress.updatedAt)]) == nil {
                found.append(progress)
            }
        }
        return found
    }
}

extension PlaybackProgress {
    fileprivate static let columns = "file, reference, position, duration, updated"

    /// Nil when the row holds what this version cannot read; one such row must not hide the others.
    fileprivate init?(row: Row) {
        var reader = ColumnReader(row)
        guard let file: FileID = reader.next(), let reference: TitleReference = reader.next(), let position: Double = reader.next(),
            let duration: Double = reader.next(), MediaTime.checked(position) != nil, MediaTime.checked(duration) != nil,
            let updated: Moment = reader.next()
        else { return nil }
        self.init(file: file, reference: reference, position: position, duration: duration, updatedAt: updated.date)
    }
}
