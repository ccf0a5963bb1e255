public import Persistence
public import SearchDomain
import SearchInfrastructure

/// One query over everything that Popcorn knows.
public struct Search: Sendable {
    /// Its tables live in the catalogue.
    public static let schema: Schema = SearchTables.schema

    public let index: any SearchIndex

    /// - Parameter database: opened with a schema that includes this one.
    public init(database: Database) {
        index = SQLiteSearchIndex(database)
    }
}
