import CoreDomain
import DesignSystem
import Flow
public import HTML
import MoviesDomain

/// The poster grid.
public struct MoviesView: HTML {
    let state: MoviesFeature.State

    public init(_ state: MoviesFeature.State) { self.state = state }

    public var body: some HTML {
        div(.class("screen screen-movies"), .region("movies-screen")) {
            ScreenTitle(state.query.kind == .movie ? "Movies" : "Videos") {
                IntentForm(MoviesFeature.Intent.refresh, .data("pull", "refresh")) {
                    IconButton(.retry, label: "Look for new movies", .type("submit"))
                }
            }
            if let filters = state.filters { MoviesFilterBar(query: state.query, filters: filters) }
            switch state.grid {
            case .initial, .loading:
                SkeletonGrid()
            case .error(let error):
                ErrorState(error.message, reason: error.reason, recovery: error.recovery) {
                    IntentForm(MoviesFeature.Intent.retry) { Button("Try again", icon: .retry, .type("submit")) }
                }
            case .ready(let grid) where grid.items.isEmpty:
                MoviesEmpty(query: state.query)
            case .ready(let grid):
                MoviesGrid(query: state.query, grid: grid)
            }
        }
    }
}

struct MoviesGrid: HTML {
    let query: MovieQuery
    let grid: MoviesFeature.Grid

    var body: some HTML {
        PosterGrid("movies") {
            ForEach(grid.items) { movie in
                PosterCard(
                    key: "m-\(movie.id)", title: movie.title, note: movie.missingSince == nil ? movie.year.map(String.init) : "Away",
                    path: "/movies/\(movie.id)", artwork: .poster(movie.poster, of: movie.id))
            }
        } more: {
            if let next = grid.next {
                if grid.isFull {
                    LinkButton("Go on", path: query.path(after: next))
                } else {
                    MoreLink("More", path: query.path(after: next), .intent(MoviesFeature.Intent.loadMore))
                }
            }
        }
    }
}

struct MoviesEmpty: HTML {
    let query: MovieQuery

    var body: some HTML {
        if query.genre != nil || query.year != nil {
            EmptyState(icon: .filter, title: "Nothing fits", text: "No movie has this genre and this year.") {
                LinkButton("Show all", path: query.kind.path)
            }
        } else {
            EmptyState(title: "No movies yet", text: "Add a folder, and its movies appear here while they are being read.") {
                LinkButton("Add a folder", icon: .folder, kind: .primary, path: "/library")
            }
        }
    }
}

struct MoviesFilterBar: HTML {
    let query: MovieQuery
    let filters: MovieFilters

    var body: some HTML {
        FilterBar(path: query.kind.path, fields: [sort, genre, year])
    }

    private var sort: FilterField {
        let choices = [
            FilterField.Choice("title", "A to Z"), .init("added", "Newest here"), .init("year", "Newest movies"),
            .init("rating", "Best rated"),
        ]
        return FilterField(name: "sort", label: "Order", choices: choices, current: query.sort.rawValue)
    }

    private var genre: FilterField {
        FilterField(
            name: "genre", label: "Genre",
            choices: [.init("", "All genres")] + filters.genres.map { .init($0.name, "\($0.name) (\($0.count))") },
            current: query.genre ?? "")
    }

    private var year: FilterField {
        FilterField(
            name: "year", label: "Year", choices: [.init("", "All years")] + filters.years.map { .init(String($0), String($0)) },
            current: query.year.map(String.init) ?? "")
    }
}
