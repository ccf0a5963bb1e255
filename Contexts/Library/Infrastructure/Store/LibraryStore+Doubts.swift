import CoreDomain
import GRDB
public import LibraryDomain
import Persistence

/// Titles whose names are a guess.
extension LibraryStore {
    public func doubts(after last: DoubtfulName.Cursor?, limit: Int) async throws(LibraryError) -> [DoubtfulName] {
        try await read { db in
            try Row.values(
                db.cachedStatement(sql: Self.doubts),
                [last?.doubt.rawValue ?? "", last?.reference.title.rawValue ?? "", last?.reference.rawValue ?? "", max(0, limit)]
            ) { row in
                var reader = ColumnReader(row)
                guard let doubt = reader.next(as: String.self).flatMap(NameDoubt.init(rawValue:)) else { return nil }
                let (reference, files): (TitleReference, Int) = try (reader.required(), reader.required())
                let file: FileID = try reader.required()
                let library: String = try reader.required()
                let path = try reader.path()
                return DoubtfulName(
                    doubt: doubt, reference: reference, lastEpisode: reader.next(), file: file, library: library, path: path, files: files)
            }.compactMap(\.self)
        }
    }

    public func doubtCount() async throws(LibraryError) -> Int {
        try await doubtCount.value(for: 0, or: LibraryError.unavailable) { db in
            try Int.fetchOne(db.cachedStatement(sql: Self.doubtCount)) ?? 0
        }
    }

    /// One row for each doubt and title; for episodes that are in doubt themselves, one for each of them.
    private static let grouped = """
        SELECT doubt, reference, count(*) AS files, min(id) AS id FROM library_file INDEXED BY library_file_doubt
        WHERE doubt IS NOT NULL AND missing_since IS NULL
        """
    private static let grouping = "GROUP BY doubt, title, CASE doubt WHEN 'episode' THEN reference END"

    static let doubts = """
        SELECT one.doubt, file.reference, one.files, one.id, file.folder, file.directory, file.name, file.last_episode FROM (
            \(grouped) AND (doubt, title, CASE doubt WHEN 'episode' THEN reference ELSE '' END)
                > (?1, ?2, CASE ?1 WHEN 'episode' THEN ?3 ELSE '' END)
            \(grouping) ORDER BY doubt, title, CASE doubt WHEN 'episode' THEN reference END LIMIT ?4) AS one
        CROSS JOIN library_file AS file ON file.id = one.id
        """

    static let doubtCount = "SELECT count(*) FROM (\(grouped) \(grouping))"
}
