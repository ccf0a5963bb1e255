import CoreDomain
import Foundation

/// What the last transfers say about the connection, in bits per second; all zeros without samples (`behaviour.md` §1.11).
public struct BandwidthEstimate: Hashable, Sendable {
    public var average = 0.0
    public var peak = 0.0
    public var minimum = 0.0
    /// 1 when all samples are alike, 0 when they deviate by their average or more.
    public var stability = 0.0
    /// Grows with the number of samples towards 1.
    public var confidence = 0.0
    public var sampleCount = 0

    /// The share of the slowest sample that may be asked for.
    public static let safeShare = 0.7
    /// The number of samples from which an estimate can be reliable: the first one with enough confidence.
    public static let fewestSamples = (fewestCounted...100).first { confidence(of: $0) >= leastConfidence } ?? fewestCounted
    private static let fewestCounted = 3
    private static let leastConfidence = 0.5

    /// Without samples.
    public init() {}

    /// Of the rates of the samples, in bits per second; a rate that no sample can have does not count.
    public init(rates all: [Double]) {
        let rates = all.filter(BandwidthSample.rates.contains)
        guard let least = rates.min(), let most = rates.max() else { return }
        let count = Double(rates.count)
        average = rates.reduce(0, +) / count
        (minimum, peak) = (least, most)
        stability = Self.stability(of: rates, around: average)
        confidence = Self.confidence(of: rates.count)
        sampleCount = rates.count
    }

    /// The highest bitrate to ask for: 70 % of the slowest sample.
    public var recommendedMaximumBitrate: Int { Int(clamped: minimum * Self.safeShare) }

    /// From four samples on, unless they differ too much.
    public var isReliable: Bool { confidence >= Self.leastConfidence && stability >= 0.5 && sampleCount >= Self.fewestCounted }

    /// The hint that a player gets as its peak bitrate: never negative; 0 for NaN.
    public static func peakBitrateHint(_ bitrate: Double) -> Double { bitrate > 0 ? bitrate : 0 }

    private static func confidence(of count: Int) -> Double { min(1, 1 - exp(-0.2 * Double(count))) }

    /// 1 minus the population's standard deviation as a share of the average.
    private static func stability(of rates: [Double], around average: Double) -> Double {
        guard rates.count > 1, average > 0 else { return 1 }
        let variance = rates.reduce(0) { $0 + ($1 - average) * ($1 - average) } / Double(rates.count)
        return min(max(1 - variance.squareRoot() / average, 0), 1)
    }
}
