public import NIOCore

/// Limits for one client, and for all clients together.
public struct ServerLimits: Sendable, Equatable {
    /// Connections accepted at once; further ones wait in the kernel's backlog.
    public var connections = 4096
    /// Live sockets at once, of all clients together.
    public var sockets = 2048
    /// Live sockets at once from one client: an IPv4 address, or a /64 of IPv6; see `ProxyPolicy`.
    public var socketsPerAddress = 64
    /// Bytes of all header fields of a request together, and of the request line.
    public var headerBytes = 16 * 1024
    /// Header fields of a request.
    public var headerCount = 100
    /// Bytes of a request body that handlers may collect.
    public var bodyBytes = 1024 * 1024
    /// Bytes of one socket message, with all its fragments.
    public var messageBytes = 16 * 1024
    /// Frames of any kind, and bytes, that one socket may send per second; above that it is closed. See `FrameBudget`.
    public var framesPerSecond = 50
    public var frameBytesPerSecond = 128 * 1024
    /// Messages of one socket that may wait for the session before reading pauses.
    public var waitingMessages = 16
    /// From the start of a connection, and later from a request's first byte, to the end of its head.
    public var headDeadline = TimeAmount.seconds(10)
    /// From a request's head to the end of its body.
    public var bodyDeadline = TimeAmount.seconds(30)
    /// A connection between two requests.
    public var idleTimeout = TimeAmount.seconds(60)
    /// A client that accepts no byte of the waiting data.
    public var stallTimeout = TimeAmount.seconds(60)
    /// Between two pings on a socket; less than a proxy's usual 60 s.
    public var pingInterval = TimeAmount.seconds(25)
    /// From a ping to the next message or pong.
    public var pongDeadline = TimeAmount.seconds(20)
    /// From the signal to stop until open connections are closed.
    public var shutdownGrace = TimeAmount.seconds(3)

    public init() {}
}
