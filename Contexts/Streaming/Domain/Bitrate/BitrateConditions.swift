/// What a decision about the quality depends on.
public struct BitrateConditions: Hashable, Sendable {
    public var network: NetworkQuality
    /// The filled share of the forward buffer, 0…1.
    public var bufferHealth: Double
    /// The share of the time spent buffering, 0…1.
    public var rebufferingRatio: Double
    public var memory: MemoryPressure
    public var bandwidth: BandwidthEstimate
    /// The rate of the last transfer in bits per second; nil before the first.
    public var lastRate: Double?

    public init(
        network: NetworkQuality, bufferHealth: Double, rebufferingRatio: Double, memory: MemoryPressure = .normal,
        bandwidth: BandwidthEstimate = BandwidthEstimate(), lastRate: Double? = nil
    ) {
        self.network = network
        self.bufferHealth = bufferHealth
        self.rebufferingRatio = rebufferingRatio
        self.memory = memory
        self.bandwidth = bandwidth
        self.lastRate = lastRate
    }
}
