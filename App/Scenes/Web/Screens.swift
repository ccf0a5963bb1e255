public import ExploreFeature
public import Flow
public import LibraryFeature
public import MovieDetailsFeature
public import MoviesFeature
public import SearchFeature
public import SeriesFeature
public import SettingsFeature
import ShowroomFeature
public import WatchFeature
public import WatchlistFeature

/// All screens of the scene, as one feature over whichever of them is on the stage.
///
/// An object, for every session holds it more than once, and it is large.
public final class Screens: Feature {
    public typealias State = Screen
    public typealias Action = ScreenAction

    public let explore: ExploreFeature
    public let movies: MoviesFeature
    public let movie: MovieDetailsFeature
    public let allSeries: SeriesListFeature
    public let series: SeriesFeature
    public let season: SeasonFeature
    public let episode: EpisodeFeature
    public let search: SearchFeature
    public let watchlist: WatchlistFeature
    public let library: LibraryFeature
    public let settings: SettingsFeature
    public let watch: WatchFeature

    public init(
        explore: ExploreFeature, movies: MoviesFeature, movie: MovieDetailsFeature, allSeries: SeriesListFeature,
        series: SeriesFeature, season: SeasonFeature, episode: EpisodeFeature, search: SearchFeature, watchlist: WatchlistFeature,
        library: LibraryFeature, settings: SettingsFeature,
        watch: WatchFeature
    ) {
        self.explore = explore
        self.movies = movies
        self.movie = movie
        self.allSeries = allSeries
        self.series = series
        self.season = season
        self.episode = episode
        self.search = search
        self.watchlist = watchlist
        self.library = library
        self.settings = settings
        self.watch = watch
    }

    public func reduce(into screen: inout Screen, _ action: ScreenAction) -> Effect<ScreenAction> {
        if case .appeared = action { return appear(&screen) }
        switch (screen, action) {
        case (.explore(var state), .explore(let action)):
            return forward(explore, &state, action, &screen, Screen.explore, ScreenAction.explore)
        case (.movies(var state), .movies(let action)):
            return forward(movies, &state, action, &screen, Screen.movies, ScreenAction.movies)
        case (.movie(var state), .movie(let action)):
            return forward(movie, &state, action, &screen, Screen.movie, ScreenAction.movie)
        case (.allSeries(var state), .allSeries(let action)):
            return forward(allSeries, &state, action, &screen, Screen.allSeries, ScreenAction.allSeries)
        case (.series(var state), .series(let action)):
            return forward(series, &state, action, &screen, Screen.series, ScreenAction.series)
        case (.season(var state), .season(let action)):
            return forward(season, &state, action, &screen, Screen.season, ScreenAction.season)
        case (.episode(var state), .episode(let action)):
            return forward(episode, &state, action, &screen, Screen.episode, ScreenAction.episode)
        case (.search(var state), .search(let action)):
            return forward(search, &state, action, &screen, Screen.search, ScreenAction.search)
        case (.watchlist(var state), .watchlist(let action)):
            return forward(watchlist, &state, action, &screen, Screen.watchlist, ScreenAction.watchlist)
        case (.library(var state), .library(let action)):
            return forward(library, &state, action, &screen, Screen.library, ScreenAction.library)
        case (.settings(var state), .settings(let action)):
            return forward(settings, &state, action, &screen, Screen.settings, ScreenAction.settings)
        case (.watch(var state), .watch(let action)):
            return forward(watch, &state, action, &screen, Screen.watch, ScreenAction.watch)
        case (.showroom(var state), .showroom(let action)):
            return forward(ShowroomFeature(), &state, action, &screen, Screen.showroom, ScreenAction.showroom)
        default:
            // Meant for a screen that has gone.
            return .none
        }
    }

    private func forward<Child: Feature>(
        _ feature: Child, _ state: inout Child.State, _ action: Child.Action, _ screen: inout Screen,
        _ stage: (Child.State) -> Screen, _ embed: @escaping @Sendable (Child.Action) -> ScreenAction
    ) -> Effect<ScreenAction> {
        let effect = feature.reduce(into: &state, action)
        screen = stage(state)
        return effect.map(into: embed)
    }

    private func appear(_ screen: inout Screen) -> Effect<ScreenAction> {
        switch screen {
        case .explore: reduce(into: &screen, .explore(.appeared))
        case .movies: reduce(into: &screen, .movies(.appeared))
        case .movie: reduce(into: &screen, .movie(.appeared))
        case .allSeries: reduce(into: &screen, .allSeries(.appeared))
        case .series: reduce(into: &screen, .series(.appeared))
        case .season: reduce(into: &screen, .season(.appeared))
        case .episode: reduce(into: &screen, .episode(.appeared))
        case .search: reduce(into: &screen, .search(.appeared))
        case .watchlist: reduce(into: &screen, .watchlist(.appeared))
        case .library: reduce(into: &screen, .library(.appeared))
        case .settings: reduce(into: &screen, .settings(.appeared))
        case .watch: reduce(into: &screen, .watch(.appeared))
        case .showroom, .nowhere: .none
        }
    }
}
