public import CoreDomain
import Flow
import SearchDomain
public import SearchFeature

extension Cinema {
    public func searchClient(for viewer: Viewer) -> SearchClient {
        SearchClient(search: { [search] query in
            try await describingErrors { try await search.search(query, limit: 40, for: viewer.audience) }
        })
    }
}
