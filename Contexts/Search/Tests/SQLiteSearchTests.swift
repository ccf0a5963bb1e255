import CoreDomain
import Foundation
import GRDB
import Persistence
import SearchInfrastructure
import SearchDomain
import Synchronization
import Testing

@Suite("Search in SQLite")
struct SQLiteSearchTests {
    enum Medium: CaseIterable { case memory, file }

    @Test("The index does what is specified", arguments: Medium.allCases, SearchSpecification.all)
    func specification(medium: Medium, check: SearchSpecification) async throws {
        switch medium {
        case .memory:
            try await check.run(SQLiteSearchIndex(.inMemory(SearchTables.schema)))
        case .file:
            let directory = NSTemporaryDirectory() + "search-\(UUID().uuidString)"
            defer { try? FileManager.default.removeItem(atPath: directory) }
            let file = DatabaseFile(path: "\(directory)/catalogue.db", role: .rebuildable)
            try await check.run(SQLiteSearchIndex(.open(file, schema: SearchTables.schema)))
        }
    }

    @Test("Saving what is there writes nothing")
    func writesNothing() async throws {
        let database = try Persistence.Database.inMemory(SearchTables.schema)
        let index = SQLiteSearchIndex(database)
        let entries = ["Alien", "Aliens"].map { SearchSpecification.entry($0, year: 1986) }
        try await index.save(entries)
        let before = try await database.write { $0.totalChangesCount }
        try await index.save(entries)
        #expect(try await database.write { $0.totalChangesCount } == before)
    }

    @Test("The full-text index agrees with the entries after many changes")
    func integrity() async throws {
        let database = try Persistence.Database.inMemory(SearchTables.schema)
        let index = SQLiteSearchIndex(database)
        for round in 0..<20 {
            try await index.save(
                (0..<50).map { number in
                    SearchSpecification.entry("Movie \(number * round % 17) of \(round)", year: 1950 + number * round % 7, key: "\(number)")
                })
            try await index.remove((0..<50).filter { ($0 + round) % 5 == 0 }.map { .movie(TitleID("local-\($0)")!) })
        }
        try await database.write { db in
            try db.execute(sql: "INSERT INTO search_text(search_text, rank) VALUES ('integrity-check', 1)")
        }
    }

    @Test("An index of the version before finds titles by their year once it is opened")
    func yearsOfAnOlderIndex() async throws {
        let directory = NSTemporaryDirectory() + "search-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: directory) }
        let file = DatabaseFile(path: "\(directory)/catalogue.db", role: .rebuildable)
        let older = try Persistence.Database.open(file, schema: SearchTables.schema)
        try await older.write { db in
            try db.execute(
                sql: """
                    INSERT INTO search_entry VALUES (7, 'movie/local-1', 'Heat', 1995, 'Mann', NULL, 'heat', '', 'mann'),
                        (8, 'movie/local-2', 'Heat', NULL, NULL, NULL, 'heat', '', '');
                    INSERT INTO search_text(search_text) VALUES ('rebuild');
                    DELETE FROM grdb_migrations WHERE identifier LIKE 'search.2 %';
                    """)
        }
        older.close()
        let database = try Persistence.Database.open(file, schema: SearchTables.schema)
        let index = SQLiteSearchIndex(database)
        #expect(try await index.search("heat 1995", limit: 9).map(\.reference) == [.movie(TitleID("local-1")!)])
        #expect(try await index.search("1995", limit: 9).map(\.title) == ["Heat"])
        try await database.write { db in
            try db.execute(sql: "INSERT INTO search_text(search_text, rank) VALUES ('integrity-check', 1)")
        }
    }

    @Test("A column of the wrong type is an error of the context, and does not stop the program", arguments: ["reference", "title"])
    func wrongType(_ column: String) async throws {
        let database = try Persistence.Database.inMemory(SearchTables.schema)
        let index = SQLiteSearchIndex(database)
        try await index.save([SearchSpecification.entry("Alien", year: 1979)])
        try await database.write { try $0.execute(sql: "UPDATE search_entry SET \(column) = x'ff'") }
        await #expect(throws: SearchError.self) { try await index.search("alien", limit: 5) }
    }

    @Test("No query of the index walks through a table")
    func plans() async throws {
        let statements = Statements()
        let database = try Persistence.Database.inMemory(SearchTables.schema) { statements.add($0) }
        let opening = statements.all
        let index = SQLiteSearchIndex(database)
        try await index.save([SearchSpecification.entry("Alien", year: 1979), SearchSpecification.entry("Aliens", year: 1986)])
        for query in ["a", "alien", "alein", "two words", "aliens 1986"] { _ = try await index.search(query, limit: 5) }
        try await index.remove([SearchSpecification.entry("Alien").reference])
        let seen = statements.all.subtracting(opening).filter {
            ["SELECT", "UPDATE", "DELETE"].contains(String($0.prefix(6))) && $0.contains("search_") && !$0.contains("sqlite_")
                // What FTS5 asks of its own tables.
                && !$0.contains("'main'") && !$0.contains("\"main\"") && !$0.contains("main.")
        }
        #expect(seen.count > 8)
        for sql in seen {
            try await database.read { db in
                let plan = try QueryPlan(of: sql, in: db)
                #expect(plan.scans().isEmpty && plan.sorts.isEmpty, "\(sql)\n\(plan)")
            }
        }
    }
}

private final class Statements: Sendable {
    private let seen = Mutex<Set<String>>([])
    var all: Set<String> { seen.withLock { $0 } }
    func add(_ sql: String) { seen.withLock { _ = $0.insert(sql) } }
}
