import FlowTesting
import Logging
import NetworkTesting
import Synchronization
import Testing

@testable import NetworkLayer

@Suite("All decorators together", .timeLimit(.minutes(10)))
struct ServiceRulesTests {
    private let clock = ManualClock()
    private let quiet = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

    private func client(
        _ inner: NetworkClient, random: Double = 0, _ change: (inout ServiceRules) -> Void = { _ in }
    ) -> NetworkClient {
        var rules = ServiceRules(userAgent: "Popcorn/1.0")
        change(&rules)
        return rules.client(inner, logger: quiet, clock: .manual(clock), random: { random })
    }

    @Test("Concurrent requests share the attempts, the new token and the kept answer")
    func together() async throws {
        let token = Mutex("old")
        let kept = Mutex<[NetworkAnswer]>([])
        let scripted = Scripted(.status(503), .status(401), .failure(.timeout), .status(200))
        let client = client(try scripted.client()) { rules in
            rules.authorization = BearerAuthorization(
                token: { () async throws(NetworkError) in token.withLock { $0 } },
                refresh: { _ async throws(NetworkError) in
                    token.withLock { $0 = "new" }
                    return "new"
                })
            rules.cache = ResponseCache(
                read: { _ in kept.withLock { $0.first } }, write: { _, answer in kept.withLock { $0.append(answer) } })
        }
        async let first = client.answer(to: Route())
        async let second = client.answer(to: Route())
        #expect(try await [first, second].map(\.status) == [200, 200])
        let tokens = scripted.requests.map { $0.headers["Authorization"] }
        #expect(tokens == ["Bearer old", "Bearer old", "Bearer new", "Bearer new"])
        #expect(scripted.requests.allSatisfy { $0.headers["User-Agent"] == "Popcorn/1.0" })
        #expect(try await client.answer(to: Route()).status == 200 && kept.withLock(\.count) == 1 && scripted.count == 4)
    }

    @Test("Attempts count as failures, and a service that is left alone is not tried again")
    func pause() async throws {
        let scripted = Scripted(.status(502))
        let client = client(try scripted.client()) { $0.failures = 2 }
        await #expect(throws: NetworkError.unavailable(retryAfter: .seconds(30))) { try await client.answer(to: Route()) }
        #expect(scripted.count == 2)
    }

    @Test("A request that waits for its next attempt takes no place")
    func places() async throws {
        let scripted = Scripted(.status(429), .status(200))
        let client = client(try scripted.client(), random: 1) { $0.atOnce = 1 }
        let first = Task { try await client.answer(to: Route(.get, "a")).status }
        await until { clock.sleeping == 1 }
        #expect(try await client.answer(to: Route(.get, "b")).status == 200)
        await clock.advance(by: .milliseconds(500))
        #expect(try await first.value == 200)
    }

    @Test("A request whose host asks for a short time is sent again after it")
    func rest() async throws {
        let scripted = Scripted(.status(429, ["Retry-After": "5"]), .status(200))
        let client = client(try scripted.client())
        let answer = Task { try await client.answer(to: Route()).status }
        await until { clock.sleeping == 1 }
        await clock.advance(by: .seconds(5))
        #expect(try await answer.value == 200)
        #expect(scripted.count == 2)
    }

    @Test("A real server is asked in the same way")
    func server() async throws {
        let transport = HTTPTransport()
        try await RecordedServer.run(["GET /movie/603": [.status(503), .json(#"{"id": 603}"#)]]) { server async throws in
            let client = client(transport.client(for: server.base))
            #expect(try await client.decode([String: Int].self, Route(.get, "movie", "603")) == ["id": 603])
            #expect(server.received.map { $0.headers["user-agent"] } == ["Popcorn/1.0", "Popcorn/1.0"])
        }
        await transport.shutdown()
    }
}
