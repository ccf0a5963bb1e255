public import CoreDomain
public import HTTPTypes

/// The access that a route requires.
public enum Access: Sendable, Equatable {
    /// Everyone: assets, health, sign-in.
    case anyone
    /// A viewer whose role has this permission, for everything or for one title; the handler checks which.
    case may(Permission)
    /// The bearer of a valid `?c=` for the resource in the named path parameter; see ``Capabilities``.
    case capability(parameter: String)
}

/// The parts of a request that identify its sender.
public struct Credentials: Sendable {
    /// Header fields, including cookies.
    public let headers: HTTPFields
    /// The address of the peer, without port; empty for a Unix socket.
    public let clientAddress: String

    public init(headers: HTTPFields, clientAddress: String) {
        self.headers = headers
        self.clientAddress = clientAddress
    }
}

/// Identifies the sender of a request. Called only for routes that require it, for sockets, and for the pages of errors.
public struct Authenticator: Sendable {
    /// Returns the viewer, `.nobody` without a sign-in; throws only if it cannot be determined.
    public var viewer: @Sendable (Credentials) async throws -> Viewer

    public init(viewer: @escaping @Sendable (Credentials) async throws -> Viewer) {
        self.viewer = viewer
    }

    /// Nobody is ever signed in.
    public static let closed = Authenticator { _ in .nobody }

    /// The same, but a viewer with an old epoch is nobody.
    func checking(_ epochs: Epochs) -> Authenticator {
        Authenticator { [viewer] credentials in
            let found = try await viewer(credentials)
            return epochs.isCurrent(found) ? found : .nobody
        }
    }
}
