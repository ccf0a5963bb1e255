import DesignSystem
import HTML
import MoviesDomain
import Screens
import TVSeriesDomain

struct MovieRow: HTML {
    let key: String
    let title: String
    var path: String?
    var marksOwned = false
    let movies: [MovieSummary]

    var body: some HTML {
        if !movies.isEmpty {
            Row(key, title: title, path: path) {
                PosterCards(movies, PosterFacts.init) { [marksOwned] in MovieCard(movie: $0, artwork: $1, marksOwned: marksOwned) }
            }
        }
    }
}

struct SeriesRow: HTML {
    let key: String
    let title: String
    var path: String?
    var marksOwned = false
    let series: [SeriesSummary]

    var body: some HTML {
        if !series.isEmpty {
            Row(key, title: title, path: path) {
                PosterCards(series, PosterFacts.init) { [marksOwned] in SeriesCard(series: $0, artwork: $1, marksOwned: marksOwned) }
            }
        }
    }
}
