import CoreDomain
import GRDB
import Persistence
import ViewingDomain

/// Some files of the titles that viewers marked.
enum ContentRows {
    /// Files of one title that are remembered: one that is found again is enough.
    private static let mostOfTitle = 20

    static func save(_ files: [FileID: TitleReference], in db: GRDB.Database) throws {
        for (file, reference) in files {
            try db.cachedStatement(
                sql: """
                    INSERT INTO viewing_content SELECT ?1, ?2, ?3 WHERE (SELECT count(*) FROM viewing_content WHERE title = ?3) < ?4
                    ON CONFLICT(file) DO UPDATE SET reference = excluded.reference, title = excluded.title WHERE reference <> excluded.reference
                    """
            ).execute(arguments: [file, reference, reference.title, mostOfTitle])
        }
    }
}

/// The rows that go with some files to other titles.
struct Following: Sendable {
    /// Files with rows under other references.
    private var changed: [ShownFile] = []
    /// Files of titles on watchlists, to be remembered.
    private var marked: [FileID: TitleReference] = [:]
    private var marks: WatchlistMarks
    private(set) var moved: [TitleReference: TitleReference] = [:]

    var isEmpty: Bool { changed.isEmpty && marked.isEmpty && marks.isEmpty }

    /// - Parameter new: files that no title had before.
    init(_ files: [ShownFile], new: Set<FileID>, in db: GRDB.Database) throws {
        let titles = KeyList(Array(Set(files.map(\.reference.title.rawValue))))
        let listed = try TitleID.fetchSet(db.cachedStatement(sql: Self.listed), arguments: [titles])
        marks = try WatchlistMarks(files, new: new, marked: listed, in: db)
        let now = Dictionary(files.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let ids = KeyList(files.map(\.id.rawValue))
        let rows = try Row.fetchCursor(db.cachedStatement(sql: Self.known), arguments: [ids])
        while let row = try rows.next() {
            var reader = ColumnReader(row)
            guard let file: FileID = reader.next(), let reference: TitleReference = reader.next(), let viewed = now[file] else { continue }
            let part: Int? = reader.next()
            let isContent = reader.next(as: Bool.self) ?? true
            if reference != viewed.reference { moved[reference] = viewed.reference }
            if reference != viewed.reference || !isContent && part != viewed.part { changed.append(viewed) }
        }
        guard !listed.isEmpty else { return }
        let remembered = try FileID.fetchSet(db.cachedStatement(sql: Self.remembered), arguments: [ids])
        for file in files where listed.contains(file.reference.title) && !remembered.contains(file.id) { marked[file.id] = file.reference }
    }

    func run(in db: GRDB.Database) throws {
        for file in changed {
            let before = try Row.fetchAll(
                db.cachedStatement(sql: "SELECT viewer, title FROM viewing_progress WHERE file = ?"), arguments: [file.id])
            for row in before {
                var reader = ColumnReader(row)
                guard let viewer: ViewerID = reader.next(), let title: TitleID = reader.next() else { continue }
                db.changed(.viewer(viewer, .continueWatching))
                db.changed([title, file.reference.title].map { .viewer(viewer, .progress($0)) })
            }
            try db.cachedStatement(sql: "UPDATE viewing_progress SET reference = ?2, title = ?3, part = ?4 WHERE file = ?1")
                .execute(arguments: [file.id, file.reference, file.reference.title, file.part])
            try db.cachedStatement(sql: "UPDATE viewing_content SET reference = ?2, title = ?3 WHERE file = ?1")
                .execute(arguments: [file.id, file.reference, file.reference.title])
            try followHistory(file, in: db)
        }
        try ContentRows.save(marked, in: db)
        try marks.run(in: db)
    }

    private func followHistory(_ file: ShownFile, in db: GRDB.Database) throws {
        let viewers = try ViewerID.fetchSet(
            db.cachedStatement(sql: "SELECT viewer FROM viewing_history WHERE file = ?1 AND reference <> ?2"),
            arguments: [file.id, file.reference])
        if viewers.isEmpty { return }
        for viewer in viewers { db.changed(.viewer(viewer, .history)) }
        try db.cachedStatement(sql: "UPDATE OR REPLACE viewing_history SET reference = ?2, title = ?3 WHERE file = ?1")
            .execute(arguments: [file.id, file.reference, file.reference.title])
    }

    static let known = """
        SELECT file, reference, part, 0 FROM viewing_progress WHERE file IN (SELECT value FROM json_each(?1))
        UNION ALL SELECT file, reference, NULL, 1 FROM viewing_content WHERE file IN (SELECT value FROM json_each(?1))
        UNION ALL SELECT file, reference, NULL, 1 FROM viewing_history WHERE file IN (SELECT value FROM json_each(?1))
        """
    static let listed = "SELECT title FROM viewing_watchlist WHERE title IN (SELECT value FROM json_each(?))"
    static let remembered = "SELECT file FROM viewing_content WHERE file IN (SELECT value FROM json_each(?))"
}
