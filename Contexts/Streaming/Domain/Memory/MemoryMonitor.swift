public import Foundation

/// Decides when memory is read, and which readings are news (`behaviour.md` §1.14).
public struct MemoryMonitor: Hashable, Sendable {
    public let thresholds: MemoryThresholds
    /// The last reading that was news; nil before the first.
    public private(set) var current: MemoryState?
    /// Nil while stopped.
    public private(set) var nextPoll: Date?

    public init(thresholds: MemoryThresholds = .default) { self.thresholds = thresholds }

    public var isRunning: Bool { nextPoll != nil }

    public var pressure: MemoryPressure { current.map(thresholds.pressure) ?? .normal }

    /// The first reading is due at once. Starting again changes nothing.
    public mutating func start(at date: Date) { nextPoll = nextPoll ?? date }

    public mutating func stop() { nextPoll = nil }

    public func isDue(at date: Date) -> Bool { nextPoll.map { $0 <= date } ?? false }

    /// Takes a reading; the next one is due an interval later. The same bytes twice are no news: in the original the time of the reading
    /// could make them different, here it does not count.
    /// - Returns: the reading if it is news.
    public mutating func record(_ state: MemoryState) -> MemoryState? {
        guard isRunning else { return nil }
        nextPoll = state.timestamp.addingTimeInterval(thresholds.pollInterval)
        if let current, current.hasSameBytes(as: state) { return nil }
        current = state
        return state
    }
}
