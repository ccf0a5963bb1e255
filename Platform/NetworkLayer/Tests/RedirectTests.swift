import Testing

@testable import NetworkLayer

@Suite("Redirects")
struct RedirectTests {
    @Test(
        "They stay within scheme, host and port",
        arguments: [
            ("/4/b?c=d", "/4/b?c=d"), ("https://api.example.org/b", "/b"), ("HTTPS://API.example.org:443/b", "/b"), ("b", "/3/b"),
            ("?x=1", "/3/a?x=1"),
            ("//api.example.org/b", "/b"), ("/a/../../b", "/b"), ("https://api.example.org", "/"), ("http://api.example.org/b", nil),
            ("https://evil.org/b", nil), ("//evil.org/b", nil), ("https://api.example.org:8443/b", nil),
            ("https://u:p@api.example.org/", nil),
            ("file:///etc/passwd", nil), ("javascript:alert(1)", nil), ("https://api.example.org.evil.org/", nil),
        ])
    func targets(location: String, target: String?) throws {
        let request = try Route(.get, "a").request(below: try BaseAddress("https://api.example.org/3"))
        #expect(Redirects.target(of: location, from: request) == target)
    }

    private func ask(_ scripted: Scripted, _ method: Route.Method = .get, hops: Int) async throws -> Result<NetworkAnswer, NetworkError> {
        let client = try scripted.client().adding(Redirects())
        var route = Route(method, "a")
        route.redirects = hops
        return await Result.of { [route] () async throws(NetworkError) in try await client.answer(to: route) }
    }

    @Test("A route follows as many as it allows", arguments: [(0, false), (1, false), (2, true), (9, true)])
    func hops(hops: Int, isFollowed: Bool) async throws {
        let scripted = Scripted(.status(302, ["Location": "/b"]), .status(308, ["Location": "/c"]), .status(200))
        #expect(try await ask(scripted, hops: hops) == (isFollowed ? .status(200) : .failure(.redirect)))
        #expect(scripted.requests.map(\.target) == Array(["/3/a", "/b", "/c"].prefix(hops + 1)))
    }

    @Test("Only GET follows", arguments: [Route.Method.post, .put, .delete])
    func methods(method: Route.Method) async throws {
        #expect(try await ask(Scripted(.status(307, ["Location": "/b"])), method, hops: 5) == .failure(.redirect))
    }

    @Test("Not modified, and a redirect to nowhere, are statuses like others", arguments: [304, 302])
    func others(status: Int) async throws {
        #expect(try await ask(Scripted(.status(status)), hops: 5) == .failure(.status(status, message: nil)))
    }
}
