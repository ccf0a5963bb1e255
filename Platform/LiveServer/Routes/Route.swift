public import HTTPTypes
public import Hummingbird

/// An address, a method, and the access that it requires.
public struct Route: Sendable {
    public typealias Handler = @Sendable (Request, WebContext) async throws -> Response

    public let method: HTTPRequest.Method
    /// The path with captures in braces, such as `/movies/{id}`; this, not the path of a request, is logged and counted.
    public let pattern: String
    public let access: Access
    /// Whether the handler runs on the event loop of its connection; see ``Routes/get(_:access:staysOnEventLoop:_:)``.
    let staysOnEventLoop: Bool
    let handler: Handler
    /// The pattern without the names of its captures, as the router sees it.
    let shape: String

    init(method: HTTPRequest.Method, pattern: String, access: Access, staysOnEventLoop: Bool = false, handler: @escaping Handler) {
        self.method = method
        self.pattern = pattern
        self.access = access
        self.staysOnEventLoop = staysOnEventLoop
        self.handler = handler
        var isCapture = false
        shape = pattern.filter { character in
            if character == "}" { isCapture = false }
            defer { if character == "{" { isCapture = true } }
            return !isCapture
        }
    }
}

/// The routes of a server. A route cannot be added without its access.
///
/// ```swift
/// var routes = Routes()
/// routes.get("/movies/{id}", access: .may(.watch)) { request, context in
///     let id = try context.parameter("id")
///     return .json(try await movies.details(id))
/// }
/// ```
public struct Routes: Sendable {
    /// Every route in the order of declaration.
    public private(set) var all: [Route] = []

    public init() {}

    /// `HEAD` is answered too, by the same handler, without the body.
    ///
    /// - Parameter staysOnEventLoop: For handlers that only look up what to send, in microseconds: changing threads would take longer. One
    ///   that computes, reads a disk or waits for a lock would hold up all connections of its loop.
    public mutating func get(_ pattern: String, access: Access, staysOnEventLoop: Bool = false, _ handler: @escaping Route.Handler) {
        add(Route(method: .get, pattern: pattern, access: access, staysOnEventLoop: staysOnEventLoop, handler: handler))
    }
    public mutating func post(_ pattern: String, access: Access, _ handler: @escaping Route.Handler) {
        on(.post, pattern, access: access, handler)
    }
    public mutating func put(_ pattern: String, access: Access, _ handler: @escaping Route.Handler) {
        on(.put, pattern, access: access, handler)
    }
    public mutating func patch(_ pattern: String, access: Access, _ handler: @escaping Route.Handler) {
        on(.patch, pattern, access: access, handler)
    }
    public mutating func delete(_ pattern: String, access: Access, _ handler: @escaping Route.Handler) {
        on(.delete, pattern, access: access, handler)
    }

    /// These routes, which answer with a problem while there is one, also if it came up during the request.
    public func refusing(_ problem: @escaping @Sendable () -> Problem?) -> Routes {
        var routes = Routes()
        for route in all {
            routes.add(
                Route(method: route.method, pattern: route.pattern, access: route.access, staysOnEventLoop: route.staysOnEventLoop) {
                    request, context in
                    if let problem = problem() { throw problem }
                    let response = try await route.handler(request, context)
                    if let problem = problem() { throw problem }
                    return response
                })
        }
        return routes
    }

    /// A route of any method. The same method and pattern twice, or one address with captures of two names, is a programming error and
    /// stops the program.
    public mutating func on(_ method: HTTPRequest.Method, _ pattern: String, access: Access, _ handler: @escaping Route.Handler) {
        add(Route(method: method, pattern: pattern, access: access, handler: handler))
    }

    private mutating func add(_ route: Route) {
        for other in all where other.shape == route.shape {
            precondition(other.method != route.method, "\(route.method) \(route.pattern) is declared twice")
            precondition(other.pattern == route.pattern, "\(route.pattern) and \(other.pattern) are one address with two spellings")
        }
        all.append(route)
    }

    /// Adds all routes of another list, such as that of another part of the program.
    public mutating func add(_ other: Routes) {
        for route in other.all { add(route) }
    }
}
