import CoreDomain
public import Crypto
public import Foundation

/// One thing that a capability opens: a kind and an id, as ("file", "42").
public struct CapabilityResource: Sendable, Equatable {
    public let kind: String
    public let id: String

    public init(kind: String, id: String) {
        self.kind = kind
        self.id = id
    }
}

/// What a valid capability says.
public struct CapabilityGrant: Sendable, Equatable {
    /// Id of the principal it was issued to.
    public let principal: String
    public let expires: Date
}

/// Issues and checks short-lived, unguessable rights to one resource: `expiry.principal.mac`, URL-safe, for `?c=`.
///
/// The mac is HMAC-SHA256 over resource, principal and expiry, each with its length before it, so no two different
/// triples sign the same bytes. Checked in constant time, under the current key and the one before it.
public struct Capabilities: Sendable {
    private let current: SymmetricKey
    private let previous: SymmetricKey?
    /// Expiries are rounded up to this many seconds, so that one page renders the same address again.
    private static let quantum = 900

    /// - Parameters:
    ///   - current: Signs and checks; 32 bytes, see ``SecretFile``.
    ///   - previous: Only checks, for as long as what it signed may live.
    public init(current: SymmetricKey, previous: SymmetricKey? = nil) {
        self.current = current
        self.previous = previous
    }

    /// A key of this process alone: everything issued dies with it.
    public init() { self.init(current: SymmetricKey(size: .bits256)) }

    /// - Parameter lifetime: Least seconds until it expires; up to 15 minutes more by rounding.
    public func issue(_ resource: CapabilityResource, to principal: String, lifetime: TimeInterval, now: Date = Date()) -> String {
        let until = Int(clamped: min((now.timeIntervalSince1970 + lifetime).rounded(.up), 1e12))
        let expiry = (until + Self.quantum - 1) / Self.quantum * Self.quantum
        let mac = HMAC<SHA256>.authenticationCode(for: Self.signed(resource, principal, expiry), using: current)
        return "\(String(expiry, radix: 36)).\(Base64URL.text(Array(principal.utf8))).\(Base64URL.text(Array(mac)))"
    }

    /// The grant, or nil if the text is malformed, forged, expired or for something else.
    public func check(_ token: String, for resource: CapabilityResource, now: Date = Date()) -> CapabilityGrant? {
        guard token.utf8.count <= 512 else { return nil }
        let parts = token.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let expiry = Int(parts[0], radix: 36),
            let principal = Base64URL.bytes(parts[1]).flatMap({ String(validating: $0, as: UTF8.self) }),
            let mac = Base64URL.bytes(parts[2])
        else { return nil }
        let signed = Self.signed(resource, principal, expiry)
        let genuine = [current, previous].compactMap { $0 }
            .contains { HMAC<SHA256>.isValidAuthenticationCode(mac, authenticating: signed, using: $0) }
        guard genuine, now.timeIntervalSince1970 < Double(expiry) else { return nil }
        return CapabilityGrant(principal: principal, expires: Date(timeIntervalSince1970: Double(expiry)))
    }

    private static func signed(_ resource: CapabilityResource, _ principal: String, _ expiry: Int) -> [UInt8] {
        var bytes = Array("popcorn-capability-1".utf8)
        for field in [resource.kind, resource.id, principal, String(expiry)] {
            withUnsafeBytes(of: UInt32(truncatingIfNeeded: field.utf8.count).bigEndian) { bytes.append(contentsOf: $0) }
            bytes.append(contentsOf: field.utf8)
        }
        return bytes
    }
}
