/// Chooses the length of the forward buffer from memory and connection (`behaviour.md` §1.13).
///
/// It starts as `balanced`, although its first inputs, normal memory and a good connection, would make it aggressive: nothing was measured yet.
public struct AdaptiveBuffer: Hashable, Sendable {
    public private(set) var memory = MemoryPressure.normal
    public private(set) var network = NetworkQuality.good
    /// For the current movie, and for each new one.
    public private(set) var current = BufferConfiguration(strategy: .balanced, reason: .start)

    public init() {}

    /// - Returns: the new configuration; nil if nothing changed.
    @discardableResult
    public mutating func update(memory: MemoryPressure) -> BufferConfiguration? {
        self.memory = memory
        return choose()
    }

    /// - Returns: the new configuration; nil if nothing changed.
    @discardableResult
    public mutating func update(network: NetworkQuality) -> BufferConfiguration? {
        self.network = network
        return choose()
    }

    private mutating func choose() -> BufferConfiguration? {
        let next = BufferConfiguration(memory: memory, network: network)
        guard next != current else { return nil }
        current = next
        return next
    }
}
