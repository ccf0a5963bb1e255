import Synchronization

/// Asks a host that fails again and again only from time to time. In between, requests fail at once with `.unavailable`.
///
/// A failure is a broken connection, a time-out or a status from 500. All other answers show that the host works.
///
/// A host that asks for a time without requests (`Retry-After` with the status 429 or 503) gets it from all requests: until then they wait if the
/// time is short, and fail with `.unavailable` if it is not. At most `longestRest` is granted, so that a mistake of a server does not switch a
/// service off for a day.
public final class Circuit: NetworkDecorator {
    private let failures: Int
    private let pause: Duration
    /// The longest time that a host can ask for.
    static let longestRest = Duration.seconds(900)
    /// For which a request waits when a host has asked for a time without requests; a page should say within some seconds what is wrong.
    static let patience = Duration.seconds(5)
    private let clock: NetworkClock
    /// Only hosts that fail.
    private let hosts = Mutex<[String: CircuitState]>([:])

    /// - Parameters:
    ///   - failures: in a row, from 1, until the host is left alone.
    ///   - pause: until a single request tries again.
    public init(failures: Int = 5, pause: Duration = .seconds(30), clock: NetworkClock = .system) {
        self.failures = failures
        self.pause = pause
        self.clock = clock
    }

    public func send(_ request: NetworkRequest, _ next: @escaping NetworkClient.Send) async throws(NetworkError) -> NetworkAnswer {
        let host = request.base.origin
        try await rest(host)
        let isProbe: Bool
        switch change(host, { [clock] in $0.admit(now: clock.elapsed()) }) {
        case .pass(let probe): isProbe = probe
        case .refuse(let rest): throw .unavailable(retryAfter: rest)
        }
        do {
            let answer = try await next(request)
            if answer.status < 500 { change(host) { $0.succeed() } } else { fail(host, isProbe) }
            if answer.status == 429 || answer.status == 503, let asked = answer.retryAfter(now: clock.date()) {
                change(host) { [clock] in $0.rest(until: clock.elapsed() + min(asked, Self.longestRest)) }
            }
            return answer
        } catch {
            switch error {
            case .connectivity, .timeout: fail(host, isProbe)
            case .tooLarge, .redirect, .decoding: change(host) { $0.succeed() }
            default: change(host) { $0.abandon(isProbe: isProbe) }
            }
            throw error
        }
    }

    /// Waits until the time is over that a host asked for.
    private func rest(_ host: String) async throws(NetworkError) {
        var waited = Duration.zero
        while let rest = change(host, { [clock] in $0.rest(now: clock.elapsed()) }) {
            waited += rest
            // Others may be told a longer time meanwhile.
            guard waited <= Self.patience else { throw .unavailable(retryAfter: rest) }
            try await clock.sleep(rest)
        }
    }

    private func fail(_ host: String, _ isProbe: Bool) {
        change(host) { $0.fail(isProbe: isProbe, now: clock.elapsed(), limit: failures, pause: pause) }
    }

    @discardableResult
    private func change<Result: Sendable>(_ host: String, _ body: (inout CircuitState) -> Result) -> Result {
        hosts.withLock { hosts in
            var state = hosts[host] ?? CircuitState()
            let result = body(&state)
            hosts[host] = state.isClear ? nil : state
            return result
        }
    }
}
