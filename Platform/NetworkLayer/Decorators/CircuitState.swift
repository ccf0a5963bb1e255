/// Whether a host may be asked: always, until it fails several times in a row; then not for a while; then by one request at a time.
struct CircuitState: Sendable, Equatable {
    enum Verdict: Equatable {
        case pass(isProbe: Bool)
        /// With the time until the next probe.
        case refuse(Duration)
    }

    private var failures = 0
    private var openUntil: Duration?
    private var isProbing = false

    /// Whether it is as at the beginning.
    var isClear: Bool { self == CircuitState() }

    mutating func admit(now: Duration) -> Verdict {
        guard let openUntil else { return .pass(isProbe: false) }
        guard now >= openUntil, !isProbing else { return .refuse(max(openUntil - now, .zero)) }
        isProbing = true
        return .pass(isProbe: true)
    }

    /// The host answered. Also a request from before the pause shows that it is back.
    mutating func succeed() { self = CircuitState() }

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
