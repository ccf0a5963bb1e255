import CoreDomain
import HTML
import Testing

private enum Sort: String, Codable, Sendable { case year, title }
extension BrowserIntent {
    var access: Permission { .watch }
}

private enum CardIntent: BrowserIntent { case dismiss, rate(id: String, stars: Int) }
private enum ScreenIntent: BrowserIntent {
    case refresh
    case toggleWatchlist(id: String)
    case seek(Double)
    case pair(Int, flag: Bool)
    case sort(by: Sort?)
    case page(number: Int?)
    case pick(genres: [String])
    case card(CardIntent)
    case on(id: Int, CardIntent)
    case ten(Int, Int, Int, Int, Int, Int, Int, Int, Int, Int)
    case limit(UInt8?, of: Double?, isOn: Bool?, note: String?)
    case marks([Int?])
    case both(Pair)
}

/// Reads its two values itself.
private struct Pair: Codable, Equatable, Sendable {
    var one: Int, other: Int

    init(_ one: Int, _ other: Int) { (self.one, self.other) = (one, other) }

    init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        self.init(try values.decode(Int.self), try values.decode(Int.self))
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        try values.encode(one)
        try values.encode(other)
    }
}

@Suite("Intents on the wire") struct IntentTests {
    @Test(
        "an intent is written as name and fields, and read back",
        arguments: [
            (.refresh, "refresh"),
            (.toggleWatchlist(id: "tmdb-5 & <x>"), "toggleWatchlist?id=tmdb-5%20%26%20%3Cx%3E"),
            (.seek(1.5), "seek?0=1.5"),
            (.pair(-3, flag: true), "pair?0=-3&flag=true"),
            (.sort(by: .year), "sort?by=year"),
            (.sort(by: nil), "sort"),
            (.page(number: 3), "page?number=3"),
            (.toggleWatchlist(id: "AZaz09-._~"), "toggleWatchlist?id=AZaz09-._~"),
            (.pick(genres: ["a", "b"]), "pick?genres=a&genres=b"),
            (.card(.dismiss), "card.dismiss"),
            (.card(.rate(id: "x", stars: 4)), "card.rate?id=x&stars=4"),
            (.on(id: 7, .dismiss), "on.dismiss?id=7"),
            (.ten(0, 1, 2, 3, 4, 5, 6, 7, 8, 9), "ten?0=0&1=1&2=2&3=3&4=4&5=5&6=6&7=7&8=8&9=9"),
            (.limit(255, of: -0.25, isOn: false, note: ""), "limit?0=255&of=-0.25&isOn=false&note="),
            (.limit(nil, of: nil, isOn: nil, note: nil), "limit"),
            (.pick(genres: []), "pick"), (.marks([1, 2]), "marks?0=1&0=2"), (.both(Pair(3, 4)), "both?0=3&0=4"),
        ] as [(ScreenIntent, String)])
    private func roundTrip(intent: ScreenIntent, address: String) throws {
        let wire = try #require(WireIntent(intent))
        #expect(wire.address == address)
        #expect(WireIntent(address: address) == wire)
        #expect(wire.decode(ScreenIntent.self) == intent)
    }

    @Test(
        "what does not fit is no intent",
        arguments: [
            "", "unknown", "toggleWatchlist", "pair?0=x&flag=true", "pair?0=1", "seek?0=nan", "sort?by=loudness", "card", "card.unknown",
            "refresh.more.and.more.x", "card..dismiss", ".refresh",
            "pair?0=99999999999999999999&flag=true", "limit?0=256", "limit?0=-1", "limit?of=inf", "limit?isOn=maybe", "both", "both?0=3",
            "both?0=3&0=x",
        ])
    func misfits(address: String) {
        #expect(WireIntent(address: address)?.decode(ScreenIntent.self) == nil)
    }

    @Test(
        "The first question mark ends the name, the first equals sign a field's name",
        arguments: [
            ("n", []), ("n?", []), ("n?a=1", ["a: 1"]), ("n?q=a?b", ["q: a?b"]), ("n?a=b=c", ["a: b=c"]), ("n?a&b=", ["a: ", "b: "]),
            ("n?=b", [": b"]), ("n?&a=1&&", ["a: 1"]), ("?a=1", nil), ("", nil),
        ] as [(String, [String]?)])
    func fields(address: String, expected: [String]?) {
        let wire = WireIntent(address: address)
        #expect(wire?.fields.map { "\($0.name): \($0.value)" } == expected && wire?.name == expected.map { _ in "n" })
    }

    @Test("a screen on which nothing can be requested takes no intent", arguments: ["reload", "retry?id=1", "Never"])
    func noIntents(address: String) throws {
        let wire = try #require(WireIntent(address: address))
        #expect(wire.decode(Never.self) == nil)
    }

    @Test("bounds hold")
    func bounds() {
        #expect(WireIntent(name: "n", fields: [.init(String(repeating: "f", count: 65), "")]) == nil)
        #expect(WireIntent(name: "n", fields: [.init(String(repeating: "f", count: 64), "")]) != nil)
        #expect(WireIntent(address: "n?" + (1...32).map { "f\($0)=v" }.joined(separator: "&"))?.fields.count == 32)
        #expect(WireIntent(address: "n?" + (1...33).map { "f\($0)=v" }.joined(separator: "&")) == nil)
        #expect(WireIntent(form: [("-", "n")] + (1...32).map { ("f\($0)", "") })?.fields.count == 32)
        #expect(WireIntent(form: [("-", "n")] + (1...33).map { ("f\($0)", "") }) == nil)
        #expect(WireIntent(name: String(repeating: "n", count: 65)) == nil)
        #expect(WireIntent(name: "n", fields: (0...32).map { .init("f\($0)", "") }) == nil)
        #expect(WireIntent(name: "n", fields: [.init("f", String(repeating: "v", count: 8193))]) == nil)
        #expect(WireIntent(address: "n?a=%zz") == nil)
        #expect(WireIntent(name: String(repeating: "n", count: 64)) != nil)
        #expect(WireIntent(name: "n", fields: (1...32).map { .init("f\($0)", "") }) != nil)
        #expect(WireIntent(name: "n", fields: [.init("f", String(repeating: "v", count: 8192))]) != nil)
    }

    @Test("an empty form field means no value, and visible fields win")
    func forms() {
        #expect(WireIntent(form: [("-", "sort"), ("by", "")])?.decode(ScreenIntent.self) == .sort(by: nil))
        #expect(WireIntent(form: [("-", "page"), ("number", "")])?.decode(ScreenIntent.self) == .page(number: nil))
        let empty = [("-", "limit"), ("0", ""), ("of", ""), ("isOn", ""), ("note", "")].map { (name: $0.0, value: $0.1) }
        #expect(WireIntent(form: empty)?.decode(ScreenIntent.self) == .limit(nil, of: nil, isOn: nil, note: ""))
        #expect(
            WireIntent(form: [("-", "toggleWatchlist"), ("id", "old"), ("id", "new")])?.decode(ScreenIntent.self)
                == .toggleWatchlist(id: "new"))
        #expect(WireIntent(form: [("id", "x")]) == nil)
    }

    @Test(
        "a flag may be written in several ways",
        arguments: [("true", true), ("on", true), ("1", true), ("false", false), ("off", false), ("0", false)])
    func flags(text: String, value: Bool) {
        #expect(WireIntent(address: "pair?0=1&flag=\(text)")?.decode(ScreenIntent.self) == .pair(1, flag: value))
    }

    @Test("the last value of a repeated field counts")
    func repeated() {
        let wire = WireIntent(name: "n", fields: [.init("f", "first"), .init("g", "other"), .init("f", "last")])
        #expect(wire?["f"] == "last")
        #expect(wire?["h"] == nil)
    }

    @Test("buttons and forms carry the intent")
    func markup() {
        #expect(
            htmlString(button(.intent(ScreenIntent.pair(1, flag: false))) { "x" })
                == "<button data-i=\"pair?0=1&amp;flag=false\">x</button>")
        #expect(
            htmlString(IntentForm(ScreenIntent.toggleWatchlist(id: "a\"b"), .class("f")) { button { "Go" } }) == """
                <form method="post" data-i="toggleWatchlist" class="f"><input type="hidden" name="-" value="toggleWatchlist">\
                <input type="hidden" name="id" value="a&quot;b"><button>Go</button></form>
                """)
    }
}
