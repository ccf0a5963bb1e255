import Foundation

/// Time as decorators need it. Tests make it from a clock of their own.
public struct NetworkClock: Sendable {
    /// The time since some fixed moment; it never goes back.
    public let elapsed: @Sendable () -> Duration
    /// Seconds since 1970.
    let date: @Sendable () -> Int
    private let wait: @Sendable (Duration) async throws -> Void

    /// The clock of the system.
    public static let system = NetworkClock(ContinuousClock()) { Int(clamping: time(nil)) }

    /// - Parameter date: the date in seconds since 1970.
    public init<Source: Clock<Duration>>(_ clock: Source, date: @escaping @Sendable () -> Int) {
        let start = clock.now
        elapsed = { start.duration(to: clock.now) }
        wait = { try await clock.sleep(for: $0) }
        self.date = date
    }

    /// - Throws: `.cancelled`.
    func sleep(_ duration: Duration) async throws(NetworkError) {
        do { try await wait(duration) } catch { throw .cancelled }
    }

    /// The result of `work`, if it ends in time.
    ///
    /// - Throws: `.timeout`, `.cancelled`, and what `work` throws.
    func within<Value: Sendable>(
        _ limit: Duration, _ work: @escaping @Sendable () async throws(NetworkError) -> Value
    ) async throws(NetworkError) -> Value {
        do {
            return try await withThrowingTaskGroup(of: Value.self) { group in
                defer { group.cancelAll() }
                group.addTask { try await work() }
                group.addTask {
                    try await sleep(limit)
                    throw NetworkError.timeout
                }
                guard let first = try await group.next() else { throw NetworkError.cancelled }
                return first
            }
        } catch let error as NetworkError {
            throw error
        } catch {
            throw .cancelled
        }
    }
}
