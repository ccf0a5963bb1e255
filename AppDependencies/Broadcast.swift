import Flow
import Synchronization

/// One value that many sessions watch: computed once for all of them after each change, and kept for later ones.
///
/// A thousand open pages cost one computation for each change; a page that opens finds the value ready. While nobody watches, nothing is
/// computed. A failure is sent to those who wait for it and not kept: the next request computes the value again.
final class Broadcast<Value: Sendable & Equatable>: Sendable {
    typealias Update = Result<Value, ViewStateError>

    private struct Listener {
        let continuation: AsyncStream<Update>.Continuation
        var last: Update?
    }

    private struct State {
        /// As of the last change; nil until it is known.
        var latest: Value?
        var listeners: [Int: Listener] = [:]
        var issued = 0
        var following: [Task<Void, Never>] = []
        var computing: Task<Void, Never>?
        /// A change came while the value was being computed.
        var isOutdated = false
    }

    private let state = Mutex(State())
    private let changes: @Sendable () -> [AsyncStream<Void>]
    private let compute: @Sendable () async throws -> Value

    /// - Parameter changes: streams with one element for the present state, and one for each change.
    init(changes: @escaping @Sendable () -> [AsyncStream<Void>], compute: @escaping @Sendable () async throws -> Value) {
        self.changes = changes
        self.compute = compute
    }

    /// The value as soon as it is known, and again after each change.
    func updates() -> AsyncStream<Update> {
        let (stream, continuation) = AsyncStream<Update>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let number = state.withLock { state in
            state.issued += 1
            state.listeners[state.issued] = Listener(continuation: continuation)
            if state.following.isEmpty { state.following = changes().map(follow) }
            if let latest = state.latest {
                state.listeners[state.issued]?.last = .success(latest)
                continuation.yield(.success(latest))
            } else if state.computing == nil {
                state.computing = work()
            }
            return state.issued
        }
        // A listener keeps this object, which may have been replaced for later listeners.
        continuation.onTermination = { _ in
            self.state.withLock { $0.listeners[number] = nil }
        }
        return stream
    }

    /// The value, once it is known.
    func value() async throws -> Value {
        for await update in updates() { return try update.get() }
        throw CancellationError()
    }

    /// One element for each update.
    func signals() -> AsyncStream<Void> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let work = Task {
                for await _ in updates() { continuation.yield() }
                continuation.finish()
            }
            continuation.onTermination = { _ in work.cancel() }
        }
    }

    /// Owned by this object: it ends in `deinit`.
    private func follow(_ changes: AsyncStream<Void>) -> Task<Void, Never> {
        Task { [weak self] in
            var isFirst = true
            for await _ in changes {
                // The first is for the state that the first listener has computed.
                if !isFirst { self?.changed() }
                isFirst = false
                try? await Task.sleep(for: reloadInterval)
            }
        }
    }

    private func changed() {
        state.withLock { state in
            state.latest = nil
            state.isOutdated = state.computing != nil
            if state.computing == nil, !state.listeners.isEmpty { state.computing = work() }
        }
    }

    /// Owned by this object, which it holds only while it computes.
    private func work() -> Task<Void, Never> {
        Task { [weak self, compute] in
            repeat {
                let update = await result(of: compute)
                guard let self, self.deliver(update) else { return }
            } while !Task.isCancelled
        }
    }

    /// - Returns: whether it must be computed again.
    private func deliver(_ update: Update) -> Bool {
        state.withLock { state in
            for (number, listener) in state.listeners where listener.last != update {
                state.listeners[number]?.last = update
                listener.continuation.yield(update)
            }
            let isOutdated = state.isOutdated
            state.isOutdated = false
            if isOutdated, !state.listeners.isEmpty { return true }
            if !isOutdated, case .success(let value) = update { state.latest = value }
            state.computing = nil
            return false
        }
    }

    deinit {
        state.withLock { state in
            for task in state.following { task.cancel() }
            state.computing?.cancel()
            for listener in state.listeners.values { listener.continuation.finish() }
        }
    }
}
