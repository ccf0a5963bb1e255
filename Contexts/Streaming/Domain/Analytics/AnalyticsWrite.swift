/// A change of the stored sessions, in the order of the events (`behaviour.md` §1.9). Whoever stores them ignores failures: no movie stops
/// because its statistics could not be written.
public enum AnalyticsWrite: Hashable, Sendable {
    case insertSession(AnalyticsSession)
    case insertEvent(StoredAnalyticsEvent)
    /// Keeps the events.
    case updateSession(AnalyticsSession)
}
