public import MoviesDomain
import MoviesInfrastructure
public import Persistence

/// The movies and videos that Popcorn knows.
public struct Movies: Sendable {
    /// Its tables live in the catalogue.
    public static let schema: Schema = MovieTables.schema

    public let repository: any MovieRepository

    /// - Parameter database: opened with a schema that includes this one.
    public init(database: Database) {
        repository = SQLiteMovieRepository(database)
    }
}
