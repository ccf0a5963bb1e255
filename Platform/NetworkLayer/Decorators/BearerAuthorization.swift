import CoreDomain

/// Sends a bearer token (RFC 6750), and sends a request again with a new token once if the first one is refused.
///
/// However many requests are refused at once, a token is refreshed once.
public struct BearerAuthorization: NetworkDecorator {
    /// The token at the moment; nil sends a request without one.
    public typealias Token = @Sendable () async throws(NetworkError) -> String?
    /// Makes a new token in place of the refused one. It is saved where `Token` reads it before it is given back; nil if there is none.
    public typealias Refresh = @Sendable (_ refused: String) async throws(NetworkError) -> String?

    private let token: Token
    private let refresh: Refresh?
    private let isRefused: @Sendable (NetworkAnswer) -> Bool
    private let refreshing = SharedWork<String, String?, NetworkError>(cancelled: .cancelled)

    /// - Parameter isRefused: whether an answer refuses the token; by default the status 401.
    public init(
        token: @escaping Token, refresh: Refresh? = nil,
        isRefused: @escaping @Sendable (NetworkAnswer) -> Bool = { $0.status == 401 }
    ) {
        self.token = token
        self.refresh = refresh
        self.isRefused = isRefused
    }

    public func send(_ request: NetworkRequest, _ next: @escaping NetworkClient.Send) async throws(NetworkError) -> NetworkAnswer {
        guard let used = try await token() else { return try await next(request) }
        let answer = try await next(authorized(request, used))
        guard isRefused(answer), let refresh else { return answer }
        guard let new = try await replacement(for: used, refresh) else { return answer }
        return try await next(authorized(request, new))
    }

    /// The token of a refresh that another request has caused meanwhile, else that of a refresh.
    ///
    /// The held token is read inside the shared work: read before it, a refresh could end in between and a second one would begin.
    private func replacement(for used: String, _ refresh: @escaping Refresh) async throws(NetworkError) -> String? {
        let new = try await refreshing.value(for: used) { () async throws(NetworkError) in
            if let current = try await token(), current != used { return current }
            return try await refresh(used)
        }
        return new == used ? nil : new
    }

    private func authorized(_ request: NetworkRequest, _ token: String) -> NetworkRequest {
        var request = request
        request.headers["Authorization"] = "Bearer \(token)"
        return request
    }
}
