import CoreDomain
import Flow
import MoviesDomain
public import MoviesFeature
public import Screens

extension Cinema {
    public func moviesClient() -> MoviesClient {
        MoviesClient(
            page: { [movies] query, page in try await telling { try await movies.movies(query, page: page) } },
            facets: { [movies] query in
                try await telling {
                    MovieFacets(
                        genres: try await movies.genres(of: query.kind), years: try await movies.years(of: query.kind),
                        count: try await movies.count(of: query.kind), letters: try await movies.letters(of: query.kind))
                }
            },
            changes: { changes([.titles(.movie), .titles(.video)]).paced() },
            refresh: { () throws(ViewStateError) in try await telling { try await startScan(nil) } })
    }
}
