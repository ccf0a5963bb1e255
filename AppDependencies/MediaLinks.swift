public import CoreDomain
public import Foundation
public import LiveServer

/// Makes the addresses of files, each with the capability that opens it for one viewer.
public struct MediaLinks: Sendable {
    /// Long enough for a long movie with a long break.
    public static let lifetime: TimeInterval = 12 * 3_600

    private let capabilities: Capabilities

    public init(capabilities: Capabilities) { self.capabilities = capabilities }

    public func capability(_ file: FileID, _ viewer: Viewer) -> String {
        capabilities.issue(CapabilityResource(kind: "file", id: file.rawValue), to: viewer, lifetime: Self.lifetime)
    }

    public func original(_ file: FileID, _ viewer: Viewer) -> String {
        "/media/\(file)/original?c=\(capability(file, viewer))"
    }

    /// - Parameter isStreamable: whether there is a playlist of it.
    public func addresses(_ file: FileID, _ viewer: Viewer, isStreamable: Bool) -> FileAddresses {
        let capability = capability(file, viewer)
        return FileAddresses(
            original: "/media/\(file)/original?c=\(capability)",
            stream: isStreamable ? "/media/\(file)/master.m3u8?c=\(capability)" : nil)
    }

    public func download(_ file: FileID, _ viewer: Viewer) -> String {
        "/media/\(file)/download?c=\(capability(file, viewer))"
    }
}

/// The addresses of a file, each with its capability.
public struct FileAddresses: Hashable, Sendable {
    public var original: String
    /// The playlist; nil where nothing can be played in segments.
    public var stream: String?

    public init(original: String, stream: String?) {
        self.original = original
        self.stream = stream
    }
}
