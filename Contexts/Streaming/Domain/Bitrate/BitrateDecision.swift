/// What to do about the quality now. Bitrates in bits per second.
public enum BitrateDecision: Hashable, Sendable {
    case maintain(Int)
    case upgrade(to: Int)
    case downgrade(to: Int, reason: Reason)

    public enum Reason: Sendable, CaseIterable {
        case rebuffering, networkDegraded, memoryPressure
    }

    public var target: Int {
        switch self {
        case .maintain(let bitrate), .upgrade(let bitrate), .downgrade(let bitrate, _): bitrate
        }
    }
}
