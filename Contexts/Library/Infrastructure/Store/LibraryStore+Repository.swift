public import CoreDomain
import Foundation
import GRDB
public import LibraryDomain
import Persistence

extension LibraryStore: LibraryRepository {
    public func file(_ id: FileID) async throws(LibraryError) -> MediaFile {
        try await read { db in
            guard
                let file = try Row.fetchOne(
                    db, sql: "SELECT \(MediaFile.columns) FROM library_file WHERE id = ?", arguments: [id.rawValue]
                ).map(MediaFile.init(row:))
            else {
                throw LibraryError.fileNotFound
            }
            return file
        }
    }

    static let ofReference = """
        SELECT \(MediaFile.columns) FROM library_file WHERE reference = ?1 OR id IN (SELECT file FROM library_also WHERE reference = ?1)
        """

    static let playable = """
        SELECT wanted.value AS wanted, \(MediaFile.columns) FROM json_each(?1) AS wanted
        CROSS JOIN library_file ON library_file.reference = wanted.value WHERE extra IS NULL AND missing_since IS NULL
        UNION ALL
        SELECT wanted.value AS wanted, \(MediaFile.columns) FROM json_each(?1) AS wanted
        CROSS JOIN library_also ON library_also.reference = wanted.value CROSS JOIN library_file ON library_file.id = library_also.file
        WHERE extra IS NULL AND missing_since IS NULL
        ORDER BY part, version, directory, name
        """

    public func files(of reference: TitleReference) async throws(LibraryError) -> [MediaFile] {
        try await read { db in
            try Row.fetchAll(
                db, sql: "\(Self.ofReference) ORDER BY extra IS NOT NULL, missing_since IS NOT NULL, extra, version, part, directory, name",
                arguments: [reference.rawValue]
            ).map(MediaFile.init(row:))
        }
    }

    public func playableFiles(of references: [TitleReference]) async throws(LibraryError) -> [TitleReference: MediaFile] {
        let references = Array(references.prefix(10_000))
        return try await played.value(for: references, or: LibraryError.unavailable) { db in
            var found: [TitleReference: MediaFile] = [:]
            let rows = try Row.fetchCursor(
                db.cachedStatement(sql: Self.playable), arguments: [KeyList(references.map(\.rawValue))])
            while let row = try rows.next() {
                var reader = ColumnReader(row)
                guard let reference: TitleReference = reader.next(), found[reference] == nil else { continue }
                found[reference] = try MediaFile(&reader)
            }
            return found
        }
    }

    public func files(_ ids: [FileID]) async throws(LibraryError) -> [FileID: MediaFile] {
        if ids.isEmpty { return [:] }
        return try await read { db in
            let sql = "SELECT \(MediaFile.columns) FROM library_file WHERE id IN (SELECT value FROM json_each(?))"
            let found = try Row.fetchAll(db.cachedStatement(sql: sql), arguments: [KeyList(ids.map(\.rawValue))]).map(MediaFile.init(row:))
            return Dictionary(found.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
        }
    }

    public func location(of id: FileID) async throws(LibraryError) -> FileLocation {
        let found = try await read { db in
            try Row.fetchOne(db, sql: "SELECT folder, directory, name FROM library_file WHERE id = ?", arguments: [id.rawValue])
                .map { row -> (String, RelativePath) in
                    var reader = ColumnReader(row)
                    return (try reader.required(), try reader.path())
                }
        }
        guard let (folder, path) = found else { throw .fileNotFound }
        return FileLocation(root: try await self.folder(named: folder).path, path: path.bytes)
    }

    public func embeddedSubtitle(track: Int, of file: FileID) async throws(LibraryError) -> [UInt8]? {
        try await read { db in
            try Data.fetchOne(db, sql: "SELECT text FROM library_subtitle WHERE file = ? AND track = ?", arguments: [file.rawValue, track])
                .map { [UInt8]($0) }
        }
    }

    /// The keyframe index of a file in the form that `Platform/Containers` writes; nil where it has none.
    public func keyframes(of file: FileID) async throws(LibraryError) -> [UInt8]? {
        try await read { db in
            try Data.fetchOne(db, sql: "SELECT bytes FROM library_keyframes WHERE file = ?", arguments: [file.rawValue]).map { [UInt8]($0) }
        }
    }

    public func picture(_ id: String) async throws(LibraryError) -> PictureSource? {
        let found = try await read { db in
            try Row.fetchOne(db, sql: "SELECT \(FoundPicture.columns) FROM library_picture WHERE id = ?", arguments: [id])
                .map(FoundPicture.init(row:))
        }
        guard let found else { return nil }
        let location = FileLocation(root: try await folder(named: found.library).path, path: found.path.bytes)
        return switch found.place {
        case .file: .file(location)
        case .embedded(let offset, let size): .embedded(location, offset: offset, size: size)
        case .frame(let seconds): .frame(location, seconds: seconds)
        }
    }
}

extension FoundPicture {
    static let columns = "\(Picture.columns), folder, path, start, size, seconds"

    /// Reads `columns`.
    init(row: Row) throws {
        var reader = ColumnReader(row)
        let picture = try Picture(&reader)
        let folder: String = try reader.required()
        let path = RelativePath(try reader.bytes())
        let (start, size, seconds): (Int64?, Int?, Double?) = (reader.next(), reader.next(), reader.next())
        let place: Place =
            if let start, let size { .embedded(offset: start, size: size) } else if let seconds {
                .frame(seconds: MediaTime.clamped(seconds))
            } else { .file }
        self.init(picture: picture, library: folder, path: path, place: place)
    }
}

extension Picture {
    static let columns = "id, width, height, colour, theme, miniature"

    init(row: Row) throws {
        var reader = ColumnReader(row)
        try self.init(&reader)
    }

    /// Reads `columns`.
    init(_ reader: inout ColumnReader) throws {
        self.init(
            id: try reader.required(), width: try reader.required(), height: try reader.required(), colour: reader.next(),
            theme: reader.next(), miniature: reader.next())
    }
}
