public import Foundation
public import StreamingDomain

/// Reads how much memory there is, and empties caches while it is scarce. What is decided is in `AutomaticCleanup`; this carries it out.
public struct MemoryCare: Sendable {
    public enum Event: Hashable, Sendable {
        /// The pressure is another one than before. Also the bytes of all caches, where it is not normal.
        case pressure(MemoryPressure, MemoryState, caches: UInt64)
        case cleaned(CleanupReport)
        /// The system does not say how much there is; nothing is watched.
        case unknown
    }

    private let caches: [CleanableCache]
    private let read: @Sendable () -> MemoryState?
    private let clock: any Clock<Duration>
    private let report: @Sendable (Event) -> Void

    /// - Parameters:
    ///   - read: the memory now; nil if that is unknown.
    ///   - report: is told what happens, for logs.
    public init(
        _ caches: [CleanableCache], read: @escaping @Sendable () -> MemoryState? = { MachineMemory.current()?.state(at: Date()) },
        on clock: any Clock<Duration> = ContinuousClock(), report: @escaping @Sendable (Event) -> Void
    ) {
        self.caches = caches
        self.read = read
        self.clock = clock
        self.report = report
    }

    /// Runs until its task is cancelled.
    public func run() async {
        var cleanup = AutomaticCleanup(planner: CleanupPlanner())
        cleanup.enable(at: Date())
        while !Task.isCancelled {
            guard let state = read() else { return report(.unknown) }
            await take(state, &cleanup)
            let next = cleanup.monitor.nextPoll?.timeIntervalSince(state.timestamp) ?? cleanup.monitor.thresholds.pollInterval
            guard (try? await clock.sleep(for: .seconds(next))) != nil else { return }
        }
    }

    private func take(_ state: MemoryState, _ cleanup: inout AutomaticCleanup) async {
        let (before, now) = (cleanup.monitor.pressure, cleanup.monitor.thresholds.pressure(of: state))
        var known: [String: CleanableCache] = [:], planner = CleanupPlanner()
        if now != .normal {
            for cache in caches {
                let cleaner = await cache.cleaner()
                known[cleaner.name] = cache
                planner.register(cleaner)
            }
        }
        cleanup.planner = planner
        if now != before { report(.pressure(now, state, caches: planner.estimatedBytes)) }
        guard let plan = cleanup.record(state) else { return }
        let done = await carryOut(plan, known)
        if plan.publishes(done) { report(.cleaned(done)) }
    }

    private func carryOut(_ plan: CleanupPlan, _ caches: [String: CleanableCache]) async -> CleanupReport {
        var done = CleanupReport([])
        for cleaner in plan.cleaners {
            guard !Task.isCancelled, let cache = caches[cleaner.name] else { break }
            do {
                let (bytes, items) = try await cache.clean()
                done.results.append(CleanupResult(name: cleaner.name, bytesFreed: bytes, itemsRemoved: items))
            } catch {
                done.results.append(CleanupResult(name: cleaner.name, failure: "\(error)"))
            }
        }
        return done
    }
}
