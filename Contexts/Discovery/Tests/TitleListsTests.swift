import CoreDomain
import DiscoveryApplication
import DiscoveryDomain
import Foundation
import Testing

let day = DiscoveryPage.lifetime
let year: TimeInterval = 365 * 86_400
let problems: [DiscoveryError] = [.notFound, .unauthorised, .unavailable(reason: "stopped")]

@Suite("Reading lists", .timeLimit(.minutes(1)))
struct TitleListsTests {
    let list = DiscoveryList.popular(.movie)

    @Test("A page is asked for once, and gets the number that was asked for and our time")
    func missAndHit() async throws {
        let fixture = Fixture()
        for _ in 0..<3 {
            let result = try await fixture.lists.page(2, of: list)
            #expect(result == DiscoveryResult(page: .of("tmdb-2", page: 2)))
        }
        #expect(fixture.source.requests == ["popular/movie 2"])
    }

    static let ages: [(seconds: [TimeInterval], requests: Int)] = [
        ([0], 1), ([day], 1), ([day + 1], 2), ([day, 1], 2), ([-1], 1), ([-year], 1), ([year], 2), ([year, -year], 2), ([-year, year], 1),
        ([year, -year, year], 2), ([year, -year, year, day, 1], 3),
    ]

    @Test("A page is valid for a day, whatever the clock does", arguments: ages)
    func age(moves: [TimeInterval], requests: Int) async throws {
        let fixture = Fixture()
        _ = try await fixture.lists.page(of: list)
        for move in moves {
            fixture.clock.move(move)
            let result = try await fixture.lists.page(of: list)
            #expect(!result.isStale && result.problem == nil)
        }
        #expect(fixture.source.requests.count == requests)
    }

    @Test("An old page is better than none, and is marked", arguments: problems)
    func stale(problem: DiscoveryError) async throws {
        let fixture = Fixture()
        _ = try await fixture.lists.page(of: list)
        fixture.clock.move(day + 1)
        fixture.source.fail(problem)
        for _ in 0..<2 {
            let result = try await fixture.lists.page(of: list)
            #expect(result == DiscoveryResult(page: .of("tmdb-1"), isStale: true, problem: problem))
        }
        fixture.source.answer { _, _ throws(DiscoveryError) in .of("tmdb-9") }
        fixture.clock.move(60)
        #expect(try await fixture.lists.page(of: list) == DiscoveryResult(page: .of("tmdb-9", at: fixture.clock.now)))
    }

    @Test("Where nothing is stored, the error is thrown", arguments: problems)
    func nothing(problem: DiscoveryError) async throws {
        let fixture = Fixture(.failing(problem))
        #expect(fixture.lists.problem(of: list) == nil)
        await #expect(throws: problem) { try await fixture.lists.page(of: list) }
        #expect(fixture.lists.problem(of: list) == problem)
    }

    @Test("Pages have numbers from 1 to 500", arguments: [Int.min, -1, 0, 501, .max])
    func number(page: Int) async throws {
        let fixture = Fixture()
        await #expect(throws: DiscoveryError.notFound) { try await fixture.lists.page(page, of: list) }
        #expect(fixture.source.requests.isEmpty)
    }

    @Test("An expired page invalidates the later ones, and its successor drops them")
    func later() async throws {
        let fixture = Fixture()
        for number in 1...3 {
            _ = try await fixture.lists.page(number, of: list)
            fixture.clock.move(1_000)
        }
        fixture.clock.move(day - 3_000 + 1)
        _ = try await fixture.lists.page(2, of: list)
        #expect(fixture.source.requests.count == 4)
        #expect(try await fixture.repository.numbers(list) == [1, 2])
        // It comes from after the end of the first page, and stays.
        _ = try await fixture.lists.page(2, of: list)
        #expect(fixture.source.requests.count == 4)
        _ = try await fixture.lists.page(1, of: list)
        #expect(try await fixture.repository.numbers(list) == [1])
    }

    @Test("Lists do not touch each other")
    func isolation() async throws {
        let fixture = Fixture()
        for list in DiscoverySpecification.lists {
            for number in 1...2 { _ = try await fixture.lists.page(number, of: list) }
        }
        fixture.clock.move(day + 1)
        _ = try await fixture.lists.page(of: list)
        for other in DiscoverySpecification.lists {
            #expect(try await fixture.repository.numbers(other) == (other == list ? [1] : [1, 2]))
        }
    }

    @Test("A repository that cannot write does not matter; one that cannot read does")
    func brokenRepository() async throws {
        let fixture = Fixture()
        fixture.repository.refuseWriting()
        for _ in 0..<2 { #expect(try await fixture.lists.page(of: list) == DiscoveryResult(page: .of("tmdb-1"))) }
        #expect(fixture.source.requests.count == 2)
        fixture.repository.breakReading(.unavailable(reason: "damaged"))
        await #expect(throws: DiscoveryError.unavailable(reason: "damaged")) { try await fixture.lists.page(of: list) }
    }

    @Test("The first source that serves a list wins; other errors end the search")
    func sources() async throws {
        let (online, builtIn) = (TestSource.failing(.notFound), TestSource())
        let fixture = Fixture(online, then: builtIn)
        #expect(try await fixture.lists.page(of: list) == DiscoveryResult(page: .of("tmdb-1")))
        online.answer { _, _ throws(DiscoveryError) in .of("tmdb-9") }
        #expect(try await fixture.lists.page(2, of: list).page.items == [item("tmdb-9")])
        online.fail(.unauthorised)
        await #expect(throws: DiscoveryError.unauthorised) { try await fixture.lists.page(3, of: list) }
        #expect(online.requests.count == 3 && builtIn.requests.count == 1)
        let none = TitleLists(repository: InMemoryDiscovery(), sources: [])
        await #expect(throws: DiscoveryError.notFound) { try await none.page(of: list) }
    }
}
