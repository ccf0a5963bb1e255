/// A service or data set that knows lists.
public protocol DiscoverySource: Sendable {
    /// - Parameter page: 1…500.
    /// - Throws: `notFound` for a list that it does not serve; then the next source is asked. Any other error ends the search.
    func page(_ list: DiscoveryList, _ page: Int) async throws(DiscoveryError) -> DiscoveryPage
}

/// The pages of lists that sources gave. It keeps expired ones, because they are better than none, until newer ones replace them or it has
/// to make room.
public protocol DiscoveryRepository: Sendable {
    /// The stored pages with numbers up to `last`, in ascending order. A page that cannot be read is left out.
    func pages(of list: DiscoveryList, upTo last: Int) async throws(DiscoveryError) -> StoredPages
    /// Replaces this page, and drops the later ones of the same list, which follow its predecessor.
    func save(_ page: DiscoveryPage, of list: DiscoveryList) async throws(DiscoveryError)
    /// Removes the lists that belong to no title: when there are other sources than before, theirs take their place.
    func removeGeneral() async throws(DiscoveryError)
    /// Removes some of what is too old to be shown at all, the oldest first: little at a time, because the clock may be wrong.
    func removeOutdated() async throws(DiscoveryError)
}
