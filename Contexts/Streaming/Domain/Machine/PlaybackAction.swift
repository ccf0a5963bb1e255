/// The events of a player: nineteen actions, from the viewer, from the player, and from the system around it.
public enum PlaybackAction: Hashable, Sendable {
    // The viewer.
    case load(source: String)
    case play
    case pause
    /// Seconds.
    case seek(to: Double)
    case stop
    case retry

    // The player.
    case didBecomeReady
    case didStartPlaying
    case didPause
    case didStartBuffering
    case didFinishBuffering
    case didStartSeeking
    case didFinishSeeking
    case didReachEnd
    case didFail(PlaybackError)

    // The system.
    case didEnterBackground
    case didBecomeActive
    case audioSessionInterrupted
    case audioSessionResumed
}
