import CoreDomain
import Foundation
import Hummingbird

/// Checks a route's access before its handler runs.
struct Gatekeeper: Sendable {
    let authenticator: Authenticator
    let capabilities: Capabilities

    /// The context with the viewer or grant, or a problem: 401 if a viewer is required and nobody is signed in, 403 for a viewer without the
    /// permission, and for a capability that is missing, forged, expired, revoked or for another resource.
    func admit(_ request: Request, _ context: WebContext, to access: Access) async throws -> WebContext {
        var context = context
        switch access {
        case .anyone: break
        case .may(let permission):
            context.viewer = try await authenticator.viewer(
                Credentials(headers: request.headers, clientAddress: context.clientAddress))
            guard context.viewer.role != .nobody else { throw Problem.signInNeeded }
            guard context.viewer.may(permission) else { throw Problem.forbidden("You may not use this address.") }
            context.mayContinue = { [epochs = capabilities.epochs, viewer = context.viewer] in epochs.isCurrent(viewer) }
        case .capability(let parameter):
            let resource = CapabilityResource(kind: parameter, id: try context.parameter(parameter))
            guard let token = Self.token(in: request.uri.query ?? ""),
                let grant = capabilities.check(token, for: resource)
            else { throw Problem.expired }
            context.grant = grant
            context.mayContinue = { [epochs = capabilities.epochs] in epochs.current(of: grant.viewer) == grant.epoch }
        }
        return context
    }

    /// `c` of a query string; tokens need no decoding.
    static func token(in query: String) -> String? {
        let found = query.split(separator: "&").filter { $0.hasPrefix("c=") }
        return found.count == 1 ? found.first.map { String($0.dropFirst(2)) } : nil
    }
}
