public import CoreDomain

/// What one source says about a movie or video. Every field may be absent; the row of lists and search is derived from all documents.
public struct MovieFacts: Hashable, Sendable, Codable {
    public var title: String?
    /// The title for sorting, where the source gives one.
    public var sortTitle: String?
    public var originalTitle: String?
    public var year: Int?
    /// As the source writes it, usually `1999-10-15`.
    public var premiered: String?
    public var tagline: String?
    public var overview: String?
    public var certification: String?
    /// 0…10.
    public var rating: Double?
    public var runtimeMinutes: Int?
    public var genres: [String]
    public var directors: [String]
    public var writers: [String]
    public var studios: [String]
    public var cast: [CastCredit]
    public var collection: MovieCollection?
    public var poster: Picture?
    public var backdrop: Picture?
    /// The title as a picture on no ground. No row has it, and none of the fields that follow: only pages of details show them.
    public var logo: Picture?
    /// Where it was produced: ISO 3166-1. This list and those that follow are nil in documents that an older version wrote.
    public var countries: [String]?
    /// What is spoken in it: ISO 639.
    public var languages: [String]?
    /// ISO 639.
    public var originalLanguage: String?
    /// In TMDb’s words, such as “Post Production”. Nil for one that was released.
    public var status: String?
    /// Further titles by which it is found and matched to files, the best known first.
    public var otherTitles: [String]?

    public init(
        title: String? = nil, sortTitle: String? = nil, originalTitle: String? = nil, year: Int? = nil, premiered: String? = nil,
        tagline: String? = nil, overview: String? = nil, certification: String? = nil, rating: Double? = nil,
        runtimeMinutes: Int? = nil, genres: [String] = [], directors: [String] = [], writers: [String] = [], studios: [String] = [],
        cast: [CastCredit] = [], collection: MovieCollection? = nil, poster: Picture? = nil, backdrop: Picture? = nil,
        logo: Picture? = nil, countries: [String]? = nil, languages: [String]? = nil, originalLanguage: String? = nil,
        status: String? = nil, otherTitles: [String]? = nil
    ) {
        self.title = title
        self.sortTitle = sortTitle
        self.originalTitle = originalTitle
        self.year = year
        self.premiered = premiered
        self.tagline = tagline
        self.overview = overview
        self.certification = certification
        self.rating = rating
        self.runtimeMinutes = runtimeMinutes
        self.genres = genres
        self.directors = directors
        self.writers = writers
        self.studios = studios
        self.cast = cast
        self.collection = collection
        self.poster = poster
        self.backdrop = backdrop
        self.logo = logo
        self.countries = countries
        self.languages = languages
        self.originalLanguage = originalLanguage
        self.status = status
        self.otherTitles = otherTitles
    }

    /// A title and the one for sorting belong together: they are taken from one document.
    fileprivate var heading: (title: String, sortTitle: String)? { title.map { ($0, sortTitle ?? $0) } }
}

/// What a source other than the files gives about one movie or video.
public struct MovieDocument: Hashable, Sendable {
    public var id: TitleID
    /// Its ids at other sources: facts about the same movie are joined by them.
    public var aliases: [TitleID]
    public var kind: MovieKind
    public var content: FactDocument<MovieFacts>

    public init(id: TitleID, aliases: [TitleID] = [], kind: MovieKind = .movie, content: FactDocument<MovieFacts>) {
        self.id = id
        self.aliases = aliases
        self.kind = kind
        self.content = content
    }
}

extension MovieFacts {
    /// The facts of a movie that one source alone describes.
    public init(_ movie: Movie) {
        let summary = movie.summary
        self.init(
            title: summary.title, sortTitle: movie.sortTitle, originalTitle: movie.originalTitle, year: summary.year,
            premiered: movie.premiered, tagline: movie.tagline, overview: movie.overview, certification: movie.certification,
            rating: summary.rating, runtimeMinutes: summary.runtimeMinutes, genres: summary.genres, directors: movie.directors,
            writers: movie.writers, studios: movie.studios, cast: movie.cast, collection: movie.collection, poster: summary.poster,
            backdrop: summary.backdrop)
        if directors.isEmpty, let director = summary.director { directors = [director] }
    }
}

extension Movie {
    /// This movie with the facts of its documents instead of its own.
    public func with(_ facts: RankedFacts<MovieFacts>) -> Movie {
        var movie = self
        let heading = facts[\.heading]
        movie.summary.title = heading?.title ?? summary.title
        movie.sortTitle = heading?.sortTitle ?? sortTitle
        movie.originalTitle = facts[\.originalTitle]
        movie.summary.year = facts[\.year]
        movie.premiered = facts[\.premiered]
        movie.tagline = facts[\.tagline]
        movie.overview = facts[\.overview]
        movie.certification = facts[\.certification]
        movie.summary.rating = facts[\.rating]
        movie.summary.runtimeMinutes = facts[\.runtimeMinutes]
        movie.summary.genres = facts[\.genres]
        movie.directors = facts[\.directors]
        movie.summary.director = movie.directors.first
        movie.writers = facts[\.writers]
        movie.studios = facts[\.studios]
        movie.cast = facts[\.cast]
        movie.collection = facts[\.collection]
        movie.summary.poster = facts[\.poster]
        movie.summary.backdrop = facts[\.backdrop]
        return movie
    }
}
