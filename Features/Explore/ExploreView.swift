import DesignSystem
import Flow
public import HTML
import MoviesDomain
import Screens
import StreamingDomain
import TVSeriesDomain
import ViewingDomain

/// The Explore screen.
public struct ExploreView: HTML {
    let state: ExploreFeature.State

    public init(_ state: ExploreFeature.State) { self.state = state }

    public var body: some HTML {
        div(.class("screen screen-explore"), .region("explore")) {
            switch state.page.content {
            case .initial, .loading:
                SkeletonRow(.wide, count: 3)
                SkeletonRow()
            case .error(let error):
                ErrorState(error.message, reason: error.reason, recovery: error.recovery, place: .page) {
                    IntentForm(ExploreFeature.Intent.retry) { Button(ExploreWords.retry, icon: .retry, .type("submit")) }
                }
            case .ready(let shelves) where shelves.isEmpty && !shelves.hasDiscoveries:
                if state.mayManageLibrary {
                    EmptyState(icon: .movie, title: ExploreWords.empty, text: ExploreWords.emptyText, place: .page) {
                        LinkButton(ExploreWords.addFolder, icon: .folder, kind: .primary, path: "/library")
                    }
                } else {
                    EmptyState(icon: .movie, title: ExploreWords.nothing, text: ExploreWords.nothingText, place: .page)
                }
                MissingPart(.rows, of: shelves.missing)
            case .ready(let shelves):
                ExploreShelvesView(shelves: shelves, mayManageLibrary: state.mayManageLibrary, browser: state.capabilities)
                PosterMenuSheet(state.menu, sending: ExploreFeature.Intent.self)
            }
        }
    }
}

/// The last change of a title, with its undo.
public struct ExploreToast: HTML {
    let offer: ContinueOffer?
    let failure: ViewStateError?
    let menu: PosterMenu<ViewingUndo>.State

    public init(_ state: ExploreFeature.State) {
        menu = state.menu
        offer = state.page.notice.offer
        failure = state.page.notice.failure
    }

    public var body: some HTML {
        FailureToast(failure)
        if let offer {
            let item = offer.change.item
            UndoToast(
                key: "\(offer.offer.key)-\(item.title)", offer.offer.sentence(about: item.name), undo: ExploreFeature.Intent.undo)
        }
        PosterMenuToast(menu, sending: ExploreFeature.Intent.self)
    }
}

struct ExploreShelvesView: HTML {
    let shelves: ExploreShelves
    let mayManageLibrary: Bool
    let browser: ClientCapabilities?

    private var continueWatching: [ContinueItem] { shelves.continueWatching.filter { !isHero($0) } }
    private var heroItem: ContinueItem? { shelves.continueWatching.first(where: isHero) }

    /// The hero is the first item: the row does not show it again.
    private func isHero(_ item: ContinueItem) -> Bool {
        shelves.hero.map { $0.movie.id == item.title && $0.play?.isResumed == true } ?? false
    }

    var body: some HTML {
        KindChips(hasVideos: !shelves.videos.isEmpty)
        if let hero = shelves.hero { Self.hero(card(hero)) { ExploreHero(card: $0) } }
        if shelves.isSampleOnly {
            SampleNotice(mayManageLibrary: mayManageLibrary)
        } else if shelves.isEmpty {
            EmptyLibraryNotice(mayManageLibrary: mayManageLibrary)
        }
        div(.region("continue")) {
            if !continueWatching.isEmpty {
                Row("continue", title: ExploreWords.continueWatching, size: .wide, isLive: true) {
                    ForEach(continueWatching) { ContinueCard(item: $0, browser: browser) }
                }
            }
        }
        Self.mostWatched(shelves.mostWatched) { items in
            if !items.isEmpty {
                Row("most", title: ExploreWords.mostWatched, size: .feature) {
                    PosterCards(items, PosterFacts.init) { ShelfCard(item: $0, artwork: $1) }
                }
            }
        }
        Self.recentlyAdded(shelves.recentlyAdded) { items in
            if !items.isEmpty {
                Row("recent", title: ExploreWords.recentlyAdded, path: "/movies?sort=added") {
                    PosterCards(items, PosterFacts.init) { ShelfCard(item: $0, artwork: $1) }
                }
            }
        }
        Self.series(shelves.series) { SeriesRow(key: "series", title: ExploreWords.series, path: "/series", series: $0) }
        Self.movies(shelves.movies) { MovieRow(key: "movies", title: ExploreWords.movies, path: "/movies", movies: $0) }
        Self.videos(shelves.videos) { items in
            if !items.isEmpty {
                Row("videos", title: ExploreWords.videos, path: "/videos", size: .wide) { ForEach(items) { VideoCard(video: $0) } }
            }
        }
        DiscoveryRows(discoveries: shelves.discoveries)
        MissingPart(.rows, of: shelves.missing)
        if shelves.asks(browser) { CapabilityCheck(known: browser?.cookieValue ?? "") }
    }

    private func card(_ hero: FeaturedMovie) -> FeaturedCard {
        let choice = hero.play?.choice(for: browser)
        return FeaturedCard(hero: hero, item: heroItem, playPath: choice.flatMap { $0.plays ? $0.file.path : nil })
    }

    // The same for everybody, and most of the page.
    private static let hero = MarkupCache<FeaturedCard>()
    private static let mostWatched = MarkupCache<[ShelfItem]>()
    private static let recentlyAdded = MarkupCache<[ShelfItem]>()
    private static let series = MarkupCache<[SeriesSummary]>()
    private static let movies = MarkupCache<[MovieSummary]>()
    private static let videos = MarkupCache<[MovieSummary]>()
}

/// Leads from an empty library to adding a folder, if the viewer may.
struct EmptyLibraryNotice: HTML {
    let mayManageLibrary: Bool

    var body: some HTML {
        NoticeBanner(mayManageLibrary ? ExploreWords.emptyText : ExploreWords.nothingText, icon: .folder) {
            if mayManageLibrary { LinkButton(ExploreWords.addFolder, icon: .folder, path: "/library#add") }
        }
    }
}

/// Says that these are the sample movies, and leads to adding a folder, if the viewer may.
struct SampleNotice: HTML {
    let mayManageLibrary: Bool

    var body: some HTML {
        NoticeBanner(ExploreWords.sample, icon: .sparkle) {
            if mayManageLibrary { LinkButton(ExploreWords.addMovies, icon: .folder, path: "/library#add") }
        }
    }
}
