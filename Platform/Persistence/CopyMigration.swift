import Foundation
import GRDB

/// Migrates a copy of a precious file and then replaces the file by it; after an interruption at any point a usable file is in place. The
/// original stays next to it as `….previous`. The caller holds the lock exclusively.
struct CopyMigration {
    let file: DatabaseFile
    let schema: Schema

    private var copy: String { "\(file.path).migrating" }

    func run() throws {
        DurableFiles.remove(copy, "\(copy)-journal", "\(copy)-wal", "\(copy)-shm")
        let existed = file.exists
        if existed { try VerifiedCopy.make(of: file.path, at: copy) }
        do {
            try migrate()
        } catch {
            DurableFiles.remove(copy, "\(copy)-journal")
            if case let error as DatabaseError = error, [.SQLITE_FULL, .SQLITE_READONLY].contains(error.resultCode) { throw error }
            throw PersistenceError.migrationFailed(path: file.path, reason: "\(PersistenceError(error, path: file.path))")
        }
        // The log was written back when the copy was made. A remaining one would be played into the new file.
        guard DatabaseFile.size(of: file.logPath) == 0 else { throw PersistenceError.inUse(path: file.path) }
        if existed { try DurableFiles.keep(file.path, as: "\(file.path).previous") }
        try DurableFiles.replace(file.path, with: copy)
    }

    private func migrate() throws {
        PrivateFiles.make(copy)
        let queue = try DatabaseQueue(path: copy, configuration: Database.configuration())
        defer { try? queue.close() }
        try schema.apply(to: queue)
        try VerifiedCopy.check(queue)
    }
}
