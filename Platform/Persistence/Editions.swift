import GRDB

/// What the program has added to a database by itself, each in an edition, so that it is added once and again when it changes.
public struct Editions: Sendable {
    private let database: Database

    /// - Parameter database: has the table of `schema`.
    public init(_ database: Database) { self.database = database }

    /// - Parameter step: the name of the step that makes the table.
    public static func schema(_ step: String) -> Schema {
        Schema(step, sql: "CREATE TABLE edition(name TEXT PRIMARY KEY, edition TEXT NOT NULL) STRICT, WITHOUT ROWID")
    }

    /// Nil for what has not been added.
    public func edition(of name: String) async throws -> String? {
        try await database.read { try String.fetchOne($0, sql: "SELECT edition FROM edition WHERE name = ?", arguments: [name]) }
    }

    public func note(_ edition: String, of name: String) async throws {
        try await database.write {
            try $0.execute(
                sql: "INSERT INTO edition(name, edition) VALUES (?1, ?2) ON CONFLICT(name) DO UPDATE SET edition = ?2",
                arguments: [name, edition])
        }
    }

    public func forget(_ name: String) async throws {
        try await database.write { try $0.execute(sql: "DELETE FROM edition WHERE name = ?", arguments: [name]) }
    }
}
