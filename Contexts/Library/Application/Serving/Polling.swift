/// When to scan the libraries whose changes the system does not report.
struct Polling {
    /// A scan takes at most this part of the time.
    static let share = 20

    private var next: [String: ContinuousClock.Instant] = [:]

    /// - Parameters:
    ///   - duration: of the scan that has ended.
    ///   - pause: the least time until the next one.
    mutating func scanned(_ library: String, _ duration: Duration, pause: Duration, at now: ContinuousClock.Instant) {
        next[library] = now + max(pause, duration * Self.share)
    }

    /// Its changes are reported, or it is gone.
    mutating func forget(_ library: String) { next[library] = nil }

    func due(at now: ContinuousClock.Instant) -> Set<String> { Set(next.filter { $0.value <= now }.keys) }
}
