/// Why playback failed. Equality includes the reason.
public enum PlaybackError: Error, Hashable, Sendable {
    case loadFailed(reason: String)
    case networkError(reason: String)
    case decodingError(reason: String)
    case drmError(reason: String)
    case unknown(reason: String)

    /// Whether trying again can help: only after a failed connection, not when the movie itself cannot be read.
    public var isRecoverable: Bool {
        if case .networkError = self { true } else { false }
    }

    public var reason: String {
        switch self {
        case .loadFailed(let reason), .networkError(let reason), .decodingError(let reason), .drmError(let reason),
            .unknown(let reason):
            reason
        }
    }

    /// The source could not be loaded.
    public static let defaultLoadFailure = loadFailed(reason: "Unknown error")
    /// Playing stopped before the end.
    public static let defaultPlaybackFailure = networkError(reason: "Playback failed")
}
