import CoreDomain
import Foundation
import GRDB
public import LibraryDomain
import Persistence
import Synchronization

extension LibraryStore {
    public func folders() async throws(LibraryError) -> [Folder] {
        try await precious.read(or: LibraryError.unavailable) { db in
            try Row.fetchAll(db, sql: "SELECT name, path, kind FROM library_folder ORDER BY name COLLATE NOCASE").map(Self.folder)
        }
    }

    func folder(named name: String) async throws(LibraryError) -> Folder {
        let found = try await precious.read(or: LibraryError.unavailable) { db in
            try Row.fetchOne(db, sql: "SELECT name, path, kind FROM library_folder WHERE name = ?", arguments: [name]).map(Self.folder)
        }
        guard let found else { throw .unknownFolder(name) }
        return found
    }

    private static func folder(_ row: Row) throws -> Folder {
        var reader = ColumnReader(row)
        let (name, path): (String, String) = try (reader.required(), reader.required())
        guard let kind = FolderKind(rawValue: try reader.required()) else {
            throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a folder has no valid kind")
        }
        return Folder(name: name, path: path, kind: kind)
    }

    public func add(_ folder: Folder) async throws(LibraryError) {
        try await precious.write(or: LibraryError.unavailable) { db in
            guard try Row.fetchOne(db, sql: "SELECT 1 FROM library_folder WHERE name = ?", arguments: [folder.name]) == nil else {
                throw LibraryError.nameTaken(folder.name)
            }
            try db.execute(
                sql: "INSERT INTO library_folder (name, path, kind) VALUES (?, ?, ?)",
                arguments: [folder.name, folder.path, folder.kind.rawValue])
            db.changed(.folders)
        }
    }

    /// Deletes the files at once. Their titles are added to the notices, and deleted when the notices are delivered.
    public func remove(folder name: String) async throws(LibraryError) {
        _ = try await folder(named: name)
        try await removeContents(of: name)
        try await precious.write(or: LibraryError.unavailable) { db in
            try db.execute(sql: "DELETE FROM library_kept_id WHERE folder = ?", arguments: [name])
            try db.execute(sql: "DELETE FROM library_folder WHERE name = ?", arguments: [name])
            db.changed(.folders, .scans)
        }
    }

    public func removeContents(of name: String) async throws(LibraryError) {
        var left = 1
        while left > 0 {
            left = try await catalogue.write(or: LibraryError.unavailable) { db in
                let ids = try String.fetchAll(db, sql: "SELECT id FROM library_file WHERE folder = ? LIMIT 500", arguments: [name])
                try Self.delete(ids, db)
                return ids.count
            }
        }
        try await catalogue.write(or: LibraryError.unavailable) { db in
            for table in ["directory", "show", "problem", "picture", "state", "scan"] {
                try db.execute(sql: "DELETE FROM library_\(table) WHERE folder = ?", arguments: [name])
            }
        }
    }

    public func unavailableFolders() async throws(LibraryError) -> [String] {
        let names = try await folders().map(\.name)
        let away = try await read { try String.fetchSet($0, sql: "SELECT folder FROM library_state WHERE away_since IS NOT NULL") }
        return names.filter(away.contains)
    }

    public func statuses() async throws(LibraryError) -> [FolderStatus] {
        let folders = try await folders()
        let (scanning, scannedAt) = memory.withLock { ($0.scanning, $0.scannedAt) }
        let counts = try await folderCounts.value(for: 0, or: LibraryError.unavailable) { db in
            let rows = try Row.values(db.cachedStatement(sql: Self.folderCounts), []) { row in
                var reader = ColumnReader(row)
                let folder: String = try reader.required()
                let all = FolderCounts(files: try reader.required(), titles: try reader.required())
                return (folder, (all: all, present: FolderCounts(files: try reader.required(), titles: try reader.required())))
            }
            return Dictionary(rows, uniquingKeysWith: { first, _ in first })
        }
        return try await read { db in
            try folders.map { folder in
                let state = try Row.fetchOne(
                    db, sql: "SELECT scanned_at, away_since FROM library_state WHERE folder = ?", arguments: [folder.name])
                var reader = state.map(ColumnReader.init)
                let stored = reader?.next(as: Moment.self)?.date
                let awaySince = reader?.next(as: Moment.self)
                // What is on a disk that is away comes back with it.
                let counts = counts[folder.name].map { awaySince == nil ? $0.present : $0.all } ?? FolderCounts()
                return FolderStatus(
                    folder: folder, isAvailable: awaySince == nil, isScanning: scanning.contains(folder.name), files: counts.files,
                    titles: counts.titles, problems: try Self.problemCount(of: folder.name, db),
                    lastScannedAt: scannedAt[folder.name].map { max($0, stored ?? $0) } ?? stored)
            }
        }
    }

    static let folderCounts = """
        SELECT folder, count(*), count(DISTINCT title), count(*) FILTER (WHERE missing_since IS NULL),
            count(DISTINCT CASE WHEN missing_since IS NULL THEN title END)
        FROM library_file INDEXED BY library_file_count WHERE extra IS NULL GROUP BY folder
        """

    /// Deletes files, and notes the titles that they showed.
    static func delete(_ ids: [String], _ db: GRDB.Database) throws {
        guard !ids.isEmpty else { return }
        try name(titlesOf: ids, db)
        let keys = KeyList(ids)
        try note(titlesOf: keys, db)
        try db.cachedStatement(sql: "DELETE FROM library_file WHERE id IN (SELECT value FROM json_each(?))").execute(arguments: [keys])
    }
}
