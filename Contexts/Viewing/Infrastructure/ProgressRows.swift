import CoreDomain
import Foundation
import GRDB
import Persistence
import ViewingDomain

enum ProgressRows {
    /// A row, whether its viewing has been counted as a play, and the entry of the history that it has made.
    typealias Kept = (progress: PlaybackProgress, isCounted: Bool, watched: Moment?)

    /// Of each file the newest row, its own or that of another version.
    static func find(_ files: [ShownFile], _ viewer: ViewerID, in db: GRDB.Database) throws -> [FileID: PlaybackProgress] {
        var found: [FileID: PlaybackProgress] = [:]
        for (file, kept) in try versions(of: files, viewer, in: db) {
            if let other = found[file], other.updatedAt >= kept.progress.updatedAt { continue }
            found[file] = kept.progress
            found[file]?.file = file
        }
        return found
    }

    /// The rows of the files and of their other versions, each with the file for which it was found.
    private static func versions(
        of files: [ShownFile], _ viewer: ViewerID, in db: GRDB.Database
    ) throws -> [(file: FileID, kept: Kept)] {
        let wanted = try KeyList(rows: files.map(WantedFile.init))
        let rows = try Row.fetchCursor(db.cachedStatement(sql: versionsSQL), arguments: [viewer, wanted])
        var found: [(FileID, Kept)] = []
        while let row = try rows.next() {
            var reader = ColumnReader(row)
            guard let index: Int = reader.next(), files.indices.contains(index), let kept = try PlaybackProgress.kept(&reader) else {
                continue
            }
            found.append((files[index].id, kept))
        }
        return found
    }

    /// The newest row of what a file shows, and its own.
    private static func latest(_ file: ShownFile, _ viewer: ViewerID, in db: GRDB.Database) throws -> (any: Kept?, own: Kept?) {
        let all = try versions(of: [file], viewer, in: db).map(\.kept)
        return (all.max { $0.progress.updatedAt < $1.progress.updatedAt }, all.first { $0.progress.file == file.id })
    }

    /// The files and their other versions that have positions.
    static func played(_ files: [ShownFile], _ viewer: ViewerID, in db: GRDB.Database) throws -> [FileID] {
        Set(try versions(of: files, viewer, in: db).map(\.kept.progress.file)).sorted()
    }

    static func kept(_ file: FileID, _ viewer: ViewerID, in db: GRDB.Database) throws -> Kept? {
        let sql = "SELECT \(PlaybackProgress.columns), counted, watched FROM viewing_progress WHERE viewer = ? AND file = ?"
        guard let row = try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [viewer, file]) else { return nil }
        var reader = ColumnReader(row)
        return try PlaybackProgress.kept(&reader)
    }

    /// The rows of some files and of their other versions.
    static let versionsSQL = """
        SELECT wanted.key, \(PlaybackProgress.columns), counted, watched FROM json_each(?2) AS wanted
        CROSS JOIN viewing_progress ON viewer = ?1 AND file = wanted.value ->> 'file'
        UNION ALL
        SELECT wanted.key, \(PlaybackProgress.columns), counted, watched FROM json_each(?2) AS wanted
        CROSS JOIN viewing_progress INDEXED BY viewing_progress_part
        ON viewer = ?1 AND reference = wanted.value ->> 'reference' AND part = wanted.value ->> 'part' AND file <> wanted.value ->> 'file'
        """

    /// A position older than the stored one changes nothing: saves may overtake each other.
    ///
    /// - Returns: the entry of the history that it made.
    @discardableResult
    static func save(
        _ progress: PlaybackProgress, isMarked: Bool = false, _ viewer: ViewerID, in db: GRDB.Database
    ) throws -> HistoryEntry.ID? {
        let updated = Moment(progress.updatedAt)
        let before = try latest(progress.shown, viewer, in: db)
        if let own = before.own, Moment(own.progress.updatedAt).milliseconds > updated.milliseconds { return nil }

        var play = PlayCount(isCounted: before.any?.isCounted ?? false)
        if play.advance(to: progress.fraction) {
            try db.cachedStatement(
                sql: """
                    INSERT INTO viewing_plays VALUES (?1, 1, ?2)
                    ON CONFLICT(reference) DO UPDATE SET plays = plays + 1, latest = max(latest, ?2)
                    """
            ).execute(arguments: [progress.reference, updated])
            db.changed(.plays)
        }
        // Started over: another viewing.
        var watched = progress.fraction < 0.5 ? nil : before.any?.watched
        var entry: HistoryEntry.ID?
        if watched == nil, progress.isFinished {
            entry = try HistoryRows.add(progress, isMarked: isMarked, viewer, in: db)
            watched = entry.map { Moment($0.watchedAt) }
        }
        try write((progress, play.isCounted, watched), viewer, in: db)
        return entry
    }

    private static func write(_ kept: Kept, _ viewer: ViewerID, in db: GRDB.Database) throws {
        let progress = kept.progress
        try db.cachedStatement(
            sql: """
                INSERT INTO viewing_progress (viewer, file, reference, title, position, duration, updated, begun, counted, part, watched)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT(viewer, file) DO UPDATE SET
                    reference = excluded.reference, title = excluded.title, position = excluded.position,
                    duration = excluded.duration, updated = excluded.updated, begun = excluded.begun,
                    counted = excluded.counted, part = excluded.part, watched = excluded.watched
                WHERE (reference, position, duration, updated, begun, counted, part, watched) IS NOT
                    (excluded.reference, excluded.position, excluded.duration, excluded.updated, excluded.begun, excluded.counted, excluded.part,
                    excluded.watched)
                """
        ).execute(arguments: [
            viewer, progress.file, progress.reference, progress.reference.title, progress.position,
            progress.duration, Moment(progress.updatedAt), progress.isBegun, kept.isCounted, progress.part,
            kept.watched,
        ])
        if db.changesCount > 0 { name(progress.reference.title, viewer, in: db) }
    }

    /// Saves the end of a file, even over a position from a clock that is ahead of ours.
    static func markWatched(_ end: PlaybackProgress, _ viewer: ViewerID, in db: GRDB.Database) throws -> ProgressUndo {
        let (newest, before) = try latest(end.shown, viewer, in: db)
        let row = try Row.fetchOne(
            db.cachedStatement(sql: "SELECT plays, latest FROM viewing_plays WHERE reference = ?"), arguments: [end.reference])
        var plays = row.map(ColumnReader.init)
        _ = plays?.next(as: Int.self)
        var end = end
        end.updatedAt = max(Moment(end.updatedAt).date, newest.map { $0.progress.updatedAt + 0.001 } ?? .distantPast)
        var play = PlayCount(isCounted: newest?.isCounted ?? false)
        let counts = play.advance(to: end.fraction)
        let entry = try save(end, isMarked: true, viewer, in: db)
        return ProgressUndo(
            file: end.file, title: end.reference.title, before: before?.progress, wasCounted: before?.isCounted ?? false,
            after: end.updatedAt,
            play: counts ? ProgressUndo.Play(reference: end.reference, latest: plays?.next(as: Moment.self)?.date) : nil,
            watchedBefore: before?.watched?.date, entry: entry.map { .made($0) })
    }

    static func forget(_ file: FileID, _ viewer: ViewerID, in db: GRDB.Database) throws -> ProgressUndo? {
        let before = try kept(file, viewer, in: db)
        try db.cachedStatement(sql: "DELETE FROM viewing_progress WHERE viewer = ? AND file = ?").execute(arguments: [viewer, file])
        guard let before else { return nil }
        name(before.progress.reference.title, viewer, in: db)
        let entry = try before.watched.flatMap {
            try HistoryRows.remove(
                HistoryEntry.ID(reference: before.progress.reference, watchedAt: $0.date), onlyMarked: true, viewer, in: db)
        }
        return ProgressUndo(
            file: file, title: before.progress.reference.title, before: before.progress, wasCounted: before.isCounted,
            watchedBefore: before.watched?.date, entry: entry.map { .removed($0) })
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
        switch undo.entry {
        case .made(let id): _ = try HistoryRows.remove(id, viewer, in: db)
        case .removed(let removed): try HistoryRows.insert(removed, viewer, in: db)
        case nil: break
        }
        if let before = undo.before { try write((before, undo.wasCounted, undo.watchedBefore.map(Moment.init)), viewer, in: db) }
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

    /// Newest first, without positions that are out of date because another version was played later; the last column says whether the title
    /// was dismissed at or after that position.
    private static let begunSQL = """
        SELECT \(PlaybackProgress.columns), viewing_dismissal.until >= viewing_progress.updated
        FROM viewing_progress LEFT JOIN viewing_dismissal
            ON viewing_dismissal.viewer = viewing_progress.viewer AND viewing_dismissal.title = viewing_progress.title
        WHERE viewing_progress.viewer = ? AND begun = 1 AND NOT EXISTS (
            SELECT 1 FROM viewing_progress AS later
            WHERE later.viewer = viewing_progress.viewer AND later.reference = viewing_progress.reference
            AND later.part = viewing_progress.part AND later.updated > viewing_progress.updated)
        ORDER BY updated DESC
        """
}

/// A file as an argument of `versionsSQL`.
private struct WantedFile: Encodable {
    let file: String
    let reference: String
    let part: Int?

    init(_ file: ShownFile) { (self.file, reference, part) = (file.id.rawValue, file.reference.rawValue, file.part) }
}

extension PlaybackProgress {
    fileprivate static let columns = ["file", "reference", "part", "position", "duration", "updated"]
        .map { "viewing_progress.\($0)" }.joined(separator: ", ")

    /// Reads `columns`, `counted` and `watched`.
    fileprivate static func kept(_ reader: inout ColumnReader) throws -> ProgressRows.Kept? {
        try PlaybackProgress(&reader).map { ($0, try reader.required(), reader.next()) }
    }

    /// Reads `columns`. Nil if the row contains something that this version cannot read; one such row must not hide the others.
    fileprivate init?(_ reader: inout ColumnReader) {
        let (file, reference, part): (FileID?, TitleReference?, Int?) = (reader.next(), reader.next(), reader.next())
        let (position, duration): (Double?, Double?) = (reader.next(), reader.next())
        let updated: Moment? = reader.next()
        guard let file, let reference, let position, MediaTime.checked(position) != nil,
            let duration, MediaTime.checked(duration) != nil, let updated
        else { return nil }
        self.init(file: file, reference: reference, part: part, position: position, duration: duration, updatedAt: updated.date)
    }
}
