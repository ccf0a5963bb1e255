import Foundation

/// An advisory lock on a separate file; it ends with the object or with the process, however that ends.
final class FileLock: Sendable {
    enum Mode: Int32, Sendable {
        case shared, alone

        var operation: Int32 {
            switch self {
            case .shared: LOCK_SH | LOCK_NB
            case .alone: LOCK_EX | LOCK_NB
            }
        }
    }

    let path: String
    private let descriptor: Int32

    /// Creates the lock file if it does not exist; takes no lock.
    init(path: String) throws(PersistenceError) {
        self.path = path
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        if descriptor < 0 { throw PersistenceError(errno: errno, path: path) }
    }

    deinit { close(descriptor) }

    /// Takes or changes the lock; false if others still hold it after `patience`.
    func take(_ mode: Mode, patience: Duration = .zero) -> Bool {
        let deadline = ContinuousClock.now + patience
        while true {
            if flock(descriptor, mode.operation) == 0 { return true }
            if ContinuousClock.now >= deadline { return false }
            usleep(20_000)
        }
    }

    func release() { flock(descriptor, LOCK_UN) }

    var text: String {
        get { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }
    }

    func write(_ text: String) {
        let bytes = Array(text.utf8)
        if ftruncate(descriptor, 0) == 0 { _ = pwrite(descriptor, bytes, bytes.count, 0) }
    }
}
