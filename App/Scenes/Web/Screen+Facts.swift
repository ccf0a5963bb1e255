import CoreDomain
import ExploreFeature
import Flow
import HTML
import LibraryFeature
import Live
import MovieDetailsFeature
import MoviesDomain
import MoviesFeature
import SearchFeature
import SeriesFeature
import SettingsFeature
import ShowroomFeature
import StreamingDomain
import TVSeriesDomain
import WatchFeature
import WatchlistFeature

extension Screen {
    /// The screen that a destination opens, before anything is loaded.
    init(_ destination: Destination, capabilities: ClientCapabilities?) {
        self =
            switch destination {
            case .explore: .explore(.init())
            case .movies(let query, let after): .movies(.init(query: query, start: after))
            case .movie(let id): .movie(.init(id: id))
            case .allSeries(let sort, let after): .allSeries(.init(sort: sort, start: after))
            case .series(let id): .series(.init(id: id))
            case .season(let id, let season): .season(.init(series: id, number: season))
            case .episode(let id, let season, let number): .episode(.init(series: id, season: season, number: number))
            case .search(let query): .search(.init(query: query))
            case .watchlist: .watchlist(.init())
            case .library: .library(.init())
            case .settings: .settings(.init())
            case .showroom: .showroom(.init())
            case .watch(let file, let from, let time, let anyway):
                .watch(.init(file: file, wish: WatchWish(from: from, time: time, anyway: anyway), capabilities: capabilities))
            }
    }

    /// Where this screen lives. A title that answers under several identities lives under its own.
    var destination: Destination? {
        switch self {
        case .explore: .explore
        case .movies(let state): .movies(state.query, after: state.start)
        case .movie(let state): .movie(state.content.content?.movie.id ?? state.id)
        case .allSeries(let state): .allSeries(state.sort, after: state.start)
        case .series(let state): .series(state.content.content?.series.id ?? state.id)
        case .season(let state): .season(state.series, state.number)
        case .episode(let state): .episode(state.series, season: state.season, number: state.number)
        case .search(let state): .search(state.query)
        case .watchlist: .watchlist
        case .library: .library
        case .settings: .settings
        case .showroom: .showroom
        case .watch(let state): .watch(state.file, from: nil, time: nil, anyway: state.wish.anyway ? "1" : nil)
        case .nowhere: nil
        }
    }

    var title: String {
        switch self {
        case .explore: "Popcorn"
        case .movies(let state): state.query.kind == .movie ? "Movies" : "Videos"
        case .movie(let state): state.content.content?.movie.summary.title ?? "Movie"
        case .allSeries: "Series"
        case .series(let state): state.content.content?.series.summary.title ?? "Series"
        case .season(let state): state.content.content.map { "\($0.season.seriesTitle), \($0.season.summary.title)" } ?? "Season"
        case .episode(let state): state.content.content?.episode.title ?? "Episode"
        case .search(let state): state.query.isEmpty ? "Search" : "Search: \(state.query)"
        case .watchlist: "Watchlist"
        case .library: "Library"
        case .settings: "Settings"
        case .showroom: "Showroom"
        case .watch(let state): state.content.content?.subject.title ?? "Watch"
        case .nowhere: "Not here"
        }
    }

    /// Whether no section is still waiting for its first answer.
    var isSettled: Bool {
        switch self {
        case .explore(let state): !state.shelves.isPending
        case .movies(let state): !state.grid.isPending && state.filters != nil
        case .movie(let state): !state.content.isPending
        case .allSeries(let state): !state.list.isPending
        case .series(let state): !state.content.isPending
        case .season(let state): !state.content.isPending
        case .episode(let state): !state.content.isPending
        case .search(let state): state.results != .loading
        case .watchlist(let state): !state.list.isPending
        case .library(let state): !state.content.isPending && !state.form.isSaving
        case .settings(let state): !state.facts.isPending
        case .watch(let state): !state.content.isPending
        case .showroom, .nowhere: true
        }
    }

    /// Whether what was asked for does not exist.
    var isMissing: Bool {
        switch self {
        case .movie(let state): state.content.isMissing
        case .series(let state): state.content.isMissing
        case .season(let state): state.content.isMissing
        case .episode(let state): state.content.isMissing
        case .watch(let state): state.content.isMissing
        case .nowhere: true
        default: false
        }
    }

    /// The action of an intent that was sent from this screen; nil if the screen knows no such intent.
    func action(for wire: WireIntent, _ viewer: Viewer) -> ScreenAction? {
        switch self {
        case .explore: permitted(ExploreFeature.Intent.self, wire, viewer).map { .explore(.intent($0)) }
        case .movies: permitted(MoviesFeature.Intent.self, wire, viewer).map { .movies(.intent($0)) }
        case .movie: permitted(MovieDetailsFeature.Intent.self, wire, viewer).map { .movie(.intent($0)) }
        case .allSeries: permitted(SeriesListFeature.Intent.self, wire, viewer).map { .allSeries(.intent($0)) }
        case .series: permitted(SeriesFeature.Intent.self, wire, viewer).map { .series(.intent($0)) }
        case .season: permitted(SeasonFeature.Intent.self, wire, viewer).map { .season(.intent($0)) }
        case .episode: permitted(EpisodeFeature.Intent.self, wire, viewer).map { .episode(.intent($0)) }
        case .search: permitted(SearchFeature.Intent.self, wire, viewer).map { .search(.intent($0)) }
        case .watchlist: permitted(WatchlistFeature.Intent.self, wire, viewer).map { .watchlist(.intent($0)) }
        case .library: permitted(LibraryFeature.Intent.self, wire, viewer).map { .library(.intent($0)) }
        case .settings: permitted(SettingsFeature.Intent.self, wire, viewer).map { .settings(.intent($0)) }
        case .watch: permitted(WatchFeature.Intent.self, wire, viewer).map { .watch(.intent($0)) }
        case .showroom: permitted(ShowroomFeature.Intent.self, wire, viewer).map { .showroom(.intent($0)) }
        case .nowhere: nil
        }
    }
}

/// The intent, if it is one of this kind and the viewer has its permission.
private func permitted<I: BrowserIntent>(_ type: I.Type, _ wire: WireIntent, _ viewer: Viewer) -> I? {
    I(wire).flatMap { viewer.may($0.access) ? $0 : nil }
}

extension ViewState {
    /// An error that no retry can mend: the thing is not there.
    var isMissing: Bool {
        if case .error(let error) = self { !error.isRetryable } else { false }
    }
}
