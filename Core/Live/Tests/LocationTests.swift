import Testing

@testable import Live

@Suite("Addresses within the application")
struct LocationTests {
    private static func segments(_ count: Int) -> String { String(repeating: "/a", count: count) }
    private static func items(_ count: Int) -> String { "/?" + (0..<count).map { "n\($0)=v" }.joined(separator: "&") }
    private static func long(_ count: Int) -> String { "/" + String(repeating: "x", count: count - 1) }

    @Test("The bounds are inclusive")
    func bounds() {
        #expect(Location(parsing: Self.segments(16))?.path.count == 16)
        #expect(Location(parsing: Self.segments(17)) == nil)
        #expect(Location(parsing: Self.items(32))?.query.count == 32)
        #expect(Location(parsing: Self.items(33)) == nil)
        #expect(Location(parsing: Self.long(2048)) != nil)
        #expect(Location(parsing: Self.long(2049)) == nil)
    }

    @Test(
        "Path and query are decoded",
        arguments: [
            ("/", [], []), ("/movies//42/", ["movies", "42"], []), ("/a%20b+c", ["a b+c"], []), ("/a#b?c=d", ["a"], []),
            ("/?q=a+b%26c&q=2&empty&x=y=z", [], ["q=a b&c", "q=2", "empty=", "x=y=z"]), ("/..a/.b", ["..a", ".b"], []), ("/%7E", ["~"], []),
            ("/?q=a?b", [], ["q=a?b"]), ("/?", [], []), ("/?&&a=1&", [], ["a=1"]), ("/?=v", [], ["=v"]), ("/?a+b=1", [], ["a b=1"]),
        ] as [(String, [String], [String])])
    func decoded(text: String, path: [String], query: [String]) throws {
        let location = try #require(Location(parsing: text))
        #expect(location.path == path)
        #expect(location.query.map { "\($0.name)=\($0.value)" } == query)
        #expect(Location(parsing: location.description) == location)
    }

    @Test("Path and query make an address, the way there does not")
    func identity() throws {
        let address = try #require(Location(parsing: "/a?b=1"))
        var returned = address
        returned.arrival = .returned
        #expect(address == returned && Set([address, returned]).count == 1)
        for other in ["/a", "/a?b=2", "/c?b=1", "/a?c=1", "/"] { #expect(address != Location(parsing: other)) }
        #expect(address.arrival == .opened && Set(["/a", "/b", "/a?b=1", "/a?b=2"].map { Location(parsing: $0) }).count == 4)
    }

    @Test("The first value of a name counts")
    func subscripts() { #expect(Location(parsing: "/?a=1&b=2&b=3")?["b"] == "2") }

    @Test(
        "Anything else is rejected",
        arguments: [
            "", "movies", "//evil.example", "/\\evil.example", "/a/../b", "/.", "/%2e%2e", "/%zz", "/%1F", "/%7F", "/?a=%00", "/?%0A=1",
            "/?a=%zz",
        ])
    func rejected(text: String) { #expect(Location(parsing: text) == nil) }

    @Test("All counts begin at zero")
    func counts() {
        for (name, value) in Mirror(reflecting: LiveMetrics().counts).children { #expect(value as? Int == 0, "\(name ?? "")") }
    }
}
