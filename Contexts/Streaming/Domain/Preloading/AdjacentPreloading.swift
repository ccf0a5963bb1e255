public import Foundation

/// The next movies of the list, forward only (`behaviour.md` §1.15).
public struct AdjacentPreloading: PreloadStrategy, Hashable {
    public init() {}

    public func indices(at index: Int, count: Int, network: NetworkQuality, now: Date) -> [Int] {
        guard index >= 0, index < count else { return [] }
        return (1...2).prefix(network.preloadCount).filter { $0 < count - index }.map { index + $0 }
    }
}
