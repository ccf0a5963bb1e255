public import MoviesDomain
public import TVSeriesDomain

/// One page of a list, 20 items on most of them.
public struct TMDbPage<Item: Hashable & Sendable>: Hashable, Sendable {
    /// 1…500
    public var page: Int
    /// 0…500: TMDb gives no page after the 500th.
    public var totalPages: Int
    /// Those that cannot be shown (without a title, for adults only) are left out.
    public var items: [Item]
}

/// A result of a search in everything.
public enum TMDbResult: Hashable, Sendable {
    case movie(MovieDocument)
    case series(SeriesDocument)
    case person(TMDbPersonSummary)
}

/// What has an id at IMDb or TheTVDB.
public struct TMDbFindings: Hashable, Sendable {
    public var movies: [MovieDocument]
    public var series: [SeriesDocument]
    public var people: [TMDbPersonSummary]
}

public struct TMDbGenre: Hashable, Sendable, Identifiable {
    public var id: Int
    public var name: String
}

/// Conditions of a list. Those that are nil or empty hold for everything.
public struct TMDbFilter: Hashable, Sendable {
    /// ISO 639-1.
    public var originalLanguage: String?
    /// All of them.
    public var genres: [Int]
    /// The first year of release or broadcast.
    public var fromYear: Int?
    /// The last year.
    public var upToYear: Int?

    public init(originalLanguage: String? = nil, genres: [Int] = [], fromYear: Int? = nil, upToYear: Int? = nil) {
        self.originalLanguage = originalLanguage
        self.genres = genres
        self.fromYear = fromYear
        self.upToYear = upToYear
    }
}
