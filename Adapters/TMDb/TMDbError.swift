public import NetworkLayer

/// Why The Movie Database gave nothing.
public enum TMDbError: Error, Equatable, Sendable, CustomStringConvertible {
    /// It does not know the title, person, season or page.
    case notFound
    /// It does not accept the token.
    case unauthorised
    /// It cannot be reached, is busy, or answered with something else; also if the caller was cancelled.
    case unavailable(NetworkError)

    init(_ error: NetworkError) {
        self = error == .unauthorized ? .unauthorised : error.isNotFound ? .notFound : .unavailable(error)
    }

    /// An answer without a field that nothing can replace.
    static func unexpected(_ field: String) -> TMDbError { .unavailable(.decoding(field)) }

    public var description: String {
        switch self {
        case .notFound: "TMDb does not know it."
        case .unauthorised: "TMDb does not accept the token."
        case .unavailable(let error): "TMDb: \(error.description)"
        }
    }
}
