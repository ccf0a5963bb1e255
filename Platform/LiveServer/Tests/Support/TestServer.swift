import CoreDomain
import CoreMetrics
import Hummingbird
import Logging
import ServiceLifecycle

@testable import LiveServer

/// A running server on a port of its own.
struct TestServer: Sendable {
    let port: Int
    let group: ServiceGroup

    /// One request on a connection of its own. `Host` is sent unless given.
    func request(_ line: String, _ headers: [String: String] = [:], body: String = "") async throws -> RawResponse {
        var fields = headers
        if fields["Host"] == nil { fields["Host"] = "127.0.0.1:\(port)" }
        if !body.isEmpty, fields["Content-Length"] == nil { fields["Content-Length"] = "\(body.utf8.count)" }
        let text = line + " HTTP/1.1\r\n" + fields.map { "\($0): \($1)\r\n" }.joined() + "\r\n" + body
        return try await offPool { [port] in
            let client = try RawClient(port: port)
            try client.send(text)
            return try client.response(toHead: line.hasPrefix("HEAD"))
        }
    }

    /// Sends bytes, gives back all that comes until the server closes.
    func exchange(_ text: String) async throws -> String {
        try await offPool { [port] in
            let client = try RawClient(port: port)
            try client.send(text)
            return String(decoding: try client.readToEnd(), as: UTF8.self)
        }
    }
}

/// Somebody who may do everything.
let someone = Viewer(id: ViewerID(rawValue: "someone"), role: .owner)

extension Authenticator {
    /// Everyone is ``someone``.
    static let open = Authenticator { _ in someone }
}

let quiet = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

/// Starts a server, runs the test, stops the server gracefully and waits for its end.
func withServer(
    _ routes: Routes = Routes(), configuration: WebServer.Configuration = .init(port: 0), authenticator: Authenticator = .open,
    capabilities: Capabilities = Capabilities(), connect: (@Sendable (LiveSocket) async -> Void)? = nil,
    errorPage: WebServer.ErrorPage? = nil, logger: Logger = quiet, metrics: (any MetricsFactory)? = nil,
    _ test: @Sendable (TestServer) async throws -> Void
) async throws {
    let (ports, port) = AsyncStream<Int>.makeStream()
    var configuration = configuration
    configuration.port = 0
    let server = WebServer(
        configuration: configuration, routes: routes, authenticator: authenticator, capabilities: capabilities, connect: connect,
        errorPage: errorPage, logger: logger, metrics: metrics ?? NOOPMetricsHandler.instance,
        onStarted: { port.yield($0) })
    let group = ServiceGroup(configuration: .init(services: [server], logger: quiet))
    try await withThrowingTaskGroup(of: Void.self) { tasks in
        tasks.addTask { try await group.run() }
        guard let port = await ports.first(where: { _ in true }) else { return }
        try await test(TestServer(port: port, group: group))
        await group.triggerGracefulShutdown()
        try await tasks.waitForAll()
    }
}
