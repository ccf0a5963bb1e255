public import Foundation

/// Starts and ends sessions, and records events within them (`behaviour.md` §1.9).
public struct AnalyticsRecorder: Hashable, Sendable {
    /// How a session ended. Seconds.
    public enum End: Hashable, Sendable {
        case completed(watched: Double)
        /// The original always stored a total of 0; here it is the movie's duration.
        case abandoned(watched: Double, total: Double)

        var watched: Double {
            switch self {
            case .completed(let watched), .abandoned(let watched, _): watched
            }
        }

        var type: AnalyticsEventType {
            switch self {
            case .completed: .videoCompleted
            case .abandoned(let watched, let total): .videoAbandoned(watchedDuration: watched, totalDuration: total)
            }
        }
    }

    /// Nil while none runs.
    public private(set) var session: AnalyticsSession?
    public var tracker = PlaybackMetricsTracker()

    public init() {}

    /// Starts a session and resets the metrics.
    public mutating func start(_ session: AnalyticsSession) -> [AnalyticsWrite] {
        self.session = session
        tracker.reset()
        return [.insertSession(session)]
    }

    /// Without a session nothing is recorded.
    public func record(_ type: AnalyticsEventType, position: Double, id: UUID = UUID(), at date: Date) -> [AnalyticsWrite] {
        guard let session else { return [] }
        let event = AnalyticsEvent(
            id: id, sessionID: session.id, videoID: session.videoID, type: type, timestamp: date,
            currentPosition: PlayerControls.plain(position))
        return [.insertEvent(StoredAnalyticsEvent(event))]
    }

    /// Records the end at the watched duration as its position, and ends the session.
    public mutating func end(_ end: End, id: UUID = UUID(), at date: Date) -> [AnalyticsWrite] {
        guard var ended = session else { return [] }
        let event = record(end.type, position: end.watched, id: id, at: date)
        ended.endTime = date
        session = nil
        return event + [.updateSession(ended)]
    }
}
