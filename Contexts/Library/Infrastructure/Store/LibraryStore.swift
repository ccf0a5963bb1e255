import CoreDomain
import Foundation
import GRDB
import LibraryDomain
public import Persistence
import Synchronization

/// The library's files in SQLite: folders in the precious database, everything that a scan finds in the other.
public final class LibraryStore: Sendable {
    let precious: Persistence.Database
    let catalogue: Persistence.Database
    let memory = Mutex(Memory())
    /// Shared by the lists that many viewers request: decoding the facts of a file is the most expensive part.
    let played: SharedQuery<Listed, [TitleReference: MediaFile]>
    let available: SharedQuery<Listed, [TitleReference: [MediaFile]]>

    let problemGroups: SharedQuery<Int, [ProblemGroup]>
    // Passes over an index of all files, once for each change.
    let folderCounts: SharedQuery<Int, [String: (all: FolderCounts, present: FolderCounts)]>
    let doubtCount: SharedQuery<Int, Int>
    let unmatchedCount: SharedQuery<UnmatchedKey, Int>
    let space: SharedQuery<Int, [SpaceUse]>
    let versionSizes: SharedQuery<Int, [TitleVersions.Cursor]>
    let sharedContents: SharedQuery<Int, [SharedKey]>

    struct Listed: Hashable {
        let references: [TitleReference]
        let audience: Audience
    }

    /// A content under several titles, and the bytes of all its files.
    struct SharedKey {
        let content: String
        let size: Int64
    }

    struct FolderCounts {
        var files = 0
        var titles = 0
    }

    /// State that is lost with the process.
    struct Memory {
        var scanning: Set<String> = []
        /// Scans that found nothing to write.
        var scannedAt: [String: Date] = [:]
    }

    public init(precious: Persistence.Database, catalogue: Persistence.Database) {
        self.precious = precious
        self.catalogue = catalogue
        played = SharedQuery(catalogue, tables: ["library_file", "library_also"], capacity: 16)
        available = SharedQuery(catalogue, tables: ["library_file", "library_also"], capacity: 16)
        problemGroups = SharedQuery(catalogue, tables: ["library_problem"], capacity: 4)
        folderCounts = SharedQuery(catalogue, tables: ["library_file"], capacity: 1)
        doubtCount = SharedQuery(catalogue, tables: ["library_file"], capacity: 1)
        unmatchedCount = SharedQuery(catalogue, tables: ["library_file"], capacity: 1)
        space = SharedQuery(catalogue, tables: ["library_file"], capacity: 1)
        versionSizes = SharedQuery(catalogue, tables: ["library_file"], capacity: 1)
        sharedContents = SharedQuery(catalogue, tables: ["library_file"], capacity: 1)
    }

    /// Runs one transaction and counts its rows.
    func count(_ body: @escaping @Sendable (GRDB.Database) throws -> Void) async throws(LibraryError) -> Int {
        try await catalogue.write(or: LibraryError.unavailable) { db in
            let before = db.totalChangesCount
            try body(db)
            let rows = db.totalChangesCount - before
            if rows > 0 { db.changed(.scans) }
            return rows
        }
    }

    /// Announces a change of the titles of these files.
    static func name(titlesOf ids: [String], _ db: GRDB.Database) throws {
        let sql = "SELECT title FROM library_file WHERE id IN (SELECT value FROM json_each(?))"
        let titles = try String.fetchAll(db.cachedStatement(sql: sql), arguments: [KeyList(ids)])
        db.changed(titles.compactMap(TitleID.init(rawValue:)).map(ChangeKey.title))
    }

    func read<Value: Sendable>(_ body: @escaping @Sendable (GRDB.Database) throws -> Value) async throws(LibraryError) -> Value {
        try await catalogue.read(or: LibraryError.unavailable, body)
    }
}

extension LibraryError {
    static func unavailable(_ reason: String) -> LibraryError { .unavailable(reason: reason) }
}
