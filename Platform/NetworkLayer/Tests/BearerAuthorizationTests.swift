import Synchronization
import Testing

@testable import NetworkLayer

/// A service that accepts one token.
private final class Service: Sendable {
    private struct State {
        var valid = "new"
        var held: String? = "old"
        var refreshes = 0
        var used: [String?] = []
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())
    private let refusals: Int

    /// - Parameter refusals: the first answers are held back until there are so many.
    init(holding token: String? = "old", refusals: Int = 1) {
        self.refusals = refusals
        state.withLock { $0.held = token }
    }

    var refreshes: Int { state.withLock(\.refreshes) }
    var used: [String?] { state.withLock(\.used) }

    func client(refresh new: String?) throws -> NetworkClient {
        NetworkClient(base: try BaseAddress("https://api.example.org")) { [self] request async throws(NetworkError) in
            let token = request.headers["Authorization"]
            let isValid = state.withLock { state in
                state.used.append(token)
                return token == "Bearer \(state.valid)"
            }
            if !isValid { await together() }
            return NetworkAnswer(status: isValid ? 200 : 401)
        }
        .adding(
            BearerAuthorization(
                token: { [self] () async throws(NetworkError) in state.withLock(\.held) },
                refresh: { [self] _ async throws(NetworkError) in
                    state.withLock { state in
                        state.refreshes += 1
                        state.held = new ?? state.held
                    }
                    return new
                }))
    }

    private func together() async {
        await withCheckedContinuation { continuation in
            let all = state.withLock { state in
                state.waiting.append(continuation)
                guard state.waiting.count >= refusals else { return [CheckedContinuation<Void, Never>]() }
                defer { state.waiting = [] }
                return state.waiting
            }
            for one in all { one.resume() }
        }
    }
}

@Suite("Bearer tokens", .timeLimit(.minutes(10)))
struct BearerAuthorizationTests {
    @Test("Requests that are refused at once cause one refresh, and each is sent again once")
    func together() async throws {
        let service = Service(refusals: 5)
        let client = try service.client(refresh: "new")
        try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<5 { group.addTask { try await client.answer(to: Route(.post)).status } }
            for try await status in group { #expect(status == 200) }
        }
        #expect(service.refreshes == 1)
        #expect(service.used.count == 10)
    }

    @Test("A refresh that brings nothing, or nothing better, leaves the request unauthorized", arguments: [nil, "old", "wrong"])
    func useless(new: String?) async throws {
        let service = Service()
        let client = try service.client(refresh: new)
        await #expect(throws: NetworkError.unauthorized) { try await client.answer(to: Route()) }
        #expect(service.refreshes == 1)
        #expect(service.used.count == (new == "wrong" ? 2 : 1))
    }

    @Test("Without a token a request is sent without one, and nothing is refreshed")
    func none() async throws {
        let service = Service(holding: nil)
        let client = try service.client(refresh: "new")
        await #expect(throws: NetworkError.unauthorized) { try await client.answer(to: Route()) }
        #expect(service.used == [nil] && service.refreshes == 0)
    }

    @Test("The error of a refresh reaches the caller")
    func failing() async throws {
        let client = try Scripted.statuses(401).client().adding(
            BearerAuthorization(
                token: { () async throws(NetworkError) in "old" }, refresh: { _ async throws(NetworkError) in throw .connectivity }))
        await #expect(throws: NetworkError.connectivity) { try await client.answer(to: Route()) }
    }
}
