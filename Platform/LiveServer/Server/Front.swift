import CoreDomain
import HTTPTypes
import Hummingbird
import Logging

/// The middleware of every request and every answer: the client's address, host and origin checks, problems in place of errors, security
/// headers, the log and the metrics.
struct Front: RouterMiddleware {
    let hosts: HostPolicy
    let origins: OriginPolicy
    let proxies: ProxyPolicy
    let limits: ServerLimits
    let metrics: HTTPMetrics
    let authenticator: Authenticator
    let errorPage: WebServer.ErrorPage?

    func handle(
        _ request: Request, context: WebContext, next: (Request, WebContext) async throws -> Response
    ) async throws -> Response {
        let clock = ContinuousClock()
        let start = clock.now
        let origin = proxies.origin(peer: context.clientAddress) { name in
            HTTPField.Name(name).map { request.headers[values: $0] } ?? []
        }
        var context = context
        context.clientAddress = origin.address
        context.isSecure = origin.isSecure
        var response: Response
        do {
            try examine(request, host: origin.host ?? request.head.authority)
            response = try await next(request, context)
        } catch {
            response = await answer(to: error, request, context)
            response = (try? await response.compressed(for: request)) ?? response
        }
        SecurityHeaders.add(to: &response.headers)
        let spent = start.duration(to: clock.now)
        note(request, context, status: response.status.code, spent: spent)
        return response
    }

    private func examine(_ request: Request, host: String?) throws(Problem) {
        guard hosts.allows(host), !request.headers.contains(.host) else {
            throw Problem(
                .misdirectedRequest, "Popcorn does not answer to this name. Add it to the setting allowed.hosts (POPCORN_ALLOWED_HOSTS).")
        }
        guard
            origins.allowsChange(
                method: request.method, origin: request.headers[.origin], fetchSite: request.headers[.secFetchSite],
                host: host)
        else { throw .forbidden("Changes may only be sent from this server's own pages.") }
        if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limits.bodyBytes {
            throw Problem(.contentTooLarge, "The request body is larger than \(limits.bodyBytes) bytes.", headers: [.connection: "close"])
        }
    }

    private func answer(to error: any Error, _ request: Request, _ context: WebContext) async -> Response {
        let reference = String(UInt64.random(in: .min ... .max), radix: 36)
        let (problem, unexpected) = Problem.of(error, reference: reference)
        if unexpected {
            context.logger.error(
                "A handler failed",
                metadata: [
                    "reference": "\(reference)",
                    "route": "\(context.endpointPath ?? "NotFound")", "error": "\(String(reflecting: error))",
                ])
        }
        if let errorPage, request.headers[.accept]?.contains("text/html") == true,
            let page = errorPage(problem, request, await viewer(request, context))
        {
            return .html(page, status: problem.status, headers: problem.headers)
        }
        return problem.response
    }

    /// A request that failed may not have come as far as its viewer. Nobody, if that cannot be determined.
    private func viewer(_ request: Request, _ context: WebContext) async -> Viewer {
        let credentials = Credentials(headers: request.headers, clientAddress: context.clientAddress)
        return (try? await authenticator.viewer(credentials)) ?? .nobody
    }

    private func note(_ request: Request, _ context: WebContext, status: Int, spent: Duration) {
        let route = context.endpointPath ?? "NotFound"
        let nanoseconds = spent.components.seconds * 1_000_000_000 + spent.components.attoseconds / 1_000_000_000
        metrics.record(route: route, method: request.method, status: status, nanoseconds: nanoseconds)
        context.logger.log(
            level: status >= 500 ? .warning : .debug, "Request",
            metadata: [
                "method": "\(request.method)", "route": "\(route)", "status": "\(status)", "ms": "\(Double(nanoseconds / 1000) / 1000)",
            ])
    }
}

extension HTTPField.Name {
    static let host = unchecked("host")
    static let secFetchSite = unchecked("sec-fetch-site")

    /// For names in the source.
    static func unchecked(_ name: String) -> HTTPField.Name {
        guard let name = HTTPField.Name(name) else { preconditionFailure("\(name) is not a field name") }
        return name
    }
}
