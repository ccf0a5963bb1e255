import Foundation
import StreamingDomain
import Testing

/// Laws of the player and of what follows it, over random commands and events.
@Suite("Laws of the player")
struct PlayerLawTests {
    static func command(_ random: inout SplitMix) -> PlayerCommand {
        let time = Double.random(in: -10...200, using: &random)
        let all: [PlayerCommand] = [
            .load(source: "a"), .play, .pause, .seekForward(by: time), .seekBackward(by: time), .seek(to: time), .setVolume(time),
            .toggleMute, .setSpeed(time), .stop,
        ]
        return all.randomElement(using: &random) ?? .play
    }

    @Test("Each command reaches the player as exactly one, an event as none, and steps join without a gap", arguments: 1...50)
    func steps(seed: Int) {
        var random = SplitMix(state: UInt64(seed)), player = StatefulPlayer(), state = PlaybackState.idle
        for second in 0..<200 {
            let now = Date(timeIntervalSince1970: Double(second)), isCommand = Bool.random(using: &random)
            let event = PlayerEvent.allCases.randomElement(using: &random) ?? .ready
            let steps = isCommand ? player.perform(Self.command(&random), at: now) : player.receive(event, at: now)
            var forwarded = 0
            for step in steps {
                switch step {
                case .forward: forwarded += 1
                case .transition(let transition):
                    #expect(transition.from == state && transition.timestamp == now)
                    state = transition.to
                }
            }
            #expect(forwarded == (isCommand ? 1 : 0) && player.state == state)
        }
    }

    @Test("At most one session is open, each ends once and last, and no more is watched than time passes", arguments: 1...50)
    func sessions(seed: Int) {
        var random = SplitMix(state: UInt64(seed)), bench = AnalyticsSessionTests.Bench(), second = 0.0
        for _ in 0..<200 {
            second += Double.random(in: 0...5, using: &random)
            switch Int.random(in: 0...9, using: &random) {
            case 0: bench.open("v", second)
            case 1: bench.write(bench.analytics.close(at: AnalyticsSessionTests.date(second)))
            case 2...5: bench.perform(Self.command(&random), second)
            default: bench.receive(PlayerEvent.allCases.randomElement(using: &random) ?? .ready, second)
            }
            let open = bench.records.all.filter { $0.endTime == nil }
            #expect(open.count <= 1 && open.first?.id == bench.analytics.recorder.session?.id)
        }
        for session in bench.records.all {
            let events = bench.records.session(session.id)?.events ?? []
            let ends = events.filter { ["videoCompleted", "videoAbandoned"].contains($0.type.name) }
            #expect(ends.count == (session.endTime == nil ? 0 : 1) && (ends.isEmpty || ends.last == events.last))
            #expect(events.count { $0.type == .videoStarted } <= 1)
            if let end = session.endTime, let watched = ends.last?.currentPosition {
                #expect(watched >= 0 && watched <= end.timeIntervalSince(session.startTime) + 1e-6)
            }
        }
    }

    @Test("Interruptions add up", arguments: 1...20)
    func rebuffering(seed: Int) {
        var random = SplitMix(state: UInt64(seed)), monitor = RebufferingMonitor(), events: [RebufferingEvent] = [], second = 0.0
        for _ in 0..<200 {
            second += Double.random(in: 0...9, using: &random)
            let now = Date(timeIntervalSince1970: second)
            if Bool.random(using: &random) {
                monitor.bufferingStarted(at: now)
            } else if let event = monitor.bufferingEnded(at: now) {
                events.append(event)
            }
            #expect(monitor.count == events.count && abs(monitor.total - events.reduce(0) { $0 + $1.duration }) < 1e-6)
            #expect(monitor.eventsInLastMinute(at: now) == events.count { $0.start > now.addingTimeInterval(-60) })
        }
    }

    @Test("Cleaners are in order of priority however they are registered, and a stronger pressure cleans no less", arguments: 1...20)
    func cleaners(seed: Int) {
        var random = SplitMix(state: UInt64(seed)), planner = CleanupPlanner()
        for index in 0..<12 {
            let priority = CacheCleaner.Priority.allCases.randomElement(using: &random) ?? .low
            planner.register(CacheCleaner(name: "\(index)", priority: priority, estimatedBytes: UInt64(index)))
            #expect(planner.cleaners.map(\.priority) == planner.cleaners.map(\.priority).sorted(by: >))
        }
        let plans = [MemoryPressure.normal, .warning, .critical].map { Set(planner.plan(for: $0)?.cleaners ?? []) }
        #expect(plans[0].isSubset(of: plans[1]) && plans[1].isSubset(of: plans[2]) && plans[2].count == 12)
        #expect(planner.estimatedBytes == 66)
    }
}
