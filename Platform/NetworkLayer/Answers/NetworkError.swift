/// Why a request brought no usable answer. Decorators and callers decide by the case; people read the description.
public enum NetworkError: Error, Equatable, Sendable {
    /// The caller no longer wants the answer.
    case cancelled
    /// No connection, no answer or no end of the answer in time.
    case timeout
    /// The server could not be reached, or the connection broke.
    case connectivity
    /// The server does not accept who asks: status 401, or 401 in an envelope.
    case unauthorized
    /// The server asked for fewer requests or is down. Nil if it said no time.
    case unavailable(retryAfter: Duration?)
    /// A status that is an error for the route. The message is the server's own, one line of at most 200 characters.
    case status(Int, message: String?)
    /// A redirect that is not allowed, or one too many.
    case redirect
    /// The answer is larger than its route allows.
    case tooLarge
    /// The answer is not of the expected form: the field at fault (`results[3].title`), or the form.
    case decoding(String)
    /// The answer holds no value.
    case emptyResponse
    /// The request cannot be sent as it is.
    case invalidRequest
    /// The name of the host leads into a private network.
    case privateAddress
    /// An envelope that says no.
    case custom(message: String, code: Int)

    /// Whether the thing that was asked for does not exist: 404 or 410.
    public var isNotFound: Bool {
        guard case .status(let status, _) = self else { return false }
        return status == 404 || status == 410
    }

    /// The status or the code of the envelope; 0 for an empty answer, negative for all that has none.
    public var code: Int {
        switch self {
        case .emptyResponse: 0
        case .custom(_, let code), .status(let code, _): code
        case .unauthorized: 401
        case .invalidRequest: -1
        case .timeout: -2
        case .connectivity: -3
        case .decoding: -4
        case .tooLarge: -5
        case .redirect: -6
        case .unavailable: -7
        case .cancelled: -8
        case .privateAddress: -9
        }
    }
}

extension NetworkError: CustomStringConvertible {
    /// For people. It holds no address and no part of a body but the server's own message.
    public var description: String {
        switch self {
        case .cancelled: "Cancelled"
        case .timeout: "The server took too long to answer."
        case .connectivity: "The server cannot be reached."
        case .unauthorized: "Unauthorized"
        case .unavailable: "The server is not available at the moment."
        case .status(let status, let message): message ?? "The server answered with the status \(status)."
        case .redirect: "The server sent the request to another address."
        case .tooLarge: "The answer of the server is too large."
        case .decoding(let field): "The answer of the server is not as expected (\(field))."
        case .emptyResponse: "Empty response"
        case .privateAddress: "The name of the server leads into a private network."
        case .invalidRequest: "The request is not valid."
        case .custom(let message, _): message
        }
    }
}
