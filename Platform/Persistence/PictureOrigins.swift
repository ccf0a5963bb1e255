public import CoreDomain
import GRDB

/// Where pictures outside the library are fetched from, by the identifiers in their addresses.
public struct PictureOrigins: Sendable {
    private let database: Database

    /// - Parameter database: has the table of `schema`.
    public init(_ database: Database) { self.database = database }

    /// - Parameter step: the name of the step that makes the table.
    public static func schema(_ step: String) -> Schema {
        Schema(step, sql: "CREATE TABLE picture_origin(id TEXT PRIMARY KEY, origin TEXT NOT NULL) STRICT, WITHOUT ROWID")
    }

    /// Nil for a picture that was never noted.
    public func origin(of id: String) async throws -> String? {
        try await database.read { try String.fetchOne($0, sql: "SELECT origin FROM picture_origin WHERE id = ?", arguments: [id]) }
    }

    /// Keeps the origins of those that have one. A picture has one origin for good: what is known stays, and nothing is written if all are known.
    public func note(_ pictures: [Picture]) async throws {
        let origins = pictures.compactMap { picture in picture.origin.map { (id: picture.id, origin: $0) } }
        let unknown = try await database.read { db in
            let statement = try db.cachedStatement(sql: "SELECT 1 FROM picture_origin WHERE id = ?")
            return try origins.filter { try Int.fetchOne(statement, arguments: [$0.id]) == nil }
        }
        guard !unknown.isEmpty else { return }
        try await database.write { db in
            let statement = try db.cachedStatement(sql: "INSERT OR IGNORE INTO picture_origin(id, origin) VALUES (?, ?)")
            for (id, origin) in unknown { try statement.execute(arguments: [id, origin]) }
        }
    }
}
