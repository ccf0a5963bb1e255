/// A command to a player (`behaviour.md` §1.7).
public enum PlayerCommand: Hashable, Sendable {
    case load(source: String)
    case play
    case pause
    /// Seconds.
    case seekForward(by: Double)
    /// Seconds.
    case seekBackward(by: Double)
    /// Seconds.
    case seek(to: Double)
    /// 0…1.
    case setVolume(Double)
    case toggleMute
    case setSpeed(Double)
    case stop
}
