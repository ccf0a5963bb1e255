/// The time of sessions: the duration since an arbitrary start, and waiting.
public struct LiveClock: Sendable {
    let now: @Sendable () -> Duration
    let sleep: @Sendable (Duration) async throws -> Void

    public init<C: Clock<Duration>>(_ clock: C) {
        let start = clock.now
        now = { start.duration(to: clock.now) }
        sleep = { try await clock.sleep(for: $0) }
    }

    /// The system's continuous clock.
    public static var continuous: Self { Self(ContinuousClock()) }
}
