import CoreDomain
import Flow
import MoviesDomain
public import MoviesFeature

extension Cinema {
    public func moviesClient() -> MoviesClient {
        MoviesClient(
            movies: { [movies] query, page in
                do { return try await movies.movies(query, page: page) } catch { throw ViewStateError(telling: error) }
            },
            filters: { [movies] kind in
                MovieFilters(
                    genres: try await movies.genres(of: kind), years: try await movies.years(of: kind),
                    count: try await movies.count(of: kind), letters: try await movies.letters(of: kind))
            },
            changes: { changes([.titles(.movie), .titles(.video)]).paced() },
            refresh: { () throws(ViewStateError) in try await telling { try await startScan(nil) } })
    }
}
