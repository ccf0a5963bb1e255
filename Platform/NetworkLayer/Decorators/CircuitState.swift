/// Whether a host may be asked: always, until it fails several times in a row; then not for a while; then by one request at a time. And not before
/// the time that it asked for is over.
struct CircuitState: Sendable, Equatable {
    enum Verdict: Equatable {
        case pass(isProbe: Bool)
        /// With the time until the next probe.
        case refuse(Duration)
    }

    private var failures = 0
    private var openUntil: Duration?
    private var isProbing = false
    private var restUntil: Duration?

    /// Whether it is as at the beginning.
    var isClear: Bool { self == CircuitState() }

    mutating func admit(now: Duration) -> Verdict {
        guard let openUntil else { return .pass(isProbe: false) }
        guard now >= openUntil, !isProbing else { return .refuse(max(openUntil - now, .zero)) }
        isProbing = true
        return .pass(isProbe: true)
    }

    /// The host answered. Also a request from before the pause shows that it is back. The time that it asked for stays.
    mutating func succeed() { (failures, openUntil, isProbing) = (0, nil, false) }

    /// The host asked for a time without requests.
    mutating func rest(until end: Duration) { restUntil = max(restUntil ?? end, end) }

    /// What is left of the time that the host asked for; nil if that is over.
    mutating func rest(now: Duration) -> Duration? {
        if let restUntil, now < restUntil { return restUntil - now }
        restUntil = nil
        return nil
    }

    mutating func fail(isProbe: Bool, now: Duration, limit: Int, pause: Duration) {
        // Requests from before the pause do not make it longer.
        guard isProbe || openUntil == nil else { return }
        failures += 1
        if isProbe { isProbing = false }
        if isProbe || failures >= limit { openUntil = now + pause }
    }

    /// A request ended that tells nothing about the host.
    mutating func abandon(isProbe: Bool) {
        if isProbe { isProbing = false }
    }
}
