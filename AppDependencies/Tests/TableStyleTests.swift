import Foundation
import GRDB
import Persistence
import Testing

@testable import AppDependencies

/// DESIGN §6: STRICT tables, times in whole milliseconds, lengths in seconds only where a container gives them so.
@Suite("All tables are of one style")
struct TableStyleTests {
    @Test("Every table is STRICT, and no time is a REAL", arguments: ["popcorn.db", "catalogue.db"])
    func style(_ name: String) async throws {
        let database = try Persistence.Database.inMemory(name == "popcorn.db" ? CinemaData.preciousSchema : CinemaData.catalogueSchema)
        let (loose, fractions) = try await database.read { db in
            (
                try String.fetchAll(
                    db,
                    sql: """
                        SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND strict = 0
                            AND name NOT IN ('sqlite_schema', 'grdb_migrations')
                        """),
                try String.fetchAll(
                    db,
                    sql: """
                        SELECT held.name || '.' || part.name FROM pragma_table_list AS held JOIN pragma_table_info(held.name) AS part
                        WHERE held.schema = 'main' AND held.type = 'table' AND part.type = 'REAL'
                        """)
            )
        }
        #expect(loose.isEmpty)
        #expect(Set(fractions).isSubset(of: Self.fractions), "\(fractions)")
    }

    /// Ratings, and positions in movies.
    private static let fractions: Set = [
        "movie.rating", "series.rating", "viewing_progress.position", "viewing_progress.duration", "viewing_history.duration",
        "library_picture.seconds", "person_work.popularity",
    ]
}
