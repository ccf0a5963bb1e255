import Foundation
import GRDB

/// Brings a precious file up to date on a copy and swaps the copy in; whatever happens on the way, a usable file is in
/// place. The file as it was stays beside it as `….previous`. The caller holds the lock alone.
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
        // The log was written back when the copy was made. One that is still there would be played into the new file.
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
