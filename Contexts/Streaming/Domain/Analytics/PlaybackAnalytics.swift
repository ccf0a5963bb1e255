public import Foundation

/// Records what a player does, in sessions that really start and end: in the original nobody called either, so that nothing was stored
/// (`behaviour.md` §1.9).
///
/// A session starts when a movie is opened. It ends as completed at the movie's end, and as abandoned when the player stops, is closed, or
/// opens another movie. A movie that plays again after its end starts another session.
public struct PlaybackAnalytics: Hashable, Sendable {
    public struct Video: Hashable, Sendable {
        public var id: String
        public var title: String

        public init(id: String, title: String) {
            self.id = id
            self.title = title
        }
    }

    public let device: AnalyticsSession.Device
    public let appVersion: String
    public private(set) var recorder = AnalyticsRecorder()
    private var video: Video?
    private var watch = WatchClock()
    private var hasStarted = false
    /// Of the last report, in seconds.
    private var duration = 0.0
    /// Of sessions and events.
    private var ids: UUIDSequence

    public init(device: AnalyticsSession.Device, appVersion: String, ids: UUIDSequence = UUIDSequence(UUID())) {
        self.device = device
        self.appVersion = appVersion
        self.ids = ids
    }

    public func watchedDuration(at date: Date) -> Double { watch.seconds(at: date) }

    public func metrics(at date: Date) -> PlaybackMetrics { recorder.tracker.metrics(watchDuration: watchedDuration(at: date)) }

    /// A movie is loaded.
    public mutating func open(_ video: Video, at date: Date) -> [AnalyticsWrite] {
        let ended = close(at: date)
        self.video = video
        return ended + start(video, at: date)
    }

    /// The player is left.
    /// - Parameter known: the movie's duration in seconds, if it was reported since the last command or step.
    public mutating func close(duration known: Double? = nil, at date: Date) -> [AnalyticsWrite] {
        duration = known ?? duration
        defer { (video, duration) = (nil, 0) }
        return recorder.end(.abandoned(watched: watchedDuration(at: date), total: duration), id: ids.next(), at: date)
    }

    /// Something happened that is neither a command nor a step of the machine, such as another quality. Position in seconds.
    public mutating func record(_ type: AnalyticsEventType, position: Double, at date: Date) -> [AnalyticsWrite] {
        recorder.record(type, position: position, id: ids.next(), at: date)
    }

    /// A command was performed.
    public mutating func record(
        _ command: PlayerCommand, before: PlayerReadings, after: PlayerReadings, at date: Date
    ) -> [AnalyticsWrite] {
        duration = after.duration
        guard let event = AnalyticsEventType.event(for: command, before: before, after: after) else { return [] }
        return record(event.type, position: event.position, at: date)
    }

    /// The machine took a step.
    public mutating func follow(_ transition: PlaybackTransition, _ readings: PlayerReadings) -> [AnalyticsWrite] {
        let date = transition.timestamp
        duration = readings.duration
        var writes: [AnalyticsWrite] = []
        if transition.to == .playing, recorder.session == nil, let video { writes += start(video, at: date) }
        watch.follow(transition)
        for type in events(of: transition) { writes += record(type, position: readings.currentTime, at: date) }
        switch transition.to {
        case .ended: writes += recorder.end(.completed(watched: watchedDuration(at: date)), id: ids.next(), at: date)
        case .idle: writes += close(at: date)
        default: break
        }
        return writes
    }

    private mutating func start(_ video: Video, at date: Date) -> [AnalyticsWrite] {
        watch.restart(at: date)
        hasStarted = false
        let writes = recorder.start(
            AnalyticsSession(
                id: ids.next(), videoID: video.id, videoTitle: video.title, startTime: date, device: device, appVersion: appVersion))
        recorder.tracker.loadStarted(at: date)
        return writes
    }

    private mutating func events(of transition: PlaybackTransition) -> [AnalyticsEventType] {
        var events: [AnalyticsEventType] = []
        if transition.from.isBuffering, !transition.to.isBuffering,
            let seconds = recorder.tracker.bufferingEnded(at: transition.timestamp)
        {
            events.append(.bufferingEnded(duration: seconds))
        }
        if transition.to.isBuffering, !transition.from.isBuffering {
            recorder.tracker.bufferingStarted(at: transition.timestamp)
            events.append(.bufferingStarted)
        }
        if transition.to == .playing, !hasStarted {
            hasStarted = true
            recorder.tracker.firstFrameRendered(at: transition.timestamp)
            events.append(.videoStarted)
        }
        if case .failed(let error) = transition.to { events.append(.event(for: error)) }
        return events
    }
}

extension PlaybackState {
    var isBuffering: Bool {
        if case .buffering = self { true } else { false }
    }
}
