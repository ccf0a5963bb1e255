import Caching
import FlowTesting
import Foundation
import StreamingDomain
import Synchronization
import Testing

@testable import StreamingInfrastructure

@Suite("Caches are emptied while memory is scarce")
struct MemoryCareTests {
    private struct Broken: Error {}

    /// Readings that come one after another, caches that note when they are emptied, and what was reported.
    private final class Machine: Sendable {
        struct Log {
            var readings: [Double] = []
            var seconds = 0.0
            var emptied: [String] = []
            var events: [MemoryCare.Event] = []
        }

        let log: Mutex<Log>
        let clock = ManualClock()

        init(_ megabytes: [Double]) { log = Mutex(Log(readings: megabytes)) }

        func care(_ caches: [CleanableCache]) -> MemoryCare {
            MemoryCare(caches, read: { self.read() }, on: clock) { event in self.log.withLock { $0.events.append(event) } }
        }

        func cache(_ cleaner: CacheCleaner, isBroken: Bool = false) -> CleanableCache {
            CleanableCache {
                cleaner
            } clean: {
                self.log.withLock { $0.emptied.append(cleaner.name) }
                if isBroken { throw Broken() }
                return (cleaner.estimatedBytes, 1)
            }
        }

        private func read() -> MemoryState? {
            log.withLock { log in
                guard !log.readings.isEmpty else { return nil }
                log.seconds += 2
                return MemoryTests.state(available: log.readings.removeFirst(), at: log.seconds)
            }
        }

        var events: [MemoryCare.Event] { log.withLock(\.events) }
        var emptied: [String] { log.withLock(\.emptied) }
        var left: Int { log.withLock(\.readings.count) }
    }

    private static let caches = [
        CacheCleaner.video(estimatedBytes: 700), CacheCleaner.image(estimatedBytes: 30),
        CacheCleaner(name: "Open movies", priority: .medium, estimatedBytes: 5),
    ]

    @Test("Every two seconds memory is read; a warning empties the small caches, a critical reading all of them, the largest first")
    func readings() async {
        let machine = Machine([500, 99, 99, 49, 200])
        let run = Task { await machine.care(Self.caches.map { machine.cache($0) }).run() }
        while machine.left > 0 { await machine.clock.advance(by: .seconds(2)) }
        await machine.clock.advance(by: .seconds(2))
        await run.value
        let few = ["Image Cache", "Open movies"]
        #expect(machine.emptied == few + ["Video Cache"] + few)
        func report(_ names: [String]) -> MemoryCare.Event {
            .cleaned(
                CleanupReport(
                    names.map { name in
                        CleanupResult(name: name, bytesFreed: Self.caches.first { $0.name == name }?.estimatedBytes ?? 0, itemsRemoved: 1)
                    }))
        }
        #expect(
            machine.events == [
                .pressure(.warning, MemoryTests.state(available: 99, at: 4), caches: 735), report(few),
                .pressure(.critical, MemoryTests.state(available: 49, at: 8), caches: 735), report(["Video Cache"] + few),
                .pressure(.normal, MemoryTests.state(available: 200, at: 10), caches: 0), .unknown,
            ])
    }

    @Test("A cache that cannot be emptied does not keep the others from it")
    func failures() async {
        let machine = Machine([10])
        let caches = [machine.cache(Self.caches[0], isBroken: true), machine.cache(Self.caches[1])]
        let run = Task { await machine.care(caches).run() }
        await machine.clock.advance(by: .seconds(2))
        await run.value
        #expect(machine.emptied == ["Video Cache", "Image Cache"])
        guard case .cleaned(let report)? = machine.events.dropFirst().first else { return #expect(Bool(false), "Nothing was reported") }
        #expect(report.failures.map(\.name) == ["Video Cache"] && report.bytesFreed == 30)
    }

    @Test("It ends with its task")
    func ends() async {
        let machine = Machine(Array(repeating: 500, count: 10))
        let run = Task { await machine.care([]).run() }
        await machine.clock.advance(by: .seconds(2))
        run.cancel()
        await run.value
        #expect(machine.left > 0 && machine.events.isEmpty)
    }

    @Test("Segments that are not on disk take memory until they are forgotten")
    func segments() async {
        let store = SegmentStore(cache: DiskCache(directory: "/proc/nowhere", capacity: 1_000)) { .zero }
        let rendition = EncodedRendition(movie: "m", rendition: .encodedVideo(.p720), count: 9)
        for number in 0..<2 {
            let key = SegmentKey(rendition: rendition, segment: number)
            store.hold([1, 2, 3], for: key)
            await store.keep([1, 2, 3], for: key)
        }
        #expect(store.size == 6)
        #expect(store.forgetMemory() == (6, 2))
        #expect(await store.find(SegmentKey(rendition: rendition, segment: 0)) == nil && store.size == 0)
    }
}
