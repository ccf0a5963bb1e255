import Foundation
import NetworkLayer
import NetworkTesting
import Testing

@testable import TMDbAdapter

@Suite("Errors of TMDb", .serialized, .timeLimit(.minutes(10)))
struct ErrorTests {
    private static let request = "GET /3/genre/movie/list?language=en-US"
    private static let good = Reply.json(#"{"genres": [{"id": 1, "name": "Drama"}]}"#)

    private static func html(_ status: Int) -> Reply {
        .answer(status: status, headers: ["Content-Type": "text/html"], body: Array("<!doctype html><title>Please wait</title>".utf8))
    }

    private static let table: [(String, [Reply], TMDbError, attempts: Int)] = [
        ("refused", [.json(#"{"status_code": 7, "status_message": "Invalid API key", "success": false}"#, status: 401)], .unauthorised, 1),
        ("missing", [.json(#"{"status_code": 34, "status_message": "Not here"}"#, status: 404)], .notFound, 1),
        ("busy", [.status(429)], .unavailable(.unavailable(retryAfter: nil)), 3),
        ("busy for 2 s", [.status(429, headers: ["Retry-After": "2"])], .unavailable(.unavailable(retryAfter: .seconds(2))), 3),
        ("busy for 9 s", [.status(429, headers: ["Retry-After": "9"])], .unavailable(.unavailable(retryAfter: .seconds(9))), 1),
        ("busy for an hour", [.status(429, headers: ["Retry-After": "3600"])], .unavailable(.unavailable(retryAfter: .seconds(3600))), 1),
        ("broken", [.status(500)], .unavailable(.status(500, message: nil)), 1),
        ("broken for a while", [.status(502)], .unavailable(.status(502, message: nil)), 3),
        (
            "a message", [.json(#"{"status_message": "Page too large"}"#, status: 400)],
            .unavailable(.status(400, message: "Page too large")), 1
        ),
        ("forbidden", [html(403)], .unavailable(.status(403, message: nil)), 1),
        ("a web page", [html(200)], .unavailable(.decoding("not JSON, or a number out of range")), 1),
        ("half an answer", [.json(#"{"genres": [{"id": 1, "na"#)], .unavailable(.decoding("not JSON, or a number out of range")), 1),
        ("a list", [.json("[]")], .unavailable(.decoding("the whole answer")), 1),
        ("a text", [.json(#""genres""#)], .unavailable(.decoding("the whole answer")), 1),
        ("nothing", [.status(200)], .unavailable(.emptyResponse), 1),
        ("deep", [.json(String(repeating: "[", count: 100_000))], .unavailable(.decoding("nested too deeply")), 1),
        (
            "huge", [.computed { _ in .answer(status: 200, headers: [:], body: [UInt8](repeating: 0x20, count: 50 << 20)) }],
            .unavailable(.tooLarge), 1
        ),
        ("endless", [.fault(.endless)], .unavailable(.tooLarge), 1),
        ("a redirect to itself", [.fault(.redirectLoop)], .unavailable(.redirect), 1),
        ("cut", [.fault(.cut(sent: 10, announced: 1_000))], .unavailable(.connectivity), 3),
        ("hung up", [.fault(.hangUp)], .unavailable(.connectivity), 3),
        ("silent", [.fault(.silence)], .unavailable(.timeout), 1),
    ]

    @Test("Every bad answer is an error that says what it is", arguments: 0..<table.count)
    func errors(number: Int) async throws {
        let (name, replies, error, attempts) = Self.table[number]
        // Only where silence is what is tested: a busy machine is silent for a while too.
        try await serving(replies, silence: name == "silent" ? .milliseconds(500) : .seconds(60)) { tmdb, server in
            await #expect(throws: error, "\(name)") { try await tmdb.genres(.movie) }
            #expect(server.count(Self.request) == attempts, "\(name)")
        }
    }

    @Test("A failure that passes is not seen", arguments: [429, 502, 503, 504])
    func passing(status: Int) async throws {
        try await serving([.status(status, headers: ["Retry-After": "1"]), Self.good]) { tmdb, _ async throws in
            #expect(try await tmdb.genres(.movie) == [TMDbGenre(id: 1, name: "Drama")])
        }
    }

    @Test("Errors are sentences without the token or the address")
    func sentences() {
        for error in [TMDbError.notFound, .unauthorised, .unavailable(.timeout)] {
            #expect(error.description.hasPrefix("TMDb") && error.description.hasSuffix("."))
        }
    }

    private func serving(
        _ replies: [Reply], silence: Duration = .seconds(60), _ test: (TMDb, RecordedServer) async throws -> Void
    ) async throws {
        var limits = HTTPTransport.Limits()
        limits.silence = silence
        let transport = HTTPTransport(limits: limits)
        do {
            try await RecordedServer.run([Self.request: replies]) { server in
                let settings = try TMDbSettings(token: "abc", baseURL: "\(server.base)/3")
                try await test(.over(transport.client(for: settings.base), settings), server)
            }
        } catch {
            await transport.shutdown()
            throw error
        }
        await transport.shutdown()
    }
}
