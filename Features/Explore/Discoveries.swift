public import MoviesDomain
public import PeopleDomain
public import TVSeriesDomain

/// What sources besides the library offer to Explore.
public struct Discoveries: Hashable, Sendable {
    public var trendingMovies: [MovieSummary]
    public var trendingSeries: [SeriesSummary]
    public var trendingPeople: [PersonSummary]
    /// Popular titles that the library does not hold.
    public var movies: [MovieSummary]
    public var series: [SeriesSummary]
    /// Why the lists may be out of date.
    public var problem: Problem?

    /// What keeps a service from giving newer lists.
    public enum Problem: Hashable, Sendable {
        /// It cannot be reached, or answers with nonsense.
        case away
        /// It does not accept the token.
        case refused
    }

    public init(
        trendingMovies: [MovieSummary] = [], trendingSeries: [SeriesSummary] = [], trendingPeople: [PersonSummary] = [],
        movies: [MovieSummary] = [], series: [SeriesSummary] = [], problem: Problem? = nil
    ) {
        self.trendingMovies = trendingMovies
        self.trendingSeries = trendingSeries
        self.trendingPeople = trendingPeople
        self.movies = movies
        self.series = series
        self.problem = problem
    }

    var isEmpty: Bool { self == Discoveries(problem: problem) }
}
