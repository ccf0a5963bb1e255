public import GRDB

/// Assigns small numbers to names, for use in the number of a shelf. Spellings that fold to the same text share one.
public struct NameNumbers: Sendable {
    private let table: String

    /// - Parameter table: from our code only.
    public init(table: String) { self.table = table }

    /// The table, for a migration.
    public var sql: String {
        "CREATE TABLE \(table)(id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, name TEXT NOT NULL);"
    }

    public func number(of name: String, in db: GRDB.Database) throws -> Int64? {
        try Int64.fetchOne(
            db.cachedStatement(sql: "SELECT id FROM \(table) WHERE key = ?"), arguments: [Folding.fold(name)])
    }

    public func makeNumber(of name: String, in db: GRDB.Database) throws -> Int64 {
        if let known = try number(of: name, in: db) { return known }
        try db.cachedStatement(sql: "INSERT INTO \(table)(key, name) VALUES (?, ?)")
            .execute(arguments: [Folding.fold(name), name])
        return db.lastInsertedRowID
    }

    public func all(in db: GRDB.Database) throws -> [(number: Int64, name: String)] {
        try Row.fetchAll(db.cachedStatement(sql: "SELECT id, name FROM \(table)")).map { row in
            var reader = ColumnReader(row)
            return try (number: reader.required(), name: reader.required())
        }
    }
}
