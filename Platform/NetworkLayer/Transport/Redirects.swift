import Foundation

/// Follows redirects of a GET within the same scheme, host and port, as often as its route allows. Every other redirect is an error, so that
/// neither a token nor a body ever reaches another server.
struct Redirects: NetworkDecorator {
    private static let statuses: Set<Int> = [301, 302, 303, 307, 308]

    func send(_ request: NetworkRequest, _ next: @escaping NetworkClient.Send) async throws(NetworkError) -> NetworkAnswer {
        var request = request
        for hop in 0...max(0, request.redirects) {
            let answer = try await next(request)
            guard Self.statuses.contains(answer.status), let location = answer.headers["Location"] else { return answer }
            guard hop < request.redirects, request.method == .get, let target = Self.target(of: location, from: request) else { break }
            request.target = target
        }
        throw .redirect
    }

    /// Path and query of the new address; nil if it is not below the same scheme, host and port.
    static func target(of location: String, from request: NetworkRequest) -> String? {
        guard location.utf8.count <= 4096, let origin = URL(string: request.address),
            let url = URL(string: location, relativeTo: origin)?.absoluteURL.standardized,
            url.scheme?.lowercased() == origin.scheme, url.host()?.lowercased() == origin.host(), port(url) == port(origin),
            url.user() == nil
        else { return nil }
        let path = url.path(percentEncoded: true)
        return (path.isEmpty ? "/" : path) + (url.query(percentEncoded: true).map { "?" + $0 } ?? "")
    }

    private static func port(_ url: URL) -> Int? { url.port ?? (url.scheme?.lowercased() == "https" ? 443 : 80) }
}
