/// An event that a browser's player reports, and its action.
public enum PlayerEvent: String, Codable, Sendable, CaseIterable {
    case ready, playing, paused, waiting, resumed, seeking, seeked, ended, hidden, visible
    case failedLoading, failedNetwork, failedDecoding, failedUnknown

    public var action: PlaybackAction {
        switch self {
        case .ready: .didBecomeReady
        case .playing: .didStartPlaying
        case .paused: .didPause
        case .waiting: .didStartBuffering
        case .resumed: .didFinishBuffering
        case .seeking: .didStartSeeking
        case .seeked: .didFinishSeeking
        case .ended: .didReachEnd
        case .hidden: .didEnterBackground
        case .visible: .didBecomeActive
        case .failedLoading: .didFail(.defaultLoadFailure)
        case .failedNetwork: .didFail(.defaultPlaybackFailure)
        case .failedDecoding: .didFail(.decodingError(reason: "The browser could not decode the movie."))
        case .failedUnknown: .didFail(.unknown(reason: "The browser gave no reason."))
        }
    }
}
