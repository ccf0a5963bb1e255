/// Asks a cache before a GET is sent, and gives it each answer with the status 200. Where and how long answers are kept is the cache's own matter.
public struct ResponseCache: NetworkDecorator {
    private let read: @Sendable (NetworkRequest) async -> NetworkAnswer?
    private let write: @Sendable (NetworkRequest, NetworkAnswer) async -> Void

    /// - Parameter read: an answer that may be used instead of asking the server.
    public init(
        read: @escaping @Sendable (NetworkRequest) async -> NetworkAnswer?,
        write: @escaping @Sendable (NetworkRequest, NetworkAnswer) async -> Void
    ) {
        self.read = read
        self.write = write
    }

    public func send(_ request: NetworkRequest, _ next: @escaping NetworkClient.Send) async throws(NetworkError) -> NetworkAnswer {
        guard request.method == .get, request.body.isEmpty else { return try await next(request) }
        if let kept = await read(request) { return kept }
        let answer = try await next(request)
        if answer.status == 200 { await write(request, answer) }
        return answer
    }
}
