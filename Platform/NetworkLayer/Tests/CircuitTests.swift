import FlowTesting
import Testing

@testable import NetworkLayer

@Suite("A host that fails is left alone", .timeLimit(.minutes(10)))
struct CircuitTests {
    private let clock = ManualClock()

    private func client(_ scripted: Scripted) throws -> NetworkClient {
        try scripted.client().adding(Circuit(failures: 2, pause: .seconds(10), clock: .manual(clock)))
    }

    private func ask(_ client: NetworkClient, _ times: Int) async -> [NetworkError?] {
        var errors: [NetworkError?] = []
        for _ in 0..<times {
            do {
                _ = try await client.answer(to: Route())
                errors.append(nil)
            } catch { errors.append(error) }
        }
        return errors
    }

    @Test("It is asked no more after failures in a row, and says when it will be")
    func opens() async throws {
        let scripted = Scripted(.failure(.connectivity), .status(500))
        let client = try client(scripted)
        #expect(await ask(client, 2) == [.connectivity, .status(500, message: nil)])
        await clock.advance(by: .seconds(4))
        #expect(await ask(client, 2) == [.unavailable(retryAfter: .seconds(6)), .unavailable(retryAfter: .seconds(6))])
        #expect(scripted.count == 2)
    }

    @Test(
        "Answers and errors that tell nothing about the host do not count",
        arguments: [.status(404), .status(401), .status(429), .failure(.cancelled), .failure(.tooLarge)]
            as [Result<NetworkAnswer, NetworkError>])
    func others(outcome: Result<NetworkAnswer, NetworkError>) async throws {
        let scripted = Scripted(outcome)
        _ = await ask(try client(scripted), 5)
        #expect(scripted.count == 5)
    }

    @Test("Failures that are not in a row do not count")
    func notInARow() async throws {
        let scripted = Scripted(.status(500), .status(404), .status(500), .status(200), .status(500), .status(200))
        #expect(await ask(try client(scripted), 6).last == .some(nil))
    }

    @Test("After the pause a success closes it")
    func closes() async throws {
        let client = try client(Scripted(.status(500), .status(500), .status(200)))
        _ = await ask(client, 2)
        await clock.advance(by: .seconds(10))
        #expect(await ask(client, 3) == [nil, nil, nil])
    }

    @Test("After the pause a single failure opens it again")
    func opensAgain() async throws {
        let scripted = Scripted(.status(500))
        let client = try client(scripted)
        _ = await ask(client, 2)
        await clock.advance(by: .seconds(10))
        #expect(await ask(client, 2) == [.status(500, message: nil), .unavailable(retryAfter: .seconds(10))])
    }

    @Test("Only one request tries, and a cancelled one leaves its place to the next")
    func probe() {
        var state = CircuitState()
        state.fail(isProbe: false, now: .zero, limit: 1, pause: .seconds(1))
        var verdicts = [state.admit(now: .milliseconds(999)), state.admit(now: .seconds(1)), state.admit(now: .seconds(2))]
        state.abandon(isProbe: false)
        verdicts.append(state.admit(now: .seconds(2)))
        state.abandon(isProbe: true)
        verdicts.append(state.admit(now: .seconds(2)))
        #expect(verdicts == [.refuse(.milliseconds(1)), .pass(isProbe: true), .refuse(.zero), .refuse(.zero), .pass(isProbe: true)])
    }

    @Test(
        "A time without requests that a host asks for holds for all of them, but for no longer than a quarter of an hour",
        arguments: [429, 503])
    func rest(status: Int) async throws {
        let scripted = Scripted(.status(status, ["Retry-After": "3600"]), .status(200))
        let client = try client(scripted)
        #expect(try await client.answerOfAnyStatus(to: Route(.get, "a")).status == status)
        await clock.advance(by: .seconds(60))
        await #expect(throws: NetworkError.unavailable(retryAfter: .seconds(840))) { try await client.answer(to: Route(.get, "b")) }
        #expect(scripted.count == 1)
        await clock.advance(by: .seconds(840))
        #expect(try await client.answer(to: Route(.get, "b")).status == 200)
    }

    @Test("If that time is short, requests wait for its end")
    func shortRest() async throws {
        let scripted = Scripted(.status(429, ["Retry-After": "3"]), .status(200))
        let client = try client(scripted)
        _ = try await client.answerOfAnyStatus(to: Route(.get, "a"))
        let other = Task { try await client.answer(to: Route(.get, "b")).status }
        await until { clock.sleeping == 1 }
        #expect(scripted.count == 1)
        await clock.advance(by: .seconds(3))
        #expect(try await other.value == 200)
    }

    @Test("Neither an answer from before nor a shorter time ends it sooner")
    func laterRest() {
        var state = CircuitState()
        state.rest(until: .seconds(9))
        state.rest(until: .seconds(3))
        state.succeed()
        let rests = [state.rest(now: .seconds(8)), state.rest(now: .seconds(9))]
        #expect(rests == [.seconds(1), nil] && state.isClear)
    }

    @Test("Failures of requests from before the pause do not make it longer")
    func late() {
        var state = CircuitState()
        state.fail(isProbe: false, now: .zero, limit: 1, pause: .seconds(1))
        state.fail(isProbe: false, now: .milliseconds(900), limit: 1, pause: .seconds(1))
        let verdict = state.admit(now: .seconds(1))
        #expect(verdict == .pass(isProbe: true))
    }
}
