/// Which `Host` headers this server answers to. A page elsewhere that points its own name at 127.0.0.1 (DNS rebinding)
/// becomes same-origin with us in the browser's eyes; its `Host` gives it away.
public struct HostPolicy: Sendable, Equatable {
    private let names: Set<String>?

    /// - Parameters:
    ///   - boundTo: The host that the server binds.
    ///   - configured: Further names, without ports, under which people reach it (a proxy's, the machine's).
    public init(boundTo host: String, configured: [String] = []) {
        let configured = Set(configured.compactMap { Authority($0)?.host })
        if BindPolicy.isLoopback(host) {
            names = configured.union(["localhost", "127.0.0.1", "[::1]"]).union(Authority(host).map { [$0.host] } ?? [])
        } else {
            names = configured.isEmpty ? nil : configured
        }
    }

    /// Whether a request with this `Host` is answered. A missing or malformed one is not.
    public func allows(_ header: String?) -> Bool {
        guard let header, let authority = Authority(header) else { return false }
        return names?.contains(authority.host) ?? true
    }
}
