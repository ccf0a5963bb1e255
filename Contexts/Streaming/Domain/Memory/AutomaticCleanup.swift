public import Foundation

/// Cleans caches by itself while memory is scarce (`behaviour.md` §1.14). It judges readings with the thresholds of its monitor; the original
/// always took the default ones, which are the default here, too.
public struct AutomaticCleanup: Hashable, Sendable {
    public var planner: CleanupPlanner
    public private(set) var monitor: MemoryMonitor

    public init(planner: CleanupPlanner, thresholds: MemoryThresholds = .default) {
        self.planner = planner
        monitor = MemoryMonitor(thresholds: thresholds)
    }

    public var isEnabled: Bool { monitor.isRunning }

    /// Enabling again changes nothing.
    public mutating func enable(at date: Date) { monitor.start(at: date) }

    public mutating func disable() { monitor.stop() }

    /// Takes a reading of the memory.
    /// - Returns: what to clean now; nil if nothing.
    public mutating func record(_ state: MemoryState) -> CleanupPlan? {
        guard let news = monitor.record(state) else { return nil }
        return planner.plan(for: monitor.thresholds.pressure(of: news))
    }
}
