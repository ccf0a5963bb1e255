import CoreDomain
import Testing

@testable import NetworkLayer

@Suite("Concurrent requests for the same", .timeLimit(.minutes(10)))
struct SingleFlightTests {
    private let held = Held()
    private let flight = SingleFlight()

    private func ask(_ route: Route = Route(.get, "a")) throws -> Task<Int, any Error> {
        let client = try held.client().adding(flight)
        return Task { try await client.answer(to: route).status }
    }

    private func callers(_ count: Int, _ route: Route = Route(.get, "a")) async throws {
        let key = SingleFlight.Key(try route.request(below: try BaseAddress("https://api.example.org")))
        await until { [flight] in flight.shared.callers(for: key) == count }
    }

    @Test("share one")
    func share() async throws {
        let tasks = [try ask(), try ask(), try ask()]
        try await callers(3)
        await held.begun(1)
        held.finish(1)
        for task in tasks { #expect(try await task.value == 200) }
        #expect(held.started.count == 1)
        let later = try ask()
        await held.begun(2)
        held.finish(2, .failure(.timeout))
        await #expect(throws: NetworkError.timeout) { try await later.value }
    }

    @Test("go on when one caller is cancelled, and end with the last one")
    func cancellation() async throws {
        let first = try ask()
        try await callers(1)
        let second = try ask()
        try await callers(2)
        await held.begun(1)
        first.cancel()
        await #expect(throws: NetworkError.cancelled) { try await first.value }
        #expect(held.cancelled.isEmpty)
        second.cancel()
        await #expect(throws: NetworkError.cancelled) { try await second.value }
        await until { [held] in held.cancelled == [1] }
        let third = try ask()
        await held.begun(2)
        held.finish(2)
        #expect(try await third.value == 200)
    }

    @Test("are not shared if they differ, or are no GET")
    func differences() async throws {
        var other = Route(.get, "a")
        other.headers["Accept-Language"] = "de"
        let tasks = [
            try ask(), try ask(other), try ask(Route(.get, "a", query: ["b": "1"])), try ask(Route(.post, "a")), try ask(Route(.post, "a")),
        ]
        await held.begun(5)
        for number in 1...5 { held.finish(number) }
        for task in tasks { #expect(try await task.value == 200) }
    }
}
