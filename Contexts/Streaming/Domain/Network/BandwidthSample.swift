import CoreDomain
public import Foundation

/// One measured transfer (`behaviour.md` §1.11).
public struct BandwidthSample: Hashable, Sendable {
    public var bytes: Int
    /// Seconds.
    public var duration: Double
    public var timestamp: Date

    public init(bytes: Int, duration: Double, timestamp: Date) {
        self.bytes = bytes
        self.duration = duration
        self.timestamp = timestamp
    }

    /// A measurement from a browser, whose numbers may be anything: a number of bytes that no integer holds counts as none.
    public init(reported bytes: Double, duration: Double, timestamp: Date) {
        self.init(bytes: Int(checked: bytes) ?? 0, duration: duration, timestamp: timestamp)
    }

    /// 0 without a duration.
    public var bitsPerSecond: Double { duration > 0 ? Double(bytes) * 8 / duration : 0 }

    /// Nothing was transferred in no time. Nor is more than a terabit per second a measurement: one such sample would make every
    /// figure of the estimate infinite.
    public var isUsable: Bool { bytes > 0 && MediaTime.length(duration) != nil && Self.rates.contains(bitsPerSecond) }

    /// Bits per second.
    static let rates = 0.0...1e12
}
