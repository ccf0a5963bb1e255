import CoreDomain
import DesignSystem
import Flow
public import HTML
import LibraryDomain
import MoviesDomain
import Screens
import StreamingDomain
import ViewingDomain

/// A movie's page.
public struct MovieDetailsView: HTML {
    let state: MovieDetailsFeature.State

    public init(_ state: MovieDetailsFeature.State) { self.state = state }

    public var body: some HTML {
        div(.class("screen screen-details"), .region("details")) {
            switch state.shown {
            case .initial, .loading:
                SkeletonDetails()
            case .error(let error):
                PageError(
                    error, retry: MovieDetailsFeature.Intent.retry, elsewhere: MovieDetailsWords.allMovies, path: "/movies",
                    mayBrowse: state.mayBrowse)
            case .ready(let content):
                MovieDetailsPage(
                    content: content, offers: state.offers, theme: content.theme ?? state.theme.colour, browser: state.capabilities)
            }
        }
    }
}

/// The last change of what the viewer keeps of the movie, with its undo.
public struct MovieDetailsToast: HTML {
    let content: MovieContent?
    let offer: MovieDetailsFeature.Offer?
    let failure: ViewStateError?

    public init(_ state: MovieDetailsFeature.State) {
        content = state.page.content.content
        offer = state.page.notice.offer
        failure = state.page.notice.failure
    }

    public var body: some HTML {
        FailureToast(failure)
        if let content, let offer {
            UndoToast(
                key: "\(offer.key)-\(content.movie.id)", offer.sentence(about: content.movie.summary.title),
                undo: MovieDetailsFeature.Intent.undo)
        }
    }
}

struct MovieDetailsPage: HTML {
    let content: MovieContent
    let offers: ViewState<TitleOffers?>
    let theme: String?
    let browser: ClientCapabilities?

    private var movie: Movie { content.movie }
    private var summary: MovieSummary { content.movie.summary }

    var body: some HTML {
        let choice = content.choice(for: browser)
        Tinted(theme: theme) {
            DetailsHeader(
                title: summary.title, logo: content.logo, originalTitle: movie.originalTitle, tagline: movie.tagline,
                meta: MetaText.parts(
                    year: summary.year, runtimeMinutes: summary.runtimeMinutes, certification: movie.certification, genres: summary.genres)
                    + (content.isWatched ? [MovieDetailsWords.watched] : []),
                overview: movie.overview, poster: .poster(summary.poster, of: summary.id),
                backdrop: .backdrop(summary.backdrop, of: summary.id),
                progress: content.main?.progress.flatMap { $0.isBegun ? $0.fraction : nil }
            ) {
                MovieActions(content: content, choice: choice)
            } extra: {
                FactList(facts)
            }
            MovieChapters(file: choice?.played(among: content.files)?.file)
            MovieCast(cast: content.cast, crew: content.crew, path: "/movies/\(summary.id)/cast")
            MissingPart(.cast, of: content.missing)
            OffersSection(offers, isOwned: summary.isOwned)
            MovieFiles(content: content, browser: browser)
            if !content.similar.isEmpty {
                Row("similar", title: MovieDetailsWords.similar) {
                    PosterCards(content.similar, PosterFacts.init) { [marksOwned] movie, artwork in
                        PosterCard(
                            title: movie.title, note: movie.year.map(String.init), path: "/movies/\(movie.id)", artwork: artwork,
                            isOwned: marksOwned && movie.isOwned)
                    }
                }
            }
            MissingPart(.similar, of: content.missing)
            if PlaybackChoice.asksBrowser(about: content.files, for: browser) { CapabilityCheck(known: browser?.cookieValue ?? "") }
        }
    }

    /// Those that only have a genre in common are all of the library.
    private var marksOwned: Bool { content.similar.contains { !$0.hasFiles } }

    private var facts: [FactList.Fact] {
        let own: [FactList.Fact] = [
            .init(MovieDetailsWords.directors(movie.directors.count), values: people(movie.directors, content.makers.directors)),
            .init(MovieDetailsWords.writers, values: people(movie.writers, content.makers.writers)),
            .init(MovieDetailsWords.studios(movie.studios.count), movie.studios.joined(separator: ", ")),
            .init(MovieDetailsWords.rating, summary.rating.map(RatingText.outOfTen) ?? ""),
            .init(MovieDetailsWords.released, movie.premiered.map(DateText.written) ?? ""),
            .init(MovieDetailsWords.collection, movie.collection?.name ?? ""),
        ]
        return own + content.production.list
    }

    private func people(_ names: [String], _ ids: [String: PersonID]) -> [FactList.Fact.Value] {
        names.map { name in FactList.Fact.Value(name, path: ids[name].map { "/people/\($0)" }) }
    }
}

extension MovieContent {
    /// The colour of the page, if it is known: that of the backdrop or the poster.
    var theme: String? { movie.summary.backdrop?.theme ?? PosterFacts(movie.summary).theme ?? posterTheme }
}

struct MovieActions: HTML {
    let content: MovieContent
    let choice: PlaybackChoice?

    var body: some HTML {
        MoviePlay(content: content, choice: choice)
        MissingPart(.marks, of: content.missing)
        if content.mayMark, !content.missing.contains(.marks) { marks }
    }

    @HTMLBuilder private var marks: some HTML {
        IntentForm(MovieDetailsFeature.Intent.setOnWatchlist(isOn: !content.isOnWatchlist)) {
            Button(
                content.isOnWatchlist ? MovieDetailsWords.onWatchlist : MovieDetailsWords.watchlist,
                icon: content.isOnWatchlist ? .bookmarked : .bookmark,
                .type("submit"), .aria("pressed", content.isOnWatchlist))
        }
        RatingMenu(of: content.movie.summary.title, rating: content.ownRating)
        TitleMenu(
            of: content.movie.summary.title, watched: watched,
            watchlist: (content.isOnWatchlist, .setOnWatchlist(isOn: !content.isOnWatchlist)),
            dismiss: content.isContinued ? .dismiss : nil)
    }

    private var watched: TitleMenu<MovieDetailsFeature.Intent>.Mark {
        let isWatched = content.isWatched
        guard let file = content.main?.file.id else { return (isWatched, .setWatched(isOn: !isWatched)) }
        return (isWatched, isWatched ? .startOver(file: file) : .markWatched(file: file))
    }
}
