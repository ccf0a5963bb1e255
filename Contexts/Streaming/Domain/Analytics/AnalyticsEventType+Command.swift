import CoreDomain

extension AnalyticsEventType {
    /// The event of a command after it was performed, and its position in seconds (`behaviour.md` §1.8); nil for loading, which only marks
    /// the start of a load, and for stopping, which ends the session.
    public static func event(
        for command: PlayerCommand, before: PlayerReadings, after: PlayerReadings
    ) -> (type: AnalyticsEventType, position: Double)? {
        let position = after.currentTime
        switch command {
        case .load, .stop: return nil
        case .play: return (.play, position)
        case .pause: return (.pause, position)
        case .seekForward, .seekBackward: return (.seek(from: before.currentTime, to: position), position)
        case .seek(let time):
            let target = MediaTime.clamped(time)
            return (.seek(from: before.currentTime, to: target), target)
        case .setVolume: return (.volumeChanged(from: before.volume, to: after.volume), position)
        case .toggleMute: return (.muteToggled(isMuted: after.isMuted), position)
        case .setSpeed: return (.speedChanged(from: before.speed, to: after.speed), position)
        }
    }

    /// The event of an error. Its code is the error's name.
    public static func event(for error: PlaybackError) -> AnalyticsEventType {
        let code =
            switch error {
            case .loadFailed: "loadFailed"
            case .networkError: "networkError"
            case .decodingError: "decodingError"
            case .drmError: "drmError"
            case .unknown: "unknown"
            }
        return .error(code: code, message: error.reason)
    }
}
