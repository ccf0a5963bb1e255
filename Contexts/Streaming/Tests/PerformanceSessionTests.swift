import Foundation
import StreamingDomain
import Testing

/// `behaviour.md` §1.10.
@Suite("A playback's alerts and snapshots")
struct PerformanceSessionTests {
    static let id = UUID()
    static func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }

    /// The alerts of all events, each at its second, in a session that started at 0.
    static func alerts(_ events: [(PerformanceEvent, Double)], _ thresholds: PerformanceThresholds = .default) -> [PerformanceAlert] {
        var session = PerformanceSession(thresholds: thresholds)
        session.start(id, at: date(0))
        return events.flatMap { session.record($0.0, at: date($0.1))?.alerts ?? [] }
    }

    static func interruption(_ start: Double, _ end: Double) -> [(PerformanceEvent, Double)] {
        [(.bufferingStarted, start), (.bufferingEnded(duration: 999), end)]
    }

    @Test(
        "A slow start: a warning from 4 s, critical from 8 s (strict: 3 and 5)",
        arguments: [
            (3.9, nil, .warning), (4, .warning, .warning), (7.9, .warning, .critical), (8, .critical, .critical), (2.9, nil, nil),
        ] as [(Double, AlertSeverity?, AlertSeverity?)])
    func startup(seconds: Double, severity: AlertSeverity?, strict: AlertSeverity?) {
        let events: [(PerformanceEvent, Double)] = [(.loadStarted, 1), (.firstFrameRendered, 1 + seconds), (.firstFrameRendered, 50)]
        let alerts = Self.alerts(events)
        #expect(alerts.map(\.severity) == (severity.map { [$0] } ?? []))
        #expect(Self.alerts(events, .strict).map(\.severity) == (strict.map { [$0] } ?? []))
    }

    @Test("Each alert has its words")
    func words() {
        let rows: [(PerformanceAlert.Kind, AlertSeverity, String, String?)] = [
            (.slowStartup(duration: 8.26), .critical, "Slow startup: 8.3s", "Network may be slow"),
            (.slowStartup(duration: 4), .warning, "Startup time: 4.0s", nil),
            (.prolongedBuffering(duration: 10.04), .critical, "Buffered for 10.0s", "Consider reducing quality"),
            (.frequentRebuffering(count: 3, ratio: 0.1), .warning, "3 buffering events in last minute", "Network unstable"),
            (.playbackStalled, .critical, "Playback has stalled", "Check network connection"),
            (.memoryPressure(.warning), .warning, "Memory pressure detected", nil),
            (.memoryPressure(.critical), .critical, "Memory pressure detected", "Reduce quality or close other apps"),
            (.networkDegradation(from: .good, to: .poor), .critical, "Network quality degraded", nil),
            (.networkDegradation(from: .good, to: .offline), .critical, "Network quality degraded", "Check network connection"),
            (.qualityDowngrade(from: 1000, to: 430), .warning, "Quality reduced by 57%", nil),
        ]
        for (kind, severity, message, suggestion) in rows {
            let alert = PerformanceAlert(kind, severity)
            #expect(alert.message == message && alert.suggestion == suggestion)
        }
        #expect(PerformanceAlert(.prolongedBuffering(duration: .nan), .critical).message == "Buffered for 0.0s")
    }

    @Test("One interruption of 10 s is prolonged (strict: 5 s); the reported duration is ignored")
    func prolonged() {
        #expect(Self.alerts(Self.interruption(1, 10.9)) == [])
        #expect(Self.alerts(Self.interruption(1, 11)) == [PerformanceAlert(.prolongedBuffering(duration: 10), .critical)])
        #expect(Self.alerts(Self.interruption(1, 6), .strict).map(\.kind) == [.prolongedBuffering(duration: 5)])
        #expect(Self.alerts([(.bufferingEnded(duration: 100), 100)]) == [])
    }

    @Test("Three interruptions in a minute are frequent (strict: 2), critical from a ratio of 0.05")
    func frequent() {
        let mild = [10.0, 20, 40].flatMap { Self.interruption($0, $0 + 0.5) }
        let ratio = 1.5 / 40.5
        #expect(Self.alerts(mild) == [PerformanceAlert(.frequentRebuffering(count: 3, ratio: ratio), .warning)])
        #expect(Self.alerts(Array(mild.prefix(4)), .strict).map(\.severity) == [.critical])
        let severe = [10.0, 20, 39].flatMap { Self.interruption($0, $0 + 1) }
        #expect(Self.alerts(severe) == [PerformanceAlert(.frequentRebuffering(count: 3, ratio: 3 / 40), .critical)])
        #expect(Self.alerts([10.0, 40, 70].flatMap { Self.interruption($0, $0 + 0.1) }) == [])
        let both = Self.interruption(1, 2) + Self.interruption(3, 4) + Self.interruption(10, 20)
        #expect(
            Self.alerts(both).map(\.kind) == [
                .prolongedBuffering(duration: 10), .frequentRebuffering(count: 3, ratio: 0.6),
            ])
    }

    @Test("A stall is critical, resuming and transfers are silent")
    func stalls() {
        let events: [(PerformanceEvent, Double)] = [
            (.playbackStalled, 1), (.playbackResumed, 2), (.bytesTransferred(bytes: 1, duration: 1), 3),
        ]
        #expect(Self.alerts(events) == [PerformanceAlert(.playbackStalled, .critical)])
    }

    @Test("Memory alerts from a warning on")
    func memory() {
        let alerts = Self.alerts([(.memoryWarning(.normal), 1), (.memoryWarning(.warning), 2), (.memoryWarning(.critical), 3)])
        #expect(
            alerts == [PerformanceAlert(.memoryPressure(.warning), .warning), PerformanceAlert(.memoryPressure(.critical), .critical)])
    }

    @Test("A worse network alerts, critical when poor or offline; it is excellent at first")
    func network() {
        let inputs: [NetworkQuality] = [.excellent, .good, .fair, .good, .poor, .poor, .offline, .excellent, .offline]
        let alerts = Self.alerts(inputs.map { (.networkChanged($0), 1) })
        #expect(alerts.map(\.severity) == [.warning, .warning, .critical, .critical, .critical])
        #expect(alerts.first?.kind == .networkDegradation(from: .excellent, to: .good))
        #expect(alerts.last?.kind == .networkDegradation(from: .excellent, to: .offline))
    }

    @Test(
        "A bitrate lower by half alerts, critical from 75 %",
        arguments: [
            (1000, 501, nil), (1000, 500, .warning), (1000, 251, .warning), (1000, 250, .critical), (1000, 0, .critical), (0, 0, nil),
            (1000, 2000, nil), (.max, 1, .critical), (-5, -9, nil), (1000, .min, .critical),
        ] as [(Int, Int, AlertSeverity?)])
    func quality(from: Int, to: Int, severity: AlertSeverity?) {
        let alerts = Self.alerts([(.qualityChanged(bitrate: from), 1), (.qualityChanged(bitrate: to), 2)])
        #expect(alerts.map(\.severity) == (severity.map { [$0] } ?? []))
        #expect(alerts.allSatisfy { $0.kind == .qualityDowngrade(from: max(from, 0), to: max(to, 0)) })
    }

    @Test("Without a session nothing is recorded; a new session begins anew")
    func sessions() {
        var session = PerformanceSession()
        let ignored = session.record(.playbackStalled, at: Self.date(0))
        #expect(ignored == nil && session.snapshot(at: Self.date(0)) == nil && session.id == nil)
        session.start(Self.id, at: Self.date(0))
        session.set(memoryMegabytes: 180, pressure: .warning)
        session.set(network: .poor)
        for event in [PerformanceEvent.loadStarted, .firstFrameRendered, .qualityChanged(bitrate: 9), .bufferingStarted] {
            session.record(event, at: Self.date(1))
        }
        let snapshot = session.snapshot(at: Self.date(4))
        let expected = PerformanceSnapshot(
            timestamp: Self.date(4), session: Self.id, sessionStart: Self.date(0), timeToFirstFrame: 0, isBuffering: true,
            bufferingCount: 0, totalBuffering: 0, currentBuffering: 3, bitrate: 9, network: .poor, memoryMegabytes: 180, pressure: .warning)
        #expect(snapshot == expected)
        let other = UUID()
        session.start(other, at: Self.date(5))
        let fresh = PerformanceSnapshot(
            timestamp: Self.date(5), session: other, sessionStart: Self.date(5), timeToFirstFrame: nil, isBuffering: false,
            bufferingCount: 0, totalBuffering: 0, currentBuffering: nil, bitrate: nil, network: .excellent, memoryMegabytes: 0,
            pressure: .normal)
        #expect(session.snapshot(at: Self.date(5)) == fresh)
        session.set(memoryMegabytes: .nan, pressure: .normal)
        #expect(session.snapshot(at: Self.date(5)) == fresh)
        session.end()
        #expect(session == PerformanceSession())
    }

    @Test(
        "Healthy: less than 2 % buffering, normal memory, first frame within 3 s",
        arguments: [
            (1.99, 2.99, .normal, true), (2, 2.99, .normal, false), (1.99, 3, .normal, false), (0, nil, .warning, false),
            (0, nil, .normal, true), (0, nil, .critical, false),
        ] as [(Double, Double?, MemoryPressure, Bool)])
    func health(buffering: Double, startup: Double?, pressure: MemoryPressure, isHealthy: Bool) {
        let snapshot = PerformanceSnapshot(
            timestamp: Self.date(100), session: Self.id, sessionStart: Self.date(0), timeToFirstFrame: startup, isBuffering: false,
            bufferingCount: 0, totalBuffering: buffering, currentBuffering: nil, bitrate: nil, network: .offline, memoryMegabytes: 0,
            pressure: pressure)
        #expect(snapshot.isHealthy == isHealthy && snapshot.rebufferingRatio == buffering / 100)
    }

    @Test("For any events: one snapshot each, totals only grow, and no alert is just information", arguments: 1...50)
    func laws(seed: Int) throws {
        var random = SplitMix(state: UInt64(seed)), session = PerformanceSession(), second = 0.0, total = 0.0, count = 0
        session.start(Self.id, at: Self.date(0))
        for _ in 0..<80 {
            second += Double.random(in: 0...12, using: &random)
            let events: [PerformanceEvent] = [
                .loadStarted, .firstFrameRendered, .bufferingStarted, .bufferingEnded(duration: .nan), .playbackStalled, .playbackResumed,
                .qualityChanged(bitrate: .random(in: -9...9_000_000, using: &random)), .memoryWarning(.critical),
                .networkChanged(.offline), .networkChanged(.good), .bytesTransferred(bytes: 1, duration: 0),
            ]
            let report = session.record(try #require(events.randomElement(using: &random)), at: Self.date(second))
            let snapshot = try #require(report?.snapshot)
            #expect(snapshot.totalBuffering >= total && snapshot.bufferingCount >= count)
            #expect((0...1.000_001).contains(snapshot.rebufferingRatio))
            #expect(report?.alerts.allSatisfy { $0.severity > .info } == true)
            (total, count) = (snapshot.totalBuffering, snapshot.bufferingCount)
        }
    }
}
