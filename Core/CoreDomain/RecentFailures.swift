import Synchronization

/// The last failure for each key, so that what failed is not asked for again and again. It is lost at the end of the program.
public final class RecentFailures<Key: Hashable & Sendable, Failure: Error>: Sendable {
    private struct Entry {
        let failure: Failure
        let start: Duration
        let end: Duration
        let turn: Int
    }

    private struct State {
        var entries: [Key: Entry] = [:]
        var turn = 0
    }

    private let state = Mutex(State())
    private let capacity: Int
    private let elapsed: @Sendable () -> Duration

    /// - Parameters:
    ///   - capacity: at most so many are remembered, from 1; those whose pauses end first make room.
    ///   - elapsed: the time since some fixed moment. Where it goes back, as with a clock that is set, pauses are over.
    public init(capacity: Int, elapsed: @escaping @Sendable () -> Duration) {
        self.capacity = max(1, capacity)
        self.elapsed = elapsed
    }

    /// - Parameter pause: for how long nothing should be asked again.
    public func note(_ failure: Failure, for key: Key, pause: Duration) {
        let now = elapsed()
        state.withLock { state in
            state.turn += 1
            state.entries[key] = Entry(failure: failure, start: now, end: now + pause, turn: state.turn)
            guard state.entries.count > capacity else { return }
            let first = state.entries.min { ($0.value.end, $0.value.turn) < ($1.value.end, $1.value.turn) }
            if let first { state.entries[first.key] = nil }
        }
    }

    public func forget(_ key: Key) { state.withLock { $0.entries[key] = nil } }

    /// The failure during its pause.
    public func recent(_ key: Key) -> Failure? {
        let now = elapsed()
        return state.withLock { state in
            guard let entry = state.entries[key] else { return nil }
            return entry.start <= now && now < entry.end ? entry.failure : nil
        }
    }

    /// The failure, also after its pause.
    public func last(_ key: Key) -> Failure? { state.withLock { $0.entries[key]?.failure } }
}
