import CoreDomain
import DiscoveryComposition
import DiscoveryDomain
import DiscoveryInfrastructure
import Foundation
import GRDB
import Persistence
import PersistenceTesting
import Synchronization
import Testing

@Suite("Lists in SQLite")
struct SQLiteDiscoveryTests {
    @Test("The repository does what is specified", .timeLimit(.minutes(1)), arguments: DiscoverySpecification.all)
    func specification(check: DiscoverySpecification) async throws {
        try await check.run(SQLiteDiscoveryRepository(.inMemory(DiscoveryTables.schema), now: { start }))
    }

    @Test("So does that of other tests", .timeLimit(.minutes(1)), arguments: DiscoverySpecification.all)
    func substitute(check: DiscoverySpecification) async throws { try await check.run(InMemoryDiscovery()) }

    @Test("The steps of the schema keep their names")
    func steps() { #expect(Discovery.schema.migrations.map(\.name) == ["discovery.1 pages of lists"]) }

    @Test("A change names its lists")
    func changes() async throws {
        let told = Mutex<Set<ChangeKey>>([])
        let database = try Persistence.Database.inMemory(
            DiscoveryTables.schema, feed: ChangeFeed { keys in told.withLock { $0.formUnion(keys) } })
        let repository = SQLiteDiscoveryRepository(database, now: { start })
        for list in DiscoverySpecification.lists {
            told.withLock { $0 = [] }
            try await repository.save(.of("tmdb-1"), of: list)
            let keys = told.withLock(\.self)
            #expect(keys == [list.changeKey])
        }
        told.withLock { $0 = [] }
        try await repository.removeGeneral()
        let keys = told.withLock(\.self)
        #expect(keys == Set(DiscoverySpecification.lists.filter(\.isGeneral).map(\.changeKey)))
    }

    @Test("Nothing older than 180 days is kept")
    func outdated() async throws {
        let time = Mutex(start)
        let told = Mutex<Set<ChangeKey>>([])
        let database = try Persistence.Database.inMemory(
            DiscoveryTables.schema, feed: ChangeFeed { keys in told.withLock { $0.formUnion(keys) } })
        let repository = SQLiteDiscoveryRepository(database, now: { time.withLock(\.self) })
        try await repository.save(.of("tmdb-1"), of: .popular(.movie))
        try await repository.save(.of("tmdb-1"), of: .popular(.series))
        time.withLock { $0 = start.addingTimeInterval(180 * 86_400) }
        try await repository.removeOutdated()
        try await repository.save(.of("tmdb-1", at: start.addingTimeInterval(1)), of: .trending(.movie))
        #expect(try await repository.numbers(.popular(.movie)) == [1])
        told.withLock { $0 = [] }
        time.withLock { $0 += 1 }
        try await repository.removeOutdated()
        #expect(try await repository.numbers(.popular(.movie)) == [])
        #expect(try await repository.numbers(.trending(.movie)) == [1])
        let keys = told.withLock(\.self)
        #expect(keys == [.discovery("popular/movie"), .discovery("popular/series")])
    }

    @Test("A clock that is a year ahead costs a hundred pages at a time, the oldest first, and a new page costs none")
    func jump() async throws {
        let time = Mutex(start)
        let database = try Persistence.Database.inMemory(DiscoveryTables.schema)
        let repository = SQLiteDiscoveryRepository(database, now: { time.withLock(\.self) })
        let lists = (1_901...2_050).map { DiscoveryList.discover(.movie, .year($0)) }
        for (age, list) in lists.enumerated() {
            try await repository.save(.of("tmdb-1", at: start.addingTimeInterval(Double(-age))), of: list)
        }
        func left() async throws -> [DiscoveryList] {
            var left: [DiscoveryList] = []
            for list in lists {
                if try await repository.numbers(list) == [1] { left.append(list) }
            }
            return left
        }
        time.withLock { $0 += 365 * 86_400 }
        try await repository.save(.of("tmdb-1", at: time.withLock(\.self)), of: .popular(.series))
        #expect(try await left() == lists)
        try await repository.removeOutdated()
        #expect(try await left() == Array(lists.prefix(50)))
        #expect(try await repository.numbers(.popular(.series)) == [1])
    }

    @Test("The oldest pages make room")
    func capacity() async throws {
        let told = Mutex<Set<ChangeKey>>([])
        let database = try Persistence.Database.inMemory(
            DiscoveryTables.schema, feed: ChangeFeed { keys in told.withLock { $0.formUnion(keys) } })
        let repository = SQLiteDiscoveryRepository(database, capacity: 3, now: { start })
        let years: [(year: Int, age: TimeInterval)] = [(2001, 5), (2002, 90), (2003, 1), (2004, 2)]
        for (year, age) in years {
            told.withLock { $0 = [] }
            try await repository.save(.of("tmdb-1", at: start.addingTimeInterval(-age)), of: .discover(.movie, .year(year)))
        }
        for (year, _) in years {
            #expect(try await repository.numbers(.discover(.movie, .year(year))) == (year == 2002 ? [] : [1]))
        }
        let keys = told.withLock(\.self)
        #expect(keys == Set([2002, 2004].map { DiscoveryList.discover(.movie, .year($0)).changeKey }))
    }

    @Test(
        "A row that cannot be read is a miss",
        arguments: [
            "items = '['", "items = '{}'", "items = '[\"movie/tmdb-1\"]'", "items = x'00ff'", "page = 0", "page = 501", "fetched = 'soon'",
            "total = 'x'", "page = 'one'",
        ])
    func damaged(change: String) async throws {
        let database = try Persistence.Database.inMemory(DiscoveryTables.schema)
        let repository = SQLiteDiscoveryRepository(database, now: { start })
        try await repository.save(.of("tmdb-1"), of: .popular(.movie))
        try await repository.save(.of("tmdb-2", page: 2), of: .popular(.movie))
        try await database.loosen()
        try await database.write { try $0.execute(sql: "UPDATE discovery_page SET \(change) WHERE page = 1") }
        #expect(try await repository.numbers(.popular(.movie)) == [2])
        try await repository.save(.of("tmdb-3"), of: .popular(.movie))
        #expect(try await repository.pages(of: .popular(.movie), upTo: 500).page(1)?.items == [item("tmdb-3")])
    }

    @Test("No statement reads the contents of other lists, however many there are")
    func plans() async throws {
        let statements = Statements()
        let database = try Persistence.Database.inMemory(DiscoveryTables.schema) { statements.add($0) }
        let repository = SQLiteDiscoveryRepository(database, capacity: 1, now: { start })
        for year in 2001...2002 { try await repository.save(.of("tmdb-1"), of: .discover(.movie, .year(year))) }
        _ = try await repository.pages(of: .popular(.movie), upTo: 500)
        try await repository.removeOutdated()
        let own = statements.all.filter { $0.contains(" discovery_page") && !$0.hasPrefix("CREATE") && !$0.hasPrefix("EXPLAIN") }
        #expect(own.count >= 6)
        for sql in own.sorted() {
            let plan = try await database.read { try QueryPlan(of: sql, in: $0) }
            #expect(plan.sorts.isEmpty, "\(sql)\n\(plan)")
            // Counting and finding the oldest read only the index of ages.
            let scans = plan.scans().filter { !$0.contains("COVERING INDEX discovery_page_age") }
            #expect(scans.isEmpty, "\(sql)\n\(plan)")
        }
    }

    @Test("A file keeps the lists")
    func file() async throws {
        let directory = NSTemporaryDirectory() + "discovery-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: directory) }
        let file = DatabaseFile(path: "\(directory)/catalogue.db", role: .rebuildable)
        for isFirst in [true, false] {
            let database = try Persistence.Database.open(file, schema: Discovery.schema)
            defer { database.close() }
            let repository = Discovery(catalogue: database, sources: [], now: { start }).repository
            if isFirst { try await repository.save(.of("tmdb-1"), of: .popular(.movie)) }
            #expect(try await repository.numbers(.popular(.movie)) == [1])
        }
    }
}
