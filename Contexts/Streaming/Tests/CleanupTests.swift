import Foundation
import StreamingDomain
import Testing

/// `behaviour.md` §1.14.
@Suite("Which caches are cleaned, and in which order")
struct CleanupTests {
    static let video = CacheCleaner.video(estimatedBytes: 700), image = CacheCleaner.image(estimatedBytes: 30)
    static let pages = CacheCleaner(name: "Pages", priority: .low, estimatedBytes: 5)
    static let planner = CleanupPlanner([pages, video, image])

    @Test("Names and priorities")
    func cleaners() {
        #expect(Self.video.name == "Video Cache" && Self.video.priority == .high)
        #expect(Self.image.name == "Image Cache" && Self.image.priority == .medium)
        #expect(CacheCleaner.Priority.allCases.map(\.rawValue) == [0, 1, 2] && CacheCleaner.Priority.allCases == [.low, .medium, .high])
    }

    @Test("The highest priority is first, equal ones stay in order, and sizes add up")
    func order() {
        var planner = Self.planner
        planner.register(CacheCleaner(name: "Thumbnails", priority: .medium, estimatedBytes: 1))
        planner.register(CacheCleaner(name: "Segments", priority: .high, estimatedBytes: 2))
        #expect(planner.cleaners.map(\.name) == ["Video Cache", "Segments", "Image Cache", "Thumbnails", "Pages"])
        #expect(planner.estimatedBytes == 738)
        planner.register(CacheCleaner(name: "Liar", priority: .low, estimatedBytes: .max))
        #expect(planner.estimatedBytes == .max)
    }

    @Test(
        "Up to a priority means at most that priority",
        arguments: [
            (.low, ["Pages"]), (.medium, ["Image Cache", "Pages"]), (.high, ["Video Cache", "Image Cache", "Pages"]),
        ] as [(CacheCleaner.Priority, [String])])
    func limits(priority: CacheCleaner.Priority, names: [String]) {
        #expect(Self.planner.cleaners(upTo: priority).map(\.name) == names)
    }

    @Test("A warning cleans up to medium, critical cleans all, normal cleans nothing")
    func plans() {
        #expect(Self.planner.plan(for: .normal) == nil)
        let warning = Self.planner.plan(for: .warning), critical = Self.planner.plan(for: .critical)
        #expect(warning?.cleaners == [Self.image, Self.pages] && critical?.cleaners == [Self.video, Self.image, Self.pages])
        let empty = CleanupReport([]), full = CleanupReport([CleanupResult(name: "Pages", bytesFreed: 0, itemsRemoved: 0)])
        #expect(warning?.publishes(empty) == false && critical?.publishes(empty) == true)
        #expect(warning?.publishes(full) == true && critical?.publishes(full) == true)
    }

    @Test("Results add up, and a failure is all zeros with its message")
    func results() {
        let failure = CleanupResult(name: "Image Cache", failure: "disk is away")
        #expect(!failure.isSuccess && failure.error == "disk is away" && failure.bytesFreed == 0 && failure.itemsRemoved == 0)
        let report = CleanupReport([
            CleanupResult(name: "Video Cache", bytesFreed: 3 * MemoryTests.megabyte, itemsRemoved: 2), failure,
            CleanupResult(name: "Pages", bytesFreed: MemoryTests.megabyte / 2, itemsRemoved: 5),
        ])
        #expect(report.bytesFreed == 7 * MemoryTests.megabyte / 2 && report.itemsRemoved == 7 && report.megabytesFreed == 3.5)
        #expect(report.failures == [failure] && report.results[0].megabytesFreed == 3 && report.results[0].isSuccess)
        let huge = CleanupResult(name: "x", bytesFreed: .max, itemsRemoved: .max)
        #expect(CleanupReport([huge, huge]).bytesFreed == .max && CleanupReport([huge, huge]).itemsRemoved == .max)
    }

    @Test("Automatic cleanup follows the readings while it is enabled")
    func automatic() {
        var cleanup = AutomaticCleanup(planner: Self.planner)
        func plan(_ available: Double, _ seconds: Double) -> [String]? {
            cleanup.record(MemoryTests.state(available: available, at: seconds))?.cleaners.map(\.name)
        }
        #expect(!cleanup.isEnabled)
        let disabled = plan(10, 0)
        cleanup.enable(at: MemoryTests.date(1))
        cleanup.enable(at: MemoryTests.date(1.5))
        #expect(cleanup.isEnabled && cleanup.monitor.nextPoll == MemoryTests.date(1))
        let plans = [plan(200, 1), plan(99, 3), plan(99, 5), plan(50, 7), plan(49, 9)]
        cleanup.disable()
        let after = plan(20, 11)
        #expect(disabled == nil && after == nil && !cleanup.isEnabled)
        let few = ["Image Cache", "Pages"]
        #expect(plans == [nil, few, nil, few, ["Video Cache"] + few])
    }
}
