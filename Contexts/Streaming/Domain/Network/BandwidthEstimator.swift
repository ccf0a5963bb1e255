/// Keeps the last transfers and estimates the bandwidth as their plain average, neither smoothed nor weighted by age (`behaviour.md` §1.11).
public struct BandwidthEstimator: Hashable, Sendable {
    public static let defaultWindow = 30
    /// The window of the loader in the browser, which chooses each segment by itself: after a break in the network, the quality should be back
    /// within some segments, not within two minutes.
    public static let loaderWindow = 5

    /// The most samples to keep, at least 1.
    public let window: Int
    /// Oldest first.
    public private(set) var samples: [BandwidthSample] = []

    public init(window: Int = defaultWindow) { self.window = max(window, 1) }

    /// Takes a sample, and drops the oldest one if there are too many; a sample that is no measurement changes nothing.
    /// - Returns: whether the sample was taken.
    @discardableResult
    public mutating func record(_ sample: BandwidthSample) -> Bool {
        guard sample.isUsable else { return false }
        if samples.count == window { samples.removeFirst() }
        samples.append(sample)
        return true
    }

    public var estimate: BandwidthEstimate { BandwidthEstimate(rates: samples.map(\.bitsPerSecond)) }

    public mutating func clear() { samples = [] }
}
