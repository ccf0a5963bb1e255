/// When to scan the libraries whose changes the system does not report.
public struct Polling: Sendable {
    /// The least time between two scans of a library.
    let pause: Duration
    /// A scan takes at most one of this many parts of the time.
    let parts: Int

    private var next: [String: ContinuousClock.Instant] = [:]

    public init(pause: Duration = .seconds(120), parts: Int = 20) { (self.pause, self.parts) = (pause, parts) }

    /// - Parameter duration: of the scan that has ended.
    mutating func scanned(_ library: String, _ duration: Duration, at now: ContinuousClock.Instant) {
        next[library] = now + max(pause, duration * parts)
    }

    /// Its changes are reported, or it is gone.
    mutating func forget(_ library: String) { next[library] = nil }

    func due(at now: ContinuousClock.Instant) -> Set<String> { Set(next.filter { $0.value <= now }.keys) }
}
