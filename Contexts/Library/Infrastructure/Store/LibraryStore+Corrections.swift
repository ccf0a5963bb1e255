public import CoreDomain
import Foundation
import GRDB
public import LibraryDomain
import Persistence

/// Decisions of people about the titles of files: in the precious database, by file.
extension LibraryStore {
    public func corrections() async throws(LibraryError) -> [CorrectedFile] { try await corrections(limit: -1) }

    public func corrections(limit: Int) async throws(LibraryError) -> [CorrectedFile] {
        try await precious.read(or: LibraryError.unavailable) { db in
            let sql = "SELECT \(CorrectedFile.columns) FROM library_correction ORDER BY corrected_at DESC, file LIMIT ?"
            return try Row.values(db.cachedStatement(sql: sql), [limit], CorrectedFile.init(row:)).compactMap(\.self)
        }
    }

    public func corrections(of files: [FileID]) async throws(LibraryError) -> [FileID: CorrectedFile] {
        if files.isEmpty { return [:] }
        return try await precious.read(or: LibraryError.unavailable) { db in
            let sql = "SELECT \(CorrectedFile.columns) FROM library_correction WHERE file IN (SELECT value FROM json_each(?))"
            let found = try Row.values(db.cachedStatement(sql: sql), [KeyList(files.map(\.rawValue))], CorrectedFile.init(row:))
            return Dictionary(found.compactMap { one in one.map { ($0.file, $0) } }, uniquingKeysWith: { first, _ in first })
        }
    }

    public func save(_ corrections: [CorrectedFile]) async throws(LibraryError) -> Int {
        if corrections.isEmpty { return 0 }
        return try await precious.write(or: LibraryError.unavailable) { db in
            let before = db.totalChangesCount
            let marks = Array(repeating: "?", count: 15).joined(separator: ", ")
            for one in corrections {
                try db.cachedStatement(sql: "INSERT OR REPLACE INTO library_correction (\(CorrectedFile.columns)) VALUES (\(marks))")
                    .execute(arguments: one.columns)
            }
            db.changed(.scans)
            return db.totalChangesCount - before
        }
    }

    public func removeCorrections(of files: [FileID]) async throws(LibraryError) -> Int {
        try await precious.write(or: LibraryError.unavailable) { db in
            let sql = """
                DELETE FROM library_correction
                WHERE file IN (SELECT value FROM json_each(?1)) OR content IN (SELECT value FROM json_each(?1))
                """
            try db.cachedStatement(sql: sql).execute(arguments: [KeyList(files.map(\.rawValue))])
            if db.changesCount > 0 { db.changed(.scans) }
            return db.changesCount
        }
    }

    public func directoriesToCorrect(
        _ corrections: [CorrectedFile], of folder: String
    ) async throws(LibraryError) -> Set<RelativePath> {
        try await read { db in
            let wanted = try corrections.map(WantedCorrection.init).json()
            let rows = try Data.fetchAll(db.cachedStatement(sql: Self.toCorrect), arguments: [wanted, folder])
            let known = try String.fetchSet(
                db.cachedStatement(sql: Self.named("library_file.id")), arguments: [KeyList(corrections.map(\.file.rawValue))])
            // Files that have no title yet.
            let unplaced = corrections.filter { $0.place.library == folder && !known.contains($0.file.rawValue) }
            return Set(rows.map { RelativePath([UInt8]($0)) } + unplaced.map(\.place.path.parent))
        }
    }

    static let toCorrect = """
        SELECT directory FROM json_each(?1) AS wanted CROSS JOIN library_file ON library_file.id = wanted.value ->> 'file'
        WHERE folder = ?2 AND missing_since IS NULL AND corrected IS NOT wanted.value ->> 'digest'
        UNION ALL
        SELECT directory FROM library_file INDEXED BY library_file_corrected
        WHERE folder = ?2 AND corrected IS NOT NULL AND missing_since IS NULL
        AND corrected NOT IN (SELECT wanted.value ->> 'digest' FROM json_each(?1) AS wanted)
        """
}

/// A correction as an argument of `toCorrect`.
private struct WantedCorrection: Encodable {
    var file: String
    var digest: Int64

    init(_ one: CorrectedFile) { (file, digest) = (one.file.rawValue, one.correction.digest) }
}

extension CorrectedFile {
    static let columns = """
        file, content, size, folder, path, corrected_at, kind, title, year, tmdb, imdb, tvdb, season, first_episode, last_episode
        """

    fileprivate var columns: StatementArguments {
        var (kind, name, season, episodes): (String, CorrectedName?, Int?, ClosedRange<Int>?) = ("", nil, nil, nil)
        switch correction {
        case .movie(let title): (kind, name) = ("movie", title)
        case .series(let title): (kind, name) = ("series", title)
        case .episode(let series, let number, let range): (kind, name, season, episodes) = ("episode", series, number, range)
        }
        return [
            file.rawValue, place.content.rawValue, place.size, place.library, place.path.data, Moment(correctedAt), kind, name?.title,
            name?.year, name?.hints.tmdb, name?.hints.imdb, name?.hints.tvdb, season, episodes?.lowerBound, episodes?.upperBound,
        ]
    }

    /// Nil for a row that this version cannot read; one such row must not hide the others.
    fileprivate init?(row: Row) {
        var reader = ColumnReader(row)
        guard let file: FileID = reader.next(), let content: FileID = reader.next(), let size: Int64 = reader.next(),
            let library: String = reader.next(), let path: Data = reader.next(), let at: Moment = reader.next(),
            let kind: String = reader.next()
        else { return nil }
        let (title, year): (String?, Int?) = (reader.next(), reader.next())
        let hints = IdentityHints(tmdb: reader.next(), imdb: reader.next(), tvdb: reader.next())
        let name = title.flatMap { try? CorrectedName($0, year: year, hints: hints) }
        let numbers: (season: Int?, first: Int?, last: Int?) = (reader.next(), reader.next(), reader.next())
        guard let correction = Correction(kind: kind, name, numbers.season, numbers.first, numbers.last) else { return nil }
        self.init(
            file: file, correction: correction, correctedAt: at.date,
            place: Place(library: library, path: RelativePath([UInt8](path)), content: content, size: size))
    }
}

extension Correction {
    fileprivate init?(kind: String, _ name: CorrectedName?, _ season: Int?, _ first: Int?, _ last: Int?) {
        switch (kind, name) {
        case ("movie", let name?): self = .movie(name)
        case ("series", let name?): self = .series(name)
        case ("episode", let name):
            guard let season, let first, case .episode(_, _, let episodes)? = try? Correction(episode: first, to: last, season: season)
            else { return nil }
            self = .episode(of: name, season: season, episodes: episodes)
        default: return nil
        }
    }
}
