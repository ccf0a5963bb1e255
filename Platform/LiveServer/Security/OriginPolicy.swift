public import HTTPTypes

/// Whether a request comes from one of our own pages.
public struct OriginPolicy: Sendable, Equatable {
    private let allowed: Set<Authority>

    /// - Parameter allowed: Origins (`https://name[:port]`) in addition to our own, such as that of a proxy in front of the server.
    public init(allowed: [String] = []) {
        self.allowed = Set(allowed.compactMap(Authority.ofOrigin))
    }

    /// A socket is opened only with an origin, and only with our own: browsers always send one.
    public func allowsSocket(origin: String?, host: String?) -> Bool {
        guard let origin, let host else { return false }
        return isOurs(origin, host: host)
    }

    /// For methods that change state. `Sec-Fetch-Site` decides if the browser sends it, because no script can set it; otherwise an `Origin`
    /// must be ours; a client that sends neither is not a browser and carries nobody's cookies.
    public func allowsChange(method: HTTPRequest.Method, origin: String?, fetchSite: String?, host: String?) -> Bool {
        if method == .get || method == .head || method == .options { return true }
        if let fetchSite { return fetchSite == "same-origin" }
        guard let origin else { return true }
        return isOurs(origin, host: host ?? "")
    }

    private func isOurs(_ origin: String, host: String) -> Bool {
        guard let origin = Authority.ofOrigin(origin) else { return false }
        if allowed.contains(origin) { return true }
        return origin == Authority.ofOrigin("http://" + host) || origin == Authority.ofOrigin("https://" + host)
    }
}
