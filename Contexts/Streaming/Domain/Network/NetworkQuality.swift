/// How good the connection is, from none to excellent (`behaviour.md` §1.10).
public enum NetworkQuality: Int, Sendable, CaseIterable, Comparable {
    case offline, poor, fair, good, excellent

    /// Before the first report.
    public static let initial = fair

    public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}
