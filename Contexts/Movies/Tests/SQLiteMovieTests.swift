import CoreDomain
import Foundation
import GRDB
import MoviesInfrastructure
import MoviesDomain
import Persistence
import PersistenceTesting
import Synchronization
import Testing

@Suite("Movies in SQLite")
struct SQLiteMovieTests {
    enum Medium: CaseIterable { case memory, file }

    @Test("The repository does what is specified", arguments: Medium.allCases, MovieSpecification.all)
    func specification(medium: Medium, check: MovieSpecification) async throws {
        switch medium {
        case .memory:
            try await check.run(SQLiteMovieRepository(.inMemory(folderTable.schema), folders: folderTable.folders))
        case .file:
            let directory = NSTemporaryDirectory() + "movies-\(UUID().uuidString)"
            defer { try? FileManager.default.removeItem(atPath: directory) }
            let file = DatabaseFile(path: "\(directory)/catalogue.db", role: .rebuildable)
            try await check.run(SQLiteMovieRepository(.open(file, schema: folderTable.schema), folders: folderTable.folders))
        }
    }

    @Test("The same is true for an audience that may not see everything, and nothing else exists for it", arguments: MovieSpecification.all)
    func specificationWithLimits(check: MovieSpecification) async throws {
        typealias Spec = MovieSpecification
        let database = try Persistence.Database.inMemory(folderTable.schema)
        let repository = SQLiteMovieRepository(database, folders: folderTable.folders)
        try await repository.save(
            (1...40).map { Spec.movie("hidden\($0)", title: "T\($0 % 13)", year: 2000, genres: ["Drama", "Western"]) })
        try await folderTable.hideAll(in: database)
        try await Reading.$audience.withValue(folderTable.audience) { try await check.run(repository) }
    }

    @Test("Saving what is there writes nothing")
    func writesNothing() async throws {
        let database = try Persistence.Database.inMemory(folderTable.schema)
        let movies = SQLiteMovieRepository(database, folders: folderTable.folders)
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

    @Test("Only what changes names its movie, and the lists of its kind")
    func keys() async throws {
        let told = Mutex<Set<ChangeKey>>([])
        let feed = ChangeFeed { keys in told.withLock { $0.formUnion(keys) } }
        let movies = SQLiteMovieRepository(try .inMemory(folderTable.schema, feed: feed), folders: folderTable.folders)
        var movie = MovieSpecification.movie("1")
        movie.aliases = [MovieSpecification.id("x")]
        let picture = Picture(id: "abcdef0123456789")
        func expect(_ expected: Set<ChangeKey>, after change: () async throws -> Void) async throws {
            told.withLock { $0 = [] }
            try await change()
            #expect(told.withLock { $0 } == expected)
        }
        let all: Set<ChangeKey> = [.titles(.movie), .title(movie.id), .title(MovieSpecification.id("x"))]
        for expected in [all, []] {
            try await expect(expected) { try await movies.save([movie]) }
            try await expect(expected) { try await movies.setMissing(Date(timeIntervalSince1970: 1_000), for: [movie.id]) }
            try await expect(expected) { try await movies.setPictures(poster: picture, backdrop: nil, for: movie.id) }
            movie = try await movies.movie(movie.id)
        }
        try await expect(all) { try await movies.remove([movie.id]) }
        try await expect([]) { try await movies.remove([movie.id]) }
    }

    @Test("A column of the wrong type is an error of the context, and does not stop the program", arguments: ["ref", "kind"])
    func wrongType(_ column: String) async throws {
        let database = try Persistence.Database.inMemory(MovieTables.schema)
        let movies = SQLiteMovieRepository(database, folders: folderTable.folders)
        try await movies.save([MovieSpecification.movie("1")])
        try await database.loosen()
        try await database.write { try $0.execute(sql: "UPDATE movie SET \(column) = x'ff'") }
        await #expect(throws: MoviesError.self) { try await movies.movie(MovieSpecification.id("1")) }
    }

    @Test("An age limit shows the movies that are rated for it, and hides those without a rating")
    func ages() async throws {
        let movies = SQLiteMovieRepository(try .inMemory(folderTable.schema), folders: folderTable.folders)
        let ratings: [(String, String?)] = [("1", "G"), ("2", "PG-13"), ("3", "R"), ("4", nil), ("5", "Not Rated"), ("6", "FSK 12")]
        try await movies.save(
            ratings.map { key, rating in
                var movie = MovieSpecification.movie(key, year: 1990 + Int(key)!, genres: ["Genre \(key)"])
                movie.certification = rating
                return movie
            })
        for (limit, keys) in [(0, ["1"]), (12, ["1", "6"]), (13, ["1", "2", "6"]), (99, ["1", "2", "3", "6"])] {
            let audience = Audience(ageLimit: limit, reach: .everything)
            let ids = keys.map(MovieSpecification.id)
            let all = ratings.map { MovieSpecification.id($0.0) }
            #expect(try await movies.movies(MovieQuery(), page: PageRequest(), for: audience).items.map(\.id) == ids)
            #expect(try await movies.summaries(all, for: audience).map(\.id) == ids)
            #expect(try await movies.movies(all, for: audience).map(\.id) == ids)
            #expect(try await movies.count(of: .movie, for: audience) == keys.count)
            #expect(try await movies.genres(of: .movie, for: audience).map(\.name) == keys.map { "Genre \($0)" })
            #expect(try await movies.years(of: .movie, for: audience) == keys.map { 1990 + Int($0)! }.reversed())
            for id in all where !ids.contains(id) {
                await #expect(throws: MoviesError.notFound) { try await movies.movie(id, for: audience) }
                await #expect(throws: MoviesError.unknownCursor) {
                    try await movies.movies(MovieQuery(), page: PageRequest(after: id.rawValue), for: audience)
                }
            }
        }
    }

    @Test("Who may watch one title knows of no other; who may watch nothing knows of none")
    func reach() async throws {
        let movies = SQLiteMovieRepository(try .inMemory(folderTable.schema), folders: folderTable.folders)
        try await movies.save(["1", "2"].map { MovieSpecification.movie($0) })
        let one = Audience(reach: .title(MovieSpecification.id("2")))
        #expect(try await movies.movies(MovieQuery(), page: PageRequest(), for: one).items.map(\.id) == [MovieSpecification.id("2")])
        await #expect(throws: MoviesError.notFound) { try await movies.movie(MovieSpecification.id("1"), for: one) }
        #expect(try await movies.count(of: .movie, for: Audience(reach: .nothing)) == 0)
    }

    @Test("A movie that gets a file in a folder that may be seen is there at once")
    func newFolder() async throws {
        let database = try Persistence.Database.inMemory(folderTable.schema)
        let movies = SQLiteMovieRepository(database, folders: folderTable.folders)
        try await movies.save([MovieSpecification.movie("1")])
        try await folderTable.hideAll(in: database)
        #expect(try await movies.movies(MovieQuery(), page: PageRequest(), for: folderTable.audience).items.isEmpty)
        #expect(try await movies.count(of: .movie, for: folderTable.audience) == 0)
        try await database.write { try $0.execute(sql: "INSERT INTO held SELECT title, 'Another' FROM held") }
        #expect(try await movies.movies(MovieQuery(), page: PageRequest(), for: folderTable.audience).items.count == 1)
        #expect(try await movies.count(of: .movie, for: folderTable.audience) == 1)
    }

    @Test("Movies of the version before get their ages from their ratings once the catalogue is opened")
    func agesOfAnOlderCatalogue() async throws {
        let directory = NSTemporaryDirectory() + "movies-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: directory) }
        let file = DatabaseFile(path: "\(directory)/catalogue.db", role: .rebuildable)
        let older = try Persistence.Database.open(file, schema: folderTable.schema)
        var movie = MovieSpecification.movie("1")
        movie.certification = "PG-13"
        try await SQLiteMovieRepository(older, folders: folderTable.folders).save([movie, MovieSpecification.movie("2")])
        try await older.write { db in
            try db.execute(sql: "ALTER TABLE movie DROP COLUMN age; DELETE FROM grdb_migrations WHERE identifier = 'movies.3 ages'")
        }
        older.close()
        let movies = SQLiteMovieRepository(try .open(file, schema: folderTable.schema), folders: folderTable.folders)
        #expect(try await movies.count(of: .movie, for: Audience(ageLimit: 13, reach: .everything)) == 1)
        #expect(try await movies.count(of: .movie, for: Audience(ageLimit: 12, reach: .everything)) == 0)
        #expect(try await movies.count(of: .movie, for: .unlimited) == 2)
    }

    @Test("In a catalogue of an older version, too, a movie whose files are all missing is not owned")
    func missingInAnOlderCatalogue() async throws {
        let directory = NSTemporaryDirectory() + "movies-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: directory) }
        let file = DatabaseFile(path: "\(directory)/catalogue.db", role: .rebuildable)
        let older = try Persistence.Database.open(file, schema: folderTable.schema)
        let saved = ["1", "2"].map { MovieSpecification.movie($0, genres: ["War"]) }
        try await SQLiteMovieRepository(older, folders: folderTable.folders).save(saved)
        try await older.write { db in
            try db.execute(
                sql: "UPDATE movie SET missing = 5 WHERE ref = 'local-1'; DELETE FROM grdb_migrations WHERE identifier LIKE 'movies.5%'")
        }
        older.close()
        let movies = SQLiteMovieRepository(try .open(file, schema: folderTable.schema), folders: folderTable.folders)
        for (isOwned, key) in [(true, "2"), (false, "1")] {
            for sort in MovieSort.allCases {
                for query in [MovieQuery(sort: sort, isOwned: isOwned), MovieQuery(sort: sort, genre: "War", year: 2000, isOwned: isOwned)]
                {
                    #expect(
                        try await movies.movies(query, page: PageRequest(), for: .unlimited).items.map(\.id) == [MovieSpecification.id(key)]
                    )
                }
            }
        }
        #expect(try await movies.count(of: .movie, for: .unlimited) == 2)
        try await movies.remove(saved.map(\.id))
        #expect(try await movies.count(of: .movie, for: .unlimited) == 0)
    }

    static let audiences = [
        Audience.unlimited, Audience(ageLimit: 12, reach: .everything), folderTable.audience,
        Audience(ageLimit: 12, folders: ["Seen"], reach: .title(MovieSpecification.id("1"))),
    ]

    @Test("No query of the repository walks through a table, whatever it is asked and by whom", arguments: audiences)
    func plans(_ audience: Audience) async throws {
        try await Reading.$audience.withValue(audience) { try await plans() }
    }

    private func plans() async throws {
        let statements = Statements()
        let database = try Persistence.Database.inMemory(folderTable.schema) { statements.add($0) }
        let opening = statements.all
        let movies = SQLiteMovieRepository(database, folders: folderTable.folders)
        try await movies.save(
            (1...5).map { number in
                var movie = MovieSpecification.movie("\(number)", genres: ["Drama"])
                movie.certification = "G"
                return movie
            })
        for sort in MovieSort.allCases {
            for genre in [nil, "Drama"] {
                for year in [nil, 2000] {
                    for isOwned in [nil, true] {
                        let query = MovieQuery(sort: sort, genre: genre, year: year, isOwned: isOwned)
                        _ = try await movies.movies(query, page: PageRequest(limit: 2))
                        _ = try await movies.movies(query, page: PageRequest(limit: 2, after: "local-1"))
                        _ = try await movies.wholeMovies(query, page: PageRequest(limit: 2))
                    }
                }
            }
        }
        _ = try await movies.letters(of: .movie)
        _ = try await (movies.genres(of: .movie), movies.years(of: .movie), movies.summaries([MovieSpecification.id("1")]))
        try await movies.setMissing(.now, for: [MovieSpecification.id("1")])
        try await movies.setPictures(poster: Picture(id: "poster00"), backdrop: nil, for: MovieSpecification.id("1"))
        try await movies.remove([MovieSpecification.id("1")])

        let seen = statements.all.subtracting(opening).filter {
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
