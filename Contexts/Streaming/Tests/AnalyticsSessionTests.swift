import Foundation
import StreamingDomain
import Testing

/// `behaviour.md` §1.9.
@Suite("Analytics sessions really start and end")
struct AnalyticsSessionTests {
    static let device = AnalyticsSession.Device(model: "Chromium", osVersion: "Debian 12", networkType: "wifi")
    static func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }
    static func session(_ id: UUID = UUID(), _ video: String = "a") -> AnalyticsSession {
        AnalyticsSession(id: id, videoID: video, videoTitle: "A", startTime: date(0), device: device, appVersion: "1")
    }

    /// A player with its analytics, whose records are written at once.
    struct Bench {
        var player = StatefulPlayer()
        var analytics = PlaybackAnalytics(device: device, appVersion: "1")
        var records = AnalyticsRecords()

        mutating func open(_ video: String, _ seconds: Double) {
            write(analytics.open(PlaybackAnalytics.Video(id: video, title: video), at: date(seconds)))
            perform(.load(source: video), seconds)
        }

        mutating func perform(_ command: PlayerCommand, _ seconds: Double) {
            take(player.perform(command, at: date(seconds)), seconds)
        }

        mutating func receive(_ event: PlayerEvent, _ seconds: Double) { take(player.receive(event, at: date(seconds)), seconds) }

        mutating func take(_ steps: [StatefulPlayer.Step], _ seconds: Double) {
            let readings = PlayerReadings(currentTime: seconds, duration: 90)
            for step in steps {
                switch step {
                case .forward(let command): write(analytics.record(command, before: readings, after: readings, at: date(seconds)))
                case .transition(let transition): write(analytics.follow(transition, readings))
                }
            }
        }

        mutating func write(_ writes: [AnalyticsWrite]) {
            for write in writes { records.apply(write) }
        }

        /// The types of each session, and its end in seconds.
        var stories: [(types: [AnalyticsEventType], end: Double?)] {
            records.all.map { session in
                (records.session(session.id)?.events.map(\.type) ?? [], session.endTime?.timeIntervalSince1970)
            }
        }
    }

    @Test("A movie watched to its end is completed, with what was really watched")
    func completed() {
        var bench = Bench()
        bench.open("a", 0)
        bench.receive(.ready, 1)
        bench.perform(.play, 2)
        bench.receive(.waiting, 10)
        bench.receive(.resumed, 13)
        bench.perform(.pause, 20)
        bench.perform(.play, 50)
        let metrics = bench.analytics.metrics(at: Self.date(60))
        bench.receive(.ended, 60)
        #expect(bench.stories.count == 1 && bench.stories[0].end == 60)
        #expect(
            bench.stories[0].types == [
                .play, .videoStarted, .bufferingStarted, .bufferingEnded(duration: 3), .pause, .play, .videoCompleted,
            ])
        let watched = 8.0 + 7 + 10
        let events = bench.records.all.first.flatMap { bench.records.session($0.id) }?.events
        #expect(events?.last?.currentPosition == watched)
        #expect(metrics == PlaybackMetrics(timeToFirstFrame: 2, bufferingCount: 1, totalBuffering: 3, watchDuration: watched))
        #expect(bench.analytics.recorder.session == nil)
    }

    @Test("A movie that is stopped, left or replaced is abandoned, with its duration")
    func abandoned() {
        var bench = Bench()
        bench.open("a", 0)
        bench.receive(.playing, 1)
        bench.perform(.stop, 4)
        bench.open("b", 5)
        bench.receive(.playing, 6)
        bench.receive(.paused, 8)
        bench.open("c", 9)
        bench.receive(.playing, 10)
        bench.write(bench.analytics.close(at: Self.date(15)))
        bench.write(bench.analytics.close(at: Self.date(16)))
        bench.receive(.paused, 17)
        bench.receive(.playing, 18)
        #expect(bench.stories.map(\.end) == [4, 9, 15])
        let ends: [AnalyticsEventType?] = [3, 2, 5].map { .videoAbandoned(watchedDuration: $0, totalDuration: 90) }
        #expect(bench.stories.map(\.types.last) == ends)
        #expect(bench.records.all.map(\.videoID) == ["a", "b", "c"])
    }

    @Test("A session that has ended has a summary in words")
    func summary() throws {
        var bench = Bench()
        bench.open("The General", 0)
        bench.receive(.ready, 1)
        bench.perform(.play, 2)
        bench.receive(.waiting, 10)
        bench.receive(.resumed, 13)
        let session = try #require(bench.records.all.first)
        #expect(SessionSummary(session, bench.records.session(session.id)?.events ?? []) == nil, "it runs")
        bench.perform(.pause, 80)
        bench.write(bench.analytics.close(at: Self.date(81)))
        let summary = try #require(SessionSummary(session, bench.records.session(session.id)?.events ?? []))
        #expect(summary.message == "Played “The General” for 1:15 of 1:30")
        #expect(summary.metadata == ["seeks": "0", "pauses": "1", "waits": "1", "waited": "3.0", "first_picture": "2.0"])
        bench.open("Whole", 100)
        bench.receive(.playing, 101)
        bench.receive(.ended, 160)
        let whole = bench.records.all[1]
        let told = SessionSummary(whole, bench.records.session(whole.id)?.events ?? [])
        #expect(told?.message == "Played “Whole” for 0:59 to its end")
    }

    @Test("A failure is an event; trying again ends the session, and watching again after the end starts one")
    func failureAndRepeat() {
        var bench = Bench()
        bench.open("a", 0)
        bench.receive(.failedNetwork, 1)
        #expect(bench.stories[0].end == nil)
        bench.take(bench.player.retry(at: Self.date(2)), 2)
        #expect(
            bench.stories[0].types == [
                .error(code: "networkError", message: "Playback failed"), .videoAbandoned(watchedDuration: 0, totalDuration: 90),
            ])
        bench.open("b", 3)
        bench.receive(.playing, 4)
        bench.receive(.ended, 10)
        bench.receive(.playing, 20)
        bench.receive(.ended, 25)
        #expect(bench.stories.map(\.end) == [2, 10, 25])
        #expect(bench.stories[2].types == [.videoStarted, .videoCompleted])
        #expect(bench.records.all[2].videoID == "b" && bench.records.all[2].startTime == Self.date(20))
    }

    @Test("Without a session nothing is recorded, and nothing ends")
    func recorder() {
        var recorder = AnalyticsRecorder()
        let end = recorder.end(.completed(watched: 1), at: Self.date(1))
        #expect(recorder.record(.play, position: 0, at: Self.date(1)) == [] && end == [])
        let session = Self.session(), id = UUID()
        let start = recorder.start(session)
        #expect(start == [.insertSession(session)] && recorder.session == session)
        let event = AnalyticsEvent(
            id: id, sessionID: session.id, videoID: "a", type: .play, timestamp: Self.date(2), currentPosition: 0)
        #expect(recorder.record(.play, position: .nan, id: id, at: Self.date(2)) == [.insertEvent(StoredAnalyticsEvent(event))])
        let ended = recorder.end(.abandoned(watched: 4, total: 90), id: id, at: Self.date(9))
        let last = AnalyticsEvent(
            id: id, sessionID: session.id, videoID: "a", type: .videoAbandoned(watchedDuration: 4, totalDuration: 90),
            timestamp: Self.date(9), currentPosition: 4)
        var closed = session
        closed.endTime = Self.date(9)
        #expect(ended == [.insertEvent(StoredAnalyticsEvent(last)), .updateSession(closed)] && recorder.session == nil)
    }

    @Test("Records keep events in order over updates, and delete a session with its events")
    func records() {
        var records = AnalyticsRecords()
        let one = Self.session(), two = Self.session(UUID(), "b")
        let events = [AnalyticsEventType.play, .pause, .play].map { AnalyticsTests.event($0, session: one.id) }
        for session in [one, two] { records.apply(.insertSession(session)) }
        for event in events { records.apply(.insertEvent(StoredAnalyticsEvent(event))) }
        var broken = StoredAnalyticsEvent(events[0])
        broken.eventData = nil
        records.apply(.insertEvent(broken))
        records.apply(.insertEvent(StoredAnalyticsEvent(AnalyticsTests.event(.play))))
        var ended = one
        ended.endTime = Self.date(9)
        records.apply(.updateSession(ended))
        records.apply(.updateSession(Self.session()))
        let read = records.session(one.id)
        #expect(read?.session == ended && read?.events == events && records.all == [ended, two])
        #expect(records.session(two.id)?.events == [] && records.session(UUID()) == nil)
        records.delete(one.id)
        records.apply(.insertSession(one))
        #expect(records.all == [two, one] && records.session(one.id)?.events == [])
        records.deleteAll()
        #expect(records == AnalyticsRecords() && records.all.isEmpty)
    }
}
