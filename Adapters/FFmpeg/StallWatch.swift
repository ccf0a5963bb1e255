import Synchronization

/// Tells that nothing has arrived for a while. Time in which it is paused does not count.
final class StallWatch: Sendable {
    private let limit: Duration
    /// Since when something is awaited; nil while it is paused.
    private let since: Mutex<ContinuousClock.Instant?>

    init(limit: Duration) {
        self.limit = limit
        since = Mutex(.now)
    }

    func pause() { since.withLock { $0 = nil } }
    func resume() { since.withLock { $0 = .now } }

    /// Returns when nothing has arrived for `limit`.
    func run() async throws(CancellationError) {
        while true {
            let end = (since.withLock { $0 } ?? .now).advanced(by: limit)
            if end <= .now { return }
            do { try await Task.sleep(until: end) } catch { throw CancellationError() }
        }
    }
}
