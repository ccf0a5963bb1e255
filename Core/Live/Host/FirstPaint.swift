/// A page for a browser that has none yet.
public struct FirstPaint: Sendable {
    /// The document; empty for a redirect. Copied out of the shared buffer.
    public let bytes: [UInt8]
    /// The token in the page, when its store waits for the socket.
    public let token: String?
    /// 200, 404, or a redirect to `location`.
    public let status: Int
    public let location: Location
}
