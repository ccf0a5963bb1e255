import CoreDomain
import Foundation
import GRDB
import Persistence
import ViewingDomain

enum ProgressRows {
    /// A row, and whether its viewing has been counted as a play.
    typealias Kept = (progress: PlaybackProgress, isCounted: Bool)

    static func find(_ files: [FileID], _ viewer: ViewerID, in db: GRDB.Database) throws -> [FileID: PlaybackProgress] {
        let rows = try Row.fetchCursor(
            db.cachedStatement(sql: findSQL), arguments: [viewer, KeyList(files.map(\.rawValue))])
        var found: [FileID: PlaybackProgress] = [:]
        while let row = try rows.next() {
            var reader = ColumnReader(row)
            if let progress = PlaybackProgress(&reader) { found[progress.file] = progress }
        }
        return found
    }

    private static func kept(_ file: FileID, _ viewer: ViewerID, in db: GRDB.Database) throws -> Kept? {
        let keys = KeyList([file.rawValue])
        guard let row = try Row.fetchOne(db.cachedStatement(sql: findSQL), arguments: [viewer, keys]) else { return nil }
        var reader = ColumnReader(row)
        return try PlaybackProgress(&reader).map { ($0, try reader.required()) }
    }

    private static let findSQL = """
        SELECT \(PlaybackProgress.columns), counted FROM json_each(?2) AS wanted CROSS JOIN viewing_progress ON viewer = ?1 AND file = wanted.value
        """

    /// A position older than the stored one changes nothing: saves may overtake each other.
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
            db.changed(.plays)
        }
        try write(progress, isCounted: play.isCounted, viewer, in: db)
    }

    private static func write(_ progress: PlaybackProgress, isCounted: Bool, _ viewer: ViewerID, in db: GRDB.Database) throws {
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
            progress.duration, Moment(progress.updatedAt), progress.isBegun, isCounted,
        ])
        if db.changesCount > 0 { name(progress.reference.title, viewer, in: db) }
    }

    /// Saves the end of a file, even over a position from a clock that is ahead of ours.
    static func markWatched(_ end: PlaybackProgress, _ viewer: ViewerID, in db: GRDB.Database) throws -> ProgressUndo {
        let before = try kept(end.file, viewer, in: db)
        let latest = try Row.fetchOne(
            db.cachedStatement(sql: "SELECT plays, latest FROM viewing_plays WHERE reference = ?"), arguments: [end.reference])
        var plays = latest.map(ColumnReader.init)
        _ = plays?.next(as: Int.self)
        var end = end
        end.updatedAt = max(Moment(end.updatedAt).date, before?.progress.updatedAt ?? .distantPast)
        var play = PlayCount(isCounted: before?.isCounted ?? false)
        let counts = play.advance(to: end.fraction)
        try save(end, viewer, in: db)
        return ProgressUndo(
            file: end.file, title: end.reference.title, before: before?.progress, wasCounted: before?.isCounted ?? false,
            after: end.updatedAt,
            play: counts ? ProgressUndo.Play(reference: end.reference, latest: plays?.next(as: Moment.self)?.date) : nil)
    }

    static func forget(_ file: FileID, _ viewer: ViewerID, in db: GRDB.Database) throws -> ProgressUndo? {
        let before = try kept(file, viewer, in: db)
        try db.cachedStatement(sql: "DELETE FROM viewing_progress WHERE viewer = ? AND file = ?").execute(arguments: [viewer, file])
        guard let before else { return nil }
        name(before.progress.reference.title, viewer, in: db)
        return ProgressUndo(
            file: file, title: before.progress.reference.title, before: before.progress, wasCounted: before.isCounted)
    }

    static func undo(_ undo: ProgressUndo, _ viewer: ViewerID, in db: GRDB.Database) throws {
        if let after = undo.after {
            try db.cachedStatement(sql: "DELETE FROM viewing_progress WHERE viewer = ? AND file = ? AND updated = ?")
                .execute(arguments: [viewer, undo.file, Moment(after)])
            if db.changesCount == 0 { return }
        } else if try kept(undo.file, viewer, in: db) != nil {
            return
        }
        name(undo.title, viewer, in: db)
        if let play = undo.play {
            try db.cachedStatement(sql: "UPDATE viewing_plays SET plays = plays - 1, latest = ifnull(?2, latest) WHERE reference = ?1")
                .execute(arguments: [play.reference, play.latest.map(Moment.init)])
            try db.cachedStatement(sql: "DELETE FROM viewing_plays WHERE reference = ? AND plays < 1").execute(arguments: [play.reference])
            db.changed(.plays)
        }
        if let before = undo.before { try write(before, isCounted: undo.wasCounted, viewer, in: db) }
    }

    private static func name(_ title: TitleID, _ viewer: ViewerID, in db: GRDB.Database) {
        db.changed(.viewer(viewer, .progress(title)), .viewer(viewer, .continueWatching))
    }

    static func begun(limit: Int, _ viewer: ViewerID, in db: GRDB.Database) throws -> [PlaybackProgress] {
        let rows = try Row.fetchCursor(db.cachedStatement(sql: begunSQL), arguments: [viewer])
        var seen: Set<TitleID> = []
        var found: [PlaybackProgress] = []
        while found.count < limit, let row = try rows.next() {
            var reader = ColumnReader(row)
            guard let progress = PlaybackProgress(&reader), seen.insert(progress.reference.title).inserted else { continue }
            if reader.next(as: Bool.self) != true { found.append(progress) }
        }
        return found
    }

    /// Newest first; the last column says whether the title was dismissed at or after that position.
    private static let begunSQL = """
        SELECT \(PlaybackProgress.columns), viewing_dismissal.until >= viewing_progress.updated
        FROM viewing_progress LEFT JOIN viewing_dismissal
            ON viewing_dismissal.viewer = viewing_progress.viewer AND viewing_dismissal.title = viewing_progress.title
        WHERE viewing_progress.viewer = ? AND begun = 1 ORDER BY updated DESC
        """
}

extension PlaybackProgress {
    fileprivate static let columns = "file, reference, position, duration, updated"

    /// Reads `columns`. Nil if the row contains something that this version cannot read; one such row must not hide the others.
    fileprivate init?(_ reader: inout ColumnReader) {
        let (file, reference): (FileID?, TitleReference?) = (reader.next(), reader.next())
        let (position, duration): (Double?, Double?) = (reader.next(), reader.next())
        let updated: Moment? = reader.next()
        guard let file, let reference, let position, MediaTime.checked(position) != nil,
            let duration, MediaTime.checked(duration) != nil, let updated
        else { return nil }
        self.init(file: file, reference: reference, position: position, duration: duration, updatedAt: updated.date)
    }
}
