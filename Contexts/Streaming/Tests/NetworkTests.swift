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
}
