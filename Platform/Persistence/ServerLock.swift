import Foundation

/// Keeps two servers from sharing one data directory. Commands do not need it: SQLite lets them run at the same time as a server.
public final class ServerLock: Sendable {
    private let lock: FileLock

    /// - Throws: `alreadyRunning` while another server holds the directory, `notWritable` when the directory is.
    public init(directory: String) throws(PersistenceError) {
        try DurableFiles.makeDirectory(directory)
        lock = try FileLock(path: "\(directory)/server.lock")
        guard lock.take(.alone) else {
            throw .alreadyRunning(directory: directory, process: Int(lock.text))
        }
        lock.write("\(getpid())")
    }
}
