public import Foundation

/// An event as it is stored: the type's name beside its JSON (`behaviour.md` §1.9).
public struct StoredAnalyticsEvent: Hashable, Sendable {
    public var id: UUID
    public var sessionID: UUID
    public var videoID: String
    public var eventType: String
    /// An object with one key, the name: `{"seek":{"from":1,"to":11}}`. Nil if it could not be written.
    public var eventData: String?
    public var timestamp: Date
    /// Seconds.
    public var currentPosition: Double

    public init(
        id: UUID, sessionID: UUID, videoID: String, eventType: String, eventData: String?, timestamp: Date, currentPosition: Double
    ) {
        self.id = id
        self.sessionID = sessionID
        self.videoID = videoID
        self.eventType = eventType
        self.eventData = eventData
        self.timestamp = timestamp
        self.currentPosition = currentPosition
    }

    public init(_ event: AnalyticsEvent) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        self.init(
            id: event.id, sessionID: event.sessionID, videoID: event.videoID, eventType: event.type.name,
            eventData: (try? encoder.encode(event.type)).map { String(decoding: $0, as: UTF8.self) }, timestamp: event.timestamp,
            currentPosition: event.currentPosition)
    }

    /// Whether it is the last one of its session.
    public var isEnd: Bool { eventType == "videoCompleted" || eventType == "videoAbandoned" }

    /// Nil, so that the event is dropped, if the JSON is missing or names no known type.
    public var event: AnalyticsEvent? {
        guard let eventData, let type = try? JSONDecoder().decode(AnalyticsEventType.self, from: Data(eventData.utf8)) else { return nil }
        return AnalyticsEvent(
            id: id, sessionID: sessionID, videoID: videoID, type: type, timestamp: timestamp, currentPosition: currentPosition)
    }
}
