public import CoreDomain
public import HTML
public import StreamingDomain

extension WatchFeature {
    public enum Intent: BrowserIntent {
        /// Seconds.
        case progress(position: Double, duration: Double)
        case player(event: PlayerEvent)
        /// The cookie's text: the browser has answered, or its answer has changed.
        case capabilities(answers: String)
        case retry
        /// The viewer's command, after it was performed: its number (seconds, a volume or a speed), and how the player is now.
        case performed(
            command: PlayerCommandName, value: Double, position: Double, duration: Double, volume: Double, isMuted: Bool, speed: Double,
            isPlaying: Bool)
        /// Bytes of segments, and the seconds in which they arrived.
        case measured(bytes: Int, seconds: Double)
        /// Seconds that are loaded ahead of the position.
        case buffered(ahead: Double)
        /// The rendition of the picture that is loaded now.
        case level(name: String)
        /// The rendition that the viewer chose; nil for automatic.
        case quality(name: String?)
        /// What the browser knows of its connection, by the names of the Network Information API; empty where it knows nothing.
        case connection(type: String, effectiveType: String, isSaving: Bool)
        /// Takes back that the file counts as watched.
        case unwatch
        /// The viewer leaves the player.
        case left

        public var access: Permission {
            switch self {
            case .progress, .player, .capabilities, .retry, .performed, .measured, .buffered, .level, .quality, .connection, .unwatch,
                .left:
                .watch
            }
        }
    }
}

/// A viewer's command to the browser's player, by the name that player.js gives it.
public enum PlayerCommandName: String, Codable, Sendable {
    case play, pause, seek, seekForward, seekBackward, setVolume, toggleMute, setSpeed

    func command(_ value: Double) -> PlayerCommand {
        switch self {
        case .play: .play
        case .pause: .pause
        case .seek: .seek(to: value)
        case .seekForward: .seekForward(by: value)
        case .seekBackward: .seekBackward(by: value)
        case .setVolume: .setVolume(value)
        case .toggleMute: .toggleMute
        case .setSpeed: .setSpeed(value)
        }
    }
}
