/// The state of a player.
public enum PlaybackState: Hashable, Sendable {
    case idle
    case loading(source: String)
    case ready
    case playing
    case paused
    case buffering(resumeTo: Resumption)
    /// `time` in seconds.
    case seeking(time: Double, resumeTo: Resumption)
    case ended
    case failed(PlaybackError)

    /// The state after buffering or seeking.
    public enum Resumption: Hashable, Sendable {
        case playing, paused

        public var state: PlaybackState { self == .playing ? .playing : .paused }
    }

    /// Whether the movie is playing, or will play without further input.
    public var isActive: Bool {
        switch self {
        case .playing, .buffering(.playing), .seeking(_, .playing): true
        default: false
        }
    }

    public var canPlay: Bool {
        switch self {
        case .ready, .paused, .ended: true
        default: false
        }
    }

    public var canPause: Bool {
        switch self {
        case .playing, .buffering(.playing): true
        default: false
        }
    }
}

extension PlaybackState: CustomStringConvertible {
    /// The state's name without its values.
    public var description: String {
        switch self {
        case .idle: "idle"
        case .loading: "loading"
        case .ready: "ready"
        case .playing: "playing"
        case .paused: "paused"
        case .buffering: "buffering"
        case .seeking: "seeking"
        case .ended: "ended"
        case .failed: "failed"
        }
    }
}
