import DesignSystem
import ExploreFeature
import Flow
public import HTML
import LibraryFeature
import MovieDetailsFeature
import MoviesDomain
import MoviesFeature
import SearchFeature
import SeriesFeature
import SettingsFeature
import ShowroomFeature
import WatchFeature
import WatchlistFeature

/// The page around the screen: the player has the whole of it, every other screen stands in the shell.
public struct WebPage: HTML {
    let state: WebScene.State

    public var body: some HTML {
        if let id = state.stack.topID, let screen = state.screen {
            switch screen {
            case .watch(let watch):
                div(.region("stage-\(id.number)"), .screen("\(id.number)")) { WatchView(state: watch) }
            default:
                AppShell(current: screen.place, query: screen.query, searchAttributes: screen.searchAttributes) {
                    div(.region("stage-\(id.number)"), .screen("\(id.number)")) { ScreenView(screen: screen) }
                } toasts: {
                    ScreenToasts(screen: screen)
                }
            }
        }
    }
}

struct ScreenView: HTML {
    let screen: Screen

    var body: some HTML {
        switch screen {
        case .explore(let state): ExploreView(state)
        case .movies(let state): MoviesView(state)
        case .movie(let state): MovieDetailsView(state)
        case .allSeries(let state): SeriesListView(state)
        case .series(let state): SeriesView(state)
        case .season(let state): SeasonView(state)
        case .episode(let state): EpisodeView(state)
        case .search(let state): SearchView(state)
        case .watchlist(let state): WatchlistView(state)
        case .library(let state): LibraryView(state)
        case .settings(let state): SettingsView(state)
        case .showroom(let state): ShowroomView(state: state)
        case .watch, .nowhere: NowhereView()
        }
    }
}

struct NowhereView: HTML {
    var body: some HTML {
        EmptyState(icon: .movie, title: "There is nothing at this address", text: "It may have been mistyped, or what was here has gone.") {
            LinkButton("To the movies", icon: .home, kind: .primary, path: "/")
        }
    }
}

struct ScreenToasts: HTML {
    let screen: Screen

    var body: some HTML {
        switch screen {
        case .explore(let state): ExploreToast(state)
        case .movie(let state): MovieDetailsToast(state)
        case .watchlist(let state): WatchlistToast(state)
        case .movies(let state): MoviesToast(state)
        case .series(let state): SeriesToast(state)
        case .episode(let state): SeriesToast(state)
        case .library(let state): LibraryToast(state)
        case .showroom(let state): ShowroomToasts(state: state)
        default: EmptyHTML()
        }
    }
}

extension Screen {
    /// The item of the navigation that it belongs to.
    var place: String? {
        switch self {
        case .explore, .movies, .movie, .allSeries, .series, .season, .episode: "explore"
        case .search: "search"
        case .watchlist: "watchlist"
        case .library: "library"
        case .settings: "settings"
        case .showroom, .watch, .nowhere: nil
        }
    }

    var query: String {
        if case .search(let state) = self { state.query } else { "" }
    }

    var searchAttributes: [Attribute] {
        if case .search = self { [.liveInput("typed")] } else { [] }
    }
}
