public import HTTPTypes

/// An error in words for the client, sent as `application/problem+json` (RFC 9457).
///
/// Handlers throw it; every other error becomes a 500 without details.
public struct Problem: Error, Sendable, Equatable {
    public var status: HTTPResponse.Status
    /// Short and the same for every occurrence.
    public var title: String
    /// The reason, then what to do; never a path, a query or a printed error.
    public var detail: String?
    /// Identifies the kind; `about:blank` means that the status is sufficient.
    public var type: String
    public var headers: HTTPFields

    public init(
        _ status: HTTPResponse.Status, _ detail: String? = nil, title: String? = nil, type: String = "about:blank",
        headers: HTTPFields = [:]
    ) {
        self.status = status
        self.title = title ?? status.reasonPhrase
        self.detail = detail
        self.type = type
        self.headers = headers
    }

    /// 400: the request is malformed; the detail names the place.
    public static func badRequest(_ detail: String) -> Problem { Problem(.badRequest, detail) }
    /// 401: sign in first.
    public static let signInNeeded = Problem(.unauthorized, "Sign in to see this.")
    /// 403: signed in, but not allowed.
    public static func forbidden(_ detail: String) -> Problem { Problem(.forbidden, detail) }
    /// 403 for an address whose capability is missing, forged, expired, revoked or for another resource.
    public static let expired = Problem(.forbidden, "This address has expired. Open the title's page again to get a new one.")
    /// 404.
    public static func notFound(_ detail: String = "There is nothing at this address.") -> Problem { Problem(.notFound, detail) }
}
