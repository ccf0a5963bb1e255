import Foundation
import Synchronization

/// Values in memory that are valid for a while. When they cost too much together, the least recently used ones are evicted.
public final class TimedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Entry {
        var value: Value
        /// By the clock of the cache.
        var end: Duration
    }

    private struct Entries {
        var values: [Key: Entry] = [:]
        var index = CacheIndex<Key>()

        mutating func remove(_ key: Key) {
            values[key] = nil
            index.remove(key)
        }
    }

    private let entries = Mutex(Entries())
    private let capacity: Int64
    private let lifetime: Duration
    private let elapsed: @Sendable () -> Duration

    /// - Parameters:
    ///   - capacity: the cost of all values together, in the unit of `set`; negative counts as 0.
    ///   - lifetime: of values that are set without one; an hour by default (behaviour.md §2.2).
    ///   - elapsed: the time since some fixed moment, from a clock that nobody can set.
    public init(capacity: Int, lifetime: Duration = .seconds(3_600), elapsed: @escaping @Sendable () -> Duration) {
        self.capacity = Int64(max(0, capacity))
        self.lifetime = lifetime
        self.elapsed = elapsed
    }

    public convenience init(capacity: Int, lifetime: Duration = .seconds(3_600)) {
        let start = ContinuousClock.now
        self.init(capacity: capacity, lifetime: lifetime) { start.duration(to: .now) }
    }

    /// Values whose lifetime is over count until they are looked up or evicted.
    public var count: Int { entries.withLock(\.values.count) }

    public var isEmpty: Bool { count == 0 }

    /// A value is valid up to and including the last moment of its lifetime.
    public func lookup(_ key: Key) -> CacheLookup<Value> {
        let now = elapsed()
        return entries.withLock { entries in
            guard let entry = entries.values[key] else { return .miss }
            if entry.end < now {
                entries.remove(key)
                return .expired
            }
            entries.index.use(key)
            return .hit(entry.value)
        }
    }

    /// Replaces the value of the key. One that costs more than the whole cache may is not kept.
    ///
    /// - Parameters:
    ///   - cost: in any unit, such as values or bytes; at least 1.
    ///   - lifetime: nil for that of the cache.
    public func set(_ value: Value, for key: Key, cost: Int = 1, lifetime: Duration? = nil) {
        let end = elapsed() + (lifetime ?? self.lifetime)
        entries.withLock { entries in
            entries.remove(key)
            let cost = Int64(max(1, cost))
            guard cost <= capacity else { return }
            entries.values[key] = Entry(value: value, end: end)
            entries.index.insert(key, size: cost, at: .distantPast)
            for key in entries.index.evict(downTo: capacity) { entries.values[key] = nil }
        }
    }

    public func remove(_ key: Key) { entries.withLock { $0.remove(key) } }

    /// - Returns: what was removed, in no order.
    @discardableResult
    public func removeAll() -> [Value] {
        entries.withLock { entries in
            defer { entries = Entries() }
            return entries.values.values.map(\.value)
        }
    }

    /// All values in no order, also those whose lifetime is over. Does not count as a use.
    public var values: [Value] { entries.withLock { $0.values.values.map(\.value) } }
}
