import CoreDomain
import Foundation
import GRDB
import MoviesInfrastructure
import MoviesDomain
import Persistence
import Synchronization
import Testing

@Suite("Movies in SQLite")
struct SQLiteMovieTests {
    enum Medium: CaseIterable { case memory, file }

    @Test("The repository does what is specified", arguments: Medium.allCases, MovieSpecification.all)
    func specification(medium: Medium, check: MovieSpecification) async throws {
        switch medium {
        case .memory:
            try await check.run(SQLiteMovieRepository(.inMemory(MovieTables.schema)))
        case .file:
            let directory = NSTemporaryDirectory() + "movies-\(UUID().uuidString)"
            defer { try? FileManager.default.removeItem(atPath: directory) }
            let file = DatabaseFile(path: "\(directory)/catalogue.db", role: .rebuildable)
            try await check.run(SQLiteMovieRepository(.open(file, schema: MovieTables.schema)))
        }
    }

    @Test("Saving what is there writes nothing")
    func writesNothing() async throws {
        let database = try Persistence.Database.inMemory(MovieTables.schema)
        let movies = SQLiteMovieRepository(database)
        var movie = MovieSpecification.movie("1", genres: ["Drama"])
        movie.aliases = [MovieSpecification.id("other")]
        try await movies.save([movie])
        let before = try await database.write { $0.totalChangesCount }
        var again = movie
        again.summary.addedAt += 1000
        try await movies.save([again])
        try await movies.setMissing(nil, for: [movie.id])
        #expect(try await database.write { $0.totalChangesCount } == before)
    }

    @Test("A column of the wrong type is an error of the context, and does not stop the program", arguments: ["ref", "kind"])
    func wrongType(_ column: String) async throws {
        let database = try Persistence.Database.inMemory(MovieTables.schema)
        let movies = SQLiteMovieRepository(database)
        try await movies.save([MovieSpecification.movie("1")])
        try await database.write { try $0.execute(sql: "UPDATE movie SET \(column) = x'ff'") }
        await #expect(throws: MoviesError.self) { try await movies.movie(MovieSpecification.id("1")) }
    }

    @Test("No query of the repository walks through a table, whatever it is asked")
    func plans() async throws {
        let statements = Statements()
        let database = try Persistence.Database.inMemory(MovieTables.schema) { statements.add($0) }
        let movies = SQLiteMovieRepository(database)
        try await movies.save((1...5).map { MovieSpecification.movie("\($0)", genres: ["Drama"]) })
        for sort in MovieSort.allCases {
            for genre in [nil, "Drama"] {
                for year in [nil, 2000] {
                    for isOwned in [nil, true] {
                        let query = MovieQuery(sort: sort, genre: genre, year: year, isOwned: isOwned)
                        _ = try await movies.movies(query, page: PageRequest(limit: 2))
                        _ = try await movies.movies(query, page: PageRequest(limit: 2, after: "local-1"))
                    }
                }
            }
        }
        _ = try await movies.letters(of: .movie)
        _ = try await (movies.genres(of: .movie), movies.years(of: .movie), movies.summaries([MovieSpecification.id("1")]))
        try await movies.setMissing(.now, for: [MovieSpecification.id("1")])
        try await movies.setPictures(poster: Picture(id: "poster00"), backdrop: nil, for: MovieSpecification.id("1"))
        try await movies.remove([MovieSpecification.id("1")])

        let seen = statements.all.filter {
            ["SELECT", "UPDATE", "DELETE"].contains(String($0.prefix(6))) && !$0.contains("sqlite_") && !$0.contains("grdb_")
        }
        #expect(seen.count > 50)
        #expect(seen.contains { $0.contains("AS bound") })
        for sql in seen {
            try await database.read { db in
                let plan = try QueryPlan(of: sql, in: db)
                // The table of genre names is read whole: it has a row for each name.
                #expect(plan.scans(allowing: ["movie_genre"]).isEmpty, "\(sql)\n\(plan)")
                #expect(plan.sorts.isEmpty, "\(sql)\n\(plan)")
            }
        }
    }
}

final class Statements: Sendable {
    private let seen = Mutex<Set<String>>([])
    var all: Set<String> { seen.withLock { $0 } }
    func add(_ sql: String) { seen.withLock { _ = $0.insert(sql) } }
}
