import Synchronization

/// Keeps a service's limits: so many requests at once, and so many starts in any second. Requests wait in the order in which they came; a
/// cancelled one leaves the queue.
public final class Admission: NetworkDecorator {
    private struct State {
        var queue: AdmissionQueue
        var waiting: [Int: CheckedContinuation<Duration?, Never>] = [:]
        /// Tickets that were cancelled before they began to wait.
        var cancelled: Set<Int> = []
    }

    private let state: Mutex<State>
    private let clock: NetworkClock

    /// - Parameters:
    ///   - atOnce: from 1.
    ///   - startsPerSecond: from 1.
    public init(atOnce: Int = 20, startsPerSecond: Int = 40, clock: NetworkClock = .system) {
        state = Mutex(State(queue: AdmissionQueue(atOnce: atOnce, starts: startsPerSecond)))
        self.clock = clock
    }

    /// The number of requests that wait for others to end.
    var queued: Int { state.withLock(\.queue.queued) }

    public func send(_ request: NetworkRequest, _ next: @escaping NetworkClient.Send) async throws(NetworkError) -> NetworkAnswer {
        guard let start = await place() else { throw .cancelled }
        defer { leave() }
        let wait = start - clock.elapsed()
        if wait > .zero { try await clock.sleep(wait) }
        if Task.isCancelled { throw .cancelled }
        return try await next(request)
    }

    /// The moment of the start; nil for a cancelled request, which then has no place.
    private func place() async -> Duration? {
        let ticket = state.withLock { $0.queue.issue() }
        let start = await withTaskCancellationHandler {
            await withCheckedContinuation { enter(ticket, $0) }
        } onCancel: {
            abandon(ticket)
        }
        _ = state.withLock { $0.cancelled.remove(ticket) }
        return start
    }

    private func enter(_ ticket: Int, _ continuation: CheckedContinuation<Duration?, Never>) {
        let now = clock.elapsed()
        let answer: Duration?? = state.withLock { state in
            if state.cancelled.contains(ticket) { return .some(nil) }
            if let start = state.queue.enter(ticket, now: now) { return start }
            state.waiting[ticket] = continuation
            return nil
        }
        if let answer { continuation.resume(returning: answer) }
    }

    private func abandon(_ ticket: Int) {
        let continuation = state.withLock { state -> CheckedContinuation<Duration?, Never>? in
            guard state.queue.abandon(ticket) else {
                state.cancelled.insert(ticket)
                return nil
            }
            return state.waiting.removeValue(forKey: ticket)
        }
        continuation?.resume(returning: nil)
    }

    private func leave() {
        let now = clock.elapsed()
        let next = state.withLock { state -> (CheckedContinuation<Duration?, Never>, Duration)? in
            guard let (ticket, start) = state.queue.leave(now: now) else { return nil }
            return state.waiting.removeValue(forKey: ticket).map { ($0, start) }
        }
        next?.0.resume(returning: next?.1)
    }
}
