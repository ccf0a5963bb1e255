import CoreDomain
import Foundation
import GRDB
import LibraryDomain

/// A row of `library_file` as a scan compares it.
extension KnownFile {
    static let columns = "id, folder, directory, name, size, modified, inode, added_at, missing_since, reference, published"

    init(row: Row) throws {
        self.init(
            id: try row.fileID("id"), folder: row["folder"], path: row.path, stamp: row.stamp,
            addedAt: Date(timeIntervalSince1970: row["added_at"]),
            isMissing: row["missing_since"] as Double? != nil, reference: try row.reference("reference"), published: row["published"])
    }
}

/// A row of `library_file` as screens show it.
extension MediaFile {
    init(row: Row) throws {
        let stamp = row.stamp
        self.init(
            id: try row.fileID("id"), library: row["folder"], path: row.path.text, size: stamp.size,
            modifiedAt: Date(timeIntervalSince1970: Double(stamp.modified) / 1e9), addedAt: Date(timeIntervalSince1970: row["added_at"]),
            missingSince: (row["missing_since"] as Double?).map { Date(timeIntervalSince1970: $0) },
            reference: try row.reference("reference"),
            version: row["version"], part: row["part"], extra: row["extra"],
            media: try JSONDecoder().decode(MediaFacts.self, from: Data((row["facts"] as String).utf8)),
            externalSubtitles: try (row["subtitles"] as String?).map {
                try JSONDecoder().decode([ExternalSubtitle].self, from: Data($0.utf8))
            } ?? [])
    }
}

extension Row {
    /// All rows of a prepared statement, made into values.
    static func values<Value>(_ statement: Statement, _ arguments: StatementArguments, _ make: (Row) throws -> Value) throws -> [Value] {
        let rows = try fetchCursor(statement, arguments: arguments)
        var values: [Value] = []
        while let row = try rows.next() { values.append(try make(row)) }
        return values
    }
}

struct DamagedRow: Error, CustomStringConvertible {
    var description: String { "a row of the catalogue makes no sense" }
}

extension Row {
    func fileID(_ column: String) throws -> FileID {
        guard let id = FileID(self[column] as String) else { throw DamagedRow() }
        return id
    }

    func reference(_ column: String) throws -> TitleReference {
        guard let reference = TitleReference(rawValue: self[column] as String) else { throw DamagedRow() }
        return reference
    }

    var path: RelativePath { RelativePath(bytes("directory")).appending(bytes("name")) }

    var stamp: FileStamp { FileStamp(size: self["size"], modified: self["modified"], inode: UInt64(bitPattern: self["inode"])) }

    func bytes(_ column: String) -> [UInt8] { [UInt8](self[column] as Data) }
}

extension RelativePath {
    var data: Data { Data(bytes) }
}

extension Encodable {
    func json() throws -> String { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
}

/// `?,?,?`
func marks(_ count: Int) -> String { repeatElement("?", count: count).joined(separator: ",") }
