/// How much of a movie was watched (`behaviour.md` §1.9). Seconds.
public struct WatchMetrics: Hashable, Sendable {
    public var watchedDuration: Double
    public var duration: Double
    public var seekCount: Int
    public var pauseCount: Int

    public init(watchedDuration: Double, duration: Double, seekCount: Int, pauseCount: Int) {
        self.watchedDuration = watchedDuration
        self.duration = duration
        self.seekCount = seekCount
        self.pauseCount = pauseCount
    }

    public init(_ events: [AnalyticsEvent], watchedDuration: Double, duration: Double) {
        func count(_ name: String) -> Int { events.count { $0.type.name == name } }
        self.init(watchedDuration: watchedDuration, duration: duration, seekCount: count("seek"), pauseCount: count("pause"))
    }

    /// Percent, at most 100; 0 without a duration.
    public var completion: Double {
        guard duration.isFinite, duration > 0, watchedDuration > 0 else { return 0 }
        return min(watchedDuration / duration * 100, 100)
    }
}
