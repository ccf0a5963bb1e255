import Testing

@testable import Containers

@Suite("Spans in a text")
struct SpansTests {
    private func steps(_ text: String) -> Int {
        var spans = Spans(text, closing: "}", longest: 4096)
        while let scalar = spans.next() { if scalar == "{" { _ = spans.takeSpan() } }
        return spans.steps
    }

    @Test(
        "The work is proportional to the length of the text",
        arguments: ["{", "{a}", "{{}", "{" + String(repeating: "a", count: 5_000) + "}", "a", "}"])
    func linear(_ text: String) {
        let once = String(repeating: text, count: 200)
        #expect(steps(once + once) <= 2 * steps(once) + 10)
        #expect(steps(once) <= 3 * once.unicodeScalars.count)
    }

    @Test("A span whose end is too far away is not a span")
    func far() {
        let long = "{" + String(repeating: "a", count: 4_097) + "}"
        #expect(ASS.withoutOverrides(long + "{b}c", onlyBackslash: false) == long + "c")
        #expect(ASS.withoutOverrides("{a{b}c}d", onlyBackslash: false) == "c}d")
        #expect(SubtitleBlocks.withoutTags("a < b <i>c</i> <1> </ <é>") == "a < b c  ")
    }
}
