import Foundation
import Testing

@testable import LiveServer

@Suite("Bodies that do not fit")
struct JSONBodyTests {
    private struct Position: Decodable {
        let position: Double
    }

    @Test(
        "The sentence names the key, or says that it must be an object",
        arguments: [
            ("{}", "“position” is missing."), (#"{"position":"a"}"#, "“position” has the wrong type."),
            (#"{"position":null}"#, "“position” has the wrong type."), ("[]", "it must be a JSON object."),
            ("null", "it must be a JSON object."), ("\"a\"", "it must be a JSON object."),
            ("{", "it is not JSON, or a value in it is out of range."),
        ])
    func words(body: String, sentence: String) {
        let error = #expect(throws: (any Error).self) { try JSONDecoder().decode(Position.self, from: Data(body.utf8)) }
        #expect(error.map(JSONBody.sentence) == sentence)
    }
}
