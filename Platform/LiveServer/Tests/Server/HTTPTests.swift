import CoreDomain
import Foundation
import Hummingbird
import Logging
import NIOPosix
import Observability
import Synchronization
import Testing

@testable import LiveServer

@Suite struct HTTPTests {
    private struct Secret: Error { let path = "/home/me/secret" }

    private var routes: Routes {
        var routes = Routes()
        routes.get("/hello", access: .anyone) { _, _ in .text("hello") }
        routes.get("/items/{id}", access: .anyone) { _, context in .text(try context.parameter("id")) }
        routes.get("/fails", access: .anyone) { _, _ in throw Secret() }
        routes.get("/stream", access: .anyone) { _, _ in
            Response(
                status: .ok,
                body: ResponseBody { writer in
                    try await writer.write(ByteBuffer(string: "abc"))
                    try await writer.finish(nil)
                })
        }
        routes.post("/form", access: .anyone) { request, _ in .json(try await FormBody.read(request).map(\.value)) }
        routes.get("/query", access: .anyone) { request, _ in
            .json(try QueryReader.read(request) { query throws(Problem) in [try query.int("limit", in: 1...200, default: 50)] })
        }
        return routes
    }

    @Test(
        "Answers, errors and their headers",
        arguments: [
            ("GET /hello", 200, "hello"), ("HEAD /hello", 200, ""), ("GET /nothing", 404, "There is nothing"),
            ("POST /hello", 405, "GET, HEAD"),
            ("DELETE /form", 405, "POST"), ("OPTIONS /hello", 405, "GET, HEAD"), ("GET /fails", 500, "went wrong"),
            ("GET /items/a%20b", 200, "a b"), ("GET /items/%2e%2e", 404, "nothing"), ("GET /items/%00", 404, "nothing"),
            ("GET /items/a%2fb", 404, "nothing"),
            ("GET /query?limit=7", 200, "[7]"), ("GET /query?limit=0", 400, "from 1 to 200"),
            ("GET /query?limt=7", 400, "Its parameters: limit"),
            ("GET /query?limit=7&limit=8", 400, "twice"), ("GET /query?limit=%ff", 400, "percent"), ("GET /live", 404, "nothing"),
        ])
    func answers(line: String, status: Int, part: String) async throws {
        try await withServer(routes) { server in
            let response = try await server.request(line)
            #expect(response.status == status)
            #expect(response.text.contains(part) || part.isEmpty)
            #expect(!response.text.contains("secret"))
            if status >= 400 { #expect(response["content-type"] == "application/problem+json") }
            if status == 405 { #expect(response["allow"] == part) }
            #expect(response["content-security-policy"]?.hasPrefix("default-src 'none'; script-src 'self';") == true)
            #expect(response["x-content-type-options"] == "nosniff" && response["referrer-policy"] == "same-origin")
            #expect(response["cross-origin-opener-policy"] == "same-origin" && response["permissions-policy"] != nil)
        }
    }

    @Test("A handler runs on the event loop of its connection only if its route says so")
    func eventLoop() async throws {
        var routes = Routes()
        let place: Route.Handler = { _, _ in
            // A handler that was suspended comes back to where it ran.
            await Task.yield()
            return .text(MultiThreadedEventLoopGroup.currentEventLoop == nil ? "elsewhere" : "on the loop")
        }
        routes.get("/page", access: .anyone, place)
        routes.get("/file", access: .anyone, staysOnEventLoop: true, place)
        routes.post("/form", access: .anyone, place)
        try await withServer(routes) { server in
            for (line, place) in [("GET /page", "elsewhere"), ("GET /file", "on the loop"), ("POST /form", "elsewhere")] {
                let answer = try await server.request(line)
                #expect(answer.text == place)
            }
        }
    }

    @Test("A browser gets the page that the program makes of a problem for its viewer")
    func errorPage() async throws {
        let page: WebServer.ErrorPage = { problem, _, viewer in Array("<p>\(problem.title), \(viewer.id.rawValue)".utf8) }
        for (authenticator, name) in [(.open, "someone"), (.closed, "")] as [(Authenticator, String)] {
            try await withServer(routes, authenticator: authenticator, errorPage: page) { server in
                let page = try await server.request("GET /nothing", ["Accept": "text/html,*/*"])
                #expect(page.status == 404 && page.text == "<p>Not Found, \(name)" && page["content-type"] == "text/html; charset=utf-8")
                #expect(try await server.request("GET /nothing").text.hasPrefix("{"))
            }
        }
    }

    @Test("A problem is nobody’s where the viewer cannot be determined")
    func errorPageOfNobody() async throws {
        struct Unknown: Error {}
        let page: WebServer.ErrorPage = { _, _, viewer in Array("<p>\(viewer == .nobody)".utf8) }
        try await withServer(routes, authenticator: Authenticator { _ in throw Unknown() }, errorPage: page) { server in
            let answer = try await server.request("GET /nothing", ["Accept": "text/html"])
            #expect(answer.text == "<p>true")
        }
    }

    @Test("Hosts that are not ours get no answer", arguments: ["evil.example", "127.0.0.1.evil.example:80", "a b"])
    func rebinding(host: String) async throws {
        try await withServer(routes) { server in
            let response = try await server.request("GET /hello", ["Host": host])
            #expect(response.status == 421)
        }
    }

    @Test("Two hosts are none")
    func twoHosts() async throws {
        try await withServer(routes) { server in
            let text = try await server.exchange(
                "GET /hello HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n")
            #expect(text.hasPrefix("HTTP/1.1 421") || text.hasPrefix("HTTP/1.1 400"))
        }
    }

    @Test(
        "A form from another site is refused before its body is read",
        arguments: [
            (["Origin": "http://evil.example"], 403), (["Sec-Fetch-Site": "cross-site"], 403), (["Origin": "null"], 403),
            (["Sec-Fetch-Site": "same-origin"], 200), ([:], 200),
        ] as [([String: String], Int)])
    func crossSite(headers: [String: String], status: Int) async throws {
        try await withServer(routes) { server in
            let fields = headers.merging(["Content-Type": "application/x-www-form-urlencoded"]) { first, _ in first }
            let response = try await server.request("POST /form", fields, body: "a=b+c&d=%C3%A9")
            #expect(response.status == status)
        }
    }

    @Test(
        "Too large or too odd requests are refused in words",
        arguments: [
            ("header", 431), ("headers", 431), ("line", 431), ("body", 413), ("chunked", 413), ("garbage", 400), ("type", 415),
            ("smuggled", 400), ("chunk", 400), ("chunk size", 400), ("coding", 400), ("codings", 400), ("coding of a GET", 400),
            ("trailers", 400), ("trailer", 400), ("chunk to nobody", 404),
        ])
    func limits(kind: String, status: Int) async throws {
        let head = "GET /hello HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
        let form = "POST /form HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\n"
        let text =
            switch kind {
            case "header": head + "X: " + String(repeating: "a", count: 20_000) + "\r\n\r\n"
            case "headers": head + String(repeating: "A: b\r\n", count: 150) + "\r\n"
            case "line": "GET /" + String(repeating: "a", count: 20_000) + " HTTP/1.1\r\nHost: localhost\r\n\r\n"
            case "body": form + "Content-Length: 99999999\r\n\r\n"
            case "chunked":
                form + "Transfer-Encoding: chunked\r\n\r\n"
                    + String(repeating: "4000\r\n" + String(repeating: "a", count: 0x4000) + "\r\n", count: 5) + "0\r\n\r\n"
            case "garbage": "\u{16}\u{3}\u{1} hello\r\n\r\n"
            case "type": "POST /form HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}"
            case "chunk": form + "Transfer-Encoding: chunked\r\n\r\n3\r\na=bcd\r\n0\r\n\r\n"
            case "chunk size": form + "Transfer-Encoding: chunked\r\n\r\nxyz\r\na=b\r\n0\r\n\r\n"
            case "coding": form + "Transfer-Encoding: gzip\r\n\r\n"
            case "codings": form + "Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n"
            case "coding of a GET": head + "Transfer-Encoding: identity\r\n\r\n"
            case "trailers":
                form + "Transfer-Encoding: chunked\r\n\r\n3\r\na=b\r\n0\r\n" + String(repeating: "A: b\r\n", count: 500) + "\r\n"
            case "trailer":
                form + "Transfer-Encoding: chunked\r\n\r\n3\r\na=b\r\n0\r\nA: " + String(repeating: "a", count: 40_000) + "\r\n\r\n"
            case "chunk to nobody": form.replacing("/form", with: "/nowhere") + "Transfer-Encoding: chunked\r\n\r\nxyz\r\n"
            default: form + "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
            }
        try await withServer(routes) { server in
            let answer = try await server.exchange(text)
            #expect(answer.hasPrefix("HTTP/1.1 \(status) "))
            #expect(answer.components(separatedBy: "HTTP/1.1 ").count == 2)
        }
    }

    @Test(
        "A connection without a complete request is closed at the deadline, whether silent, slow or half closed",
        arguments: [
            "", "GET /hello HTTP/1.1\r\nHost:",
            "POST /form HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 10\r\n\r\na=",
        ])
    func deadlines(sent: String) async throws {
        var configuration = WebServer.Configuration()
        configuration.limits.headDeadline = .milliseconds(300)
        configuration.limits.bodyDeadline = .milliseconds(300)
        try await withServer(routes, configuration: configuration) { server in
            let answer = try await server.exchange(sent)
            #expect(answer.isEmpty)
        }
    }

    @Test("A client that says it sends no more still gets its answer")
    func halfClosed() async throws {
        try await withServer(routes) { server in
            let text = try await offPool {
                let client = try RawClient(port: server.port)
                try client.send("GET /hello HTTP/1.1\r\nHost: localhost\r\n\r\n")
                client.finishSending()
                return String(decoding: try client.readToEnd(), as: UTF8.self)
            }
            #expect(text.hasPrefix("HTTP/1.1 200") && text.hasSuffix("hello"))
        }
    }

    @Test("Pipelined requests are answered in order, and HTTP/1.0 is closed after its answer")
    func pipelining() async throws {
        try await withServer(routes) { server in
            let text = try await server.exchange(
                "GET /items/1 HTTP/1.1\r\nHost: localhost\r\n\r\nHEAD /stream HTTP/1.1\r\nHost: localhost\r\n\r\nGET /items/2 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
            )
            let bodies = text.components(separatedBy: "\r\n\r\n")
            #expect(bodies.count == 4 && bodies[1].hasPrefix("1HTTP/1.1 200") && bodies[3] == "2")
            #expect(try await server.exchange("GET /hello HTTP/1.0\r\nHost: localhost\r\n\r\n").hasSuffix("hello"))
        }
    }

    @Test("Requests are counted and logged by pattern, never by path")
    func observed() async throws {
        let registry = Registry()
        let lines = Lines()
        let logger = Logger(label: "t") { LineLogHandler(label: $0, level: .debug, write: lines.add) }
        try await withServer(routes, logger: logger, metrics: registry) { server in
            _ = try await server.request("GET /items/private-title")
            _ = try await server.request("GET /private-path")
            _ = try await server.request("PURGE /hello")
            _ = try await server.request("GET /fails")
        }
        let page = registry.prometheusText()
        #expect(page.contains("popcorn_http_requests_total{method=\"GET\",route=\"/items/{id}\",status=\"200\"} 1\n"))
        #expect(page.contains("popcorn_http_requests_total{method=\"other\",route=\"NotFound\",status=\"404\"} 1\n"))
        #expect(page.contains("popcorn_http_request_seconds_count{route=\"/items/{id}\"} 1\n"))
        #expect(!page.contains("private") && !page.contains("PURGE"))
        let log = lines.all.filter { $0.contains("Request") }
        #expect(log.contains { $0.contains("route=/items/{id}") && $0.contains("status=200") })
        #expect(!log.contains { $0.contains("private") })
        #expect(lines.all.contains { $0.contains("A handler failed") && $0.contains("reference=") })
    }

    @Test("A port in use, and a host that is not ours, are one clear sentence each")
    func startErrors() async throws {
        try await withServer(routes) { server in
            let second = WebServer(configuration: .init(port: server.port), routes: Routes(), authenticator: .closed, logger: quiet)
            let error = await #expect(throws: ServerStartError.portInUse(host: "127.0.0.1", port: server.port)) { try await second.run() }
            #expect(error.map { "\($0)" }?.contains("already in use") == true)
        }
        let elsewhere = WebServer(
            configuration: .init(host: "203.0.113.1", port: 0), routes: Routes(), authenticator: .closed, logger: quiet)
        await #expect(throws: ServerStartError.hostUnknown("203.0.113.1")) { try await elsewhere.run() }
    }
}

final class Lines: Sendable {
    private let kept = Mutex<[String]>([])
    var all: [String] { kept.withLock { $0 } }
    @Sendable func add(_ line: String) { kept.withLock { $0.append(line) } }
}
