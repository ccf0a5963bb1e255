import NIOHTTP1

/// Decides from a request's head alone whether it becomes a socket.
struct UpgradePolicy: Sendable {
    enum Decision: Equatable {
        /// Pass it to the upgrader.
        case upgrade
        /// An ordinary request; its `Upgrade` header, if any, is ignored.
        case ordinary
        /// Answer this and close.
        case refuse(HTTPResponseStatus, String)
    }

    let path: String
    let hosts: HostPolicy
    let origins: OriginPolicy

    /// - Parameter host: The requested host; see `ProxyPolicy`.
    func decide(_ head: HTTPRequestHead, host: String?, isFirst: Bool) -> Decision {
        let headers = head.headers
        guard headers[canonicalForm: "upgrade"].contains(where: { $0.lowercased() == "websocket" }), head.method == .GET,
            head.uri == path || head.uri.hasPrefix(path + "?")
        else { return .ordinary }
        guard hosts.allows(host), headers[canonicalForm: "host"].count == 1 else {
            return .refuse(.misdirectedRequest, "This server does not answer to that host name.")
        }
        guard origins.allowsSocket(origin: headers.first(name: "origin"), host: host) else {
            return .refuse(.forbidden, "A live page may only be opened from this server's own pages.")
        }
        guard headers.first(name: "sec-websocket-version") == "13" else {
            return .refuse(.upgradeRequired, "Only version 13 of the WebSocket protocol is supported.")
        }
        guard headers[canonicalForm: "connection"].contains(where: { $0.lowercased() == "upgrade" }),
            Self.isKey(headers.first(name: "sec-websocket-key")), !headers.contains(name: "transfer-encoding"),
            headers.first(name: "content-length").map({ $0 == "0" }) ?? true
        else { return .refuse(.badRequest, "The WebSocket handshake is malformed.") }
        // NIO upgrades only the first request of a connection; the route at this path answers 426 and closes.
        return isFirst ? .upgrade : .ordinary
    }

    /// Sixteen bytes in base 64.
    private static func isKey(_ key: String?) -> Bool {
        guard let key = key?.utf8, key.count == 24, key.suffix(2).elementsEqual("==".utf8) else { return false }
        return key.dropLast(2).allSatisfy {
            (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) || $0 == 0x2B || $0 == 0x2F
        }
    }
}
