import Foundation
import Synchronization
import TMDbAdapter

/// How the last request to The Movie Database ended, for the page of settings.
final class OnlineStatus: Sendable {
    enum Outcome: Equatable {
        case unused
        case answered(Date)
        case failed(TMDbError, Date)
    }

    private let last = Mutex(Outcome.unused)

    var outcome: Outcome { last.withLock { $0 } }

    /// Runs a request and notes how it ended. That it does not know something is an answer too.
    func noting<Answer: Sendable>(_ ask: () async throws(TMDbError) -> Answer) async throws(TMDbError) -> Answer {
        do {
            let answer = try await ask()
            note(.answered(.now))
            return answer
        } catch {
            note(error == .notFound ? .answered(.now) : .failed(error, .now))
            throw error
        }
    }

    private func note(_ outcome: Outcome) {
        if Task.isCancelled { return }
        last.withLock { $0 = outcome }
    }
}
