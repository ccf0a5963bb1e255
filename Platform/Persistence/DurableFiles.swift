import Foundation

/// Operations on files that survive a loss of power once they have returned.
enum DurableFiles {
    /// With the directories above it, for its owner alone.
    static func makeDirectory(_ path: String) throws(PersistenceError) {
        if mkdir(path, 0o700) == 0 { return }
        let code = errno
        var status = stat()
        if code == EEXIST, stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return }
        let parent = (path as NSString).deletingLastPathComponent
        switch code {
        case EEXIST: throw .cannotOpen(path: path, reason: "it is a file, not a folder")
        case ENOENT where !parent.isEmpty && parent != path:
            try makeDirectory(parent)
            guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw PersistenceError(errno: errno, path: path) }
        case ENOTDIR:
            var file = parent
            while stat(file, &status) != 0, file.count > 1 { file = (file as NSString).deletingLastPathComponent }
            throw .cannotOpen(path: path, reason: "\(file) is a file, not a folder")
        default: throw PersistenceError(errno: code, path: path)
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
