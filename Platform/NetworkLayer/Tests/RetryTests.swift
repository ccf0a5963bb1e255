import FlowTesting
import Testing

@testable import NetworkLayer

@Suite("Sending again", .timeLimit(.minutes(10)))
struct RetryTests {
    private let clock = ManualClock()

    private func client(_ scripted: Scripted, _ policy: Retry.Policy = .init(), random: Double = 0.5) throws -> NetworkClient {
        try scripted.client(.manual(clock)).adding(Retry(policy, clock: .manual(clock), random: { random }))
    }

    private func elapsed() -> Duration { clock.now.offset }

    /// The outcome, with the clock advanced step by step as long as the request sleeps.
    private func run(_ client: NetworkClient, _ route: Route) async -> (outcome: Result<NetworkAnswer, NetworkError>, waited: Duration) {
        async let outcome = Result.of { () async throws(NetworkError) in try await client.answerOfAnyStatus(to: route) }
        let ticking = Task { [clock] in
            while !Task.isCancelled {
                await until { clock.sleeping > 0 || Task.isCancelled }
                if clock.sleeping > 0 { await clock.advance(by: .milliseconds(50)) }
            }
        }
        let result = await outcome
        ticking.cancel()
        return (result, clock.now.offset)
    }

    @Test(
        "What passes is tried again, everything else is not",
        arguments: [
            (.status(503), .get, 3), (.status(502), .put, 3), (.status(504), .delete, 3), (.failure(.timeout), .get, 3),
            (.failure(.connectivity), .get, 3), (.status(503), .post, 1), (.failure(.timeout), .post, 1), (.status(429), .post, 3),
            (.status(500), .get, 1), (.status(404), .get, 1), (.status(401), .get, 1), (.status(200), .get, 1),
            (.failure(.tooLarge), .get, 1),
            (.failure(.unavailable(retryAfter: .zero)), .get, 1), (.failure(.cancelled), .get, 1), (.failure(.redirect), .get, 1),
        ] as [(Result<NetworkAnswer, NetworkError>, Route.Method, Int)])
    func kinds(outcome: Result<NetworkAnswer, NetworkError>, method: Route.Method, attempts: Int) async throws {
        let scripted = Scripted(outcome)
        let result = await run(try client(scripted), Route(method))
        #expect(scripted.count == attempts)
        #expect(result.outcome == outcome)
    }

    @Test("A time-out need not be tried again")
    func timeouts() async throws {
        var policy = Retry.Policy()
        policy.repeatsTimeouts = false
        let scripted = Scripted(.failure(.timeout))
        let result = await run(try client(scripted, policy), Route())
        #expect(result.outcome == .failure(.timeout) && scripted.count == 1)
    }

    @Test("The first success ends it")
    func success() async throws {
        let scripted = Scripted(.status(503), .failure(.connectivity), .status(200))
        let result = await run(try client(scripted), Route())
        #expect(result.outcome == .status(200))
        #expect(result.waited == .milliseconds(750))
    }

    @Test("The time that the server asks for is a minimum")
    func asked() async throws {
        let result = await run(try client(Scripted(.status(429, ["Retry-After": "3"]), .status(200))), Route())
        #expect(result.outcome == .status(200) && result.waited == .seconds(3))
    }

    @Test("A request that would have to wait too long fails at once")
    func long() async throws {
        let scripted = Scripted(.status(429, ["Retry-After": "31"]), .status(200))
        let client = try client(scripted)
        await #expect(throws: NetworkError.unavailable(retryAfter: .seconds(31))) { try await client.answer(to: Route()) }
        #expect(scripted.count == 1)
    }

    @Test("Cancellation ends the wait")
    func cancelled() async throws {
        let client = try client(Scripted(.status(503)))
        let task = Task { try await client.answer(to: Route()) }
        await until { clock.sleeping == 1 }
        task.cancel()
        await #expect(throws: NetworkError.cancelled) { try await task.value }
    }

    @Test("Waits double up to a bound, and chance shortens them")
    func waits() {
        var policy = Retry.Policy()
        policy.attempts = 8
        func wait(_ attempt: Int, _ random: Double, waited: Duration = .zero) -> Duration? {
            policy.wait(after: attempt, waited: waited, asked: nil, random: random)
        }
        #expect((1...7).map { wait($0, 1) } == [0.5, 1, 2, 4, 8, 8, 8].map { .seconds($0) })
        #expect(wait(8, 0) == nil)
        #expect(wait(3, 0.25) == .milliseconds(500) && wait(3, 0) == .zero && wait(3, 7) == .seconds(2))
        #expect(wait(5, 1, waited: .seconds(22)) == .seconds(8) && wait(5, 1, waited: .seconds(23)) == nil)
    }
}
