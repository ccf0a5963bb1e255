import CoreDomain
import SearchDomain

/// The audience for which a specification reads.
enum Reading {
    @TaskLocal static var audience = Audience.unlimited
}

extension SearchIndex {
    func search(_ query: String, limit: Int) async throws(SearchError) -> [SearchHit] {
        try await search(query, limit: limit, for: Reading.audience)
    }
}
