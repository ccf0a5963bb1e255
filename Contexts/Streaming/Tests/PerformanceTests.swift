import Foundation
import StreamingDomain
import Testing

/// `behaviour.md` §1.10.
@Suite("Start-up and rebuffering are measured")
struct PerformanceTests {
    static func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }

    @Test("Load and first frame are recorded once, the frame only after a load")
    func startup() {
        var tracker = StartupTracker()
        let early = tracker.firstFrameRendered(at: Self.date(1))
        #expect(early == nil && tracker.firstFrame == nil && tracker.timeToFirstFrame == nil)
        tracker.loadStarted(at: Self.date(2))
        tracker.loadStarted(at: Self.date(3))
        #expect(tracker.timeToFirstFrame == nil)
        let first = tracker.firstFrameRendered(at: Self.date(4.5)), second = tracker.firstFrameRendered(at: Self.date(9))
        #expect(first == 2.5 && second == nil && tracker.timeToFirstFrame == 2.5)
        tracker.reset()
        #expect(tracker == StartupTracker())
        tracker.loadStarted(at: Self.date(5))
        let back = tracker.firstFrameRendered(at: Self.date(4))
        #expect(back == 0)
    }

    @Test("A second start is ignored, an end without start is none")
    func rebuffering() {
        var monitor = RebufferingMonitor()
        let none = monitor.bufferingEnded(at: Self.date(1))
        #expect(none == nil && monitor.count == 0 && monitor.currentDuration(at: Self.date(1)) == nil)
        monitor.bufferingStarted(at: Self.date(2))
        monitor.bufferingStarted(at: Self.date(3))
        #expect(monitor.isBuffering && monitor.currentDuration(at: Self.date(4)) == 2 && monitor.currentDuration(at: Self.date(1)) == 0)
        let event = monitor.bufferingEnded(at: Self.date(5))
        #expect(event == RebufferingEvent(start: Self.date(2), end: Self.date(5)) && event?.duration == 3)
        #expect(monitor.count == 1 && monitor.total == 3 && !monitor.isBuffering)
        monitor.reset()
        #expect(monitor == RebufferingMonitor())
    }

    @Test("The last minute counts what is complete and started strictly less than 60 s ago")
    func lastMinute() {
        var monitor = RebufferingMonitor()
        for start in [0.0, 10, 58] {
            monitor.bufferingStarted(at: Self.date(start))
            monitor.bufferingEnded(at: Self.date(start + 1))
        }
        monitor.bufferingStarted(at: Self.date(60))
        let counts = [59.99, 60, 69.99, 70, 117.9, 118].map { monitor.eventsInLastMinute(at: Self.date($0)) }
        #expect(counts == [3, 2, 2, 1, 1, 0])
        #expect(monitor.count == 3)
    }

    @Test("Default and strict thresholds")
    func thresholds() {
        let loose = PerformanceThresholds.default, strict = PerformanceThresholds.strict
        typealias Limits = PerformanceThresholds.Limits
        #expect(loose.startup == Limits(acceptable: 2, warning: 4, critical: 8))
        #expect(strict.startup == Limits(acceptable: 1.5, warning: 3, critical: 5))
        #expect(loose.rebufferingRatio == Limits(acceptable: 0.01, warning: 0.03, critical: 0.05))
        #expect(strict.rebufferingRatio == Limits(acceptable: 0.005, warning: 0.02, critical: 0.03))
        #expect(loose.longestBuffering == 10 && strict.longestBuffering == 5)
        #expect(loose.mostBufferingPerMinute == 3 && strict.mostBufferingPerMinute == 2)
        #expect(loose.memoryWarning == 150 && loose.memoryCritical == 250 && strict.memoryWarning == 100 && strict.memoryCritical == 200)
        let severities = [0, 1.99, 2, 3.99, 4, 7.99, 8, .nan].map(loose.startup.severity)
        #expect(severities == [nil, nil, .info, .info, .warning, .warning, .critical, nil])
        #expect(AlertSeverity.allCases == [.info, .warning, .critical] && AlertSeverity.allCases.map(\.rawValue) == [0, 1, 2])
    }

    @Test("The first playing is the first frame, later ones resume; a new load begins again")
    func feed() {
        var feed = PerformanceFeed()
        let load = feed.load()
        #expect(load == .loadStarted)
        let events = PlayerEvent.allCases.map { feed.event(for: $0, duration: 2) }
        let expected: [PerformanceEvent?] = [
            nil, .firstFrameRendered, nil, .bufferingStarted, .bufferingEnded(duration: 2), nil, nil, nil, nil, nil, .playbackStalled,
            .playbackStalled, .playbackStalled, .playbackStalled,
        ]
        #expect(events == expected)
        let again = feed.event(for: .playing), reload = feed.load(), first = feed.event(for: .playing)
        #expect(again == .playbackResumed && reload == .loadStarted && first == .firstFrameRendered)
        let foreign = feed.event(for: .resumed, duration: .nan)
        #expect(foreign == .bufferingEnded(duration: 0))
    }

    @Test(
        "An access log gives a transfer of one second and a quality",
        arguments: [
            (8000, 5000, [.bytesTransferred(bytes: 1000, duration: 1), .qualityChanged(bitrate: 5000)]), (0, 0, []), (-8, -1, []),
            (.nan, 1e300, []), (16, 0, [.bytesTransferred(bytes: 2, duration: 1)]), (0, 7.9, [.qualityChanged(bitrate: 7)]),
        ] as [(Double, Double, [PerformanceEvent])])
    func accessLog(observed: Double, indicated: Double, events: [PerformanceEvent]) {
        #expect(PerformanceFeed.events(observedBitrate: observed, indicatedBitrate: indicated) == events)
        let samples = events.compactMap { $0.bandwidthSample(at: Self.date(1)) }
        #expect(samples.count == (observed > 0 ? 1 : 0) && samples.allSatisfy { $0.bitsPerSecond == observed })
    }
}
