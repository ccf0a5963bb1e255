import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import NIOHTTPCompression

/// Sends requests over HTTP/1.1. It follows no redirects, has no cookies and no cache, and reads every body into memory up to a limit.
///
/// Whoever makes a transport ends it with `shutdown()`: a program that forgets it stops with an error in debug builds.
public final class HTTPTransport: Sendable {
    public struct Limits: Sendable {
        /// For the connection, with TLS.
        public var connecting: Duration = .seconds(10)
        /// Without a byte from the server, while an answer is expected.
        public var silence: Duration = .seconds(30)
        /// To one host at once; further requests wait.
        public var connections = 20
        /// Bytes of a decompressed body, whatever a route allows.
        public var largestAnswer = 16 << 20
        /// Until an unused connection is closed.
        public var idle: Duration = .seconds(60)

        public init() {}
    }

    private let client: HTTPClient
    private let limits: Limits
    private let clock: NetworkClock

    public convenience init(limits: Limits = Limits(), clock: NetworkClock = .system) {
        self.init(limits: limits, clock: clock, addresses: [:])
    }

    /// - Parameter addresses: of hosts that are not to be looked up. Certificates are checked for the name.
    init(limits: Limits, clock: NetworkClock, addresses: [String: String]) {
        self.limits = limits
        self.clock = clock
        var configuration = HTTPClient.Configuration(
            redirectConfiguration: .disallow,
            timeout: .init(connect: TimeAmount(limits.connecting), read: TimeAmount(limits.silence), write: TimeAmount(limits.silence)),
            // The limit is checked after each step, so a few hundred bytes cannot become gigabytes on the way.
            decompression: .enabled(limit: .size(limits.largestAnswer)))
        configuration.connectionPool.idleTimeout = TimeAmount(limits.idle)
        configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = limits.connections
        // A refused connection is an error at once; whether to try again is decided by `Retry`.
        configuration.connectionPool.retryConnectionEstablishment = false
        configuration.dnsOverride = addresses
        // The only version that the tests can speak: HTTP/2 needs TLS.
        configuration.httpVersion = .http1Only
        client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    }

    /// A client for one service. Redirects are followed as far as a route allows.
    public func client(for base: BaseAddress) -> NetworkClient {
        NetworkClient(base: base, clock: clock) { [self] request async throws(NetworkError) in try await answer(to: request) }
            .adding(Redirects())
    }

    /// Closes all connections; requests that are under way fail with `.connectivity`.
    public func shutdown() async {
        // The only error is a second shutdown.
        try? await client.shutdown()
    }

    /// The answer with any status; redirects are not followed.
    func answer(to request: NetworkRequest) async throws(NetworkError) -> NetworkAnswer {
        try await clock.within(request.timeout) { [self] () async throws(NetworkError) in
            do {
                return try await exchange(request)
            } catch {
                throw NetworkError(transport: error)
            }
        }
    }

    private func exchange(_ request: NetworkRequest) async throws -> NetworkAnswer {
        // This limit ends with the head of the answer; `within` holds for the body as well.
        let response = try await client.execute(HTTPClientRequest(request), timeout: TimeAmount(request.timeout))
        let limit = min(request.largestAnswer, limits.largestAnswer)
        if response.headers["Content-Encoding"].isEmpty, let length = response.headers.first(name: "Content-Length").flatMap({ Int($0) }) {
            guard length <= limit else { throw NetworkError.tooLarge }
        }
        var body: [UInt8] = []
        for try await part in response.body {
            guard body.count + part.readableBytes <= limit else { throw NetworkError.tooLarge }
            body += part.readableBytesView
        }
        var headers = HeaderFields()
        for (name, value) in response.headers { headers.append(name, value) }
        return NetworkAnswer(status: Int(response.status.code), headers: headers, body: body)
    }
}
