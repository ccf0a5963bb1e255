public import CoreDomain
public import MoviesDomain
public import Screens
public import StreamingDomain
public import TVSeriesDomain

/// Everything on the screen, read together so that its rows fit each other.
public struct ExploreShelves: Hashable, Sendable {
    @Boxed public var hero: FeaturedMovie?
    public var continueWatching: [ContinueItem]
    public var mostWatched: [ShelfItem]
    public var recentlyAdded: [ShelfItem]
    public var series: [SeriesSummary]
    public var movies: [MovieSummary]
    public var videos: [MovieSummary]
    @Boxed public var discoveries: Discoveries
    /// Whether the only folder is the one that the program created.
    public var isSampleOnly: Bool
    /// What could not be read.
    public var missing: Set<PagePart>

    public init(
        hero: FeaturedMovie? = nil, continueWatching: [ContinueItem] = [], mostWatched: [ShelfItem] = [], recentlyAdded: [ShelfItem] = [],
        series: [SeriesSummary] = [], movies: [MovieSummary] = [], videos: [MovieSummary] = [],
        discoveries: Discoveries = Discoveries(), isSampleOnly: Bool = false, missing: Set<PagePart> = []
    ) {
        self.hero = hero
        self.continueWatching = continueWatching
        self.mostWatched = mostWatched
        self.recentlyAdded = recentlyAdded
        self.series = series
        self.movies = movies
        self.videos = videos
        self.discoveries = discoveries
        self.isSampleOnly = isSampleOnly
        self.missing = missing
    }

    /// Whether the library has no titles.
    public var isEmpty: Bool { movies.isEmpty && series.isEmpty && videos.isEmpty }
    public var hasDiscoveries: Bool { !discoveries.isEmpty }
}

/// The featured movie: the one to continue, or a recent one.
public struct FeaturedMovie: Hashable, Sendable {
    public var movie: MovieSummary
    public var overview: String?
    public var play: PlayOffer?

    public init(movie: MovieSummary, overview: String? = nil, play: PlayOffer? = nil) {
        self.movie = movie
        self.overview = overview
        self.play = play
    }
}

/// A movie or a series on a mixed shelf.
public enum ShelfItem: Hashable, Sendable {
    case movie(MovieSummary)
    case series(SeriesSummary)
}

/// An item of Continue watching: its progress and the way to resume it.
public struct ContinueItem: Hashable, Sendable {
    public var title: TitleID
    public var name: String
    /// For an episode: "S1 E2 · The Lighthouse".
    public var detail: String?
    public var picture: Picture?
    /// 0…1.
    public var fraction: Double
    /// Seconds.
    public var remaining: Double
    public var play: PlayOffer
    /// Its page, which says why it does not play if it does not.
    public var page: String
    public var isOnWatchlist: Bool

    public init(
        title: TitleID, name: String, detail: String? = nil, picture: Picture?, fraction: Double, remaining: Double,
        play: PlayOffer, page: String, isOnWatchlist: Bool = false
    ) {
        self.title = title
        self.name = name
        self.detail = detail
        self.picture = picture
        self.fraction = fraction
        self.remaining = remaining
        self.play = play
        self.page = page
        self.isOnWatchlist = isOnWatchlist
    }
}

/// The files that can play, and the position.
public struct PlayOffer: Hashable, Sendable {
    /// The first choice.
    public var file: OfferedFile
    /// Other versions of it.
    public var others: [OfferedFile]
    /// Seconds; 0 plays from the start.
    public var resumeAt: Double

    public init(file: OfferedFile, others: [OfferedFile] = [], resumeAt: Double = 0) {
        self.file = file
        self.others = others
        self.resumeAt = resumeAt
    }

    public var isResumed: Bool { resumeAt > 0 }

    func choice(for browser: ClientCapabilities?) -> PlaybackChoice { PlaybackChoice(file, or: others, for: browser) }
}

extension ExploreShelves {
    /// Whether the browser's answer may change the page.
    func asks(_ browser: ClientCapabilities?) -> Bool {
        ([hero?.play] + continueWatching.map(\.play)).contains { $0?.choice(for: browser).asksBrowser == true }
    }
}
