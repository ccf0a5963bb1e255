public import CoreDomain
public import CoreMetrics
import Foundation
public import Hummingbird
import HummingbirdCore
public import Logging
import NIOCore
public import ServiceLifecycle

/// The server: HTTP/1.1 and live sockets on one port.
///
/// ```swift
/// var routes = Routes()
/// routes.get("/healthz", access: .anyone) { _, _ in .json(["status": "ready"]) }
/// let server = WebServer(configuration: .init(host: "127.0.0.1", port: 8080), routes: routes, authenticator: .closed)
/// try await ServiceGroup(services: server, logger: logger).run()
/// ```
public struct WebServer: Service, CustomStringConvertible {
    public let description = "web server"
    /// Makes an HTML page of a problem for a viewer’s browser; with nil the problem is sent as JSON.
    public typealias ErrorPage = @Sendable (Problem, Request, Viewer) -> [UInt8]?

    public struct Configuration: Sendable {
        /// Name or address to bind.
        public var host: String
        /// 0 lets the system choose; `onStarted` receives it.
        public var port: Int
        public var limits: ServerLimits
        /// Names in `Host` headers in addition to our own; see ``HostPolicy``.
        public var allowedHosts: [String]
        /// Origins in addition to our own; see ``OriginPolicy``.
        public var allowedOrigins: [String]
        /// Addresses and blocks of the reverse proxies whose forwarded headers count; see ``ProxyPolicy``.
        public var trustedProxies: [String]
        /// Path of the socket.
        public var socketPath = "/live"

        public init(
            host: String = "127.0.0.1", port: Int = 8080, limits: ServerLimits = .init(),
            allowedHosts: [String] = [], allowedOrigins: [String] = [], trustedProxies: [String] = []
        ) {
            self.host = host
            self.port = port
            self.limits = limits
            self.allowedHosts = allowedHosts
            self.allowedOrigins = allowedOrigins
            self.trustedProxies = trustedProxies
        }
    }

    public let configuration: Configuration
    public let routes: Routes
    private let gatekeeper: Gatekeeper
    private let sessions: SocketSessions?
    private let errorPage: ErrorPage?
    private let logger: Logger
    private let metrics: any MetricsFactory
    private let onStarted: @Sendable (Int) async -> Void

    /// - Parameters:
    ///   - authenticator: Identifies the sender of a request or the opener of a socket.
    ///   - capabilities: Checks `?c=` on routes with ``Access/capability(parameter:)``.
    ///   - connect: Runs one live session; the socket closes when it returns. Nil: no sockets.
    ///   - metrics: Where requests are counted, as Observability's `Registry`.
    ///   - onStarted: Receives the port once connections are accepted.
    public init(
        configuration: Configuration, routes: Routes, authenticator: Authenticator,
        capabilities: Capabilities = Capabilities(), connect: (@Sendable (LiveSocket) async -> Void)? = nil,
        errorPage: ErrorPage? = nil, logger: Logger = Logger(label: "server"),
        metrics: any MetricsFactory = NOOPMetricsHandler.instance, onStarted: @escaping @Sendable (Int) async -> Void = { _ in }
    ) {
        var routes = routes
        if connect != nil { routes.add(.socketPath(configuration.socketPath)) }
        self.configuration = configuration
        self.routes = routes
        let authenticator = authenticator.checking(capabilities.epochs)
        gatekeeper = Gatekeeper(authenticator: authenticator, capabilities: capabilities)
        let proxies = ProxyPolicy(trusted: configuration.trustedProxies)
        sessions = connect.map { SocketSessions(authenticator: authenticator, proxies: proxies, connect: $0) }
        self.errorPage = errorPage
        self.logger = logger
        self.metrics = metrics
        self.onStarted = onStarted
    }

    /// Serves until the task is cancelled or the surrounding `ServiceGroup` stops gracefully: then sockets are closed with 1001, running
    /// requests may finish within `ServerLimits.shutdownGrace`, and the rest is closed.
    /// - Throws: ``ServerStartError`` when the address cannot be bound.
    public func run() async throws {
        do { try await application.run() } catch { throw ServerStartError.of(error, configuration) ?? error }
    }

    private var application: Application<RouterResponder<WebContext>> {
        let limits = configuration.limits
        let hosts = HostPolicy(boundTo: configuration.host, configured: configuration.allowedHosts)
        let origins = OriginPolicy(allowed: configuration.allowedOrigins)
        let proxies = ProxyPolicy(trusted: configuration.trustedProxies)
        let front = Front(
            hosts: hosts, origins: origins, proxies: proxies, limits: limits, metrics: HTTPMetrics(factory: metrics),
            authenticator: gatekeeper.authenticator, errorPage: errorPage)
        let policy = sessions.map { _ in UpgradePolicy(path: configuration.socketPath, hosts: hosts, origins: origins) }
        let census = SocketCensus(limits: limits, metrics: metrics)
        var bind = ApplicationConfiguration(address: .hostname(configuration.host, port: configuration.port))
        bind.availableConnectionsDelegate = MaximumAvailableConnections(limits.connections)
        return Application(
            responder: routes.router(gatekeeper: gatekeeper, front: front).buildResponder(),
            server: HTTPServerBuilder { [sessions] responder in
                ServerChannel(responder: responder, limits: limits, policy: policy, census: census, proxies: proxies, sessions: sessions)
            },
            configuration: bind,
            onServerRunning: { [onStarted] channel in await onStarted(channel.localAddress?.port ?? 0) },
            logger: logger)
    }
}

extension Routes {
    /// For ordinary requests to the socket's address, and sockets on a connection that has already served a request.
    static func socketPath(_ path: String) -> Routes {
        var routes = Routes()
        routes.get(path, access: .anyone) { _, _ in
            throw Problem(
                .upgradeRequired, "This address is for live pages only, each on a new connection.",
                headers: [.upgrade: "websocket", .connection: "close"])
        }
        return routes
    }
}
