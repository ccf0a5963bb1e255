import CoreDomain

/// Sends one request for all concurrent callers of the same GET.
public struct SingleFlight: NetworkDecorator {
    struct Key: Hashable, Sendable {
        let address: String
        let headers: HeaderFields
        let largestAnswer: Int
        let redirects: Int

        init(_ request: NetworkRequest) {
            address = request.address
            headers = request.headers
            largestAnswer = request.largestAnswer
            redirects = request.redirects
        }
    }

    let shared = SharedWork<Key, NetworkAnswer, NetworkError>(cancelled: .cancelled)

    public init() {}

    public func send(_ request: NetworkRequest, _ next: @escaping NetworkClient.Send) async throws(NetworkError) -> NetworkAnswer {
        guard request.method == .get, request.body.isEmpty else { return try await next(request) }
        return try await shared.value(for: Key(request)) { () async throws(NetworkError) in try await next(request) }
    }
}
