import NetworkLayer
import Testing

@Suite("Routes and base addresses")
struct RouteTests {
    @Test(
        "A base address has a scheme, a host, perhaps a port and a path",
        arguments: [
            ("https://api.example.org", "https://api.example.org"), ("https://api.example.org/", "https://api.example.org"),
            ("HTTPS://API.Example.org/3/", "https://api.example.org/3"), ("http://127.0.0.1:8080/a//b", "http://127.0.0.1:8080/a/b"),
            ("http://[::1]:80", "http://[::1]:80"), ("http://xn--mnchen-3ya.de", "http://xn--mnchen-3ya.de"),
        ])
    func valid(text: String, normal: String) throws { #expect(try BaseAddress(text).description == normal) }

    @Test(
        "Everything else is refused",
        arguments: [
            "", "api.example.org", "ftp://example.org", "file:///etc/passwd", "https://", "https:///path", "https://user@example.org",
            "https://user:secret@example.org", "https://example.org:0", "https://example.org:65536", "https://example.org:",
            "https://a:1:2",
            "https://example.org/a?b=c", "https://example.org/#a", "https://example.org/../x", "https://example.org/a/./b",
            "https://example.org/%2e%2e", "https://exa mple.org", "https://münchen.de", "https://[::1", "https://[]",
            "https://example.org\\@evil",
            "https://example.org\r\nX: y", "https://" + String(repeating: "a", count: 254), "https://example.org:+80",
        ])
    func invalid(text: String) { #expect(throws: InvalidAddress.self) { try BaseAddress(text) } }

    @Test(
        "Names, values and segments arrive as they are",
        arguments: [
            (Route(.get, "movie", "603"), "/3/movie/603"), (Route(), "/3"), (Route(.get, "a/b", "c d"), "/3/a%2Fb/c%20d"),
            (Route(.get, "…"), "/3/%E2%80%A6"), (Route(.get, "%2e%2e"), "/3/%252e%252e"), (Route(.get, "?a#b"), "/3/%3Fa%23b"),
            (Route(.get, "search", query: ["query": "Tom & Jerry+1=2"]), "/3/search?query=Tom%20%26%20Jerry%2B1%3D2"),
            (Route(.get, "search", query: ["b": "1", "a": nil, "c": "", "ü": "é"]), "/3/search?b=1&c=&%C3%BC=%C3%A9"),
        ])
    func encoded(route: Route, target: String) throws {
        let request = try route.request(below: try BaseAddress("https://api.example.org/3"))
        #expect(request.target == target)
        #expect(request.address == "https://api.example.org" + target)
        #expect(request.path == target.prefix { $0 != "?" })
    }

    @Test("No segment leaves the base address", arguments: ["", ".", ".."])
    func segments(segment: String) throws {
        let base = try BaseAddress("https://api.example.org/3")
        #expect(throws: NetworkError.invalidRequest) { try Route(.get, "movie", segment).request(below: base) }
    }

    @Test("Only POST is not repeatable by default", arguments: [(Route.Method.get, true), (.put, true), (.delete, true), (.post, false)])
    func repeatable(method: Route.Method, expected: Bool) { #expect(Route(method).isRepeatable == expected) }

    @Test("A JSON body has its type")
    func json() throws {
        let route = try Route(.post, "valid").sending(json: ["phone": "998", "code": "1/2"])
        #expect(String(decoding: route.body, as: UTF8.self) == #"{"code":"1/2","phone":"998"}"#)
        #expect(route.headers["content-type"] == "application/json")
        #expect(throws: NetworkError.invalidRequest) { try Route(.post).sending(json: [Double.nan]) }
    }

    @Test("Header names have no case, and the later fields replace the earlier ones of their name")
    func headers() {
        var fields: HeaderFields = ["Accept": "a", "X-One": "1"]
        fields["ACCEPT"] = "b"
        fields.append("Accept", "c")
        #expect(fields["accept"] == "b")
        let all = fields.overridden(by: ["x-one": "2", "X-Two": "3"])
        #expect(all["Accept"] == "b" && all["X-One"] == "2" && all["x-two"] == "3")
        fields["x-ONE"] = nil
        #expect(fields["X-One"] == nil)
    }
}
