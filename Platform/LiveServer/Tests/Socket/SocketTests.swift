import Foundation
import Hummingbird
import NIOCore
import NIOEmbedded
import NIOWebSocket
import Testing

@testable import LiveServer

@Suite struct SocketTests {
    @Sendable private static func echo(_ socket: LiveSocket) async {
        while let message = await socket.next() {
            if message.elementsEqual("bye".utf8) { return }
            try? await socket.send(message)
        }
    }

    private var routes: Routes {
        var routes = Routes()
        routes.get("/hello", access: .anyone) { _, _ in .text("hello") }
        return routes
    }

    private func socket(
        limits: ServerLimits = .init(), authenticator: Authenticator = .open, _ test: @escaping @Sendable (Int) throws -> Void
    ) async throws {
        try await withServer(routes, configuration: .init(limits: limits), authenticator: authenticator, connect: Self.echo) { server in
            try await offPool { try test(server.port) }
        }
    }

    @Test("Messages go to and fro, pings are answered, and the session's end is a normal close")
    func conversation() async throws {
        try await socket { port in
            let socket = try SocketClient(port: port)
            #expect(socket.opening.status == 101)
            #expect(socket.opening["sec-websocket-accept"] == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
            try socket.send("héllo")
            #expect(try socket.read() == .text("héllo"))
            let long = String(repeating: "x", count: 16_000)
            try socket.send(long)
            #expect(try socket.read() == .text(long))
            try socket.send(opcode: 9, [1, 2, 3])
            #expect(try socket.read() == .init(opcode: 10, payload: [1, 2, 3]))
            try socket.send(opcode: 1, Array("a".utf8), fin: false)
            try socket.send(opcode: 9, [])
            try socket.send(opcode: 0, Array("b".utf8))
            #expect(try socket.read().opcode == 10)
            #expect(try socket.read() == .text("ab"))
            try socket.send("bye")
            #expect(try socket.read().closeCode == 1000)
        }
    }

    @Test(
        "A close frame is answered in kind",
        arguments: [([0x03, 0xE8], 1000), ([0x0F, 0xA0], 4000), ([0x03, 0xED], 1000), ([], 1000)] as [([UInt8], Int)])
    func closing(payload: [UInt8], code: Int) async throws {
        try await socket { port in
            let socket = try SocketClient(port: port)
            try socket.send(opcode: 8, payload)
            #expect(try socket.read().closeCode == code)
            #expect(try socket.client.readSome().isEmpty)
        }
    }

    @Test(
        "What breaks the protocol is closed with its code",
        arguments: [
            ("binary", 1003), ("unmasked", 1002), ("not utf8", 1007), ("too long", 1009), ("too long in parts", 1009),
            ("too many parts", 1009),
            ("stray continuation", 1002), ("text in text", 1002), ("reserved opcode", 1002), ("reserved bit", 1002), ("long ping", 1002),
        ])
    func violations(kind: String, code: Int) async throws {
        try await socket { port in
            let socket = try SocketClient(port: port)
            let bytes: [UInt8] =
                switch kind {
                case "binary": SocketClient.frame(opcode: 2, [1])
                case "unmasked": SocketClient.frame(opcode: 1, [0x61], masked: false)
                case "not utf8": SocketClient.frame(opcode: 1, [0xFF, 0xFE])
                case "too long": SocketClient.frame(opcode: 1, [UInt8](repeating: 0x61, count: 16_385))
                case "too long in parts":
                    SocketClient.frame(opcode: 1, [UInt8](repeating: 0x61, count: 10_000), fin: false)
                        + SocketClient.frame(opcode: 0, [UInt8](repeating: 0x61, count: 10_000))
                case "too many parts":
                    SocketClient.frame(opcode: 1, [], fin: false) + (0..<20).flatMap { _ in SocketClient.frame(opcode: 0, [], fin: false) }
                case "stray continuation": SocketClient.frame(opcode: 0, [0x61])
                case "text in text": SocketClient.frame(opcode: 1, [0x61], fin: false) + SocketClient.frame(opcode: 1, [0x61])
                case "reserved opcode": SocketClient.frame(opcode: 3, [0x61])
                case "reserved bit": [0xC1, 0x81, 1, 2, 3, 4, 0x60]
                default: SocketClient.frame(opcode: 9, [UInt8](repeating: 0, count: 126))
                }
            try socket.client.send(bytes)
            #expect(try socket.read().closeCode == code)
        }
    }

    @Test(
        "What may not open a socket is refused in words, or answered as the ordinary request it is",
        arguments: [
            ("GET /live HTTP/1.1", ["Origin": "http://evil.example"], 403),
            ("GET /live HTTP/1.1", ["Origin": nil], 403),
            ("GET /live HTTP/1.1", ["Origin": "null"], 403),
            ("GET /live HTTP/1.1", ["Host": "evil.example", "Origin": "http://evil.example"], 421),
            ("GET /live HTTP/1.1", ["Sec-WebSocket-Version": "8"], 426),
            ("GET /live HTTP/1.1", ["Sec-WebSocket-Version": nil], 426),
            ("GET /live HTTP/1.1", ["Sec-WebSocket-Key": "short"], 400),
            ("GET /live HTTP/1.1", ["Sec-WebSocket-Key": nil], 400),
            ("GET /live HTTP/1.1", ["Connection": "keep-alive"], 400),
            ("GET /live HTTP/1.1", ["Upgrade": "h2c"], 426),
            ("GET /live HTTP/1.1", ["Upgrade": nil], 426),
            ("GET /live HTTP/1.1", ["Content-Length": "5"], 400),
            ("POST /live HTTP/1.1", ["Content-Length": "0"], 405),
            ("GET /hello HTTP/1.1", [:], 200),
            ("GET /hello HTTP/1.1", ["Upgrade": "h2c"], 200),
            ("GET /livelier HTTP/1.1", [:], 404),
            ("GET /live?x=1 HTTP/1.1", [:], 101),
        ] as [(String, [String: String?], Int)])
    func opening(line: String, changes: [String: String?], status: Int) async throws {
        try await socket { port in
            let socket = try SocketClient(port: port, line: line, changes: changes)
            #expect(socket.opening.status == status)
            if status == 426 { #expect(try socket.client.readSome().isEmpty) }
        }
    }

    @Test("On a connection that already served a request a socket is asked to come again on a fresh one")
    func reused() async throws {
        try await socket { port in
            let client = try RawClient(port: port)
            try client.send("GET /hello HTTP/1.1\r\nHost: localhost\r\n\r\n")
            #expect(try client.response().text == "hello")
            try client.send(
                """
                GET /live HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r
                Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n
                """)
            let response = try client.response()
            #expect(response.status == 426 && response["connection"]?.contains("close") == true)
            #expect(try client.readSome().isEmpty)
        }
    }

    @Test("A socket of somebody unknown is closed with 4401")
    func unknown() async throws {
        try await socket(authenticator: .closed) { port in
            let frame = try SocketClient(port: port).read()
            #expect(frame.closeCode == 4401)
        }
    }

    @Test("Places are limited for each address, and given back")
    func census() async throws {
        var limits = ServerLimits()
        limits.socketsPerAddress = 2
        try await socket(limits: limits) { port in
            let first = try SocketClient(port: port), second = try SocketClient(port: port)
            #expect(try SocketClient(port: port).opening.status == 503)
            try first.send("bye")
            _ = try first.read()
            try first.send(opcode: 8, [])
            #expect(try first.client.readToEnd().isEmpty)
            var status = 503
            for _ in 0..<100 where status == 503 {
                status = try SocketClient(port: port).opening.status
                if status == 503 { usleep(10_000) }
            }
            #expect(status == 101)
            withExtendedLifetime(second) {}
        }
    }

    @Test("Behind a trusted proxy places are counted for each of its clients; from others the header counts nothing")
    func forwarded() async throws {
        for (trusted, statuses) in [(["127.0.0.1"], [101, 101, 503]), ([], [101, 503, 503])] {
            var configuration = WebServer.Configuration(trustedProxies: trusted)
            configuration.limits.socketsPerAddress = 1
            try await withServer(configuration: configuration, connect: Self.echo) { server in
                let found = try await offPool {
                    try ["192.0.2.1", "192.0.2.2", "192.0.2.1"].map {
                        try SocketClient(port: server.port, changes: ["X-Forwarded-For": $0])
                    }
                }
                #expect(found.map(\.opening.status) == statuses)
            }
        }
    }

    @Test("A silent peer is pinged, and cut off when it does not answer")
    func pings() async throws {
        var limits = ServerLimits()
        limits.pingInterval = .milliseconds(100)
        limits.pongDeadline = .milliseconds(200)
        try await socket(limits: limits) { port in
            let socket = try SocketClient(port: port)
            #expect(try socket.read().opcode == 9)
            while let frame = try? socket.read() { #expect(frame.opcode == 9) }
        }
    }

    @Test(
        "A socket that sends more than a page could is closed, whatever it sends",
        arguments: [
            SocketClient.frame(opcode: 1, Array("x".utf8)), SocketClient.frame(opcode: 9, [1]), SocketClient.frame(opcode: 10, []),
            SocketClient.frame(opcode: 1, [UInt8](repeating: 0x78, count: 16_000)),
        ])
    func flood(frame: [UInt8]) async throws {
        try await withServer(connect: { socket in while await socket.next() != nil {} }) { server in
            let code = try await offPool {
                let socket = try SocketClient(port: server.port)
                for _ in 0..<20_000 { do { try socket.client.send(frame) } catch { break } }
                while true {
                    let answer = try socket.read()
                    if let code = answer.closeCode { return code }
                }
            }
            #expect(code == 1008)
        }
    }

    @Test("Of the pings that come while an answer waits only the last is answered")
    func onePong() async throws {
        let channel = NIOAsyncTestingChannel()
        let peer = FrameEnd()
        try await channel.testingEventLoop.executeInContext {
            try channel.pipeline.syncOperations.addHandlers([peer, SocketHandler(limits: .init(), inbox: SocketInbox(channel, limit: 16))])
        }
        for number in UInt8(1)...100 {
            let ping = WebSocketFrame(fin: true, opcode: .ping, maskKey: [0, 0, 0, 0], data: ByteBuffer(bytes: [number]))
            try await channel.writeInbound(ping)
        }
        let pongs = try await channel.testingEventLoop.executeInContext {
            peer.take()
            peer.take()
            return peer.pongs
        }
        #expect(pongs == [1, 100])
        _ = try await channel.finish()
    }

    /// A peer that takes a frame when it is told to. Used on its event loop only.
    private final class FrameEnd: ChannelOutboundHandler, @unchecked Sendable {
        typealias OutboundIn = WebSocketFrame
        private var waiting: [EventLoopPromise<Void>?] = []
        private(set) var pongs: [UInt8] = []

        func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
            pongs += unwrapOutboundIn(data).data.readableBytesView
            waiting.append(promise)
        }

        func take() {
            if !waiting.isEmpty { waiting.removeFirst()?.succeed() }
        }
    }

    @Test("A session that takes nothing stops its client, not the server's memory")
    func backPressure() async throws {
        var limits = ServerLimits()
        let (holding, hold) = AsyncStream<Never>.makeStream()
        limits.frameBytesPerSecond = 1 << 30
        limits.framesPerSecond = 1 << 20
        try await withServer(configuration: .init(limits: limits), connect: { _ in for await _ in holding {} }) { server in
            defer { hold.finish() }
            let blocked = try await offPool {
                let socket = try SocketClient(port: server.port)
                var patience = timeval(tv_sec: 0, tv_usec: 300_000)
                setsockopt(socket.client.descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
                let message = SocketClient.frame(opcode: 1, [UInt8](repeating: 0x78, count: 16_000))
                for _ in 0..<4000 { do { try socket.client.send(message) } catch { return true } }
                return false
            }
            #expect(blocked)
        }
    }
}
