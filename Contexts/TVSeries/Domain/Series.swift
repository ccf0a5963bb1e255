public import CoreDomain
public import Foundation

/// The facts about a series on a card.
public struct SeriesSummary: ListedTitle, Hashable, Sendable, Identifiable {
    public var id: TitleID
    public var title: String
    public var year: Int?
    /// 0…10.
    public var rating: Double?
    public var genres: [String]
    public var seasonCount: Int
    public var episodeCount: Int
    public var poster: Picture?
    public var backdrop: Picture?
    public var addedAt: Date
    /// Whether the library has a file of an episode, even if all of them are missing. A series without files is known, but on no list of the
    /// library.
    public var hasFiles: Bool
    /// Whether the library has a file of an episode that is not missing. Follows from the episodes.
    public var isOwned: Bool
    public var missingSince: Date?

    public init(
        id: TitleID, title: String, year: Int? = nil, rating: Double? = nil, genres: [String] = [], seasonCount: Int = 0,
        episodeCount: Int = 0, poster: Picture? = nil, backdrop: Picture? = nil, addedAt: Date, hasFiles: Bool = true,
        isOwned: Bool = false, missingSince: Date? = nil
    ) {
        self.id = id
        self.title = title
        self.year = year
        self.rating = rating
        self.genres = genres
        self.seasonCount = seasonCount
        self.episodeCount = episodeCount
        self.poster = poster
        self.backdrop = backdrop
        self.addedAt = addedAt
        self.hasFiles = hasFiles
        self.isOwned = isOwned
        self.missingSince = missingSince
    }
}

public struct Series: Hashable, Sendable, Identifiable {
    public var summary: SeriesSummary
    public var aliases: [TitleID]
    public var originalTitle: String?
    public var sortTitle: String
    public var overview: String?
    public var certification: String?
    public var status: String?
    public var studios: [String]
    /// In the order of their numbers; specials (0) come last.
    public var seasons: [SeasonSummary]

    public var id: TitleID { summary.id }

    public init(
        summary: SeriesSummary, aliases: [TitleID] = [], originalTitle: String? = nil, sortTitle: String? = nil,
        overview: String? = nil, certification: String? = nil, status: String? = nil, studios: [String] = [],
        seasons: [SeasonSummary] = []
    ) {
        self.summary = summary
        self.aliases = aliases
        self.originalTitle = originalTitle
        self.sortTitle = sortTitle ?? summary.title
        self.overview = overview
        self.certification = certification
        self.status = status
        self.studios = studios
        self.seasons = seasons
    }
}

public struct SeasonSummary: Hashable, Sendable {
    /// 0 holds the specials.
    public var number: Int
    /// Its own name; nil for one that is only counted.
    public var name: String?
    public var overview: String?
    /// Of which the library has files; the announced ones if it has none.
    public var episodeCount: Int
    public var poster: Picture?

    public init(number: Int, name: String? = nil, overview: String? = nil, episodeCount: Int, poster: Picture? = nil) {
        self.number = number
        self.name = name
        self.overview = overview
        self.episodeCount = episodeCount
        self.poster = poster
    }
}

public struct Episode: Hashable, Sendable {
    public var series: TitleID
    public var season: Int
    public var number: Int
    /// Nil for one without a name of its own.
    public var name: String?
    public var overview: String?
    public var aired: String?
    public var runtimeMinutes: Int?
    public var still: Picture?
    public var addedAt: Date
    /// Whether the library has a file of it, even if it is missing.
    public var hasFiles: Bool
    public var missingSince: Date?

    public init(
        series: TitleID, season: Int, number: Int, name: String? = nil, overview: String? = nil, aired: String? = nil,
        runtimeMinutes: Int? = nil, still: Picture? = nil, addedAt: Date, hasFiles: Bool = true, missingSince: Date? = nil
    ) {
        self.series = series
        self.season = season
        self.number = number
        self.name = name
        self.overview = overview
        self.aired = aired
        self.runtimeMinutes = runtimeMinutes
        self.still = still
        self.addedAt = addedAt
        self.hasFiles = hasFiles
        self.missingSince = missingSince
    }

    public var reference: TitleReference { .episode(series: series, season: season, episode: number) }
}

/// A season with its episodes in order.
public struct Season: Hashable, Sendable {
    public var summary: SeasonSummary
    public var seriesTitle: String
    public var episodes: [Episode]

    public init(summary: SeasonSummary, seriesTitle: String, episodes: [Episode]) {
        self.summary = summary
        self.seriesTitle = seriesTitle
        self.episodes = episodes
    }
}
