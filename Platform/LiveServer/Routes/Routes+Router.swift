import HTTPTypes
import Hummingbird

extension Routes {
    /// The routes as Hummingbird's router, each with its check; other methods of a known address are answered with 405.
    func router(gatekeeper: Gatekeeper, front: Front) -> Router<WebContext> {
        let router = Router(context: WebContext.self)
        router.add(middleware: front)
        var methods: [String: Set<HTTPRequest.Method>] = [:]
        for route in all {
            let guarded = route.guarded(by: gatekeeper)
            router.on(RouterPath(route.pattern), method: route.method, use: guarded)
            methods[route.pattern, default: []].insert(route.method)
            if route.method == .get, !all.contains(where: { $0.method == .head && $0.pattern == route.pattern }) {
                methods[route.pattern, default: []].insert(.head)
                router.on(RouterPath(route.pattern), method: .head) { request, context in
                    try await guarded(request, context).withoutBody()
                }
            }
        }
        for (pattern, known) in methods {
            let allow = known.map(\.rawValue).sorted().joined(separator: ", ")
            for method in Self.usual where !known.contains(method) {
                router.on(RouterPath(pattern), method: method) { _, _ -> Response in
                    throw Problem(.methodNotAllowed, "This address accepts only \(allow).", headers: [.allow: allow])
                }
            }
        }
        return router
    }

    private static let usual: [HTTPRequest.Method] = [.get, .head, .post, .put, .patch, .delete, .options]
}

extension Route {
    func guarded(by gatekeeper: Gatekeeper) -> Handler {
        let respond: Handler = { [access, handler] request, context in
            try await handler(request, gatekeeper.admit(request, context, to: access)).compressed(for: request)
        }
        if staysOnEventLoop { return respond }
        return { request, context in
            try await withTaskExecutorPreference(globalConcurrentExecutor) { try await respond(request, context) }
        }
    }
}

extension Response {
    /// The same head without a body. A body of unknown length would be announced as chunked, and its absence misread, so the length
    /// is given as 0.
    func withoutBody() -> Response {
        var head = self
        let length = head.headers[.contentLength]
        head.body = ResponseBody()
        head.headers[.contentLength] = length ?? "0"
        return head
    }
}
