public import CoreDomain
import Foundation
import GRDB
public import LibraryDomain
import Persistence

/// The writing operations of a scan.
extension LibraryStore: ScanStore {
    public func together<Value: Sendable>(_ work: @Sendable () async throws -> Value) async throws -> Value {
        do {
            return try await catalogue.transaction(work)
        } catch let error as Persistence.PersistenceError {
            throw LibraryError.unavailable("\(error)")
        }
    }

    public func save(_ batch: ScanBatch) async throws(LibraryError) -> Int {
        var rows = try await saveKeptIDs(batch)
        rows += try await count { db in
            let missing: StatementArguments = [batch.folder, try batch.missing.map(PathRow.init).json()]
            try Self.setMissing(
                String.fetchAll(db.cachedStatement(sql: Self.presentFiles), arguments: missing), since: batch.missingSince, db)
            for file in batch.files { try Self.save(file, db) }
            for identity in batch.names { try Self.name(identity, db) }
            for match in batch.matches { try Self.save(match, db) }
            for picture in batch.pictures { try Self.save(picture, db) }
            for artwork in batch.artwork { try Self.save(artwork, db) }
            for (path, problem) in batch.problems { try Self.save(problem, at: path, of: batch.folder, isSurvey: false, db) }
            for path in batch.solved {
                try db.cachedStatement(sql: "DELETE FROM library_problem WHERE folder = ? AND path = ? AND survey = 0")
                    .execute(arguments: [batch.folder, path.data])
            }
        }
        return rows
    }

    /// First, so that an assigned id is never lost.
    private func saveKeptIDs(_ batch: ScanBatch) async throws(LibraryError) -> Int {
        guard !batch.keptIDs.isEmpty else { return 0 }
        return try await precious.write(or: LibraryError.unavailable) { db in
            let before = db.totalChangesCount
            for (path, id) in batch.keptIDs {
                try db.cachedStatement(
                    sql: """
                        INSERT INTO library_kept_id (folder, path, file) VALUES (?, ?, ?)
                        ON CONFLICT DO UPDATE SET file = excluded.file WHERE file <> excluded.file
                        """
                ).execute(arguments: [batch.folder, path.data, id.rawValue])
            }
            return db.totalChangesCount - before
        }
    }

    private static func save(_ file: StoredFile, _ db: GRDB.Database) throws {
        // Another file had this path before and is overwritten.
        let replaced = try String.fetchAll(
            db.cachedStatement(sql: "SELECT id FROM library_file WHERE folder = ? AND directory = ? AND name = ? AND id <> ?"),
            arguments: [file.folder, file.path.parent.data, Data(file.path.name), file.id.rawValue])
        try delete(replaced, db)
        try name(titlesOf: [file.id.rawValue], db)
        db.changed(.title(file.reference.title))
        // Titles without an available file get one, and the previous title of this file may have none left.
        try db.cachedStatement(sql: noticesOfFile).execute(arguments: [file.id.rawValue, file.reference.rawValue])
        let hasText = file.facts.subtitles.contains(where: \.isText)
        try db.cachedStatement(
            sql: """
                INSERT INTO library_file (id, folder, directory, name, size, modified, inode, added_at, reference, title, last_episode, version, part, extra,
                    facts, subtitles, cover, weight, pending, corrected, doubt, audio, codec, lines, content)
                VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?21, ?22, ?23, ?24, ?25, ?26)
                ON CONFLICT (id) DO UPDATE SET folder = ?2, directory = ?3, name = ?4, size = ?5, modified = ?6, inode = ?7, missing_since = NULL,
                    reference = ?9, title = ?10, last_episode = ?11, version = ?12, part = ?13, extra = ?14, facts = ?15, subtitles = ?16, cover = ?17,
                    weight = ?18, published = NULL, pending = CASE WHEN ?20 THEN ?19 ELSE pending END, corrected = ?21, doubt = ?22, audio = ?23,
                    codec = ?24, lines = ?25, content = ifnull(?26, content)
                """
        ).execute(arguments: [
            file.id.rawValue, file.folder, file.path.parent.data, Data(file.path.name), file.stamp.size, file.stamp.modified,
            Int64(bitPattern: file.stamp.inode),
            Moment(file.addedAt), file.reference.rawValue, file.reference.title.rawValue, file.lastEpisode, file.version,
            file.part, file.extra,
            try file.facts.json(), try file.subtitles.isEmpty ? nil : file.subtitles.json(), try CoverColumn(file.cover)?.json(),
            file.precedence, hasText, file.isFresh, file.correction,
            file.doubt?.rawValue, file.audio.isEmpty ? nil : try file.audio.json(), file.facts.video.first?.codec,
            file.facts.video.first?.lines, file.content?.rawValue,
        ])
        try saveDetails(file, db)
    }

    /// For a file (1) that is filed under a reference (2).
    static let noticesOfFile = """
        INSERT INTO library_notice (reference, successor)
        SELECT reference, ?2 FROM library_file WHERE id = ?1 AND reference <> ?2 AND extra IS NULL
        UNION ALL
        SELECT reference, NULL FROM library_file WHERE reference = ?2 AND missing_since IS NOT NULL AND extra IS NULL
        ON CONFLICT (reference) DO UPDATE SET successor = excluded.successor
        WHERE excluded.successor IS NOT NULL AND successor IS NOT excluded.successor
        """

    private static func saveDetails(_ file: StoredFile, _ db: GRDB.Database) throws {
        let id = file.id.rawValue
        if file.isFresh {
            let number = "(SELECT number FROM library_file WHERE id = ?1)"
            try db.cachedStatement(sql: "DELETE FROM library_subtitle WHERE file = \(number)").execute(arguments: [id])
            if let keyframes = file.keyframes {
                try db.cachedStatement(sql: "INSERT OR REPLACE INTO library_keyframes (file, bytes) VALUES (\(number), ?2)")
                    .execute(arguments: [id, Data(keyframes)])
            } else {
                try db.cachedStatement(sql: "DELETE FROM library_keyframes WHERE file = \(number)").execute(arguments: [id])
            }
        }
        var also: [String] = []
        if case .episode(let series, let season, let first) = file.reference, let last = file.lastEpisode, last > first {
            also = ((first + 1)...min(last, first + 100)).map {
                TitleReference.episode(series: series, season: season, episode: $0).rawValue
            }
        }
        let before = try String.fetchAll(db.cachedStatement(sql: "SELECT reference FROM library_also WHERE file = ?"), arguments: [id])
        for reference in before where !also.contains(reference) {
            try note(reference, db)
            try db.cachedStatement(sql: "DELETE FROM library_also WHERE file = ? AND reference = ?").execute(arguments: [id, reference])
        }
        for reference in also where !before.contains(reference) {
            try db.cachedStatement(sql: "INSERT INTO library_also (reference, file) VALUES (?, ?)").execute(arguments: [reference, id])
        }
        for reference in also { try note(reference, db) }
    }

    public func note(_ moved: [TitleReference: TitleReference]) async throws(LibraryError) -> Int {
        try await count { db in
            let sql = """
                INSERT INTO library_notice (reference, successor) VALUES (?1, ?2) ON CONFLICT (reference) DO UPDATE SET successor = ?2
                """
            for (old, new) in moved { try db.cachedStatement(sql: sql).execute(arguments: [old.rawValue, new.rawValue]) }
        }
    }

    /// Adds a title to the notices.
    static func note(_ reference: String, _ db: GRDB.Database) throws {
        try db.cachedStatement(sql: "INSERT OR IGNORE INTO library_notice (reference) VALUES (?)").execute(arguments: [reference])
    }

    private static func save(_ found: FoundPicture, _ db: GRDB.Database) throws {
        var (start, size, seconds): (Int64?, Int?, Double?) = (nil, nil, nil)
        switch found.place {
        case .file: break
        case .embedded(let offset, let count): (start, size) = (offset, count)
        case .frame(let second): seconds = second
        }
        try db.cachedStatement(
            sql: """
                INSERT INTO library_picture (id, folder, path, start, size, seconds, width, height, pending) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
                ON CONFLICT (id) DO UPDATE SET folder = ?2, path = ?3, start = ?4, size = ?5, seconds = ?6, width = ?7, height = ?8
                WHERE folder <> ?2 OR path <> ?3 OR start IS NOT ?4 OR seconds IS NOT ?6 OR width <> ?7 OR height <> ?8
                """
        ).execute(arguments: [
            found.picture.id, found.library, found.path.data, start, size, seconds, found.picture.width, found.picture.height,
            seconds == nil,
        ])
    }

    private static func save(_ artwork: Artwork, _ db: GRDB.Database) throws {
        guard artwork.poster != nil || artwork.backdrop != nil else {
            return try db.cachedStatement(sql: "DELETE FROM library_artwork WHERE subject = ?").execute(arguments: [artwork.subject.key])
        }
        try db.cachedStatement(
            sql: """
                INSERT INTO library_artwork (subject, poster, backdrop) VALUES (?1, ?2, ?3)
                ON CONFLICT (subject) DO UPDATE SET poster = ?2, backdrop = ?3 WHERE poster IS NOT ?2 OR backdrop IS NOT ?3
                """
        ).execute(arguments: [artwork.subject.key, artwork.poster?.id, artwork.backdrop?.id])
    }

    static func save(_ problem: KnownProblem, at path: RelativePath, of folder: String, isSurvey: Bool, _ db: GRDB.Database) throws {
        try db.cachedStatement(
            sql: """
                INSERT INTO library_problem (folder, path, survey, directory, reason, size, modified, inode, kind) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
                ON CONFLICT DO UPDATE SET reason = ?5, size = ?6, modified = ?7, inode = ?8, kind = ?9
                WHERE kind <> ?9 OR reason <> ?5 OR size IS NOT ?6 OR modified IS NOT ?7 OR inode IS NOT ?8
                """
        ).execute(arguments: [
            folder, path.data, isSurvey, path.parent.data, problem.reason, problem.stamp?.size, problem.stamp?.modified,
            problem.stamp.map { Int64(bitPattern: $0.inode) }, problem.kind.rawValue,
        ])
    }

    /// Files by their paths, if they are not missing.
    static let presentFiles = """
        SELECT library_file.id FROM json_each(?2) AS wanted CROSS JOIN library_file ON folder = ?1
        AND directory = unhex(wanted.value ->> 'directory') AND name = unhex(wanted.value ->> 'name') AND missing_since IS NULL
        """

    /// Marks files that are not missing yet.
    static func setMissing(_ ids: [String], since: Date, _ db: GRDB.Database) throws {
        if ids.isEmpty { return }
        let keys = KeyList(ids)
        try db.cachedStatement(sql: "UPDATE library_file SET missing_since = ? WHERE id IN (SELECT value FROM json_each(?))")
            .execute(arguments: [Moment(since), keys])
        try name(titlesOf: ids, db)
        try note(titlesOf: keys, db)
    }

    /// Adds the titles that these files show to the notices.
    static func note(titlesOf ids: KeyList, _ db: GRDB.Database) throws {
        try db.cachedStatement(
            sql: """
                INSERT OR IGNORE INTO library_notice (reference)
                SELECT reference FROM library_file WHERE id IN (SELECT value FROM json_each(?1)) AND extra IS NULL
                UNION ALL SELECT reference FROM library_also WHERE file IN (SELECT value FROM json_each(?1))
                """
        ).execute(arguments: [ids])
    }

    public func publish(_ publication: Publication) async throws(LibraryError) -> Int {
        try await count { db in
            for (id, inputs) in publication.files {
                try db.cachedStatement(sql: "UPDATE library_file SET published = ? WHERE id = ?").execute(arguments: [inputs, id.rawValue])
            }
            for (path, inputs) in publication.shows {
                try db.cachedStatement(
                    sql: "INSERT INTO library_show VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET published = ?3 WHERE published <> ?3"
                ).execute(arguments: [publication.folder, path.data, inputs])
            }
            for (path, stamp) in publication.directories {
                try db.cachedStatement(sql: "INSERT OR REPLACE INTO library_directory VALUES (?, ?, ?, ?, ?, ?, ?, ?)").execute(arguments: [
                    publication.folder, path.data, stamp.modified, Int64(bitPattern: stamp.inode), stamp.count,
                    Int64(bitPattern: stamp.digest), stamp.media, stamp.isMount,
                ])
            }
        }
    }
}

/// A path as an argument of `presentFiles`.
private struct PathRow: Encodable {
    var directory: String
    var name: String

    init(_ path: RelativePath) { (directory, name) = (Hexadecimal.text(path.parent.bytes), Hexadecimal.text(path.name)) }
}

extension Artwork.Subject {
    var key: String {
        switch self {
        case .title(let reference): reference.rawValue
        case .series(let id): "series/\(id)"
        }
    }

    init?(key: String) {
        if key.hasPrefix("series/") {
            guard let id = TitleID(String(key.dropFirst(7))) else { return nil }
            self = .series(id)
        } else {
            guard let reference = TitleReference(rawValue: key) else { return nil }
            self = .title(reference)
        }
    }
}
