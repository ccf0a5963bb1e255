public import DiscoverFeature
import DiscoveryDomain
public import Foundation

/// A part of a list, and how good it is.
public struct FoundPart: Sendable {
    public let items: DiscoverPart.Items
    /// The number of pages of the source up to the end of this part; nil where the list ends.
    public let next: Int?
    /// Whether it is old, because there is no newer one.
    public let isStale: Bool
    /// Of its oldest page.
    public let fetchedAt: Date
    /// The reason why there is no newer one.
    let problem: DiscoveryError?

    public init(items: DiscoverPart.Items, next: Int? = nil, isStale: Bool = false, fetchedAt: Date) {
        self.init(items: items, next: next, isStale: isStale, fetchedAt: fetchedAt, problem: nil)
    }

    init(items: DiscoverPart.Items, next: Int?, isStale: Bool, fetchedAt: Date, problem: DiscoveryError?) {
        self.items = items
        self.next = next
        self.isStale = isStale
        self.fetchedAt = fetchedAt
        self.problem = problem
    }
}
