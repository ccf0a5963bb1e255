public import CoreDomain
import GRDB
public import LibraryDomain
import Persistence

/// What scans found out about titles whose files give no id.
extension LibraryStore {
    public func matches(of titles: [TitleID]) async throws(LibraryError) -> [TitleID: NotedMatch] {
        if titles.isEmpty { return [:] }
        return try await read { db in
            let found = try Row.values(db.cachedStatement(sql: Self.matches), [KeyList(titles.map(\.rawValue))]) { row in
                var reader = ColumnReader(row)
                let (title, name): (TitleID, TitleID) = (try reader.required(), try reader.required())
                return (title, NotedMatch(name: name, claimed: reader.next(), candidates: try reader.candidates()))
            }
            // Several names may be matched to one title; the first one stands for them.
            return Dictionary(found, uniquingKeysWith: { $0.name <= $1.name ? $0 : $1 })
        }
    }

    static let matches = """
        SELECT wanted.value, name, title, candidates FROM json_each(?1) AS wanted CROSS JOIN library_match ON name = wanted.value
        UNION ALL
        SELECT wanted.value, name, title, candidates FROM json_each(?1) AS wanted
        CROSS JOIN library_match INDEXED BY library_match_title ON title = wanted.value AND title IS NOT NULL
        """

    public func fileAgain(_ titles: [TitleID]) async throws(LibraryError) -> [String: Set<RelativePath>] {
        if titles.isEmpty { return [:] }
        return try await catalogue.write(or: LibraryError.unavailable) { db in
            let wanted = KeyList(titles.map(\.rawValue))
            let found = try Row.values(db.cachedStatement(sql: Self.directoriesOfTitles), [wanted]) { row in
                var reader = ColumnReader(row)
                return (try reader.required(as: String.self), RelativePath(try reader.bytes()))
            }
            // First: only directories with files that are not waiting already, which are visited in any case.
            for sql in [Self.visitAgain, Self.publishAgain] { try db.cachedStatement(sql: sql).execute(arguments: [wanted]) }
            return Dictionary(grouping: found, by: \.0).mapValues { Set($0.map(\.1)) }
        }
    }

    public func note(_ matches: [NotedMatch]) async throws(LibraryError) {
        if matches.isEmpty { return }
        try await catalogue.write(or: LibraryError.unavailable) { db in for match in matches { try Self.save(match, db) } }
    }

    private static let filesOfTitles = """
        FROM json_each(?1) AS wanted CROSS JOIN library_file INDEXED BY library_file_title
        ON library_file.title = wanted.value AND missing_since IS NULL
        """
    static let directoriesOfTitles = "SELECT folder, directory \(filesOfTitles)"
    static let visitAgain = """
        UPDATE library_directory SET digest = ~digest WHERE entries >= 0
        AND (folder, path) IN (SELECT folder, directory \(filesOfTitles) WHERE published IS NOT NULL)
        """
    static let publishAgain = """
        UPDATE library_file SET published = NULL WHERE number IN (SELECT number \(filesOfTitles) WHERE published IS NOT NULL)
        """

    static func save(_ match: NotedMatch, _ db: GRDB.Database) throws {
        guard !match.candidates.isEmpty else {
            return try db.cachedStatement(sql: "DELETE FROM library_match WHERE name = ?").execute(arguments: [match.name.rawValue])
        }
        let sql = """
            INSERT INTO library_match (name, title, candidates) VALUES (?1, ?2, ?3)
            ON CONFLICT (name) DO UPDATE SET title = ?2, candidates = ?3 WHERE title IS NOT ?2 OR candidates <> ?3
            """
        let candidates = try match.candidates.map(CandidateColumn.init).json()
        try db.cachedStatement(sql: sql).execute(arguments: [match.name.rawValue, match.claimed?.rawValue, candidates])
    }
}

extension ColumnReader {
    /// The next column. Candidates of another version that this one cannot read are left out.
    mutating func candidates() throws -> [TitleMatch.Scored] {
        let stored: [CandidateColumn]? = try? jsonIfPresent()
        return (stored ?? []).compactMap(\.candidate)
    }
}

/// The stored form of a candidate: what people are shown of it.
private struct CandidateColumn: Codable {
    var id: String
    var title: String
    var year: Int?
    var score: Int
    var reasons: [String]

    init(_ one: TitleMatch.Scored) {
        (id, title, year) = (one.candidate.id.rawValue, String(one.candidate.title.prefix(256)), one.candidate.year)
        (score, reasons) = (one.score, one.reasons.map(\.rawValue))
    }

    /// Nil if it is not one.
    var candidate: TitleMatch.Scored? {
        TitleID(id).map { id in
            TitleMatch.Scored(
                MatchCandidate(id: id, title: title, year: year), score: min(max(score, 0), 100),
                reasons: reasons.compactMap(MatchReason.init))
        }
    }
}
