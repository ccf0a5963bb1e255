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
            ScreenTitle(state.query.kind == .movie ? "Movies" : "Videos", note: MoviesWords.count(state)) {
                IntentForm(MoviesFeature.Intent.refresh, .data("pull", "refresh")) {
                    IconButton(.retry, label: "Scan for new movies", .type("submit"))
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
                // A list that fits on one part, or is not from A to Z, has no use for letters.
                if grid.next != nil || state.start != nil, state.query == MovieQuery(kind: state.query.kind) {
                    LetterRail(state.filters?.letters ?? [], start: state.start) { [query = state.query] in
                        $0.map { query.path(after: $0) } ?? query.kind.path
                    }
                }
            }
        }
    }
}

enum MoviesWords {
    /// "327 movies"; with a filter, how many of them match where that is known.
    static func count(_ state: MoviesFeature.State) -> String? {
        guard let filters = state.filters, filters.count > 0, state.query.year == nil else { return nil }
        let noun = state.query.kind == .movie ? "movie" : "video"
        guard let genre = state.query.genre else { return words(filters.count, noun) }
        return filters.genres.first { $0.name == genre }.map { "\(words($0.count, noun)) of \(grouped(filters.count))" }
    }

    private static func words(_ number: Int, _ noun: String) -> String { number == 1 ? "1 \(noun)" : "\(grouped(number)) \(noun)s" }

    /// `12,345`.
    private static func grouped(_ number: Int) -> String {
        let digits = Array(String(number))
        return String(
            digits.enumerated().flatMap { place, digit in
                place > 0 && (digits.count - place).isMultiple(of: 3) ? [",", digit] : [digit]
            })
    }
}

struct MoviesGrid: HTML {
    let query: MovieQuery
    let grid: Page<MovieSummary>

    var body: some HTML {
        PosterGrid("movies") {
            ForEach(grid.items) { movie in
                PosterCard(
                    key: "m-\(movie.id)", title: movie.title, note: movie.missingSince == nil ? movie.year.map(String.init) : "Unavailable",
                    path: "/movies/\(movie.id)", artwork: .poster(movie.poster, of: movie.id))
            }
        } more: {
            if let next = grid.next { MoreLink(path: query.path(after: next)) }
        }
    }
}

struct MoviesEmpty: HTML {
    let query: MovieQuery

    var body: some HTML {
        if query.genre != nil || query.year != nil {
            EmptyState(icon: .filter, title: "No matches", text: "No movies match this genre and year.") {
                LinkButton("Show all", path: query.kind.path)
            }
        } else {
            EmptyState(title: "No movies yet", text: "Add a folder. Its movies appear here while it is being scanned.") {
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
            FilterField.Choice("title", "A to Z"), .init("added", "Recently added"), .init("year", "Newest first"),
            .init("rating", "Top rated"),
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
