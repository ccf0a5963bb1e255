import Flow
import HTML
import LiveTesting
import Testing

@testable import Live

@Suite("The wire") struct WireTests {
    @Test("messages of a browser are read")
    func messages() throws {
        #expect(
            try ClientMessage.parse(Array(#"{"t":"join","k":"abc","b":"t","r":3,"u":"/movies/42","a":"v1"}"#.utf8))
                == .join(.init(token: "abc", tab: "t", revision: 3, location: Location(path: ["movies", "42"]), assets: "v1")))
        let intent = try #require(WireIntent(name: "star", fields: [.init("id", "42")]))
        #expect(
            try ClientMessage.parse(Array(#"{"t":"i","n":"star","f":[["id","42"]],"s":17,"c":"m"}"#.utf8))
                == .intent(intent, screen: "m", number: 17))
        let back = #"{"t":"u","u":"/search?q=d%C3%BCne+2","pop":true,"s":18}"#
        guard case .navigate(let location, 18) = try ClientMessage.parse(Array(back.utf8))
        else {
            Issue.record("not a navigation")
            return
        }
        #expect(location["q"] == "düne 2")
        #expect(location.arrival == .returned)
    }

    @Test(
        "garbage is a fault",
        arguments: [
            "", "{", "null", "[]", "{\"t\":\"i\"}", "{\"t\":\"x\"}", "{\"t\":\"u\",\"u\":\"//evil.example\"}",
            "{\"t\":\"u\",\"u\":\"https://evil\"}",
            "{\"t\":\"i\",\"n\":\"\",\"s\":1}", "{\"t\":\"i\",\"n\":\"a\",\"s\":1,\"f\":[[\"a\"]]}", "{\"t\":\"i\",\"n\":\"a\",\"s\":1e99}",
            "{\"t\":\"u\",\"u\":\"/%ff\"}",
            "{\"t\":\"u\",\"u\":\"/../etc\"}", "\u{0}", String(repeating: "[", count: 5000), "{\"t\":\"join\"}",
        ])
    func garbage(frame: String) {
        #expect(throws: ClientMessage.Fault.self) { try ClientMessage.parse(Array(frame.utf8)) }
    }

    @Test("random bytes never crash the readers")
    func fuzz() {
        var random = Dice(seed: 5)
        let seeds = [#"{"t":"join","k":"abc","r":3,"u":"/a?b=c%20"}"#, #"{"t":"i","n":"a.b","f":[["id","\u00e9\ud83c\udfac"]],"s":17}"#].map
        { Array($0.utf8) }
        for round in 0..<1000 {
            var bytes = seeds[round % 2]
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            _ = try? ClientMessage.parse(bytes)
            _ = Record.parse(bytes)
            _ = WireIntent(address: String(decoding: bytes, as: UTF8.self))?.decode(Playground.Intent.self)
        }
    }

    @Test(
        "records are read, each with its own number of fields",
        arguments: [
            ("c|3|7", .commit(revision: 3, intent: 7)), ("m|a|<p>", .morph(id: "a", html: "<p>")),
            ("i|l|b|<p>", .insert(list: "l", before: "b", html: "<p>")), ("i|l||", .insert(list: "l", before: "", html: "")),
            ("x|a", .remove(id: "a")), ("o|l|a,b", .order(list: "l", ids: ["a", "b"])), ("o|l|", .order(list: "l", ids: [])),
            ("t|T", .title("T")), ("u|replace|/a", .url(replacing: true, "/a")), ("u|push|/a", .url(replacing: false, "/a")),
            ("g|/a", .go("/a")),
            ("e|n|{}", .event(name: "n", json: "{}")), ("c|x|7", nil), ("c|3|x", nil), ("?", nil), ("y|a", nil),
        ] as [(String, Record?)])
    func records(text: String, record: Record?) {
        let bytes = Array((text + "~").replacing("|", with: "\u{1F}").replacing("~", with: "\u{1E}").utf8)
        #expect(Record.parse(bytes) == record.map { [$0] })
        #expect(Record.parse(bytes + bytes) == record.map { [$0, $0] })
        #expect(Record.parse(bytes.dropLast() + [0x1F, 0x1E]) == nil, "one field more")
        if record != nil, let last = bytes.lastIndex(of: 0x1F) { #expect(Record.parse(bytes[..<last] + [0x1E]) == nil, "one field less") }
    }

    private static func long(_ count: Int) -> String { String(repeating: "x", count: count) }

    @Test("tokens, tabs and assets of 64 bytes are read; longer ones count as none", arguments: [64, 65])
    func shortTexts(length: Int) throws {
        let text = Self.long(length), known = length == 64 ? text : ""
        let frame = #"{"t":"join","k":"\#(text)","b":"\#(text)","a":"\#(text)","u":"/"}"#
        #expect(
            try ClientMessage.parse(Array(frame.utf8))
                == .join(.init(token: known, tab: known, revision: 0, location: Location(), assets: known)))
    }

    @Test("an intent has at most 32 fields of two texts each, and a screen of 128 bytes", arguments: [0, 1])
    func intentBounds(more: Int) throws {
        let fields = (0..<(32 + more)).map { #"["f\#($0)","v"]"# }.joined(separator: ",")
        for frame in [
            #"{"t":"i","n":"a","s":1,"f":[\#(fields)]}"#, #"{"t":"i","n":"a","s":1,"c":"\#(Self.long(128 + more))"}"#,
            #"{"t":"i","n":"\#(Self.long(64 + more))","s":1}"#,
        ] {
            let message = try? ClientMessage.parse(Array(frame.utf8))
            #expect((message != nil) == (more == 0), "\(frame)")
        }
        for fields in ["[1]", "[[1,\"a\"]]", "[[\"a\",1]]", "[[\"a\",\"b\",\"c\"]]", "{}"] where more == 1 {
            #expect(throws: ClientMessage.Fault.unknown) {
                try ClientMessage.parse(Array("{\"t\":\"i\",\"n\":\"a\",\"s\":1,\"f\":\(fields)}".utf8))
            }
        }
    }

    @Test("only a return is a return", arguments: [("true", true), ("false", false), ("1", false), ("null", false)])
    func returns(pop: String, isReturn: Bool) throws {
        let message = try ClientMessage.parse(Array(#"{"t":"u","u":"/a","pop":\#(pop)}"#.utf8))
        guard case .navigate(let location, _) = message else { Issue.record("not a navigation"); return }
        #expect((location.arrival == .returned) == isReturn && (location.arrival == .followed) != isReturn)
    }

    @Test("a frame of 16 KB is read")
    func longest() throws {
        let frame = Array(#"{"t":"u","u":"/a"}"#.utf8)
        #expect(throws: Never.self) { try ClientMessage.parse(frame + [UInt8](repeating: 0x20, count: 16_384 - frame.count)) }
    }

    @Test("separators in foreign text are dropped")
    func separators() {
        var frame = FrameWriter()
        #expect(frame.isEmpty)
        frame.add("t", "a\u{1E}b\u{1F}c")
        frame.add("e", "x\u{1F}", "\u{1E}{}")
        #expect(!frame.isEmpty && Record.parse(frame.bytes) == [.title("abc"), .event(name: "x", json: "{}")])
        #expect(String(decoding: frame.bytes, as: UTF8.self) == "t\u{1F}abc\u{1E}e\u{1F}x\u{1F}{}\u{1E}")
    }

    /// A live feature that says no more than it must.
    private struct Plain: LiveFeature {
        func reduce(into state: inout Int, _ action: Int) -> Effect<Int> { .none }
        func opening(_ location: Location) -> Int { 0 }
        func action(for intent: WireIntent, screen: String, in state: Int) -> Int? { nil }
        func location(of state: Int) -> Location { Location() }
        func head(of state: Int) -> DocumentHead { DocumentHead(title: "Plain") }
        func view(_ state: Int) -> EmptyHTML { EmptyHTML() }
    }

    @Test("a feature that says nothing of it is settled, and its pages are found")
    func usual() {
        #expect(Plain().isSettled(1) && Plain().status(of: 1) == 200)
    }

    @Test("a frame of more than 16 KB is refused")
    func tooLong() {
        #expect(throws: ClientMessage.Fault.tooLong) { try ClientMessage.parse([UInt8](repeating: 0x20, count: 16_385)) }
    }

    @Test(
        "locations are read and written",
        arguments: [
            ("/", "/"), ("/movies/42", "/movies/42"), ("/a//b/", "/a/b"), ("/s?q=a+b%26c&x=", "/s?q=a%20b%26c&x="), ("/a#frag", "/a"),
            ("/caf%C3%A9", "/caf%C3%A9"),
            ("/a%2Fb", "/a%2Fb"),
        ])
    func locations(text: String, expected: String) {
        #expect(Location(parsing: text)?.description == expected)
    }

    @Test(
        "locations that are not ours are refused",
        arguments: ["", "a", "//x", "/\\x", "/a/../b", "/%00", "/%", "/%zz", "/" + String(repeating: "a", count: 2048)])
    func badLocations(text: String) {
        #expect(Location(parsing: text) == nil)
    }

    @Test("JSON is written as it is read")
    func json() {
        let value: LiveValue = ["text": "a\"\\\n\u{1E}é", "n": 3, "half": 0.5, "list": [true, nil as LiveValue? ?? .null], "none": .null]
        #expect(LiveValue(parsing: Array(value.json.utf8)) == value)
        #expect(!value.json.utf8.contains(0x1E))
    }
}
