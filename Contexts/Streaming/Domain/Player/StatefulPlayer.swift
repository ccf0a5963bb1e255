public import Foundation

/// Puts the machine in front of a player: commands in, commands for the player and steps of the machine out (`behaviour.md` §1.6).
///
/// Only `seek` and `stop` reach the machine before the player; whether a step is legal never keeps a command from the player. The original's
/// Apple TV loaded its player directly, so that the machine stayed idle; here there is no other way to the player.
public struct StatefulPlayer: Hashable, Sendable {
    /// In the order in which it happens.
    public enum Step: Hashable, Sendable {
        case forward(PlayerCommand)
        case transition(PlaybackTransition)
    }

    public private(set) var machine: PlaybackMachine
    /// The player says so many times; the machine hears it once for each load.
    private var hasReportedReady = false

    public init(_ machine: PlaybackMachine = PlaybackMachine()) { self.machine = machine }

    public var state: PlaybackState { machine.state }

    public mutating func perform(_ command: PlayerCommand, at date: Date) -> [Step] {
        switch command {
        case .load(let source):
            hasReportedReady = false
            return [.forward(command)] + send(.load(source: source), at: date)
        case .play: return [.forward(command)] + send(.play, at: date)
        case .pause: return [.forward(command)] + send(.pause, at: date)
        case .seek(let time): return seek(to: time, at: date)
        case .stop: return send(.stop, at: date) + [.forward(.pause)]
        case .seekForward, .seekBackward, .setVolume, .toggleMute, .setSpeed: return [.forward(command)]
        }
    }

    /// Trying again needs no command: the machine becomes idle if the error allows it, and the movie can be loaded.
    public mutating func retry(at date: Date) -> [Step] { send(.retry, at: date) }

    public mutating func receive(_ event: PlayerEvent, at date: Date) -> [Step] {
        if event == .ready {
            guard !hasReportedReady else { return [] }
            hasReportedReady = true
        }
        return send(event.action, at: date)
    }

    public mutating func receive(_ interruption: AudioInterruption, at date: Date) -> [Step] {
        interruption.action.map { send($0, at: date) } ?? []
    }

    /// From playing or paused the seek ends at once for the machine; in other states the player seeks alone.
    private mutating func seek(to time: Double, at date: Date) -> [Step] {
        guard state == .playing || state == .paused else { return [.forward(.seek(to: time))] }
        let before = send(.seek(to: time), at: date)
        return before + [.forward(.seek(to: time))] + send(.didFinishSeeking, at: date)
    }

    private mutating func send(_ action: PlaybackAction, at date: Date) -> [Step] {
        machine.send(action, at: date).map { [.transition($0)] } ?? []
    }
}
