/// From which reading memory is scarce, and how often it is read (`behaviour.md` §1.14).
public struct MemoryThresholds: Hashable, Sendable {
    /// Megabytes available; below is a warning.
    public var warning: Double
    /// Megabytes available; below is critical.
    public var critical: Double
    /// Seconds between readings.
    public var pollInterval: Double

    public init(warning: Double, critical: Double, pollInterval: Double) {
        self.warning = warning
        self.critical = critical
        self.pollInterval = pollInterval
    }

    public static let `default` = MemoryThresholds(warning: 100, critical: 50, pollInterval: 2)

    public func pressure(of state: MemoryState) -> MemoryPressure {
        if state.availableMegabytes < critical { return .critical }
        return state.availableMegabytes < warning ? .warning : .normal
    }
}
