import CoreDomain
import Testing

@testable import LiveServer

@Suite struct ProxyPolicyTests {
    private let policy = ProxyPolicy(trusted: ["127.0.0.1", "10.0.0.0/8", "fd00::/8"])

    private func origin(_ peer: String, _ fields: [String: [String]]) -> ProxyPolicy.Origin {
        policy.origin(peer: peer) { fields[$0] ?? [] }
    }

    @Test(
        "The client is the first address from the right that is no proxy of ours",
        arguments: [
            ("127.0.0.1", ["192.0.2.1"], "192.0.2.1"),
            ("::ffff:127.0.0.1", ["192.0.2.1"], "192.0.2.1"),
            ("fd12::1", ["192.0.2.1"], "192.0.2.1"),
            ("127.0.0.1", ["192.0.2.9, 192.0.2.1"], "192.0.2.1"),
            ("127.0.0.1", ["192.0.2.9", "192.0.2.1, 10.1.2.3"], "192.0.2.1"),
            ("127.0.0.1", ["10.1.2.3"], "10.1.2.3"),
            ("127.0.0.1", ["192.0.2.1:4711"], "192.0.2.1"),
            ("127.0.0.1", ["[2001:db8::1]:4711"], "2001:db8::1"),
            ("127.0.0.1", [" 2001:db8::1 "], "2001:db8::1"),
            ("127.0.0.1", ["192.0.2.1, unknown"], "127.0.0.1"),
            ("127.0.0.1", ["192.0.2.1,, 10.1.2.3"], "10.1.2.3"),
            ("127.0.0.1", [""], "127.0.0.1"),
            ("127.0.0.1", [], "127.0.0.1"),
            ("11.0.0.1", ["192.0.2.1"], "11.0.0.1"),
            ("fe80::1", ["192.0.2.1"], "fe80::1"),
            ("", ["192.0.2.1"], ""),
        ] as [(String, [String], String)])
    func client(peer: String, forwarded: [String], address: String) {
        #expect(origin(peer, ["x-forwarded-for": forwarded]).address == address)
    }

    @Test("A chain without end is looked at from the right, as far as the limit")
    func bounded() {
        let chain = Array(repeating: "10.0.0.1", count: 10_000).joined(separator: ",")
        #expect(origin("127.0.0.1", ["x-forwarded-for": ["192.0.2.1," + chain]]).address == "10.0.0.1")
    }

    @Test("Host and scheme count from our proxies alone")
    func hostAndScheme() {
        let fields = ["x-forwarded-host": ["evil.example", "cinema.example:8443"], "x-forwarded-proto": ["HTTPS"]]
        let ours = origin("127.0.0.1", fields)
        #expect(ours.host == "cinema.example:8443" && ours.isSecure)
        let theirs = origin("192.0.2.1", fields)
        #expect(theirs.host == nil && !theirs.isSecure)
        #expect(origin("127.0.0.1", ["x-forwarded-host": ["a b"]]).host == nil)
        #expect(ProxyPolicy().origin(peer: "127.0.0.1") { fields[$0] ?? [] } == .init(address: "127.0.0.1"))
    }

    @Test(
        "Blocks of addresses",
        arguments: [
            ("10.0.0.0/8", "10.255.0.1", true), ("10.0.0.0/8", "11.0.0.0", false), ("10.0.0.0/9", "10.128.0.0", false),
            ("0.0.0.0/0", "203.0.113.1", true), ("0.0.0.0/0", "::1", false), ("192.0.2.7", "192.0.2.7", true),
            ("192.0.2.7", "192.0.2.6", false), ("192.0.2.7/31", "192.0.2.6", true), ("2001:db8::/33", "2001:db8:7fff::", true),
            ("2001:db8::/33", "2001:db8:8000::", false), ("::1/128", "::1", true),
        ])
    func blocks(block: String, address: String, expected: Bool) throws {
        #expect(try #require(AddressBlock(block)).contains(try #require(IPAddress(address))) == expected)
    }

    @Test(
        "What is no block is said to be none",
        arguments: ["", "/8", "10.0.0.0/33", "10.0.0.0/", "10.0.0.0/8/8", "10.0.0.0/+8", "::/129", "10.0", "example.com", "[::1]"])
    func malformed(text: String) { #expect(ProxyPolicy.unknown(in: [text, "::1"]) == [text]) }

    @Test("One client is an IPv4 address, or a network of IPv6")
    func clients() {
        #expect(IPAddress("2001:db8:1:2:3::4")?.client == IPAddress("2001:db8:1:2::")?.client)
        #expect(IPAddress("2001:db8:1:2::")?.client != IPAddress("2001:db8:1:3::")?.client)
        #expect(IPAddress("192.0.2.1")?.client != IPAddress("192.0.2.2")?.client)
    }
}
