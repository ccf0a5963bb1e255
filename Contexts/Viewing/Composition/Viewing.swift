public import Persistence
public import ViewingDomain
import ViewingInfrastructure

/// What the people of the household have begun, finished and put by.
public struct Viewing: Sendable {
    /// Its tables are precious.
    public static let schema: Schema = ViewingTables.schema

    public let repository: any ViewingRepository

    /// - Parameter database: opened with a schema that includes this one.
    public init(database: Database) {
        repository = SQLiteViewingRepository(database)
    }
}
