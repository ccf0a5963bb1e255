public import Logging

/// One line for each attempt: method, host, path, status, milliseconds and bytes. Queries, headers and bodies are never logged, because they hold
/// keys and tokens; a path must not hold one.
public struct RequestLog: NetworkDecorator {
    private let logger: Logger
    private let clock: NetworkClock

    public init(_ logger: Logger, clock: NetworkClock = .system) {
        self.logger = logger
        self.clock = clock
    }

    public func send(_ request: NetworkRequest, _ next: @escaping NetworkClient.Send) async throws(NetworkError) -> NetworkAnswer {
        let start = clock.elapsed()
        do {
            let answer = try await next(request)
            let level: Logger.Level = answer.status < 400 ? .debug : .info
            log(level, request, since: start, ["status": "\(answer.status)", "bytes": "\(answer.body.count)"])
            return answer
        } catch {
            log(error == .cancelled ? .debug : .info, request, since: start, ["error": "\(error.name)"])
            throw error
        }
    }

    private func log(_ level: Logger.Level, _ request: NetworkRequest, since start: Duration, _ outcome: Logger.Metadata) {
        let (seconds, attoseconds) = (clock.elapsed() - start).components
        let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
        let metadata = outcome.merging(["ms": "\(milliseconds)"]) { $1 }
        logger.log(level: level, "\(request.method.rawValue) \(request.base.authority)\(request.path.prefix(200))", metadata: metadata)
    }
}

extension NetworkError {
    /// The case in a word, for logs and metrics.
    public var name: String {
        switch self {
        case .cancelled: "cancelled"
        case .timeout: "timeout"
        case .connectivity: "connectivity"
        case .unauthorized: "unauthorized"
        case .unavailable: "unavailable"
        case .status: "status"
        case .redirect: "redirect"
        case .tooLarge: "too_large"
        case .decoding: "decoding"
        case .emptyResponse: "empty"
        case .invalidRequest: "invalid_request"
        case .privateAddress: "private_address"
        case .custom: "custom"
        }
    }
}
