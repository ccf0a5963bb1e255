import CoreDomain

/// What is logged about a command after it was performed (`behaviour.md` §1.8).
///
/// Around a player, logging is inside analytics, and the stateful player is outermost.
public struct PlayerLogMessage: Hashable, Sendable {
    public enum Level: Sendable {
        case debug, info
    }

    public static let subsystem = "VideoPlayer"
    public static let category = "Playback"

    public var text: String
    public var metadata: [String: String]
    public var level: Level
    /// Tells the players apart in a log: the first eight digits of the session's id (`behaviour.md` §1.16).
    public var correlation = ""

    /// Nil for `stop`, which is no command of the logged player.
    public init?(_ command: PlayerCommand, before: PlayerReadings, after: PlayerReadings) {
        switch command {
        case .load(let source): self.init("Loading video", ["url": source])
        case .play: self.init("Play requested", ["position": Self.number(after.currentTime)])
        case .pause: self.init("Pause requested", ["position": Self.number(after.currentTime)])
        case .seekForward(let seconds): self.init("Seek forward", from: before.currentTime, by: seconds)
        case .seekBackward(let seconds): self.init("Seek backward", from: before.currentTime, by: seconds)
        case .seek(let time): self.init("Seek to position", from: before.currentTime, to: time)
        case .setVolume: self.init("Volume changed", from: before.volume, to: after.volume, .debug)
        case .toggleMute: self.init("Mute toggled", ["isMuted": "\(after.isMuted)"], .debug)
        case .setSpeed: self.init("Playback speed changed", from: before.speed, to: after.speed, .debug)
        case .stop: return nil
        }
    }

    private init(_ text: String, _ metadata: [String: String], _ level: Level = .info) {
        self.text = text
        self.metadata = metadata
        self.level = level
    }

    private init(_ text: String, from: Double, to: Double, _ level: Level = .info) {
        self.init(text, ["from": Self.number(from), "to": Self.number(to)], level)
    }

    private init(_ text: String, from: Double, by: Double) {
        self.init(text, ["from": Self.number(from), "by": Self.number(by)])
    }

    private static func number(_ value: Double) -> String { JSONText.number(PlayerControls.plain(value)) }
}
