import DesignSystem
import HTML
import MoviesDomain
import PeopleDomain
import Screens
import TVSeriesDomain

struct DiscoveryRows: HTML {
    let discoveries: Discoveries

    var body: some HTML {
        if let problem = discoveries.problem, !discoveries.isEmpty {
            p(.class("quiet"), .region("discoveries-note"), .role("status")) { ExploreWords.problem(problem) }
        }
        Self.trendingMovies(discoveries.trendingMovies) {
            MovieRow(
                key: "trending-movies", title: ExploreWords.trendingMovies, path: "/discover/movies?list=trending", marksOwned: true,
                movies: $0)
        }
        Self.trendingSeries(discoveries.trendingSeries) {
            SeriesRow(
                key: "trending-series", title: ExploreWords.trendingSeries, path: "/discover/series?list=trending", marksOwned: true,
                series: $0)
        }
        Self.movies(discoveries.movies) {
            MovieRow(key: "discover-movies", title: ExploreWords.popularMovies, path: "/discover/movies", movies: $0)
        }
        Self.series(discoveries.series) {
            SeriesRow(key: "discover-series", title: ExploreWords.popularSeries, path: "/discover/series", series: $0)
        }
        Self.people(discoveries.trendingPeople) { people in
            if !people.isEmpty {
                CastRow(
                    "trending-people", title: ExploreWords.trendingPeople, path: "/discover/people",
                    members: people.map {
                        .init(
                            name: $0.name, role: $0.knownForDepartment, path: "/people/\($0.id)",
                            artwork: .portrait($0.profile, of: $0.id, name: $0.name))
                    })
            }
        }
    }

    // The same for everybody.
    private static let trendingMovies = MarkupCache<[MovieSummary]>()
    private static let trendingSeries = MarkupCache<[SeriesSummary]>()
    private static let movies = MarkupCache<[MovieSummary]>()
    private static let series = MarkupCache<[SeriesSummary]>()
    private static let people = MarkupCache<[PersonSummary]>()
}
