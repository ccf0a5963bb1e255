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

/// The stored pages of a list from the first one, joined.
public struct DiscoveryContents: Hashable, Sendable {
    /// Each once.
    public let items: [DiscoveredItem]
    /// The number of joined pages: 1…500.
    public let pages: Int
    /// As the last of them says: 0…500.
    public let totalPages: Int
    /// Whether one of the pages is expired.
    public let isStale: Bool

    public init(items: [DiscoveredItem], pages: Int, totalPages: Int, isStale: Bool) {
        self.items = items
        self.pages = pages
        self.totalPages = totalPages
        self.isStale = isStale
    }

    public var hasMore: Bool { pages < totalPages }
}

/// What is known about a list at a moment.
public struct DiscoveryUpdate: Hashable, Sendable {
    /// Nil if nothing is stored.
    public let contents: DiscoveryContents?
    /// The reason why the contents are stale or missing, once it is known.
    public let problem: DiscoveryError?

    public init(contents: DiscoveryContents?, problem: DiscoveryError? = nil) {
        self.contents = contents
        self.problem = problem
    }
}

public enum DiscoveryError: Error, Hashable {
    /// No source serves this list, or it has no such page.
    case notFound
    case unauthorised
    case unavailable(reason: String)
}
