/// The address that all routes of a service are below: `https://api.example.org/3`.
///
/// Only http and https, without user, password, query and fragment. A host outside ASCII is written in its ASCII form (`xn--…`).
public struct BaseAddress: Sendable, Hashable, CustomStringConvertible {
    /// Scheme, host and port: `https://api.example.org`. A port is there only if it was given.
    public let origin: String
    /// Host and port, as in the header `Host`.
    public let authority: String
    /// The path without a slash at its end; empty for none.
    public let path: String

    /// - Throws: `InvalidAddress`, with the reason.
    public init(_ text: String) throws(InvalidAddress) {
        let lowered = text.prefix(8).lowercased()
        let scheme = lowered.hasPrefix("https://") ? "https://" : lowered.hasPrefix("http://") ? "http://" : nil
        guard text.utf8.count <= 2048, let scheme else { throw InvalidAddress("An address begins with http:// or https://.") }
        let rest = text.dropFirst(scheme.count)
        let slash = rest.firstIndex(of: "/") ?? rest.endIndex
        authority = try Self.authority(rest[..<slash])
        path = try Self.path(rest[slash...])
        origin = scheme + authority
    }

    /// The host without port, and without the brackets of an IPv6 address.
    var host: String {
        if authority.hasPrefix("[") { return String(authority.dropFirst().prefix { $0 != "]" }) }
        return String(authority.prefix { $0 != ":" })
    }

    public var description: String { origin + path }

    private static func authority(_ text: Substring) throws(InvalidAddress) -> String {
        guard !text.contains("@") else { throw InvalidAddress("An address holds no user name and no password.") }
        let isLiteral = text.hasPrefix("[")
        let end = isLiteral ? text.firstIndex(of: "]").map(text.index(after:)) : text.firstIndex(of: ":") ?? text.endIndex
        guard let end else { throw InvalidAddress("The host of an address is not valid.") }
        let host = text[..<end], port = text[end...]
        let isHost =
            isLiteral
            ? host.utf8.count > 4 && host.dropFirst().dropLast().utf8.allSatisfy(isAddressByte)
            : !host.isEmpty && host.utf8.count <= 253 && host.utf8.allSatisfy(isHostByte)
        guard isHost else { throw InvalidAddress("The host of an address is not valid.") }
        let digits = port.dropFirst()
        let isPort = port.isEmpty || port.first == ":" && digits.utf8.allSatisfy(isDigit) && (1...65_535).contains(Int(digits) ?? 0)
        guard isPort else { throw InvalidAddress("The port of an address is a number from 1 to 65535.") }
        return text.lowercased()
    }

    private static func path(_ text: Substring) throws(InvalidAddress) -> String {
        let segments = text.split(separator: "/")
        let isPath = segments.allSatisfy { segment in
            segment != "." && segment != ".." && segment.utf8.allSatisfy(PercentEncoding.isUnreserved)
        }
        guard isPath else {
            throw InvalidAddress("The path of an address holds only letters, digits and the signs - . _ ~, and no query.")
        }
        return segments.map { "/\($0)" }.joined()
    }

    private static func isHostByte(_ byte: UInt8) -> Bool { PercentEncoding.isUnreserved(byte) && byte != UInt8(ascii: "~") }
    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    private static func isAddressByte(_ byte: UInt8) -> Bool {
        isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20) || byte == UInt8(ascii: ":")
            || byte == UInt8(ascii: ".")
    }
}

/// Why a text is not the address of a service, in a sentence for people.
public struct InvalidAddress: Error, Equatable, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }
}
