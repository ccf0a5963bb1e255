public import Foundation

/// Sessions with their events in memory: the contract of a store (`behaviour.md` §1.9).
public struct AnalyticsRecords: Hashable, Sendable {
    private var sessions: [AnalyticsSession] = []
    private var events: [UUID: [StoredAnalyticsEvent]] = [:]

    public init() {}

    /// Inserting a session again replaces it; an event or an update without its session changes nothing.
    public mutating func apply(_ write: AnalyticsWrite) {
        switch write {
        case .insertSession(let session):
            delete(session.id)
            sessions.append(session)
        case .insertEvent(let event):
            if sessions.contains(where: { $0.id == event.sessionID }) { events[event.sessionID, default: []].append(event) }
        case .updateSession(let session):
            if let index = sessions.firstIndex(where: { $0.id == session.id }) { sessions[index] = session }
        }
    }

    /// In the order of insertion.
    public var all: [AnalyticsSession] { sessions }

    /// The session and its events in the order of insertion, without those that cannot be read; nil if there is no such session.
    public func session(_ id: UUID) -> (session: AnalyticsSession, events: [AnalyticsEvent])? {
        sessions.first { $0.id == id }.map { ($0, events[id, default: []].compactMap(\.event)) }
    }

    /// Deletes a session with its events.
    public mutating func delete(_ id: UUID) {
        sessions.removeAll { $0.id == id }
        events[id] = nil
    }

    public mutating func deleteAll() { self = AnalyticsRecords() }
}
