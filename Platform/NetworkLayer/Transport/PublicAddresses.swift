import CoreDomain

extension IPAddress {
    /// Whether it is that of a machine out on the internet, and none for a purpose of its own: the machine itself, the network at home, the
    /// provider's network, examples, groups (RFC 6890 and IANA's registries of special-purpose addresses).
    var isPublic: Bool {
        if bytes.count == 4 { return !Self.special.contains { $0.contains(self) } }
        // RFC 6052: what a network without IPv4 calls the addresses of IPv4.
        if Self.translated.contains(where: { $0.contains(self) }) { return Self.isPublic(bytes.suffix(4)) }
        return Self.global.contains { $0.contains(self) } && !Self.specialGlobal.contains { $0.contains(self) }
    }

    private static func isPublic(_ bytes: ArraySlice<UInt8>) -> Bool {
        IPAddress(bytes.map(String.init).joined(separator: "."))?.isPublic ?? false
    }

    private static let special = blocks(
        "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24",
        "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/3")
    private static let translated = blocks("64:ff9b::/96")
    private static let global = blocks("2000::/3")
    /// Tunnels (Teredo, 6to4), which lead to addresses of IPv4, and examples.
    private static let specialGlobal = blocks("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")

    private static func blocks(_ texts: String...) -> [AddressBlock] { texts.compactMap { AddressBlock($0) } }
}
