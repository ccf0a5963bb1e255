import HTML
public import Live

/// A visitor with a browser at a live host: opens pages, clicks, and waits for what comes. For journeys through features.
public final class Visitor<F: LiveFeature> {
    public enum VisitorError: Error { case notFound(Int), refused(LiveClose), nothingToClick(String), isGone }

    public private(set) var browser: Browser
    private let host: LiveHost<F>
    private let connection: LiveConnection<F>
    private var frames: LiveFrames<F>.AsyncIterator

    /// The server's side of it.
    public var session: LiveSession<F> { connection.session }

    /// Opens an address, as a browser with JavaScript does: paint, then socket.
    public init(
        _ host: LiveHost<F>, _ visit: LiveVisit<F>, opening address: String, isolation: isolated (any Actor)? = #isolation
    ) async throws {
        self.host = host
        let location = Location(parsing: address) ?? Location()
        let paint = await host.firstPaint(location, visit, keeping: true)
        guard paint.status == 200 else { throw VisitorError.notFound(paint.status) }
        browser = try Browser(paint.bytes, address: paint.location.description)
        connection = try await host.join(browser.join(), visit).get()
        frames = connection.frames.makeAsyncIterator()
        try await receive()
    }

    /// Clicks the link or button with that text or label and takes the answer.
    public func click(_ text: String, isolation: isolated (any Actor)? = #isolation) async throws {
        guard let message = browser.click(text) else { throw VisitorError.nothingToClick(text) }
        try await send(message)
    }

    /// Fills fields and submits the form that has them.
    public func submit(_ fields: [String: String], isolation: isolated (any Actor)? = #isolation) async throws {
        for (name, value) in fields where !browser.fill(name, value) { throw VisitorError.nothingToClick(name) }
        let first = fields.keys.first ?? ""
        guard let message = browser.submit(where: { form in form.first { $0.attributes["name"] == first } != nil }) else {
            throw VisitorError.nothingToClick(first)
        }
        try await send(message)
    }

    /// Sends a message and takes frames until one answers it.
    public func send(_ message: ClientMessage, isolation: isolated (any Actor)? = #isolation) async throws {
        await post(message)
        try await receive()
    }

    /// Sends a message and waits for no frame.
    public func post(_ message: ClientMessage, isolation: isolated (any Actor)? = #isolation) async { await connection.receive(message) }

    /// Takes the next frame, waiting for it.
    public func receive(isolation: isolated (any Actor)? = #isolation) async throws {
        guard let frame = await frames.next(isolation: isolation) else { throw VisitorError.isGone }
        try browser.apply(frame)
    }

    /// Takes frames until the page holds the text.
    public func waitFor(_ text: String, isolation: isolated (any Actor)? = #isolation) async throws {
        while !browser.root.text.contains(text) { try await receive() }
    }

    /// Closes the socket.
    public func leave(isolation: isolated (any Actor)? = #isolation) async { await host.leave(connection) }
}
