import CoreDomain

extension PlaybackSession {
    /// What a session is told. Numbers may be anything: those that are none of their kind are ignored with their input.
    public enum Input: Hashable, Sendable {
        /// The player performed a command of its viewer, and says this afterwards. The source of a load is logged: without its capability.
        case performed(PlayerCommand, PlayerReadings)
        case reported(PlayerEvent)
        /// The viewer tries again after a failure.
        case retried
        /// A transfer of pictures, or a part of it, as long as it took. Small ones do not count (`smallestTransfer`).
        case loaded(bytes: Double, seconds: Double)
        /// Seconds in the buffer after the position.
        case buffered(ahead: Double)
        case connection(BrowserConnection)
        /// How scarce the memory of the player is.
        case memory(MemoryPressure)
        /// The viewer chose a rendition by its name; nil is the automatic choice.
        case chose(level: String?)
        /// The rendition that plays now, by its name.
        case plays(level: String)
        /// Seconds.
        case position(Double, duration: Double)
        /// The player's screen was left.
        case left
    }

    public enum Output: Hashable, Sendable {
        /// Seconds to load ahead.
        case order(level: String?, buffer: Double)
        case alert(PerformanceAlert)
        case log(PlayerLogMessage)
        case analytics(AnalyticsWrite)
        /// The beginnings of these videos are soon wanted, most urgent first.
        case preload([String])
    }

    /// Bytes. A smaller transfer, of an index or of sound, measures how long an answer takes rather than what the connection carries, and
    /// would be the slowest sample of the estimate.
    public static let smallestTransfer = 65_536
}

extension PlayerCommand {
    /// The speeds that browsers accept.
    private static let speeds = 0.0625...16.0

    /// Whether its number is one of its kind.
    var isPlausible: Bool {
        switch self {
        case .load, .play, .pause, .toggleMute, .stop: true
        case .seek(let seconds), .seekForward(let seconds), .seekBackward(let seconds): MediaTime.checked(seconds) != nil
        case .setVolume(let volume): (0...1).contains(volume)
        case .setSpeed(let speed): Self.speeds.contains(speed)
        }
    }

    var isSeek: Bool {
        switch self {
        case .seek, .seekForward, .seekBackward: true
        case .load, .play, .pause, .toggleMute, .stop, .setVolume, .setSpeed: false
        }
    }
}
