import CoreDomain
import FlowTesting
import NetworkTesting
import Synchronization
import Testing

@testable import NetworkLayer

@Suite("Hosts out on the internet", .timeLimit(.minutes(10)))
struct PublicTransportTests {
    @Test(
        "Addresses for purposes of their own are not public",
        arguments: [
            ("1.1.1.1", true), ("0.0.0.0", false), ("10.1.2.3", false), ("100.63.255.255", true), ("100.64.0.1", false),
            ("100.128.0.0", true), ("127.0.0.1", false), ("127.255.255.255", false), ("169.254.169.254", false), ("172.15.0.1", true),
            ("172.16.0.1", false), ("172.31.255.255", false), ("172.32.0.0", true), ("192.0.0.8", false), ("192.0.1.1", true),
            ("192.0.2.1", false), ("192.167.0.1", true), ("192.168.0.1", false), ("198.17.0.1", true), ("198.18.0.1", false),
            ("198.19.255.255", false), ("198.51.100.1", false), ("203.0.113.9", false), ("223.255.255.255", true), ("224.0.0.1", false),
            ("240.0.0.1", false), ("255.255.255.255", false), ("2606:4700::1111", true), ("::", false), ("::1", false),
            ("::ffff:10.0.0.1", false), ("::ffff:1.1.1.1", true), ("::10.0.0.1", false), ("fe80::1", false), ("fc00::1", false),
            ("fd12:3456::1", false), ("ff02::1", false), ("2001::1", false), ("2001:200::1", true), ("2001:db8::1", false),
            ("2002:a00:1::1", false), ("3fff::1", false), ("3fff:1000::1", true), ("64:ff9b::a00:1", false), ("64:ff9b::101:101", true),
            ("64:ff9b:1::101:101", false), ("4000::1", false),
        ] as [(String, Bool)])
    func publicAddresses(address: String, isPublic: Bool) throws {
        #expect(try #require(IPAddress(address)).isPublic == isPublic)
    }

    private func error(_ transport: PublicTransport, _ base: String) async throws -> NetworkError? {
        let client = transport.client(for: try BaseAddress(base))
        var route = Route(.get, "a")
        route.timeout = .seconds(60)
        do { _ = try await client.answer(to: route) } catch { return error }
        return nil
    }

    @Test(
        "A name that leads into a private network, also with one of its addresses, is refused",
        arguments: [["127.0.0.1"], ["::1"], ["1.1.1.1", "192.168.1.1"], ["10.0.0.1"], ["fe80::1%eth0"], ["nonsense"]])
    func privateNames(addresses: [String]) async throws {
        let transport = PublicTransport { _ in addresses }
        try await RecordedServer.run { server async throws in
            let port = server.base.authority.split(separator: ":").last ?? ""
            #expect(try await error(transport, "http://pictures.test:\(port)") == .privateAddress)
            #expect(server.received.isEmpty)
        }
        await transport.shutdown()
    }

    @Test("A name that nobody knows cannot be reached")
    func unknownNames() async throws {
        let transport = PublicTransport { _ in [] }
        #expect(try await error(transport, "http://pictures.test") == .connectivity)
        await transport.shutdown()
    }

    @Test(
        "Other notations of an address are looked up like names, and refused", arguments: ["2130706433", "127.1", "0x7f.1", "0177.0.0.1"])
    func notations(host: String) async throws {
        let transport = PublicTransport()
        #expect(try await error(transport, "http://\(host)") == .privateAddress)
        await transport.shutdown()
    }

    @Test("An address, and localhost, were configured on purpose", arguments: ["127.0.0.1", "localhost"])
    func configured(host: String) async throws {
        let transport = PublicTransport { _ in
            Issue.record("It was looked up.")
            return []
        }
        try await RecordedServer.run(["GET /a": [.status(200)]]) { server async throws in
            let port = server.base.authority.split(separator: ":").last ?? ""
            #expect(try await error(transport, "http://\(host):\(port)") == nil)
        }
        await transport.shutdown()
    }

    @Test("A connection goes to the given address, and the request names the host")
    func pinned() async throws {
        let transport = HTTPTransport(limits: .init(), clock: .system, addresses: ["pictures.test": "127.0.0.1"])
        try await RecordedServer.run(["GET /a": [.status(200)]]) { server async throws in
            let port = server.base.authority.split(separator: ":").last ?? ""
            let client = transport.client(for: try BaseAddress("http://pictures.test:\(port)"))
            #expect(try await client.answer(to: Route(.get, "a")).status == 200)
            #expect(server.received.first?.headers["Host"] == "pictures.test:\(port)")
        }
        await transport.shutdown()
    }

    @Test("A host keeps its address for a while; after a failure its next one is used")
    func pins() async throws {
        let made = Mutex<[String]>([])
        let pins = PinnedHosts { host, address in
            made.withLock { $0.append("\(host) \(address)") }
            return HTTPTransport()
        }
        let (first, _) = pins.pin("a", to: ["1.1.1.1", "1.0.0.1"], now: .zero)
        #expect(pins.transport(for: "a", now: .seconds(299)) === first && pins.transport(for: "b", now: .zero) == nil)
        #expect(pins.pin("a", to: ["9.9.9.9"], now: .seconds(1)).0 === first)
        #expect(pins.transport(for: "a", now: .seconds(300)) == nil)
        #expect(pins.pin("a", to: ["1.1.1.1", "1.0.0.1"], now: .seconds(300)).0 === first)
        pins.distrust("a")
        #expect(pins.transport(for: "a", now: .seconds(300)) == nil)
        let (second, old) = pins.pin("a", to: ["1.1.1.1", "1.0.0.1"], now: .seconds(300))
        #expect(second !== first && old == nil)
        pins.distrust("a")
        let (third, unused) = pins.pin("a", to: ["1.1.1.1", "1.0.0.1"], now: .seconds(300))
        #expect(third !== second && unused === first)
        pins.distrust("a")
        #expect(pins.pin("a", to: ["1.1.1.1"], now: .seconds(300)).0 === third)
        let expected = ["a 1.1.1.1", "a 1.0.0.1", "a 1.1.1.1"]
        #expect(made.withLock { $0 } == expected)
        let rest = pins.close()
        #expect(rest.count == 2 && pins.pin("a", to: ["1.1.1.1"], now: .zero).0 == nil)
        for transport in rest + [unused].compactMap(\.self) { await transport.shutdown() }
    }

    @Test("A lookup that does not end is given up with the request")
    func silence() async throws {
        let clock = ManualClock()
        let transport = PublicTransport(clock: NetworkClock(clock) { 0 }) { _ in
            // Longer than the request.
            try? await clock.sleep(for: .seconds(3600))
            return []
        }
        async let failure = error(transport, "http://pictures.test")
        while clock.sleeping < 2 { await Task.yield() }
        await clock.advance(by: .seconds(60))
        #expect(try await failure == .timeout)
        await transport.shutdown()
    }
}
