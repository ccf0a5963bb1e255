import Foundation
import Testing

@testable import LiveServer

@Suite("Bodies of requests")
struct JSONBodyTests {
    private struct Position: JSONBodyValue {
        let position: Double
        let lastFile: String?

        enum CodingKeys: String, CodingKey, CaseIterable { case position, lastFile }
    }

    private static func decode(_ body: String) throws -> Position { try JSONBody.decode(Position.self, from: Data(body.utf8)) }

    @Test(
        "A body that does not fit is refused with the key, or with the reason why it is none",
        arguments: [
            ("{}", "“position” is missing."), (#"{"position":"a"}"#, "“position” has the wrong type."),
            (#"{"position":null}"#, "“position” has the wrong type."), ("[]", "it must be a JSON object."),
            ("null", "it must be a JSON object."), ("\"a\"", "it must be a JSON object."),
            ("{", "it is not JSON, or a value in it is out of range."),
        ])
    func unfit(body: String, reason: String) {
        let problem = #expect(throws: Problem.self) { try Self.decode(body) }
        #expect(problem == .badRequest("The body is not valid: \(reason)"))
    }

    @Test(
        "A key that the body does not have is refused, also beside those that it has, and named in forty characters at most",
        arguments: [
            (#"{"positon":5}"#, "positon"), (#"{"position":5,"lastFile":"a"}"#, "lastFile"), (#"{"position":5,"b":{"c":1},"a":null}"#, "a"),
            (#"{"position":5,"\#(String(repeating: "x", count: 60_000))":1}"#, String(repeating: "x", count: 40)),
        ])
    func unknown(body: String, name: String) {
        let problem = #expect(throws: Problem.self) { try Self.decode(body) }
        #expect(problem == .badRequest("“\(name)” is not a key of this body. Its keys: last_file, position."))
    }

    @Test("Keys are in snake_case, and one that may be absent may be null")
    func fitting() throws {
        #expect(try Self.decode(#"{"position":5,"last_file":"a"}"#).lastFile == "a")
        #expect(try Self.decode(#"{"last_file":null,"position":5.5}"#).position == 5.5)
        #expect(try Self.decode(#"{"position":5}"#).lastFile == nil)
    }
}
