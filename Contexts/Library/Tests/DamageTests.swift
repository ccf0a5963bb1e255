import CoreDomain
import GRDB
import LibraryComposition
import LibraryDomain
import Persistence
import Testing

@Suite("A damaged catalogue")
struct DamageTests {
    private let home: Home
    init() throws { home = try Home() }

    @Test(
        "a column of the wrong type is an error of the library, and does not stop the program",
        arguments: ["size = 'big'", "modified = 'late'", "added_at = 'once'", "directory = 7", "facts = x'ff'", "reference = 'concert/1'"])
    func wrongType(_ damage: String) async throws {
        try home.put("Movie (2001).mp4")
        _ = try await home.scan()
        let library = home.library()
        let movie = try #require(home.catalogue.movies.first)
        let file = try #require(try await library.repository.files(of: .movie(movie.id), for: .unlimited).first)
        // The table itself would refuse it, a damaged disk does not.
        try await home.database.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE loose AS SELECT * FROM library_file;
                    DROP TABLE library_file;
                    ALTER TABLE loose RENAME TO library_file;
                    UPDATE library_file SET \(damage);
                    """)
        }
        await #expect(throws: LibraryError.self) { try await library.repository.file(file.id, for: .unlimited) }
    }
}
