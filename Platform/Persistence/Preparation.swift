import Foundation
import GRDB

/// Prepares a file for opening: creates it, migrates it or sets it aside.
struct Preparation {
    let file: DatabaseFile
    let schema: Schema
    let lock: FileLock

    enum Condition: Equatable {
        case absent, current, outdated, damaged
        /// Missing or empty although it existed before.
        case lost
        /// A database of another program.
        case foreign
        case newer([String])
    }

    /// Returns with the lock held shared.
    func run(_ report: (String) -> Void = { _ in }) throws {
        for _ in 1...3 {
            try take(.shared)
            let condition = examine()
            switch condition {
            case .success(.current): return
            case .success(.newer(let steps)): throw PersistenceError.newer(path: file.path, steps: steps)
            case .success(.lost): throw PersistenceError.lost(path: file.path, backup: Backups(of: file).newest)
            case .success(.foreign): throw PersistenceError.foreign(path: file.path)
            case .success(.damaged) where file.role == .precious: throw damage
            case .success: break
            case .failure(let error): throw error
            }
            do { try take(.alone) } catch {
                if case .success(.damaged) = condition { throw PersistenceError.needsRestart(path: file.path) }
                throw error
            }
            // Another process may have been quicker.
            try repair(examine().get(), report)
        }
        try take(.shared)
    }

    private func repair(_ condition: Condition, _ report: (String) -> Void) throws {
        switch condition {
        case .outdated: report("Bringing \(file.path) up to this version. With a very large library that takes a minute.")
        case .damaged: report("\(file.path) is damaged. It is kept under another name, and the next scan makes a new one.")
        case .absent, .current, .newer, .lost, .foreign: break
        }
        switch (condition, file.role) {
        case (.absent, .precious), (.outdated, .precious):
            try CopyMigration(file: file, schema: schema).run()
        case (.absent, .rebuildable):
            try migrateInPlace()
        case (.outdated, .rebuildable):
            do {
                try migrateInPlace()
            } catch let error as DatabaseError where [.SQLITE_FULL, .SQLITE_READONLY, .SQLITE_BUSY].contains(error.resultCode) {
                throw error
            } catch {
                try setAside()
                try migrateInPlace()
            }
        case (.damaged, .rebuildable):
            try setAside()
            try migrateInPlace()
        case (.current, _), (.newer, _), (.lost, _), (.foreign, _), (.damaged, .precious):
            break
        }
    }

    private func migrateInPlace() throws {
        PrivateFiles.make(file.path)
        let queue = try DatabaseQueue(path: file.path, configuration: Database.configuration())
        defer { try? queue.close() }
        try schema.apply(to: queue)
    }

    /// Keeps a damaged file under another name, its log first: a main file without its log is damaged anyway, but a log next to a new main
    /// file would be played into it.
    private func setAside() throws {
        let mark = Date.now.formatted(.iso8601.dateSeparator(.dash).timeSeparator(.omitted))
        for path in [file.logPath, file.indexPath, file.path] where FileManager.default.fileExists(atPath: path) {
            let suffix = path.dropFirst(file.path.count)
            try DurableFiles.replace("\(file.path).damaged-\(mark)\(suffix)", with: path)
        }
        DurableFiles.remove(file.suspicionPath)
    }

    private func take(_ mode: FileLock.Mode) throws(PersistenceError) {
        guard lock.take(mode, patience: .seconds(5)) else { throw .inUse(path: file.path) }
    }

    private var damage: PersistenceError {
        .damaged(path: file.path, backup: Backups(of: file).newest)
    }

    /// Files up to this size are checked completely at every start; larger ones by the nightly backup.
    private static let checkedSize = 8 << 20

    func examine() -> Result<Condition, any Error> {
        Result {
            guard file.exists else {
                // A precious file is created under another name, so an empty one was not created by us.
                let isEmpty = access(file.path, F_OK) == 0
                return file.role == .precious && (isEmpty || file.existed) ? .lost : .absent
            }
            if FileManager.default.fileExists(atPath: file.suspicionPath) { return .damaged }
            do {
                let queue = try DatabaseQueue(path: file.path, configuration: Database.configuration())
                defer { try? queue.close() }
                let condition: Condition = try queue.read { db in
                    if DatabaseFile.size(of: file.path) <= Self.checkedSize,
                        try String.fetchOne(db, sql: "PRAGMA quick_check(1)") != "ok"
                    {
                        return .damaged
                    }
                    return switch try schema.standing(of: db) {
                    case .current: .current
                    case .outdated: .outdated
                    case .newer(let steps): .newer(steps)
                    case .foreign: .foreign
                    case .blank: file.role == .precious ? .lost : .outdated
                    case .incomplete: .damaged
                    }
                }
                if condition == .current { noteChecked(in: queue) }
                return condition
            } catch let error as DatabaseError where [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode) {
                return .damaged
            }
        }
    }

    /// A file that cannot be written now is compared again at the next start.
    private func noteChecked(in queue: DatabaseQueue) {
        try? queue.inDatabase { db in
            if try !Schema.isChecked(db) { try Schema.noteChecked(in: db) }
        }
    }
}
