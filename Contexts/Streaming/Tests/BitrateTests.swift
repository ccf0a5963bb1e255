import Foundation
import StreamingDomain
import Testing

/// `behaviour.md` §1.12.
@Suite("The conservative bitrate strategy")
struct BitrateTests {
    static let strategy = ConservativeBitrateStrategy()
    /// The ladder of the transcoder.
    static let transcoding = BitrateLadder([
        BitrateLevel(bitrate: 5_000_000, label: "1080p"), BitrateLevel(bitrate: 2_500_000, label: "720p"),
        BitrateLevel(bitrate: 1_000_000, label: "480p"), BitrateLevel(bitrate: 400_000, label: "240p"),
    ])

    @Test("The standard ladder has five levels")
    func ladder() {
        #expect(BitrateLadder.standard.levels.map(\.bitrate) == [500_000, 1_000_000, 2_500_000, 5_000_000, 15_000_000])
        #expect(BitrateLadder.standard.levels.map(\.label) == ["360p", "480p", "720p", "1080p", "4K"])
        #expect(Self.strategy.ladder == .standard && Self.strategy.healthThreshold == 0.7 && Self.strategy.rebufferingThreshold == 0.05)
    }

    @Test("Given levels are sorted; doubles and levels without a bitrate are dropped")
    func givenLevels() {
        #expect(Self.transcoding.levels.map(\.label) == ["240p", "480p", "720p", "1080p"])
        let odd = [(7, "a"), (0, "b"), (7, "c"), (-1, "d"), (3, "e")].map { BitrateLevel(bitrate: $0.0, label: $0.1) }
        #expect(BitrateLadder(odd).levels.map(\.label) == ["e", "a"])
    }

    @Test(
        "The first bitrate follows the connection",
        arguments: [
            (.offline, 500_000, 400_000), (.poor, 500_000, 400_000), (.fair, 1_000_000, 1_000_000), (.good, 5_000_000, 2_500_000),
            (.excellent, 15_000_000, 5_000_000),
        ] as [(NetworkQuality, Int, Int)])
    func initial(network: NetworkQuality, standard: Int, transcoding: Int) {
        #expect(Self.strategy.initialBitrate(on: network) == standard)
        #expect(ConservativeBitrateStrategy(ladder: Self.transcoding).initialBitrate(on: network) == transcoding)
        #expect(ConservativeBitrateStrategy(ladder: BitrateLadder([])).initialBitrate(on: network) == 0)
        let single = BitrateLadder([BitrateLevel(bitrate: 9, label: "x")])
        #expect(ConservativeBitrateStrategy(ladder: single).initialBitrate(on: network) == 9)
    }

    @Test(
        "Up: one level, on a good connection with a buffer at 0.7",
        arguments: [
            (500_000, .good, 0.7, 1_000_000), (2_500_000, .excellent, 1, 5_000_000), (500_000, .fair, 1, nil), (500_000, .poor, 1, nil),
            (500_000, .good, 0.69, nil), (15_000_000, .excellent, 1, nil), (600_000, .good, 1, 2_500_000), (20_000_000, .good, 1, nil),
            (500_000, .good, .nan, nil), (-7, .good, 1, 1_000_000),
        ] as [(Int, NetworkQuality, Double, Int?)])
    func upgrade(bitrate: Int, network: NetworkQuality, health: Double, target: Int?) {
        #expect(Self.strategy.upgrade(from: bitrate, network: network, bufferHealth: health) == target)
    }

    @Test(
        "Down: one level, from a ratio of 0.05 or on a poor connection",
        arguments: [
            (5_000_000, .excellent, 0.05, 2_500_000), (5_000_000, .excellent, 0.049, nil), (5_000_000, .poor, 0, 2_500_000),
            (5_000_000, .offline, 0, 2_500_000), (5_000_000, .fair, 0, nil), (500_000, .poor, 1, nil), (700_000, .poor, 0, 500_000),
            (20_000_000, .poor, 1, nil), (5_000_000, .good, .nan, nil),
        ] as [(Int, NetworkQuality, Double, Int?)])
    func downgrade(bitrate: Int, network: NetworkQuality, ratio: Double, target: Int?) {
        #expect(Self.strategy.downgrade(from: bitrate, network: network, rebufferingRatio: ratio) == target)
    }

    @Test("Decisions: a reason to go down wins, then up, then stay")
    func decisions() {
        func decide(
            _ network: NetworkQuality, _ health: Double, _ ratio: Double, _ memory: MemoryPressure = .normal, rates: [Double] = [],
            last: Double? = nil, at bitrate: Int = 2_500_000
        ) -> BitrateDecision {
            let bandwidth = BandwidthEstimate(rates: rates)
            return Self.strategy.decision(
                at: bitrate,
                BitrateConditions(
                    network: network, bufferHealth: health, rebufferingRatio: ratio, memory: memory, bandwidth: bandwidth, lastRate: last))
        }
        #expect(decide(.good, 1, 0) == .upgrade(to: 5_000_000))
        #expect(decide(.fair, 1, 0) == .maintain(2_500_000))
        #expect(decide(.poor, 1, 0.05) == .downgrade(to: 1_000_000, reason: .rebuffering))
        #expect(decide(.poor, 1, 0) == .downgrade(to: 1_000_000, reason: .networkDegraded))
        #expect(decide(.good, 1, 0, .critical) == .downgrade(to: 1_000_000, reason: .memoryPressure))
        #expect(decide(.good, 1, 0, .warning) == .upgrade(to: 5_000_000))
        #expect(decide(.good, 1, 0, .critical, at: 500_000) == .maintain(500_000))
        #expect(decide(.fair, 0.69, 0, last: 2_499_999) == .downgrade(to: 1_000_000, reason: .networkDegraded))
        #expect(decide(.fair, 0.7, 0, last: 2_499_999) == .maintain(2_500_000))
        #expect(decide(.fair, 0, 0, last: 2_500_000) == .maintain(2_500_000))
        let slow = Array(repeating: 7_000_000.0, count: 4), quick = Array(repeating: 7_200_000.0, count: 4)
        #expect(decide(.good, 1, 0, rates: slow) == .maintain(2_500_000))
        #expect(decide(.good, 1, 0, rates: quick) == .upgrade(to: 5_000_000))
        #expect(decide(.good, 1, 0, rates: Array(slow.prefix(3))) == .upgrade(to: 5_000_000))
    }

    @Test("A decision has a target")
    func targets() {
        #expect(BitrateDecision.maintain(1).target == 1 && BitrateDecision.upgrade(to: 2).target == 2)
        for reason in BitrateDecision.Reason.allCases { #expect(BitrateDecision.downgrade(to: 3, reason: reason).target == 3) }
    }

    @Test("For any ladder: up is higher, down is lower, and the first bitrate grows with the connection", arguments: 1...50)
    func laws(seed: Int) {
        var random = SplitMix(state: UInt64(seed))
        let levels = (0..<Int.random(in: 1...8, using: &random)).map {
            BitrateLevel(bitrate: Int.random(in: 1...20, using: &random), label: "\($0)")
        }
        let strategy = ConservativeBitrateStrategy(ladder: BitrateLadder(levels)), all = strategy.ladder.levels.map(\.bitrate)
        for bitrate in 0...21 {
            if let up = strategy.upgrade(from: bitrate, network: .excellent, bufferHealth: 1) { #expect(up > bitrate && all.contains(up)) }
            if let down = strategy.downgrade(from: bitrate, network: .poor, rebufferingRatio: 0) {
                #expect(down < bitrate && all.contains(down))
            }
        }
        let initial = NetworkQuality.allCases.map(strategy.initialBitrate)
        #expect(initial == initial.sorted() && initial.allSatisfy(all.contains))
    }
}
