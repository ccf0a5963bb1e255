import CoreDomain
import Testing

@Suite("Text without the whitespace at its ends")
struct OuterWhitespaceTests {
    @Test(
        "Whitespace of any kind goes from both ends, and what is within stays",
        arguments: [
            ("", ""), ("Heat", "Heat"), ("  Heat\n", "Heat"), ("\t\u{00A0}The  Fog\u{3000}\r\n", "The  Fog"), (" \n\t", ""),
            ("\u{200B}a", "\u{200B}a"),
        ])
    func ends(text: String, trimmed: String) {
        #expect(text.withoutOuterWhitespace == trimmed)
        #expect(text[...].withoutOuterWhitespace == trimmed)
    }
}
