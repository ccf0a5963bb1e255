/// A socket that has joined. Write each of `frames`, pass each inbound frame to `receive`, and call `leave` of the host at the end.
public struct LiveConnection<F: LiveFeature>: Sendable {
    public let session: LiveSession<F>
    public let frames: LiveFrames<F>
    let token: String

    /// Takes an inbound frame. False if it was not understood; after a few of these, close the socket.
    public func receive(_ frame: some Collection<UInt8> & Sendable) async -> Bool {
        guard let message = try? ClientMessage.parse(frame) else {
            session.metrics.count { $0.faults += 1 }
            return false
        }
        await receive(message)
        return true
    }

    /// Takes a message that was understood.
    public func receive(_ message: ClientMessage) async { await session.receive(message, from: frames.number) }
}

/// Why a socket is closed, as WebSocket close codes.
public enum LiveClose: Int, Sendable, Error {
    /// The server stops or the session has ended; reconnect after a moment.
    case goingAway = 1001
    /// Sign in first: the browser reloads the page.
    case notSignedIn = 4401
    /// The client was silent for too long.
    case idle = 4408
    /// This client has too many sessions.
    case tooMany = 4409
}
