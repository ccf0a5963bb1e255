import Foundation
import Logging
import StreamingDomain
import Synchronization

/// What players report, as lines in the log. The events of a session are kept until it ends, for its summary.
final class PlaybackRecords: Sendable {
    /// Sessions that run at the same time. Of more, the oldest have no summary.
    static let most = 200
    /// Events of a session that are kept, the first ones. A browser may report as many as it likes.
    static let mostEvents = 1_000

    private struct Kept {
        var records = AnalyticsRecords()
        var events: [UUID: Int] = [:]

        mutating func forget(_ session: UUID) {
            records.delete(session)
            events[session] = nil
        }
    }

    private let kept = Mutex(Kept())

    /// In the order of the reports. What a session wants prepared is no record.
    func take(_ outputs: [PlaybackSession.Output], _ logger: Logger) {
        for output in outputs {
            switch output {
            case .alert(let alert):
                logger.notice("\(alert.message)", metadata: alert.suggestion.map { ["suggestion": "\($0)"] } ?? [:])
            case .log(let message):
                logger.log(
                    level: message.level == .info ? .info : .debug, "\(message.text)",
                    metadata: message.metadata.mapValues { "\($0)" }.merging(
                        [
                            "subsystem": "\(PlayerLogMessage.subsystem)", "category": "\(PlayerLogMessage.category)",
                            "cid": "\(message.correlation)",
                        ]
                    ) { first, _ in first })
            case .analytics(let write):
                guard let summary = kept.withLock({ Self.apply(write, to: &$0) }) else { continue }
                logger.info("\(summary.message)", metadata: summary.metadata.mapValues { "\($0)" })
            case .order, .preload: break
            }
        }
    }

    /// - Returns: the summary of a session that has ended.
    private static func apply(_ write: AnalyticsWrite, to kept: inout Kept) -> SessionSummary? {
        switch write {
        case .insertEvent(let event):
            let count = kept.events[event.sessionID, default: 0]
            guard count < mostEvents || event.isEnd else { return nil }
            kept.events[event.sessionID] = count + 1
            kept.records.apply(write)
        case .insertSession:
            kept.records.apply(write)
            if kept.records.all.count > most, let first = kept.records.all.first { kept.forget(first.id) }
        case .updateSession(let session):
            guard session.endTime != nil, let known = kept.records.session(session.id) else { return nil }
            kept.forget(session.id)
            return SessionSummary(session, known.events)
        }
        return nil
    }
}
