import CoreDomain
import GRDB
import Synchronization
import Testing

@testable import Persistence

@Suite("Several calls in one transaction")
struct TransactionTests {
    private struct Broken: Error {}

    private let told = Told()
    private let scratch: Scratch
    private let database: Database

    init() throws {
        scratch = try Scratch()
        database = try Database.open(
            scratch.file(), schema: Notes.first, feed: ChangeFeed { [told] keys in told.commits.withLock { $0.append(keys) } })
    }

    private final class Told: Sendable {
        let commits = Mutex<[Set<ChangeKey>]>([])
    }

    private func counted(_ body: () async throws -> Void) async throws -> Int {
        let counter = CommitCounter()
        database.writer.add(transactionObserver: counter, extent: .observerLifetime)
        try await body()
        return counter.commits.withLock { $0 }
    }

    @Test("They are one commit, see what the others wrote, and tell their keys once, after it")
    func one() async throws {
        let (database, told) = (database, told)
        let commits = try await counted {
            try await database.transaction {
                try await database.write { db in
                    try db.execute(sql: "INSERT INTO note(text) VALUES ('milk')")
                    db.changed(.folders)
                }
                #expect(try await Notes.all(in: database) == ["milk"])
                try await database.transaction { try await Notes.add("bread", to: database) }
                try await database.write { $0.changed(.plays) }
                #expect(told.commits.withLock { $0.isEmpty })
                #expect(try await Task { try await Notes.all(in: database) }.value == ["milk", "bread"])
            }
        }
        #expect(commits == 1)
        #expect(told.commits.withLock { $0 } == [[.folders, .plays]])
        #expect(try await Notes.all(in: database) == ["milk", "bread"])
    }

    @Test("An error undoes all of them and tells nobody; what follows is written")
    func undone() async throws {
        let database = database
        await #expect(throws: Broken.self) {
            try await database.transaction {
                try await database.write { db in
                    try db.execute(sql: "INSERT INTO note(text) VALUES ('milk')")
                    db.changed(.folders)
                }
                throw Broken()
            }
        }
        #expect(try await Notes.all(in: database).isEmpty)
        #expect(told.commits.withLock { $0.isEmpty })
        try await Notes.add("bread", to: database)
        #expect(try await Notes.all(in: database) == ["bread"])
    }

    @Test("A write that fails before it changes anything can be caught; its keys are not published")
    func caught() async throws {
        let database = database
        try await database.transaction {
            try await Notes.add("milk", to: database)
            try? await database.write { db in
                db.changed(.folders)
                throw Broken()
            }
            try await database.write { $0.changed(.plays) }
        }
        #expect(try await Notes.all(in: database) == ["milk"])
        #expect(told.commits.withLock { $0 } == [[.plays]])
    }

    @Test("A write that fails after it changed something undoes all of them, even if its error is caught")
    func halfWritten() async throws {
        let database = database
        await #expect(throws: Broken.self) {
            try await database.transaction {
                try await Notes.add("milk", to: database)
                try? await database.write { db in
                    try db.execute(sql: "INSERT INTO note(text) VALUES ('bread')")
                    throw Broken()
                }
                try? await Notes.add("tea", to: database)
            }
        }
        #expect(try await Notes.all(in: database).isEmpty)
        #expect(told.commits.withLock { $0.isEmpty })
        try await Notes.add("coffee", to: database)
        #expect(try await Notes.all(in: database) == ["coffee"])
    }

    @Test("Other tasks see nothing of it before its end, and write after it")
    func others() async throws {
        let database = database
        let (begun, begin) = AsyncStream<Void>.makeStream()
        let (looked, look) = AsyncStream<Void>.makeStream()
        async let shared: Void = database.transaction {
            try await Notes.add("milk", to: database)
            begin.finish()
            for await _ in looked {}
            try await Notes.add("bread", to: database)
        }
        for await _ in begun {}
        #expect(try await Notes.all(in: database).isEmpty)
        async let other: Void = Notes.add("tea", to: database)
        look.finish()
        _ = try await (shared, other)
        #expect(try await Notes.all(in: database) == ["milk", "bread", "tea"])
    }

    @Test("One of another database may run within it, and both are joined from there")
    func twoDatabases() async throws {
        let database = database
        let other = try Database.inMemory(Notes.first)
        await #expect(throws: Broken.self) {
            try await database.transaction {
                try await other.transaction {
                    try await Notes.add("milk", to: database)
                    try await Notes.add("bread", to: other)
                }
                throw Broken()
            }
        }
        #expect(try await Notes.all(in: database).isEmpty)
        #expect(try await Notes.all(in: other) == ["bread"])
    }

    @Test("A cancelled task leaves nothing behind, also where it was cancelled before it began", arguments: [false, true])
    func cancelled(isEarly: Bool) async throws {
        let database = database
        let (begun, begin) = AsyncStream<Void>.makeStream()
        let task = Task {
            if isEarly { withUnsafeCurrentTask { $0?.cancel() } }
            try await database.transaction {
                begin.finish()
                try await Notes.add("milk", to: database)
                withUnsafeCurrentTask { $0?.cancel() }
                try await Notes.add("bread", to: database)
            }
        }
        for await _ in begun {}
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(try await Notes.all(in: database).isEmpty)
        try await Notes.add("tea", to: database)
        #expect(try await Notes.all(in: database) == ["tea"])
    }

    @Test("A task that outlives it writes on its own")
    func outliving() async throws {
        let database = database
        let (ended, end) = AsyncStream<Void>.makeStream()
        let late = try await database.transaction {
            Task {
                for await _ in ended {}
                try await Notes.add("late", to: database)
            }
        }
        end.finish()
        try await late.value
        #expect(try await Notes.all(in: database) == ["late"])
    }

    @Test("An answer that others share holds nothing that is not committed")
    func sharedAnswers() async throws {
        let database = database
        let query = SharedQuery<Int, Int>(database, tables: ["note"])
        let count: @Sendable (GRDB.Database) throws -> Int = { try Int.fetchOne($0, sql: "SELECT count(*) FROM note") ?? -1 }
        try? await database.transaction {
            try await Notes.add("milk", to: database)
            #expect(try await query.value(for: 1, count) == 1)
            throw Broken()
        }
        #expect(try await query.value(for: 1, count) == 0)
    }

    @Test("A database that is closed refuses it at once")
    func closed() async throws {
        let database = database
        database.close()
        await #expect(throws: (any Error).self) { try await database.transaction { try await Notes.add("milk", to: database) } }
    }
}

/// Counts the commits of a connection.
private final class CommitCounter: TransactionObserver, Sendable {
    let commits = Mutex(0)

    func observes(eventsOfKind kind: DatabaseEventKind) -> Bool { true }
    func databaseDidChange(with event: DatabaseEvent) {}
    func databaseDidCommit(_ db: GRDB.Database) { commits.withLock { $0 += 1 } }
    func databaseDidRollback(_ db: GRDB.Database) {}
}
