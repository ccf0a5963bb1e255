import Foundation
import GRDB

extension Database {
    /// Replaces `file` by a backup. The backup is copied and checked first; the previous file is kept as `….before-restore`. The database must
    /// not be open anywhere.
    public static func restore(
        from backup: String, to file: DatabaseFile, schema: Schema
    ) throws(PersistenceError) {
        let copy = "\(file.path).restoring"
        do {
            try DurableFiles.makeDirectory(file.directory)
            let lock = try FileLock(path: file.lockPath)
            guard lock.take(.alone, patience: .seconds(1)) else { throw PersistenceError.inUse(path: file.path) }
            try examine(backup, copyingTo: copy, schema: schema)
            try keepOld(file)
            try DurableFiles.replace(file.path, with: copy)
        } catch {
            DurableFiles.remove(copy)
            throw PersistenceError(error, path: file.path)
        }
    }

    private static func keepOld(_ file: DatabaseFile) throws {
        // Writes the log back if possible; the rest of it then belongs to the old file. A log without its file is moved away too, because SQLite
        // would play it into the restored one.
        if file.exists, let old = try? DatabaseQueue(path: file.path, configuration: configuration()) {
            _ = try? old.writeWithoutTransaction { try $0.checkpoint(.truncate) }
            try? old.close()
        }
        for suffix in ["-wal", "-shm"] where access(file.path + suffix, F_OK) == 0 {
            try DurableFiles.replace("\(file.path).before-restore\(suffix)", with: file.path + suffix)
        }
        if file.exists { try DurableFiles.keep(file.path, as: "\(file.path).before-restore") }
    }

    private static func examine(_ backup: String, copyingTo copy: String, schema: Schema) throws {
        guard DatabaseFile.size(of: backup) > 0 else {
            throw PersistenceError.notABackup(path: backup, reason: "there is no such file, or it is empty")
        }
        do {
            var reading = configuration()
            reading.readonly = true
            let source = try DatabaseQueue(path: backup, configuration: reading)
            defer { try? source.close() }
            switch try source.read({ try schema.standing(of: $0) }) {
            case .current, .outdated: break
            case .newer(let steps): throw PersistenceError.newer(path: backup, steps: steps)
            case .foreign, .blank: throw PersistenceError.notABackup(path: backup, reason: "it is not a backup of Popcorn")
            case .incomplete: throw PersistenceError.notABackup(path: backup, reason: "a part of it is missing")
            }
            try source.read { try VerifiedCopy.make(of: $0, at: copy) }
        } catch let error as DatabaseError where [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode) {
            throw PersistenceError.notABackup(path: backup, reason: "it is damaged or not a database")
        }
    }
}
