import Foundation
import GRDB
import Synchronization
import Testing

@testable import Persistence

@Suite("Hearing of changes")
struct ChangeTests {
    static let schema = Notes.first.then("other", sql: "CREATE TABLE other(id INTEGER PRIMARY KEY)")

    @Test("One element at once, and one after a commit that touches the table")
    func tells() async throws {
        let database = try Database.inMemory(Self.schema)
        var changes = database.changes(in: ["note"]).makeAsyncIterator()
        await changes.next()
        try await Notes.add("milk", to: database)
        await changes.next()
        #expect(try await Notes.all(in: database) == ["milk"])
    }

    @Test("A commit to another table, or an undone one, is not told; many commits are told once")
    func coalesces() async throws {
        let database = try Database.inMemory(Self.schema)
        let stream = database.changes(in: ["note"])
        try await database.write { try $0.execute(sql: "INSERT INTO other DEFAULT VALUES") }
        _ = try? await database.write { db in
            try db.execute(sql: "INSERT INTO note(text) VALUES ('x')")
            throw CancellationError()
        }
        #expect(database.hub.version(of: ["note"]) == 0)
        for number in 1...5 { try await Notes.add("\(number)", to: database) }
        #expect(database.hub.version(of: ["note"]) == 5)
        // All of it is one waiting element; after it there is none.
        let heard = Counter()
        let listening = Task { for await _ in stream { heard.count() } }
        while heard.value == 0 { await Task.yield() }
        listening.cancel()
        await listening.value
        #expect(heard.value == 1)
    }

    @Test("A table without a rowid is told of as well, when rows come, change and go")
    func withoutRowid() async throws {
        let schema = Schema("pairs", sql: "CREATE TABLE pair(a TEXT PRIMARY KEY, b TEXT) WITHOUT ROWID")
        let database = try Database.inMemory(schema)
        let stream = database.changes(in: ["pair"])
        let steps = ["INSERT INTO pair VALUES ('x', 'y')", "UPDATE pair SET b = 'z'", "DELETE FROM pair"]
        for (number, sql) in steps.enumerated() {
            try await database.write { try $0.execute(sql: sql) }
            #expect(database.hub.version(of: ["pair"]) == number + 1)
        }
        withExtendedLifetime(stream) {}
    }

    @Test("A statement that changes no row of a table with a rowid is not told")
    func noRow() async throws {
        let database = try Database.inMemory(Self.schema)
        let stream = database.changes(in: ["note"])
        try await database.write { try $0.execute(sql: "UPDATE note SET text = 'x' WHERE id = 99; DELETE FROM note WHERE id = 99") }
        #expect(database.hub.version(of: ["note"]) == 0)
        withExtendedLifetime(stream) {}
    }

    @Test("Whoever stops listening is forgotten")
    func forgets() async throws {
        let database = try Database.inMemory(Self.schema)
        do {
            let stream = database.changes(in: ["note"])
            #expect(database.hub.isInteresting("note"))
            withExtendedLifetime(stream) {}
        }
        #expect(!database.hub.isInteresting("note"))
    }

    @Test("A commit of another process reaches those who listen")
    func otherProcess() async throws {
        let scratch = try Scratch()
        let path = scratch.file().path
        let database = try Database.open(scratch.file(), schema: Notes.first)
        let stream = database.changes(in: ["note"])
        await #expect(processExitsWith: .success) { [path = path as String] in
            let other = try Database.open(DatabaseFile(path: path, role: .precious), schema: Notes.first)
            try await Notes.add("milk", to: other)
        }
        for await _ in stream {
            if try await Notes.all(in: database) == ["milk"] { break }
        }
        // The watch itself must see a later one too, without help from the stream's first element.
        let version = database.hub.version(of: ["note"])
        let queue = try DatabaseQueue(path: path)
        try await queue.write { try $0.execute(sql: "INSERT INTO note(text) VALUES ('bread')") }
        let again = database.changes(in: ["note"])
        for await _ in again where database.hub.version(of: ["note"]) > version { break }
    }

    @Test("A shared query asks once for all, again after a change, and never shows what is older than a commit")
    func sharedQuery() async throws {
        let database = try Database.inMemory(Self.schema)
        let query = SharedQuery<String, Int>(database, tables: ["note"])
        let runs = Counter()
        let count: @Sendable () async throws -> Int = {
            try await query.value(for: "all") { db in
                runs.count()
                return try Int.fetchOne(db, sql: "SELECT count(*) FROM note") ?? -1
            }
        }
        try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 1...100 { group.addTask { try await count() } }
            for try await value in group { #expect(value == 0) }
        }
        #expect(runs.value == 1)
        for number in 1...10 {
            try await Notes.add("\(number)", to: database)
            #expect(try await count() == number)
        }
        #expect(runs.value == 11)
    }

    @Test("A failure is not kept, and the number of answers is bounded")
    func sharedQueryLimits() async throws {
        let database = try Database.inMemory(Self.schema)
        let query = SharedQuery<Int, Int>(database, tables: ["note"], capacity: 2)
        await #expect(throws: (any Error).self) { try await query.value(for: 1) { _ in throw CancellationError() } }
        #expect(try await query.value(for: 1) { _ in 10 } == 10)
        #expect(try await query.value(for: 2) { _ in 20 } == 20)
        #expect(try await query.value(for: 1) { _ in 11 } == 10)
        #expect(try await query.value(for: 3) { _ in 30 } == 30)
        #expect(try await query.value(for: 2) { _ in 21 } == 21, "the one not used for longest went")
    }
}

private final class Counter: Sendable {
    private let number = Mutex(0)
    var value: Int { number.withLock { $0 } }
    func count() { number.withLock { $0 += 1 } }
}
