import Synchronization

/// Values made on demand and kept while they are in use: the one longest unused gives way.
public final class RecentValues<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let entries = Mutex<[(key: Key, value: Value)]>([])
    private let capacity: Int

    /// - Parameter capacity: how many are kept, at least 1; finding one takes time in proportion.
    public init(capacity: Int) { self.capacity = max(1, capacity) }

    /// The value that is kept for `key`; otherwise a new one, made while others wait.
    public func value(for key: Key, making make: () -> Value) -> Value {
        entries.withLock { entries in
            if let index = entries.firstIndex(where: { $0.key == key }) {
                if index > 0 { entries.insert(entries.remove(at: index), at: 0) }
                return entries[0].value
            }
            let made = make()
            if entries.count >= capacity { entries.removeLast() }
            entries.insert((key, made), at: 0)
            return made
        }
    }
}
