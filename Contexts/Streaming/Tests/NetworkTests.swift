import CoreDomain
import StreamingDomain
import Testing

/// `behaviour.md` §1.10 and §1.11.
@Suite("The class of a connection")
struct NetworkTests {
    @Test("From offline to excellent, and fair at first")
    func order() {
        #expect(NetworkQuality.allCases == [.offline, .poor, .fair, .good, .excellent])
        #expect(NetworkQuality.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
        #expect(NetworkQuality.allCases == NetworkQuality.allCases.shuffled().sorted())
        #expect(NetworkQuality.initial == .fair)
    }

    @Test(
        "The interface decides, a data saver and costs lower it",
        arguments: [
            (NetworkPath(interfaces: [.wifi]), .excellent), (NetworkPath(interfaces: [.wired]), .excellent),
            (NetworkPath(interfaces: [.loopback]), .excellent), (NetworkPath(interfaces: [.cellular]), .good),
            (NetworkPath(), .fair), (NetworkPath(interfaces: [.wifi, .cellular]), .excellent),
            (NetworkPath(interfaces: [.cellular, .wired, .loopback]), .good),
            (NetworkPath(isSatisfied: false, interfaces: [.wifi]), .offline),
            (NetworkPath(isConstrained: true, interfaces: [.wifi]), .poor), (NetworkPath(isExpensive: true, interfaces: [.wifi]), .fair),
            (NetworkPath(isExpensive: true, interfaces: [.cellular]), .fair), (NetworkPath(isExpensive: true), .fair),
            (NetworkPath(isConstrained: true, isExpensive: true), .poor), (NetworkPath(isSatisfied: false, isConstrained: true), .offline),
        ] as [(NetworkPath, NetworkQuality)])
    func classes(path: NetworkPath, quality: NetworkQuality) { #expect(path.quality == quality) }

    /// Presumed interfaces, what the browser says, and the class.
    @Test(
        "A browser's words change what is presumed, but not on the same machine, and its measurements count only from afar",
        arguments: [
            ([.cellular], BrowserConnection(), .good), ([.cellular], BrowserConnection(effectiveType: "4g"), .good),
            ([.cellular], BrowserConnection(effectiveType: "3g"), .fair), ([.cellular], BrowserConnection(effectiveType: "2g"), .poor),
            ([.cellular], BrowserConnection(effectiveType: "slow-2g"), .poor), ([.cellular], BrowserConnection(type: "wifi"), .excellent),
            ([.cellular], BrowserConnection(type: "wifi", effectiveType: "3g"), .fair),
            ([.cellular], BrowserConnection(type: "ethernet"), .excellent), ([.cellular], BrowserConnection(type: "none"), .offline),
            ([.cellular], BrowserConnection(type: "bluetooth"), .fair), ([.cellular], BrowserConnection(type: "5g?"), .good),
            ([.cellular], BrowserConnection(savesData: true), .poor), ([.wifi], BrowserConnection(), .excellent),
            ([.wifi], BrowserConnection(effectiveType: "2g"), .excellent), ([.wifi], BrowserConnection(savesData: true), .poor),
            ([.wifi], BrowserConnection(type: "cellular"), .good), ([.wifi], BrowserConnection(type: "wimax"), .good),
            ([.loopback], BrowserConnection(type: "none", effectiveType: "2g", savesData: true), .excellent),
            ([], BrowserConnection(effectiveType: "4g"), .fair),
        ] as [(Set<NetworkPath.Interface>, BrowserConnection, NetworkQuality)])
    func browser(interfaces: Set<NetworkPath.Interface>, connection: BrowserConnection, quality: NetworkQuality) {
        #expect(connection.path(presuming: NetworkPath(interfaces: interfaces)).quality == quality)
    }

    @Test(
        "The same machine, the same network, or anywhere",
        arguments: [
            ("127.0.0.1", .loopback), ("127.9.9.9", .loopback), ("::1", .loopback), ("::ffff:127.0.0.1", .loopback),
            ("192.168.1.20", .wifi), ("10.1.2.3", .wifi), ("172.16.0.1", .wifi), ("172.32.0.1", .cellular), ("169.254.7.7", .wifi),
            ("fd12::3", .wifi), ("fe80::1", .wifi), ("8.8.8.8", .cellular), ("2001:db8::1", .cellular), ("", .cellular),
        ] as [(String, NetworkPath.Interface)])
    func addresses(address: String, interface: NetworkPath.Interface) {
        #expect(NetworkPath.presumed(for: IPAddress(address)) == NetworkPath(interfaces: [interface]))
    }
}
