public import CoreDomain
public import Foundation
public import LiveServer
public import StreamingDomain

/// Makes the addresses of files, each with the capability that opens it for one viewer.
public struct MediaLinks: Sendable {
    /// Long enough for a long movie with a long break.
    public static let lifetime: TimeInterval = 12 * 3_600

    private let capabilities: Capabilities

    public init(capabilities: Capabilities) { self.capabilities = capabilities }

    public func capability(_ file: FileID, _ viewer: Viewer) -> String {
        capabilities.issue(CapabilityResource(kind: "file", id: file.rawValue), to: viewer, lifetime: Self.lifetime)
    }

    public func addresses(_ file: FileID, _ viewer: Viewer) -> MediaAddresses {
        MediaAddresses(file, capability: capability(file, viewer))
    }
}
