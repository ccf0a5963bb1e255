import CoreDomain
import Glibc

/// The `Host` headers that this server accepts. A page elsewhere that points its own name at our address (DNS rebinding) has our origin
/// in the eyes of the browser; only its `Host` reveals it.
///
/// Always an allow-list: numeric addresses, which no foreign name server can assign to anybody; `localhost`; this machine's name; names
/// that end in `.local`, which only the local network resolves; and the configured names.
public struct HostPolicy: Sendable, Equatable {
    private let names: Set<String>

    /// - Parameters:
    ///   - host: The host that the server binds.
    ///   - machine: This machine's name, with or without its domain.
    ///   - configured: Further names, without ports, by which people reach it (a proxy's, or a router's name for this machine).
    public init(boundTo host: String, machine: String = HostPolicy.machineName, configured: [String] = []) {
        let short = machine.prefix { $0 != "." }
        names = Set((configured + [host, machine, String(short), "localhost"]).compactMap { Authority($0)?.host })
    }

    /// Whether a request with this `Host` is answered. A missing or malformed one is not.
    public func allows(_ header: String?) -> Bool {
        guard let header, let host = Authority(header)?.host else { return false }
        if names.contains(host) || host.hasSuffix(".local") { return true }
        return IPAddress(host.hasPrefix("[") ? host.dropFirst().dropLast() : host[...]) != nil
    }

    /// Empty if it is not available.
    public static var machineName: String {
        var name = [CChar](repeating: 0, count: 256)
        guard gethostname(&name, name.count - 1) == 0 else { return "" }
        return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
