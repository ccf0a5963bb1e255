public import CoreDomain
public import Flow
public import Foundation
public import LibraryDomain
public import MoviesDomain
public import PeopleDomain
public import Screens
public import StreamingDomain
public import ViewingDomain

/// The data and operations of a movie's page.
public struct MovieDetailsClient: Sendable {
    /// The movie now, and again whenever it, its files or its viewing change.
    public var movie: @Sendable (TitleID) -> AsyncStream<Result<MovieContent, ViewStateError>>
    /// Trailers and where to watch, after the facts of the movie have been refreshed; nil where no service knows it.
    /// Nil if no service is asked.
    public var offers: (@Sendable (TitleID) async throws -> TitleOffers?)?
    /// Makes the theme colour of a fetched poster, `rrggbb`. Nil if no service is asked.
    public var posterTheme: (@Sendable (Picture) async -> String?)?
    public var marks: MarkClient<ViewingUndo>

    public init(
        movie: @escaping @Sendable (TitleID) -> AsyncStream<Result<MovieContent, ViewStateError>>,
        offers: (@Sendable (TitleID) async throws -> TitleOffers?)? = nil,
        posterTheme: (@Sendable (Picture) async -> String?)? = nil,
        marks: MarkClient<ViewingUndo>
    ) {
        self.movie = movie
        self.offers = offers
        self.posterTheme = posterTheme
        self.marks = marks
    }
}

/// Everything that the page shows.
public struct MovieContent: Hashable, Sendable, MarkedContent {
    @Boxed public var movie: Movie
    public var files: [MovieFile]
    /// That of a fetched poster, if it was made before.
    public var posterTheme: String?
    /// The title as a picture; nil where there is none that the viewer may see.
    @Boxed public var logo: Picture?
    @Boxed public var production: ProductionFacts
    /// The cast with pages of their own.
    public var cast: [CastMember]
    /// Only of a movie without a cast.
    public var crew: [CrewGroup.Member]
    public var makers: MovieMakers
    public var isOnWatchlist: Bool
    /// Whether Continue watching shows it.
    public var isContinued: Bool
    /// When the viewer marked it as watched without a file.
    public var watchedElsewhereAt: Date?
    public var ownRating: OwnRating?
    /// Movies with a genre in common.
    public var similar: [MovieSummary]
    /// Whether the viewer may keep a watchlist, ratings and the other marks of titles. A guest may not.
    public var mayMark: Bool
    /// Whether the viewer may correct the title of its files.
    public var mayCorrect: Bool
    /// What could not be read.
    public var missing: Set<PagePart>

    public init(
        movie: Movie, files: [MovieFile], posterTheme: String? = nil, logo: Picture? = nil,
        production: ProductionFacts = ProductionFacts(), cast: [CastMember] = [],
        crew: [CrewGroup.Member] = [], makers: MovieMakers = MovieMakers(), isOnWatchlist: Bool, isContinued: Bool = false,
        watchedElsewhereAt: Date? = nil, ownRating: OwnRating? = nil, similar: [MovieSummary] = [], mayMark: Bool = true,
        mayCorrect: Bool = false, missing: Set<PagePart> = []
    ) {
        self.movie = movie
        self.files = files
        self.posterTheme = posterTheme
        self.logo = logo
        self.production = production
        self.cast = cast
        self.crew = crew
        self.makers = makers
        self.isOnWatchlist = isOnWatchlist
        self.isContinued = isContinued
        self.watchedElsewhereAt = watchedElsewhereAt
        self.ownRating = ownRating
        self.similar = similar
        self.mayMark = mayMark
        self.mayCorrect = mayCorrect
        self.missing = missing
    }

    public var markedTitle: TitleID { movie.id }
    public var markedFiles: [FileID] { files.map(\.file.id) }
    public var ratedTitle: RatedTitle { .title(movie.id) }

    /// The first choice of the main button. Its position is that of the movie.
    public var main: MovieFile? { files.main }
    /// By the position in its main file, or by a mark without a file.
    public var isWatched: Bool { PlaybackProgress.isWatched(main?.progress, marked: watchedElsewhereAt) }
    /// Whether all files of the movie itself are gone from a disk that is there.
    public var isRemoved: Bool {
        let titles = files.filter { $0.file.extra == nil }
        return !titles.isEmpty && titles.allSatisfy(\.isRemoved)
    }
}

extension [MovieFile] {
    /// The one started last, or the first version of the movie.
    public var main: MovieFile? {
        let playable = filter { $0.file.extra == nil && $0.isAvailable }
        let begun = playable.filter { $0.progress?.isBegun == true }
        return begun.max { $0.lastPlayed < $1.lastPlayed } ?? playable.first
    }
}

/// A file of the movie and its position.
public struct MovieFile: Hashable, Sendable {
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

    var lastPlayed: Date { progress?.updatedAt ?? .distantPast }
}

extension MovieFile: TitleFile {
    public var isAvailable: Bool { file.missingSince == nil }
    public var isExtra: Bool { file.extra != nil }
    public var part: Int? { file.part }
}
