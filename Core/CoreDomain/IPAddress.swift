import Glibc

/// An IPv4 or IPv6 address as bytes. IPv4 addresses in the form of IPv6 (`::ffff:192.0.2.1`) are IPv4.
public struct IPAddress: Hashable, Sendable {
    /// 4 or 16.
    public let bytes: [UInt8]

    /// Accepts no port, no brackets, no zone and no form of IPv4 with fewer than four numbers.
    public init?(_ text: some StringProtocol) {
        guard text.utf8.count <= 45 else { return nil }
        let text = String(text)
        var all = [UInt8](repeating: 0, count: 16)
        if inet_pton(AF_INET, text, &all) == 1 {
            bytes = Array(all.prefix(4))
        } else if inet_pton(AF_INET6, text, &all) == 1 {
            let isMapped = all.prefix(10).allSatisfy { $0 == 0 } && all[10] == 0xFF && all[11] == 0xFF
            bytes = isMapped ? Array(all.suffix(4)) : all
        } else {
            return nil
        }
    }

    /// The part that belongs to one client: an IPv4 address, or the first 64 bits of an IPv6 address.
    public var client: [UInt8] { bytes.count == 4 ? bytes : Array(bytes.prefix(8)) }
}

/// The addresses with a common prefix: `192.168.0.0/16`, `fd00::/8`, or one address.
public struct AddressBlock: Hashable, Sendable {
    private let address: IPAddress
    private let bits: Int

    /// Nil unless it is an address, with or without the length of a prefix.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count <= 2, let address = IPAddress(parts[0]) else { return nil }
        let most = address.bytes.count * 8
        if parts.count == 2 {
            guard parts[1].utf8.count <= 3, parts[1].allSatisfy(\.isNumber), let bits = Int(parts[1]), bits <= most else { return nil }
            self.bits = bits
        } else {
            bits = most
        }
        self.address = address
    }

    /// An IPv4 block contains no IPv6 address, and the other way round.
    public func contains(_ other: IPAddress) -> Bool {
        guard other.bytes.count == address.bytes.count else { return false }
        return zip(address.bytes, other.bytes).enumerated().allSatisfy { place, pair in
            let significant = min(8, max(0, bits - place * 8))
            let mask = UInt8(truncatingIfNeeded: 0xFF00 >> significant)
            return pair.0 & mask == pair.1 & mask
        }
    }
}
