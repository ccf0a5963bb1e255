import FlowTesting
import Logging
import Synchronization
import Testing

@testable import NetworkLayer

@Suite("Headers, log, cache, and the order of decorators", .timeLimit(.minutes(10)))
struct DecoratorTests {
    @Test("Standard headers give way to those of a route")
    func headers() async throws {
        let scripted = Scripted.statuses(200)
        let client = try scripted.client().adding(StandardHeaders(userAgent: "Popcorn/1.0", ["lang": "ru"]))
        var route = Route()
        route.headers["accept"] = "text/plain"
        _ = try await client.answer(to: route)
        let headers = try #require(scripted.requests.first?.headers)
        #expect(headers["User-Agent"] == "Popcorn/1.0" && headers["Accept"] == "text/plain" && headers["Lang"] == "ru")
    }

    private final class Lines: Sendable {
        private let kept = Mutex<[String]>([])
        var all: [String] { kept.withLock { $0 } }
        var logger: Logger {
            var logger = Logger(label: "test") { _ in Handler(lines: self) }
            logger.logLevel = .trace
            return logger
        }

        struct Handler: LogHandler {
            let lines: Lines
            var metadata: Logger.Metadata = [:]
            var logLevel = Logger.Level.trace
            subscript(metadataKey key: String) -> Logger.Metadata.Value? {
                get { metadata[key] }
                set { metadata[key] = newValue }
            }
            func log(event: LogEvent) {
                let fields = (event.metadata ?? [:]).sorted { $0.key < $1.key }.map { " \($0)=\($1)" }.joined()
                lines.kept.withLock { $0.append("\(event.level) \(event.message)\(fields)") }
            }
        }
    }

    @Test("A line names method, host, path, status, time and bytes, and no secret")
    func log() async throws {
        let lines = Lines()
        let scripted = Scripted(.status(200, [:], "12345"), .status(500), .failure(.timeout))
        let client = try scripted.client().adding(RequestLog(lines.logger, clock: .manual(ManualClock())))
        var route = Route(.get, "movie", "603", query: ["api_key": "secret", "language": "en"])
        route.headers["Authorization"] = "Bearer secret"
        for _ in 0..<3 { _ = try? await client.answer(to: route) }
        #expect(
            lines.all == [
                "debug GET api.example.org/3/movie/603 bytes=5 ms=0 status=200",
                "info GET api.example.org/3/movie/603 bytes=0 ms=0 status=500",
                "info GET api.example.org/3/movie/603 error=timeout ms=0",
            ])
    }

    @Test("A cache answers instead of the server, and keeps good answers to GET only")
    func cache() async throws {
        let kept = Mutex<[String: NetworkAnswer]>([:])
        let scripted = Scripted.statuses(404, 200, 200)
        let client = try scripted.client().adding(
            ResponseCache(
                read: { request in kept.withLock { $0[request.address] } },
                write: { request, answer in kept.withLock { $0[request.address] = answer } }))
        await #expect(throws: NetworkError.status(404, message: nil)) { try await client.answer(to: Route()) }
        for _ in 0..<3 { #expect(try await client.answer(to: Route()).status == 200) }
        #expect(scripted.count == 2)
        _ = try await client.answer(to: Route(.post))
        #expect(scripted.count == 3)
    }

    private struct Mark: NetworkDecorator {
        let name: String
        func send(_ request: NetworkRequest, _ next: @escaping NetworkClient.Send) async throws(NetworkError) -> NetworkAnswer {
            var request = request
            request.headers["X-Way"] = (request.headers["X-Way"] ?? "") + name
            return try await next(request)
        }
    }

    @Test("The decorator that was added last sees a request first")
    func order() async throws {
        let scripted = Scripted.statuses(200)
        _ = try await scripted.client().adding(Mark(name: "a")).adding(Mark(name: "b")).answer(to: Route())
        #expect(scripted.requests.first?.headers["X-Way"] == "ba")
    }

    @Test("A cancelled task sends nothing")
    func cancelled() async throws {
        let scripted = Scripted.statuses(200)
        let client = try scripted.client()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await client.answer(to: Route()).status
        }
        await #expect(throws: NetworkError.cancelled) { try await task.value }
        #expect(scripted.count == 0)
    }
}
