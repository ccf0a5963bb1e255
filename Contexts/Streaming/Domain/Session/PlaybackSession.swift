public import Foundation

/// The rules of one running player, joined: its machine, the choice of the quality and of the buffer, alerts, log and analytics. Reports of the
/// player go in, orders to it and records come out; it holds no clock and makes no random number, so that the same inputs give the same outputs.
///
/// A player starts with `order`, and each change of it is an output. A session whose player was left is over and says nothing more.
public struct PlaybackSession: Hashable, Sendable {
    /// What the player is to do until the next order.
    public struct Order: Hashable, Sendable {
        /// The name of the rendition to load next; nil if the player is free to choose, because there are no levels.
        public var level: String?
        /// Seconds to load ahead.
        public var buffer: Double
    }

    let video: PlaybackAnalytics.Video
    /// The ids of the following videos, next first.
    let upcoming: [String]
    let presumed: NetworkPath
    let correlation: String

    var player = StatefulPlayer()
    var levels: LevelControl
    var buffer = AdaptiveBuffer()
    var bandwidth = BandwidthEstimator()
    var performance: PerformanceSession
    var feed = PerformanceFeed()
    var analytics: PlaybackAnalytics

    var path: NetworkPath
    var memory = MemoryPressure.normal
    var readings = PlayerReadings()
    /// Seconds in the buffer; nil before the first report, and after a seek until the next.
    public internal(set) var ahead: Double?
    /// The level that plays, as the player reports it.
    var playing: StreamLevel?
    /// When the movie was loaded, until its analytics session starts.
    var loadedAt: Date?
    var hasPlayed = false
    var isSeeking = false
    var hasPreloaded = false
    var isOver = false

    /// - Parameters:
    ///   - upcoming: the ids of the following videos, next first.
    ///   - levels: the qualities in any order; empty if there are no pictures or no segments.
    ///   - path: what is presumed about the connection (`NetworkPath.presumed`) until the browser says more.
    ///   - id: a random id, from which those of all records follow.
    ///   - date: when the player was opened.
    public init(
        video: PlaybackAnalytics.Video, upcoming: [String] = [], levels: [StreamLevel], path: NetworkPath,
        device: AnalyticsSession.Device, appVersion: String, thresholds: PerformanceThresholds = .default, id: UUID, at date: Date
    ) {
        self.video = video
        self.upcoming = upcoming
        self.levels = LevelControl(ladder: LevelLadder(levels), network: path.quality, at: date)
        (presumed, self.path) = (path, path)
        correlation = String(id.uuidString.prefix(8))
        performance = PerformanceSession(thresholds: thresholds)
        performance.start(id, at: date)
        performance.set(network: path.quality)
        analytics = PlaybackAnalytics(device: device, appVersion: appVersion, ids: UUIDSequence(id))
    }

    public var state: PlaybackState { player.state }

    public var order: Order { Order(level: levels.current?.name, buffer: buffer.current.forwardBuffer) }

    /// Whether the viewer chose the level; otherwise it is chosen automatically.
    public var isLevelChosen: Bool { levels.isChosen }

    public var network: NetworkQuality { path.quality }

    /// Of the player's last reports, bits per second.
    public var estimate: BandwidthEstimate { bandwidth.estimate }

    /// Why this much is loaded ahead.
    public var bufferReason: BufferConfiguration.Reason { buffer.current.reason }

    /// Nil when the session is over.
    public func snapshot(at date: Date) -> PerformanceSnapshot? { performance.snapshot(at: date) }

    func conditions(at date: Date) -> BitrateConditions {
        BitrateConditions(
            network: path.quality, bufferHealth: bufferHealth, rebufferingRatio: rebufferingRatio(at: date), memory: memory,
            bandwidth: bandwidth.estimate, lastRate: bandwidth.samples.last?.bitsPerSecond)
    }

    /// The filled share of the goal, 0…1, where the rest of the movie is enough. NaN while unknown: then it is no reason for anything.
    private var bufferHealth: Double {
        guard let ahead else { return .nan }
        var goal = buffer.current.forwardBuffer
        if readings.duration > 0 { goal = min(goal, max(readings.duration - readings.currentTime, 0)) }
        return goal > 0 ? min(ahead / goal, 1) : 1
    }

    /// The monitor counts an interruption when it is over. For the choice of the level the current one counts as well: a viewer who waits for
    /// a level that is too high must not wait until it has arrived.
    private func rebufferingRatio(at date: Date) -> Double {
        guard let snapshot = performance.snapshot(at: date) else { return 0 }
        let elapsed = date.timeIntervalSince(snapshot.sessionStart)
        return elapsed > 0 ? (snapshot.totalBuffering + (snapshot.currentBuffering ?? 0)) / elapsed : 0
    }
}
