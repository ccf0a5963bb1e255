import Foundation
import StreamingDomain
import Testing

/// `behaviour.md` §1.14.
@Suite("Readings of the memory")
struct MemoryTests {
    static let megabyte: UInt64 = 1_048_576
    static func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }

    static func state(available: Double, at seconds: Double = 0) -> MemoryState {
        let bytes = UInt64(available * Double(megabyte))
        return MemoryState(
            availableBytes: bytes, totalBytes: 4000 * megabyte, usedBytes: 4000 * megabyte - bytes, timestamp: date(seconds))
    }

    @Test("Megabytes are 1 048 576 bytes, and usage is a percentage")
    func figures() {
        let state = Self.state(available: 1000)
        #expect(state.availableMegabytes == 1000 && state.totalMegabytes == 4000 && state.usedMegabytes == 3000 && state.usage == 75)
        #expect(MemoryState(availableBytes: 0, totalBytes: 0, usedBytes: 5, timestamp: .distantPast).usage == 0)
    }

    @Test(
        "Below 100 MB is a warning, below 50 MB is critical",
        arguments: [
            (0, .critical), (49.99, .critical), (50, .warning), (99.99, .warning), (100, .normal), (4000, .normal),
        ] as [(Double, MemoryPressure)])
    func pressure(available: Double, pressure: MemoryPressure) {
        #expect(MemoryThresholds.default.pressure(of: Self.state(available: available)) == pressure)
    }

    @Test("Thresholds and order")
    func numbers() {
        let thresholds = MemoryThresholds.default
        #expect(thresholds.warning == 100 && thresholds.critical == 50 && thresholds.pollInterval == 2)
        #expect(MemoryPressure.allCases.map(\.rawValue) == [0, 1, 2] && MemoryPressure.allCases == [.normal, .warning, .critical])
        #expect(MemoryPressure.normal < .warning && .warning < MemoryPressure.critical)
    }

    @Test("The first reading is due at once, then every two seconds until it stops")
    func polling() {
        var monitor = MemoryMonitor()
        let before = monitor.record(Self.state(available: 10))
        #expect(before == nil && monitor.current == nil && !monitor.isRunning && !monitor.isDue(at: .distantFuture))
        monitor.start(at: Self.date(10))
        monitor.start(at: Self.date(11))
        #expect(monitor.nextPoll == Self.date(10) && monitor.isDue(at: Self.date(10)) && !monitor.isDue(at: Self.date(9)))
        let first = monitor.record(Self.state(available: 10, at: 10.5))
        #expect(first != nil && monitor.nextPoll == Self.date(12.5) && monitor.pressure == .critical)
        monitor.stop()
        #expect(!monitor.isRunning)
    }

    @Test("The same bytes twice are no news, whenever they were read")
    func duplicates() {
        var monitor = MemoryMonitor()
        monitor.start(at: Self.date(0))
        let news = [(60.0, 0.0), (60, 2), (61, 4), (60, 6), (60, 8)].map { monitor.record(Self.state(available: $0.0, at: $0.1)) != nil }
        #expect(news == [true, false, true, true, false])
        #expect(monitor.nextPoll == Self.date(10))
    }
}
