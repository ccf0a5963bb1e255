public import Foundation

/// What is stored of one list, and what of it is valid.
public struct StoredPages: Hashable, Sendable {
    private let pages: [DiscoveryPage]

    /// - Parameter pages: in ascending order.
    public init(_ pages: [DiscoveryPage]) { self.pages = pages }

    /// Whether or not it is valid.
    public func page(_ number: Int) -> DiscoveryPage? { pages.first { $0.page == number } }

    /// The page, unless it or a page before it is expired.
    public func valid(_ number: Int, at now: Date) -> DiscoveryPage? {
        guard let page = page(number), !page.isExpired(at: now) else { return nil }
        return pages.contains { $0.page < number && page.falls(with: $0, at: now) } ? nil : page
    }

    /// What the stored pages before this one have.
    public func items(before number: Int) -> Set<DiscoveredItem> { Set(pages.lazy.filter { $0.page < number }.flatMap(\.items)) }

    /// The items of the first page and of those that follow it without a gap, each once; nil if there is no first page.
    public var joined: [DiscoveredItem]? {
        let end = pages.indices.first { pages[$0].page != $0 + 1 } ?? pages.endIndex
        return end == pages.startIndex ? nil : pages[..<end].flatMap(\.items).eachOnce
    }
}
