import Foundation
import StreamingDomain
import Testing

/// `behaviour.md` §1.11.
@Suite("Bandwidth is the plain average of the last thirty transfers")
struct BandwidthTests {
    static func sample(_ bytes: Int, _ duration: Double = 1) -> BandwidthSample {
        BandwidthSample(bytes: bytes, duration: duration, timestamp: Date(timeIntervalSince1970: 0))
    }

    static func estimator(_ bytes: [Int], window: Int = 30) -> BandwidthEstimator {
        var estimator = BandwidthEstimator(window: window)
        for bytes in bytes { estimator.record(sample(bytes)) }
        return estimator
    }

    static func isClose(_ one: Double, _ other: Double, by limit: Double = 5e-4) -> Bool { abs(one - other) <= limit }

    @Test(
        "A rate is bytes times eight by seconds, and only a measurement is taken",
        arguments: [
            (1000, 2, 4000, true), (1, 1, 8, true), (1000, 0, 0, false), (1000, -1, 0, false), (0, 1, 0, false), (-5, 1, -40, false),
            (125_000_000_000, 1, 1e12, true), (125_000_000_001, 1, 1_000_000_000_008, false),
        ] as [(Int, Double, Double, Bool)])
    func samples(bytes: Int, duration: Double, rate: Double, isTaken: Bool) {
        let sample = Self.sample(bytes, duration)
        var estimator = BandwidthEstimator()
        let taken = estimator.record(sample)
        #expect(sample.bitsPerSecond == rate && taken == isTaken)
        #expect(estimator.samples.count == (isTaken ? 1 : 0))
    }

    @Test("Numbers that are none never enter the estimate", arguments: [.nan, 1e300, -1, -1e300, .infinity, -.infinity] as [Double])
    func foreign(number: Double) {
        var estimator = Self.estimator([1000])
        let before = estimator
        estimator.record(BandwidthSample(reported: number, duration: 1, timestamp: .distantPast))
        estimator.record(Self.sample(1000, number))
        estimator.record(Self.sample(.max, .leastNonzeroMagnitude))
        #expect(estimator == before)
        estimator.record(BandwidthSample(reported: 1000.9, duration: 1, timestamp: .distantPast))
        #expect(estimator.samples.last?.bytes == 1000)
    }

    @Test("The window holds thirty, and the oldest goes first")
    func window() {
        let estimator = Self.estimator(Array(1...31))
        #expect(BandwidthEstimator.defaultWindow == 30 && BandwidthEstimator().window == 30)
        #expect(estimator.samples.map(\.bytes) == Array(2...31))
        #expect(estimator.estimate.minimum == 16 && estimator.estimate.peak == 248 && estimator.estimate.average == 132)
        #expect(Self.estimator([1, 2, 3], window: 2).samples.map(\.bytes) == [2, 3])
        #expect(Self.estimator([1, 2], window: 0).samples.map(\.bytes) == [2])
    }

    @Test(
        "Confidence grows with the number of samples",
        arguments: [(1, 0.181), (3, 0.451), (4, 0.551), (5, 0.632), (10, 0.865), (20, 0.982), (30, 0.998)])
    func confidence(count: Int, confidence: Double) {
        let estimate = Self.estimator(Array(repeating: 1000, count: count)).estimate
        #expect(Self.isClose(estimate.confidence, confidence))
        #expect(estimate.sampleCount == count)
        #expect(estimate.isReliable == (count >= 4))
        #expect(estimate.isReliable == (count >= BandwidthEstimate.fewestSamples))
    }

    @Test(
        "Stability is 1 minus the deviation as a share of the average",
        arguments: [
            ([1000], 1), ([1000, 1000], 1), ([500, 1500], 0.5), ([1, 1, 1, 1997], 0), ([900, 1100], 0.9),
        ] as [([Int], Double)])
    func stability(bytes: [Int], stability: Double) {
        #expect(Self.isClose(Self.estimator(bytes).estimate.stability, stability, by: 1e-12))
    }

    @Test("An unstable connection is not reliable")
    func unreliable() {
        #expect(Self.estimator([500, 1500, 500, 1500]).estimate.isReliable)
        #expect(!Self.estimator([400, 1600, 400, 1600]).estimate.isReliable)
    }

    @Test("The recommendation is seven tenths of the slowest, truncated")
    func recommendation() {
        #expect(Self.estimator([1000, 333, 5000]).estimate.recommendedMaximumBitrate == 1864)
        #expect([-3, 0, 12.5, .nan].map(BandwidthEstimate.peakBitrateHint) == [0, 0, 12.5, 0])
    }

    @Test("Without samples all is zero, also after clearing")
    func empty() {
        var estimator = Self.estimator([1000, 2000])
        estimator.clear()
        #expect(estimator == BandwidthEstimator() && estimator.estimate == BandwidthEstimate())
        #expect(BandwidthEstimate(rates: [.nan, -1, .infinity, 1e300]) == BandwidthEstimate())
        #expect(BandwidthEstimate(rates: [.nan, 8, 1e300]) == BandwidthEstimate(rates: [8]))
        let none = BandwidthEstimate()
        #expect([none.average, none.peak, none.minimum, none.stability, none.confidence] == [0, 0, 0, 0, 0])
        #expect(none.sampleCount == 0 && none.recommendedMaximumBitrate == 0 && !none.isReliable)
    }

    @Test("For any transfers: minimum ≤ average ≤ peak, shares within 0 and 1, and only the last thirty count", arguments: 1...50)
    func laws(seed: Int) {
        var random = SplitMix(state: UInt64(seed))
        var estimator = BandwidthEstimator(), taken: [BandwidthSample] = []
        for _ in 0..<Int.random(in: 1...90, using: &random) {
            let bytes = Int.random(in: -1000...2_000_000_000, using: &random)
            let sample = Self.sample(bytes, Double.random(in: -0.1...20, using: &random))
            if estimator.record(sample) { taken.append(sample) }
            let estimate = estimator.estimate, slack = estimate.peak * 1e-12
            #expect(estimate.minimum <= estimate.average + slack && estimate.average <= estimate.peak + slack)
            #expect((0...1).contains(estimate.stability) && (0...1).contains(estimate.confidence))
            #expect(Double(estimate.recommendedMaximumBitrate) <= estimate.minimum)
        }
        #expect(estimator.samples == taken.suffix(30))
    }
}
