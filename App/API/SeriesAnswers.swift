import CoreDomain
import LibraryDomain
import TVSeriesDomain

struct SeriesAnswer: Encodable {
    let id: String
    let title: String
    let year: Int?
    let genres: [String]
    let seasonCount: Int
    let episodeCount: Int
    let posterURL: String
    let backdropURL: String
    let owned: Bool
    let onWatchlist: Bool
    /// The viewer's own, 1…10.
    let rating: OwnRating?

    init(_ series: SeriesSummary, onWatchlist: Bool, rating: OwnRating?) {
        id = series.id.rawValue
        title = series.title
        year = series.year
        genres = series.genres
        seasonCount = series.seasonCount
        episodeCount = series.episodeCount
        posterURL = ArtworkAddress.poster(series.poster, of: series.id)
        backdropURL = ArtworkAddress.backdrop(series.backdrop, of: series.id)
        owned = series.isOwned
        self.onWatchlist = onWatchlist
        self.rating = rating
    }
}

struct SeriesDetailsAnswer: Encodable {
    let id: String
    let title: String
    let originalTitle: String?
    let year: Int?
    let overview: String?
    let genres: [String]
    let cast: [CastMemberAnswer]
    let crew: [CrewMemberAnswer]
    let posterURL: String
    let backdropURL: String
    let owned: Bool
    let onWatchlist: Bool
    /// The viewer's own, 1…10.
    let rating: OwnRating?
    let seasons: [SeasonSummaryAnswer]

    init(_ series: Series, _ people: TitlePeople, onWatchlist: Bool, rating: OwnRating?) {
        id = series.id.rawValue
        title = series.summary.title
        originalTitle = series.originalTitle
        year = series.summary.year
        overview = series.overview
        genres = series.summary.genres
        (cast, crew) = (people.cast, people.crew)
        posterURL = ArtworkAddress.poster(series.summary.poster, of: series.id)
        backdropURL = ArtworkAddress.backdrop(series.summary.backdrop, of: series.id)
        owned = series.summary.isOwned
        self.onWatchlist = onWatchlist
        self.rating = rating
        seasons = series.seasons.map { SeasonSummaryAnswer(number: $0.number, title: $0.name, episodeCount: $0.episodeCount) }
    }
}

struct SeasonSummaryAnswer: Encodable {
    let number: Int
    let title: String?
    let episodeCount: Int
}

struct SeasonAnswer: Encodable {
    let number: Int
    let title: String?
    let seriesTitle: String
    let episodes: [EpisodeAnswer]

    init(_ season: Season, ratings: [RatedTitle: OwnRating], files: (Episode) -> [FileAnswer]) {
        number = season.summary.number
        title = season.summary.name
        seriesTitle = season.seriesTitle
        episodes = season.episodes.map { EpisodeAnswer($0, files: files($0), rating: ratings[$0.reference.rated]) }
    }
}

/// An episode of a season.
struct EpisodeAnswer: Encodable {
    let seriesID: String
    let season: Int
    let episode: Int
    let title: String?
    let overview: String?
    let aired: String?
    let runtimeMinutes: Int?
    let stillURL: String?
    /// The viewer's own, 1…10.
    let rating: OwnRating?
    let files: [FileAnswer]

    init(_ episode: Episode, files: [FileAnswer], rating: OwnRating?) {
        seriesID = episode.series.rawValue
        season = episode.season
        self.episode = episode.number
        title = episode.name
        overview = episode.overview
        aired = episode.aired
        runtimeMinutes = episode.runtimeMinutes
        stillURL = episode.still.map { ArtworkAddress.picture($0, width: 780) }
        self.rating = rating
        self.files = files
    }
}

/// An episode with the people who are only in this one.
struct EpisodeDetailsAnswer: Encodable {
    let seriesID: String
    let season: Int
    let episode: Int
    let title: String?
    let overview: String?
    let aired: String?
    let runtimeMinutes: Int?
    let cast: [CastMemberAnswer]
    let crew: [CrewMemberAnswer]
    let stillURL: String?
    /// The viewer's own, 1…10.
    let rating: OwnRating?
    let files: [FileAnswer]

    init(_ episode: EpisodeAnswer, _ people: TitlePeople) {
        (seriesID, season, self.episode, title) = (episode.seriesID, episode.season, episode.episode, episode.title)
        (overview, aired, runtimeMinutes) = (episode.overview, episode.aired, episode.runtimeMinutes)
        (cast, crew) = (people.cast, people.crew)
        (stillURL, rating, files) = (episode.stillURL, episode.rating, episode.files)
    }
}
