import CoreDomain
import DesignSystem
import Flow
public import HTML
import MoviesDomain
import Screens
import TVSeriesDomain
import ViewingDomain

/// The watchlist.
public struct WatchlistView: HTML {
    let state: WatchlistFeature.State

    public init(_ state: WatchlistFeature.State) { self.state = state }

    public var body: some HTML {
        div(.class("screen screen-watchlist"), .region("watchlist")) {
            ScreenTitle(WatchlistWords.title) { LinkButton(WatchlistWords.history, icon: .clock, path: "/history") }
            switch state.page.content {
            case .initial, .loading:
                SkeletonGrid(count: 6)
            case .error(let error):
                ErrorState(error.message, reason: error.reason, recovery: error.recovery) {
                    IntentForm(WatchlistFeature.Intent.retry) { Button(WatchlistWords.retry, icon: .retry, .type("submit")) }
                }
            case .ready(let content) where content.items.isEmpty:
                WatchlistEmpty(suggestions: content.suggestions)
                MissingPart(.suggestions, of: content.missing)
            case .ready(let content):
                PosterGrid("watchlist-cards") {
                    PosterCards(content.items, \.poster) { [isWatchedKnown = !content.missing.contains(.progress)] in
                        WatchlistCard(item: $0, artwork: $1, isWatchedKnown: isWatchedKnown)
                    }
                }
                MissingPart(.progress, of: content.missing)
            }
        }
    }
}

/// The last change, with its undo.
public struct WatchlistToast: HTML {
    let offer: WatchlistOffer?
    let failure: ViewStateError?

    public init(_ state: WatchlistFeature.State) {
        offer = state.page.notice.offer
        failure = state.page.notice.failure
    }

    public var body: some HTML {
        FailureToast(failure)
        if let offer {
            UndoToast(
                key: "\(offer.offer.key)-\(offer.title)", offer.offer.sentence(about: offer.name), undo: WatchlistFeature.Intent.undo)
        }
    }
}

struct WatchlistCard: HTML {
    let item: WatchlistItem
    let artwork: Artwork
    /// Without it, the menu can offer neither mark.
    let isWatchedKnown: Bool

    private var watched: TitleMenu<WatchlistFeature.Intent>.Mark? {
        isWatchedKnown && item.isMarkable ? (item.isWatched, .setWatched(title: item.id, isOn: !item.isWatched)) : nil
    }

    var body: some HTML {
        PosterCard(
            key: "w-\(item.id)", title: item.name, note: item.year.map(String.init), path: item.path, artwork: artwork,
            isOwned: item.isOwned
        ) {
            span(.class("card-corner")) {
                TitleMenu<WatchlistFeature.Intent>(
                    of: item.name, watched: watched,
                    watchlist: (true, .remove(title: item.id)),
                    dismiss: item.isContinued && !item.isWatched ? .dismiss(title: item.id) : nil,
                    deletesFromWatchlist: true)
            }
        }
    }
}

struct WatchlistEmpty: HTML {
    let suggestions: [MovieSummary]

    var body: some HTML {
        EmptyState(icon: .bookmark, title: WatchlistWords.empty, text: WatchlistWords.emptyText) {
            if suggestions.isEmpty { LinkButton(WatchlistWords.allMovies, path: "/movies") }
        }
        if !suggestions.isEmpty {
            Row("suggestions", title: WatchlistWords.suggestions) {
                ForEach(suggestions) { movie in
                    PosterCard(
                        key: "s-\(movie.id)", title: movie.title, note: movie.year.map(String.init), path: "/movies/\(movie.id)",
                        artwork: .poster(movie.poster, of: movie.id)
                    ) {
                        IntentForm(WatchlistFeature.Intent.add(title: movie.id)) {
                            Button(WatchlistWords.add, icon: .plus, .type("submit"), .aria("label", WatchlistWords.add(movie.title)))
                        }
                    }
                }
            }
        }
    }
}

extension WatchlistItem {
    var name: String {
        switch title {
        case .movie(let movie): movie.title
        case .series(let series): series.title
        }
    }

    var year: Int? {
        switch title {
        case .movie(let movie): movie.year
        case .series(let series): series.year
        }
    }

    var isOwned: Bool {
        switch title {
        case .movie(let movie): movie.isOwned
        case .series(let series): series.isOwned
        }
    }

    var path: String {
        switch title {
        case .movie(let movie): "/movies/\(movie.id)"
        case .series(let series): "/series/\(series.id)"
        }
    }

    var poster: PosterFacts {
        switch title {
        case .movie(let movie): PosterFacts(movie)
        case .series(let series): PosterFacts(series)
        }
    }
}
