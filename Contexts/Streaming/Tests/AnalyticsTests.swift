import Foundation
import StreamingDomain
import Testing

/// `behaviour.md` §1.9 and §1.8.
@Suite("Analytics: events, records and metrics")
struct AnalyticsTests {
    static let types: [(AnalyticsEventType, String, String)] = [
        (.videoStarted, "videoStarted", #"{"videoStarted":{}}"#), (.play, "play", #"{"play":{}}"#), (.pause, "pause", #"{"pause":{}}"#),
        (.seek(from: 1, to: 11), "seek", #"{"seek":{"from":1,"to":11}}"#),
        (.speedChanged(from: 1, to: 1.25), "speedChanged", #"{"speedChanged":{"from":1,"to":1.25}}"#),
        (.volumeChanged(from: 0.5, to: 1), "volumeChanged", #"{"volumeChanged":{"from":0.5,"to":1}}"#),
        (.muteToggled(isMuted: true), "muteToggled", #"{"muteToggled":{"isMuted":true}}"#),
        (.videoCompleted, "videoCompleted", #"{"videoCompleted":{}}"#),
        (
            .videoAbandoned(watchedDuration: 3, totalDuration: 90), "videoAbandoned",
            #"{"videoAbandoned":{"totalDuration":90,"watchedDuration":3}}"#
        ), (.fullscreenEntered, "fullscreenEntered", #"{"fullscreenEntered":{}}"#),
        (.fullscreenExited, "fullscreenExited", #"{"fullscreenExited":{}}"#), (.pipEntered, "pipEntered", #"{"pipEntered":{}}"#),
        (.pipExited, "pipExited", #"{"pipExited":{}}"#),
        (.error(code: "a/b", message: "\"<\n"), "error", #"{"error":{"code":"a/b","message":"\"<\n"}}"#),
        (.bufferingStarted, "bufferingStarted", #"{"bufferingStarted":{}}"#),
        (.bufferingEnded(duration: 2.5), "bufferingEnded", #"{"bufferingEnded":{"duration":2.5}}"#),
        (.qualityChanged(from: nil, to: "720p"), "qualityChanged", #"{"qualityChanged":{"to":"720p"}}"#),
    ]

    static func event(_ type: AnalyticsEventType, session: UUID = UUID()) -> AnalyticsEvent {
        AnalyticsEvent(
            id: UUID(), sessionID: session, videoID: "tt1", type: type, timestamp: Date(timeIntervalSince1970: 5), currentPosition: 7)
    }

    @Test("Seventeen types keep their stored names and JSON, and come back from it", arguments: types)
    func stored(type: AnalyticsEventType, name: String, json: String) {
        let event = Self.event(type), stored = StoredAnalyticsEvent(event)
        #expect(stored.eventType == name && stored.eventData == json && type.name == name)
        #expect(stored.event == event)
        #expect(Set(Self.types.map(\.1)).count == 17)
    }

    @Test(
        "An event whose JSON is missing or unknown is dropped",
        arguments: [nil, "", "{}", #"{"unknown":{}}"#, #"{"seek":{"from":1}}"#, #"{"play":{},"pause":{}}"#, "null"] as [String?])
    func undecodable(json: String?) {
        var stored = StoredAnalyticsEvent(Self.event(.play))
        stored.eventData = json
        #expect(stored.event == nil)
        #expect(StoredAnalyticsEvent(Self.event(.bufferingEnded(duration: .nan))).event == nil)
    }

    @Test("A stored quality may have had a predecessor")
    func quality() {
        let stored = StoredAnalyticsEvent(Self.event(.qualityChanged(from: "480p", to: "720p")))
        #expect(stored.eventData == #"{"qualityChanged":{"from":"480p","to":"720p"}}"#)
    }

    static let before = PlayerReadings(currentTime: 5, duration: 100, volume: 0.5)
    static let after = PlayerReadings(currentTime: 15, duration: 100, volume: 1, isMuted: true, speed: 2)
    static let commandRows: [(PlayerCommand, AnalyticsEventType, Double)] = [
        (.play, .play, 15), (.pause, .pause, 15), (.seekForward(by: 10), .seek(from: 5, to: 15), 15),
        (.seekBackward(by: 3), .seek(from: 5, to: 15), 15), (.seek(to: 42), .seek(from: 5, to: 42), 42),
        (.seek(to: .nan), .seek(from: 5, to: 0), 0), (.seek(to: 1e300), .seek(from: 5, to: 1e8), 1e8),
        (.setVolume(1), .volumeChanged(from: 0.5, to: 1), 15), (.toggleMute, .muteToggled(isMuted: true), 15),
        (.setSpeed(2), .speedChanged(from: 1, to: 2), 15),
    ]

    @Test("Each command has its event and position; loading and stopping have none", arguments: commandRows)
    func commands(command: PlayerCommand, type: AnalyticsEventType, position: Double) {
        let event = AnalyticsEventType.event(for: command, before: Self.before, after: Self.after)
        #expect(event?.type == type && event?.position == position)
        #expect(AnalyticsEventType.event(for: .load(source: "a"), before: Self.before, after: Self.after) == nil)
        #expect(AnalyticsEventType.event(for: .stop, before: Self.before, after: Self.after) == nil)
    }

    @Test("An error's code is its name")
    func errors() {
        let errors: [PlaybackError] = [
            .loadFailed(reason: "x"), .networkError(reason: "x"), .decodingError(reason: "x"), .drmError(reason: "x"),
            .unknown(reason: "x"),
        ]
        let codes = ["loadFailed", "networkError", "decodingError", "drmError", "unknown"]
        #expect(errors.map { AnalyticsEventType.event(for: $0) } == codes.map { .error(code: $0, message: "x") })
    }

    @Test(
        "Completion is a percentage, at most 100, and 0 without a duration",
        arguments: [
            (30, 120, 25), (130, 120, 100), (30, 0, 0), (30, -1, 0), (.nan, 120, 0), (30, .nan, 0), (-5, 120, 0), (30, .infinity, 0),
        ] as [(Double, Double, Double)])
    func completion(watched: Double, duration: Double, percent: Double) {
        #expect(WatchMetrics(watchedDuration: watched, duration: duration, seekCount: 0, pauseCount: 0).completion == percent)
    }

    @Test("Watch metrics count seeks and pauses")
    func counts() {
        let events = [AnalyticsEventType.play, .seek(from: 1, to: 2), .pause, .seek(from: 2, to: 9), .play, .pause, .pause].map {
            Self.event($0)
        }
        let metrics = WatchMetrics(events, watchedDuration: 30, duration: 120)
        #expect(metrics == WatchMetrics(watchedDuration: 30, duration: 120, seekCount: 2, pauseCount: 3))
    }

    @Test("The tracker: first load and frame win, a second start of buffering replaces the first, an end without start is ignored")
    func tracker() {
        func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }
        var tracker = PlaybackMetricsTracker()
        tracker.firstFrameRendered(at: date(0))
        tracker.loadStarted(at: date(1))
        tracker.loadStarted(at: date(2))
        tracker.firstFrameRendered(at: date(3))
        tracker.firstFrameRendered(at: date(9))
        let none = tracker.bufferingEnded(at: date(9))
        tracker.bufferingStarted(at: date(10))
        tracker.bufferingStarted(at: date(12))
        let seconds = tracker.bufferingEnded(at: date(15)), again = tracker.bufferingEnded(at: date(16))
        #expect(none == nil && seconds == 3 && again == nil)
        let metrics = tracker.metrics(watchDuration: 60)
        #expect(metrics == PlaybackMetrics(timeToFirstFrame: 2, bufferingCount: 1, totalBuffering: 3, watchDuration: 60))
        #expect(metrics.rebufferingRatio == 0.05)
        #expect([0, -1, .nan].map { tracker.metrics(watchDuration: $0).rebufferingRatio } == [0, 0, 0])
        tracker.reset()
        #expect(tracker == PlaybackMetricsTracker())
    }
}
