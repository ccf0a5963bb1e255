import CoreDomain
import Foundation
import GRDB
import Persistence
import PersistenceTesting
import SearchDomain
import Testing

@testable import SearchInfrastructure

@Suite("Search in SQLite")
struct SQLiteSearchTests {
    enum Medium: CaseIterable { case memory, file }

    @Test("The index does what is specified", arguments: Medium.allCases, SearchSpecification.all)
    func specification(medium: Medium, check: SearchSpecification) async throws {
        switch medium {
        case .memory:
            try await check.run(SQLiteSearchIndex(.inMemory(folderTable.schema), folders: folderTable.folders, people: knownByFolder))
        case .file:
            let directory = NSTemporaryDirectory() + "search-\(UUID().uuidString)"
            defer { try? FileManager.default.removeItem(atPath: directory) }
            let file = DatabaseFile(path: "\(directory)/catalogue.db", role: .rebuildable)
            try await check.run(
                SQLiteSearchIndex(.open(file, schema: folderTable.schema), folders: folderTable.folders, people: knownByFolder))
        }
    }

    @Test(
        "The same is true for an audience that may not see everything, and nothing else exists for it", arguments: SearchSpecification.all)
    func specificationWithLimits(check: SearchSpecification) async throws {
        typealias Spec = SearchSpecification
        let database = try Persistence.Database.inMemory(folderTable.schema)
        let repository = SQLiteSearchIndex(database, folders: folderTable.folders, people: knownByFolder)
        try await repository.save(
            ["Alien", "Dune", "Heat", "1985", "Casablanca", "Seven", "Old Name", "The Title"].flatMap { title in
                (1...150).map {
                    Spec.entry(
                        "\(title)\($0 % 2 == 0 ? "" : " \($0)")", year: 1985, importance: 900, key: "hidden\($0)x\(title.utf8.count)")
                }
            })
        try await folderTable.hideAll(in: database)
        try await Reading.$audience.withValue(folderTable.audience) { try await check.run(repository) }
    }

    @Test("Saving what is there writes nothing")
    func writesNothing() async throws {
        let database = try Persistence.Database.inMemory(folderTable.schema)
        let index = SQLiteSearchIndex(database, folders: folderTable.folders, people: knownByFolder)
        let entries = ["Alien", "Aliens"].map { SearchSpecification.entry($0, year: 1986) }
        try await index.save(entries)
        let before = try await database.write { $0.totalChangesCount }
        try await index.save(entries)
        #expect(try await database.write { $0.totalChangesCount } == before)
    }

    @Test("The full-text index agrees with the entries after many changes")
    func integrity() async throws {
        let database = try Persistence.Database.inMemory(folderTable.schema)
        let index = SQLiteSearchIndex(database, folders: folderTable.folders, people: knownByFolder)
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
        let older = try Persistence.Database.open(file, schema: folderTable.schema)
        try await older.write { db in
            try db.execute(
                sql: """
                    INSERT INTO search_entry(id, reference, title, year, context, poster, title_text, other_text, context_text)
                    VALUES (7, 'movie/local-1', 'Heat', 1995, 'Mann', NULL, 'heat', '', 'mann'),
                        (8, 'movie/local-2', 'Heat', NULL, NULL, NULL, 'heat', '', '');
                    INSERT INTO search_text(search_text) VALUES ('rebuild');
                    DELETE FROM grdb_migrations WHERE identifier LIKE 'search.2 %';
                    """)
        }
        older.close()
        let database = try Persistence.Database.open(file, schema: folderTable.schema)
        let index = SQLiteSearchIndex(database, folders: folderTable.folders, people: knownByFolder)
        #expect(try await index.search("heat 1995", limit: 9).map(\.reference) == [.movie(TitleID("local-1")!)])
        #expect(try await index.search("1995", limit: 9).map(\.title) == ["Heat"])
        try await database.write { db in
            try db.execute(sql: "INSERT INTO search_text(search_text, rank) VALUES ('integrity-check', 1)")
        }
    }

    @Test("A rank is stored in the id: kind, importance and year, each within its bounds")
    func ranks() {
        func rank(_ reference: SearchReference, _ importance: Int, _ year: Int?) -> Int64 {
            EntryRank(SearchEntry(reference: reference, title: "", year: year, importance: importance)).ids.lowerBound
        }
        let id = TitleID("local-1")!
        #expect(rank(.movie(id), 1000, 4000) == 0)
        #expect(rank(.series(id), 1000, 3999) == 1 << 24)
        #expect(rank(.movie(id), 999, 4000) == 1 << 36)
        #expect(rank(.movie(id), 0, nil) == (1000 << 12 | 4000) << 24)
        #expect(rank(.video(id), 1000, 4000) == 1 << 46)
        #expect(rank(.episode(series: id, season: 1, episode: 1), 1000, 4000) == 2 << 46)
        let person = SearchReference.person(PersonID("local-1")!)
        #expect(rank(person, 1000, 4000) == 1001 << 36)
        #expect(rank(person, 0, nil) == (1001 << 12 | 1000) << 24)
        #expect(EntryRank.people.contains(rank(person, 0, nil)) && EntryRank.people.contains(rank(person, 1000, nil)))
        #expect(!EntryRank.people.contains(rank(.movie(id), 0, nil)) && !EntryRank.people.contains(rank(.video(id), 1000, 4000)))
        #expect(rank(.movie(id), 1001, 4001) == 0)
        #expect(rank(.movie(id), -1, -1) == rank(.movie(id), 0, 0))
        let entry = SearchEntry(reference: .movie(id), title: "", year: 2000, importance: 0)
        #expect(EntryRank(entry).ids.count == 1 << 24)
    }

    @Test("A rank that is full is an error, and its neighbours stay as they are")
    func fullRank() async throws {
        let database = try Persistence.Database.inMemory(folderTable.schema)
        let index = SQLiteSearchIndex(database, folders: folderTable.folders, people: knownByFolder)
        let entry = SearchSpecification.entry("Heat", year: 1995)
        try await index.save([entry])
        let last = EntryRank(entry).ids.upperBound
        try await database.write { try $0.execute(sql: "UPDATE search_entry SET id = ?", arguments: [last - 1]) }
        try await index.save([SearchSpecification.entry("Heat", year: 1995, key: "2")])
        #expect(try await database.read { try Int64.fetchOne($0, sql: "SELECT max(id) FROM search_entry") } == last)
        await #expect(throws: SearchError.self) { try await index.save([SearchSpecification.entry("Heat", year: 1995, key: "3")]) }
    }

    @Test("A column of the wrong type is an error of the context, and does not stop the program", arguments: ["reference", "title"])
    func wrongType(_ column: String) async throws {
        let database = try Persistence.Database.inMemory(folderTable.schema)
        let index = SQLiteSearchIndex(database, folders: folderTable.folders, people: knownByFolder)
        try await index.save([SearchSpecification.entry("Alien", year: 1979)])
        try await database.loosen()
        try await database.write { try $0.execute(sql: "UPDATE search_entry SET \(column) = x'ff'") }
        await #expect(throws: SearchError.self) { try await index.search("alien", limit: 5) }
    }

    @Test("What an audience may not see is not found, not even by a corrected word")
    func limits() async throws {
        let database = try Persistence.Database.inMemory(folderTable.schema)
        let index = SQLiteSearchIndex(database, folders: folderTable.folders, people: knownByFolder)
        let (show, other) = (TitleID("local-show")!, TitleID("local-other")!)
        try await index.save(
            [("Alien", 17), ("Aliens", nil), ("Alien for Children", 6)].map { title, age in
                SearchEntry(reference: .movie(TitleID("local-\(title.utf8.count)")!), title: title, year: 1979, age: age)
            } + [
                SearchEntry(reference: .episode(series: show, season: 1, episode: 1), title: "Alien", context: "Show", age: 6),
                SearchEntry(reference: .episode(series: other, season: 1, episode: 1), title: "Alien", context: "Other", age: 16),
            ])
        for query in ["alien", "alein", "a", "ali", "1979 alien", "alien show"] {
            let found = try await index.search(query, limit: 9, for: Audience(ageLimit: 12, reach: .everything))
            #expect(!found.isEmpty && found.allSatisfy { $0.title == "Alien for Children" || $0.context == "Show" }, "\(query)")
        }
        let one = try await index.search("alien", limit: 9, for: Audience(reach: .title(other)))
        #expect(one.map(\.reference.title) == [other])
        #expect(try await index.search("alien", limit: 9, for: Audience(reach: .nothing)).isEmpty)
        try await folderTable.hideAll(in: database)
        #expect(try await index.search("alien", limit: 9, for: folderTable.audience).isEmpty)
    }

    @Test("An audience with limits finds the people whom the given condition names, and without one nobody")
    func limitsOfPeople() async throws {
        let database = try Persistence.Database.inMemory(folderTable.schema)
        let people = ["a", "b"].map { SearchEntry(reference: .person(PersonID("tmdb-\($0)")!), title: "Alien \($0)") }
        let limited = Audience(ageLimit: 12, reach: .everything)
        let index = SQLiteSearchIndex(database, folders: folderTable.folders) { "\($1) = 'tmdb-b' AND :audience_age = \($0.ageLimit ?? 0)" }
        try await index.save(people + [SearchEntry(reference: .movie(TitleID("tmdb-b")!), title: "Alien")])
        for query in ["alien", "alein", "a", "ali"] {
            #expect(try await index.search(query, limit: 9, for: limited).map(\.title) == ["Alien b"], "\(query)")
            #expect(try await index.search(query, limit: 9, for: .unlimited).count == 3, "\(query)")
        }
        let closed = SQLiteSearchIndex(database, folders: folderTable.folders)
        #expect(try await closed.search("alien", limit: 9, for: limited).isEmpty)
    }

    static let audiences = [
        Audience.unlimited, Audience(ageLimit: 12, reach: .everything), folderTable.audience,
        Audience(ageLimit: 12, folders: ["Seen"], reach: .title(TitleID("local-1")!)),
    ]

    @Test("No query of the index walks through a table, whoever asks", arguments: audiences)
    func plans(_ audience: Audience) async throws {
        try await Reading.$audience.withValue(audience) { try await plans() }
    }

    private func plans() async throws {
        let statements = Statements()
        let database = try Persistence.Database.inMemory(folderTable.schema) { statements.add($0) }
        let opening = statements.all
        let index = SQLiteSearchIndex(database, folders: folderTable.folders, people: knownByFolder)
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
