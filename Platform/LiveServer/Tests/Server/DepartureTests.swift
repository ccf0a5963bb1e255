import CoreMetrics
import Hummingbird
import NIOCore
import NIOEmbedded
import Synchronization
import Testing

@testable import LiveServer

@Suite("Work that waits ends with its client", .timeLimit(.minutes(1)))
struct DepartureTests {
    private enum Event: Equatable {
        case began(String), cancelled(String)
    }

    /// `/wait/{name}` is answered after `release`, `/now/{name}` at once.
    private struct Bench: Sendable {
        let events = AsyncStream<Event>.makeStream()
        let releases = AsyncStream<Void>.makeStream()

        var routes: Routes {
            var routes = Routes()
            routes.get("/wait/{name}", access: .anyone) { _, context in
                let name = try context.parameter("name")
                return try await context.endingWithClient {
                    events.continuation.yield(.began(name))
                    for await _ in releases.stream { break }
                    if Task.isCancelled { events.continuation.yield(.cancelled(name)) }
                    try Task.checkCancellation()
                    return .text("waited for \(name)")
                }
            }
            routes.get("/now/{name}", access: .anyone) { _, context in
                let name = try context.parameter("name")
                return try await context.endingWithClient { .text("now \(name)") }
            }
            routes.get("/fails", access: .anyone) { _, context in
                try await context.endingWithClient { throw Problem.notFound("It is not there.") }
            }
            return routes
        }

        func next() async -> Event? { await events.stream.first { _ in true } }

        func release() { releases.continuation.yield() }
    }

    private static func get(_ path: String, _ headers: String = "") -> String {
        "GET \(path) HTTP/1.1\r\nHost: localhost\r\n\(headers)\r\n"
    }

    @Test("The work is cancelled when the client closes or aborts, before or while it waits", arguments: [true, false], [true, false])
    func leaves(aborts: Bool, atOnce: Bool) async throws {
        let bench = Bench()
        try await withServer(bench.routes) { server in
            let connect: @Sendable () throws -> RawClient = {
                let client = try RawClient(port: server.port)
                if aborts {
                    // Closing with an answer that was not read to its end is an abort.
                    try client.send(Self.get("/now/a"))
                    _ = try client.read(1)
                }
                try client.send(Self.get("/wait/b"))
                return client
            }
            var clients = [try await offPool(connect)]
            if atOnce { clients.removeAll() }
            #expect(await bench.next() == .began("b"))
            clients.removeAll()
            #expect(await bench.next() == .cancelled("b"))
        }
    }

    @Test("The work is cancelled when the client closes its side, and it is told so")
    func half() async throws {
        let bench = Bench()
        try await withServer(bench.routes) { server in
            let status = try await offPool { [port = server.port] in
                let client = try RawClient(port: port)
                try client.send(Self.get("/wait/a"))
                client.finishSending()
                return try client.response().status
            }
            #expect(status == 499)
            #expect(await bench.next() == .began("a"))
            #expect(await bench.next() == .cancelled("a"))
        }
    }

    @Test("A client that stays gets its answers on one connection, also those of requests that it sends while it waits")
    func stays() async throws {
        let bench = Bench()
        try await withServer(bench.routes) { server in
            let client = try await offPool { [port = server.port] in
                let client = try RawClient(port: port)
                try client.send(Self.get("/wait/a") + Self.get("/now/b") + Self.get("/wait/c"))
                return client
            }
            #expect(await bench.next() == .began("a"))
            bench.release()
            let texts = try await offPool { [try client.response().text, try client.response().text] }
            #expect(texts == ["waited for a", "now b"])
            #expect(await bench.next() == .began("c"))
            bench.release()
            let more = try await offPool {
                let text = try client.response().text
                try client.send(Self.get("/fails") + Self.get("/now/d"))
                return [text, try client.response().text, try client.response().text]
            }
            #expect(more[0] == "waited for c" && more[1].contains("It is not there.") && more[2] == "now d")
            try await offPool { try client.send(Self.get("/wait/e")) }
            #expect(await bench.next() == .began("e"))
            try await offPool { client.finishSending() }
            #expect(await bench.next() == .cancelled("e"))
        }
    }

    @Test("Requests behind the one that waits do not hide that the client has left")
    func manyBehind() async throws {
        let bench = Bench()
        try await withServer(bench.routes) { server in
            try await offPool { [port = server.port] in
                let client = try RawClient(port: port)
                try client.send(Self.get("/wait/a") + String(repeating: Self.get("/now/b"), count: 40))
            }
            #expect(await bench.next() == .began("a"))
            #expect(await bench.next() == .cancelled("a"))
        }
    }

    @Test("Each departure is told once, also to who asks after it, and not to who has been forgotten")
    func gate() throws {
        let limits = ServerLimits()
        let channel = EmbeddedChannel()
        let gate = ConnectionGate(
            limits: limits, policy: nil, census: SocketCensus(limits: limits, metrics: NOOPMetricsHandler.instance), proxies: ProxyPolicy())
        try channel.pipeline.syncOperations.addHandler(gate)
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        let told = Told()
        gate.forget(gate.whenClientLeaves { told.add("a") })
        _ = gate.whenClientLeaves { told.add("b") }
        #expect(told.all == [])
        channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
        #expect(told.all == ["b"])
        gate.forget(gate.whenClientLeaves { told.add("c") })
        _ = try channel.finish(acceptAlreadyClosed: true)
        #expect(told.all == ["b", "c"])
    }

    private final class Told: Sendable {
        private let names = Mutex<[String]>([])

        var all: [String] { names.withLock(\.self) }

        func add(_ name: String) { names.withLock { $0.append(name) } }
    }
}
