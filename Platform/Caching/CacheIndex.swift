import Foundation

/// Sizes and last uses of what a cache holds.
struct CacheIndex<Key: Hashable & Sendable>: Sendable {
    private struct Entry {
        var size: Int64
        var used: Date
        /// The use that the disk knows.
        var noted: Date
        var made: Date
        /// Counts up, so that uses within one tick of the clock have an order.
        var turn: Int
    }

    private var entries: [Key: Entry] = [:]
    private var turn = 0
    private(set) var total: Int64 = 0

    var count: Int { entries.count }

    func contains(_ key: Key) -> Bool { entries[key] != nil }

    /// - Parameter used: nil for the date at which it was made.
    mutating func insert(_ key: Key, size: Int64, at made: Date, used: Date? = nil) {
        remove(key)
        turn += 1
        entries[key] = Entry(size: size, used: used ?? made, noted: used ?? made, made: made, turn: turn)
        total += size
    }

    mutating func remove(_ key: Key) {
        if let old = entries.removeValue(forKey: key) { total -= old.size }
    }

    func names(where isWanted: (Key) -> Bool) -> [Key] { entries.keys.filter(isWanted) }

    /// The date at which it was made.
    func made(_ key: Key) -> Date? { entries[key]?.made }

    /// The oldest first.
    func made(before date: Date, limit: Int, where isWanted: (Key) -> Bool) -> [Key] {
        let old = entries.filter { $0.value.made < date && isWanted($0.key) }
        return old.sorted { ($0.value.made, $0.value.turn) < ($1.value.made, $1.value.turn) }.prefix(max(0, limit)).map(\.key)
    }

    /// - Returns: whether the use that the disk knows is so long ago that this one should be written there.
    mutating func touch(_ key: Key, at date: Date) -> Bool {
        guard let noted = entries[key]?.noted else { return false }
        use(key)
        entries[key]?.used = date
        guard date.timeIntervalSince(noted) > 60 else { return false }
        entries[key]?.noted = date
        return true
    }

    /// A use without a date: only the order counts.
    mutating func use(_ key: Key) {
        turn += 1
        entries[key]?.turn = turn
    }

    /// Evicts what was least recently used, down to 90 % of the capacity, so that not every new one causes an eviction.
    mutating func evict(downTo capacity: Int64) -> [Key] {
        guard total > capacity else { return [] }
        var gone: [Key] = []
        for (key, _) in entries.sorted(by: { ($0.value.used, $0.value.turn) < ($1.value.used, $1.value.turn) }) {
            guard total > capacity - capacity / 10 else { break }
            remove(key)
            gone.append(key)
        }
        return gone
    }
}
