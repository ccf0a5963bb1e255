import Live
import Testing

@Suite("JSON from the browser")
struct LiveValueTests {
    private static func nested(_ depth: Int, in pair: (String, String)) -> String {
        String(repeating: pair.0, count: depth) + "1" + String(repeating: pair.1, count: depth)
    }

    @Test(
        "Values are parsed",
        arguments: [
            ("1", 1), ("-0.5e1", -5), ("1E+2", 100), (" \t\r\n[ ]\t", []), ("{ }", [:]), ("[1 ,\n2]", [1, 2]),
            (#"{"a":1, "b" : [true,false,null]}"#, ["a": 1, "b": [true, false, .null]]), (#""""#, ""), (#""aé🎬b""#, "aé🎬b"),
            (#""\n\t\r\b\f\"\\\/""#, "\n\t\r\u{8}\u{C}\"\\/"), (#""\u0041\u00e9\u20AC""#, "Aé€"), (#""\ud83c\udfac!""#, "🎬!"),
            (#""\ud83c!""#, "\u{FFFD}!"), (#""\ud83c\u0041""#, "\u{FFFD}A"), (#""\udfac""#, "\u{FFFD}"), (#""\ud83c\n""#, "\u{FFFD}\n"),
            ("[\"\u{7F}\"]", ["\u{7F}"]),
            (String(repeating: "1", count: 15) + String(repeating: "0", count: 17), .number(1.11111111111111e31)),
        ] as [(String, LiveValue)])
    func parsed(text: String, value: LiveValue) { #expect(LiveValue(parsing: text.utf8) == value) }

    @Test(
        "Anything else is rejected",
        arguments: [
            "", " ", "1 2", "+1", ".5", "-", "1e999", "tru", "trve", "nul", "fals", "True", "[1", "[1,", "[1 2]", "[,1]", "{", "{\"a\"",
            "{\"a\":",
            "{\"a\":1", "{\"a\":1,", "{\"a\" 1}", "{1:1}", "{\"a\":1 \"b\":2}", "\"a", "\"\\", "\"\\x\"", "\"\\u12\"", "\"\\u12",
            "\"\\u00g0\"",
            "\"\u{1F}\"", "]", "}", String(repeating: "1", count: 33),
        ])
    func rejected(text: String) { #expect(LiveValue(parsing: text.utf8) == nil) }

    @Test("Text that is not UTF-8 is rejected")
    func encoding() { #expect(LiveValue(parsing: [0x22, 0xFF, 0x22]) == nil) }

    @Test("Sixteen levels are accepted, and no more")
    func depth() {
        for pair in [("[", "]"), ("{\"a\":", "}")] {
            #expect(LiveValue(parsing: Self.nested(15, in: pair).utf8) != nil)
            #expect(LiveValue(parsing: Self.nested(16, in: pair).utf8) == nil)
        }
    }
}
