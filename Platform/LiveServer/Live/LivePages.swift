public import CoreDomain
import HTTPTypes
public import Hummingbird
public import Live
import HTML

/// The visitor of a live page.
public struct LiveVisitor: Sendable, Equatable {
    public let viewer: Viewer
    /// The name that sessions are bound to and counted by: the viewer's, or the address of somebody who is not signed in.
    public let client: String
    /// The numeric address of the browser; of a trusted proxy's client, the one that the proxy names.
    public let address: String
    /// From the browser; see ``Cookies``.
    public let cookies: [String: String]

    init(viewer: Viewer, address: String, cookies: [String: String]) {
        self.viewer = viewer
        self.address = address
        self.cookies = cookies
        client = viewer.role == .nobody ? "address:" + address : Self.client(viewer.id)
    }

    /// The name under which a viewer's sessions are known; ends them with `LiveHost.end`.
    public static func client(_ viewer: ViewerID) -> String { "viewer:" + viewer.rawValue }
}

/// Joins the sessions of Core/Live to the server: first paints, forms without JavaScript, and the socket.
///
/// ```swift
/// let pages = LivePages(host: host, epochs: epochs) { visitor in LiveVisit(client: visitor.client, feature: app, state: .init()) }
/// routes.add(pages.routes(["/", "/movies/{id}"], access: .may(.browse)))
/// WebServer(…, connect: pages.connect)
/// ```
public struct LivePages<F: LiveFeature>: Sendable {
    let host: LiveHost<F>
    private let epochs: Epochs
    private let visit: @Sendable (LiveVisitor) async -> LiveVisit<F>

    /// - Parameters:
    ///   - epochs: Those that the server's capabilities were made with.
    ///   - visit: Makes the behaviour and the state for one visitor.
    public init(host: LiveHost<F>, epochs: Epochs, visit: @escaping @Sendable (LiveVisitor) async -> LiveVisit<F>) {
        self.host = host
        self.epochs = epochs
        self.visit = visit
    }

    /// A visit that ends with the visitor's sign-in.
    func admitted(_ visitor: LiveVisitor) async -> LiveVisit<F> {
        var visit = await visit(visitor)
        visit.mayStay = { [epochs] in epochs.isCurrent(visitor.viewer) }
        return visit
    }

    /// `GET` and `POST` of each address; the feature decides which addresses exist beyond the pattern (404).
    public func routes(_ patterns: [String], access: Access) -> Routes {
        var routes = Routes()
        for pattern in patterns {
            routes.get(pattern, access: access, page)
            routes.post(pattern, access: access, post)
        }
        return routes
    }

    /// The page at the request's address, as HTML.
    @Sendable public func page(_ request: Request, _ context: WebContext) async throws -> Response {
        let visitor = Self.visitor(request, context)
        // Crawlers and prefetches never open the socket: no session is kept for them.
        let keeping = visitor.viewer.role != .nobody && request.method == .get && request.headers[.secPurpose] == nil
        let before = visitor.cookies[Self.pageCookie]
        let paint = await host.firstPaint(try Self.location(request), await admitted(visitor), keeping: keeping, continuing: before)
        guard (300..<400).contains(paint.status) else {
            return .html(paint.bytes, status: .init(code: paint.status), headers: before == nil ? [:] : Self.pageCookie(paint.token))
        }
        return Response(status: .init(code: paint.status), headers: [.location: paint.location.description, .cacheControl: "no-store"])
    }

    /// A form of the page: `-` names the intent, the other fields are its values. Answers 303 with the next address.
    @Sendable public func post(_ request: Request, _ context: WebContext) async throws -> Response {
        let fields = try await FormBody.read(request)
        guard let name = fields.first(where: { $0.name == "-" })?.value,
            let intent = WireIntent(name: name, fields: fields.filter { $0.name != "-" }.map { .init($0.name, $0.value) })
        else { throw Problem.badRequest("The form does not say which action it is for.") }
        let visitor = Self.visitor(request, context)
        let before = visitor.cookies[Self.pageCookie]
        guard let posted = await host.post(try Self.location(request), intent, await admitted(visitor), continuing: before) else {
            throw Problem.badRequest("This page has no such action. Reload it and try again.")
        }
        return .seeOther(posted.location.description, headers: Self.pageCookie(posted.token))
    }

    /// Names the page that took the last form, so that the next page shows the outcome. It grants no access: the page is bound to its
    /// viewer.
    private static var pageCookie: String { "popcorn-page" }

    private static func pageCookie(_ token: String?) -> HTTPFields {
        [.setCookie: "\(pageCookie)=\(token ?? ""); Path=/; Max-Age=\(token == nil ? 0 : 15); HttpOnly; SameSite=Strict"]
    }

    private static func visitor(_ request: Request, _ context: WebContext) -> LiveVisitor {
        LiveVisitor(viewer: context.viewer, address: context.clientAddress, cookies: Cookies.read(request.headers))
    }

    private static func location(_ request: Request) throws -> Location {
        guard let location = Location(parsing: request.uri.query.map { request.uri.path + "?" + $0 } ?? request.uri.path) else {
            throw Problem.notFound()
        }
        return location
    }
}

extension HTTPField.Name {
    static let secPurpose = unchecked("sec-purpose")
}
