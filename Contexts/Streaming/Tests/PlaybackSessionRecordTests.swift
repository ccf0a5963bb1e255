import Foundation
import StreamingDomain
import Testing

/// What a session writes down, and the laws of all that it says.
@Suite("A playback session records a playback that starts and ends")
struct PlaybackSessionRecordTests {
    typealias Rows = [(Double, PlaybackSession.Input)]

    static func send(_ rows: Rows, to session: inout PlaybackSession) -> [PlaybackSession.Output] {
        rows.flatMap { session.receive($0.1, at: PlaybackSessionTests.date($0.0)) }
    }

    static func records(_ outputs: [PlaybackSession.Output]) -> AnalyticsRecords {
        var records = AnalyticsRecords()
        for case .analytics(let write) in outputs { records.apply(write) }
        return records
    }

    static func readings(_ position: Double) -> PlayerReadings { PlayerReadings(currentTime: position, duration: 90) }

    @Test("A playback starts when it is ready, counts from its load, and ends as completed; leaving then adds nothing")
    func completed() throws {
        var session = PlaybackSessionTests.session()
        let loading = Self.send([(3, PlaybackSessionTests.load)], to: &session)
        #expect(Self.records(loading).all.isEmpty)
        let outputs = Self.send(
            [
                (5, .reported(.ready)), (6, .reported(.playing)), (7, .plays(level: "video")), (8, .plays(level: "video")),
                (9, .performed(.pause, Self.readings(4))), (10, .performed(.seek(to: 50), Self.readings(50))),
                (11, .performed(.play, Self.readings(50))), (12, .plays(level: "video-720")), (13, .reported(.ended)),
            ], to: &session)
        let records = Self.records(outputs), stored = try #require(records.all.first)
        #expect(
            records.all.count == 1 && stored.startTime == PlaybackSessionTests.date(3) && stored.endTime == PlaybackSessionTests.date(13))
        #expect(
            records.session(stored.id)?.events.map(\.type) == [
                .videoStarted, .qualityChanged(from: nil, to: "1080p"), .pause, .seek(from: 4, to: 50), .play,
                .qualityChanged(from: "1080p", to: "720p"), .videoCompleted,
            ])
        #expect(Self.send([(14, .left), (15, .left), (16, PlaybackSessionTests.load)], to: &session) == [])
        #expect(session.snapshot(at: PlaybackSessionTests.date(17)) == nil)
    }

    /// Inputs, then the number of sessions and how the last of them ended.
    @Test(
        "A playback that is left, stopped, replaced or failed is abandoned; one that was never ready is none",
        arguments: [
            ([(9, .left)], 0, nil), ([(1, .reported(.waiting)), (9, .left)], 0, nil),
            ([(1, .reported(.ready)), (9, .left)], 1, .videoAbandoned(watchedDuration: 0, totalDuration: 0)),
            ([(1, .reported(.playing)), (5, .left)], 1, .videoAbandoned(watchedDuration: 4, totalDuration: 0)),
            (
                [(1, .reported(.playing)), (2, .position(1, duration: 90)), (5, .left)], 1,
                .videoAbandoned(watchedDuration: 4, totalDuration: 90)
            ),
            (
                [(1, .reported(.playing)), (5, .position(4, duration: 90)), (5, .performed(.stop, readings(4))), (9, .left)], 1,
                .videoAbandoned(watchedDuration: 4, totalDuration: 90)
            ),
            ([(1, .reported(.failedLoading)), (9, .left)], 1, .videoAbandoned(watchedDuration: 0, totalDuration: 0)),
            (
                [(1, .reported(.failedNetwork)), (2, .retried), (3, PlaybackSessionTests.load), (4, .reported(.playing)), (6, .left)], 2,
                .videoAbandoned(watchedDuration: 2, totalDuration: 0)
            ),
            (
                [(1, .reported(.playing)), (4, .reported(.ended)), (5, .reported(.playing)), (7, .left)], 2,
                .videoAbandoned(watchedDuration: 2, totalDuration: 0)
            ),
        ] as [(Rows, Int, AnalyticsEventType?)])
    func abandoned(rows: Rows, count: Int, end: AnalyticsEventType?) {
        var session = PlaybackSessionTests.session()
        let records = Self.records(Self.send([(0, PlaybackSessionTests.load)] + rows, to: &session))
        #expect(records.all.count == count && records.all.allSatisfy { $0.endTime != nil })
        #expect(records.all.last.flatMap { records.session($0.id) }?.events.last?.type == end)
    }

    @Test("Commands are logged with the positions before and after")
    func log() {
        var session = PlaybackSessionTests.session()
        let outputs = Self.send([(0, PlaybackSessionTests.load), (1, .performed(.seekForward(by: 10), Self.readings(14)))], to: &session)
        let messages = outputs.compactMap { output -> PlayerLogMessage? in if case .log(let message) = output { message } else { nil } }
        #expect(messages.map(\.text) == ["Loading video", "Seek forward"])
        #expect(messages.map(\.metadata) == [["url": "/media/a"], ["from": "0", "by": "10"]])
        #expect(Set(messages.map(\.correlation)).count == 1 && messages[0].correlation.count == 8)
    }

    static let nonsense: [PlaybackSession.Input] = [.nan, .infinity, -.infinity, -1, 1e300].flatMap { number -> [PlaybackSession.Input] in
        [
            .loaded(bytes: number, seconds: 1), .loaded(bytes: 1e6, seconds: number), .buffered(ahead: number),
            .position(number, duration: 100), .performed(.seek(to: number), PlayerReadings()),
            .performed(.seekForward(by: number), PlayerReadings()), .performed(.seekBackward(by: number), PlayerReadings()),
            .performed(.setVolume(number), PlayerReadings()), .performed(.setSpeed(number), PlayerReadings()),
        ]
    }

    @Test("Numbers that are none change nothing", arguments: nonsense)
    func numbers(input: PlaybackSession.Input) {
        var session = PlaybackSessionTests.playing()
        let before = session
        let outputs = session.receive(input, at: PlaybackSessionTests.date(50))
        #expect(outputs == [] && session == before)
    }

    @Test("A time that is none leaves the last one in its place")
    func times() {
        var session = PlaybackSessionTests.playing()
        let outputs = Self.send(
            [
                (2, .position(30, duration: 90)), (3, .position(31, duration: .infinity)),
                (4, .performed(.pause, PlayerReadings(currentTime: 1e300, duration: -1))), (5, .left),
            ], to: &session)
        let writes = outputs.compactMap { output -> StoredAnalyticsEvent? in
            if case .analytics(.insertEvent(let event)) = output { event } else { nil }
        }
        #expect(writes.map(\.event?.type) == [.pause, .videoAbandoned(watchedDuration: 3, totalDuration: 90)])
        #expect(writes.first?.event?.currentPosition == 31)
    }

    static func input(_ random: inout SplitMix) -> PlaybackSession.Input {
        func number(_ range: ClosedRange<Double>) -> Double {
            Int.random(in: 0...19, using: &random) == 0
                ? [.nan, .infinity, -.infinity, -1, 1e300].randomElement(using: &random) ?? 0 : .random(in: range, using: &random)
        }
        let names = ["video", "video-1080", "video-720", "video-480", "video-240", "video-2160", ""]
        switch Int.random(in: 0...15, using: &random) {
        case 0: return .performed(PlayerLawTests.command(&random), PlayerReadings(currentTime: number(0...999), duration: 7200))
        case 1...4: return .reported(PlayerEvent.allCases.randomElement(using: &random) ?? .ready)
        case 5...7: return .loaded(bytes: number(0...4e7), seconds: number(0.1...9))
        case 8...11: return .buffered(ahead: number(0...40))
        case 12:
            let types = ["none", "wifi", "cellular", "ethernet", "bluetooth", "x", nil], classes = ["2g", "3g", "4g", nil]
            return .connection(
                BrowserConnection(
                    type: types.randomElement(using: &random) ?? nil, effectiveType: classes.randomElement(using: &random) ?? nil,
                    savesData: Int.random(in: 0...9, using: &random) == 0))
        case 13: return .memory(MemoryPressure.allCases.randomElement(using: &random) ?? .normal)
        case 14: return Int.random(in: 0...2, using: &random) == 0 ? .chose(level: names.randomElement(using: &random)) : .chose(level: nil)
        default:
            return Bool.random(using: &random)
                ? .plays(level: names.randomElement(using: &random) ?? "") : .position(number(0...999), duration: 7200)
        }
    }

    @Test("Laws of the orders, over random inputs", arguments: 1...60)
    func orders(seed: Int) {
        var random = SplitMix(state: UInt64(seed)), second = 0.0, lastUpgrade = 0.0, lastDowngrade = -99.0
        let levels = PlaybackSessionTests.ladder.filter { _ in Int.random(in: 0...4, using: &random) > 0 }
        let interface = [NetworkPath.Interface.loopback, .cellular, nil].randomElement(using: &random) ?? nil
        var session = PlaybackSessionTests.session(levels, on: interface), twin = session, order = session.order
        func bitrate(_ name: String?) -> Int { levels.first { $0.name == name }?.bitrate ?? 0 }
        for _ in 0..<400 {
            second += Double.random(in: 0...6, using: &random)
            let input = Self.input(&random), now = PlaybackSessionTests.date(second), wasChosen = session.isLevelChosen
            let outputs = session.receive(input, at: now)
            #expect(outputs == twin.receive(input, at: now) && session == twin)
            let new = session.order
            #expect(PlaybackSessionTests.orders(outputs) == (new == order ? [] : [.order(level: new.level, buffer: new.buffer)]))
            #expect(new.level == nil || levels.contains { $0.name == new.level })
            #expect([2, 5, 10, 30].contains(new.buffer))
            let (old, next) = (bitrate(order.level), bitrate(new.level))
            if case .chose(let name) = input {
                let isHeard = name.map { name in levels.contains { $0.name == name } } ?? wasChosen
                if isHeard { (lastUpgrade, lastDowngrade) = (second, next < old ? second : -99) }
            } else if next > old {
                #expect(!session.isLevelChosen && session.network >= .good && second - lastUpgrade >= 10 && second - lastDowngrade >= 20)
                #expect((session.ahead ?? 0) >= new.buffer * 0.7)
                lastUpgrade = second
            } else if next < old {
                #expect(!session.isLevelChosen)
                lastDowngrade = second
            }
            order = new
        }
    }

    @Test("Each session of the analytics starts and ends exactly once, whatever happens", arguments: 1...60)
    func sessions(seed: Int) {
        var random = SplitMix(state: UInt64(seed) &* 7919), second = 0.0, outputs: [PlaybackSession.Output] = []
        var session = PlaybackSessionTests.session()
        for _ in 0..<200 {
            second += Double.random(in: 0...3, using: &random)
            let input = Int.random(in: 0...9, using: &random) == 0 ? PlaybackSessionTests.load : Self.input(&random)
            outputs += session.receive(input, at: PlaybackSessionTests.date(second))
        }
        outputs += session.receive(.left, at: PlaybackSessionTests.date(second))
        #expect(session.receive(.left, at: PlaybackSessionTests.date(second)) == [])
        var started: [UUID] = [], ended: [UUID] = [], events: [StoredAnalyticsEvent] = []
        for case .analytics(let write) in outputs {
            switch write {
            case .insertSession(let session): started.append(session.id)
            case .insertEvent(let event): events.append(event)
            case .updateSession(let session): ended.append(session.id)
            }
        }
        #expect(!started.isEmpty && started == ended && Set(started).count == started.count)
        #expect(Set(events.map(\.id)).count == events.count && Set(events.map(\.id)).isDisjoint(with: started))
        let ends = events.filter { ["videoCompleted", "videoAbandoned"].contains($0.event?.type.name) }
        #expect(ends.map(\.sessionID) == started)
    }

    @Test("Ids of one sequence differ, and start with the given one")
    func ids() {
        let first = UUID()
        var sequence = UUIDSequence(first), again = UUIDSequence(first)
        let all = (0..<70_000).map { _ in sequence.next() }
        #expect(all.first == first && Set(all).count == all.count && (0..<5).map { _ in again.next() } == Array(all.prefix(5)))
    }
}
