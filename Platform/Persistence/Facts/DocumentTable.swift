public import CoreDomain
public import Foundation
public import GRDB

/// The table of the documents about the rows of another table: one for each source and language.
public struct DocumentTable<Facts: Codable & Sendable>: Sendable {
    private let name: String
    private let owner: String
    private let readSQL: String
    private let writeSQL: String
    private let deleteSQL: String

    /// - Parameter owner: the table of the rows, with an integer primary key `id`. Only from the program's own code.
    public init(of owner: String) {
        self.owner = owner
        name = "\(owner)_document"
        readSQL = "SELECT source, language, fetched, complete, facts FROM \(name) WHERE \(owner) = ?"
        deleteSQL = "DELETE FROM \(name) WHERE \(owner) = ? AND source = ? AND language = ?"
        writeSQL = """
            INSERT INTO \(name)(\(owner), source, language, fetched, complete, facts) VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT(\(owner), source, language) DO UPDATE
            SET fetched = excluded.fetched, complete = excluded.complete, facts = excluded.facts
            """
    }

    /// The table, for a migration.
    public var sql: String {
        """
        CREATE TABLE \(name)(
            \(owner) INTEGER NOT NULL REFERENCES \(owner)(id) ON DELETE CASCADE,
            source TEXT NOT NULL,
            language TEXT NOT NULL,
            fetched INTEGER NOT NULL,
            complete INTEGER NOT NULL,
            facts TEXT NOT NULL,
            PRIMARY KEY(\(owner), source, language)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX \(name)_age ON \(name)(fetched) WHERE source <> 'local';
        """
    }

    /// Selects the numbers of the rows about which `:source` said something before `:before`, the oldest first: at most `:limit`, with
    /// `:complete` = 1 only by complete documents. Not for files, which are read again by every scan.
    public var outdatedSQL: String {
        """
        SELECT \(owner) FROM \(name) WHERE source <> 'local' AND source = :source AND fetched < :before AND complete >= :complete
        ORDER BY fetched LIMIT :limit
        """
    }

    /// A condition on a row: several documents speak of it, so that what is shown depends on the precedence.
    public var isMixedSQL: String { "(SELECT count(*) FROM \(name) WHERE \(name).\(owner) = \(owner).id) > 1" }

    /// The values of `outdatedSQL`.
    public static func outdated(_ source: FactSource, before date: Date, onlyComplete: Bool, limit: Int) -> StatementArguments {
        ["source": source.rawValue, "before": Moment(date), "complete": onlyComplete ? 1 : 0, "limit": limit]
    }

    /// In no particular order. A document that an older version wrote and this one cannot read is left out: its source gives it again.
    public func documents(of row: Int64, in db: GRDB.Database) throws -> [FactDocument<Facts>] {
        let rows = try Row.fetchCursor(db.cachedStatement(sql: readSQL), arguments: [row])
        var found: [FactDocument<Facts>] = []
        while let row = try rows.next() {
            var reader = ColumnReader(row)
            let (source, language): (String, String) = try (reader.required(), reader.required())
            let fetched: Moment = try reader.required()
            let (isComplete, text): (Bool, String) = try (reader.required(), reader.required())
            guard let source = FactSource(rawValue: source),
                let facts = try? JSONDecoder().decode(Facts.self, from: Data(text.utf8))
            else { continue }
            found.append(
                FactDocument(source: source, language: language, fetchedAt: fetched.date, isComplete: isComplete, facts: facts))
        }
        return found
    }

    /// The texts of a list of the facts, of all documents about the rows with these identities, each once. Identities without any are left out.
    ///
    /// - Parameters:
    ///   - field: a list of texts that documents may lack. Only from the program's own code.
    ///   - identities: as the table of identities of the rows has them: `movie_identity` for `movie`.
    public func texts(_ field: String, of identities: [String], in db: GRDB.Database) throws -> [String: [String]] {
        // CROSS JOIN fixes the order of the loops: from the identities to the documents.
        let sql = """
            SELECT wanted.value, listed.value FROM json_each(?) AS wanted
            CROSS JOIN \(owner)_identity ON \(owner)_identity.identity = wanted.value
            CROSS JOIN \(name) ON \(name).\(owner) = \(owner)_identity.\(owner)
            CROSS JOIN json_each(CASE WHEN json_valid(\(name).facts) THEN \(name).facts ELSE '{}' END, '$.\(field)') AS listed
            """
        let rows = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: [KeyList(identities)])
        var found: [String: [String]] = [:]
        while let row = try rows.next() {
            var reader = ColumnReader(row)
            guard let identity: String = reader.next(), let text: String = reader.next() else { continue }
            if found[identity]?.contains(text) != true { found[identity, default: []].append(text) }
        }
        return found
    }

    /// Adds or replaces the document of its source and language.
    public func save(_ document: FactDocument<Facts>, of row: Int64, in db: GRDB.Database) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let text = String(decoding: try encoder.encode(document.facts), as: UTF8.self)
        try db.cachedStatement(sql: writeSQL).execute(
            arguments: [
                row, document.source.rawValue, document.language, Moment(document.fetchedAt), document.isComplete, text,
            ])
    }

    /// Brings the documents of a row from `old` to `new`. None are stored while only its files describe it: the row is their document.
    public func update(
        _ row: Int64, from old: [FactDocument<Facts>], to new: [FactDocument<Facts>], in db: GRDB.Database
    ) throws where Facts: Equatable {
        let (before, now) = (old.stored(), new.stored())
        for gone in before where !now.contains(where: { $0.isAlternative(to: gone) }) {
            try db.cachedStatement(sql: deleteSQL).execute(arguments: [row, gone.source.rawValue, gone.language])
        }
        for document in now where !before.contains(document) { try save(document, of: row, in: db) }
    }
}

extension Array {
    fileprivate func stored<Facts>() -> Self where Element == FactDocument<Facts> { contains { $0.source != .local } ? self : [] }
}
