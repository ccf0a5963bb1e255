import CoreDomain
import GRDB
public import LibraryDomain
import Persistence

/// Files with the same content under different titles.
extension LibraryStore {
    public func sharedContents(limit: Int) async throws(LibraryError) -> [SharedContent] {
        let keys = try await sharedKeys().prefix(max(0, limit)).map(\.content)
        guard !keys.isEmpty else { return [] }
        return try await read { db in
            let list = KeyList(keys)
            let rows = try Row.values(db.cachedStatement(sql: Self.filesOfContents), [list, list]) { try VersionRow($0) }
            let byContent = Dictionary(grouping: rows, by: \.content)
            return keys.compactMap { key in
                guard let rows = byContent[key] else { return nil }
                let sorted = rows.sorted { ($0.file.reference.rawValue, $0.file.path) < ($1.file.reference.rawValue, $1.file.path) }
                return SharedContent(files: sorted.map(\.file), freed: VersionRow.freed(rows))
            }
        }
    }

    public func sharedContentCount() async throws(LibraryError) -> Int { try await sharedKeys().count }

    private func sharedKeys() async throws(LibraryError) -> [SharedKey] {
        try await sharedContents.value(for: 0, or: LibraryError.unavailable) { db in
            var found = try Row.values(db.cachedStatement(sql: Self.copies), []) { try Copy($0) }
            let keys = KeyList(Array(Set(found.map(\.content))))
            found += try Row.values(db.cachedStatement(sql: Self.originals), [keys]) { try Copy($0) }
            return Dictionary(grouping: found, by: \.content).filter { Set($0.value.map(\.reference)).count > 1 }
                .map { SharedKey(content: $0.key, size: $0.value.reduce(0) { $0 + $1.size }) }
                .sorted { ($1.size, $0.content) < ($0.size, $1.content) }
        }
    }

    private struct Copy {
        let content: String
        let reference: String
        let size: Int64

        init(_ row: Row) throws {
            var reader = ColumnReader(row)
            (content, reference, size) = (try reader.required(), try reader.required(), try reader.required())
        }
    }

    /// In an index of the copies alone.
    static let copies = """
        SELECT content, reference, size FROM library_file INDEXED BY library_file_copy
        WHERE content <> id AND extra IS NULL AND missing_since IS NULL
        """

    /// The files whose ids are those of some contents.
    static let originals = """
        SELECT content, reference, size FROM json_each(?) AS wanted CROSS JOIN library_file ON library_file.id = wanted.value
            AND library_file.content = library_file.id AND extra IS NULL AND missing_since IS NULL
        """

    static let filesOfContents = """
        SELECT \(MediaFile.columns), library_file.inode, library_file.content FROM json_each(?) AS wanted
        CROSS JOIN library_file INDEXED BY library_file_copy ON library_file.content = wanted.value
            AND library_file.content <> library_file.id AND extra IS NULL AND missing_since IS NULL
        UNION ALL
        SELECT \(MediaFile.columns), library_file.inode, library_file.content FROM json_each(?) AS wanted
        CROSS JOIN library_file ON library_file.id = wanted.value AND library_file.content = library_file.id
            AND extra IS NULL AND missing_since IS NULL
        """
}
