import CoreDomain
import GRDB
import Synchronization
import Testing

@testable import Persistence

@Suite("What an audience may see")
struct AudienceConditionTests {
    private static let shelves = Shelves("movie_row")
    private static let folders = TitleFolders(table: "held", where: "held.missing IS NULL")
    private static let schema = Schema(
        "audience.1",
        sql: """
            CREATE TABLE movie_row(id INTEGER PRIMARY KEY, ref TEXT NOT NULL, age INTEGER);
            CREATE TABLE held(title TEXT NOT NULL, folder TEXT NOT NULL, missing INTEGER);
            """ + shelves.sql + shelves.yearSQL)

    /// Movies 1 to 5: for ages 0, 12, 16, unknown, 12; years 1980, 1980, 1990, 2000, 2010; in the folders A, A, B, B and both; movie 1 also has
    /// a file in B that is missing.
    private static func filled() async throws -> Database {
        let database = try Database.inMemory(schema)
        let rows: [(age: Int?, year: Int, title: String, folders: [String])] = [
            (0, 1980, "ant", ["A"]), (12, 1980, "bee", ["A"]), (16, 1990, "cat", ["B"]), (nil, 2000, "dog", ["B"]),
            (12, 2010, "eel", ["A", "B"]),
        ]
        try await database.write { db in
            var changes = ShelfChanges(shelves)
            for (place, row) in rows.enumerated() {
                let item = Int64(place + 1)
                try db.execute(sql: "INSERT INTO movie_row VALUES (?, ?, ?)", arguments: [item, "tmdb-\(item)", row.age])
                for folder in row.folders {
                    try db.execute(sql: "INSERT INTO held VALUES (?, ?, NULL)", arguments: ["tmdb-\(item)", folder])
                }
                changes.move(
                    from: nil, to: ShelfEntry(item: item, shelves: [7], title: row.title, added: item, year: row.year, rating: Double(item))
                )
            }
            try db.execute(sql: "INSERT INTO held VALUES ('tmdb-1', 'B', 99)")
            try changes.apply(in: db)
        }
        return database
    }

    @Test(
        "Age limits, folders and single titles, each alone and together, in lists, counts, years and letters",
        arguments: [
            (.unlimited, [1, 2, 3, 4, 5]), (Audience(ageLimit: 12, reach: .everything), [1, 2, 5]),
            (Audience(ageLimit: 11, reach: .everything), [1]),
            (Audience(ageLimit: 16, reach: .everything), [1, 2, 3, 5]), (Audience(folders: ["A"], reach: .everything), [1, 2, 5]),
            (Audience(folders: ["B"], reach: .everything), [3, 4, 5]),
            (Audience(folders: ["A", "B"], reach: .everything), [1, 2, 3, 4, 5]),
            (Audience(folders: [], reach: .everything), []), (Audience(ageLimit: 12, folders: ["B"], reach: .everything), [5]),
            (Audience(reach: .title(TitleID("tmdb-3")!)), [3]), (Audience(ageLimit: 12, reach: .title(TitleID("tmdb-3")!)), []),
            (Audience(folders: ["A"], reach: .title(TitleID("tmdb-2")!)), [2]), (Audience(reach: .nothing), []),
        ] as [(Audience, [Int64])])
    func visible(_ audience: Audience, _ expected: [Int64]) async throws {
        let database = try await Self.filled()
        let condition = AudienceCondition(audience, Self.folders)
        let years = [1980, 1980, 1990, 2000, 2010], letters = ["A", "B", "C", "D", "E"]
        try await database.read { db in
            for order in [ShelfOrder.title, .added, .year, .rating] {
                let found = try Self.shelves.items(on: [7], for: condition, by: order, limit: 10, in: db)
                let sorted = order == .title ? expected : order == .year ? found.sorted() : expected.reversed()
                #expect(order == .year ? found.sorted() == expected : found == sorted)
                let old = try Self.shelves.items(on: [7], for: condition, by: order, year: 1980, limit: 10, in: db)
                #expect(Set(old) == Set(expected).intersection([1, 2]))
            }
            #expect(try Self.shelves.count(on: [7], for: condition, in: db) == expected.count)
            #expect(try Self.shelves.count(on: [8], for: condition, in: db) == 0)
            #expect(try Self.shelves.years(on: [7], for: condition, in: db) == Set(expected.map { years[Int($0) - 1] }).sorted(by: >))
            #expect(try Self.shelves.letters(on: [7], for: condition, in: db).map(\.letter) == expected.map { letters[Int($0) - 1] })
        }
        #expect(condition.isEmpty == (audience == .unlimited))
    }

    private final class Seen: Sendable { let all = Mutex<Set<String>>([]) }

    @Test("Rows that move are found by the whole key of each list, not by a walk through it")
    func plans() async throws {
        let statements = Seen()
        let database = try Database.inMemory(Self.schema) { sql in statements.all.withLock { _ = $0.insert(sql) } }
        let entry = ShelfEntry(item: 1, shelves: [7], title: "ant", added: 1, year: 1980, rating: 1)
        try await database.write { db in
            for (old, new) in [(nil, entry), (entry, nil)] as [(ShelfEntry?, ShelfEntry?)] {
                var changes = ShelfChanges(Self.shelves)
                changes.move(from: old, to: new)
                try changes.apply(in: db)
            }
        }
        let keys = [
            "movie_row_by_title": "(shelf=? AND key=? AND item=?)", "movie_row_by_added": "(shelf=? AND key=? AND item=?)",
            "movie_row_by_rating": "(shelf=? AND key=? AND item=?)", "movie_row_by_year": "(shelf=? AND key=? AND title=? AND item=?)",
            "movie_row_tally": "(shelf=? AND year=?)",
        ]
        for (table, key) in keys {
            let sql = try #require(statements.all.withLock(\.self).first { $0.hasPrefix("DELETE FROM \(table) ") })
            let plan = try await database.read { try QueryPlan(of: sql, in: $0) }
            #expect(plan.steps.contains { $0.hasPrefix("SEARCH \(table) ") && $0.hasSuffix(key) }, "\(plan)")
        }
    }
}
