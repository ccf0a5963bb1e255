import CoreDomain

/// Finds the client behind a reverse proxy. Only the headers of configured proxies count; from anybody else they are ignored.
public struct ProxyPolicy: Sendable, Equatable {
    /// How a request reached the outermost trusted proxy.
    struct Origin: Sendable, Equatable {
        /// The client's address without port; empty for a Unix socket.
        var address: String
        /// The host that the client requested, instead of `Host`.
        var host: String?
        /// Whether the client's connection is encrypted.
        var isSecure = false
    }

    /// Entries of `X-Forwarded-For` that are examined, from the right.
    private static let most = 16

    private let proxies: [AddressBlock]

    /// - Parameter trusted: Addresses and blocks (`10.0.0.0/8`) of proxies. Anything else is ignored; see ``unknown(in:)``.
    public init(trusted: [String] = []) { proxies = trusted.compactMap { AddressBlock($0) } }

    /// The texts that are neither an address nor a block.
    public static func unknown(in trusted: [String]) -> [String] { trusted.filter { AddressBlock($0) == nil } }

    /// - Parameters:
    ///   - peer: The address of the peer.
    ///   - field: All values of a header field, in order.
    func origin(peer: String, field: (_ name: String) -> [String]) -> Origin {
        guard !proxies.isEmpty, let address = IPAddress(peer), trusts(address) else { return Origin(address: peer) }
        var origin = Origin(address: peer)
        // Each proxy appends the address that it sees, so the right end was written by our own, and the left end by anybody.
        let chain = field("x-forwarded-for").joined(separator: ",").split(separator: ",", omittingEmptySubsequences: false)
        for entry in chain.suffix(Self.most).reversed() {
            guard let (text, address) = Self.address(in: entry) else { break }
            origin.address = text
            if !trusts(address) { break }
        }
        origin.host = Self.single(field("x-forwarded-host")).flatMap { Authority($0) == nil ? nil : $0 }
        origin.isSecure = Self.single(field("x-forwarded-proto"))?.lowercased() == "https"
        return origin
    }

    private func trusts(_ address: IPAddress) -> Bool { proxies.contains { $0.contains(address) } }

    /// Some proxies write `[2001:db8::1]:4711` or `192.0.2.1:4711`.
    private static func address(in entry: Substring) -> (String, IPAddress)? {
        var text = entry.trimmingWhitespace()
        if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
            text = text[text.index(after: text.startIndex)..<end]
        } else if text.contains("."), let colon = text.lastIndex(of: ":"), !text.hasPrefix("::") {
            text = text[..<colon]
        }
        return IPAddress(text).map { (String(text), $0) }
    }

    /// The value that the last proxy set; nil if there is none.
    private static func single(_ values: [String]) -> String? {
        values.last?.split(separator: ",").last.map { String($0.trimmingWhitespace()) }
    }
}
