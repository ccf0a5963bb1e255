public import CoreDomain
import Foundation
import GRDB
public import LibraryDomain
import Persistence

/// The reading operations of a scan.
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
        try await knownFiles(Self.ofDirectories) { [folder, KeyList(directories.map(\.bytes))] }
    }

    public func knownFiles(stamped pages: [StampPage]) async throws(LibraryError) -> [KnownFile] {
        try await knownFiles(Self.ofStamps) { [try pages.map(StampRow.init).json(), StampPage.size] }
    }

    public func knownFiles(named ids: [FileID]) async throws(LibraryError) -> [KnownFile] {
        try await knownFiles(Self.named(KnownFile.columns)) { [KeyList(ids.map(\.rawValue))] }
    }

    public func knownFiles(of title: TitleID, limit: Int) async throws(LibraryError) -> [KnownFile] {
        try await knownFiles(Self.ofTitle) { [title.rawValue, limit] }
    }

    static let ofTitle = """
        SELECT \(KnownFile.columns) FROM library_file INDEXED BY library_file_title WHERE title = ?1 AND missing_since IS NULL
        ORDER BY title, id LIMIT ?2
        """

    private func knownFiles(
        _ sql: String, _ arguments: @escaping @Sendable () throws -> StatementArguments
    ) async throws(LibraryError) -> [KnownFile] {
        try await read { try Row.values($0.cachedStatement(sql: sql), arguments(), KnownFile.init(row:)) }
    }

    static func named(_ columns: String) -> String {
        "SELECT \(columns) FROM json_each(?) AS wanted CROSS JOIN library_file ON library_file.id = wanted.value"
    }

    static let ofDirectories = """
        SELECT \(KnownFile.columns) FROM json_each(?2) AS wanted
        CROSS JOIN library_file ON library_file.folder = ?1 AND library_file.directory = unhex(wanted.value)
        """

    static let ofStamps = """
        SELECT \(KnownFile.columns) FROM json_each(?1) AS wanted CROSS JOIN library_file ON library_file.id IN (
            SELECT id FROM library_file AS one WHERE one.inode = wanted.value ->> 'inode' AND one.size = wanted.value ->> 'size'
            AND one.modified = wanted.value ->> 'modified' AND one.id > wanted.value ->> 'after' ORDER BY one.id LIMIT ?2)
        """

    public func readMedia(of ids: [FileID]) async throws(LibraryError) -> [FileID: ReadMedia] {
        try await read { db in
            let sql = Self.named("library_file.id, folder, directory, name, facts, cover")
            let media = try Row.values(db.cachedStatement(sql: sql), [KeyList(ids.map(\.rawValue))]) { row in
                var reader = ColumnReader(row)
                let (id, library): (FileID, String) = try (reader.required(), reader.required())
                let path = try reader.path()
                let facts = try reader.facts()
                let cover: CoverColumn? = try reader.jsonIfPresent()
                return ReadMedia(id: id, facts: facts, cover: cover?.picture(library: library, path: path))
            }
            return Dictionary(media.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
        }
    }

    public func keptIDs(of folder: String, at paths: [RelativePath]) async throws(LibraryError) -> [RelativePath: FileID] {
        guard !paths.isEmpty else { return [:] }
        return try await precious.read(or: LibraryError.unavailable) { db in
            try Self.values(of: folder, at: paths, Self.ofPaths("file", in: "library_kept_id"), in: db)
        }
    }

    public func publishedShows(of folder: String, at units: [RelativePath]) async throws(LibraryError) -> [RelativePath: Int64] {
        try await read { try Self.values(of: folder, at: units, Self.ofPaths("published", in: "library_show"), in: $0) }
    }

    static func ofPaths(_ column: String, in table: String) -> String {
        """
        SELECT \(table).path, \(column) FROM json_each(?2) AS wanted
        CROSS JOIN \(table) ON folder = ?1 AND \(table).path = unhex(wanted.value)
        """
    }

    private static func values<Value: DatabaseValueConvertible>(
        of folder: String, at paths: [RelativePath], _ sql: String, in db: GRDB.Database
    ) throws -> [RelativePath: Value] {
        var values: [RelativePath: Value] = [:]
        let rows = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: [folder, KeyList(paths.map(\.bytes))])
        while let row = try rows.next() {
            var reader = ColumnReader(row)
            values[RelativePath(try reader.bytes())] = reader.next()
        }
        return values
    }

    public func problems(of folder: String, in directories: [RelativePath]) async throws(LibraryError) -> [RelativePath: KnownProblem] {
        try await read { db in
            var problems: [RelativePath: KnownProblem] = [:]
            let rows = try Row.fetchCursor(
                db.cachedStatement(sql: Self.problemsOfDirectories), arguments: [folder, KeyList(directories.map(\.bytes))])
            while let row = try rows.next() {
                var reader = ColumnReader(row)
                let path = RelativePath(try reader.bytes())
                let (kind, reason): (ProblemKind, String) = try (reader.problemKind(), reader.required())
                let (size, modified, inode): (Int64?, Int64?, Int64?) = (reader.next(), reader.next(), reader.next())
                var problem = KnownProblem(kind, reason: reason, stamp: nil)
                if let size, let modified, let inode {
                    problem.stamp = FileStamp(size: size, modified: modified, inode: UInt64(bitPattern: inode))
                }
                problems[path] = problem
            }
            return problems
        }
    }

    static let problemsOfDirectories = """
        SELECT library_problem.path, kind, reason, size, modified, inode FROM json_each(?2) AS wanted
        CROSS JOIN library_problem ON folder = ?1 AND directory = unhex(wanted.value) AND survey = 0
        """

    public func unreadableFiles(of folder: String) async throws(LibraryError) -> [RelativePath] {
        try await read { db in
            let kinds = KeyList(ProblemKind.allCases.filter(\.isPassing).map(\.rawValue))
            return try Data.fetchAll(db.cachedStatement(sql: Self.unreadable), arguments: [folder, kinds]).map { RelativePath([UInt8]($0)) }
        }
    }

    static let unreadable = """
        SELECT library_problem.path FROM json_each(?2) AS wanted CROSS JOIN library_problem INDEXED BY library_problem_kind
        ON kind = wanted.value AND folder = ?1 AND survey = 0
        """

    public func pictures(_ ids: [String]) async throws(LibraryError) -> [String: Picture] {
        try await read { try Self.pictures(ids, in: $0) }
    }

    static func pictures(_ ids: [String], in db: GRDB.Database) throws -> [String: Picture] {
        let sql = "SELECT \(Picture.columns) FROM library_picture WHERE id IN (SELECT value FROM json_each(?))"
        let pictures = try Row.values(db.cachedStatement(sql: sql), [KeyList(ids)], Picture.init(row:))
        return Dictionary(pictures.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
    }

    public func precedences(of titles: [TitleID]) async throws(LibraryError) -> [TitleID: [FiledPrecedence]] {
        try await read { db in
            var best: [TitleID: [FiledPlace: Int]] = [:]
            let rows = try Row.fetchCursor(db.cachedStatement(sql: Self.precedences), arguments: [KeyList(titles.map(\.rawValue))])
            while let row = try rows.next() {
                var reader = ColumnReader(row)
                let title: TitleID = try reader.required()
                let place = FiledPlace(library: try reader.required(), directory: RelativePath(try reader.bytes()))
                let precedence: Int = try reader.required()
                best[title, default: [:]][place] = max(precedence, best[title]?[place] ?? precedence)
            }
            return best.mapValues { places in
                places.map { FiledPrecedence(library: $0.key.library, directory: $0.key.directory, precedence: $0.value) }
            }
        }
    }

    /// One row for each file: to group them here would sort them.
    static let precedences = """
        SELECT title, folder, directory, weight FROM json_each(?) AS wanted
        CROSS JOIN library_file ON title = wanted.value AND published IS NOT NULL AND extra IS NULL
        """
}

private struct FiledPlace: Hashable {
    var library: String
    var directory: RelativePath
}

/// A page of files with one stamp, as an argument of `ofStamps`.
private struct StampRow: Encodable {
    var inode: Int64
    var size: Int64
    var modified: Int64
    var after: String

    init(_ page: StampPage) {
        (inode, size, modified) = (Int64(bitPattern: page.stamp.inode), page.stamp.size, page.stamp.modified)
        after = page.after?.rawValue ?? ""
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
