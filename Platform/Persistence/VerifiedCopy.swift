import Foundation
import GRDB

/// A verified copy of a database: a single file without a log.
enum VerifiedCopy {
    /// Copies the database at `source`, with what its log holds. It must not be open anywhere else.
    static func make(of source: String, at target: String) throws {
        let queue = try DatabaseQueue(path: source, configuration: Database.configuration())
        defer { try? queue.close() }
        _ = try? queue.writeWithoutTransaction { try $0.checkpoint(.truncate) }
        try queue.read { try make(of: $0, at: target) }
    }

    /// Copies the snapshot of a connection. Other readers and the writer continue in the meantime.
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
