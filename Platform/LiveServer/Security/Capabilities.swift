public import CoreDomain
public import Crypto
public import Foundation

/// A resource that a capability opens: a kind and an id, such as ("file", "42").
public struct CapabilityResource: Sendable, Equatable {
    public let kind: String
    public let id: String

    public init(kind: String, id: String) {
        self.kind = kind
        self.id = id
    }
}

/// The right that a valid capability grants.
public struct CapabilityGrant: Sendable, Equatable {
    /// The viewer it was issued to.
    public let viewer: ViewerID
    public let expires: Date
    /// The epoch of the viewer when it was issued; see ``Epochs``.
    public let epoch: Int
}

/// Issues and checks temporary, unguessable rights of one viewer to one resource: `expiry.epoch.viewer.mac`, URL-safe, for `?c=`.
///
/// The MAC is HMAC-SHA256 over resource, viewer, epoch and expiry, each preceded by its length, so that no two rights sign the same
/// bytes. It is checked in constant time, with the current key and the previous one. A right with an old epoch (see ``Epochs``) is refused.
public struct Capabilities: Sendable {
    private let current: SymmetricKey
    /// With the current key, which is prepared once: a page names fifty files.
    private let signer: HMAC<SHA256>
    private let previous: SymmetricKey?
    let epochs: Epochs
    /// Expiries are rounded up to this many seconds, so that one page renders the same address again.
    private static let quantum = 900

    /// - Parameters:
    ///   - current: Signs and checks; 32 bytes, see ``SecretFile``.
    ///   - previous: Only checks, until everything that it signed has expired.
    ///   - epochs: Those of all accounts, shared with the code that raises them.
    public init(current: SymmetricKey, previous: SymmetricKey? = nil, epochs: Epochs) {
        self.current = current
        signer = HMAC(key: current)
        self.previous = previous
        self.epochs = epochs
    }

    /// A key that only this process knows: everything that it issued ends with it.
    public init(epochs: Epochs = Epochs()) { self.init(current: SymmetricKey(size: .bits256), epochs: epochs) }

    /// - Parameter lifetime: Minimum seconds until it expires; rounding adds up to 15 minutes.
    public func issue(_ resource: CapabilityResource, to viewer: Viewer, lifetime: TimeInterval, now: Date = Date()) -> String {
        let until = Int(clamped: min((now.timeIntervalSince1970 + lifetime).rounded(.up), 1e12))
        let expiry = (until + Self.quantum - 1) / Self.quantum * Self.quantum
        var signer = signer
        signer.update(data: Self.signed(resource, viewer.id, viewer.epoch, expiry))
        let mac = signer.finalize().withUnsafeBytes { Array($0) }
        let id = Base64URL.text(Array(viewer.id.rawValue.utf8))
        return "\(String(expiry, radix: 36)).\(String(viewer.epoch, radix: 36)).\(id).\(Base64URL.text(mac))"
    }

    /// The grant, or nil if the text is malformed, forged, expired, revoked or for something else.
    public func check(_ token: String, for resource: CapabilityResource, now: Date = Date()) -> CapabilityGrant? {
        guard token.utf8.count <= 512 else { return nil }
        let parts = token.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 4, let expiry = Int(parts[0], radix: 36), let epoch = Int(parts[1], radix: 36),
            let viewer = Base64URL.bytes(parts[2]).flatMap({ String(validating: $0, as: UTF8.self) }).map(ViewerID.init),
            let mac = Base64URL.bytes(parts[3])
        else { return nil }
        let signed = Self.signed(resource, viewer, epoch, expiry)
        let genuine = [current, previous].compactMap { $0 }
            .contains { HMAC<SHA256>.isValidAuthenticationCode(mac, authenticating: signed, using: $0) }
        guard genuine, now.timeIntervalSince1970 < Double(expiry), epoch == epochs.current(of: viewer) else { return nil }
        return CapabilityGrant(viewer: viewer, expires: Date(timeIntervalSince1970: Double(expiry)), epoch: epoch)
    }

    private static func signed(_ resource: CapabilityResource, _ viewer: ViewerID, _ epoch: Int, _ expiry: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(128)
        bytes += "popcorn-capability-2".utf8
        for field in [resource.kind, resource.id, viewer.rawValue, String(epoch), String(expiry)] {
            withUnsafeBytes(of: UInt32(truncatingIfNeeded: field.utf8.count).bigEndian) { bytes.append(contentsOf: $0) }
            bytes.append(contentsOf: field.utf8)
        }
        return bytes
    }
}
