import Testing

@testable import NetworkLayer

@Suite("Answers")
struct AnswerTests {
    private static let now = 784_111_777

    @Test(
        "Retry-After is read in seconds or as a date, and bounded",
        arguments: [
            (["Retry-After": "5"], .seconds(5)), (["Retry-After": "0"], .zero),
            (["retry-after": "Sun, 06 Nov 1994 08:50:37 GMT"], .seconds(60)),
            (["Retry-After": "Sun, 06 Nov 1994 08:00:00 GMT"], .zero), (["Retry-After": "99999999999999999999"], .seconds(86_400)),
            (["Retry-After": "Sun, 06 Nov 1994 09:00:00 GMT", "Date": "Sun, 06 Nov 1994 08:59:50 GMT"], .seconds(10)),
            (["Retry-After": "-5"], nil), (["Retry-After": "soon"], nil), (["Retry-After": ""], nil), ([:], nil),
            (["Retry-After": "Fri, 31 Dec 9999 23:59:59 GMT"], .seconds(86_400)),
        ] as [(HeaderFields, Duration?)])
    func retryAfter(headers: HeaderFields, expected: Duration?) {
        #expect(NetworkAnswer(status: 429, headers: headers).retryAfter(now: Self.now) == expected)
    }

    @Test(
        "A status becomes an error of its own kind",
        arguments: [
            (401, "", .unauthorized), (404, "", .status(404, message: nil)), (500, "<html>", .status(500, message: nil)),
            (403, #"{"message": "Not\nfor you"}"#, .status(403, message: "Not for you")),
            (404, #"{"success": false, "status_code": 34, "status_message": "No such thing."}"#, .status(404, message: "No such thing.")),
            (400, #"{"error": ["one", "two"], "message": 7}"#, .status(400, message: "one two")), (503, "", .unavailable(retryAfter: nil)),
            (304, "", .status(304, message: nil)),
        ] as [(Int, String, NetworkError)])
    func statuses(status: Int, body: String, error: NetworkError) {
        #expect(throws: error) { try NetworkAnswer(status: status, body: Array(body.utf8)).checked(for: Route(), now: Self.now) }
    }

    @Test("A route says which statuses are good")
    func good() throws {
        var route = Route()
        route.goodStatuses = [200...299, 304...304]
        #expect(try NetworkAnswer(status: 304).checked(for: route, now: 0).status == 304)
    }

    @Test("404 and 410 mean that it does not exist", arguments: [(404, true), (410, true), (400, false)])
    func notFound(status: Int, expected: Bool) { #expect(NetworkError.status(status, message: nil).isNotFound == expected) }

    private struct Movie: Decodable, Sendable, Equatable {
        struct Genre: Decodable, Equatable { let id: Int }
        let title: String
        let releaseDate: String?
        let genres: [Genre]
    }

    @Test(
        "An error of decoding names the field and nothing of the body",
        arguments: [
            (#"{"title": "A", "genres": [{"id": 1}, {"id": "x secret"}]}"#, "genres[1].id"), (#"{"genres": []}"#, "title"),
            (#"{"title": null, "genres": []}"#, "title"), (#"[]"#, "the whole answer"),
            (#"{"title": "#, "not JSON, or a number out of range"), ("secret", "not JSON, or a number out of range"),
            (#"{"title": "A", "genres": [{"id": 1e300}]}"#, "not JSON, or a number out of range"),
        ])
    func fields(body: String, field: String) {
        #expect(throws: NetworkError.decoding(field)) { try JSONReading().value(Movie.self, from: Array(body.utf8)) }
    }

    @Test("Keys are read as they are or in snake_case")
    func keys() throws {
        let body = Array(#"{"title": "A", "release_date": "1999", "genres": []}"#.utf8)
        #expect(try JSONReading().value(Movie.self, from: body).releaseDate == nil)
        #expect(try JSONReading(keys: .snakeCase).value(Movie.self, from: body).releaseDate == "1999")
    }

    @Test("Depth is bounded; brackets in texts do not count")
    func depth() throws {
        let deep = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
        #expect(throws: NetworkError.decoding("nested too deeply")) { try JSONReading().value([Int].self, from: deep) }
        let reading = JSONReading(depth: 2)
        #expect(try reading.value([[String]].self, from: Array(#"[["[[[\"[[", "\\"], ["]"]]"#.utf8)) == [["[[[\"[[", "\\"], ["]"]])
        #expect(throws: NetworkError.self) { try reading.value([[[Int]]].self, from: Array("[[[]]]".utf8)) }
    }

    @Test("An empty body is an error of its own")
    func empty() { #expect(throws: NetworkError.emptyResponse) { try JSONReading().value(Int.self, from: []) } }
}
