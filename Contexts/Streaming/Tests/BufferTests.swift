import StreamingDomain
import Testing

/// `behaviour.md` §1.13.
@Suite("The forward buffer adapts to memory and connection")
struct BufferTests {
    @Test(
        "Four strategies: 2, 5, 10 and 30 seconds",
        arguments: zip(BufferStrategy.allCases, [(0, 2.0), (1, 5), (2, 10), (3, 30)]))
    func strategies(strategy: BufferStrategy, numbers: (raw: Int, seconds: Double)) {
        #expect(strategy.rawValue == numbers.raw && strategy.forwardBuffer == numbers.seconds)
    }

    /// A row for each pressure, a column for each connection from offline to excellent.
    static let table: [(MemoryPressure, [BufferStrategy])] = [
        (.critical, [.minimal, .minimal, .minimal, .minimal, .minimal]),
        (.warning, [.conservative, .conservative, .conservative, .conservative, .conservative]),
        (.normal, [.conservative, .conservative, .balanced, .aggressive, .aggressive]),
    ]

    @Test("Memory outranks the connection", arguments: table)
    func selection(memory: MemoryPressure, strategies: [BufferStrategy]) {
        for (network, strategy) in zip(NetworkQuality.allCases, strategies) {
            let chosen = BufferConfiguration(memory: memory, network: network)
            #expect(chosen.strategy == strategy && chosen.forwardBuffer == strategy.forwardBuffer, "\(memory) \(network)")
            var buffer = AdaptiveBuffer()
            buffer.update(memory: memory)
            buffer.update(network: network)
            #expect(buffer.current == chosen)
        }
    }

    @Test("It starts balanced with normal memory and a good connection, and the first input may change much")
    func start() {
        var buffer = AdaptiveBuffer()
        #expect(buffer.current == BufferConfiguration(strategy: .balanced, reason: .start))
        #expect(buffer.memory == .normal && buffer.network == .good)
        let first = buffer.update(memory: .normal)
        #expect(first?.strategy == .aggressive)
    }

    @Test("What does not change is not reported; another reason is a change")
    func duplicates() {
        var buffer = AdaptiveBuffer()
        let inputs: [NetworkQuality] = [.good, .excellent, .fair, .fair, .poor, .offline, .offline]
        let reported = inputs.map { buffer.update(network: $0)?.strategy }
        #expect(reported == [.aggressive, nil, .balanced, nil, .conservative, .conservative, nil])
        let low = buffer.update(memory: .warning)
        #expect(low == BufferConfiguration(strategy: .conservative, reason: .memory(.warning)))
        let better = buffer.update(network: .excellent)
        #expect(better == nil)
    }

    @Test("Each reason has a text")
    func words() {
        let reasons: [BufferConfiguration.Reason] = [
            .start, .memory(.critical), .memory(.warning), .network(.offline), .network(.poor), .normal, .optimal,
        ]
        #expect(
            reasons.map(\.text) == [
                "Start of playback", "Memory is critical", "Memory is low", "Offline", "The connection is poor", "Normal conditions",
                "Good conditions",
            ])
    }
}
