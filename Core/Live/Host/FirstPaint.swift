/// A page for a browser that does not show one yet.
public struct FirstPaint: Sendable {
    /// The document; empty for a redirect. Copied from the shared buffer.
    public let bytes: [UInt8]
    /// The token in the page, when its store waits for the socket.
    public let token: String?
    /// 200, 404, or a redirect to `location`.
    public let status: Int
    public let location: Location
}

/// The outcome of a form that was sent without JavaScript.
public struct PostedForm: Sendable {
    /// The next address (303).
    public let location: Location
    /// Names the page that took the form, while it waits; see `LiveHost.firstPaint`.
    public let token: String?
}
