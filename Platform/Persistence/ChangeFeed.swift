public import CoreDomain
public import GRDB
import Synchronization

/// Notifies observers about changes. The databases of one program share a feed, so that a page that shows parts of several observes one
/// stream.
public final class ChangeFeed: Sendable {
    private struct Listener {
        let keys: Set<ChangeKey>
        let continuation: AsyncStream<Void>.Continuation
    }

    private struct State {
        var listeners: [Int: Listener] = [:]
        /// The numbers of the listeners of each key.
        var numbers: [ChangeKey: Set<Int>] = [:]
        var issued = 0
    }

    private let state = Mutex(State())
    private let recording: (@Sendable (Set<ChangeKey>) -> Void)?

    /// - Parameter recording: receives the keys of each commit, for tests.
    public init(recording: (@Sendable (Set<ChangeKey>) -> Void)? = nil) { self.recording = recording }

    deinit { close() }

    /// One element now and one after each commit that named one of the keys. Commits between two requests for an element are one element;
    /// none is lost.
    public func stream(_ keys: Set<ChangeKey>) -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let number = state.withLock { state in
            state.issued += 1
            state.listeners[state.issued] = Listener(keys: keys, continuation: continuation)
            for key in keys { state.numbers[key, default: []].insert(state.issued) }
            return state.issued
        }
        continuation.onTermination = { [weak self] _ in self?.forget(number) }
        continuation.yield()
        return stream
    }

    /// Wakes all listeners of one of the keys.
    public func publish(_ keys: Set<ChangeKey>) {
        if keys.isEmpty { return }
        recording?(keys)
        let listeners = state.withLock { state in
            let numbers = keys.reduce(into: Set<Int>()) { if let found = state.numbers[$1] { $0.formUnion(found) } }
            return numbers.compactMap { state.listeners[$0]?.continuation }
        }
        for listener in listeners { listener.yield() }
    }

    /// Wakes all observers: another process has made an unknown change.
    func notifyAll() {
        let listeners = state.withLock { state in state.listeners.values.map(\.continuation) }
        for listener in listeners { listener.yield() }
    }

    /// Ends all streams.
    func close() {
        let listeners = state.withLock { state in
            defer { (state.listeners, state.numbers) = ([:], [:]) }
            return state.listeners.values.map(\.continuation)
        }
        for listener in listeners { listener.finish() }
    }

    /// The number of streams, for tests of cancelled observers.
    var count: Int { state.withLock { $0.listeners.count } }

    private func forget(_ number: Int) {
        state.withLock { state in
            guard let listener = state.listeners.removeValue(forKey: number) else { return }
            for key in listener.keys {
                state.numbers[key]?.remove(number)
                if state.numbers[key]?.isEmpty == true { state.numbers[key] = nil }
            }
        }
    }
}

/// The keys that a transaction names.
final class NamedChanges: Sendable {
    @TaskLocal static var current: NamedChanges?
    private let keys = Mutex<Set<ChangeKey>>([])

    var all: Set<ChangeKey> { keys.withLock { $0 } }

    func add(_ added: some Sequence<ChangeKey>) { keys.withLock { $0.formUnion(added) } }
}

extension GRDB.Database {
    /// Names the changes of the transaction. Observers of one of the keys are notified after the commit, and never after a rollback.
    ///
    /// Does nothing outside `Persistence.Database.write`.
    public func changed(_ keys: ChangeKey...) { NamedChanges.current?.add(keys) }

    public func changed(_ keys: some Sequence<ChangeKey>) { NamedChanges.current?.add(keys) }
}
