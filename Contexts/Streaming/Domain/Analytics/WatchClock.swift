public import Foundation

/// Adds up the seconds in which a movie really plays.
public struct WatchClock: Hashable, Sendable {
    private var total = 0.0
    private var playingSince: Date?

    public init() {}

    public mutating func follow(_ transition: PlaybackTransition) {
        total = seconds(at: transition.timestamp)
        playingSince = transition.to == .playing ? transition.timestamp : nil
    }

    /// Counts from 0 again; a movie that plays goes on.
    public mutating func restart(at date: Date) { (total, playingSince) = (0, playingSince.map { _ in date }) }

    /// A clock that was set back adds nothing.
    public func seconds(at date: Date) -> Double { total + (playingSince.map { max(0, date.timeIntervalSince($0)) } ?? 0) }
}
