public import HTTPTypes

/// Who a request speaks for.
public enum Principal: Sendable, Equatable {
    case nobody
    /// The person of the household who owns this server; the text is a stable id that capabilities are bound to.
    case owner(String)

    /// The id that capabilities are bound to, empty for nobody.
    public var id: String {
        switch self {
        case .nobody: ""
        case .owner(let id): id
        }
    }
}

/// What a route asks of the one who calls it.
public enum Access: Sendable, Equatable {
    /// No question asked: assets, health, sign-in.
    case anyone
    /// The household's owner.
    case owner
    /// The bearer of a valid `?c=` for the thing that the named path parameter names; see ``Capabilities``.
    case capability(parameter: String)
}

/// What a request, or a socket's opening request, shows of who sends it.
public struct Credentials: Sendable {
    /// Header fields, cookies among them.
    public let headers: HTTPFields
    /// The address at the other end of the connection, without port; empty for a Unix socket.
    public let clientAddress: String

    public init(headers: HTTPFields, clientAddress: String) {
        self.headers = headers
        self.clientAddress = clientAddress
    }
}

/// Finds out who sends a request. Asked only where a route, or the socket, wants to know.
public struct Authenticator: Sendable {
    /// Answers the principal; throws only when the answer cannot be had at all.
    public var principal: @Sendable (Credentials) async throws -> Principal

    public init(principal: @escaping @Sendable (Credentials) async throws -> Principal) {
        self.principal = principal
    }

    /// The open house of ``BindPolicy``: whoever reaches a server bound to loopback is its one owner.
    public static func openHouse(owner: String = "owner") -> Authenticator {
        Authenticator { _ in .owner(owner) }
    }

    /// Nobody is known.
    public static let closed = Authenticator { _ in .nobody }
}
