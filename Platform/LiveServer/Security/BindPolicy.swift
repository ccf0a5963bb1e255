/// Decides, from the address to bind, whether a server without sign-in may start.
public enum BindPolicy {
    public enum Decision: Sendable, Equatable {
        /// Only this machine can connect, so every client is the owner.
        case openToThisMachine
        /// The operator allows every client; the warning goes to the log.
        case openToAnyone(warning: String)
        /// The server must not start; the sentence says why.
        case refused(String)
    }

    /// - Parameters:
    ///   - host: Name or address given as `--host`.
    ///   - allowAnyone: Whether the operator allows it explicitly.
    public static func decide(host: String, allowAnyone: Bool) -> Decision {
        if isLoopback(host) { return .openToThisMachine }
        if allowAnyone {
            return .openToAnyone(
                warning: "Popcorn listens on \(host) without sign-in: everyone who can reach this address has full control.")
        }
        return .refused(
            """
            Popcorn will not listen on \(host): there is no sign-in yet, so everyone who can reach that address would control \
            your library. Use --host 127.0.0.1, or add --allow-anyone if you trust every device in your network.
            """)
    }

    /// `localhost`, `127.0.0.0/8` and `::1`; not wildcards (`0.0.0.0`, `::`) or names that only look similar.
    public static func isLoopback(_ host: String) -> Bool {
        var host = host.lowercased()
        if host.hasPrefix("["), host.hasSuffix("]") { host = String(host.dropFirst().dropLast()) }
        if host == "localhost" || host == "::1" { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 4, parts[0] == "127" else { return false }
        return parts.allSatisfy { UInt8($0) != nil && $0.allSatisfy(\.isNumber) }
    }
}
