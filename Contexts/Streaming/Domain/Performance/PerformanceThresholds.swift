/// From which figures a playback is worth a word (`behaviour.md` §1.10).
public struct PerformanceThresholds: Hashable, Sendable {
    /// The limits of one figure: from each on, the figure has that severity.
    public struct Limits: Hashable, Sendable {
        public var acceptable: Double
        public var warning: Double
        public var critical: Double

        public init(acceptable: Double, warning: Double, critical: Double) {
            self.acceptable = acceptable
            self.warning = warning
            self.critical = critical
        }

        /// Nil below `acceptable`, and for NaN.
        public func severity(of value: Double) -> AlertSeverity? {
            if value >= critical { return .critical }
            if value >= warning { return .warning }
            return value >= acceptable ? .info : nil
        }
    }

    /// Seconds to the first frame.
    public var startup: Limits
    /// The share of the time spent buffering, 0…1.
    public var rebufferingRatio: Limits
    /// Seconds of a single interruption.
    public var longestBuffering: Double
    /// Interruptions in one minute.
    public var mostBufferingPerMinute: Int
    /// Megabytes in use.
    public var memoryWarning: Double
    /// Megabytes in use.
    public var memoryCritical: Double

    public init(
        startup: Limits, rebufferingRatio: Limits, longestBuffering: Double, mostBufferingPerMinute: Int, memoryWarning: Double,
        memoryCritical: Double
    ) {
        self.startup = startup
        self.rebufferingRatio = rebufferingRatio
        self.longestBuffering = longestBuffering
        self.mostBufferingPerMinute = mostBufferingPerMinute
        self.memoryWarning = memoryWarning
        self.memoryCritical = memoryCritical
    }
}
