import CoreDomain
import Foundation
import Testing

@Suite("Text and numbers as JSON")
struct JSONTextTests {
    @Test(
        "A whole number has no fraction, and what JSON cannot hold is null",
        arguments: [
            (0, "0"), (-0.0, "0"), (1, "1"), (-17, "-17"), (0.5, "0.5"), (-2.25, "-2.25"), (999_999_999_999_999, "999999999999999"),
            (-999_999_999_999_999, "-999999999999999"), (1e15, "1000000000000000"), (-1e18, "-1000000000000000000"), (1e19, "1e+19"),
            (1e300, "1e+300"),
            (.nan, "null"), (.infinity, "null"), (-.infinity, "null"),
        ] as [(Double, String)])
    func numbers(value: Double, text: String) { #expect(JSONText.number(value) == text) }

    @Test("A number of less precision keeps its own digits", arguments: [(0.1, "0.1"), (7.5, "7.5"), (3, "3")] as [(Float, String)])
    func narrow(value: Float, text: String) { #expect(JSONText.number(value) == text) }

    private static func written(_ text: String) -> String {
        var bytes = Array("x".utf8)
        JSONText.append(text, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test("Every ASCII character is written as it is, or escaped", arguments: 0..<128 as Range<UInt8>)
    func characters(code: UInt8) {
        let character = String(Unicode.Scalar(code))
        let expected =
            switch character {
            case "\"": #"\""#
            case "\\": #"\\"#
            case "\n": #"\n"#
            case "<": #"\u003c"#
            default: code < 0x20 || code == 0x7F ? #"\u00"# + (code < 0x10 ? "0" : "") + String(code, radix: 16) : character
            }
        #expect(Self.written(character) == "x\"\(expected)\"")
        #expect(Self.written("ab\(character)c\(character)\(character)d") == "x\"ab\(expected)c\(expected)\(expected)d\"")
    }

    @Test("A reader of JSON gets the text back", arguments: ["", "Amélie 🎬", "a\"\\\n\t\u{0}\u{1E}\u{1F}\u{7F}</script>", "東京", "\\"])
    func readBack(text: String) throws {
        let json = Data(Self.written(text).dropFirst().utf8)
        #expect(try JSONDecoder().decode(String.self, from: json) == text)
    }
}
