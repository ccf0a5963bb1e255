public import Foundation

/// How well a movie played in a session (`behaviour.md` §1.9). Seconds.
public struct PlaybackMetrics: Hashable, Sendable {
    public var timeToFirstFrame: Double?
    public var bufferingCount: Int
    public var totalBuffering: Double
    public var watchDuration: Double

    public init(timeToFirstFrame: Double?, bufferingCount: Int, totalBuffering: Double, watchDuration: Double) {
        self.timeToFirstFrame = timeToFirstFrame
        self.bufferingCount = bufferingCount
        self.totalBuffering = totalBuffering
        self.watchDuration = watchDuration
    }

    /// 0 if nothing was watched.
    public var rebufferingRatio: Double { watchDuration > 0 ? totalBuffering / watchDuration : 0 }
}

/// Measures them. Unlike `RebufferingMonitor`, a second start of buffering replaces the first.
public struct PlaybackMetricsTracker: Hashable, Sendable {
    private var startup = StartupTracker()
    private var bufferingStart: Date?
    private var bufferingCount = 0
    private var totalBuffering = 0.0

    public init() {}

    public mutating func loadStarted(at date: Date) { startup.loadStarted(at: date) }

    public mutating func firstFrameRendered(at date: Date) { startup.firstFrameRendered(at: date) }

    public mutating func bufferingStarted(at date: Date) { bufferingStart = date }

    /// - Returns: seconds; nil without a start, when the end is ignored.
    @discardableResult
    public mutating func bufferingEnded(at date: Date) -> Double? {
        guard let start = bufferingStart else { return nil }
        let seconds = max(0, date.timeIntervalSince(start))
        bufferingStart = nil
        bufferingCount += 1
        totalBuffering += seconds
        return seconds
    }

    public func metrics(watchDuration: Double) -> PlaybackMetrics {
        PlaybackMetrics(
            timeToFirstFrame: startup.timeToFirstFrame, bufferingCount: bufferingCount, totalBuffering: totalBuffering,
            watchDuration: watchDuration)
    }

    public mutating func reset() { self = PlaybackMetricsTracker() }
}
