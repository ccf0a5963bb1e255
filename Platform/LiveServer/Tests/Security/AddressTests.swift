import CoreDomain
import HTTPTypes
import NIOHTTP1
import Testing

@testable import LiveServer

@Suite("Names, addresses and handshakes at their limits")
struct AddressTests {
    @Test(
        "Hosts and ports",
        arguments: [
            ("example.com", "example.com", nil), ("EXAMPLE.com:80", "example.com", 80), ("a.", "a", nil), (".", ".", nil),
            ("[::1]", "[::1]", nil),
            ("[::FFFF:1.2.3.4]:65535", "[::ffff:1.2.3.4]", 65_535), ("a:0", "a", 0), ("a_b-c.d9", "a_b-c.d9", nil), ("az09", "az09", nil),
            ("a:65536", nil, nil), ("a:123456", nil, nil), ("a:", nil, nil), (":80", nil, nil), ("a:+1", nil, nil), ("[::1]80", nil, nil),
            ("[g::1]", nil, nil),
            ("[a:f:0:9]", "[a:f:0:9]", nil), ("a{b", nil, nil), ("a`b", nil, nil), ("a:b:c", nil, nil), ("a/b", nil, nil), ("", nil, nil),
            ("a:00080", "a", 80),
        ] as [(String, String?, Int?)])
    func authority(_ text: String, _ host: String?, _ port: Int?) {
        #expect(Authority(text)?.host == host)
        #expect(Authority(text)?.port == port)
    }

    @Test("A name has at most 260 bytes")
    func length() {
        #expect(Authority(String(repeating: "a", count: 260)) != nil)
        #expect(Authority(String(repeating: "a", count: 261)) == nil)
    }

    @Test(
        "Origins: the usual port of their scheme is no port",
        arguments: [
            ("http://a", nil), ("http://a:80", nil), ("https://a:443", nil), ("http://a:443", 443), ("https://a:80", 80),
            ("HTTPS://A:444", 444),
        ] as [(String, Int?)])
    func origins(_ text: String, _ port: Int?) {
        #expect(Authority.ofOrigin(text)?.host == "a")
        #expect(Authority.ofOrigin(text)?.port == port)
        for bad in ["ftp://a", "a", "http://", "http:/a"] { #expect(Authority.ofOrigin(bad) == nil) }
    }

    @Test("Addresses: mapped ones are IPv4, and nothing longer than an address is one")
    func addresses() {
        #expect(IPAddress("::ffff:1.2.3.4")?.bytes == [1, 2, 3, 4])
        #expect(IPAddress("1.2.3.4")?.bytes == [1, 2, 3, 4])
        for other in ["::fffe:1.2.3.4", "::1:ffff:1.2.3.4", "1::ffff:1.2.3.4", "::ff00:1.2.3.4", "::00ff:1.2.3.4"] {
            #expect(IPAddress(other)?.bytes.count == 16)
        }
        #expect(IPAddress("0000:0000:0000:0000:0000:ffff:192.168.100.200") != nil)
        #expect(IPAddress(String(repeating: "0", count: 46)) == nil)
        #expect(IPAddress("2001:db8::1")?.client.count == 8)
        #expect(AddressBlock("1.2.3.4/032") != nil)
        #expect(AddressBlock("1.2.3.4/0032") == nil)
        #expect(AddressBlock("::/128") != nil)
    }

    @Test("Base64 for addresses: no padding, no other spelling of the same bytes")
    func base64() {
        for bytes in [[], [0], [0, 1], [0xFB, 0xFF, 0xBF], Array(0...255)] as [[UInt8]] {
            #expect(Base64URL.bytes(Base64URL.text(bytes)) == bytes)
        }
        #expect(Base64URL.text([0xFB, 0xFF, 0xBF]) == "-_-_")
        for bad in ["+/+/", "AA==", "AB", "A", "A!", "AAA="] { #expect(Base64URL.bytes(bad) == nil) }
    }

    @Test("Cookies: no control characters, quotes in pairs, and a header of at most 4096 bytes")
    func cookies() {
        #expect(Cookies.read([.cookie: "a=\"; b=\"\"; c=\"x; d=1\t2; e=~"]) == ["a": "\"", "b": "", "c": "\"x", "e": "~"])
        let name = String(repeating: "n", count: 4094)
        #expect(Cookies.read([.cookie: "\(name)=1"]).count == 1)
        #expect(Cookies.read([.cookie: "\(name)x=1"]).isEmpty)
        let many = (0..<31).map { "c\($0)=1" }.joined(separator: ";")
        #expect(Cookies.read([.cookie: many + ";last=1"])["last"] == "1")
        #expect(Cookies.read([.cookie: many + ";x;last=1"])["last"] == nil)
    }

    private func decision(
        method: HTTPMethod = .GET, uri: String = "/live", host: String? = "localhost", isFirst: Bool = true,
        _ change: (inout HTTPHeaders) -> Void = { _ in }
    ) -> UpgradePolicy.Decision {
        var headers: HTTPHeaders = [
            "host": "localhost", "upgrade": "WebSocket", "connection": "keep-alive, Upgrade", "origin": "http://localhost",
            "sec-websocket-version": "13",
            "sec-websocket-key": "AZaz09+/AAAAAAAAAAAAAA==",
        ]
        change(&headers)
        let policy = UpgradePolicy(path: "/live", hosts: HostPolicy(boundTo: "127.0.0.1", machine: ""), origins: OriginPolicy())
        return policy.decide(HTTPRequestHead(version: .http1_1, method: method, uri: uri, headers: headers), host: host, isFirst: isFirst)
    }

    @Test("Handshakes (RFC 6455, 4.2.1): each part is required")
    func upgrades() {
        #expect(decision() == .upgrade)
        #expect(decision(uri: "/live?x=1") == .upgrade)
        #expect(decision(isFirst: false) == .ordinary)
        #expect(decision(method: .POST) == .ordinary)
        #expect(decision(uri: "/lively") == .ordinary)
        #expect(decision { $0.replaceOrAdd(name: "upgrade", value: "h2c") } == .ordinary)
        func status(_ decision: UpgradePolicy.Decision) -> UInt? { if case .refuse(let status, _) = decision { status.code } else { nil } }
        #expect(status(decision(host: "evil.example")) == 421)
        #expect(status(decision(host: nil)) == 421)
        #expect(status(decision { $0.add(name: "host", value: "localhost") }) == 421)
        #expect(status(decision { $0.replaceOrAdd(name: "origin", value: "http://evil.example") }) == 403)
        #expect(status(decision { $0.remove(name: "origin") }) == 403)
        #expect(status(decision { $0.replaceOrAdd(name: "sec-websocket-version", value: "8") }) == 426)
        #expect(status(decision { $0.replaceOrAdd(name: "connection", value: "close") }) == 400)
        #expect(status(decision { $0.add(name: "transfer-encoding", value: "chunked") }) == 400)
        #expect(status(decision { $0.add(name: "content-length", value: "1") }) == 400)
        #expect(decision { $0.add(name: "content-length", value: "0") } == .upgrade)
        let keys = [
            "AZaz09+/AAAAAAAAAAAAA==", "AZaz09+/AAAAAAAAAAAAAAA==", "AZaz09+/AAAAAAAAAAAAAA=A", "AZaz09-_AAAAAAAAAAAAAA==",
            "AZaz09[{AAAAAAAAAAAAAA==", "@Zaz09:/`AAAAAAAAAAAAA==",
        ]
        for key in keys { #expect(status(decision { $0.replaceOrAdd(name: "sec-websocket-key", value: key) }) == 400) }
        #expect(status(decision { $0.remove(name: "sec-websocket-key") }) == 400)
    }

    @Test("Requests that change nothing are always allowed")
    func safe() throws {
        for name in ["GET", "HEAD", "OPTIONS"] {
            let method = try #require(HTTPRequest.Method(name))
            #expect(OriginPolicy().allowsChange(method: method, origin: "http://evil.example", fetchSite: "cross-site", host: "localhost"))
        }
        #expect(!OriginPolicy().allowsSocket(origin: "http://localhost", host: nil))
        #expect(!OriginPolicy().allowsChange(method: .post, origin: "http://localhost", fetchSite: nil, host: nil))
    }
}
