/// What happened in a session (`behaviour.md` §1.9). Times in seconds.
///
/// The names of the cases and of their values are those of the stored JSON: renaming one loses the events stored before.
public enum AnalyticsEventType: Hashable, Sendable, Codable {
    case videoStarted
    case play
    case pause
    case seek(from: Double, to: Double)
    case speedChanged(from: Double, to: Double)
    case volumeChanged(from: Double, to: Double)
    case muteToggled(isMuted: Bool)
    case videoCompleted
    case videoAbandoned(watchedDuration: Double, totalDuration: Double)
    case fullscreenEntered
    case fullscreenExited
    case pipEntered
    case pipExited
    case error(code: String, message: String)
    case bufferingStarted
    case bufferingEnded(duration: Double)
    /// Labels of qualities, "720p".
    case qualityChanged(from: String?, to: String)
}
