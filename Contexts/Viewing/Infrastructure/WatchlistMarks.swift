import CoreDomain
import Foundation
import GRDB
import Persistence
import ViewingDomain

/// The marks that entries of watchlists consist of. Each belongs to the files that its title had when it was made, and to those that the title got
/// since: if they become part of another title, the mark goes there, and if they leave it again, the mark goes with them.
struct WatchlistMarks {
    /// Files of one mark. A mark with so many may have more, so they do not tell that nothing is left of its title.
    static let mostFiles = 20

    /// The marks and titles of files that belong to other titles now.
    private var changed: [ShownFile] = []
    /// New files of marked titles.
    private var joining: [ShownFile] = []

    var isEmpty: Bool { changed.isEmpty && joining.isEmpty }

    // MARK: What people do

    /// - Parameter date: the date of the entry; nil removes all marks.
    static func set(_ date: Date?, _ title: TitleID, _ viewer: ViewerID, in db: GRDB.Database) throws {
        for sql in removal { try db.cachedStatement(sql: sql).execute(arguments: [viewer, title]) }
        guard let date else { return }
        try db.cachedStatement(sql: "INSERT INTO viewing_mark(viewer, title, marked, added) VALUES (?1, ?2, ?2, ?3)")
            .execute(arguments: [viewer, title, Moment(date)])
        try db.cachedStatement(
            sql: "INSERT INTO viewing_mark_file SELECT file, ?1, title FROM viewing_content WHERE title = ?2 LIMIT ?3"
        ).execute(arguments: [db.lastInsertedRowID, title, mostFiles])
    }

    /// Everything goes from a title of which nothing is left.
    static func move(from old: TitleID, to new: TitleID, in db: GRDB.Database) throws {
        let viewers = try ViewerID.fetchSet(db.cachedStatement(sql: "SELECT viewer FROM viewing_mark WHERE title = ?"), arguments: [old])
        for sql in moves { try db.cachedStatement(sql: sql).execute(arguments: [old, new]) }
        for viewer in viewers { try refresh([old, new], viewer, in: db) }
    }

    // MARK: Files that change

    /// - Parameter new: files that no title had before.
    init(_ files: [ShownFile], new: Set<FileID>, marked: Set<TitleID>, in db: GRDB.Database) throws {
        let now = Dictionary(files.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let rows = try Row.fetchCursor(db.cachedStatement(sql: Self.titlesOfFiles), arguments: [KeyList(now.keys.map(\.rawValue))])
        var known: Set<FileID> = []
        while let row = try rows.next() {
            var reader = ColumnReader(row)
            guard let id: FileID = reader.next(), let title: TitleID = reader.next(), let file = now[id] else { continue }
            known.insert(id)
            if title != file.reference.title { changed.append(file) }
        }
        joining = files.filter { new.contains($0.id) && !known.contains($0.id) && marked.contains($0.reference.title) }
    }

    func run(in db: GRDB.Database) throws {
        var marks: Set<Int64> = []
        for file in changed {
            try db.cachedStatement(sql: "UPDATE viewing_mark_file SET title = ?2 WHERE file = ?1")
                .execute(arguments: [file.id, file.reference.title])
            marks.formUnion(
                try Int64.fetchAll(db.cachedStatement(sql: "SELECT mark FROM viewing_mark_file WHERE file = ?"), arguments: [file.id]))
        }
        for file in joining {
            try db.cachedStatement(sql: Self.join).execute(arguments: [file.id, file.reference.title, Self.mostFiles])
        }
        for mark in marks.sorted() { try Self.follow(mark, in: db) }
    }

    /// Moves a mark to the title of its files.
    private static func follow(_ mark: Int64, in db: GRDB.Database) throws {
        guard
            let row = try Row.fetchOne(
                db.cachedStatement(sql: "SELECT viewer, title, marked FROM viewing_mark WHERE number = ?"), arguments: [mark])
        else { return }
        var reader = ColumnReader(row)
        guard let viewer: ViewerID = reader.next(), let title: TitleID = reader.next(), let marked: TitleID = reader.next() else { return }
        let titles = try TitleID.fetchAll(db.cachedStatement(sql: "SELECT title FROM viewing_mark_file WHERE mark = ?"), arguments: [mark])
        let next = Self.title(of: titles, now: title, marked: marked)
        guard next != title else { return }
        try db.cachedStatement(sql: "UPDATE viewing_mark SET title = ?2 WHERE number = ?1").execute(arguments: [mark, next])
        try refresh([title, next], viewer, in: db)
    }

    /// The title that a mark belongs to.
    ///
    /// - Parameters:
    ///   - files: the title of each of its files.
    ///   - now: its title until now.
    ///   - marked: the title that the person marked. A mark returns to it with half of its files.
    static func title(of files: [TitleID], now: TitleID, marked: TitleID) -> TitleID {
        let counts = Dictionary(files.map { ($0, 1) }, uniquingKeysWith: +)
        if let left = counts[marked], left >= counts[now, default: 0] { return marked }
        guard counts[now] == nil, files.count < mostFiles, let only = counts.keys.first, counts.count == 1 else { return now }
        return only
    }

    private static func refresh(_ titles: [TitleID], _ viewer: ViewerID, in db: GRDB.Database) throws {
        for title in titles {
            for sql in entry { try db.cachedStatement(sql: sql).execute(arguments: [viewer, title]) }
            db.changed(.viewer(viewer, .onWatchlist(title)))
        }
        db.changed(.viewer(viewer, .watchlist))
    }

    private static let removal = [
        "DELETE FROM viewing_mark_file WHERE mark IN (SELECT number FROM viewing_mark WHERE viewer = ?1 AND title = ?2)",
        "DELETE FROM viewing_mark WHERE viewer = ?1 AND title = ?2",
    ]
    private static let moves = [
        "UPDATE viewing_mark SET title = ?2 WHERE title = ?1", "UPDATE viewing_mark_file SET title = ?2 WHERE title = ?1",
    ]
    /// The entry with the earliest date of its marks.
    private static let entry = [
        """
        DELETE FROM viewing_watchlist WHERE viewer = ?1 AND title = ?2
            AND NOT EXISTS (SELECT 1 FROM viewing_mark WHERE viewer = ?1 AND title = ?2)
        """,
        """
        INSERT INTO viewing_watchlist SELECT ?1, ?2, min(added) FROM viewing_mark WHERE viewer = ?1 AND title = ?2 HAVING count(*) > 0
        ON CONFLICT(viewer, title) DO UPDATE SET added = excluded.added
        """,
    ]
    private static let titlesOfFiles = """
        SELECT DISTINCT file, title FROM viewing_mark_file WHERE file IN (SELECT value FROM json_each(?))
        """
    private static let join = """
        INSERT OR IGNORE INTO viewing_mark_file SELECT ?1, number, ?2 FROM viewing_mark
        WHERE title = ?2 AND (SELECT count(*) FROM viewing_mark_file WHERE mark = number) < ?3
        """
}
