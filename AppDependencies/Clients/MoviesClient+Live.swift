public import CoreDomain
import Flow
import MoviesDomain
public import MoviesFeature
public import Screens

extension Cinema {
    public func moviesClient(for viewer: Viewer) -> MoviesClient {
        let audience = viewer.audience
        return MoviesClient(
            page: { [movies] query, page in try await describingErrors { try await movies.movies(query, page: page, for: audience) } },
            facets: { [movies] query in
                try await describingErrors {
                    MovieFacets(
                        genres: try await movies.genres(of: query.kind, for: audience),
                        years: try await movies.years(of: query.kind, for: audience),
                        count: try await movies.count(of: query.kind, for: audience),
                        letters: try await movies.letters(of: query.kind, for: audience))
                }
            },
            changes: { changes(audience.listKeys.union([.titles(.movie), .titles(.video)])).paced() },
            refresh: { () throws(ViewStateError) in try await describingErrors { try await startScan(nil) } },
            menu: posterMenuClient(for: viewer))
    }
}
