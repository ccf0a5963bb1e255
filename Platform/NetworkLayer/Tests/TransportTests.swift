import Foundation
import NetworkLayer
import NetworkTesting
import Testing

@Suite("The transport, against a real server", .timeLimit(.minutes(10)))
struct TransportTests {
    /// Runs a test with a client of a server of its own; both are stopped at the end.
    private func with(
        _ table: [String: [Reply]], limits: HTTPTransport.Limits = .init(),
        _ test: (NetworkClient, RecordedServer) async throws -> Void
    ) async throws {
        let transport = HTTPTransport(limits: limits)
        do {
            try await RecordedServer.run(table) { server in try await test(transport.client(for: server.base), server) }
        } catch {
            await transport.shutdown()
            throw error
        }
        await transport.shutdown()
    }

    private func error(_ client: NetworkClient, _ route: Route) async -> NetworkError? {
        do {
            _ = try await client.answer(to: route)
            return nil
        } catch { return error }
    }

    @Test("A request arrives as it was written, and its answer comes back")
    func exchange() async throws {
        let answer = Reply.json(#"{"ok": true}"#, status: 201, headers: ["X-Answer": "7"])
        try await with(["POST /a%20b?q=%2B%26&r=%C3%BC": [answer]]) { client, server async throws in
            var route = try Route(.post, "a b", query: ["r": "ü", "q": "+&"]).sending(json: ["x": 1])
            route.headers["X-Question"] = "6"
            let answer = try await client.answer(to: route)
            #expect(answer.status == 201 && answer.headers["x-answer"] == "7")
            #expect(String(decoding: answer.body, as: UTF8.self) == #"{"ok": true}"#)
            let request = try #require(server.received.first)
            #expect(request.method == "POST" && request.target == "/a%20b?r=%C3%BC&q=%2B%26")
            #expect(String(decoding: request.body, as: UTF8.self) == #"{"x":1}"#)
            #expect(request.headers["x-question"] == "6" && request.headers["content-length"] == "7")
            #expect(request.headers["Accept-Encoding"] == "gzip")
        }
    }

    @Test("Every method is sent", arguments: [Route.Method.get, .post, .put, .delete])
    func methods(method: Route.Method) async throws {
        try await with(["\(method.rawValue) /a": [.status(204)]]) { client, _ async throws in
            #expect(try await client.answer(to: Route(method, "a")).status == 204)
        }
    }

    @Test(
        "Broken answers are errors of their kind",
        arguments: [
            (.hangUp, .connectivity), (.cut(sent: 10, announced: 20), .connectivity), (.endless, .tooLarge),
            (.cut(sent: 10, announced: 1_000_000_000), .tooLarge), (.redirectLoop, .redirect), (.silence, .timeout),
            (.slow(pauseMilliseconds: 5), .timeout),
        ] as [(Reply.Fault, NetworkError)])
    func faults(fault: Reply.Fault, expected: NetworkError) async throws {
        try await with(["GET /a": [.fault(fault)]]) { client, server async throws in
            var route = Route(.get, "a")
            route.timeout = expected == .timeout ? .milliseconds(150) : .seconds(60)
            #expect(await error(client, route) == expected)
            // Nothing is left that the server could send to.
            if expected == .timeout || fault.isEndless { await server.disconnected() }
        }
    }

    @Test("A silent server is left after the time for silence")
    func silence() async throws {
        var limits = HTTPTransport.Limits()
        limits.silence = .milliseconds(100)
        try await with(["GET /a": [.fault(.silence)]], limits: limits) { client, _ async throws in
            #expect(await error(client, Route(.get, "a")) == .timeout)
        }
    }

    @Test(
        "A body may be as large as its route allows, and not a byte larger",
        arguments: [(100, nil), (99, .tooLarge)] as [(Int, NetworkError?)])
    func size(limit: Int, expected: NetworkError?) async throws {
        let answer = Reply.answer(status: 200, headers: [:], body: [UInt8](repeating: 7, count: 100))
        try await with(["GET /a": [answer]]) { client, _ async throws in
            var route = Route(.get, "a")
            route.largestAnswer = limit
            #expect(await error(client, route) == expected)
        }
    }

    /// `[1, 2, 3]`, and ten thousand spaces in 46 bytes.
    private static let short = "H4sIAAAAAAACA4s21FEw0lEwjgUAwTshuAkAAAA="
    private static let long = "H4sIAAAAAAACA+3BAQ0AAADCoCrvn9IcbkABAAAAAAAAAADAvwFU1gY3ECcAAA=="

    @Test(
        "Compressed bodies are read, and their limit is that of the bytes that come out",
        arguments: [
            (short, 0, 9, nil), (short, 0, 8, .tooLarge), (long, 0, 10_000, nil), (long, 0, 9_999, .tooLarge),
            (short, 10, 100, .decoding("gzip")),
        ] as [(String, Int, Int, NetworkError?)])
    func gzip(body: String, missing: Int, limit: Int, expected: NetworkError?) async throws {
        let bytes = try #require(Data(base64Encoded: body)).dropLast(missing)
        let answer = Reply.answer(status: 200, headers: ["Content-Encoding": "gzip"], body: Array(bytes))
        try await with(["GET /a": [answer]]) { client, _ async throws in
            var route = Route(.get, "a")
            route.largestAnswer = limit
            #expect(await error(client, route) == expected)
        }
    }

    @Test("No route goes beyond the limit of the transport")
    func largest() async throws {
        var limits = HTTPTransport.Limits()
        limits.largestAnswer = 5000
        let long = Array(try #require(Data(base64Encoded: Self.long)))
        try await with(["GET /a": [.answer(status: 200, headers: ["Content-Encoding": "gzip"], body: long)]], limits: limits) {
            client, _ async throws in
            #expect(await error(client, Route(.get, "a")) == .tooLarge)
        }
    }

    @Test("A refused connection fails at once")
    func refused() async throws {
        let server = try await RecordedServer()
        await server.stop()
        let transport = HTTPTransport()
        #expect(await error(transport.client(for: server.base), Route()) == .connectivity)
        await transport.shutdown()
    }

    @Test("A server that stops breaks the requests that are under way")
    func stopped() async throws {
        try await with(["GET /a": [.fault(.silence)]]) { client, server async throws in
            async let outcome = error(client, Route(.get, "a"))
            await server.arrived("GET /a")
            await server.stop()
            #expect(await outcome == .connectivity)
        }
    }

    @Test("A shutdown breaks the requests that are under way")
    func shutdownWithin() async throws {
        try await RecordedServer.run(["GET /a": [.fault(.silence)]]) { server async throws in
            let transport = HTTPTransport()
            async let outcome = error(transport.client(for: server.base), Route(.get, "a"))
            await server.arrived("GET /a")
            await transport.shutdown()
            #expect(await outcome == .connectivity)
        }
    }

    @Test("Bytes beyond the announced length are not part of the answer")
    func tooMany() async throws {
        try await with(["GET /a": [.fault(.tooMany(sent: 20, announced: 10)), .json("[]")]]) { client, _ async throws in
            #expect(try await client.answer(to: Route(.get, "a")).body.count == 10)
            // The next request may still get the connection that these bytes have spoilt.
            #expect(try await client.adding(Retry(random: { 0 })).decode([Int].self, Route(.get, "a")) == [])
        }
    }

    @Test("Cancellation ends a request at once, before and within the body", arguments: [Reply.Fault.silence, .slow(pauseMilliseconds: 5)])
    func cancelled(fault: Reply.Fault) async throws {
        try await with(["GET /a": [.fault(fault)]]) { client, server async throws in
            let task = Task { await error(client, Route(.get, "a")) }
            await server.arrived("GET /a")
            task.cancel()
            #expect(await task.value == .cancelled)
            await server.disconnected()
        }
    }

    @Test("A header of several lines is not sent")
    func header() async throws {
        try await with(["GET /a": [.status(200)]]) { client, server async throws in
            var route = Route(.get, "a")
            route.headers["X-A"] = "b\r\nX-Evil: 1"
            #expect(await error(client, route) == .invalidRequest)
            #expect(server.received.isEmpty)
        }
    }

    @Test("After the shutdown nothing is sent")
    func shutdown() async throws {
        let transport = HTTPTransport()
        await transport.shutdown()
        await transport.shutdown()
        let client = transport.client(for: try BaseAddress("http://127.0.0.1:1"))
        #expect(await error(client, Route()) == .connectivity)
    }

    @Test("A reply may depend on the request")
    func computed() async throws {
        let echo = Reply.computed { .answer(status: 200, headers: [:], body: $0.body) }
        try await with(["PUT /a": [echo]]) { client, _ async throws in
            let route = Route(.put, "a").sending([1, 2, 3], type: "application/octet-stream")
            #expect(try await client.answer(to: route).body == [1, 2, 3])
        }
    }

    @Test("Replies come in turn, and are counted")
    func turns() async throws {
        try await with(["GET /a?x=1&y=2": [.status(503), .json("[1]")]]) { client, server async throws in
            let client = client.adding(Retry(random: { 0 }))
            #expect(try await client.decode([Int].self, Route(.get, "a", query: ["y": "2", "x": "1"])) == [1])
            #expect(server.count("GET /a?y=2&x=1") == 2)
            #expect(await error(client, Route(.get, "b")) == .status(404, message: nil))
        }
    }
}

extension Reply.Fault {
    fileprivate var isEndless: Bool {
        if case .endless = self { true } else { false }
    }
}
