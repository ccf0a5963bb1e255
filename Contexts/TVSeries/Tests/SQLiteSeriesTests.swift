import CoreDomain
import Foundation
import GRDB
import Persistence
import PersistenceTesting
import Synchronization
import TVSeriesInfrastructure
import TVSeriesDomain
import Testing

@Suite("Series in SQLite")
struct SQLiteSeriesTests {
    enum Medium: CaseIterable { case memory, file }
    typealias Spec = SeriesSpecification

    @Test("The repository does what is specified", arguments: Medium.allCases, SeriesSpecification.all)
    func specification(medium: Medium, check: SeriesSpecification) async throws {
        switch medium {
        case .memory:
            try await check.run(SQLiteSeriesRepository(.inMemory(folderTable.schema), folders: folderTable.folders))
        case .file:
            let directory = NSTemporaryDirectory() + "series-\(UUID().uuidString)"
            defer { try? FileManager.default.removeItem(atPath: directory) }
            let file = DatabaseFile(path: "\(directory)/catalogue.db", role: .rebuildable)
            try await check.run(SQLiteSeriesRepository(.open(file, schema: folderTable.schema), folders: folderTable.folders))
        }
    }

    @Test("A catalogue of an older version learns which series are owned")
    func ownedInAnOlderCatalogue() async throws {
        let directory = NSTemporaryDirectory() + "series-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: directory) }
        let file = DatabaseFile(path: "\(directory)/catalogue.db", role: .rebuildable)
        let older = try Persistence.Database.open(file, schema: folderTable.schema)
        let genres = ["Crime", "Drama", "War"]
        let before = SQLiteSeriesRepository(older, folders: folderTable.folders)
        try await before.save(["a", "b", "c"].map { Spec.show($0, genres: genres) }, episodes: ["a", "b"].map { Spec.episode($0, 1, 1) })
        try await before.setMissing(.now, for: [EpisodeKey(series: Spec.id("b"), season: 1, number: 1)])
        try await older.write { db in
            for table in ["by_title", "by_added", "by_rating", "by_year"] {
                try db.execute(sql: "UPDATE series_\(table) SET shelf = -1 - (shelf >> 1); UPDATE series_\(table) SET shelf = -1 - shelf")
            }
            try db.execute(
                sql: """
                    DELETE FROM series_tally;
                    ALTER TABLE series DROP COLUMN owned; DELETE FROM grdb_migrations WHERE identifier LIKE 'tvseries.5%';
                    """)
        }
        older.close()
        let series = SQLiteSeriesRepository(try .open(file, schema: folderTable.schema), folders: folderTable.folders)
        for genre in [nil, "Crime", "Drama", "War"] {
            for (isOwned, expected) in [(true, ["a"]), (false, ["b", "c"])] {
                let query = SeriesQuery(genre: genre, isOwned: isOwned)
                #expect(try await series.series(query, page: PageRequest(), for: .unlimited).items.map(\.id) == expected.map(Spec.id))
            }
        }
        #expect(try await series.count(for: .unlimited) == 3)
    }

    @Test(
        "The same is true for an audience that may not see everything, and nothing else exists for it", arguments: SeriesSpecification.all)
    func specificationWithLimits(check: SeriesSpecification) async throws {
        typealias Spec = SeriesSpecification
        let database = try Persistence.Database.inMemory(folderTable.schema)
        let repository = SQLiteSeriesRepository(database, folders: folderTable.folders)
        try await repository.save(
            (1...40).map { Spec.show("hidden\($0)", title: "T\($0 % 9)", year: 2001, genres: ["Drama", "Western"]) },
            episodes: [Spec.episode("hidden1", 1, 1)])
        try await folderTable.hideAll(in: database)
        try await Reading.$audience.withValue(folderTable.audience) { try await check.run(repository) }
    }

    @Test("Saving what is there writes nothing")
    func writesNothing() async throws {
        let database = try Persistence.Database.inMemory(folderTable.schema)
        let repository = SQLiteSeriesRepository(database, folders: folderTable.folders)
        var series = Spec.show("a", genres: ["Drama"])
        series.seasons = [SeasonSummary(number: 1, name: "One", episodeCount: 1)]
        try await repository.save([series], episodes: [Spec.episode("a", 1, 1)])
        let before = try await database.write { $0.totalChangesCount }
        try await repository.save([series], episodes: [Spec.episode("a", 1, 1)])
        try await repository.setMissing(nil, for: [EpisodeKey(series: series.id, season: 1, number: 1)])
        #expect(try await database.write { $0.totalChangesCount } == before)
    }

    @Test("Only what changes names its series")
    func keys() async throws {
        let told = Mutex<Set<ChangeKey>>([])
        let feed = ChangeFeed { keys in told.withLock { $0.formUnion(keys) } }
        let repository = SQLiteSeriesRepository(try .inMemory(folderTable.schema, feed: feed), folders: folderTable.folders)
        try await repository.save([Spec.show("a"), Spec.show("b")], episodes: ["a", "b"].map { Spec.episode($0, 1, 1) })
        let key = EpisodeKey(series: Spec.id("a"), season: 1, number: 1), still = Picture(id: "abcdef0123456789")
        let all: Set<ChangeKey> = [.titles(.series), .title(key.series)]
        let day = Date(timeIntervalSince1970: 1_000)
        for expected in [all, []] {
            told.withLock { $0 = [] }
            try await repository.setMissing(day, for: [key])
            #expect(told.withLock { $0 } == expected)
            told.withLock { $0 = [] }
            try await repository.setStill(still, for: key)
            #expect(told.withLock { $0 } == expected)
            told.withLock { $0 = [] }
            try await repository.setPictures(poster: still, backdrop: nil, for: key.series)
            #expect(told.withLock { $0 } == expected)
        }
        #expect(try await repository.episode(1, season: 1, of: Spec.id("b")).missingSince == nil)
        #expect(try await repository.episode(1, season: 1, of: Spec.id("b")).still == nil)
    }

    @Test(
        "A column of the wrong type is an error of the context, and does not stop the program",
        arguments: [
            "UPDATE series SET season_count = 'many'", "UPDATE series SET added = 'once'", "UPDATE series SET title = x'ff'",
            "UPDATE season SET announced = 'few'", "UPDATE episode SET added = 'once'", "UPDATE episode SET title = x'ff'",
        ])
    func wrongType(_ damage: String) async throws {
        let database = try Persistence.Database.inMemory(folderTable.schema)
        let repository = SQLiteSeriesRepository(database, folders: folderTable.folders)
        try await repository.save([Spec.show("a")], episodes: [Spec.episode("a", 1, 1)])
        try await database.loosen()
        try await database.write { try $0.execute(sql: damage) }
        await #expect(throws: TVSeriesError.self) { try await repository.season(1, of: Spec.id("a")) }
    }

    @Test("A series that an audience may not see has no seasons and episodes for it either")
    func hiddenEpisodes() async throws {
        let database = try Persistence.Database.inMemory(folderTable.schema)
        let repository = SQLiteSeriesRepository(database, folders: folderTable.folders)
        var (rated, other) = (Spec.show("a"), Spec.show("b"))
        (rated.certification, other.certification) = ("TV-G", "TV-MA")
        try await repository.save([rated, other], episodes: ["a", "b"].flatMap { [Spec.episode($0, 1, 1), Spec.episode($0, 1, 2)] })
        let audience = Audience(ageLimit: 6, reach: .everything)
        let hidden = other.id
        #expect(try await repository.episodes(of: rated.id, for: audience).count == 2)
        #expect(try await repository.count(for: audience) == 1)
        #expect(try await repository.letters(for: audience).count == 1)
        #expect(try await repository.summaries([rated.id, hidden], for: audience).map(\.id) == [rated.id])
        let keys = [rated.id, hidden].map { EpisodeKey(series: $0, season: 1, number: 1) }
        #expect(try await Set(repository.episodes(keys, for: audience).keys) == [keys[0]])
        await #expect(throws: TVSeriesError.notFound) { try await repository.series(hidden, for: audience) }
        await #expect(throws: TVSeriesError.notFound) { try await repository.season(1, of: hidden, for: audience) }
        await #expect(throws: TVSeriesError.notFound) { try await repository.episode(1, season: 1, of: hidden, for: audience) }
        await #expect(throws: TVSeriesError.notFound) { try await repository.episode(after: 1, season: 1, of: hidden, for: audience) }
        await #expect(throws: TVSeriesError.notFound) { try await repository.episodes(of: hidden, for: audience) }
        await #expect(throws: TVSeriesError.unknownCursor) {
            try await repository.series(SeriesQuery(), page: PageRequest(after: hidden.rawValue), for: audience)
        }
    }

    static let audiences = [
        Audience.unlimited, Audience(ageLimit: 12, reach: .everything), folderTable.audience,
        Audience(ageLimit: 12, folders: ["Seen"], reach: .title(Spec.id("1"))),
    ]

    @Test("No query of the repository walks through a table, whatever it is asked and by whom", arguments: audiences)
    func plans(_ audience: Audience) async throws {
        try await Reading.$audience.withValue(audience) { try await plans() }
    }

    private func plans() async throws {
        let statements = Statements()
        let database = try Persistence.Database.inMemory(folderTable.schema) { statements.add($0) }
        let opening = statements.all
        let repository = SQLiteSeriesRepository(database, folders: folderTable.folders)
        try await repository.save(
            (1...5).map { number in
                var show = Spec.show("\(number)", genres: ["Drama"])
                show.certification = "G"
                return show
            }, episodes: [Spec.episode("1", 1, 1), Spec.episode("1", 1, 2)])
        for sort in SeriesSort.allCases {
            for genre in [nil, "Drama"] {
                for year in [nil, 2000] {
                    let query = SeriesQuery(sort: sort, genre: genre, year: year)
                    _ = try await repository.series(query, page: PageRequest(limit: 2))
                    _ = try await repository.series(query, page: PageRequest(limit: 2, after: "local-1"))
                }
            }
        }
        _ = try await repository.letters()
        let one = Spec.id("1")
        _ = try await (
            repository.series(one), repository.season(1, of: one), repository.episode(after: 1, season: 1, of: one),
            repository.summaries([one]), repository.episodes(of: one), repository.episodes([EpisodeKey(series: one, season: 1, number: 1)])
        )
        _ = try await repository.outdatedEpisodes(.tmdb, before: .now, of: [one])
        try await repository.forget(.tmdb, of: [one], before: .now)
        try await repository.setMissing(.now, for: [EpisodeKey(series: one, season: 1, number: 1)])
        try await repository.remove([1, 2].map { EpisodeKey(series: one, season: 1, number: $0) })

        let seen = statements.all.subtracting(opening).filter {
            ["SELECT", "UPDATE", "DELETE", "WITH h"].contains(String($0.prefix(6))) && !$0.contains("sqlite_") && !$0.contains("grdb_")
        }
        #expect(seen.count > 30)
        #expect(seen.contains { $0.contains("AS bound") })
        for sql in seen {
            try await database.read { db in
                let plan = try QueryPlan(of: sql, in: db)
                // Both hold one row, made from one series.
                #expect(plan.scans(allowing: ["held", "listed", "now"]).isEmpty, "\(sql)\n\(plan)")
                #expect(plan.sorts.isEmpty, "\(sql)\n\(plan)")
            }
        }
    }
}
