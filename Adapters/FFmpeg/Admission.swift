import Synchronization

/// Limits the number of concurrent runs; the others wait in order of arrival and may be cancelled.
final class Admission: Sendable {
    private struct Waiter {
        let id: Int
        let continuation: CheckedContinuation<Bool, Never>
    }
    private struct State {
        var free: Int
        var nextID = 0
        var queue: [Waiter] = []
        /// Cancelled before they could queue.
        var gone: Set<Int> = []
    }
    private let state: Mutex<State>

    init(limit: Int) { state = Mutex(State(free: max(1, limit))) }

    func run<Value: Sendable>(_ work: () async throws(FFmpegError) -> Value) async throws(FFmpegError) -> Value {
        let id = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        let admitted = await enter(id)
        // A cancellation after admission has left an entry that nobody will read.
        state.withLock { _ = $0.gone.remove(id) }
        guard admitted else { throw .cancelled }
        defer { leave() }
        return try await work()
    }

    private func enter(_ id: Int) async -> Bool {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let admitted: Bool? = state.withLock { state in
                    if state.gone.remove(id) != nil { return false }
                    if state.free > 0 {
                        state.free -= 1
                        return true
                    }
                    state.queue.append(Waiter(id: id, continuation: continuation))
                    return nil
                }
                if let admitted { continuation.resume(returning: admitted) }
            }
        } onCancel: {
            cancelWaiting(id)
        }
    }

    private func cancelWaiting(_ id: Int) {
        let waiting: Waiter? = state.withLock { state in
            guard let index = state.queue.firstIndex(where: { $0.id == id }) else {
                state.gone.insert(id)
                return nil
            }
            return state.queue.remove(at: index)
        }
        waiting?.continuation.resume(returning: false)
    }

    private func leave() {
        let next: Waiter? = state.withLock { state in
            if state.queue.isEmpty {
                state.free += 1
                return nil
            }
            return state.queue.removeFirst()
        }
        next?.continuation.resume(returning: true)
    }
}
