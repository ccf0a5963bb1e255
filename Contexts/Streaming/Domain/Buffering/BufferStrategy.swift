/// How far ahead the player loads (`behaviour.md` §1.13).
public enum BufferStrategy: Int, Sendable, CaseIterable {
    /// Memory is critical.
    case minimal
    /// Memory or the connection is limited.
    case conservative
    case balanced
    case aggressive

    /// Seconds.
    public var forwardBuffer: Double {
        switch self {
        case .minimal: 2
        case .conservative: 5
        case .balanced: 10
        case .aggressive: 30
        }
    }
}
