import CoreDomain
import DesignSystem
import Flow
public import HTML
import PeopleDomain
import Screens
import StreamingDomain
import TVSeriesDomain
import ViewingDomain

/// A series' page.
public struct SeriesView: HTML {
    let state: SeriesFeature.State

    public init(_ state: SeriesFeature.State) { self.state = state }

    public var body: some HTML {
        div(.class("screen screen-details"), .region("series")) {
            switch state.shown {
            case .initial, .loading:
                SkeletonDetails()
            case .error(let error):
                PageError(
                    error, retry: SeriesFeature.Intent.retry, elsewhere: SeriesWords.allSeries, path: "/series", mayBrowse: state.mayBrowse)
            case .ready(let content):
                SeriesPage(
                    content: content, offers: state.offers, theme: content.theme ?? state.theme.colour, browser: state.capabilities)
            }
        }
    }
}

struct SeriesPage: HTML {
    let content: SeriesContent
    let offers: ViewState<TitleOffers?>
    let theme: String?
    var browser: ClientCapabilities?

    private var series: Series { content.series }
    private var summary: SeriesSummary { content.series.summary }
    private var castPath: String { "/series/\(summary.id)/cast" }

    var body: some HTML {
        let choice = content.next?.choice(for: browser)
        Tinted(theme: theme) {
            DetailsHeader(
                title: summary.title, logo: content.logo, originalTitle: series.originalTitle, tagline: content.tagline,
                meta: MetaText.parts(year: summary.year, certification: series.certification, genres: summary.genres) + counts,
                overview: series.overview, poster: .poster(summary.poster, of: summary.id),
                backdrop: .backdrop(summary.backdrop, of: summary.id)
            ) {
                if let next = content.next, let choice {
                    NextEpisodePlay(item: next, choice: choice)
                } else if summary.missingSince != nil {
                    p(.class("quiet")) { SeriesWords.unavailable }
                } else if !summary.hasFiles {
                    p(.class("quiet")) { SeriesWords.notOwned }
                }
                MissingPart(.marks, of: content.missing)
                if content.mayMark, !content.missing.contains(.marks) { SeriesMarks(content: content) }
                if let file = content.correctedFile { LinkButton(SeriesWords.wrongSeries, kind: .plain, path: "/library/files/\(file)") }
            } extra: {
                let facts = content.production.list
                if !facts.isEmpty { FactList(facts) }
            }
            if !series.seasons.isEmpty {
                Row("seasons", title: SeriesWords.seasons) {
                    ForEach(zip(series.seasons, seasonPosters)) { season, poster in
                        PosterCard(
                            title: season.title, note: season.episodeCount > 0 ? SeriesWords.episodes(season.episodeCount) : nil,
                            path: "/series/\(summary.id)/seasons/\(season.number)",
                            artwork: poster)
                    }
                }
            }
            OffersSection(offers, isOwned: summary.isOwned)
            if !content.cast.isEmpty {
                CastRow(title: SeriesWords.cast, path: castPath, members: content.cast.prefix(20).map { CastRow.Member($0) })
            } else if !content.crew.isEmpty {
                CastRow(title: SeriesWords.crew, path: castPath, members: content.crew.prefix(20).map { CastRow.Member($0) })
            }
            MissingPart(.cast, of: content.missing)
            if !content.similar.isEmpty {
                Row("similar", title: SeriesWords.similar) {
                    PosterCards(content.similar, PosterFacts.init) { [marksOwned] series, artwork in
                        PosterCard(
                            title: series.title, note: series.year.map(String.init), path: "/series/\(series.id)", artwork: artwork,
                            isOwned: marksOwned && series.isOwned)
                    }
                }
            }
            MissingPart(.similar, of: content.missing)
            if choice?.asksBrowser == true { CapabilityCheck(known: browser?.cookieValue ?? "") }
        }
    }

    /// Those that only have a genre in common are all of the library.
    private var marksOwned: Bool { content.similar.contains { !$0.hasFiles } }

    /// Seasons without pictures are drawn from the facts of the series, and still differ from each other.
    private var seasonPosters: [Artwork] {
        Artwork.posters(
            series.seasons.map {
                PosterFacts($0.poster ?? summary.poster, of: summary.id, title: summary.title, year: summary.year, genres: summary.genres)
            }
        ).artworks
    }

    /// None of a series that is known by its name only.
    private var counts: [String] { summary.seasonCount > 0 ? [SeriesWords.seasons(summary.seasonCount)] : [] }
}

/// What the viewer keeps of the series: watchlist, rating, and what was watched.
private struct SeriesMarks: HTML {
    let content: SeriesContent

    private var title: String { content.series.summary.title }

    var body: some HTML {
        IntentForm(SeriesFeature.Intent.setOnWatchlist(isOn: !content.isOnWatchlist)) {
            Button(
                content.isOnWatchlist ? SeriesWords.onWatchlist : SeriesWords.watchlist,
                icon: content.isOnWatchlist ? .bookmarked : .bookmark,
                .type("submit"), .aria("pressed", content.isOnWatchlist))
        }
        RatingMenu(of: title, rating: content.ownRating)
        TitleMenu<SeriesFeature.Intent>(
            of: title, watched: content.isWatched.map { ($0, .setWatched(isOn: !$0)) },
            watchlist: (content.isOnWatchlist, .setOnWatchlist(isOn: !content.isOnWatchlist)),
            dismiss: content.isContinued ? .dismiss : nil)
    }
}

extension SeriesContent {
    /// The colour of the page, if it is known: that of the backdrop or the poster.
    var theme: String? { series.summary.backdrop?.theme ?? PosterFacts(series.summary).theme ?? posterTheme }
}
