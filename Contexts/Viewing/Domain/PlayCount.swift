/// Counts a viewing once: when it reaches 80 %, and not again before the movie is started over (below 50 %).
public struct PlayCount: Equatable, Sendable {
    public private(set) var isCounted: Bool

    public init(isCounted: Bool = false) { self.isCounted = isCounted }

    /// Whether a play is to be counted at `fraction` (0…1) of the movie.
    public mutating func advance(to fraction: Double) -> Bool {
        if fraction < 0.5 { isCounted = false }
        guard fraction >= 0.8, !isCounted else { return false }
        isCounted = true
        return true
    }
}
