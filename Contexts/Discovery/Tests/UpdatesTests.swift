import DiscoveryApplication
import DiscoveryDomain
import Foundation
import Testing

@Suite("Observed lists", .timeLimit(.minutes(1)))
struct UpdatesTests {
    let list = DiscoveryList.popular(.movie)

    private func contents(_ items: String..., pages: Int = 1, isStale: Bool = false) -> DiscoveryContents {
        DiscoveryContents(items: items.map(item), pages: pages, totalPages: 3, isStale: isStale)
    }

    @Test("Nothing is stored, then the first page is, then the next one")
    func loading() async throws {
        let fixture = Fixture()
        fixture.source.hold()
        var updates = fixture.lists.updates(list).makeAsyncIterator()
        #expect(await updates.next() == DiscoveryUpdate(contents: nil))
        fixture.source.release()
        #expect(await updates.next() == DiscoveryUpdate(contents: contents("tmdb-1")))
        _ = try await fixture.lists.nextPage(of: list)
        #expect(await updates.next() == DiscoveryUpdate(contents: contents("tmdb-1", "tmdb-2", pages: 2)))
        #expect(fixture.source.requests == ["popular/movie 1", "popular/movie 2"])
    }

    @Test("What is valid is not asked for again; what stays the same is not repeated")
    func fresh() async throws {
        let fixture = Fixture()
        _ = try await fixture.lists.page(of: list)
        var updates = fixture.lists.updates(list).makeAsyncIterator()
        #expect(await updates.next() == DiscoveryUpdate(contents: contents("tmdb-1")))
        // Only its time is new.
        fixture.clock.move(1)
        try await fixture.repository.save(.of("tmdb-1", at: fixture.clock.now), of: list)
        try await fixture.repository.save(.of("tmdb-7"), of: .popular(.series))
        try await fixture.repository.save(.of("tmdb-9"), of: list)
        #expect(await updates.next() == DiscoveryUpdate(contents: contents("tmdb-9")))
        try await fixture.repository.remove(list, from: 1)
        #expect(await updates.next() == DiscoveryUpdate(contents: nil))
        #expect(fixture.source.requests.count == 1)
    }

    @Test("What is expired is shown until the new page is there")
    func expired() async throws {
        let fixture = Fixture()
        _ = try await fixture.lists.page(of: list)
        fixture.clock.move(day + 1)
        fixture.source.hold()
        var updates = fixture.lists.updates(list).makeAsyncIterator()
        #expect(await updates.next() == DiscoveryUpdate(contents: contents("tmdb-1", isStale: true)))
        fixture.source.release()
        #expect(await updates.next() == DiscoveryUpdate(contents: contents("tmdb-1")))
    }

    @Test("A failure is told, and forgotten when there is an answer", arguments: problems, [false, true])
    func failure(problem: DiscoveryError, isStored: Bool) async throws {
        let fixture = Fixture()
        if isStored { _ = try await fixture.lists.page(of: list) }
        fixture.clock.move(day + 1)
        fixture.source.hold()
        fixture.source.fail(problem)
        let old = isStored ? contents("tmdb-1", isStale: true) : nil
        var updates = fixture.lists.updates(list).makeAsyncIterator()
        #expect(await updates.next() == DiscoveryUpdate(contents: old))
        fixture.source.release()
        #expect(await updates.next() == DiscoveryUpdate(contents: old, problem: problem))
        fixture.clock.move(60)
        fixture.source.answer { _, _ throws(DiscoveryError) in .of("tmdb-9") }
        _ = try await fixture.lists.page(of: list)
        #expect(await updates.next() == DiscoveryUpdate(contents: contents("tmdb-9")))
    }

    @Test("A repository that cannot be read is told")
    func unreadable() async throws {
        let fixture = Fixture()
        fixture.repository.breakReading(.unavailable(reason: "damaged"))
        var updates = fixture.lists.updates(list).makeAsyncIterator()
        #expect(await updates.next() == DiscoveryUpdate(contents: nil, problem: .unavailable(reason: "damaged")))
        #expect(fixture.source.requests.isEmpty)
    }

    @Test("All work ends with the consumer")
    func end() async throws {
        let fixture = Fixture()
        fixture.source.hold()
        let consumer = Task {
            for await _ in fixture.lists.updates(list) {}
        }
        await until { fixture.source.requests.count == 1 }
        consumer.cancel()
        await until { fixture.source.cancelled == 1 }
        await until { fixture.repository.observers == 0 }
        await consumer.value
    }
}
