import DesignSystem
import HTML
import MoviesDomain
import PeopleDomain
import Screens
import TVSeriesDomain

struct DiscoverGrid: HTML {
    let query: DiscoverQuery
    let part: DiscoverPart
    let look: DrawnLook?

    private static let key = "discover"

    var body: some HTML {
        switch part.items {
        case .movies(let movies):
            let posters = Artwork.posters(movies.map { PosterFacts($0) }, after: look)
            PosterGrid(Self.key) {
                ForEach(zip(movies, posters.artworks)) { DiscoveredMovie(movie: $0, artwork: $1) }
            } more: {
                more(posters.look)
            }
        case .series(let series):
            let posters = Artwork.posters(series.map { PosterFacts($0) }, after: look)
            PosterGrid(Self.key) {
                ForEach(zip(series, posters.artworks)) { DiscoveredSeries(series: $0, artwork: $1) }
            } more: {
                more(posters.look)
            }
        case .people(let people):
            PosterGrid(Self.key) {
                ForEach(people) {
                    PersonCard(
                        key: "p-\($0.id)", name: $0.name, role: $0.knownForDepartment, path: "/people/\($0.id)",
                        artwork: .portrait($0.profile, of: $0.id, name: $0.name))
                }
            } more: {
                more(nil)
            }
        }
    }

    @HTMLBuilder private func more(_ look: DrawnLook?) -> some HTML {
        if let next = part.next {
            MoreLink(path: query.path([("after", String(next))] + (look.map { [("look", String($0.code))] } ?? [])))
        }
    }
}

struct DiscoveredMovie: HTML {
    let movie: MovieSummary
    let artwork: Artwork

    var body: some HTML {
        PosterCard(
            key: "m-\(movie.id)", title: movie.title, note: movie.year.map(String.init), path: "/movies/\(movie.id)", artwork: artwork,
            isOwned: movie.isOwned
        ) { PosterMenuButton(movie.id, name: movie.title) }
    }
}

struct DiscoveredSeries: HTML {
    let series: SeriesSummary
    let artwork: Artwork

    var body: some HTML {
        PosterCard(
            key: "s-\(series.id)", title: series.title, note: series.year.map(String.init), path: "/series/\(series.id)", artwork: artwork,
            isOwned: series.isOwned
        ) { PosterMenuButton(series.id, name: series.title) }
    }
}
