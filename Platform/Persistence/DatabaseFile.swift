import Foundation

/// The location of a database on the disk, and its role.
public struct DatabaseFile: Sendable, Hashable {
    public enum Role: Sendable {
        /// Never rebuilt and never migrated in place: a damaged file is refused, with the way to restore a backup.
        case precious
        /// Can be rebuilt from its sources: a damaged file is set aside and replaced by an empty one.
        case rebuildable
    }

    /// Absolute path of the main file.
    public let path: String
    public let role: Role

    /// Files that are created after this one: if one of them exists, this one existed too.
    public var companions: [String] = []

    public init(path: String, role: Role) {
        self.path = path
        self.role = role
    }

    /// The folder of the nightly backups of this file.
    public var backupsDirectory: String { "\(directory)/backups" }

    var directory: String { (path as NSString).deletingLastPathComponent }
    var name: String { (path as NSString).lastPathComponent }
    /// Held shared by every process that has the database open, and exclusively by one that replaces the file.
    var lockPath: String { "\(path).lock" }
    var logPath: String { "\(path)-wal" }
    var indexPath: String { "\(path)-shm" }
    /// Exists if damage was found while the database was in use; the next start acts on it.
    var suspicionPath: String { "\(path).suspect" }
    var exists: Bool { Self.size(of: path) > 0 }

    /// Whether something shows that this file existed: a backup, a file kept from before, its log, or a companion.
    var existed: Bool {
        let traces = ["\(path).previous", "\(path).before-restore", logPath] + companions
        return Backups(of: self).newest != nil || traces.contains { Self.size(of: $0) > 0 }
    }

    static func size(of path: String) -> Int {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : 0
    }
}
