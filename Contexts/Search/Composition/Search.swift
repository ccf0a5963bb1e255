public import Persistence
public import SearchDomain
import SearchInfrastructure

/// One query over everything that Popcorn knows.
public struct Search: Sendable {
    /// Its tables live in the catalogue.
    public static let schema: Schema = SearchTables.schema

    public var index: any SearchIndex { sqlite }
    private let sqlite: SQLiteSearchIndex

    /// - Parameter database: opened with a schema that includes this one.
    public init(database: Database) {
        sqlite = SQLiteSearchIndex(database)
    }

    /// Merges what many saves have left in pieces; worth its seconds after an import, and no harm at any time.
    public func settle() async throws(SearchError) {
        try await sqlite.settle()
    }
}
