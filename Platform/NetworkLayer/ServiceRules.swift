public import Logging

/// How a service wants to be asked. Makes a client with all decorators in their order.
public struct ServiceRules: Sendable {
    /// Name and version of the program, `Popcorn/1.2`.
    public var userAgent: String
    /// Further headers of every request.
    public var headers: HeaderFields = [:]
    /// Requests under way.
    public var atOnce = 20
    public var startsPerSecond = 40
    public var retry = Retry.Policy()
    /// Failures in a row until the service is left alone for `pause`.
    public var failures = 5
    public var pause: Duration = .seconds(30)
    public var authorization: BearerAuthorization?
    public var cache: ResponseCache?

    public init(userAgent: String) { self.userAgent = userAgent }

    /// The same client behind the decorators of these rules. It is made once for each service: limits and failures are counted by client.
    ///
    /// A request passes, in this order: concurrent requests for the same (they share all that follows), the cache, the token (a refused one has
    /// attempts of its own), attempts, the pause after failures and the limits (each attempt counts; a wait between attempts takes no place), the
    /// log, and the headers.
    public func client(
        _ client: NetworkClient, logger: Logger, clock: NetworkClock = .system,
        random: @escaping @Sendable () -> Double = { .random(in: 0..<1) }
    ) -> NetworkClient {
        var client =
            client
            .adding(StandardHeaders(userAgent: userAgent, headers))
            .adding(RequestLog(logger, clock: clock))
            .adding(Admission(atOnce: atOnce, startsPerSecond: startsPerSecond, clock: clock))
            .adding(Circuit(failures: failures, pause: pause, clock: clock))
            .adding(Retry(retry, clock: clock, random: random))
        if let authorization { client = client.adding(authorization) }
        if let cache { client = client.adding(cache) }
        return client.adding(SingleFlight())
    }
}
