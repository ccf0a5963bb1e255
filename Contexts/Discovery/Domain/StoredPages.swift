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

    /// Page 1 and those that follow without a gap.
    private var run: ArraySlice<DiscoveryPage> {
        let end = pages.indices.first { pages[$0].page != $0 + 1 } ?? pages.endIndex
        return pages[..<end]
    }

    /// What the stored pages before this one have.
    public func items(before number: Int) -> Set<DiscoveredItem> { Set(pages.lazy.filter { $0.page < number }.flatMap(\.items)) }

    /// The number of the page that follows the stored ones; nil at the end of the list.
    public var next: Int? {
        guard let last = run.last else { return DiscoveryPage.numbers.lowerBound }
        return last.next
    }

    /// What a screen shows; nil if there is no first page.
    public func contents(at now: Date) -> DiscoveryContents? {
        let run = run
        guard let last = run.last else { return nil }
        return DiscoveryContents(
            items: run.flatMap(\.items).eachOnce, pages: last.page, totalPages: last.totalPages,
            isStale: run.contains { $0.isExpired(at: now) })
    }
}
