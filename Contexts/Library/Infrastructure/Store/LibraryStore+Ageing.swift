public import CoreDomain
public import Foundation
import GRDB
public import LibraryDomain
import Persistence
import Synchronization

/// Missing and returning files, and the work after a scan.
extension LibraryStore {
    public func setMissing(_ directories: [RelativePath], of folder: String, since: Date) async throws(LibraryError) -> Int {
        var rows = 0
        for start in stride(from: 0, to: directories.count, by: 100) {
            let some = directories[start..<min(start + 100, directories.count)]
            rows += try await count { db in
                let ids = try String.fetchAll(
                    db.cachedStatement(sql: Self.presentInDirectories), arguments: [folder, KeyList(some.map(\.bytes))])
                try Self.setMissing(ids, since: since, db)
                for directory in some {
                    // The library itself and mount points are remembered: if they are empty, their disk is not mounted.
                    try db.execute(
                        sql: """
                            UPDATE library_directory SET entries = \(FolderStamp.away)
                            WHERE folder = ?1 AND path = ?2 AND (is_mount = 1 OR path = x'') AND entries <> \(FolderStamp.away)
                            """, arguments: [folder, directory.data])
                    try db.execute(
                        sql: "DELETE FROM library_directory WHERE folder = ?1 AND path = ?2 AND is_mount = 0 AND path <> x''",
                        arguments: [folder, directory.data])
                    try db.execute(sql: "DELETE FROM library_show WHERE folder = ? AND path = ?", arguments: [folder, directory.data])
                    try db.execute(
                        sql: "DELETE FROM library_problem WHERE folder = ? AND directory = ? AND survey = 0",
                        arguments: [folder, directory.data])
                }
            }
        }
        return rows
    }

    static let presentInDirectories = """
        SELECT library_file.id FROM json_each(?2) AS wanted
        CROSS JOIN library_file ON folder = ?1 AND directory = unhex(wanted.value) AND missing_since IS NULL
        """

    public func removeFiles(of folder: String, missingBefore date: Date) async throws(LibraryError) -> Int {
        let ids = try await read { db in
            try String.fetchAll(
                db,
                sql: """
                    SELECT id FROM library_file INDEXED BY library_file_missing WHERE folder = ?1 AND missing_since < ?2
                    AND EXISTS (SELECT 1 FROM library_directory d WHERE d.folder = ?1 AND d.path = library_file.directory AND d.entries <> \(FolderStamp.away))
                    """, arguments: [folder, Moment(date)])
        }
        var rows = 0
        for start in stride(from: 0, to: ids.count, by: 500) {
            let some = Array(ids[start..<min(start + 500, ids.count)])
            rows += try await count { try Self.delete(some, $0) }
        }
        return rows
    }

    public func missingFiles(of folder: String, since date: Date) async throws(LibraryError) -> [FileID: RelativePath] {
        try await read { db in
            let found = try Row.values(db.cachedStatement(sql: Self.missingOfDay), [folder, Moment(date)]) { row in
                var reader = ColumnReader(row)
                return (try reader.required(as: FileID.self), try reader.path())
            }
            return Dictionary(found, uniquingKeysWith: { first, _ in first })
        }
    }

    static let missingOfDay = """
        SELECT id, directory, name FROM library_file INDEXED BY library_file_missing WHERE folder = ?1 AND missing_since = ?2
        """

    public func remove(_ files: [FileID]) async throws(LibraryError) -> Int {
        var rows = 0
        for start in stride(from: 0, to: files.count, by: 500) {
            let some = files[start..<min(start + 500, files.count)].map(\.rawValue)
            rows += try await count { try Self.delete(some, $0) }
        }
        return rows
    }

    public func removed(_ files: [FileID]) async throws(LibraryError) -> Set<FileID> {
        if files.isEmpty { return [] }
        return try await read { db in
            let missing = try Row.values(db.cachedStatement(sql: Self.removed), [KeyList(files.map(\.rawValue))]) { row in
                var reader = ColumnReader(row)
                return (try reader.required(as: FileID.self), try reader.required(as: String.self), RelativePath(try reader.bytes()))
            }
            return try Set(missing.filter { try !Self.isAway($0.2, of: $0.1, db) }.map(\.0))
        }
    }

    static let removed = """
        SELECT library_file.id, library_file.folder, library_file.directory FROM json_each(?) AS wanted
        CROSS JOIN library_file ON library_file.id = wanted.value
        WHERE missing_since IS NOT NULL
            AND NOT EXISTS (SELECT 1 FROM library_state WHERE library_state.folder = library_file.folder AND away_since IS NOT NULL)
        """

    /// Whether a disk is away that was mounted at a directory, or at one above it.
    private static func isAway(_ directory: RelativePath, of folder: String, _ db: GRDB.Database) throws -> Bool {
        var (above, path) = ([directory.bytes], directory)
        while !path.isRoot {
            path = path.parent
            above.append(path.bytes)
        }
        let sql = """
            SELECT 1 FROM json_each(?2) AS wanted
            CROSS JOIN library_directory ON folder = ?1 AND library_directory.path = unhex(wanted.value)
                AND entries = \(FolderStamp.away)
            """
        return try Bool.fetchOne(db.cachedStatement(sql: sql), arguments: [folder, KeyList(above)]) ?? false
    }

    public func setSurveyProblems(
        _ problems: [SeenProblem], of folder: String, below: [RelativePath]
    ) async throws(LibraryError) -> (rows: Int, new: Int) {
        let known = try await read { db in
            try Data.fetchAll(db, sql: "SELECT path FROM library_problem WHERE folder = ? AND survey = 1", arguments: [folder]).map {
                RelativePath([UInt8]($0))
            }
        }
        let (now, places) = (Set(problems.map(\.path)), Set(below))
        let solved = known.filter { !now.contains($0) && places.covers($0) }
        guard !problems.isEmpty || !solved.isEmpty else { return (0, 0) }
        let rows = try await count { db in
            for problem in problems {
                try Self.save(
                    KnownProblem(problem.kind, reason: problem.reason, stamp: nil), at: problem.path, of: folder, isSurvey: true, db)
            }
            for path in solved {
                try db.execute(
                    sql: "DELETE FROM library_problem WHERE folder = ? AND path = ? AND survey = 1", arguments: [folder, path.data])
            }
        }
        return (rows, now.subtracting(known).count)
    }

    public func setAway(_ since: Date?, of folder: String) async throws(LibraryError) -> Int {
        let isAway = try await read { db in
            try Moment.fetchOne(db, sql: "SELECT away_since FROM library_state WHERE folder = ?", arguments: [folder]) != nil
        }
        guard isAway != (since != nil) else { return 0 }
        return try await count { db in
            try db.execute(
                sql: "INSERT INTO library_state (folder, away_since) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET away_since = ?2",
                arguments: [folder, since.map(Moment.init)])
        }
    }

    public func setScanning(_ isScanning: Bool, folder: String) {
        memory.withLock { if isScanning { $0.scanning.insert(folder) } else { $0.scanning.remove(folder) } }
    }

    public func notices(limit: Int) async throws(LibraryError) -> [TitleChange] {
        try await read { db in
            let sql = "SELECT reference, successor FROM library_notice LIMIT ?"
            let noted = try Row.values(db.cachedStatement(sql: sql), [limit]) { row in
                var reader = ColumnReader(row)
                return (reference: reader.next(as: TitleReference.self), now: reader.next(as: TitleReference.self))
            }
            let references = noted.compactMap(\.reference)
            let files = try Self.filesLeft(of: references, in: db)
            let names = try Self.titles(namedBy: Set(references.map(\.title)), in: db)
            return noted.compactMap { one in
                one.reference.map { TitleChange($0, now: one.now, files: files[$0] ?? [], name: names[$0.title]) }
            }
        }
    }

    /// For each file of a reference, since when it is missing.
    private static func filesLeft(
        of references: [TitleReference], in db: GRDB.Database
    ) throws -> [TitleReference: [Moment?]] {
        let keys = KeyList(references.map(\.rawValue))
        var found: [TitleReference: [Moment?]] = [:]
        let rows = try Row.fetchCursor(db.cachedStatement(sql: filesOfNotices), arguments: [keys, keys])
        while let row = try rows.next() {
            var reader = ColumnReader(row)
            found[try reader.required(), default: []].append(reader.next())
        }
        return found
    }

    static let filesOfNotices = files("missing_since", where: "extra IS NULL")

    public func presentFiles(of title: TitleID, after id: FileID?, limit: Int) async throws(LibraryError) -> [KnownFile] {
        try await read { db in
            let sql = """
                SELECT \(KnownFile.columns) FROM library_file WHERE title = ? AND id > ? AND missing_since IS NULL ORDER BY id LIMIT ?
                """
            return try Row.values(db.cachedStatement(sql: sql), [title.rawValue, id?.rawValue ?? "", limit], KnownFile.init(row:))
        }
    }

    public func drop(_ notices: [TitleChange]) async throws(LibraryError) -> Int {
        try await count { db in
            for notice in notices {
                try db.execute(sql: "DELETE FROM library_notice WHERE reference = ?", arguments: [notice.reference.rawValue])
                guard notice.filesLeft == 0 else { continue }
                try db.execute(sql: "DELETE FROM library_artwork WHERE subject = ?", arguments: [notice.reference.rawValue])
                // With its last file a title loses its aliases, and a series its pictures.
                let (title, isLeft) = (notice.reference.title, "EXISTS (SELECT 1 FROM library_file WHERE title = ?1)")
                try db.execute(
                    sql: "DELETE FROM library_alias WHERE title = ?1 AND NOT \(isLeft)", arguments: [title.rawValue])
                try db.execute(
                    sql: "DELETE FROM library_artwork WHERE subject = ?2 AND NOT \(isLeft)",
                    arguments: [title.rawValue, Artwork.Subject.series(title).key])
            }
        }
    }

    public func pendingSubtitles(of folder: String, limit: Int) async throws(LibraryError) -> [PendingSubtitles] {
        try await read { db in
            try Row.fetchAll(
                db,
                sql:
                    "SELECT id, directory, name, size, modified, inode, facts FROM library_file INDEXED BY library_file_pending WHERE folder = ? AND pending = 1 AND missing_since IS NULL LIMIT ?",
                arguments: [folder, limit]
            ).map { row in
                var reader = ColumnReader(row)
                let id: FileID = try reader.required()
                let path = try reader.path()
                let stamp = try reader.stamp()
                let facts = try reader.facts()
                return PendingSubtitles(
                    file: id, path: path, stamp: stamp, tracks: facts.subtitles.filter(\.isText).prefix(64).map(\.number))
            }
        }
    }

    public func saveSubtitles(_ texts: [Int: [UInt8]], of file: FileID) async throws(LibraryError) -> Int {
        try await count { db in
            for (track, text) in texts {
                try db.execute(
                    sql: "INSERT OR REPLACE INTO library_subtitle SELECT number, ?2, ?3 FROM library_file WHERE id = ?1",
                    arguments: [file.rawValue, track, Data(text)])
            }
            try db.execute(sql: "UPDATE library_file SET pending = 0 WHERE id = ?", arguments: [file.rawValue])
        }
    }

    public func pendingPictures(of folder: String, limit: Int) async throws(LibraryError) -> [FoundPicture] {
        try await read { db in
            try Row.fetchAll(
                db,
                sql:
                    "SELECT \(FoundPicture.columns) FROM library_picture INDEXED BY library_picture_pending WHERE folder = ? AND pending = 1 LIMIT ?",
                arguments: [folder, limit]
            ).map(FoundPicture.init(row:))
        }
    }

    public func saveColours(_ picture: Picture) async throws(LibraryError) -> Int {
        try await count { db in
            try db.execute(
                sql: "UPDATE library_picture SET colour = ?, theme = ?, miniature = ?, pending = 0 WHERE id = ?",
                arguments: [picture.colour, picture.theme, picture.miniature, picture.id])
        }
    }

    public func artwork(showing picture: String) async throws(LibraryError) -> [Artwork] {
        try await read { db in
            let found = try Row.values(db.cachedStatement(sql: Self.artworkOfPicture), [picture]) { row in
                var reader = ColumnReader(row)
                return (
                    subject: try reader.required(as: String.self), poster: reader.next(as: String.self),
                    backdrop: reader.next(as: String.self)
                )
            }
            let pictures = try Self.pictures(Array(Set(found.flatMap { [$0.poster, $0.backdrop].compactMap(\.self) })), in: db)
            return found.compactMap { one in
                guard let subject = Artwork.Subject(key: one.subject) else { return nil }
                return Artwork(
                    subject: subject, poster: one.poster.flatMap { pictures[$0] }, backdrop: one.backdrop.flatMap { pictures[$0] })
            }
        }
    }
}

extension TitleChange {
    /// - Parameters:
    ///   - now: what its files show.
    ///   - files: since when each is missing.
    ///   - name: its id now, if it has a new one.
    fileprivate init(_ reference: TitleReference, now: TitleReference?, files: [Moment?], name: TitleID?) {
        let missing = files.compactMap(\.self)
        let isGone = missing.count == files.count
        let successor = name ?? now?.title
        self.init(
            reference: reference, filesLeft: files.count, missingSince: isGone ? missing.map(\.date).max() : nil, isRenamed: name != nil,
            successor: successor == reference.title ? nil : successor, replacement: isGone && name == nil ? now : nil)
    }
}
