/// A buffer strategy and why it was chosen. Equality includes the reason.
public struct BufferConfiguration: Hashable, Sendable {
    public enum Reason: Hashable, Sendable {
        case start
        case memory(MemoryPressure)
        case network(NetworkQuality)
        case normal
        case optimal
    }

    public var strategy: BufferStrategy
    public var reason: Reason

    public init(strategy: BufferStrategy, reason: Reason) {
        self.strategy = strategy
        self.reason = reason
    }

    /// Memory outranks the connection (`behaviour.md` §1.13).
    public init(memory: MemoryPressure, network: NetworkQuality) {
        (strategy, reason) =
            switch (memory, network) {
            case (.critical, _): (.minimal, .memory(.critical))
            case (.warning, _): (.conservative, .memory(.warning))
            case (.normal, .offline), (.normal, .poor): (.conservative, .network(network))
            case (.normal, .fair): (.balanced, .normal)
            case (.normal, .good), (.normal, .excellent): (.aggressive, .optimal)
            }
    }

    /// Seconds.
    public var forwardBuffer: Double { strategy.forwardBuffer }
}
