import Flow
import SearchDomain
public import SearchFeature

extension Cinema {
    public func searchClient() -> SearchClient {
        SearchClient(search: { [search] query in
            do { return try await search.search(query, limit: 40) } catch { throw ViewStateError(telling: error) }
        })
    }
}
