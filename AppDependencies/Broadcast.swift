import Flow
import Synchronization

/// One value that many sessions watch: computed once for all of them after each change, and at hand for the next.
///
/// A thousand open pages cost one computation for each change; a page that opens finds the value ready.
final class Broadcast<Value: Sendable & Equatable>: Sendable {
    typealias Update = Result<Value, ViewStateError>

    private struct State {
        var latest: Update?
        var listeners: [Int: AsyncStream<Update>.Continuation] = [:]
        var issued = 0
        var task: Task<Void, Never>?
    }

    private let state = Mutex(State())
    private let changes: @Sendable () -> [AsyncStream<Void>]
    private let compute: @Sendable () async throws -> Value

    init(
        changes: @escaping @Sendable () -> [AsyncStream<Void>], compute: @escaping @Sendable () async throws -> Value
    ) {
        self.changes = changes
        self.compute = compute
    }

    /// The value as soon as it is known, and again after each change.
    func updates() -> AsyncStream<Update> {
        let (stream, continuation) = AsyncStream<Update>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let id = state.withLock { state in
            state.issued += 1
            state.listeners[state.issued] = continuation
            if let latest = state.latest { continuation.yield(latest) }
            if state.task == nil { state.task = follow() }
            return state.issued
        }
        // Whoever listens keeps this object: it may have been replaced for newcomers meanwhile.
        continuation.onTermination = { _ in
            self.state.withLock { $0.listeners[id] = nil }
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
    private func follow() -> Task<Void, Never> {
        Task { [weak self, changes, compute] in
            for await update in updating(on: changes, compute) {
                guard let self else { return }
                let listeners = self.state.withLock { state in
                    state.latest = update
                    return Array(state.listeners.values)
                }
                for listener in listeners { listener.yield(update) }
            }
        }
    }

    deinit {
        state.withLock { state in
            state.task?.cancel()
            for listener in state.listeners.values { listener.finish() }
        }
    }
}

/// The computed value now, and again after each change that makes it another one. The work ends with the stream.
func updating<Value: Sendable & Equatable>(
    on changes: @escaping @Sendable () -> [AsyncStream<Void>], _ compute: @escaping @Sendable () async throws -> Value
) -> AsyncStream<Result<Value, ViewStateError>> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
        let work = Task {
            let (signals, signal) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
            await withTaskGroup(of: Void.self) { group in
                for stream in changes() {
                    group.addTask { for await _ in stream { signal.yield() } }
                }
                group.addTask {
                    signal.yield()
                    var last: Result<Value, ViewStateError>?
                    for await _ in signals {
                        let update: Result<Value, ViewStateError>
                        do { update = .success(try await compute()) } catch { update = .failure(ViewStateError(telling: error)) }
                        if update != last, !Task.isCancelled { continuation.yield(update) }
                        last = update
                        // A scan commits many times a second; a page needs to show no more than a few of them.
                        try? await Task.sleep(for: .milliseconds(80))
                    }
                }
                await group.next()
                group.cancelAll()
            }
            continuation.finish()
        }
        continuation.onTermination = { _ in work.cancel() }
    }
}
