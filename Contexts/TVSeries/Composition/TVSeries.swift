public import Persistence
public import TVSeriesDomain
import TVSeriesInfrastructure

/// The series that Popcorn knows.
public struct TVSeries: Sendable {
    /// Its tables live in the catalogue.
    public static let schema: Schema = SeriesTables.schema

    public let repository: any SeriesRepository

    /// - Parameter database: opened with a schema that includes this one.
    public init(database: Database) {
        repository = SQLiteSeriesRepository(database)
    }
}
