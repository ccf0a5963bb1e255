public import NetworkLayer
import NIOCore
import NIOHTTP1
import NIOPosix

/// A local HTTP server that answers from a table, for tests of adapters.
///
///     try await RecordedServer.run(["GET /3/movie/603?language=en": [.json(#"{"id": 603}"#)]]) { server in
///         let client = transport.client(for: server.base)
///     }
///
/// Several replies of one request are given in turn; the last one repeats. A request that is not in the table is answered with 404.
public final class RecordedServer: Sendable {
    private let exchanges: Exchanges
    private let listening: any Channel
    /// `http://127.0.0.1:PORT`
    public let base: BaseAddress

    /// Starts a server on a free port of the loopback interface.
    public init(_ table: [String: [Reply]] = [:]) async throws {
        let exchanges = Exchanges()
        for (request, replies) in table { exchanges.set(RequestKey(request), replies) }
        self.exchanges = exchanges
        listening = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let pipeline = channel.pipeline.syncOperations
                    try pipeline.configureHTTPServerPipeline(withPipeliningAssistance: false)
                    try pipeline.addHandler(ReplyHandler(exchanges))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        base = try BaseAddress("http://127.0.0.1:\(listening.localAddress?.port ?? 0)")
    }

    /// Starts a server, runs the test, and stops the server.
    public static func run<Result>(
        _ table: [String: [Reply]] = [:], _ test: (RecordedServer) async throws -> Result
    ) async throws -> Result {
        let server = try await RecordedServer(table)
        do {
            let result = try await test(server)
            await server.stop()
            return result
        } catch {
            await server.stop()
            throw error
        }
    }

    /// Replaces the replies of one request.
    public func set(_ request: String, _ replies: Reply...) { exchanges.set(RequestKey(request), replies) }

    /// How often the request came.
    public func count(_ request: String) -> Int { exchanges.count(RequestKey(request)) }

    /// All requests in the order in which they came.
    public var received: [ReceivedRequest] { exchanges.received }

    /// Waits until the request has come this many times.
    public func arrived(_ request: String, times: Int = 1) async {
        let key = RequestKey(request)
        await exchanges.wait { $0.counts[key, default: 0] >= times }
    }

    /// Waits until no client is connected.
    public func disconnected() async { await exchanges.wait { $0.connections.isEmpty } }

    /// Closes the port and all connections. It may be called again.
    public func stop() async {
        try? await listening.close()
        for connection in exchanges.stop() { try? await connection.close() }
    }
}
