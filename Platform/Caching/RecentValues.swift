import Synchronization

/// A cache of values that are created on demand; the least recently used one is evicted.
public final class RecentValues<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let entries = Mutex<[(key: Key, value: Value)]>([])
    private let capacity: Int

    /// - Parameter capacity: the number of values, at least 1; a lookup takes time proportional to it.
    public init(capacity: Int) { self.capacity = max(1, capacity) }

    /// The cached value for `key`; otherwise a new one, created while other callers wait.
    public func value(for key: Key, making make: () -> Value) -> Value {
        entries.withLock { entries in
            if let index = entries.firstIndex(where: { $0.key == key }) {
                entries.insert(entries.remove(at: index), at: 0)
                return entries[0].value
            }
            let made = make()
            if entries.count >= capacity { entries.removeLast() }
            entries.insert((key, made), at: 0)
            return made
        }
    }
}
