import Foundation
import Hummingbird

/// Asks a route's question before its handler runs.
struct Gatekeeper: Sendable {
    let authenticator: Authenticator
    let capabilities: Capabilities

    /// The context with what was found out, or a problem: 401 for nobody where the owner is asked for, 403 for a
    /// capability that is missing, forged, expired or another thing's.
    func admit(_ request: Request, _ context: WebContext, to access: Access) async throws -> WebContext {
        var context = context
        switch access {
        case .anyone: break
        case .owner:
            context.principal = try await authenticator.principal(
                Credentials(headers: request.headers, clientAddress: context.clientAddress))
            guard case .owner = context.principal else { throw Problem.signInNeeded }
        case .capability(let parameter):
            let resource = CapabilityResource(kind: parameter, id: try context.parameter(parameter))
            guard let token = Self.token(in: request.uri.query ?? ""),
                let grant = capabilities.check(token, for: resource)
            else { throw Problem.forbidden("This address has expired. Open the title's page again to get a new one.") }
            context.grant = grant
        }
        return context
    }

    /// `c` of a query string; the alphabet of tokens needs no decoding.
    static func token(in query: String) -> String? {
        let found = query.split(separator: "&").filter { $0.hasPrefix("c=") }
        return found.count == 1 ? found.first.map { String($0.dropFirst(2)) } : nil
    }
}
