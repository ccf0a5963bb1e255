import CoreDomain
import Foundation
import GRDB
import Persistence
import ViewingDomain

enum HistoryRows {
    // MARK: Reading

    /// - Parameters:
    ///   - period: milliseconds.
    ///   - before: the cursor; nil for the newest.
    static func find(
        _ period: Range<Int64>, before: HistoryEntry.ID?, limit: Int, _ viewer: ViewerID, in db: GRDB.Database
    ) throws -> [HistoryEntry] {
        let rows = try Row.fetchCursor(
            db.cachedStatement(sql: listSQL),
            arguments: [
                viewer, period.lowerBound, period.upperBound, before.map { Moment($0.watchedAt).milliseconds } ?? .max,
                before?.reference.rawValue ?? "", limit,
            ])
        var found: [HistoryEntry] = []
        while let row = try rows.next() {
            var reader = ColumnReader(row)
            // A row that this version cannot read must not hide the others.
            guard let reference: TitleReference = reader.next(), let watched: Moment = reader.next() else { continue }
            let duration: Double? = reader.next()
            found.append(
                HistoryEntry(
                    reference: reference, watchedAt: watched.date, duration: duration, isMarked: reader.next(as: Bool.self) ?? false))
        }
        return found
    }

    private static let listSQL = """
        SELECT reference, watched, duration, marked FROM viewing_history
        WHERE viewer = ?1 AND watched >= ?2 AND watched < ?3 AND (watched, reference) < (?4, ?5)
        ORDER BY watched DESC, reference DESC LIMIT ?6
        """

    static func exist(in periods: [Range<Int64>], _ viewer: ViewerID, in db: GRDB.Database) throws -> [Bool] {
        let wanted = "[" + periods.map { "[\($0.lowerBound),\($0.upperBound)]" }.joined(separator: ",") + "]"
        let found = try Int.fetchSet(
            db.cachedStatement(
                sql: """
                    SELECT wanted.key FROM json_each(?2) AS wanted WHERE EXISTS (
                        SELECT 1 FROM viewing_history
                        WHERE viewer = ?1 AND watched >= wanted.value ->> 0 AND watched < wanted.value ->> 1)
                    """), arguments: [viewer, wanted])
        return periods.indices.map(found.contains)
    }

    static func bounds(_ viewer: ViewerID, in db: GRDB.Database) throws -> ClosedRange<Date>? {
        func end(_ order: String) throws -> Date? {
            let sql = "SELECT watched FROM viewing_history WHERE viewer = ? ORDER BY watched \(order) LIMIT 1"
            return try Moment.fetchOne(db.cachedStatement(sql: sql), arguments: [viewer])?.date
        }
        guard let first = try end("ASC"), let last = try end("DESC") else { return nil }
        return first...last
    }

    private static func find(_ id: HistoryEntry.ID, _ viewer: ViewerID, in db: GRDB.Database) throws -> HistoryUndo? {
        let sql = "SELECT duration, marked, file FROM viewing_history WHERE viewer = ? AND watched = ? AND reference = ?"
        guard let row = try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [viewer, Moment(id.watchedAt), id.reference]) else {
            return nil
        }
        var reader = ColumnReader(row)
        let duration: Double? = reader.next()
        let isMarked = reader.next(as: Bool.self) ?? false
        return HistoryUndo(
            entry: HistoryEntry(reference: id.reference, watchedAt: id.watchedAt, duration: duration, isMarked: isMarked),
            file: reader.next())
    }

    /// The entries that marks made for these without a file.
    static func marksWithoutFile(
        of references: [TitleReference], _ viewer: ViewerID, in db: GRDB.Database
    ) throws -> [HistoryEntry.ID] {
        let rows = try Row.fetchCursor(
            db.cachedStatement(
                sql: """
                    SELECT wanted.key, watched FROM json_each(?2) AS wanted CROSS JOIN viewing_history INDEXED BY viewing_history_title
                        ON title = wanted.value ->> 'title' AND reference = wanted.value ->> 'reference'
                    WHERE viewer = ?1 AND marked AND file IS NULL
                    """), arguments: [viewer, try KeyList(rows: references.map(WantedReference.init))])
        var found: [HistoryEntry.ID] = []
        while let row = try rows.next() {
            var reader = ColumnReader(row)
            guard let index: Int = reader.next(), references.indices.contains(index), let watched: Moment = reader.next() else { continue }
            found.append(HistoryEntry.ID(reference: references[index], watchedAt: watched.date))
        }
        return found
    }

    // MARK: Writing

    static func markWithoutFile(
        _ reference: TitleReference, at date: Date, _ viewer: ViewerID, in db: GRDB.Database
    ) throws -> HistoryEntry.ID {
        let entry = HistoryEntry(reference: reference, watchedAt: Moment(date).date, isMarked: true)
        try insert(HistoryUndo(entry: entry, file: nil), viewer, in: db)
        return entry.id
    }

    /// Removes the entries that such marks made.
    static func unmark(_ references: [TitleReference], _ viewer: ViewerID, in db: GRDB.Database) throws -> [HistoryUndo] {
        try marksWithoutFile(of: references, viewer, in: db).compactMap { try remove($0, onlyMarked: true, viewer, in: db) }
    }

    /// The entry of a viewing that has just come to its end.
    ///
    /// - Returns: nil for an extra.
    static func add(
        _ end: PlaybackProgress, isMarked: Bool, _ viewer: ViewerID, in db: GRDB.Database
    ) throws -> HistoryEntry.ID? {
        guard let part = end.part else { return nil }
        let id = HistoryEntry.ID(reference: end.reference, watchedAt: Moment(end.updatedAt).date)
        // A file of unknown length is marked with a length of 1 s.
        let duration = end.duration > 1 ? end.duration : nil
        if part > 1, !isMarked, try continuePart(part, to: id, duration, viewer, in: db) { return id }
        try insert(
            HistoryUndo(
                entry: HistoryEntry(reference: end.reference, watchedAt: id.watchedAt, duration: duration, isMarked: isMarked),
                file: end.file), viewer, in: db)
        return id
    }

    static func insert(_ removed: HistoryUndo, _ viewer: ViewerID, in db: GRDB.Database) throws {
        let entry = removed.entry
        try db.cachedStatement(sql: "INSERT OR IGNORE INTO viewing_history VALUES (?, ?, ?, ?, ?, ?, ?)")
            .execute(arguments: [
                viewer, Moment(entry.watchedAt), entry.reference, entry.reference.title, removed.file, entry.duration, entry.isMarked,
            ])
        if db.changesCount > 0 { changed(removed, viewer, in: db) }
    }

    private static func changed(_ changed: HistoryUndo, _ viewer: ViewerID, in db: GRDB.Database) {
        db.changed(.viewer(viewer, .history))
        // Without a file, the entry is all that says that the title has been watched.
        if changed.file == nil { db.changed(.viewer(viewer, .progress(changed.entry.reference.title))) }
    }

    /// - Parameter onlyMarked: leaves an entry that was played.
    @discardableResult
    static func remove(
        _ id: HistoryEntry.ID, onlyMarked: Bool = false, _ viewer: ViewerID, in db: GRDB.Database
    ) throws -> HistoryUndo? {
        guard let found = try find(id, viewer, in: db), found.entry.isMarked || !onlyMarked else { return nil }
        try db.cachedStatement(sql: "DELETE FROM viewing_history WHERE viewer = ? AND watched = ? AND reference = ?")
            .execute(arguments: [viewer, Moment(id.watchedAt), id.reference])
        changed(found, viewer, in: db)
        return found
    }

    /// Between the ends of two parts that belong to one viewing: four weeks.
    private static let longestPause: Int64 = 28 * 86_400_000

    /// The entry of the parts before becomes that of this part as well.
    ///
    /// - Returns: whether there is one.
    private static func continuePart(
        _ part: Int, to id: HistoryEntry.ID, _ duration: Double?, _ viewer: ViewerID, in db: GRDB.Database
    ) throws -> Bool {
        let now = Moment(id.watchedAt).milliseconds
        let before = try Int64.fetchOne(
            db.cachedStatement(
                sql: """
                    SELECT max(watched) FROM viewing_progress INDEXED BY viewing_progress_part
                    WHERE viewer = ?1 AND reference = ?2 AND part >= 1 AND part < ?3 AND watched <= ?4
                    """), arguments: [viewer, id.reference, part, now])
        guard let before, now - before <= longestPause else { return false }
        try db.cachedStatement(
            sql: """
                UPDATE OR REPLACE viewing_history SET watched = ?4, duration = duration + ?5
                WHERE viewer = ?1 AND watched = ?3 AND reference = ?2
                """
        ).execute(arguments: [viewer, id.reference, before, now, duration])
        guard db.changesCount > 0 else { return false }
        try db.cachedStatement(
            sql: """
                UPDATE viewing_progress SET watched = ?4
                WHERE viewer = ?1 AND reference = ?2 AND part >= 1 AND part < ?5 AND watched = ?3
                """
        ).execute(arguments: [viewer, id.reference, before, now, part])
        db.changed(.viewer(viewer, .history))
        return true
    }
}

/// What something without a file is found by, as an argument of a statement.
private struct WantedReference: Encodable {
    let title: String
    let reference: String

    init(_ reference: TitleReference) { (title, self.reference) = (reference.title.rawValue, reference.rawValue) }
}
