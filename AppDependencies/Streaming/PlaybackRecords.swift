import Foundation
import Logging
import StreamingDomain
import Synchronization

/// What players reported: the last sessions with their events, in memory, and lines in the log.
final class PlaybackRecords: Sendable {
    /// Sessions that are kept.
    static let most = 200
    /// Events of a session that are kept, the first ones. A browser may report as many as it likes.
    static let mostEvents = 1_000

    private struct Kept {
        var records = AnalyticsRecords()
        var events: [UUID: Int] = [:]
    }

    private let kept = Mutex(Kept())

    /// In the order of the reports.
    func take(_ outputs: [PlaybackSession.Output], _ logger: Logger) {
        for output in outputs {
            switch output {
            case .alert(let alert):
                logger.notice("\(alert.message)", metadata: alert.suggestion.map { ["suggestion": "\($0)"] } ?? [:])
            case .log(let message):
                logger.log(
                    level: message.level == .info ? .info : .debug, "\(message.text)",
                    metadata: message.metadata.mapValues { "\($0)" })
            case .analytics(let write): kept.withLock { Self.apply(write, to: &$0) }
            case .order, .preload: break
            }
        }
    }

    private static func apply(_ write: AnalyticsWrite, to kept: inout Kept) {
        if case .insertEvent(let event) = write {
            let count = kept.events[event.sessionID, default: 0]
            if count >= mostEvents { return }
            kept.events[event.sessionID] = count + 1
        }
        kept.records.apply(write)
        guard kept.records.all.count > most, let first = kept.records.all.first else { return }
        kept.records.delete(first.id)
        kept.events[first.id] = nil
    }
}
