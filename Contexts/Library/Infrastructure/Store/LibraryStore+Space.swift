import CoreDomain
import Foundation
import GRDB
public import LibraryDomain
import Persistence

/// The space that files use, and the titles with several of them.
extension LibraryStore {
    public func space() async throws(LibraryError) -> [SpaceUse] {
        try await space.value(for: 0, or: LibraryError.unavailable) { db in
            var uses: [SpaceUse] = []
            let rows = try Row.fetchCursor(db.cachedStatement(sql: Self.space))
            while let row = try rows.next() {
                var reader = ColumnReader(row)
                let library: String = try reader.required()
                let codec: String? = reader.next()
                let definition = SpaceUse.Definition(lines: reader.next() ?? 0)
                let (files, size): (Int, Int64) = try (reader.required(), reader.required())
                // The rows are in the order of the lines.
                if let last = uses.last, (last.library, last.codec, last.definition) == (library, codec, definition) {
                    uses[uses.count - 1].files += files
                    uses[uses.count - 1].size += size
                } else {
                    uses.append(SpaceUse(library: library, definition: definition, codec: codec, files: files, size: size))
                }
            }
            return uses
        }
    }

    /// In the order of an index that has all columns.
    static let space = """
        SELECT folder, codec, lines, count(*), sum(size) FROM library_file INDEXED BY library_file_space
        WHERE missing_since IS NULL GROUP BY folder, codec, lines
        """

    public func versions(after last: TitleVersions.Cursor?, limit: Int) async throws(LibraryError) -> [TitleVersions] {
        let all = try await allVersions()
        let page = all.lazy.filter { one in last.map { Self.isBefore($0, one) } ?? true }.prefix(max(0, limit))
        return try await details(of: Array(page))
    }

    public func versionCount() async throws(LibraryError) -> Int { try await allVersions().count }

    private func allVersions() async throws(LibraryError) -> [TitleVersions.Cursor] {
        try await versionSizes.value(for: 0, or: LibraryError.unavailable) { db in
            try Row.values(db.cachedStatement(sql: Self.versionSizes), []) { row in
                var reader = ColumnReader(row)
                return TitleVersions.Cursor(size: try reader.required(), reference: try reader.required())
            }.sorted(by: Self.isBefore)
        }
    }

    private static func isBefore(_ one: TitleVersions.Cursor, _ other: TitleVersions.Cursor) -> Bool {
        (-one.size, one.reference.rawValue) < (-other.size, other.reference.rawValue)
    }

    /// Titles with several whole files, in one pass over an index that has all columns.
    static let versionSizes = """
        SELECT sum(size), reference FROM library_file INDEXED BY library_file_reference
        WHERE extra IS NULL AND part IS NULL AND missing_since IS NULL GROUP BY reference HAVING count(*) > 1
        """

    private func details(of titles: [TitleVersions.Cursor]) async throws(LibraryError) -> [TitleVersions] {
        guard !titles.isEmpty else { return [] }
        return try await read { db in
            let keys = KeyList(titles.map(\.reference.rawValue))
            let rows = try Row.values(db.cachedStatement(sql: Self.versionFiles), [keys]) { try VersionRow($0) }
            let byTitle = Dictionary(grouping: rows, by: \.file.reference)
            return titles.map { title in
                let rows = (byTitle[title.reference] ?? []).sorted { ($1.file.size, $0.file.path) < ($0.file.size, $1.file.path) }
                return TitleVersions(
                    reference: title.reference, size: title.size, files: rows.map(\.file), copies: VersionRow.copies(rows))
            }
        }
    }

    static let versionFiles = """
        SELECT \(MediaFile.columns), library_file.inode, library_file.content FROM json_each(?) AS wanted
        CROSS JOIN library_file ON library_file.reference = wanted.value
            AND extra IS NULL AND part IS NULL AND missing_since IS NULL
        """
}

/// A file with what tells whether it is a copy.
struct VersionRow {
    let file: MediaFile
    private let inode: Int64
    let content: String?

    init(_ row: Row) throws {
        var reader = ColumnReader(row)
        file = try MediaFile(&reader)
        inode = try reader.required()
        content = reader.next()
    }

    static func copies(_ rows: [VersionRow]) -> [TitleVersions.Copies] {
        let same = Dictionary(grouping: rows.filter { $0.content != nil }, by: \.content)
        return same.values.filter { $0.count > 1 }.map { rows in
            TitleVersions.Copies(files: rows.map(\.file.id), freed: freed(rows))
        }.sorted { ($1.freed, $0.files[0]) < ($0.freed, $1.files[0]) }
    }

    /// Bytes that removing all but one of some copies would free. Several names of one file on the disk use its space once.
    static func freed(_ rows: [VersionRow]) -> Int64 {
        rows.first.map { $0.file.size * Int64(Set(rows.map(\.inode)).count - 1) } ?? 0
    }
}
