import Testing

@testable import NetworkLayer

@Suite("Envelopes")
struct EnvelopeTests {
    @Test(
        "A payload, or why there is none",
        arguments: [
            (200, #"{"success": true, "result": 7}"#, .success(7)), (200, #"{"status": true, "result": 7, "message": "ok"}"#, .success(7)),
            (200, #"{"success": "yes", "status": true, "result": 7}"#, .success(7)),
            (500, #"{"success": true, "result": 7}"#, .success(7)), (200, #"{"success": true, "result": "7"}"#, .failure(.emptyResponse)),
            (200, #"{"result": 7}"#, .failure(.custom(message: "Unknown error", code: -1))),
            (200, #"{"success": false, "error": "E", "message": "M", "code": 3}"#, .failure(.custom(message: "E", code: 3))),
            (200, #"{"success": false, "error": ["a", "b"], "code": "3"}"#, .failure(.custom(message: "a b", code: -1))),
            (400, #"{"success": false, "error": "", "message": "M"}"#, .failure(.custom(message: "M", code: -1))),
            (200, #"{"success": true, "result": 7, "code": 401}"#, .failure(.unauthorized)),
            (401, #"{"success": true, "result": 7}"#, .failure(.unauthorized)),
            (429, #"{"success": false, "error": "Slow down"}"#, .failure(.unavailable(retryAfter: nil))),
            (404, "{}", .failure(.status(404, message: nil))), (502, "<html>", .failure(.status(502, message: nil))),
            (200, "<html>", .failure(.decoding("not JSON, or a number out of range"))),
            (200, "[]", .failure(.decoding("the whole answer"))), (204, "", .failure(.emptyResponse)),
        ] as [(Int, String, Result<Int, NetworkError>)])
    func payload(status: Int, body: String, expected: Result<Int, NetworkError>) async throws {
        let client = try Scripted(.status(status, [:], body)).client()
        let outcome = await Result.of { () async throws(NetworkError) in try await client.payload(Int.self, Route()) }
        #expect(outcome == expected)
    }

    @Test("An answer without a payload can say yes")
    func yes() async throws {
        let client = try Scripted(.status(200, [:], #"{"success": true, "code": 200}"#)).client()
        #expect(try await client.envelope(Nothing.self, Route(.put)).code == 200)
    }

    @Test(
        "Errors have the codes of the interface",
        arguments: [
            (.emptyResponse, 0, "Empty response"), (.unauthorized, 401, "Unauthorized"), (.custom(message: "m", code: 9), 9, "m"),
            (.status(500, message: nil), 500, "The server answered with the status 500."),
        ] as [(NetworkError, Int, String)])
    func codes(error: NetworkError, code: Int, text: String) {
        #expect(error.code == code && error.description == text)
        #expect(NetworkError.timeout.code == -2)
    }
}
