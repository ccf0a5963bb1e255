public import Foundation

/// One interruption of the movie.
public struct RebufferingEvent: Hashable, Sendable {
    public var start: Date
    public var end: Date

    public init(start: Date, end: Date) {
        self.start = start
        self.end = end
    }

    /// Seconds; never negative, even if the clock was set back.
    public var duration: Double { max(0, end.timeIntervalSince(start)) }
}

/// Counts interruptions of the movie and adds up their time (`behaviour.md` §1.10).
public struct RebufferingMonitor: Hashable, Sendable {
    /// Seconds.
    static let minute = 60.0
    /// A player that reports without end fills no memory.
    static let mostRecent = 512

    public private(set) var count = 0
    /// Seconds of all completed interruptions.
    public private(set) var total = 0.0
    public private(set) var start: Date?
    /// Completed, and so recent that they may count; oldest first.
    private var recent: [RebufferingEvent] = []

    public init() {}

    public var isBuffering: Bool { start != nil }

    /// A start while already buffering is ignored.
    public mutating func bufferingStarted(at date: Date) { start = start ?? date }

    /// - Returns: the interruption that ended; nil if there was none.
    @discardableResult
    public mutating func bufferingEnded(at date: Date) -> RebufferingEvent? {
        guard let start else { return nil }
        let event = RebufferingEvent(start: start, end: date)
        self.start = nil
        count += 1
        total += event.duration
        recent = (recent + [event]).filter { isRecent($0, at: date) }.suffix(Self.mostRecent)
        return event
    }

    /// Seconds of the interruption that is not over; nil without one.
    public func currentDuration(at date: Date) -> Double? { start.map { max(0, date.timeIntervalSince($0)) } }

    /// The completed interruptions that started less than a minute ago.
    public func eventsInLastMinute(at date: Date) -> Int { recent.count { isRecent($0, at: date) } }

    public mutating func reset() { self = RebufferingMonitor() }

    private func isRecent(_ event: RebufferingEvent, at date: Date) -> Bool { event.start > date.addingTimeInterval(-Self.minute) }
}
