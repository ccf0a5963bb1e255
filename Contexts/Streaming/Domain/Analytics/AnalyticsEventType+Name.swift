extension AnalyticsEventType {
    /// The name under which it is stored.
    public var name: String {
        switch self {
        case .videoStarted: "videoStarted"
        case .play: "play"
        case .pause: "pause"
        case .seek: "seek"
        case .speedChanged: "speedChanged"
        case .volumeChanged: "volumeChanged"
        case .muteToggled: "muteToggled"
        case .videoCompleted: "videoCompleted"
        case .videoAbandoned: "videoAbandoned"
        case .fullscreenEntered: "fullscreenEntered"
        case .fullscreenExited: "fullscreenExited"
        case .pipEntered: "pipEntered"
        case .pipExited: "pipExited"
        case .error: "error"
        case .bufferingStarted: "bufferingStarted"
        case .bufferingEnded: "bufferingEnded"
        case .qualityChanged: "qualityChanged"
        }
    }
}
