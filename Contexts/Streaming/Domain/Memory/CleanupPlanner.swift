/// Knows all cleaners, and which of them run when (`behaviour.md` §1.14).
public struct CleanupPlanner: Hashable, Sendable {
    /// Highest priority first; with the same priority in the order of registration.
    public private(set) var cleaners: [CacheCleaner] = []

    public init(_ cleaners: [CacheCleaner] = []) {
        for cleaner in cleaners { register(cleaner) }
    }

    public mutating func register(_ cleaner: CacheCleaner) {
        let place = cleaners.firstIndex { $0.priority < cleaner.priority } ?? cleaners.endIndex
        cleaners.insert(cleaner, at: place)
    }

    public var estimatedBytes: UInt64 { cleaners.reduce(0) { $0.addingClamped($1.estimatedBytes) } }

    /// The cleaners of at most this priority: `medium` never runs a high one.
    public func cleaners(upTo priority: CacheCleaner.Priority) -> [CacheCleaner] { cleaners.filter { $0.priority <= priority } }

    /// Nil when nothing is to be done.
    public func plan(for pressure: MemoryPressure) -> CleanupPlan? {
        switch pressure {
        case .normal: nil
        case .warning: CleanupPlan(cleaners: cleaners(upTo: .medium), publishesEmptyReport: false)
        case .critical: CleanupPlan(cleaners: cleaners, publishesEmptyReport: true)
        }
    }
}
