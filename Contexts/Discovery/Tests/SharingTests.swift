import CoreDomain
@testable import DiscoveryApplication
import DiscoveryDomain
import Foundation
import Testing

@Suite("Shared requests", .timeLimit(.minutes(1)))
struct SharingTests {
    let list = DiscoveryList.popular(.movie)
    let key = TitleLists.ListPage(list: .popular(.movie), number: 1)

    private typealias Outcome = Result<DiscoveryResult, DiscoveryError>

    @Test("Ten callers are one request", arguments: [nil, DiscoveryError.unauthorised])
    func sharing(problem: DiscoveryError?) async throws {
        let fixture = Fixture()
        if let problem { fixture.source.fail(problem) }
        fixture.source.hold()
        let callers = (0..<10).map { _ in read(fixture) }
        await until { fixture.lists.loads.callers(for: key) == 10 }
        fixture.source.release()
        for caller in callers {
            switch (await caller.value, problem) {
            case (.success(let result), nil): #expect(result == DiscoveryResult(page: .of("tmdb-1")))
            case (.failure(let error), let problem): #expect(error == problem)
            default: Issue.record("The request should have failed.")
            }
        }
        #expect(fixture.source.requests.count == 1)
    }

    @Test("Other pages and lists have requests of their own")
    func keys() async throws {
        let fixture = Fixture()
        fixture.source.hold()
        let callers = [(1, list), (2, list), (1, .popular(.series))].map { number, list in
            Task { try await fixture.lists.page(number, of: list) }
        }
        await until { fixture.source.requests.count == 3 }
        fixture.source.release()
        for caller in callers { _ = try await caller.value }
        #expect(Set(fixture.source.requests) == ["popular/movie 1", "popular/movie 2", "popular/series 1"])
    }

    @Test("A cancelled caller leaves the others their request")
    func oneLeaves() async throws {
        let fixture = Fixture()
        fixture.source.hold()
        let (one, other) = (read(fixture), read(fixture))
        await until { fixture.lists.loads.callers(for: key) == 2 }
        one.cancel()
        // It does not wait for the answer.
        await #expect(throws: DiscoveryError.self) { try await one.value.get() }
        fixture.source.release()
        #expect(try await other.value.get() == DiscoveryResult(page: .of("tmdb-1")))
        #expect(fixture.source.requests.count == 1 && fixture.source.cancelled == 0)
    }

    @Test("The last caller ends the request, which is no failure of the source")
    func allLeave() async throws {
        let fixture = Fixture()
        fixture.source.hold()
        let callers = (0..<3).map { _ in read(fixture) }
        await until { fixture.lists.loads.callers(for: key) == 3 }
        for caller in callers { caller.cancel() }
        await until { fixture.source.cancelled == 1 }
        for caller in callers { await #expect(throws: DiscoveryError.self) { try await caller.value.get() } }
        fixture.source.release()
        #expect(try await fixture.lists.page(of: list) == DiscoveryResult(page: .of("tmdb-1")))
        #expect(fixture.source.requests.count == 2)
    }

    @Test("A caller that is cancelled before it waits begins nothing")
    func cancelledBefore() async throws {
        let fixture = Fixture()
        let (gate, opening) = AsyncStream<Void>.makeStream()
        let caller = Task {
            for await _ in gate {}
            return await outcome(fixture)
        }
        caller.cancel()
        opening.finish()
        await #expect(throws: DiscoveryError.self) { try await caller.value.get() }
        #expect(fixture.source.requests.isEmpty)
    }

    private func read(_ fixture: Fixture) -> Task<Outcome, Never> { Task { await outcome(fixture) } }

    private func outcome(_ fixture: Fixture) async -> Outcome {
        do throws(DiscoveryError) { return .success(try await fixture.lists.page(of: list)) } catch { return .failure(error) }
    }
}
