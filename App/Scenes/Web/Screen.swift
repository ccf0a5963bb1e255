public import ExploreFeature
public import LibraryFeature
public import Live
public import MovieDetailsFeature
public import MoviesFeature
public import SearchFeature
public import SeriesFeature
public import SettingsFeature
public import ShowroomFeature
public import WatchFeature
public import WatchlistFeature

/// What stands on the stage: one of the features with its state.
public enum Screen: Equatable, Sendable {
    case explore(ExploreFeature.State)
    case movies(MoviesFeature.State)
    case movie(MovieDetailsFeature.State)
    case allSeries(SeriesListFeature.State)
    case series(SeriesFeature.State)
    case season(SeasonFeature.State)
    case episode(EpisodeFeature.State)
    case search(SearchFeature.State)
    case watchlist(WatchlistFeature.State)
    case library(LibraryFeature.State)
    case settings(SettingsFeature.State)
    case watch(WatchFeature.State)
    case showroom(ShowroomFeature.State)
    case nowhere(Location)
}

/// What happens on a screen.
public enum ScreenAction: Sendable {
    case appeared
    case explore(ExploreFeature.Action)
    case movies(MoviesFeature.Action)
    case movie(MovieDetailsFeature.Action)
    case allSeries(SeriesListFeature.Action)
    case series(SeriesFeature.Action)
    case season(SeasonFeature.Action)
    case episode(EpisodeFeature.Action)
    case search(SearchFeature.Action)
    case watchlist(WatchlistFeature.Action)
    case library(LibraryFeature.Action)
    case settings(SettingsFeature.Action)
    case watch(WatchFeature.Action)
    case showroom(ShowroomFeature.Action)
}
