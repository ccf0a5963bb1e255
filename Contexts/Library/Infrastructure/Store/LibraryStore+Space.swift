import CoreDomain
import Foundation
import GRDB
public import LibraryDomain
import Persistence

/// The space that files use, and the titles with several of them.
extension LibraryStore {
    public func space() async throws(LibraryError) -> [SpaceUse] {
        try await space.value(for: 0, or: LibraryError.unavailable) { db in
            try Row.values(db.cachedStatement(sql: Self.space), []) { row in
                var reader = ColumnReader(row)
                let library: String = try reader.required()
                let codec: String? = reader.next()
                let lines: Int = reader.next() ?? 0
                return SpaceUse(
                    library: library, definition: SpaceUse.Definition(lines: lines), codec: codec, files: try reader.required(),
                    size: try reader.required())
            }
        }
    }

    /// Bounds of `SpaceUse.Definition` in one pass over an index that has all columns.
    static let space = """
        SELECT folder, codec, CASE WHEN lines >= 2000 THEN 2160 WHEN lines >= 1400 THEN 1440 WHEN lines >= 1000 THEN 1080
            WHEN lines >= 700 THEN 720 WHEN lines > 0 THEN 1 ELSE 0 END AS definition, count(*), sum(size)
        FROM library_file INDEXED BY library_file_space WHERE missing_since IS NULL GROUP BY folder, codec, definition
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
        SELECT sum(size), reference FROM library_file INDEXED BY library_file_version
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
        SELECT \(MediaFile.columns), library_file.inode, library_keyframes.bytes FROM json_each(?) AS wanted
        CROSS JOIN library_file ON library_file.reference = wanted.value
            AND extra IS NULL AND part IS NULL AND missing_since IS NULL
        LEFT JOIN library_keyframes ON library_keyframes.file = library_file.id
        """
}

/// A version with the facts by which the same content is recognised.
private struct VersionRow {
    let file: MediaFile
    private let inode: Int64
    private let keyframes: [UInt8]?

    /// Files of the same length with the same tracks and the same keyframes at the same places.
    private struct Content: Hashable {
        let size: Int64
        let media: MediaFacts
        let keyframes: [UInt8]?
    }

    init(_ row: Row) throws {
        var reader = ColumnReader(row)
        file = try MediaFile(&reader)
        inode = try reader.required()
        keyframes = reader.next(as: Data.self).map { [UInt8]($0) }
    }

    static func copies(_ rows: [VersionRow]) -> [TitleVersions.Copies] {
        let same = Dictionary(grouping: rows) { Content(size: $0.file.size, media: $0.file.media, keyframes: $0.keyframes) }
        return same.values.filter { $0.count > 1 }.map { rows in
            // Several names of one file on the disk use its space once.
            let places = Set(rows.map(\.inode)).count
            return TitleVersions.Copies(files: rows.map(\.file.id), freed: rows[0].file.size * Int64(places - 1))
        }.sorted { ($1.freed, $0.files[0]) < ($0.freed, $1.files[0]) }
    }
}
