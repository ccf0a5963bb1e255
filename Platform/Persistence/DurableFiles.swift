import Foundation

/// Operations on files that survive a loss of power once they have returned.
enum DurableFiles {
    static func makeDirectory(_ path: String) throws(PersistenceError) {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            let parent = (path as NSString).deletingLastPathComponent
            throw access(parent, W_OK) != 0 && errno != ENOENT
                ? .notWritable(path: path) : .cannotOpen(path: path, reason: error.localizedDescription)
        }
    }

    /// Moves a finished file to its place atomically, and replaces an existing one.
    static func replace(_ target: String, with source: String) throws(PersistenceError) {
        try sync(source)
        guard rename(source, target) == 0 else { throw PersistenceError(errno: errno, path: target) }
        try sync((target as NSString).deletingLastPathComponent)
    }

    /// Gives a file a second name, and replaces an existing file of that name.
    static func keep(_ source: String, as name: String) throws(PersistenceError) {
        unlink(name)
        guard link(source, name) == 0 else { throw PersistenceError(errno: errno, path: name) }
    }

    static func sync(_ path: String) throws(PersistenceError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw PersistenceError(errno: errno, path: path) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw PersistenceError(errno: errno, path: path) }
    }

    static func remove(_ paths: String...) {
        for path in paths { unlink(path) }
    }
}
