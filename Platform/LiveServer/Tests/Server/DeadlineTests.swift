import CoreMetrics
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import LiveServer

/// The deadlines of a connection, by a clock that the test moves.
@Suite struct DeadlineTests {
    private enum Step {
        case bytes(String)
        /// The answer to the oldest request that waits.
        case answer
        case seconds(Int64)
    }

    private static let get = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
    private static let post = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\na="

    private func isOpen(after steps: [Step]) throws -> Bool {
        let limits = ServerLimits()
        let channel = EmbeddedChannel()
        let gate = ConnectionGate(
            limits: limits, policy: nil, census: SocketCensus(limits: limits, metrics: NOOPMetricsHandler.instance), proxies: ProxyPolicy())
        try channel.pipeline.syncOperations.addHandlers([
            ByteWatch(gate: gate), HTTPResponseEncoder(), ByteToMessageHandler(HTTPRequestDecoder()), gate,
        ])
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        for step in steps where channel.isActive {
            switch step {
            case .bytes(let text): try channel.writeInbound(ByteBuffer(string: text))
            case .seconds(let count): channel.embeddedEventLoop.advanceTime(by: .seconds(count))
            case .answer:
                channel.write(
                    HTTPServerResponsePart.head(.init(version: .http1_1, status: .ok, headers: ["content-length": "0"])), promise: nil)
                channel.writeAndFlush(HTTPServerResponsePart.end(nil), promise: nil)
            }
        }
        defer { _ = try? channel.finish(acceptAlreadyClosed: true) }
        return channel.isActive
    }

    @Test(
        "A connection is closed at the deadline of each of its requests, and not between them",
        arguments: [
            ([.seconds(9)], true), ([.seconds(10)], false),
            ([.bytes("GET / HT"), .seconds(10)], false),
            ([.seconds(9), .bytes(get), .answer, .seconds(1000)], true),
            ([.bytes(get), .answer, .bytes("GET"), .seconds(9)], true),
            ([.bytes(get), .answer, .bytes("GET"), .seconds(10)], false),
            ([.bytes(get), .answer, .seconds(50), .bytes("G"), .seconds(9), .bytes("ET"), .seconds(1)], false),
            ([.bytes(get), .answer, .bytes(get), .answer, .bytes("GET"), .seconds(10)], false),
            ([.bytes(get), .answer, .bytes("GET"), .seconds(9), .bytes(String(get.dropFirst(3))), .answer, .seconds(1000)], true),
            ([.bytes(get), .seconds(1000)], true),
            ([.bytes(get), .bytes("GET"), .seconds(1000)], true),
            ([.bytes(get), .bytes("GET"), .seconds(1000), .answer, .seconds(10)], false),
            ([.bytes(post), .seconds(29)], true), ([.bytes(post), .seconds(30)], false),
            ([.bytes(post), .bytes("12345678"), .seconds(1000)], true),
            ([.bytes(get), .answer, .bytes(post), .seconds(29), .bytes("1"), .seconds(1)], false),
        ] as [([Step], Bool)])
    private func deadlines(steps: [Step], open: Bool) throws { #expect(try isOpen(after: steps) == open) }
}
