import CoreDomain
import Foundation
import GRDB
import Synchronization
import Testing

@testable import Persistence

@Suite("Changes with keys")
struct KeyedChangeTests {
    static let title = TitleID("local-a")!
    static let other = TitleID("local-b")!
    static let watchlist = ChangeKey.viewer(ViewerID(rawValue: "owner"), .watchlist)

    @Test("A commit wakes those who listen to a key that it named, and nobody else")
    func named() async throws {
        let database = try Database.inMemory(Notes.first)
        let woken = Counts()
        let listeners = [
            "title": database.feed.stream([.title(Self.title)]), "other": database.feed.stream([.title(Self.other)]),
            "both": database.feed.stream([.title(Self.title), .title(Self.other)]), "watchlist": database.feed.stream([Self.watchlist]),
        ]
        let tasks = listeners.map { name, stream in
            Task { for await _ in stream { woken.add(name) } }
        }
        await woken.reaches(["title": 1, "other": 1, "both": 1, "watchlist": 1])
        try await database.write { db in
            try db.execute(sql: "INSERT INTO note(text) VALUES ('milk')")
            db.changed(.title(Self.title), .title(Self.title))
        }
        await woken.reaches(["title": 2, "other": 1, "both": 2, "watchlist": 1])
        try await database.write { $0.changed(Self.watchlist) }
        await woken.reaches(["title": 2, "other": 1, "both": 2, "watchlist": 2])
        for task in tasks { task.cancel() }
        for task in tasks { await task.value }
        #expect(database.feed.count == 0)
    }

    @Test("A transaction that is undone tells nobody")
    func undone() async throws {
        let database = try Database.inMemory(Notes.first)
        let woken = Counts()
        let stream = database.feed.stream([Self.watchlist])
        let task = Task { for await _ in stream { woken.add("watchlist") } }
        await woken.reaches(["watchlist": 1])
        _ = try? await database.write { db in
            db.changed(Self.watchlist)
            throw CancellationError()
        }
        try await database.write { $0.changed(Self.watchlist) }
        await woken.reaches(["watchlist": 2])
        task.cancel()
    }

    @Test("Two databases may share a feed")
    func shared() async throws {
        let feed = ChangeFeed()
        let one = try Database.inMemory(Notes.first, feed: feed)
        let two = try Database.inMemory(Notes.first, feed: feed)
        let woken = Counts()
        let stream = feed.stream([.folders, .plays])
        let task = Task { for await _ in stream { woken.add("all") } }
        await woken.reaches(["all": 1])
        try await one.write { $0.changed(.folders) }
        await woken.reaches(["all": 2])
        try await two.write { $0.changed(.plays) }
        await woken.reaches(["all": 3])
        task.cancel()
    }

    @Test("A commit of another process, which names nothing, wakes all")
    func otherProcess() async throws {
        let scratch = try Scratch()
        let database = try Database.open(scratch.file(), schema: Notes.first)
        let woken = Counts()
        let stream = database.changes([.title(Self.title)])
        let task = Task { for await _ in stream { woken.add("title") } }
        await woken.reachesAtLeast(["title": 1])
        let before = woken["title"]
        let other = try DatabaseQueue(path: scratch.file().path)
        try await other.write { try $0.execute(sql: "INSERT INTO note(text) VALUES ('milk')") }
        await woken.reachesAtLeast(["title": before + 1])
        task.cancel()
    }
}

/// Counts by name, and waits until a count is reached; a test that waits for too much hangs rather than passing by luck.
final class Counts: Sendable {
    private let counts = Mutex<[String: Int]>([:])

    subscript(name: String) -> Int { counts.withLock { $0[name] ?? 0 } }

    func add(_ name: String) { counts.withLock { $0[name, default: 0] += 1 } }

    /// Waits until each count is there, then demands that none is exceeded.
    func reaches(_ expected: [String: Int], sourceLocation: SourceLocation = #_sourceLocation) async {
        await reachesAtLeast(expected)
        #expect(counts.withLock { $0 } == expected, sourceLocation: sourceLocation)
    }

    func reachesAtLeast(_ expected: [String: Int]) async {
        while !counts.withLock({ counts in expected.allSatisfy { counts[$0.key, default: 0] >= $0.value } }) {
            try? await Task.sleep(for: .milliseconds(1))
        }
    }
}
