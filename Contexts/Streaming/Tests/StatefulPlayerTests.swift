import Foundation
import StreamingDomain
import Testing

/// `behaviour.md` §1.6, "stateful player", and §1.8.
@Suite("The stateful player turns commands into commands and steps")
struct StatefulPlayerTests {
    static let now = Date(timeIntervalSince1970: 1000)
    static let before = PlayerReadings(currentTime: 5, duration: 100, volume: 0.5)

    static func step(_ from: PlaybackState, _ to: PlaybackState, _ action: PlaybackAction) -> StatefulPlayer.Step {
        .transition(PlaybackTransition(from: from, to: to, action: action, timestamp: now))
    }

    static func steps(_ command: PlayerCommand, in state: PlaybackState) -> [StatefulPlayer.Step] {
        var player = StatefulPlayer(PlaybackMachine(state))
        return player.perform(command, at: now)
    }

    @Test("Load is forwarded, then sent; where it is illegal, only forwarded")
    func load() {
        let load = PlayerCommand.load(source: "a"), loading = PlaybackState.loading(source: "a")
        #expect(Self.steps(load, in: .idle) == [.forward(load), Self.step(.idle, loading, .load(source: "a"))])
        #expect(Self.steps(load, in: .playing) == [.forward(load)])
    }

    @Test("Play and pause are always forwarded, and sent where they are legal", arguments: PlaybackTableTests.states)
    func playAndPause(state: PlaybackState) {
        for (command, action) in [(PlayerCommand.play, PlaybackAction.play), (.pause, .pause)] {
            var machine = PlaybackMachine(state)
            let transition = machine.send(action, at: Self.now)
            #expect(Self.steps(command, in: state) == [.forward(command)] + (transition.map { [.transition($0)] } ?? []))
        }
    }

    @Test("A seek from playing or paused is sent, forwarded and over at once; elsewhere it is only forwarded")
    func seek() {
        for (state, resumption) in [(PlaybackState.playing, PlaybackState.Resumption.playing), (.paused, .paused)] {
            let seeking = PlaybackState.seeking(time: 30, resumeTo: resumption)
            #expect(
                Self.steps(.seek(to: 30), in: state) == [
                    Self.step(state, seeking, .seek(to: 30)), .forward(.seek(to: 30)), Self.step(seeking, state, .didFinishSeeking),
                ])
        }
        for state in PlaybackTableTests.states where state != .playing && state != .paused {
            #expect(Self.steps(.seek(to: 30), in: state) == [.forward(.seek(to: 30))])
        }
    }

    @Test("Stop is sent, then the player pauses", arguments: PlaybackTableTests.states)
    func stop(state: PlaybackState) {
        let sent = state == .idle ? [] : [Self.step(state, .idle, .stop)]
        #expect(Self.steps(.stop, in: state) == sent + [.forward(.pause)])
    }

    @Test("Relative seeks, volume, mute and speed are only forwarded", arguments: PlaybackTableTests.states)
    func others(state: PlaybackState) {
        for command in [PlayerCommand.seekForward(by: 10), .seekBackward(by: 10), .setVolume(0.5), .toggleMute, .setSpeed(2)] {
            #expect(Self.steps(command, in: state) == [.forward(command)])
        }
    }

    @Test("Retry makes the machine idle only after a network error")
    func retry() {
        var player = StatefulPlayer(PlaybackMachine(.failed(.defaultPlaybackFailure)))
        let steps = player.retry(at: Self.now), again = player.retry(at: Self.now)
        #expect(steps == [Self.step(.failed(.defaultPlaybackFailure), .idle, .retry)] && again == [] && player.state == .idle)
        player = StatefulPlayer(PlaybackMachine(.failed(.defaultLoadFailure)))
        #expect(player.retry(at: Self.now) == [])
    }

    @Test("Ready is heard once for each load")
    func ready() {
        var player = StatefulPlayer()
        _ = player.perform(.load(source: "a"), at: Self.now)
        let first = player.receive(.ready, at: Self.now), second = player.receive(.ready, at: Self.now)
        #expect(first == [Self.step(.loading(source: "a"), .ready, .didBecomeReady)] && second == [])
        _ = player.perform(.load(source: "b"), at: Self.now)
        let other = player.receive(.ready, at: Self.now)
        #expect(other.count == 1 && player.state == .ready)
    }

    @Test("Each event of a player is its action, in every state", arguments: PlayerEvent.allCases)
    func events(event: PlayerEvent) {
        for state in PlaybackTableTests.states {
            var player = StatefulPlayer(PlaybackMachine(state)), machine = PlaybackMachine(state)
            let steps = player.receive(event, at: Self.now)
            #expect(steps == (machine.send(event.action, at: Self.now).map { [.transition($0)] } ?? []) && player.machine == machine)
        }
    }

    @Test("An interruption pauses, and only its end with a request to resume plays")
    func interruptions() {
        var player = StatefulPlayer(PlaybackMachine(.playing))
        let began = player.receive(.began, at: Self.now), plain = player.receive(.ended(shouldResume: false), at: Self.now)
        #expect(began == [Self.step(.playing, .paused, .audioSessionInterrupted)] && plain == [])
        let resumed = player.receive(.ended(shouldResume: true), at: Self.now)
        #expect(resumed == [Self.step(.paused, .playing, .audioSessionResumed)])
    }

    @Test("Readings that are not finite are 0, and a volume is between 0 and 1")
    func readings() {
        let readings = PlayerReadings(currentTime: .nan, duration: .infinity, volume: 7, speed: .nan)
        #expect(readings == PlayerReadings(currentTime: 0, duration: 0, volume: 1, speed: 0))
    }

    static let messages: [(PlayerCommand, String, [String: String], PlayerLogMessage.Level)] = [
        (.load(source: "/a"), "Loading video", ["url": "/a"], .info), (.play, "Play requested", ["position": "15"], .info),
        (.pause, "Pause requested", ["position": "15"], .info), (.seekForward(by: 10), "Seek forward", ["from": "5", "by": "10"], .info),
        (.seekBackward(by: 10), "Seek backward", ["from": "5", "by": "10"], .info),
        (.seek(to: 42.5), "Seek to position", ["from": "5", "to": "42.5"], .info),
        (.seek(to: .nan), "Seek to position", ["from": "5", "to": "0"], .info),
        (.setVolume(9), "Volume changed", ["from": "0.5", "to": "1"], .debug), (.toggleMute, "Mute toggled", ["isMuted": "true"], .debug),
        (.setSpeed(2), "Playback speed changed", ["from": "1", "to": "2"], .debug),
    ]

    @Test("Each command has its log message", arguments: messages)
    func logging(command: PlayerCommand, text: String, metadata: [String: String], level: PlayerLogMessage.Level) {
        let after = PlayerReadings(currentTime: 15, duration: 100, volume: 1, isMuted: true, speed: 2)
        let message = PlayerLogMessage(command, before: Self.before, after: after)
        #expect(message?.text == text && message?.metadata == metadata && message?.level == level)
        #expect(PlayerLogMessage(.stop, before: Self.before, after: after) == nil)
        #expect(PlayerLogMessage.subsystem == "VideoPlayer" && PlayerLogMessage.category == "Playback")
    }
}
