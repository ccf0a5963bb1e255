/// `host[:port]` of a `Host` header or an origin, parsed and normalised.
struct Authority: Equatable, Hashable {
    let host: String
    let port: Int?

    /// Nil unless it is a host name, an IPv4 address or a bracketed IPv6 address, with an optional port.
    init?(_ text: some StringProtocol) {
        let text = text.lowercased()
        guard !text.isEmpty, text.utf8.count <= 260 else { return nil }
        var host = text[...]
        var port: Substring?
        if text.hasPrefix("[") {
            guard let end = text.firstIndex(of: "]") else { return nil }
            host = text[...end]
            let rest = text[text.index(after: end)...]
            if !rest.isEmpty {
                guard rest.hasPrefix(":") else { return nil }
                port = rest.dropFirst()
            }
            guard host.dropFirst().dropLast().utf8.allSatisfy({ Self.isHex($0) || $0 == 0x3A || $0 == 0x2E }) else { return nil }
        } else {
            if let colon = text.firstIndex(of: ":") {
                host = text[..<colon]
                port = text[text.index(after: colon)...]
            }
            guard !host.isEmpty, host.utf8.allSatisfy(Self.isNameByte) else { return nil }
        }
        if host.hasSuffix("."), host.count > 1 { host = host.dropLast() }
        self.host = String(host)
        if let port {
            guard (1...5).contains(port.utf8.count), port.utf8.allSatisfy(Self.isDigit), let number = UInt16(port) else { return nil }
            self.port = Int(number)
        } else {
            self.port = nil
        }
    }

    /// The authority of `scheme://host[:port]`, without the scheme's default port; nil for `null`, paths and other schemes.
    static func ofOrigin(_ origin: String) -> Authority? {
        for (scheme, own) in [("http://", 80), ("https://", 443)] where origin.lowercased().hasPrefix(scheme) {
            guard let found = Authority(origin.dropFirst(scheme.count)) else { return nil }
            return found.port == own ? Authority(host: found.host, port: nil) : found
        }
        return nil
    }

    private init(host: String, port: Int?) {
        self.host = host
        self.port = port
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private static func isHex(_ byte: UInt8) -> Bool { isDigit(byte) || (0x61...0x66).contains(byte) }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        isDigit(byte) || (0x61...0x7A).contains(byte) || byte == 0x2D || byte == 0x2E || byte == 0x5F
    }
}
