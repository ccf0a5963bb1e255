import CoreDomain
import Foundation
import GRDB
public import LibraryDomain
import Persistence

extension LibraryStore {
    public func contents(
        of path: RelativePath, in library: String, after: [UInt8], limit: Int
    ) async throws(LibraryError) -> FolderContents {
        try await read { db in
            var contents = FolderContents(library: library, path: path)
            let limit = max(1, limit)
            let end = path.isRoot ? nil : RelativePath(path.bytes + [UInt8(ascii: "0")]).data
            let start = path.appending(after).data
            contents.folders = try Row.values(
                db.cachedStatement(sql: Self.subfolders),
                [library, path.isRoot ? 1 : path.bytes.count + 2, start, end, limit + 1],
                Subfolder.init(row:))
            contents.files = try Row.values(
                db.cachedStatement(sql: Self.filesInDirectory), [library, path.data, Data(after), limit + 1], FiledFile.init(row:))
            contents.problems = try Row.values(
                db.cachedStatement(sql: Self.problemsInDirectory), [library, path.data, start, limit + 1], FileProblem.init(row:))
            contents.cut(to: limit)
            if contents.folders.isEmpty, contents.files.isEmpty, contents.problems.isEmpty, !path.isRoot {
                contents.isKnown =
                    try Bool.fetchOne(
                        db.cachedStatement(sql: "SELECT 1 FROM library_directory WHERE folder = ? AND path = ?"),
                        arguments: [library, path.data]) ?? false
            }
            return contents
        }
    }

    /// The folders directly in a folder (1: library, 2: where their names begin in a path, 3: the path before the first, 4: end of the paths, 5: how many).
    /// Each step of `step` finds the next path with one search in the index, so that what is below a folder costs nothing.
    static let subfolders = """
        WITH RECURSIVE step(path) AS (
            SELECT path FROM (
                SELECT path FROM library_directory WHERE folder = ?1 AND path > ?3 AND (?4 IS NULL OR path < ?4) ORDER BY path LIMIT 1)
            UNION ALL
            SELECT (
                SELECT next.path FROM library_directory AS next WHERE next.folder = ?1
                    AND next.path >= CASE WHEN instr(substr(step.path, ?2), x'2F') = 0 THEN CAST(step.path || x'00' AS BLOB)
                        ELSE CAST(\(child) || x'30' AS BLOB) END
                    AND (?4 IS NULL OR next.path < ?4)
                ORDER BY next.path LIMIT 1)
            FROM step WHERE step.path IS NOT NULL
            LIMIT 2 * ?5 + 2
        ), found(path) AS (SELECT DISTINCT \(child) FROM step WHERE step.path IS NOT NULL AND \(child) > ?3 LIMIT ?5)
        SELECT found.path,
            (SELECT count(*) FROM library_file WHERE folder = ?1 AND directory = found.path)
            + (SELECT count(*) FROM library_file WHERE folder = ?1
                AND directory > CAST(found.path || x'2F' AS BLOB) AND directory < CAST(found.path || x'30' AS BLOB)),
            (SELECT count(*) FROM library_problem WHERE folder = ?1
                AND path > CAST(found.path || x'2F' AS BLOB) AND path < CAST(found.path || x'30' AS BLOB)),
            (SELECT CASE WHEN min(title) = max(title) THEN min(reference) END FROM (
                SELECT title, reference FROM library_file WHERE folder = ?1 AND directory = found.path
                UNION ALL
                SELECT title, reference FROM library_file WHERE folder = ?1
                    AND directory > CAST(found.path || x'2F' AS BLOB) AND directory < CAST(found.path || x'30' AS BLOB)
                LIMIT 12))
        FROM found ORDER BY found.path
        """

    /// The folder directly in the opened one that a path is, or is below of.
    private static let child = """
        CASE WHEN instr(substr(step.path, ?2), x'2F') = 0 THEN step.path
            ELSE substr(step.path, 1, ?2 + instr(substr(step.path, ?2), x'2F') - 2) END
        """

    static let filesInDirectory = """
        SELECT id, directory, name, reference, version, part, extra, missing_since FROM library_file
        WHERE folder = ?1 AND directory = ?2 AND name > ?3 ORDER BY name LIMIT ?4
        """

    static let problemsInDirectory = """
        SELECT \(FileProblem.columns) FROM library_problem INDEXED BY library_problem_directory
        WHERE folder = ?1 AND directory = ?2 AND path > ?3 ORDER BY path LIMIT ?4
        """
}

extension FolderContents {
    /// Of lists that are longer, what is after the end of the shortest comes later, so that the next part begins at one name.
    mutating func cut(to limit: Int) {
        let lists = [folders.map(\.path), files.map(\.path), problems.map(\.location)]
        let ends = lists.compactMap { $0.count > limit ? $0[limit - 1] : nil }
        guard let end = ends.min() else { return }
        isCut = true
        folders.removeAll { end < $0.path }
        files.removeAll { end < $0.path }
        problems.removeAll { end < $0.location }
    }
}

extension Subfolder {
    init(row: Row) throws {
        var reader = ColumnReader(row)
        self.init(
            path: RelativePath(try reader.bytes()), files: try reader.required(), problems: try reader.required(), title: reader.next())
    }
}

extension FiledFile {
    init(row: Row) throws {
        var reader = ColumnReader(row)
        let id: FileID = try reader.required()
        let path = try reader.path()
        let reference: TitleReference = try reader.required()
        let (version, part, extra): (String?, Int?, String?) = (reader.next(), reader.next(), reader.next())
        self.init(
            id: id, path: path, reference: reference, version: version, part: part, extra: extra,
            isMissing: reader.next(as: Moment.self) != nil)
    }
}
