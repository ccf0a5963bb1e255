import Caching
import Synchronization
import Testing

@Suite("Cache in memory")
struct TimedCacheTests {
    private final class Time: Sendable {
        private let passed = Mutex(Duration.zero)
        var elapsed: Duration { passed.withLock { $0 } }
        func pass(_ duration: Duration) { passed.withLock { $0 += duration } }
    }

    private let time = Time()

    private func cache(_ capacity: Int, lifetime: Duration = .seconds(60)) -> TimedCache<String, Int> {
        TimedCache(capacity: capacity, lifetime: lifetime) { [time] in time.elapsed }
    }

    @Test("A value is valid to the last moment of its lifetime; after it the value is gone")
    func lifetime() {
        let cache = cache(10)
        #expect(cache.lookup("a") == .miss && cache.isEmpty)
        cache.set(1, for: "a")
        cache.set(2, for: "b", lifetime: .seconds(5))
        time.pass(.seconds(5))
        #expect(cache.lookup("b") == .hit(2))
        time.pass(.milliseconds(1))
        #expect(cache.lookup("b") == .expired && cache.lookup("b") == .miss && cache.count == 1)
        time.pass(.milliseconds(54_999))
        #expect(cache.lookup("a") == .hit(1))
        time.pass(.milliseconds(1))
        #expect(cache.lookup("a") == .expired && cache.isEmpty)
    }

    @Test("Setting a value again begins its lifetime again")
    func again() {
        let cache = cache(10)
        cache.set(1, for: "a")
        time.pass(.seconds(50))
        cache.set(2, for: "a")
        time.pass(.seconds(50))
        #expect(cache.lookup("a").value == 2 && cache.count == 1)
    }

    @Test("An hour is the lifetime where none is given")
    func hour() {
        let cache = TimedCache<Int, Int>(capacity: 1) { [time] in time.elapsed }
        cache.set(1, for: 1)
        time.pass(.seconds(3_600))
        #expect(cache.lookup(1).label == "HIT")
        time.pass(.seconds(1))
        #expect(cache.lookup(1).label == "EXPIRED" && cache.lookup(1).label == "MISS")
    }

    @Test("The least recently used values make room, by cost")
    func bounded() {
        let cache = cache(3)
        for (number, key) in ["a", "b", "c"].enumerated() { cache.set(number, for: key) }
        _ = cache.lookup("a")
        cache.set(3, for: "d")
        #expect(cache.lookup("b") == .miss && cache.lookup("a") == .hit(0) && cache.count == 3)
        cache.set(4, for: "e", cost: 2)
        #expect(cache.count == 2 && cache.lookup("e") == .hit(4) && cache.lookup("a") == .hit(0))
        cache.set(5, for: "a", cost: 4)
        // What costs more than all may is not kept, nor what it replaces.
        #expect(cache.lookup("a") == .miss && cache.lookup("e") == .hit(4))
    }

    @Test("Single values and all of them are removed")
    func removed() {
        let cache = cache(3)
        for key in ["a", "b"] { cache.set(1, for: key) }
        cache.remove("a")
        cache.remove("nothing")
        #expect(cache.count == 1)
        #expect(cache.values == [1] && cache.removeAll() == [1] && cache.removeAll() == [])
        #expect(cache.isEmpty && cache.lookup("b") == .miss)
        cache.set(1, for: "b", cost: 3)
        #expect(cache.lookup("b") == .hit(1))
    }
}
