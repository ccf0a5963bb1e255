import CoreDomain
import Foundation
import StreamingDomain
import Testing

/// The rules of `behaviour.md` §1.9 to §1.13 together, for one running player.
@Suite("A playback session joins the rules of a running player")
struct PlaybackSessionTests {
    typealias Output = PlaybackSession.Output

    static let id = UUID()
    static func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }
    static let ladder = [
        StreamLevel(name: "video", bitrate: 15_000_000, height: 1080), StreamLevel(name: "video-1080", bitrate: 8_000_000, height: 1080),
        StreamLevel(name: "video-720", bitrate: 4_000_000, height: 720), StreamLevel(name: "video-480", bitrate: 1_500_000, height: 480),
        StreamLevel(name: "video-240", bitrate: 400_000, height: 240),
    ]

    static func session(
        _ levels: [StreamLevel] = ladder, on interface: NetworkPath.Interface? = .wifi, upcoming: [String] = [], id: UUID = id
    ) -> PlaybackSession {
        PlaybackSession(
            video: PlaybackAnalytics.Video(id: "a", title: "A"), upcoming: upcoming, levels: levels,
            path: NetworkPath(interfaces: interface.map { [$0] } ?? []),
            device: AnalyticsSession.Device(model: "Chromium", osVersion: "Debian 12"), appVersion: "1", id: id, at: date(0))
    }

    /// A session whose movie has played since second 1.
    static func playing(_ levels: [StreamLevel] = ladder, on interface: NetworkPath.Interface? = .wifi) -> PlaybackSession {
        var session = session(levels, on: interface)
        for (input, second) in [(load, 0), (.reported(.ready), 1), (.reported(.playing), 1)] as [(PlaybackSession.Input, Double)] {
            _ = session.receive(input, at: date(second))
        }
        return session
    }

    static let load = PlaybackSession.Input.performed(.load(source: "/media/a"), PlayerReadings())

    /// A transfer of one second.
    static func transfer(_ bitrate: Double) -> PlaybackSession.Input { .loaded(bytes: bitrate / 8, seconds: 1) }

    static func orders(_ outputs: [Output]) -> [Output] {
        outputs.filter { if case .order = $0 { true } else { false } }
    }

    static func alerts(_ outputs: [Output]) -> [PerformanceAlert.Kind] {
        outputs.compactMap { if case .alert(let alert) = $0 { alert.kind } else { nil } }
    }

    /// Sends all inputs, and expects the orders after each: a level and a length of the buffer.
    static func expect(_ session: inout PlaybackSession, _ rows: [(Double, PlaybackSession.Input, (String, Double)?)]) {
        for (second, input, order) in rows {
            let orders = orders(session.receive(input, at: date(second)))
            #expect(orders == (order.map { [.order(level: $0.0, buffer: $0.1)] } ?? []), "after \(input) at \(second)")
        }
    }

    @Test(
        "It starts with a level that suits the connection, and with ten seconds",
        arguments: [
            (.loopback, "video"), (.wired, "video"), (.wifi, "video"), (.cellular, "video-1080"), (nil, "video-480"),
        ] as [(NetworkPath.Interface?, String)])
    func start(interface: NetworkPath.Interface?, level: String) {
        let session = Self.session(on: interface)
        #expect(session.order.level == level && session.order.buffer == 10 && !session.isLevelChosen && session.state == .idle)
        let none = Self.session([], on: interface).order
        #expect(none.level == nil && none.buffer == 10)
    }

    @Test("Up after ten seconds with a full buffer; down at once on a poor connection, and up again after twenty")
    func pacing() {
        var session = Self.playing(on: .cellular)
        Self.expect(
            &session,
            [
                (5, .buffered(ahead: 30), nil), (6, Self.transfer(1e8), ("video-1080", 30)), (9.9, .buffered(ahead: 30), nil),
                (10, .buffered(ahead: 20.9), nil), (10, .buffered(ahead: 21), ("video", 30)),
                (12, .connection(BrowserConnection(effectiveType: "2g")), ("video-1080", 5)), (13, .buffered(ahead: 30), nil),
                (14, Self.transfer(1e8), ("video-720", 5)), (15, .connection(BrowserConnection()), ("video-720", 30)),
                (33.9, .buffered(ahead: 30), nil), (34, .buffered(ahead: 30), ("video-1080", 30)), (43.9, .buffered(ahead: 30), nil),
                (44, .buffered(ahead: 30), ("video", 30)), (60, .buffered(ahead: 30), nil),
            ])
    }

    @Test("A clock that is set back starts the pause before an upgrade anew")
    func clock() {
        var session = Self.playing(on: .cellular)
        Self.expect(
            &session,
            [
                (5, Self.transfer(1e8), ("video-1080", 30)), (-100, .buffered(ahead: 30), nil), (-90.1, .buffered(ahead: 30), nil),
                (-90, .buffered(ahead: 30), ("video", 30)),
            ])
    }

    @Test("A slow transfer goes down at once, to a level that it carries, unless the buffer is full or unknown")
    func slowTransfer() {
        var session = Self.playing()
        Self.expect(
            &session,
            [
                (2, Self.transfer(1.6e6), ("video", 30)), (3, .buffered(ahead: 25), nil), (4, .buffered(ahead: 20), ("video-480", 30)),
                (5, Self.transfer(1.6e6), nil), (6, Self.transfer(1e5), nil), (7, Self.transfer(9e5), ("video-240", 30)),
            ])
    }

    @Test("A level is tried again only after a transfer as fast as it plays")
    func again() {
        var session = Self.playing()
        Self.expect(
            &session,
            [
                (2, Self.transfer(1e8), ("video", 30)), (3, .buffered(ahead: 5), nil), (4, Self.transfer(1.6e6), ("video-480", 30)),
                (60, .buffered(ahead: 30), nil), (61, Self.transfer(3.9e6), nil), (62, Self.transfer(4e6), ("video-720", 30)),
            ])
        #expect(!session.estimate.isReliable)
    }

    @Test("Near the end a buffer with the rest of the movie is full")
    func nearTheEnd() {
        var session = Self.playing()
        Self.expect(
            &session,
            [
                (2, .position(95, duration: 100), nil), (3, .buffered(ahead: 5), nil), (4, Self.transfer(1.6e6), ("video", 30)),
                (5, .position(80, duration: 100), ("video-480", 30)),
            ])
    }

    @Test("An interruption lowers the level once, while it lasts; the wait for the first picture or for a seek does not")
    func interruption() {
        var session = Self.session()
        Self.expect(
            &session,
            [
                (0, Self.load, nil), (0, .performed(.play, PlayerReadings()), nil), (1, .reported(.waiting), nil),
                (9, .reported(.ready), nil),
                (9, .performed(.play, PlayerReadings()), nil), (9, .reported(.waiting), nil), (12, .reported(.playing), nil),
                (13, .reported(.seeking), nil), (13, .reported(.waiting), nil), (23, .reported(.seeked), nil),
                (24, .reported(.playing), nil), (25, .performed(.seek(to: 50), PlayerReadings()), nil), (25, .reported(.waiting), nil),
                (35, .reported(.resumed), nil), (35, .reported(.playing), nil),
                (100, .reported(.waiting), nil), (104, .buffered(ahead: 0), nil), (106, .buffered(ahead: 0), ("video-1080", 10)),
                (108, .reported(.resumed), nil), (109, .buffered(ahead: 1), nil), (110, .reported(.waiting), ("video-720", 10)),
                (112, .performed(.pause, PlayerReadings()), nil), (900, .buffered(ahead: 0), nil),
            ])
        #expect(session.snapshot(at: Self.date(900))?.totalBuffering == 10)
    }

    @Test("Scarce memory shortens the buffer, and lowers the level once when it is critical")
    func memory() {
        var session = Self.playing()
        Self.expect(
            &session,
            [
                (2, .memory(.warning), ("video", 5)), (3, .memory(.critical), ("video-1080", 2)), (4, .memory(.critical), nil),
                (5, .buffered(ahead: 2), nil), (6, Self.transfer(1e8), nil), (40, .buffered(ahead: 2), nil),
                (41, .memory(.normal), ("video-1080", 30)), (42, .buffered(ahead: 30), ("video", 30)),
            ])
    }

    @Test("A reliable estimate limits the level at 70 % of the slowest transfer; small transfers do not count")
    func limit() {
        var session = Self.playing()
        Self.expect(
            &session,
            [
                (1, .buffered(ahead: 30), nil), (2, Self.transfer(1e7), ("video", 30)), (3, Self.transfer(1e7), nil),
                (4, .loaded(bytes: 65_535, seconds: 1), nil), (5, Self.transfer(1e7), nil), (6, Self.transfer(1e7), ("video-720", 30)),
                (60, .buffered(ahead: 30), nil),
            ])
        #expect(session.estimate.sampleCount == 4 && session.estimate.recommendedMaximumBitrate == 7_000_000)
        Self.expect(&session, [(61, .connection(BrowserConnection(type: "ethernet")), ("video-1080", 30))])
        #expect(session.estimate == BandwidthEstimate() && session.network == .excellent)
    }

    @Test("The viewer's choice is obeyed and kept, while the buffer adapts; an unknown name is none")
    func choice() {
        var session = Self.playing()
        Self.expect(
            &session,
            [
                (2, .chose(level: "video-720"), ("video-720", 10)), (3, .connection(BrowserConnection(savesData: true)), ("video-720", 5)),
                (4, .buffered(ahead: 0), nil), (5, Self.transfer(6e5), nil), (6, .connection(BrowserConnection()), ("video-720", 30)),
                (7, Self.transfer(1e8), nil), (8, .chose(level: "video-2160"), nil), (50, .buffered(ahead: 30), nil),
            ])
        #expect(session.isLevelChosen)
        Self.expect(
            &session, [(51, .chose(level: nil), nil), (60.9, .buffered(ahead: 30), nil), (61, .buffered(ahead: 30), ("video-1080", 30))])
        #expect(!session.isLevelChosen)
    }

    @Test("An encoded picture that needs no less than the original is chosen only by the viewer")
    func useless() {
        let levels = [StreamLevel(name: "video", bitrate: 6_000_000, height: 1080)] + Self.ladder.dropFirst()
        let unknown = StreamLevel(name: "x", bitrate: 0, height: 0)
        let ladder = LevelLadder(levels + [unknown, levels[0]])
        #expect(ladder.automatic.map(\.name) == ["video-240", "video-480", "video-720", "video"])
        #expect(ladder.all == levels + [unknown] && ladder.all.map(\.label) == ["1080p", "1080p", "720p", "480p", "240p", "x"])
        var session = Self.playing(levels)
        Self.expect(&session, [(2, .chose(level: "video-1080"), ("video-1080", 10)), (3, .chose(level: nil), ("video", 10))])
        var single = Self.session([unknown])
        #expect(single.order.level == nil)
        Self.expect(&single, [(1, .chose(level: "x"), ("x", 10)), (2, Self.transfer(1e6), ("x", 30))])
    }

    @Test("Alerts come from the reports; a lower quality that the viewer chose is none")
    func alerts() {
        var session = Self.session()
        let rows: [(Double, PlaybackSession.Input, [PerformanceAlert.Kind])] = [
            (0, Self.load, []), (5, .reported(.playing), [.slowStartup(duration: 5)]), (6, .plays(level: "video"), []),
            (7, .plays(level: "video-720"), [.qualityDowngrade(from: 15_000_000, to: 4_000_000)]), (8, .chose(level: "video-240"), []),
            (9, .plays(level: "video-240"), []), (10, .reported(.waiting), []),
            (20, .reported(.resumed), [.prolongedBuffering(duration: 10)]), (21, .memory(.warning), [.memoryPressure(.warning)]),
            (22, .memory(.warning), []),
            (23, .connection(BrowserConnection(type: "cellular")), [.networkDegradation(from: .excellent, to: .good)]),
            (24, .connection(BrowserConnection(type: "cellular")), []), (25, .reported(.failedNetwork), [.playbackStalled]),
        ]
        for (second, input, kinds) in rows {
            let outputs = session.receive(input, at: Self.date(second))
            #expect(Self.alerts(outputs) == kinds, "after \(input)")
        }
        #expect(session.state == .failed(.defaultPlaybackFailure))
        _ = session.receive(.retried, at: Self.date(26))
        #expect(session.state == .idle)
    }

    @Test("The next videos are wanted once, 20 s before the end, as many as the connection carries")
    func preload() {
        var session = Self.session(upcoming: ["b", "c", "d"])
        func wanted(_ input: PlaybackSession.Input) -> [Output] {
            session.receive(input, at: Self.date(1)).filter { Self.orders([$0]).isEmpty }
        }
        #expect(wanted(.position(1179, duration: 1200)) == [])
        #expect(Self.alerts(wanted(.connection(BrowserConnection(type: "none")))).count == 1)
        #expect(wanted(.position(1180, duration: 1200)) == [])
        _ = wanted(.connection(BrowserConnection()))
        #expect(wanted(.position(1181, duration: .nan)) == [.preload(["b", "c"])] && wanted(.position(1182, duration: 1200)) == [])
        var last = Self.session()
        #expect(last.receive(.position(1190, duration: 1200), at: Self.date(1)) == [])
    }
}
