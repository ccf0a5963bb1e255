public import Foundation

/// Measures the time from loading to the first picture (`behaviour.md` §1.10). Each is recorded once; the first picture only after a load.
public struct StartupTracker: Hashable, Sendable {
    public private(set) var loadStart: Date?
    public private(set) var firstFrame: Date?

    public init() {}

    public mutating func loadStarted(at date: Date) { loadStart = loadStart ?? date }

    /// - Returns: the time to the first frame, if this is the first one.
    @discardableResult
    public mutating func firstFrameRendered(at date: Date) -> Double? {
        guard loadStart != nil, firstFrame == nil else { return nil }
        firstFrame = date
        return timeToFirstFrame
    }

    /// Seconds; never negative, even if the clock was set back.
    public var timeToFirstFrame: Double? {
        guard let loadStart, let firstFrame else { return nil }
        return max(0, firstFrame.timeIntervalSince(loadStart))
    }

    public mutating func reset() { self = StartupTracker() }
}
