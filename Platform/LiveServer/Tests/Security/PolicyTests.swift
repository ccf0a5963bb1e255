import HTTPTypes
import Testing

@testable import LiveServer

@Suite struct PolicyTests {
    @Test(
        "Which hosts are this machine alone",
        arguments: [
            ("127.0.0.1", true), ("127.8.9.10", true), ("localhost", true), ("LOCALHOST", true), ("::1", true), ("[::1]", true),
            ("0.0.0.0", false), ("::", false), ("192.168.1.5", false), ("127.0.0.1.example.com", false), ("localhost.example.com", false),
            ("127.0.0", false), ("127.0.0.256", false), ("127.0.0.+1", false), ("", false), ("cinema.local", false),
        ])
    func loopback(host: String, expected: Bool) { #expect(BindPolicy.isLoopback(host) == expected) }

    @Test("Beyond this machine the server starts only on the operator's word")
    func bind() {
        #expect(BindPolicy.decide(host: "127.0.0.1", allowAnyone: false) == .openToThisMachine)
        guard case .refused(let sentence) = BindPolicy.decide(host: "0.0.0.0", allowAnyone: false) else {
            Issue.record("not refused"); return
        }
        #expect(sentence.contains("0.0.0.0") && sentence.contains("--allow-anyone"))
        guard case .openToAnyone(let warning) = BindPolicy.decide(host: "0.0.0.0", allowAnyone: true) else {
            Issue.record("refused"); return
        }
        #expect(warning.contains("without sign-in"))
    }

    @Test(
        "Hosts are an allow-list, wherever the server listens",
        arguments: [
            ("localhost", true), ("localhost:8080", true), ("127.0.0.1:8080", true), ("[::1]:8080", true), ("LocalHost.", true),
            ("cinema.lan:443", true), ("192.168.1.5:8080", true), ("[2001:db8::5]", true), ("tower", true), ("tower.fritz.box", true),
            ("TOWER.local:8080", true), ("living-room.local", true),
            ("evil.example", false), ("whatever.example:80", false), ("127.0.0.1.evil.example", false), ("localhost@evil.example", false),
            ("localhost:80:80", false), ("tower.evil.example", false), ("local", false), ("evil.local.example", false),
            ("localhost:", false), ("localhost:99999", false), ("localhost/", false), ("", false), ("[::1", false), (nil, false),
            ("local host", false), ("127.1", false), ("0x7f000001", false), ("2130706433", false), ("[1::2::3]", false),
        ] as [(String?, Bool)], ["127.0.0.1", "0.0.0.0", "::"])
    func host(header: (String?, Bool), bound: String) {
        let policy = HostPolicy(boundTo: bound, machine: "tower.fritz.box", configured: ["cinema.lan"])
        #expect(policy.allows(header.0) == header.1)
    }

    @Test("Without a name of the machine nothing more is allowed")
    func nameless() {
        let policy = HostPolicy(boundTo: "0.0.0.0", machine: "")
        #expect(policy.allows("0.0.0.0:80") && !policy.allows("tower") && !policy.allows(""))
        #expect(!HostPolicy.machineName.isEmpty)
    }

    @Test(
        "Origins that may open a socket at localhost:8080",
        arguments: [
            ("http://localhost:8080", true), ("HTTP://LOCALHOST:8080", true), ("https://localhost:8080", true),
            ("https://proxy.example", true),
            ("https://proxy.example:443", true), ("http://localhost:8081", false), ("http://localhost", false),
            ("http://proxy.example", true),
            ("https://proxy.example:444", false), ("http://evil.example", false), ("null", false), ("", false), (nil, false),
            ("http://localhost:8080.evil.example", false), ("http://localhost:8080@evil.example", false), ("file://localhost:8080", false),
        ] as [(String?, Bool)])
    func socketOrigin(origin: String?, expected: Bool) {
        #expect(OriginPolicy(allowed: ["https://proxy.example"]).allowsSocket(origin: origin, host: "localhost:8080") == expected)
    }

    @Test(
        "Changes are taken from our own pages and from clients that are no browsers",
        arguments: [
            ("GET", "http://evil.example", "cross-site", true),
            ("POST", nil, nil, true),
            ("POST", "http://localhost", nil, true),
            ("POST", "http://evil.example", nil, false),
            ("POST", "null", nil, false),
            ("POST", "http://localhost", "same-origin", true),
            ("POST", "null", "same-origin", true),
            ("POST", "http://localhost", "cross-site", false),
            ("POST", nil, "same-site", false),
            ("POST", nil, "none", false),
            ("DELETE", "http://evil.example", nil, false),
            ("PUT", nil, "cross-site", false),
            ("PURGE", "http://evil.example", nil, false),
        ] as [(String, String?, String?, Bool)])
    func change(method: String, origin: String?, site: String?, expected: Bool) throws {
        let method = try #require(HTTPRequest.Method(method))
        #expect(OriginPolicy().allowsChange(method: method, origin: origin, fetchSite: site, host: "localhost") == expected)
    }
}
