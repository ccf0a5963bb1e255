/// Sends a request again after failures that pass: broken connections, time-outs, and the statuses 429, 502, 503 and 504.
///
/// Only repeatable requests are sent again, except after 429, which says that the server did nothing. Waits grow exponentially and are random
/// (“full jitter”), so that many clients do not come back at the same moment; a time that the server asks for is a minimum.
public struct Retry: NetworkDecorator {
    public struct Policy: Sendable {
        /// Of one request in all, 1…10.
        public var attempts = 3
        /// The largest wait before the second attempt; it doubles with each further one.
        public var firstWait: Duration = .milliseconds(500)
        /// No random wait is longer.
        public var longestWait: Duration = .seconds(8)
        /// Of all waits of a request. A request that would have to wait longer fails at once.
        public var allWaits: Duration = .seconds(30)
        /// Whether there is another attempt after one that took too long: somebody waited for it already.
        public var repeatsTimeouts = true

        public init() {}

        /// The wait before the next attempt; nil if there is none.
        ///
        /// - Parameters:
        ///   - attempt: the number of attempts so far, from 1.
        ///   - waited: the sum of all waits so far.
        ///   - asked: the time that the server asks for.
        ///   - random: 0..<1
        func wait(after attempt: Int, waited: Duration, asked: Duration?, random: Double) -> Duration? {
            guard attempt < min(max(attempts, 1), 10) else { return nil }
            let largest = min(longestWait, firstWait * (1 << (attempt - 1)))
            let wait = max(asked ?? .zero, largest * min(max(random, 0), 1))
            return waited + wait <= allWaits ? wait : nil
        }
    }

    private let policy: Policy
    private let clock: NetworkClock
    private let random: @Sendable () -> Double

    /// - Parameter random: 0..<1
    public init(
        _ policy: Policy = Policy(), clock: NetworkClock = .system, random: @escaping @Sendable () -> Double = { .random(in: 0..<1) }
    ) {
        self.policy = policy
        self.clock = clock
        self.random = random
    }

    public func send(_ request: NetworkRequest, _ next: @escaping NetworkClient.Send) async throws(NetworkError) -> NetworkAnswer {
        var attempt = 0, waited = Duration.zero
        while true {
            attempt += 1
            let outcome = await outcome(of: request, next)
            guard mayPass(outcome, isRepeatable: request.isRepeatable),
                let wait = policy.wait(after: attempt, waited: waited, asked: asked(outcome), random: random())
            else { return try outcome.get() }
            waited += wait
            try await clock.sleep(wait)
        }
    }

    private func outcome(of request: NetworkRequest, _ next: NetworkClient.Send) async -> Result<NetworkAnswer, NetworkError> {
        do { return .success(try await next(request)) } catch { return .failure(error) }
    }

    private func asked(_ outcome: Result<NetworkAnswer, NetworkError>) -> Duration? {
        guard case .success(let answer) = outcome else { return nil }
        return answer.retryAfter(now: clock.date())
    }

    private func mayPass(_ outcome: Result<NetworkAnswer, NetworkError>, isRepeatable: Bool) -> Bool {
        switch outcome {
        case .success(let answer): answer.status == 429 || isRepeatable && [502, 503, 504].contains(answer.status)
        case .failure(.connectivity): isRepeatable
        case .failure(.timeout): isRepeatable && policy.repeatsTimeouts
        case .failure: false
        }
    }
}
