/// A session that has ended, in words: for the log.
public struct SessionSummary: Hashable, Sendable {
    public var title: String
    public var watch: WatchMetrics
    public var quality: PlaybackMetrics

    /// Nil for a session whose events do not have its end.
    public init?(_ session: AnalyticsSession, _ events: [AnalyticsEvent]) {
        let watched: Double
        var duration = 0.0
        guard let last = events.last else { return nil }
        switch last.type {
        case .videoCompleted: watched = last.currentPosition
        case .videoAbandoned(let seconds, let total): (watched, duration) = (seconds, total)
        default: return nil
        }
        var tracker = PlaybackMetricsTracker()
        tracker.loadStarted(at: session.startTime)
        for event in events {
            switch event.type {
            case .videoStarted: tracker.firstFrameRendered(at: event.timestamp)
            case .bufferingStarted: tracker.bufferingStarted(at: event.timestamp)
            case .bufferingEnded: tracker.bufferingEnded(at: event.timestamp)
            default: break
            }
        }
        title = session.videoTitle
        watch = WatchMetrics(events, watchedDuration: watched, duration: duration)
        quality = tracker.metrics(watchDuration: watched)
    }

    /// “Played “The General” for 42:10 of 1:14:30”. Without the whole duration for one that was played to its end.
    public var message: String {
        let whole = watch.duration > 0 ? " of \(TimeLabel.text(watch.duration))" : " to its end"
        return "Played “\(title)” for \(TimeLabel.text(watch.watchedDuration))\(whole)"
    }

    /// Times in seconds with one decimal.
    public var metadata: [String: String] {
        var facts = [
            "seeks": String(watch.seekCount), "pauses": String(watch.pauseCount), "waits": String(quality.bufferingCount),
            "waited": TimeLabel.tenths(quality.totalBuffering),
        ]
        facts["first_picture"] = quality.timeToFirstFrame.map(TimeLabel.tenths)
        return facts
    }
}
