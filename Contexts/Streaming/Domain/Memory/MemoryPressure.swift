/// How scarce memory is (`behaviour.md` §1.10).
public enum MemoryPressure: Int, Sendable, CaseIterable, Comparable {
    case normal, warning, critical

    public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}
