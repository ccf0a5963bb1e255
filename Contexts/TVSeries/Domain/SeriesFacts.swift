public import CoreDomain

/// What one source says about a series and its seasons. Every field may be absent; the rows of lists and search are derived from all documents.
public struct SeriesFacts: Hashable, Sendable, Codable {
    public var title: String?
    /// The title for sorting, where the source gives one.
    public var sortTitle: String?
    public var originalTitle: String?
    public var year: Int?
    public var overview: String?
    public var certification: String?
    public var status: String?
    /// 0…10.
    public var rating: Double?
    public var genres: [String]
    public var studios: [String]
    public var seasons: [SeasonFacts]
    public var poster: Picture?
    public var backdrop: Picture?
    /// The title as a picture on no ground. No row has it, and none of the fields that follow: only pages of details show them.
    public var logo: Picture?
    public var tagline: String?
    /// Where it was produced: ISO 3166-1. This list and those that follow are nil in documents that an older version wrote.
    public var countries: [String]?
    /// What is spoken in it: ISO 639.
    public var languages: [String]?
    /// ISO 639.
    public var originalLanguage: String?
    /// Further titles by which it is found and matched to files, the best known first.
    public var otherTitles: [String]?

    public init(
        title: String? = nil, sortTitle: String? = nil, originalTitle: String? = nil, year: Int? = nil, overview: String? = nil,
        certification: String? = nil, status: String? = nil, rating: Double? = nil, genres: [String] = [], studios: [String] = [],
        seasons: [SeasonFacts] = [], poster: Picture? = nil, backdrop: Picture? = nil,
        logo: Picture? = nil, tagline: String? = nil, countries: [String]? = nil, languages: [String]? = nil,
        originalLanguage: String? = nil, otherTitles: [String]? = nil
    ) {
        self.title = title
        self.sortTitle = sortTitle
        self.originalTitle = originalTitle
        self.year = year
        self.overview = overview
        self.certification = certification
        self.status = status
        self.rating = rating
        self.genres = genres
        self.studios = studios
        self.seasons = seasons
        self.poster = poster
        self.backdrop = backdrop
        self.logo = logo
        self.tagline = tagline
        self.countries = countries
        self.languages = languages
        self.originalLanguage = originalLanguage
        self.otherTitles = otherTitles
    }

    /// A title and the one for sorting belong together: they are taken from one document.
    fileprivate var heading: (title: String, sortTitle: String)? { title.map { ($0, sortTitle ?? $0) } }
}

public struct SeasonFacts: Hashable, Sendable, Codable {
    /// 0 holds the specials.
    public var number: Int
    public var name: String?
    public var overview: String?
    /// As the source says; nil where it does not.
    public var episodeCount: Int?
    public var poster: Picture?

    public init(number: Int, name: String? = nil, overview: String? = nil, episodeCount: Int? = nil, poster: Picture? = nil) {
        self.number = number
        self.name = name
        self.overview = overview
        self.episodeCount = episodeCount
        self.poster = poster
    }
}

/// What one source says about an episode.
public struct EpisodeFacts: Hashable, Sendable, Codable {
    public var name: String?
    public var overview: String?
    /// As the source writes it, usually `2019-05-06`.
    public var aired: String?
    public var runtimeMinutes: Int?
    public var still: Picture?

    public init(
        name: String? = nil, overview: String? = nil, aired: String? = nil, runtimeMinutes: Int? = nil, still: Picture? = nil
    ) {
        self.name = name
        self.overview = overview
        self.aired = aired
        self.runtimeMinutes = runtimeMinutes
        self.still = still
    }
}

/// What a source other than the files gives about one series.
public struct SeriesDocument: Hashable, Sendable {
    public var id: TitleID
    /// Its ids at other sources: facts about the same series are joined by them.
    public var aliases: [TitleID]
    public var content: FactDocument<SeriesFacts>

    public init(id: TitleID, aliases: [TitleID] = [], content: FactDocument<SeriesFacts>) {
        self.id = id
        self.aliases = aliases
        self.content = content
    }
}

/// What a source other than the files gives about one episode.
public struct EpisodeDocument: Hashable, Sendable {
    public var key: EpisodeKey
    public var content: FactDocument<EpisodeFacts>

    public init(key: EpisodeKey, content: FactDocument<EpisodeFacts>) {
        self.key = key
        self.content = content
    }
}

extension SeriesFacts {
    /// The facts of a series that one source alone describes.
    public init(_ series: Series) {
        let summary = series.summary
        self.init(
            title: summary.title, sortTitle: series.sortTitle, originalTitle: series.originalTitle, year: summary.year,
            overview: series.overview, certification: series.certification, status: series.status, rating: summary.rating,
            genres: summary.genres, studios: series.studios, seasons: series.seasons.map(SeasonFacts.init), poster: summary.poster,
            backdrop: summary.backdrop)
    }
}

extension SeasonFacts {
    public init(_ season: SeasonSummary) {
        self.init(
            number: season.number, name: season.name, overview: season.overview,
            episodeCount: season.episodeCount > 0 ? season.episodeCount : nil, poster: season.poster)
    }
}

extension EpisodeFacts {
    /// The facts of an episode that one source alone describes.
    public init(_ episode: Episode) {
        self.init(
            name: episode.name, overview: episode.overview, aired: episode.aired, runtimeMinutes: episode.runtimeMinutes,
            still: episode.still)
    }
}

extension Series {
    /// This series with the facts of its documents instead of its own, and the seasons of all of them.
    public func with(_ facts: RankedFacts<SeriesFacts>) -> Series {
        var series = self
        let heading = facts[\.heading]
        series.summary.title = heading?.title ?? summary.title
        series.sortTitle = heading?.sortTitle ?? sortTitle
        series.originalTitle = facts[\.originalTitle]
        series.summary.year = facts[\.year]
        series.overview = facts[\.overview]
        series.certification = facts[\.certification]
        series.status = facts[\.status]
        series.summary.rating = facts[\.rating]
        series.summary.genres = facts[\.genres]
        series.studios = facts[\.studios]
        series.summary.poster = facts[\.poster]
        series.summary.backdrop = facts[\.backdrop]
        let numbers = Set(facts.facts.flatMap { $0.seasons.map(\.number) })
        series.seasons = numbers.sorted().map { number in
            let season = facts.part { document in document.seasons.first { $0.number == number } }
            return SeasonSummary(
                number: number, name: season[\.name], overview: season[\.overview], episodeCount: season[\.episodeCount] ?? 0,
                poster: season[\.poster])
        }
        return series
    }
}

extension Episode {
    /// This episode with the facts of its documents instead of its own.
    public func with(_ facts: RankedFacts<EpisodeFacts>) -> Episode {
        var episode = self
        episode.name = facts[\.name]
        episode.overview = facts[\.overview]
        episode.aired = facts[\.aired]
        episode.runtimeMinutes = facts[\.runtimeMinutes]
        episode.still = facts[\.still]
        return episode
    }
}
