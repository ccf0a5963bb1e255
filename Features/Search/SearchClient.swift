public import SearchDomain

/// What the search screen needs.
public struct SearchClient: Sendable {
    /// Throws a `ViewStateError`.
    public var search: @Sendable (String) async throws -> [SearchHit]

    public init(search: @escaping @Sendable (String) async throws -> [SearchHit]) {
        self.search = search
    }
}
