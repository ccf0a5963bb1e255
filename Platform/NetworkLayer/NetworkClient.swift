/// Sends the routes of one service. Decorators wrap it one by one: the one that is added last sees a request first.
///
///     transport.client(for: base)
///         .adding(StandardHeaders(userAgent: "Popcorn/1.0"))
///         .adding(Admission())
///         .adding(Retry())
public struct NetworkClient: Sendable {
    public typealias Send = @Sendable (NetworkRequest) async throws(NetworkError) -> NetworkAnswer

    public let base: BaseAddress
    /// How JSON answers are read.
    public var json = JSONReading()
    /// Seconds since 1970, for `Retry-After`.
    private let date: @Sendable () -> Int
    private let send: Send

    /// - Parameter send: brings the answer with any status that the server gives.
    public init(base: BaseAddress, clock: NetworkClock = .system, send: @escaping Send) {
        self.init(base: base, date: clock.date, send: send)
    }

    private init(base: BaseAddress, json: JSONReading = JSONReading(), date: @escaping @Sendable () -> Int, send: @escaping Send) {
        self.base = base
        self.json = json
        self.date = date
        self.send = send
    }

    /// The same client behind a decorator.
    public func adding(_ decorator: some NetworkDecorator) -> NetworkClient {
        NetworkClient(base: base, json: json, date: date) { [send] request async throws(NetworkError) in
            try await decorator.send(request, send)
        }
    }

    /// The answer with any status.
    public func answerOfAnyStatus(to route: Route) async throws(NetworkError) -> NetworkAnswer {
        let request = try route.request(below: base)
        if Task.isCancelled { throw .cancelled }
        return try await send(request)
    }

    /// The answer, if its status is good for the route.
    public func answer(to route: Route) async throws(NetworkError) -> NetworkAnswer {
        try await answerOfAnyStatus(to: route).checked(for: route, now: date())
    }

    /// The JSON value of the answer.
    public func decode<Value: Decodable & Sendable>(_ type: Value.Type = Value.self, _ route: Route) async throws(NetworkError) -> Value {
        try json.value(type, from: try await answer(to: route).body)
    }

    /// The payload inside the envelope of the answer. A readable envelope outweighs the status, except 401.
    ///
    /// - Throws: `.custom` if the envelope says no, `.emptyResponse` if it holds no payload.
    public func payload<Value: Decodable & Sendable>(_ type: Value.Type = Value.self, _ route: Route) async throws(NetworkError) -> Value {
        guard let payload = try await envelope(type, route).result else { throw .emptyResponse }
        return payload
    }

    /// The envelope of the answer, if it says yes; for answers without a payload.
    public func envelope<Value: Decodable & Sendable>(
        _ type: Value.Type = Value.self, _ route: Route
    ) async throws(NetworkError) -> Envelope<Value> {
        let answer = try await answerOfAnyStatus(to: route)
        guard answer.status != 401 else { throw .unauthorized }
        let envelope: Envelope<Value>
        do { envelope = try json.value(Envelope<Value>.self, from: answer.body) } catch {
            _ = try answer.checked(for: route, now: date())
            throw error
        }
        let asksToWait = answer.status == 429 || answer.status == 503
        if !envelope.saysAnything || asksToWait && !envelope.isSuccess { _ = try answer.checked(for: route, now: date()) }
        return try envelope.checked()
    }
}

/// One concern of a client: it may change the request, answer by itself, and send the request any number of times.
public protocol NetworkDecorator: Sendable {
    func send(_ request: NetworkRequest, _ next: @escaping NetworkClient.Send) async throws(NetworkError) -> NetworkAnswer
}
