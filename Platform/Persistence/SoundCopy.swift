import Foundation
import GRDB

/// A copy of a database that was read through and found sound: one file, no log beside it.
enum SoundCopy {
    /// Copies the database at `source`, with what its log holds. Nobody else may have it open.
    static func make(of source: String, at target: String) throws {
        let queue = try DatabaseQueue(path: source, configuration: Database.configuration())
        defer { try? queue.close() }
        _ = try? queue.writeWithoutTransaction { try $0.checkpoint(.truncate) }
        try queue.read { try make(of: $0, at: target) }
    }

    /// Copies what a connection sees just now. Other readers and the writer go on meanwhile.
    static func make(of db: GRDB.Database, at target: String) throws {
        DurableFiles.remove(target, "\(target)-journal", "\(target)-wal", "\(target)-shm")
        do {
            PrivateFiles.make(target)
            let copy = try DatabaseQueue(path: target, configuration: Database.configuration())
            defer { try? copy.close() }
            try copy.writeWithoutTransaction { destination in
                try db.backup(to: destination)
                try destination.execute(sql: "PRAGMA journal_mode = DELETE")
            }
            try check(copy)
        } catch {
            DurableFiles.remove(target, "\(target)-journal", "\(target)-wal", "\(target)-shm")
            throw error
        }
    }

    /// Reads everything; throws `SQLITE_CORRUPT` at the first contradiction.
    static func check(_ queue: DatabaseQueue) throws {
        try queue.read { db in
            let verdict = try String.fetchOne(db, sql: "PRAGMA integrity_check(1)") ?? "no answer"
            guard verdict == "ok" else { throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: verdict) }
            try db.checkForeignKeys()
        }
    }
}
