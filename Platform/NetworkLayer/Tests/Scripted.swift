import FlowTesting
import Synchronization

@testable import NetworkLayer

/// The innermost end of a client in tests: gives outcomes in turn, the last one again and again, and keeps the requests.
final class Scripted: Sendable {
    private let outcomes: [Result<NetworkAnswer, NetworkError>]
    private let kept = Mutex<[NetworkRequest]>([])

    init(_ outcomes: Result<NetworkAnswer, NetworkError>...) { self.outcomes = outcomes }

    static func statuses(_ statuses: Int...) -> Scripted { Scripted(list: statuses.map { .success(NetworkAnswer(status: $0)) }) }

    private init(list: [Result<NetworkAnswer, NetworkError>]) { outcomes = list }

    var requests: [NetworkRequest] { kept.withLock { $0 } }
    var count: Int { requests.count }

    func client(_ clock: NetworkClock = .system) throws -> NetworkClient {
        NetworkClient(base: try BaseAddress("https://api.example.org/3"), clock: clock) { [self] request async throws(NetworkError) in
            let number = kept.withLock { kept in
                kept.append(request)
                return kept.count
            }
            return try outcomes[min(number, outcomes.count) - 1].get()
        }
    }
}

/// The innermost end of a client whose requests end when the test says so.
final class Held: Sendable {
    private struct State {
        var open: [Int: CheckedContinuation<Result<NetworkAnswer, NetworkError>, Never>] = [:]
        var started: [String] = []
        var cancelled: Set<Int> = []
        /// Requests that can be finished.
        var begun = 0
        var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Mutex(State())

    var started: [String] { state.withLock(\.started) }
    var cancelled: Set<Int> { state.withLock(\.cancelled) }

    func client() throws -> NetworkClient {
        NetworkClient(base: try BaseAddress("https://api.example.org")) { [self] request async throws(NetworkError) in
            let number = state.withLock { state in
                state.started.append(String(request.path))
                return state.started.count
            }
            let outcome = await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    let isCancelled = state.withLock { state in
                        if state.cancelled.contains(number) { return true }
                        state.open[number] = continuation
                        state.begun += 1
                        return false
                    }
                    if isCancelled { continuation.resume(returning: .failure(.cancelled)) }
                    announce()
                }
            } onCancel: {
                let continuation = state.withLock { state in
                    state.cancelled.insert(number)
                    return state.open.removeValue(forKey: number)
                }
                continuation?.resume(returning: .failure(.cancelled))
            }
            return try outcome.get()
        }
    }

    /// Waits until this many requests have begun.
    func begun(_ count: Int) async {
        await withCheckedContinuation { continuation in
            state.withLock { $0.watchers.append((count, continuation)) }
            announce()
        }
    }

    /// Ends the request with this number, from 1.
    func finish(_ number: Int, _ outcome: Result<NetworkAnswer, NetworkError> = .success(NetworkAnswer(status: 200))) {
        state.withLock { $0.open.removeValue(forKey: number) }?.resume(returning: outcome)
    }

    private func announce() {
        let met = state.withLock { state in
            let met = state.watchers.filter { $0.count <= state.begun }
            let begun = state.begun
            state.watchers.removeAll { $0.count <= begun }
            return met
        }
        for watcher in met { watcher.continuation.resume() }
    }
}

/// Lets other tasks run until the condition is met. A test whose condition never comes fails by the time limit of its suite.
func until(_ condition: @Sendable () -> Bool) async {
    while !condition() { await Task.yield() }
}

extension NetworkClock {
    static func manual(_ clock: ManualClock, date: Int = 784_111_777) -> NetworkClock { NetworkClock(clock) { date } }
}

extension Result where Success == NetworkAnswer, Failure == NetworkError {
    static func status(_ status: Int, _ headers: HeaderFields = [:], _ body: String = "") -> Self {
        .success(NetworkAnswer(status: status, headers: headers, body: Array(body.utf8)))
    }
}

extension Result where Success: Sendable, Failure == NetworkError {
    static func of(_ work: () async throws(NetworkError) -> Success) async -> Self {
        do { return .success(try await work()) } catch { return .failure(error) }
    }
}
