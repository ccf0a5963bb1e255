import DiscoveryApplication
import DiscoveryDomain
import Foundation
import Testing

@Suite("Pauses after failures", .timeLimit(.minutes(1)))
struct FailurePauseTests {
    let list = DiscoveryList.popular(.movie)

    static let moves: [(seconds: [TimeInterval], requests: Int)] = [
        ([0], 1), ([59.9], 1), ([60], 2), ([year], 2), ([-1], 2), ([-year], 2), ([year, -year], 3), ([30, 29, 1], 2), ([60, 59], 2),
        ([60, 60], 3),
    ]

    @Test("For a minute the source is not asked again, whatever the clock does", arguments: moves)
    func pause(moves: [TimeInterval], requests: Int) async throws {
        let fixture = Fixture(.failing(.unavailable(reason: "stopped")))
        await #expect(throws: DiscoveryError.self) { try await fixture.lists.page(of: list) }
        for move in moves {
            fixture.clock.move(move)
            await #expect(throws: DiscoveryError.unavailable(reason: "stopped")) { try await fixture.lists.page(of: list) }
        }
        #expect(fixture.source.requests.count == requests)
    }

    @Test("The pause is for all pages of the list, not for other lists or pages that are valid")
    func scope() async throws {
        let fixture = Fixture()
        _ = try await fixture.lists.page(of: list)
        fixture.source.fail(.unauthorised)
        for number in 2...9 {
            await #expect(throws: DiscoveryError.unauthorised) { try await fixture.lists.page(number, of: list) }
        }
        #expect(fixture.source.requests.count == 2)
        #expect(try await fixture.lists.page(of: list) == DiscoveryResult(page: .of("tmdb-1")))
        await #expect(throws: DiscoveryError.unauthorised) { try await fixture.lists.page(of: .popular(.series)) }
        #expect(fixture.source.requests.count == 3)
    }

    @Test("An answer ends the memory of a failure")
    func recovery() async throws {
        let fixture = Fixture(.failing(.unauthorised))
        await #expect(throws: DiscoveryError.unauthorised) { try await fixture.lists.page(of: list) }
        fixture.clock.move(60)
        fixture.source.answer { _, page throws(DiscoveryError) in .of("tmdb-\(page)") }
        _ = try await fixture.lists.page(of: list)
        fixture.clock.move(-30)
        #expect(try await fixture.lists.page(2, of: list).page.items == [item("tmdb-2")])
    }
}
