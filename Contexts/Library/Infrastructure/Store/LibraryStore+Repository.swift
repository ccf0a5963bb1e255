public import CoreDomain
import Foundation
import GRDB
public import LibraryDomain
import Persistence

extension LibraryStore: LibraryRepository {
    public func file(_ id: FileID, for audience: Audience) async throws(LibraryError) -> MediaFile {
        guard let file = try await files([id], for: audience)[id] else { throw .fileNotFound }
        return file
    }

    /// The files of some references, in two parts that never hold the same file twice: those that show mainly this, and those that show it too.
    static func files(_ columns: String, where condition: String = "TRUE") -> String {
        """
        SELECT wanted.value, \(columns) FROM json_each(?) AS wanted
        CROSS JOIN library_file ON library_file.reference = wanted.value WHERE \(condition)
        UNION ALL
        SELECT wanted.value, \(columns) FROM json_each(?) AS wanted
        CROSS JOIN library_also ON library_also.reference = wanted.value
        CROSS JOIN library_file ON library_file.id = library_also.file AND library_file.reference <> wanted.value WHERE \(condition)
        """
    }

    static let ofReference = files(MediaFile.columns)
    static let available = files(MediaFile.columns, where: "missing_since IS NULL")
    static let playable = files(MediaFile.columns, where: "extra IS NULL AND missing_since IS NULL")

    public func files(of reference: TitleReference, for audience: Audience) async throws(LibraryError) -> [MediaFile] {
        let files = try await read { try Self.files(Self.ofReference, [reference], in: $0)[reference] ?? [] }
        return files.filter { audience.shows($0) }.sorted { FileOrder(listed: $0) < FileOrder(listed: $1) }
    }

    public func contents(of title: TitleID, limit: Int) async throws(LibraryError) -> [FileID: TitleReference] {
        try await read { db in
            let sql = "SELECT id, reference FROM library_file WHERE title = ? AND extra IS NULL LIMIT ?"
            let found = try Row.values(db.cachedStatement(sql: sql), [title.rawValue, limit]) { row in
                var reader = ColumnReader(row)
                return (try reader.required(as: FileID.self), try reader.required(as: TitleReference.self))
            }
            return Dictionary(found, uniquingKeysWith: { first, _ in first })
        }
    }

    public func playableFiles(
        of references: [TitleReference], for audience: Audience
    ) async throws(LibraryError) -> [TitleReference: MediaFile] {
        let references = Array(references.prefix(10_000))
        let key = Listed(references: references, audience: audience)
        return try await played.value(for: key, or: LibraryError.unavailable) { db in
            try Self.files(Self.playable, references, in: db).compactMapValues { files in
                files.filter { audience.shows($0) }.min { FileOrder(playable: $0) < FileOrder(playable: $1) }
            }
        }
    }

    public func availableFiles(
        of references: [TitleReference], for audience: Audience
    ) async throws(LibraryError) -> [TitleReference: [MediaFile]] {
        let references = Array(references.prefix(10_000))
        let key = Listed(references: references, audience: audience)
        return try await available.value(for: key, or: LibraryError.unavailable) { db in
            try Self.files(Self.available, references, in: db).compactMapValues { files in
                let shown = files.filter { audience.shows($0) }.sorted { FileOrder(listed: $0) < FileOrder(listed: $1) }
                return shown.isEmpty ? nil : shown
            }
        }
    }

    private static func files(
        _ sql: String, _ references: [TitleReference], in db: GRDB.Database
    ) throws -> [TitleReference: [MediaFile]] {
        let keys = KeyList(references.map(\.rawValue))
        var found: [TitleReference: [MediaFile]] = [:]
        let rows = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: [keys, keys])
        while let row = try rows.next() {
            var reader = ColumnReader(row)
            guard let reference: TitleReference = reader.next() else { continue }
            found[reference, default: []].append(try MediaFile(&reader))
        }
        return found
    }

    public func files(_ ids: [FileID], for audience: Audience) async throws(LibraryError) -> [FileID: MediaFile] {
        if ids.isEmpty { return [:] }
        return try await read { db in
            let sql = "SELECT \(MediaFile.columns) FROM library_file WHERE id IN (SELECT value FROM json_each(?))"
            let found = try Row.fetchAll(db.cachedStatement(sql: sql), arguments: [KeyList(ids.map(\.rawValue))]).map(MediaFile.init(row:))
            return Dictionary(found.filter { audience.shows($0) }.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
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
            try Data.fetchOne(db.cachedStatement(sql: Self.subtitle), arguments: [file.rawValue, track]).map { [UInt8]($0) }
        }
    }

    /// The keyframe index of a file in the form that `Platform/Containers` writes; nil where it has none.
    public func keyframes(of file: FileID) async throws(LibraryError) -> [UInt8]? {
        try await read { db in
            try Data.fetchOne(db.cachedStatement(sql: Self.keyframes), arguments: [file.rawValue]).map { [UInt8]($0) }
        }
    }

    static let subtitle = "SELECT text FROM library_subtitle WHERE file = (SELECT number FROM library_file WHERE id = ?) AND track = ?"
    static let keyframes = "SELECT bytes FROM library_keyframes WHERE file = (SELECT number FROM library_file WHERE id = ?)"

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
        case .frame(let seconds):
            .frame(location, moments: FoundPicture.moments(around: seconds), rotation: try await rotation(of: found.library, found.path))
        }
    }
}

extension LibraryStore {
    private func rotation(of folder: String, _ path: RelativePath) async throws(LibraryError) -> Int {
        try await read { db in
            let row = try Row.fetchOne(
                db, sql: "SELECT facts FROM library_file WHERE folder = ? AND directory = ? AND name = ?",
                arguments: [folder, path.parent.data, Data(path.name)])
            guard let row else { return 0 }
            var reader = ColumnReader(row)
            return try reader.facts().video.first?.rotation ?? 0
        }
    }

    public func titles(showing picture: String, for audience: Audience) async throws(LibraryError) -> Set<TitleID> {
        try await read { db in
            let sql = "SELECT folder, path, seconds IS NOT NULL FROM library_picture WHERE id = ?"
            guard let row = try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [picture]) else { return [] }
            var reader = ColumnReader(row)
            let folder: String = try reader.required()
            guard audience.includes(folder: folder) else { return [] }
            let subjects = try String.fetchAll(db.cachedStatement(sql: Self.artworkOfPicture), arguments: [picture])
            if !subjects.isEmpty { return Set(subjects.compactMap { Artwork.Subject(key: $0)?.title }) }
            let path = RelativePath(try reader.bytes())
            let isFrame: Bool = try reader.required()
            let files =
                isFrame
                ? try Row.fetchCursor(db.cachedStatement(sql: Self.filmed), arguments: [folder, path.parent.data, Data(path.name)])
                : try Row.fetchCursor(db.cachedStatement(sql: Self.nearby), arguments: [folder, path.parent.data])
            var titles: Set<TitleID> = []
            while titles.count < 1000, let row = try files.next() {
                var reader = ColumnReader(row)
                if let title: TitleID = reader.next() { titles.insert(title) }
            }
            return titles
        }
    }

    /// The title of the file from which a frame is taken.
    static let filmed = "SELECT title FROM library_file WHERE folder = ? AND directory = ? AND name = ?"

    /// The titles of the files in a directory or below it, one row for each file. Names are bytes; `x'30'` follows the slash.
    static let nearby = """
        SELECT title FROM library_file WHERE folder = ?1 AND directory = ?2
        UNION ALL
        SELECT title FROM library_file
        WHERE folder = ?1 AND directory > CAST(?2 || x'2F' AS BLOB) AND directory < CAST(?2 || x'30' AS BLOB) LIMIT 10000
        """

    /// The subjects and pictures of the artwork that shows a picture.
    static let artworkOfPicture = """
        SELECT subject, poster, backdrop FROM library_artwork WHERE poster = ?1
        UNION ALL
        SELECT subject, poster, backdrop FROM library_artwork WHERE backdrop = ?1 AND poster IS NOT ?1 LIMIT 1000
        """
}

extension Artwork.Subject {
    fileprivate var title: TitleID {
        switch self {
        case .title(let reference): reference.title
        case .series(let id): id
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
