import Foundation
import GRDB

/// A place where a backup may be written: an unused name, or that of an earlier backup.
struct BackupTarget {
    /// Without symbolic links.
    let path: String

    /// - Parameters:
    ///   - file: the database to be copied; its own files are refused under each of their names. Nil for one in memory.
    ///   - migrations: its applied steps, which identify a backup without our mark.
    init(_ path: String, of file: DatabaseFile?, migrations: Set<String>) throws(PersistenceError) {
        let target = Self.withoutLinks(path)
        self.path = target
        if let file, Self.belongs(target, to: file) {
            throw .unsuitableTarget(path: path, reason: "it is one of the files that Popcorn works with")
        }
        var status = stat()
        guard lstat(target, &status) == 0 else {
            try Self.checkFolder(of: target, for: path, file)
            return
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw .unsuitableTarget(path: path, reason: "it is a folder")
        case S_IFLNK: throw .unsuitableTarget(path: path, reason: "it is a link that leads nowhere")
        default: throw .unsuitableTarget(path: path, reason: "it is not an ordinary file")
        }
        guard Self.isBackup(target, migrations) else {
            throw .unsuitableTarget(path: path, reason: "there is a file that is not a backup of Popcorn")
        }
    }

    /// A missing folder may be that of a disk that is not mounted: creating it would hide that the backup is on the wrong disk.
    private static func checkFolder(of target: String, for path: String, _ file: DatabaseFile?) throws(PersistenceError) {
        let folder = (target as NSString).deletingLastPathComponent
        if let file, withoutLinks(folder) == withoutLinks(file.backupsDirectory) { return }
        guard FileIdentity(folder.isEmpty ? "." : folder) != nil else {
            throw .unsuitableTarget(path: path, reason: "its folder does not exist")
        }
    }

    private static func belongs(_ target: String, to file: DatabaseFile) -> Bool {
        let directory = withoutLinks(file.directory)
        let parent = (target as NSString).deletingLastPathComponent
        if parent == directory, PrivateFiles.isOurs((target as NSString).lastPathComponent) || target == withoutLinks(file.path) {
            return true
        }
        guard let identity = FileIdentity(target) else { return false }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        return names.contains { PrivateFiles.isOurs($0) && FileIdentity("\(directory)/\($0)") == identity }
    }

    /// The path as the system would resolve it; if the file does not exist, only its folder is resolved.
    private static func withoutLinks(_ path: String) -> String {
        if let whole = resolved(path) { return whole }
        let (folder, name) = ((path as NSString).deletingLastPathComponent, (path as NSString).lastPathComponent)
        return resolved(folder.isEmpty ? "." : folder).map { $0 == "/" ? "/\(name)" : "\($0)/\(name)" } ?? path
    }

    private static func resolved(_ path: String) -> String? {
        guard let found = realpath(path, nil) else { return nil }
        defer { free(found) }
        return String(cString: found)
    }

    /// Reads only the header of a file that could belong to another program: SQLite creates files next to a database that it opens.
    private static func isBackup(_ path: String, _ migrations: Set<String>) -> Bool {
        guard let header = DatabaseHeader(path), !header.hasLog else { return false }
        if header.applicationID == Schema.applicationID { return true }
        guard header.applicationID == 0 else { return false }
        var configuration = Database.configuration()
        configuration.readonly = true
        guard let queue = try? DatabaseQueue(path: path, configuration: configuration) else { return false }
        defer { try? queue.close() }
        let theirs = try? queue.read { try SchemaObjects.migrations($0) }
        return theirs.map { !$0.isDisjoint(with: migrations) } ?? false
    }
}

/// The same for two names of one file.
private struct FileIdentity: Equatable {
    let device: dev_t
    let number: ino_t

    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        (device, number) = (status.st_dev, status.st_ino)
    }
}

/// The first bytes of a database file: https://www.sqlite.org/fileformat2.html#the_database_header
private struct DatabaseHeader {
    let applicationID: Int32
    /// Whether changes are written to a log first, as in a database that is in use. Backups have none.
    let hasLog: Bool

    init?(_ path: String) {
        guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? handle.close() }
        guard let bytes = try? handle.read(upToCount: 100), bytes.count == 100, bytes.starts(with: Data("SQLite format 3\0".utf8)) else {
            return nil
        }
        hasLog = bytes[18] != 1 || bytes[19] != 1
        applicationID = Int32(bitPattern: bytes[68..<72].reduce(0 as UInt32) { $0 << 8 | UInt32($1) })
    }
}
