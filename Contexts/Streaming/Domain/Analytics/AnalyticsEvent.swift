public import Foundation

/// One event of a session.
public struct AnalyticsEvent: Hashable, Sendable {
    public var id: UUID
    public var sessionID: UUID
    public var videoID: String
    public var type: AnalyticsEventType
    public var timestamp: Date
    /// Seconds.
    public var currentPosition: Double

    public init(id: UUID, sessionID: UUID, videoID: String, type: AnalyticsEventType, timestamp: Date, currentPosition: Double) {
        self.id = id
        self.sessionID = sessionID
        self.videoID = videoID
        self.type = type
        self.timestamp = timestamp
        self.currentPosition = currentPosition
    }
}
