import CoreDomain
public import Foundation

/// The movies where the viewer will be in a second: follows the direction and speed of movement through the list.
///
/// An addition to `behaviour.md` §1.15. The number of movies depends on the connection as in `AdjacentPreloading`, and a viewer that has not
/// moved in the last five seconds gets the same movies as there. A quick viewer passes the neighbours before they are loaded, so the first
/// index lies as far ahead as the viewer moves in a second.
public struct PredictivePreloading: PreloadStrategy, Hashable {
    /// Seconds after which a move is forgotten.
    static let memory = 5.0
    /// Seconds to look ahead.
    static let lead = 1.0
    static let mostVisits = 32
    /// Items.
    static let farthest = 1_000_000

    private struct Visit: Hashable {
        var index: Int
        var date: Date
    }

    /// Oldest first.
    private var visits: [Visit] = []

    public init() {}

    /// The viewer is at an index now. Negative indices are ignored.
    public mutating func moved(to index: Int, at date: Date) {
        guard index >= 0 else { return }
        visits = recent(at: date).suffix(Self.mostVisits - 1) + [Visit(index: index, date: date)]
    }

    /// Items per second, negative towards the start of the list; 0 without movement.
    public func speed(at now: Date) -> Double {
        let recent = recent(at: now)
        guard let first = recent.first, let last = recent.last else { return 0 }
        let seconds = last.date.timeIntervalSince(first.date)
        return seconds > 0 ? (Double(last.index) - Double(first.index)) / seconds : 0
    }

    public func indices(at index: Int, count: Int, network: NetworkQuality, now: Date) -> [Int] {
        guard index >= 0, index < count else { return [] }
        let speed = speed(at: now), step = speed < 0 ? -1 : 1
        let distance = max(1, min(Int(clamped: (abs(speed) * Self.lead).rounded()), Self.farthest))
        return (0..<2).prefix(network.preloadCount).map { index.addingClamped(step * (distance + $0)) }.filter { (0..<count).contains($0) }
    }

    private func recent(at now: Date) -> [Visit] { visits.filter { (0...Self.memory).contains(now.timeIntervalSince($0.date)) } }
}
