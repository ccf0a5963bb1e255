public import NetworkLayer

/// Why there is no picture.
public enum ArtworkError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The server does not have it, or its path or size is none that could be asked for.
    case notFound
    /// The server sent something else, or more than is accepted: what, in a few words for the log.
    case unsuitable(String)
    /// The server cannot be reached, is busy, or answered with something else.
    case unavailable(NetworkError)

    init(_ error: NetworkError) {
        self =
            error.isNotFound ? .notFound : error == .tooLarge ? .unsuitable("more than 12 MB") : .unavailable(error)
    }

    /// For how long the picture is not asked for again; nil if that may be done at once. What is not there now will hardly be there in an hour.
    var pause: Duration? {
        switch self {
        case .notFound: .seconds(86_400)
        case .unsuitable: .seconds(60)
        case .unavailable(.cancelled): nil
        // Also for a request that was never sent, because the server is left alone after failures.
        case .unavailable(.unavailable(retryAfter: let retryAfter)): min(retryAfter ?? .seconds(60), .seconds(60))
        case .unavailable: .seconds(60)
        }
    }

    public var description: String {
        switch self {
        case .notFound: "There is no such picture."
        case .unsuitable(let reason): "The picture cannot be shown: \(reason)."
        case .unavailable(let error): "The picture cannot be fetched. \(error.description)"
        }
    }
}
