public import CoreDomain
public import Flow
public import LibraryDomain
public import PeopleDomain
public import Screens
public import StreamingDomain
public import TVSeriesDomain
public import ViewingDomain

/// The data and operations of the pages of series, seasons and episodes. Each stream of a page gives its content
/// now, and again whenever it changes.
public struct SeriesClient: Sendable {
    public var series: @Sendable (TitleID) -> AsyncStream<Result<SeriesContent, ViewStateError>>
    public var season: @Sendable (TitleID, Int) -> AsyncStream<Result<SeasonContent, ViewStateError>>
    public var episode: @Sendable (TitleID, _ season: Int, _ number: Int) -> AsyncStream<Result<EpisodeContent, ViewStateError>>
    /// Trailers and where to watch, after the facts of the series have been refreshed; nil where no service knows it.
    /// Nil if no service is asked.
    public var offers: (@Sendable (TitleID) async throws -> TitleOffers?)?
    /// Makes the theme colour of a fetched poster, `rrggbb`. Nil if no service is asked.
    public var posterTheme: (@Sendable (Picture) async -> String?)?
    public var marks: MarkClient<ViewingUndo>

    public init(
        series: @escaping @Sendable (TitleID) -> AsyncStream<Result<SeriesContent, ViewStateError>>,
        season: @escaping @Sendable (TitleID, Int) -> AsyncStream<Result<SeasonContent, ViewStateError>>,
        episode: @escaping @Sendable (TitleID, Int, Int) -> AsyncStream<Result<EpisodeContent, ViewStateError>>,
        offers: (@Sendable (TitleID) async throws -> TitleOffers?)? = nil,
        posterTheme: (@Sendable (Picture) async -> String?)? = nil,
        marks: MarkClient<ViewingUndo>
    ) {
        self.series = series
        self.season = season
        self.episode = episode
        self.offers = offers
        self.posterTheme = posterTheme
        self.marks = marks
    }
}

public struct SeriesContent: Hashable, Sendable, MarkedContent {
    @Boxed public var series: Series
    /// That of a fetched poster, if it was made before.
    public var posterTheme: String?
    /// The title as a picture; nil where there is none that the viewer may see.
    @Boxed public var logo: Picture?
    public var tagline: String?
    @Boxed public var production: ProductionFacts
    public var cast: [CastMember]
    /// Only of a series without a cast.
    public var crew: [CrewGroup.Member]
    /// The next episode, or the first; nil when none can be played.
    @Boxed public var next: EpisodeItem?
    /// Whether all episodes that can be played were watched; nil when none can.
    public var isWatched: Bool?
    public var isOnWatchlist: Bool
    /// Whether Continue watching shows it.
    public var isContinued: Bool
    /// Of the series as a whole.
    public var ownRating: OwnRating?
    /// Series that are recommended after it.
    public var similar: [SeriesSummary]
    /// Whether the viewer may keep a watchlist, ratings and the other marks of titles. A guest may not.
    public var mayMark: Bool
    /// A file whose page corrects the title of all episodes; nil if there is none, or the viewer may not correct titles.
    public var correctedFile: FileID?
    /// What could not be read.
    public var missing: Set<PagePart>

    public init(
        series: Series, posterTheme: String? = nil, logo: Picture? = nil, tagline: String? = nil,
        production: ProductionFacts = ProductionFacts(), cast: [CastMember] = [], crew: [CrewGroup.Member] = [], next: EpisodeItem?,
        isWatched: Bool? = nil, isOnWatchlist: Bool, isContinued: Bool = false, ownRating: OwnRating? = nil, similar: [SeriesSummary] = [],
        mayMark: Bool = true, correctedFile: FileID? = nil, missing: Set<PagePart> = []
    ) {
        self.series = series
        self.posterTheme = posterTheme
        self.logo = logo
        self.tagline = tagline
        self.production = production
        self.cast = cast
        self.crew = crew
        self.next = next
        self.isWatched = isWatched
        self.isOnWatchlist = isOnWatchlist
        self.isContinued = isContinued
        self.ownRating = ownRating
        self.similar = similar
        self.mayMark = mayMark
        self.correctedFile = correctedFile
        self.missing = missing
    }

    public var markedTitle: TitleID { series.id }
    public var markedFiles: [FileID] { [] }
    public var ratedTitle: RatedTitle { .title(series.id) }
}

public struct SeasonContent: Hashable, Sendable {
    @Boxed public var season: Season
    /// The series that it belongs to, with all of its seasons.
    @Boxed public var series: Series
    /// That of the poster of the season or the series, or of the drawing in its place; nil for a fetched poster from which none was made before.
    public var posterTheme: String?
    public var episodes: [EpisodeItem]
    /// The service that may name the episodes, while none is known.
    public var service: EpisodeService
    /// The day on which this was read, as ISO 8601 writes it: episodes after it are still to come.
    public var today: String
    /// What could not be read.
    public var missing: Set<PagePart>

    public init(
        season: Season, series: Series, posterTheme: String? = nil, episodes: [EpisodeItem], service: EpisodeService = .answering,
        today: String = "", missing: Set<PagePart> = []
    ) {
        self.season = season
        self.series = series
        self.posterTheme = posterTheme
        self.episodes = episodes
        self.service = service
        self.today = today
        self.missing = missing
    }
}

/// How it is with the service that names the episodes of seasons.
public enum EpisodeService: Hashable, Sendable {
    /// Nobody is asked for this viewer.
    case unasked
    /// Nobody is asked, and the viewer is the one who may connect it.
    case unconnected
    /// It has not answered yet.
    case asking
    case answering
    /// It cannot be reached now.
    case away
    /// It does not accept the token.
    case refusing
}

public struct EpisodeContent: Hashable, Sendable, MarkedContent {
    @Boxed public var episode: Episode
    public var seriesTitle: String
    public var seasonTitle: String
    /// That of the season, or of the series.
    public var poster: Picture?
    /// That of the poster, or of the drawing in its place; nil for a fetched poster from which none was made before.
    public var posterTheme: String?
    public var files: [EpisodeFile]
    @Boxed public var previous: Episode?
    @Boxed public var next: Episode?
    /// Those who are only in this episode.
    public var guests: [CastMember]
    public var directors: [PersonSummary]
    public var writers: [PersonSummary]
    /// Whether its crew has others than its directors and writers.
    public var hasMoreCrew: Bool
    /// The series.
    public var isOnWatchlist: Bool
    /// Whether Continue watching shows the series.
    public var isContinued: Bool
    /// Of this episode.
    public var ownRating: OwnRating?
    /// Whether the viewer may keep a watchlist, ratings and the other marks of titles. A guest may not.
    public var mayMark: Bool
    /// Whether the viewer may correct the title of its files.
    public var mayCorrect: Bool
    /// The day on which this was read, as ISO 8601 writes it.
    public var today: String
    /// What could not be read.
    public var missing: Set<PagePart>

    public init(
        episode: Episode, seriesTitle: String, seasonTitle: String, poster: Picture? = nil, posterTheme: String? = nil,
        files: [EpisodeFile], previous: Episode? = nil, next: Episode?,
        guests: [CastMember] = [], directors: [PersonSummary] = [], writers: [PersonSummary] = [],
        hasMoreCrew: Bool = false, isOnWatchlist: Bool = false, isContinued: Bool = false, ownRating: OwnRating? = nil,
        mayMark: Bool = true, mayCorrect: Bool = false, today: String = "", missing: Set<PagePart> = []
    ) {
        self.episode = episode
        self.seriesTitle = seriesTitle
        self.seasonTitle = seasonTitle
        self.poster = poster
        self.posterTheme = posterTheme
        self.files = files
        self.previous = previous
        self.next = next
        self.guests = guests
        self.directors = directors
        self.writers = writers
        self.hasMoreCrew = hasMoreCrew
        self.isOnWatchlist = isOnWatchlist
        self.isContinued = isContinued
        self.ownRating = ownRating
        self.mayMark = mayMark
        self.mayCorrect = mayCorrect
        self.today = today
        self.missing = missing
    }

    /// Whether all files of the episode itself are gone from a disk that is there.
    public var isRemoved: Bool {
        let own = files.filter { $0.file.extra == nil }
        return !own.isEmpty && own.allSatisfy(\.isRemoved)
    }

    /// The series.
    public var markedTitle: TitleID { episode.series }
    public var markedFiles: [FileID] { files.map(\.file.id) }
    public var ratedTitle: RatedTitle { episode.reference.rated }
}

/// An episode with the files that can play it.
public struct EpisodeItem: Hashable, Sendable {
    public var episode: Episode
    /// Its versions that are available, the first choice first.
    public var files: [OfferedFile]
    public var progress: PlaybackProgress?

    public init(episode: Episode, files: [OfferedFile], progress: PlaybackProgress?) {
        self.episode = episode
        self.files = files
        self.progress = progress
    }
}

public struct EpisodeFile: Hashable, Sendable {
    public var file: MediaFile
    public var offered: OfferedFile
    public var progress: PlaybackProgress?
    /// Whether it is missing although its library and its disk are there.
    public var isRemoved: Bool

    public init(file: MediaFile, offered: OfferedFile, progress: PlaybackProgress? = nil, isRemoved: Bool = false) {
        self.file = file
        self.offered = offered
        self.progress = progress
        self.isRemoved = isRemoved
    }
}

extension EpisodeFile: TitleFile {
    public var isAvailable: Bool { file.missingSince == nil }
    public var isExtra: Bool { file.extra != nil }
    public var part: Int? { file.part }
}
