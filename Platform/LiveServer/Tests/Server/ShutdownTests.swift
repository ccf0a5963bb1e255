import Foundation
import Hummingbird
import ServiceLifecycle
import Testing

@testable import LiveServer

@Suite struct ShutdownTests {
    @Test("The server ends in time with open sockets, a slow download, an idle connection and one that never spoke")
    func graceful() async throws {
        let folder = try MediaFolder(size: 40_000_000)
        var configuration = WebServer.Configuration()
        configuration.limits.shutdownGrace = .milliseconds(500)
        let clock = ContinuousClock()
        let held = Held()
        try await withServer(folder.routes, configuration: configuration, connect: { socket in while await socket.next() != nil {} }) {
            server in
            held.began = try await offPool {
                let socket = try SocketClient(port: server.port)
                let slow = try RawClient(port: server.port, receiveBuffer: 4096)
                try slow.send("GET /media/movie.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n")
                _ = try slow.read(100)
                let idle = try RawClient(port: server.port)
                try idle.send("GET /nothing HTTP/1.1\r\nHost: localhost\r\n\r\n")
                _ = try idle.response()
                let silent = try RawClient(port: server.port)
                return Held.Clients(socket: socket, others: [slow, idle, silent])
            }
            held.stopped = clock.now
        }
        let began = try #require(held.began), stopped = try #require(held.stopped)
        #expect(stopped.duration(to: clock.now) < .seconds(20))
        #expect(try await offPool { try began.socket.read().closeCode } == 1001)
        for client in began.others { _ = try await offPool { try client.readToEnd() } }
    }

    @Test("A request under way is answered before the server ends")
    func finishes() async throws {
        let (arrivals, arrived) = AsyncStream<Void>.makeStream()
        let (releases, release) = AsyncStream<Void>.makeStream()
        var routes = Routes()
        routes.get("/slow", access: .anyone) { _, _ in
            arrived.yield()
            for await _ in releases { break }
            return .text("done")
        }
        try await withServer(routes) { server in
            async let answer = server.request("GET /slow")
            for await _ in arrivals { break }
            await server.group.triggerGracefulShutdown()
            release.yield()
            let text = try await answer.text
            #expect(text == "done")
        }
    }

    @Test("A client that takes nothing is cut off, and its session hears of it")
    func stalled() async throws {
        var configuration = WebServer.Configuration()
        configuration.limits.stallTimeout = .milliseconds(300)
        let (ends, ended) = AsyncStream<Int>.makeStream()
        try await withServer(
            configuration: configuration,
            connect: { socket in
                var sent = 0
                while (try? await socket.send([UInt8](repeating: 0x61, count: 60_000))) != nil { sent += 1 }
                ended.yield(sent)
            }
        ) { server in
            let socket = try await offPool { try SocketClient(port: server.port, receiveBuffer: 4096) }
            for await sent in ends { #expect(sent < 1000); break }
            withExtendedLifetime(socket) {}
        }
    }
}

/// What a test keeps between its two halves; used by one task at a time.
final class Held: @unchecked Sendable {
    struct Clients: Sendable {
        let socket: SocketClient
        let others: [RawClient]
    }
    var began: Clients?
    var stopped: ContinuousClock.Instant?
}
