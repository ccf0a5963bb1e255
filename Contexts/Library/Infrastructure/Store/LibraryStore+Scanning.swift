public import CoreDomain
import Foundation
import GRDB
public import LibraryDomain
import Persistence

/// What a scan reads.
extension LibraryStore {
    public func folderStamps(of folder: String) async throws(LibraryError) -> [RelativePath: FolderStamp] {
        try await read { db in
            var stamps: [RelativePath: FolderStamp] = [:]
            let rows = try Row.fetchCursor(
                db, sql: "SELECT path, modified, inode, entries, digest, media, is_mount FROM library_directory WHERE folder = ?",
                arguments: [folder])
            while let row = try rows.next() {
                var reader = ColumnReader(row)
                let path = RelativePath(try reader.bytes())
                stamps[path] = FolderStamp(
                    modified: try reader.required(), inode: UInt64(bitPattern: try reader.required()), count: try reader.required(),
                    digest: UInt64(bitPattern: try reader.required()), media: try reader.required(), isMount: try reader.required())
            }
            return stamps
        }
    }

    public func knownFiles(of folder: String, in directories: [RelativePath]) async throws(LibraryError) -> [KnownFile] {
        try await read { db in
            try directories.flatMap {
                try Row.values(
                    db.cachedStatement(sql: "SELECT \(KnownFile.columns) FROM library_file WHERE folder = ? AND directory = ?"),
                    [folder, $0.data], KnownFile.init(row:))
            }
        }
    }

    public func knownFiles(stamped pages: [StampPage]) async throws(LibraryError) -> [KnownFile] {
        try await read { db in
            try pages.flatMap {
                try Row.values(
                    db.cachedStatement(sql: Self.ofStamp),
                    [Int64(bitPattern: $0.stamp.inode), $0.stamp.size, $0.stamp.modified, $0.after?.rawValue ?? "", StampPage.size],
                    KnownFile.init(row:))
            }
        }
    }

    static let ofStamp = """
        SELECT \(KnownFile.columns) FROM library_file WHERE inode = ? AND size = ? AND modified = ? AND id > ? ORDER BY id LIMIT ?
        """

    public func knownFiles(named ids: [FileID]) async throws(LibraryError) -> [KnownFile] {
        try await read { db in
            try ids.flatMap {
                try Row.values(
                    db.cachedStatement(sql: "SELECT \(KnownFile.columns) FROM library_file WHERE id = ?"), [$0.rawValue],
                    KnownFile.init(row:))
            }
        }
    }

    public func readMedia(of ids: [FileID]) async throws(LibraryError) -> [FileID: ReadMedia] {
        try await read { db in
            var media: [FileID: ReadMedia] = [:]
            for id in ids {
                let sql = "SELECT folder, directory, name, facts, cover FROM library_file WHERE id = ?"
                guard let row = try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [id.rawValue]) else { continue }
                var reader = ColumnReader(row)
                let library: String = try reader.required()
                let path = try reader.path()
                var one = ReadMedia(id: id, facts: try reader.facts())
                let cover: CoverColumn? = try reader.jsonIfPresent()
                one.cover = cover?.picture(library: library, path: path)
                media[id] = one
            }
            return media
        }
    }

    public func keptIDs(of folder: String, at paths: [RelativePath]) async throws(LibraryError) -> [RelativePath: FileID] {
        guard !paths.isEmpty else { return [:] }
        return try await precious.read(or: LibraryError.unavailable) { db in
            var kept: [RelativePath: FileID] = [:]
            for path in paths {
                let sql = "SELECT file FROM library_kept_id WHERE folder = ? AND path = ?"
                kept[path] = try String.fetchOne(db.cachedStatement(sql: sql), arguments: [folder, path.data]).flatMap { FileID($0) }
            }
            return kept
        }
    }

    public func problems(of folder: String, in directories: [RelativePath]) async throws(LibraryError) -> [RelativePath: KnownProblem] {
        try await read { db in
            var problems: [RelativePath: KnownProblem] = [:]
            for directory in directories {
                let sql =
                    "SELECT path, reason, size, modified, inode FROM library_problem WHERE folder = ? AND directory = ? AND survey = 0"
                for row in try Row.fetchAll(db.cachedStatement(sql: sql), arguments: [folder, directory.data]) {
                    var reader = ColumnReader(row)
                    let (path, reason): (RelativePath, String) = try (RelativePath(reader.bytes()), reader.required())
                    let (size, modified, inode): (Int64?, Int64?, Int64?) = (reader.next(), reader.next(), reader.next())
                    var problem = KnownProblem(reason: reason, stamp: nil)
                    if let size, let modified, let inode {
                        problem.stamp = FileStamp(size: size, modified: modified, inode: UInt64(bitPattern: inode))
                    }
                    problems[path] = problem
                }
            }
            return problems
        }
    }

    public func pictures(_ ids: [String]) async throws(LibraryError) -> [String: Picture] {
        try await read { db in
            var pictures: [String: Picture] = [:]
            for id in ids {
                let sql = "SELECT \(Picture.columns) FROM library_picture WHERE id = ?"
                pictures[id] = try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [id]).map(Picture.init(row:))
            }
            return pictures
        }
    }

    public func precedences(of titles: [TitleID]) async throws(LibraryError) -> [TitleID: [FiledPrecedence]] {
        try await read { db in
            var precedences: [TitleID: [FiledPrecedence]] = [:]
            for title in titles {
                let sql = """
                    SELECT folder, directory, max(weight) FROM library_file WHERE title = ? AND published IS NOT NULL AND extra IS NULL
                    GROUP BY folder, directory
                    """
                precedences[title] = try Row.values(db.cachedStatement(sql: sql), [title.rawValue]) { row in
                    var reader = ColumnReader(row)
                    let (folder, directory): (String, RelativePath) = try (reader.required(), RelativePath(reader.bytes()))
                    return FiledPrecedence(library: folder, directory: directory, precedence: try reader.required())
                }
            }
            return precedences
        }
    }

    public func publishedShows(of folder: String, at units: [RelativePath]) async throws(LibraryError) -> [RelativePath: Int64] {
        try await read { db in
            var shows: [RelativePath: Int64] = [:]
            for unit in units {
                let sql = "SELECT published FROM library_show WHERE folder = ? AND path = ?"
                shows[unit] = try Int64.fetchOne(db.cachedStatement(sql: sql), arguments: [folder, unit.data])
            }
            return shows
        }
    }
}

/// The stored form of a cover inside a file.
struct CoverColumn: Codable {
    var id: String
    var width: Int
    var height: Int
    var offset: Int64
    var size: Int

    init?(_ cover: FoundPicture?) {
        guard let cover, case .embedded(let offset, let size) = cover.place else { return nil }
        (id, width, height, self.offset, self.size) = (cover.picture.id, cover.picture.width, cover.picture.height, offset, size)
    }

    func picture(library: String, path: RelativePath) -> FoundPicture {
        FoundPicture(
            picture: Picture(id: id, width: width, height: height), library: library, path: path,
            place: .embedded(offset: offset, size: size))
    }
}
