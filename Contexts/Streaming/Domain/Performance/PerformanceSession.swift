public import Foundation

/// Watches the performance of one playback after another: events in, alerts and snapshots out (`behaviour.md` §1.10).
///
/// The time of the current interruption is measured by the given clock as all else; the original took the wall clock there.
public struct PerformanceSession: Hashable, Sendable {
    /// What follows from one event.
    public struct Report: Hashable, Sendable {
        public var alerts: [PerformanceAlert]
        /// Emitted after the alerts.
        public var snapshot: PerformanceSnapshot
    }

    public let thresholds: PerformanceThresholds
    /// Nil without a session.
    public private(set) var id: UUID?
    private var start = Date.distantPast
    private var startup = StartupTracker()
    private var rebuffering = RebufferingMonitor()
    private var bitrate: Int?
    private var network = NetworkQuality.excellent
    private var memoryMegabytes = 0.0
    private var pressure = MemoryPressure.normal

    public init(thresholds: PerformanceThresholds = .default) { self.thresholds = thresholds }

    /// Starts anew: excellent network, no memory in use, nothing measured.
    public mutating func start(_ id: UUID, at date: Date) {
        self = PerformanceSession(thresholds: thresholds)
        self.id = id
        start = date
    }

    public mutating func end() { self = PerformanceSession(thresholds: thresholds) }

    /// Sets the memory without an alert or a snapshot. What is no amount counts as 0.
    public mutating func set(memoryMegabytes: Double, pressure: MemoryPressure) {
        self.memoryMegabytes = memoryMegabytes.isFinite ? max(memoryMegabytes, 0) : 0
        self.pressure = pressure
    }

    /// Sets the network without an alert or a snapshot.
    public mutating func set(network: NetworkQuality) { self.network = network }

    /// - Returns: the alerts and a snapshot; nil without a session, when the event is ignored.
    @discardableResult
    public mutating func record(_ event: PerformanceEvent, at date: Date) -> Report? {
        guard id != nil else { return nil }
        let alerts = alerts(for: event, at: date)
        return snapshot(at: date).map { Report(alerts: alerts, snapshot: $0) }
    }

    /// Nil without a session.
    public func snapshot(at date: Date) -> PerformanceSnapshot? {
        id.map {
            PerformanceSnapshot(
                timestamp: date, session: $0, sessionStart: start, timeToFirstFrame: startup.timeToFirstFrame,
                isBuffering: rebuffering.isBuffering, bufferingCount: rebuffering.count, totalBuffering: rebuffering.total,
                currentBuffering: rebuffering.currentDuration(at: date), bitrate: bitrate, network: network,
                memoryMegabytes: memoryMegabytes, pressure: pressure)
        }
    }

    private mutating func alerts(for event: PerformanceEvent, at date: Date) -> [PerformanceAlert] {
        let rules = PerformanceAlertRules(thresholds: thresholds)
        switch event {
        case .loadStarted: startup.loadStarted(at: date)
        case .firstFrameRendered:
            return startup.firstFrameRendered(at: date).flatMap(rules.startup).map { [$0] } ?? []
        case .bufferingStarted: rebuffering.bufferingStarted(at: date)
        case .bufferingEnded:
            guard let event = rebuffering.bufferingEnded(at: date), let snapshot = snapshot(at: date) else { return [] }
            let count = rebuffering.eventsInLastMinute(at: date)
            return rules.buffering(event.duration, inLastMinute: count, ratio: snapshot.rebufferingRatio)
        case .playbackStalled: return [PerformanceAlert(.playbackStalled, .critical)]
        case .qualityChanged(let bitrate):
            defer { self.bitrate = max(bitrate, 0) }
            return self.bitrate.flatMap { rules.quality(from: $0, to: max(bitrate, 0)) }.map { [$0] } ?? []
        case .memoryWarning(let level):
            pressure = level
            return rules.memory(level).map { [$0] } ?? []
        case .networkChanged(let quality):
            defer { network = quality }
            return rules.network(from: network, to: quality).map { [$0] } ?? []
        case .playbackResumed, .bytesTransferred: break
        }
        return []
    }
}
