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

    public init(
        trendingMovies: [MovieSummary] = [], trendingSeries: [SeriesSummary] = [], trendingPeople: [PersonSummary] = [],
        movies: [MovieSummary] = [], series: [SeriesSummary] = []
    ) {
        self.trendingMovies = trendingMovies
        self.trendingSeries = trendingSeries
        self.trendingPeople = trendingPeople
        self.movies = movies
        self.series = series
    }

    var isEmpty: Bool { self == Discoveries() }
}
