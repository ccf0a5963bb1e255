import AsyncHTTPClient
import NIOCore
import NIOHTTPCompression

extension NetworkError {
    private static let timeouts: [HTTPClientError] = [
        .connectTimeout, .readTimeout, .writeTimeout, .tlsHandshakeTimeout, .getConnectionFromPoolTimeout, .deadlineExceeded,
    ]

    /// - Parameter error: any error of the HTTP client.
    init(transport error: any Error) {
        switch error {
        case let error as NetworkError: self = error
        case is CancellationError: self = .cancelled
        case let error as HTTPClientError: self.init(client: error)
        case NIOHTTPDecompression.DecompressionError.limit: self = .tooLarge
        case is NIOHTTPDecompression.DecompressionError, is NIOHTTPDecompression.ExtraDecompressionError: self = .decoding("gzip")
        case ChannelError.connectTimeout: self = .timeout
        default: self = Task.isCancelled ? .cancelled : .connectivity
        }
    }

    private init(client error: HTTPClientError) {
        if Task.isCancelled {
            self = .cancelled
        } else if Self.timeouts.contains(error) {
            self = .timeout
        } else if error.shortDescription.hasPrefix("Invalid header field") || error == .invalidURL {
            self = .invalidRequest
        } else {
            self = .connectivity
        }
    }
}
