/// A page of a list, and whether it is what the source would say now.
public struct DiscoveryResult: Hashable, Sendable {
    public let page: DiscoveryPage
    /// An old page, because there is no newer one.
    public let isStale: Bool
    /// The reason why there is no newer one.
    public let problem: DiscoveryError?

    public init(page: DiscoveryPage, isStale: Bool = false, problem: DiscoveryError? = nil) {
        self.page = page
        self.isStale = isStale
        self.problem = problem
    }
}

public enum DiscoveryError: Error, Hashable {
    /// No source serves this list, or it has no such page.
    case notFound
    case unauthorised
    case unavailable(reason: String)
}
