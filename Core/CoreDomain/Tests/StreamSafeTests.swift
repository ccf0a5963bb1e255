import CoreDomain
import Testing

@Suite("Text before it is normalised")
struct StreamSafeTests {
    private static func marked(_ count: Int) -> String { "a" + String(repeating: "\u{301}", count: count) + "b" }

    @Test("A letter keeps thirty marks, in a long text", arguments: [(1, 1), (30, 30), (100, 100), (200, 30), (100_000, 30)])
    func marks(_ count: Int, _ kept: Int) {
        #expect(Self.marked(count).streamSafe.unicodeScalars.count == kept + 2)
    }

    @Test("Text of any language stays as it is")
    func languages() {
        for word in ["Größe", "e\u{301}te\u{301}", "देवनागरी", "שָׁלוֹם", "한국어", "ภาษาไทยที่นี่", "👩‍👩‍👧"] {
            let text = String(repeating: word + " ", count: 200)
            #expect(text.streamSafe == text)
        }
    }
}
