public import CoreDomain
import GRDB
public import LibraryDomain
import Persistence

/// Titles that only their files describe.
extension LibraryStore {
    struct UnmatchedKey: Hashable {
        /// Of movies and series.
        var folders: [String]
        /// The digests of corrections that name a title.
        var settled: [Int64]
    }

    public func unmatched(after last: TitleID?, limit: Int) async throws(LibraryError) -> [UnmatchedTitle] {
        let settled = try await namingCorrections()
        return try await read { db in
            let arguments: StatementArguments = [last?.rawValue ?? Self.first, KeyList(settled), max(0, limit)]
            return try Row.values(db.cachedStatement(sql: Self.unmatched), arguments) { row in
                var reader = ColumnReader(row)
                let (id, files): (TitleID, Int) = try (reader.required(), reader.required())
                let (file, reference): (FileID, TitleReference) = try (reader.required(), reader.required())
                let library: String = try reader.required()
                var title = UnmatchedTitle(
                    id: id, reference: reference, file: file, library: library, path: try reader.path(), files: files)
                title.lastEpisode = reader.next()
                title.candidates = try reader.candidates()
                return title
            }
        }
    }

    public func unmatchedCount() async throws(LibraryError) -> Int {
        let folders = try await folders().filter { $0.kind != .videos }.map(\.name)
        let key = UnmatchedKey(folders: folders, settled: try await namingCorrections())
        return try await unmatchedCount.value(for: key, or: LibraryError.unavailable) { db in
            try Int.fetchOne(
                db.cachedStatement(sql: Self.unmatchedCount), arguments: [KeyList(key.folders), KeyList(key.settled)]) ?? 0
        }
    }

    /// A correction that only gives an episode its place says nothing about the series.
    private func namingCorrections() async throws(LibraryError) -> [Int64] {
        try await corrections().map(\.correction).filter { $0.name != nil }.map(\.digest).sorted()
    }

    /// Before all ids that names give.
    private static let first = "\(TitleID.Source.local.rawValue)-"
    /// After them.
    private static let end = "local."

    /// The id of a video is that of its file.
    static let unmatched = """
        SELECT one.title, one.files, file.id, file.reference, file.folder, file.directory, file.name, file.last_episode, candidates FROM (
            SELECT title, count(*) AS files, min(id) AS id FROM library_file INDEXED BY library_file_title
            WHERE title > ?1 AND title < '\(end)' AND title <> '\(first)' || id
            AND extra IS NULL AND missing_since IS NULL AND reference NOT LIKE 'video/%'
            GROUP BY title HAVING max(ifnull(corrected IN (SELECT value FROM json_each(?2)), 0)) = 0 ORDER BY title LIMIT ?3) AS one
        CROSS JOIN library_file AS file ON file.id = one.id
        LEFT JOIN library_match ON library_match.name = one.title
        """

    /// From two indices, without the rows.
    static let unmatchedCount = """
        SELECT count(DISTINCT title) FROM json_each(?1) AS wanted CROSS JOIN library_file INDEXED BY library_file_count
        ON folder = wanted.value AND title > '\(first)' AND title < '\(end)' AND extra IS NULL AND missing_since IS NULL
        WHERE title NOT IN (
            SELECT title FROM json_each(?1) AS wanted CROSS JOIN library_file INDEXED BY library_file_corrected
            ON folder = wanted.value AND corrected IS NOT NULL
            WHERE corrected IN (SELECT value FROM json_each(?2)) AND extra IS NULL AND missing_since IS NULL)
        """
}
