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

    @Test(
        "Pairs of surrogates from the first to the last, and halves of them",
        arguments: [
            (#"\ud800\udc00"#, "\u{10000}"), (#"\udbff\udfff"#, "\u{10FFFF}"), (#"\ud7ff\ue000"#, "\u{D7FF}\u{E000}"),
            (#"\ud800\udbff"#, "\u{FFFD}\u{FFFD}"), (#"\udbff\ue000"#, "\u{FFFD}\u{E000}"), (#"\udc00"#, "\u{FFFD}"),
            (#"\udfff"#, "\u{FFFD}"), (#"\ud83c\\"#, "\u{FFFD}\\"), (#"\uFFFF"#, "\u{FFFF}"),
        ])
    func surrogates(escaped: String, text: String) {
        #expect(LiveValue(parsing: "\"\(escaped)\"".utf8)?.string == text)
    }

    @Test(
        "A whole number is one that a browser counts in",
        arguments: [
            ("0", 0), ("-7", -7), ("9007199254740992", 9_007_199_254_740_992), ("-9007199254740992", -9_007_199_254_740_992), ("2.0", 2),
            ("9007199254740994", nil), ("-9007199254740994", nil), ("0.5", nil), ("1e300", nil), ("true", nil), ("\"1\"", nil),
        ] as [(String, Int?)])
    func integers(json: String, integer: Int?) { #expect(LiveValue(parsing: json.utf8)?.integer == integer) }

    @Test("A value is only what it is")
    func kinds() {
        let values: [LiveValue] = [.null, true, 1, "x", [1], ["a": 1]]
        #expect(values.map { $0.bool != nil } == [false, true, false, false, false, false])
        #expect(values.map { $0.integer != nil } == [false, false, true, false, false, false])
        #expect(values.map { $0.string != nil } == [false, false, false, true, false, false])
        #expect(values.map { $0.elements != nil } == [false, false, false, false, true, false])
        #expect(values.map { $0["a"] != nil } == [false, false, false, false, false, true] && values[5]["b"] == nil)
        #expect(values.map(\.json) == ["null", "true", "1", "\"x\"", "[1]", "{\"a\":1}"])
        #expect(LiveValue.array([1, .null, "x"]).json == "[1,null,\"x\"]" && LiveValue.bool(false).json == "false")
        #expect(LiveValue.object([.init("a", 1), .init("b", [])]).json == "{\"a\":1,\"b\":[]}" && LiveValue.object([]).json == "{}")
    }
}
