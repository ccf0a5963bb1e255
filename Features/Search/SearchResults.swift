public import SearchDomain

/// The hits for the words of a query, the best first.
public struct SearchResults: Equatable, Sendable {
    public var query: String
    public var hits: [SearchHit]

    public init(query: String, hits: [SearchHit]) {
        self.query = query
        self.hits = hits
    }

    var people: [SearchHit] { hits.filter { $0.reference.kind == .person } }
    var titles: [SearchHit] { hits.filter { $0.reference.kind != .person } }

    /// The hits that `other` does not have.
    func without(_ other: SearchResults?) -> SearchResults {
        let shown = Set(other?.hits.map(\.reference) ?? [])
        return SearchResults(query: query, hits: hits.filter { !shown.contains($0.reference) })
    }
}
