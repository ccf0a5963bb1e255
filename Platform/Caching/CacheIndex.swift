import Foundation

/// Sizes and last uses of the files of a cache.
struct CacheIndex: Sendable {
    private struct Entry {
        var size: Int64
        var used: Date
        /// Counts up, so that uses within one tick of the clock have an order.
        var turn: Int
    }

    private var entries: [String: Entry] = [:]
    private var turn = 0
    private(set) var total: Int64 = 0

    var count: Int { entries.count }

    func contains(_ name: String) -> Bool { entries[name] != nil }

    mutating func insert(_ name: String, size: Int64, at date: Date) {
        remove(name)
        turn += 1
        entries[name] = Entry(size: size, used: date, turn: turn)
        total += size
    }

    mutating func remove(_ name: String) {
        if let old = entries.removeValue(forKey: name) { total -= old.size }
    }

    /// - Returns: whether the last use is so long ago that this one should be written to disk.
    mutating func touch(_ name: String, at date: Date) -> Bool {
        guard let entry = entries[name] else { return false }
        turn += 1
        entries[name] = Entry(size: entry.size, used: date, turn: turn)
        return date.timeIntervalSince(entry.used) > 60
    }

    /// Evicts the least recently used files down to 90 % of the capacity, so that not every new file causes an eviction.
    mutating func evict(downTo capacity: Int64) -> [String] {
        guard total > capacity else { return [] }
        var gone: [String] = []
        for (name, _) in entries.sorted(by: { ($0.value.used, $0.value.turn) < ($1.value.used, $1.value.turn) }) {
            guard total > capacity - capacity / 10 else { break }
            remove(name)
            gone.append(name)
        }
        return gone
    }
}
