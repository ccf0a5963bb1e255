import Foundation
import GRDB

/// Errors of the database files, described for the person who runs the program.
public enum PersistenceError: Error, Equatable {
    /// The directory or the file may not be written.
    case notWritable(path: String)
    /// The disk is full.
    case full(path: String)
    /// The file cannot be opened at all.
    case cannotOpen(path: String, reason: String)
    /// The file is not a database, or its content is inconsistent. `backup` is the newest backup, if there is one.
    case damaged(path: String, backup: String?)
    /// The content of a file that can be rebuilt is inconsistent, and a running program uses it: its next start rebuilds it.
    case needsRestart(path: String)
    /// The file is missing or empty although it existed before. `backup` is the newest backup, if there is one.
    case lost(path: String, backup: String?)
    /// The file is a database of another program.
    case foreign(path: String)
    /// A backup may not be written there.
    case unsuitableTarget(path: String, reason: String)
    /// A later version of the program wrote the file; `steps` are the migrations that this version does not know.
    case newer(path: String, steps: [String])
    /// A migration failed; the file is unchanged.
    case migrationFailed(path: String, reason: String)
    /// Another process uses the file, but the operation needs exclusive access.
    case inUse(path: String)
    /// Another server works on the same data directory.
    case alreadyRunning(directory: String, process: Int?)
    /// The file given to a restore is not a sound backup.
    case notABackup(path: String, reason: String)
    /// Another writer held the database for longer than the busy timeout.
    case busy
    /// The program has closed the database.
    case closed
    /// Anything else that SQLite reports.
    case failed(reason: String)
}

extension PersistenceError: CustomStringConvertible {
    /// The last sentences of `needsRestart`.
    public static let restartAdvice =
        "Restart Popcorn: it rebuilds the list of titles from your folders. Nothing that you watched or decided is lost."

    public var description: String {
        switch self {
        case .notWritable(let path):
            "\(path) cannot be written. Give the user that runs popcorn write access to it, or name another place with --data-dir."
        case .full(let path):
            "The disk that holds \(path) is full. Make room on it and start again; nothing that was saved is lost."
        case .cannotOpen(let path, let reason):
            "\(path) cannot be opened: \(reason)."
        case .damaged(let path, let backup?):
            "\(path) is damaged. The newest backup is \(backup): bring it back with `popcorn restore \(backup)`."
        case .damaged(let path, nil):
            "\(path) is damaged, and Popcorn has no backup of it. If you have one, use `popcorn restore FILE`; otherwise move the file away to start afresh."
        case .needsRestart(let path):
            "\(path) is damaged. \(Self.restartAdvice)"
        case .lost(let path, let backup?):
            "\(path) is missing or empty. The newest backup is \(backup): bring it back with `popcorn restore \(backup)`."
        case .lost(let path, nil):
            "\(path) is missing or empty. If you have a backup, use `popcorn restore FILE`. To start afresh, move the other files of its folder away."
        case .foreign(let path):
            "\(path) is a database of another program. Move it away, or name another place with --data-dir."
        case .unsuitableTarget(let path, let reason):
            "No backup was written to \(path): \(reason). Name a new file in an existing folder, or an earlier backup."
        case .newer(let path, _):
            "\(path) was written by a newer version of Popcorn. Install that version again, or restore a backup from before it with `popcorn restore FILE`."
        case .migrationFailed(let path, let reason):
            "\(path) could not be brought up to this version (\(reason)). It is unchanged, so the version before still works with it."
        case .inUse(let path):
            "Another Popcorn process is using \(path). Stop it and try again."
        case .alreadyRunning(let directory, let process?):
            "A Popcorn server (process \(process)) already uses \(directory). Stop it, or name another place with --data-dir."
        case .alreadyRunning(let directory, nil):
            "A Popcorn server already uses \(directory). Stop it, or name another place with --data-dir."
        case .notABackup(let path, let reason):
            "\(path) cannot be restored: \(reason)."
        case .busy:
            "The database is busy with another writer. Try again in a moment."
        case .closed:
            "The database is closed. Try again when Popcorn has started again."
        case .failed(let reason):
            "The database reported: \(reason)."
        }
    }
}

extension PersistenceError {
    /// The meaning of an error of SQLite or of the file system for the file at `path`.
    init(_ error: any Error, path: String) {
        switch error {
        case let error as PersistenceError:
            self = error
        case let error as DatabaseError:
            let place = (path as NSString).deletingLastPathComponent
            self =
                switch error.resultCode {
                case .SQLITE_READONLY, .SQLITE_PERM: .notWritable(path: path)
                case .SQLITE_FULL: .full(path: path)
                case .SQLITE_CORRUPT, .SQLITE_NOTADB: .damaged(path: path, backup: nil)
                case .SQLITE_BUSY, .SQLITE_LOCKED: .busy
                case .SQLITE_CANTOPEN where access(place, W_OK) != 0: .notWritable(path: place)
                case .SQLITE_CANTOPEN: .cannotOpen(path: path, reason: error.message ?? "no reason given")
                default: .failed(reason: error.message ?? "\(error.resultCode)")
                }
        case is CancellationError:
            self = .failed(reason: "the request was cancelled")
        default:
            self = .failed(reason: (error as NSError).localizedDescription)
        }
    }

    /// The meaning of an `errno` for the file at `path`.
    init(errno code: Int32, path: String) {
        self =
            switch code {
            case EACCES, EPERM, EROFS: .notWritable(path: path)
            case ENOSPC, EDQUOT: .full(path: path)
            default: .cannotOpen(path: path, reason: String(cString: strerror(code)))
            }
    }
}
