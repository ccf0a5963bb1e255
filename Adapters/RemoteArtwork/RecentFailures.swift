import NetworkLayer
import Synchronization

/// Pictures that could not be had, so that a page of posters does not ask for them again and again. It is lost at the end of the program.
final class RecentFailures: Sendable {
    private struct Failure {
        let error: ArtworkError
        let until: Duration
    }

    private let failures = Mutex<[String: Failure]>([:])
    private let capacity: Int
    private let elapsed: @Sendable () -> Duration

    /// - Parameters:
    ///   - capacity: at most so many are remembered, from 1.
    ///   - elapsed: the time since some fixed moment; it never goes back.
    init(capacity: Int, elapsed: @escaping @Sendable () -> Duration) {
        self.capacity = max(1, capacity)
        self.elapsed = elapsed
    }

    func error(for key: String) -> ArtworkError? {
        let now = elapsed()
        return failures.withLock { failures in
            guard let failure = failures[key] else { return nil }
            if now < failure.until { return failure.error }
            failures[key] = nil
            return nil
        }
    }

    func note(_ error: ArtworkError, for key: String) {
        guard let time = Self.time(of: error) else { return }
        let now = elapsed()
        failures.withLock { failures in
            if failures.count >= capacity, failures[key] == nil { Self.makeRoom(in: &failures, now: now, capacity: capacity) }
            failures[key] = Failure(error: error, until: now + time)
        }
    }

    /// For how long an error is remembered; nil if not at all. What is not there now will hardly be there in an hour.
    static func time(of error: ArtworkError) -> Duration? {
        switch error {
        case .notFound: .seconds(86_400)
        case .unsuitable: .seconds(60)
        case .unavailable(.cancelled): nil
        // Also for a request that was never sent, because the server is left alone after failures.
        case .unavailable(.unavailable(retryAfter: let retryAfter)): min(retryAfter ?? .seconds(60), .seconds(60))
        case .unavailable: .seconds(60)
        }
    }

    /// Drops those whose time is over; if all are still good, half of them, so that this is rare.
    private static func makeRoom(in failures: inout [String: Failure], now: Duration, capacity: Int) {
        failures = failures.filter { now < $0.value.until }
        guard failures.count >= capacity else { return }
        for (key, _) in failures.sorted(by: { $0.value.until < $1.value.until }).prefix((capacity + 1) / 2) { failures[key] = nil }
    }
}
