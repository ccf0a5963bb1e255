public import CoreDomain
import NIOCore

/// An open socket of a live page: text messages in both directions.
public struct LiveSocket: Sendable {
    /// Why a socket is closed; the browser acts on the number.
    public struct CloseCode: RawRepresentable, Sendable, Equatable {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }
        public static let normal = CloseCode(rawValue: 1000)
        /// The server stops: reconnect after a moment.
        public static let goingAway = CloseCode(rawValue: 1001)
        public static let policy = CloseCode(rawValue: 1008)
        public static let tooBig = CloseCode(rawValue: 1009)
        public static let internalError = CloseCode(rawValue: 1011)
        /// Not signed in: reload the page.
        public static let signInNeeded = CloseCode(rawValue: 4401)
        public static let idle = CloseCode(rawValue: 4408)
        public static let tooManySessions = CloseCode(rawValue: 4409)
    }

    let inbox: SocketInbox
    /// The viewer who opened the socket.
    public let viewer: Viewer
    /// The client's address without port.
    public let clientAddress: String
    /// From the opening request; see ``Cookies``.
    public let cookies: [String: String]
    let channel: any Channel

    /// Sends one text message.
    ///
    /// Returns when the kernel has accepted it, so a caller that awaits each message never has more than one in flight, and a slow client
    /// slows only its own session.
    /// - Throws: if the socket is closed, or the client accepted nothing for `ServerLimits.stallTimeout`.
    public func send(_ message: [UInt8]) async throws {
        try await channel.writeAndFlush(SocketOutput.text(channel.allocator.buffer(bytes: message)))
    }

    /// Sends a close frame, and closes. Does nothing on a closed socket.
    public func close(_ code: CloseCode) async {
        try? await channel.writeAndFlush(SocketOutput.close(code))
    }

    /// The same after a time, unless the result is cancelled before.
    func close(_ code: CloseCode, after time: Duration) -> Scheduled<Void> {
        channel.eventLoop.scheduleTask(in: TimeAmount(time)) { [channel] in channel.writeAndFlush(SocketOutput.close(code), promise: nil) }
    }

    /// The next message as UTF-8 bytes, complete and at most `ServerLimits.messageBytes` long; nil when the socket has closed, whichever side
    /// began. While nobody takes messages, a limited number waits, and then the client does.
    public func next() async -> [UInt8]? { await inbox.next() }

    /// Passes all further messages to `handle`, one after the other. Costs nothing while none arrives.
    ///
    /// - Parameters:
    ///   - handle: false for a message that was not understood; the socket is closed after eight of them.
    ///   - atEnd: called after the last message.
    func receive(
        by handle: @escaping @Sendable ([UInt8]) async -> Bool, atEnd: @escaping @Sendable () async -> Void
    ) { inbox.handle(by: handle, atEnd: atEnd) }
}

/// Commands of a session to the handler of its socket.
enum SocketOutput: Sendable {
    case text(ByteBuffer)
    case close(LiveSocket.CloseCode)
}
