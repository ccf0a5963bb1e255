import GRDB
public import LibraryDomain
import Persistence

extension LibraryStore {
    public func problems(
        of kind: ProblemKind?, after last: FileProblem.Cursor?, limit: Int
    ) async throws(LibraryError) -> [FileProblem] {
        try await read { db in
            try Row.values(
                db.cachedStatement(sql: kind == nil ? Self.allProblems : Self.problemsOfKind),
                [
                    last?.library ?? "", last?.location.data ?? RelativePath.root.data, (kind ?? last?.kind)?.rawValue ?? "",
                    max(0, limit),
                ], FileProblem.init(row:))
        }
    }

    static let allProblems = """
        SELECT \(FileProblem.columns) FROM library_problem WHERE (folder, path, survey) >
            (?1, ?2, coalesce((SELECT max(survey) FROM library_problem WHERE folder = ?1 AND path = ?2 AND kind = ?3), -1))
        ORDER BY folder, path, survey LIMIT ?4
        """

    static let problemsOfKind = """
        SELECT \(FileProblem.columns) FROM library_problem INDEXED BY library_problem_kind
        WHERE kind = ?3 AND (folder, path) > (?1, ?2) ORDER BY folder, path LIMIT ?4
        """

    public func problemGroups(limit: Int) async throws(LibraryError) -> [ProblemGroup] {
        try await problemGroups.value(for: limit, or: LibraryError.unavailable) { db in
            let counts = try Row.values(db.cachedStatement(sql: Self.problemCounts), []) { row in
                var reader = ColumnReader(row)
                return (try reader.problemKind(), try reader.required(as: Int.self))
            }
            let first = try Row.values(db.cachedStatement(sql: Self.firstProblems), [max(0, limit)], FileProblem.init(row:))
            let byKind = Dictionary(grouping: first, by: \.kind)
            let known = Dictionary(counts, uniquingKeysWith: +)
            return ProblemKind.allCases.compactMap { kind in
                known[kind].map { ProblemGroup(kind: kind, count: $0, problems: byKind[kind] ?? []) }
            }
        }
    }

    public func problemCount(of folder: String) async throws(LibraryError) -> Int {
        try await read { try Self.problemCount(of: folder, $0) }
    }

    static func problemCount(of folder: String, _ db: GRDB.Database) throws -> Int {
        try Int.fetchOne(db.cachedStatement(sql: "SELECT count(*) FROM library_problem WHERE folder = ?"), arguments: [folder]) ?? 0
    }

    static let problemCounts = "SELECT kind, count(*) FROM library_problem INDEXED BY library_problem_kind GROUP BY kind"

    /// The first problems of each kind, each from its own part of the index.
    static let firstProblems = ProblemKind.allCases.map { kind in
        """
        SELECT * FROM (
            SELECT \(FileProblem.columns) FROM library_problem INDEXED BY library_problem_kind WHERE kind = '\(kind.rawValue)'
            ORDER BY folder, path LIMIT ?1)
        """
    }.joined(separator: "\nUNION ALL\n")
}

extension FileProblem {
    static let columns = "folder, path, kind, reason"

    init(row: Row) throws {
        var reader = ColumnReader(row)
        let (folder, path): (String, RelativePath) = try (reader.required(), RelativePath(reader.bytes()))
        self.init(library: folder, location: path, kind: try reader.problemKind(), reason: try reader.required())
    }
}
