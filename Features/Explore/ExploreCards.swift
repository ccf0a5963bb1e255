import CoreDomain
import DesignSystem
import HTML
import MoviesDomain
import Screens
import StreamingDomain
import TVSeriesDomain

/// The hero, and its item of Continue watching where it is one.
struct FeaturedCard: Hashable, Sendable {
    let hero: FeaturedMovie
    let item: ContinueItem?
    /// The path of the player; nil if it does not play in this browser.
    let playPath: String?
}

struct ExploreHero: HTML {
    let card: FeaturedCard

    private var hero: FeaturedMovie { card.hero }
    private var movie: MovieSummary { hero.movie }

    var body: some HTML {
        Hero(
            kicker: hero.play?.isResumed == true ? ExploreWords.continueWatching : ExploreWords.featured, title: movie.title,
            meta: MetaText.parts(year: movie.year, runtimeMinutes: movie.runtimeMinutes, genres: movie.genres), text: hero.overview,
            path: "/movies/\(movie.id)", backdrop: .backdrop(movie.backdrop, of: movie.id), poster: .poster(movie.poster, of: movie.id),
            theme: (movie.backdrop ?? movie.poster)?.theme
        ) {
            if let play = hero.play, let path = card.playPath {
                LinkButton(
                    play.isResumed ? ExploreWords.resume(at: play.resumeAt) : ExploreWords.play, icon: .play, kind: .primary,
                    path: path)
            }
            LinkButton(ExploreWords.details, icon: .info, path: "/movies/\(movie.id)")
            if let item = card.item { ContinueMenu(item: item, name: movie.title) }
        }
    }
}

struct ContinueCard: HTML {
    let item: ContinueItem
    let browser: ClientCapabilities?

    var body: some HTML {
        let choice = item.play.choice(for: browser)
        WideCard(
            key: "continue-\(item.title)", title: item.name, note: item.detail ?? left,
            path: choice.plays ? choice.file.path : item.page, artwork: .backdrop(item.picture, of: item.title), progress: item.fraction,
            badge: choice.plays ? nil : ExploreWords.cannotPlay, showsPlay: choice.plays
        ) {
            ContinueMenu(item: item, name: item.name)
        }
    }

    private var left: String? {
        ExploreWords.left(minutes: Int(clamped: (item.remaining / 60).rounded(.up)))
    }
}

struct ContinueMenu: HTML {
    let item: ContinueItem
    let name: String

    var body: some HTML {
        TitleMenu<ExploreFeature.Intent>(
            of: name, watched: (false, .markWatched(title: item.title)),
            watchlist: (item.isOnWatchlist, .setOnWatchlist(title: item.title, isOn: !item.isOnWatchlist)),
            dismiss: .dismiss(title: item.title))
    }
}

struct ShelfCard: HTML {
    let item: ShelfItem
    let artwork: Artwork

    var body: some HTML {
        switch item {
        case .movie(let movie): MovieCard(movie: movie, artwork: artwork)
        case .series(let series): SeriesCard(series: series, artwork: artwork)
        }
    }
}

struct MovieCard: HTML {
    let movie: MovieSummary
    let artwork: Artwork
    /// In a row that has other titles than those of the library too.
    var marksOwned = false

    var body: some HTML {
        PosterCard(
            title: movie.title, note: movie.year.map(String.init), path: "/movies/\(movie.id)", artwork: artwork,
            isOwned: marksOwned && movie.isOwned
        ) { PosterMenuButton(movie.id, name: movie.title) }
    }
}

struct SeriesCard: HTML {
    let series: SeriesSummary
    let artwork: Artwork
    var marksOwned = false

    var body: some HTML {
        PosterCard(
            title: series.title, note: note, path: "/series/\(series.id)",
            artwork: artwork, isOwned: marksOwned && series.isOwned
        ) { PosterMenuButton(series.id, name: series.title) }
    }

    /// Of a series that is known by its name only, the seasons are unknown.
    private var note: String? {
        series.seasonCount > 0 ? ExploreWords.seasons(series.seasonCount) : series.year.map(String.init)
    }
}

struct VideoCard: HTML {
    let video: MovieSummary

    var body: some HTML {
        WideCard(
            title: video.title, note: video.year.map(String.init), path: "/movies/\(video.id)",
            artwork: .backdrop(video.backdrop ?? video.poster, of: video.id), badge: RuntimeText.short(minutes: video.runtimeMinutes),
            showsPlay: false
        ) { PosterMenuButton(video.id, name: video.title) }
    }
}

extension PosterFacts {
    init(_ item: ShelfItem) {
        switch item {
        case .movie(let movie): self.init(movie)
        case .series(let series): self.init(series)
        }
    }
}
