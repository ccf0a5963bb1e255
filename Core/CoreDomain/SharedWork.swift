import Synchronization

/// Work that concurrent callers with the same key share. The cancellation of one caller ends only its own waiting; that of the last one ends the
/// work.
public final class SharedWork<Key: Hashable & Sendable, Value: Sendable, Failure: Error>: Sendable {
    private typealias Outcome = Result<Value, Failure>

    private struct Running {
        let number: Int
        let task: Task<Void, Never>
        var callers: [Int: CheckedContinuation<Outcome, Never>]
    }

    private struct State {
        var running: [Key: Running] = [:]
        var issued = 0
        /// Callers that were cancelled before they began to wait.
        var cancelled: Set<Int> = []

        mutating func issue() -> Int {
            issued += 1
            return issued
        }
    }

    private let state = Mutex(State())
    private let cancelled: Failure

    /// - Parameter cancelled: what a caller gets that is cancelled.
    public init(cancelled: Failure) { self.cancelled = cancelled }

    /// The number of callers that wait for a key.
    public func callers(for key: Key) -> Int { state.withLock { $0.running[key]?.callers.count ?? 0 } }

    /// The outcome of `work`, or that of the same work that has already begun.
    public func value(
        for key: Key, _ work: @escaping @Sendable () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let caller = state.withLock { $0.issue() }
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { join(key, caller, $0, work) }
        } onCancel: {
            leave(key, caller)
        }
        _ = state.withLock { $0.cancelled.remove(caller) }
        return try outcome.get()
    }

    private func join(
        _ key: Key, _ caller: Int, _ continuation: CheckedContinuation<Outcome, Never>,
        _ work: @escaping @Sendable () async throws(Failure) -> Value
    ) {
        let isCancelled = state.withLock { state in
            if state.cancelled.contains(caller) { return true }
            if state.running[key] != nil {
                state.running[key]?.callers[caller] = continuation
            } else {
                let number = state.issue()
                // Owned by all its callers: none of their tasks may end it for the others.
                let task = Task { await run(key, number, work) }
                state.running[key] = Running(number: number, task: task, callers: [caller: continuation])
            }
            return false
        }
        if isCancelled { continuation.resume(returning: .failure(cancelled)) }
    }

    private func leave(_ key: Key, _ caller: Int) {
        let (continuation, abandoned) = state.withLock { state -> (CheckedContinuation<Outcome, Never>?, Task<Void, Never>?) in
            guard let continuation = state.running[key]?.callers.removeValue(forKey: caller) else {
                state.cancelled.insert(caller)
                return (nil, nil)
            }
            guard let running = state.running[key], running.callers.isEmpty else { return (continuation, nil) }
            // Whoever comes now begins anew.
            state.running[key] = nil
            return (continuation, running.task)
        }
        abandoned?.cancel()
        continuation?.resume(returning: .failure(cancelled))
    }

    private func run(_ key: Key, _ number: Int, _ work: @Sendable () async throws(Failure) -> Value) async {
        let outcome: Outcome
        do throws(Failure) { outcome = .success(try await work()) } catch { outcome = .failure(error) }
        let callers = state.withLock { state in
            guard let running = state.running[key], running.number == number else { return [CheckedContinuation<Outcome, Never>]() }
            state.running[key] = nil
            return Array(running.callers.values)
        }
        for caller in callers { caller.resume(returning: outcome) }
    }
}
