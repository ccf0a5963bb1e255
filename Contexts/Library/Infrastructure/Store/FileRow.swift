import CoreDomain
import Foundation
import GRDB
import LibraryDomain
import Persistence

/// A row of `library_file` as a scan compares it.
extension KnownFile {
    static let columns = qualified("id, folder, directory, name, size, modified, inode, added_at, missing_since, reference, published")

    init(row: Row) throws {
        var reader = ColumnReader(row)
        let id: FileID = try reader.required()
        let folder: String = try reader.required()
        let path = try reader.path()
        let stamp = try reader.stamp()
        let added: Moment = try reader.required()
        let missing: Moment? = reader.next()
        self.init(
            id: id, folder: folder, path: path, stamp: stamp, addedAt: added.date, isMissing: missing != nil,
            reference: try reader.required(),
            published: reader.next())
    }
}

/// A row of `library_file` as screens show it.
extension MediaFile {
    static let columns = qualified(
        "id, folder, directory, name, size, modified, inode, added_at, missing_since, reference, last_episode, version, part, extra, facts, subtitles, audio"
    )

    init(row: Row) throws {
        var reader = ColumnReader(row)
        try self.init(&reader)
    }

    /// Reads `columns`.
    init(_ reader: inout ColumnReader) throws {
        let id: FileID = try reader.required()
        let folder: String = try reader.required()
        let path = try reader.path()
        let stamp = try reader.stamp()
        let added: Moment = try reader.required()
        let missing: Moment? = reader.next()
        self.init(
            id: id, library: folder, path: path.text, size: stamp.size,
            modifiedAt: Date(timeIntervalSince1970: Double(stamp.modified) / 1e9), addedAt: added.date,
            missingSince: missing?.date, reference: try reader.required(), lastEpisode: reader.next(),
            version: reader.next(), part: reader.next(), extra: reader.next(), media: try reader.facts(),
            externalSubtitles: try reader.jsonIfPresent() ?? [], externalAudio: try reader.jsonIfPresent() ?? [])
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

extension ColumnReader {
    mutating func bytes() throws -> [UInt8] { [UInt8](try required(as: Data.self)) }

    /// Of a file, from two columns: its directory and its name.
    mutating func path() throws -> RelativePath { RelativePath(try bytes()).appending(try bytes()) }

    /// From three columns: size, modified, inode.
    mutating func stamp() throws -> FileStamp {
        FileStamp(size: try required(), modified: try required(), inode: UInt64(bitPattern: try required()))
    }

    /// A kind of a later version is `unreadable`.
    mutating func problemKind() throws -> ProblemKind { ProblemKind(rawValue: try required()) ?? .unreadable }

    mutating func facts() throws -> MediaFacts { try MediaFacts(json: required(as: String.self)) }

    mutating func jsonIfPresent<Value: Decodable>() throws -> Value? {
        try next(as: String.self).map { try JSONDecoder().decode(Value.self, from: Data($0.utf8)) }
    }
}

extension RelativePath {
    var data: Data { Data(bytes) }
}

extension Encodable {
    func json() throws -> String { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
}

/// The columns of `library_file`, beside other tables.
private func qualified(_ columns: String) -> String { "library_file." + columns.replacing(", ", with: ", library_file.") }
