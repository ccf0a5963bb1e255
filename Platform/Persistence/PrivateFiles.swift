import Foundation

/// Protects our files from other users of the machine: directories 0700, files 0600.
enum PrivateFiles {
    /// Whether a file of this name in the data directory is ours. Other files in the directory are not touched.
    static func isOurs(_ name: String) -> Bool {
        ["popcorn.", "catalogue.db", "secret.key", "server.lock"].contains { name.hasPrefix($0) }
    }

    /// Corrects a data directory that an earlier version created. A directory that everybody may write to, such as `/tmp`, is not changed,
    /// nor is one that belongs to another user.
    static func correct(_ directory: String) {
        restrict(directory, to: 0o700)
        restrict("\(directory)/backups", to: 0o700)
        for name in names(in: directory) where isOurs(name) { restrict("\(directory)/\(name)", to: 0o600) }
        for name in names(in: "\(directory)/backups") { restrict("\(directory)/backups/\(name)", to: 0o600) }
    }

    /// Creates an empty file for SQLite unless it exists: the log gets the mode of its database.
    static func make(_ path: String) {
        let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if descriptor >= 0 { close(descriptor) }
    }

    private static func names(in directory: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    }

    private static func restrict(_ path: String, to mode: mode_t) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return }
        let kind = status.st_mode & S_IFMT
        guard kind == S_IFDIR ? status.st_mode & S_ISVTX == 0 : kind == S_IFREG, status.st_mode & 0o777 != mode else { return }
        chmod(path, mode)
    }
}
