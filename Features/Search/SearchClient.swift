public import SearchDomain

/// The data and operations of the search screen.
public struct SearchClient: Sendable {
    /// Throws a `ViewStateError`.
    public var search: @Sendable (String) async throws -> [SearchHit]

    public init(search: @escaping @Sendable (String) async throws -> [SearchHit]) {
        self.search = search
    }
}
