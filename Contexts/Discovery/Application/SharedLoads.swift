import DiscoveryDomain

/// Requests that concurrent callers share. The cancellation of one caller ends only its own waiting; that of the last one ends the request.
actor SharedLoads {
    struct Key: Hashable {
        let list: DiscoveryList
        let page: Int
    }

    typealias Outcome = Result<DiscoveryResult, DiscoveryError>

    private struct Running {
        let number: Int
        let task: Task<Void, Never>
        var callers: [Int: CheckedContinuation<Outcome, Never>]
    }

    private var running: [Key: Running] = [:]
    private var issued = 0

    /// The number of callers that wait for a page.
    func callers(for key: Key) -> Int { running[key]?.callers.count ?? 0 }

    /// The outcome of `work`, or that of the same work that has already begun.
    func outcome(for key: Key, _ work: @escaping @Sendable () async -> Outcome) async -> Outcome {
        let caller = issue()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { join(key, caller, $0, work) }
        } onCancel: {
            // It runs after `join`, which does not suspend.
            Task { await leave(key, caller) }
        }
    }

    private func join(
        _ key: Key, _ caller: Int, _ continuation: CheckedContinuation<Outcome, Never>, _ work: @escaping @Sendable () async -> Outcome
    ) {
        if Task.isCancelled { return continuation.resume(returning: Self.cancelled) }
        if running[key] != nil {
            running[key]?.callers[caller] = continuation
        } else {
            let number = issue()
            // Owned by all its callers: none of their tasks may end it for the others.
            let task = Task { finish(key, number, await work()) }
            running[key] = Running(number: number, task: task, callers: [caller: continuation])
        }
    }

    private func leave(_ key: Key, _ caller: Int) {
        guard let continuation = running[key]?.callers.removeValue(forKey: caller) else { return }
        if let abandoned = running[key], abandoned.callers.isEmpty {
            // Whoever comes now begins anew.
            running[key] = nil
            abandoned.task.cancel()
        }
        continuation.resume(returning: Self.cancelled)
    }

    private func finish(_ key: Key, _ number: Int, _ outcome: Outcome) {
        guard let ended = running[key], ended.number == number else { return }
        running[key] = nil
        for caller in ended.callers.values { caller.resume(returning: outcome) }
    }

    private func issue() -> Int {
        issued += 1
        return issued
    }

    private static let cancelled = Outcome.failure(.unavailable(reason: "Nobody waits for the list any more."))
}
