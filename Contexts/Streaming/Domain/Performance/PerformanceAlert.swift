public enum AlertSeverity: Int, Sendable, CaseIterable, Comparable {
    /// No alert has it (`behaviour.md` §5, no. 5).
    case info
    case warning, critical

    public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

/// Something in a playback that a viewer or an operator should know (`behaviour.md` §1.10). Durations in seconds, bitrates in bits per second.
public struct PerformanceAlert: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case slowStartup(duration: Double)
        case prolongedBuffering(duration: Double)
        case frequentRebuffering(count: Int, ratio: Double)
        case playbackStalled
        case memoryPressure(MemoryPressure)
        case networkDegradation(from: NetworkQuality, to: NetworkQuality)
        case qualityDowngrade(from: Int, to: Int)
    }

    public var kind: Kind
    public var severity: AlertSeverity

    public init(_ kind: Kind, _ severity: AlertSeverity) {
        self.kind = kind
        self.severity = severity
    }
}
