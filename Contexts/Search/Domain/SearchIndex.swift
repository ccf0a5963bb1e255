public import CoreDomain

/// Search over everything in the catalogue.
public protocol SearchIndex: Sendable {
    /// The hits that an audience may see, the best first. Differences of case, diacritics, hyphens and small typing errors are tolerated; the
    /// last word may be incomplete.
    func search(_ query: String, limit: Int, for audience: Audience) async throws(SearchError) -> [SearchHit]
    /// The entries of these targets that an audience may see, in the order of the targets.
    func hits(of references: [SearchReference], for audience: Audience) async throws(SearchError) -> [SearchHit]
    /// For each phrase the movies and series that an audience may see and of which a title has these words next to each other, those with just this
    /// title first. Nothing is completed or corrected, so that thousands of titles can be looked for.
    func titled(_ phrases: [String], limit: Int, for audience: Audience) async throws(SearchError) -> [[SearchReference]]
    func save(_ entries: [SearchEntry]) async throws(SearchError)
    func remove(_ references: [SearchReference]) async throws(SearchError)
}

/// The target of a hit. A series has no `TitleReference` of its own, and neither has a person.
public enum SearchReference: Hashable, Sendable {
    case movie(TitleID), video(TitleID), series(TitleID)
    case episode(series: TitleID, season: Int, episode: Int)
    case person(PersonID)

    public var kind: SearchKind {
        switch self {
        case .movie: .movie
        case .video: .video
        case .series: .series
        case .episode: .episode
        case .person: .person
        }
    }

    /// The movie, video or series that it belongs to; nil for a person.
    public var title: TitleID? {
        switch self {
        case .movie(let id), .video(let id), .series(let id), .episode(let id, _, _): id
        case .person: nil
        }
    }

    public var path: String {
        switch self {
        case .movie(let id), .video(let id): "/movies/\(id)"
        case .series(let id): "/series/\(id)"
        case .episode(let series, let season, let episode): "/series/\(series)/seasons/\(season)/episodes/\(episode)"
        case .person(let id): "/people/\(id)"
        }
    }
}

extension SearchReference {
    /// The targets whose page has this path: a movie and a video have the same.
    public static func candidates(path: String) -> [SearchReference] {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(String.init)
        switch (parts.first, parts.count) {
        case ("movies", 2): return TitleID(parts[1]).map { [.movie($0), .video($0)] } ?? []
        case ("series", 2): return TitleID(parts[1]).map { [.series($0)] } ?? []
        case ("people", 2): return PersonID(parts[1]).map { [.person($0)] } ?? []
        case ("series", 6) where parts[2] == "seasons" && parts[4] == "episodes":
            guard
                case .episode(let series, let season, let episode) =
                    TitleReference(rawValue: "episode/\(parts[1])/\(parts[3])/\(parts[5])")
            else { return [] }
            return [.episode(series: series, season: season, episode: episode)]
        default: return []
        }
    }
}

public enum SearchKind: String, Sendable, CaseIterable {
    case movie, series, episode, person, video
}

public struct SearchEntry: Hashable, Sendable {
    public var reference: SearchReference
    public var title: String
    public var otherTitles: [String]
    public var year: Int?
    /// For an episode, the series; for a movie, its director; nil for a person.
    public var context: String?
    /// Of a person, the portrait.
    public var poster: Picture?
    /// The age in years that the rating of its title requires; nil without a rating, which an age limit hides. A person has none:
    /// whether they may be seen depends on their titles.
    public var age: Int?
    /// 0…1,000: the order of equally good hits, before their years are compared. Higher for owned and popular titles.
    public var importance: Int

    public init(
        reference: SearchReference, title: String, otherTitles: [String] = [], year: Int? = nil, context: String? = nil,
        poster: Picture? = nil, age: Int? = nil, importance: Int = 0
    ) {
        self.reference = reference
        self.title = title
        self.otherTitles = otherTitles
        self.year = year
        self.context = context
        self.poster = poster
        self.age = age
        self.importance = importance
    }
}

public struct SearchHit: Hashable, Sendable {
    public var reference: SearchReference
    public var title: String
    public var year: Int?
    public var context: String?
    public var poster: Picture?
    /// Whether the library has a file of it that is not missing. The index does not know; those who ask it add this for lists that show it.
    public var isOwned: Bool

    public init(
        reference: SearchReference, title: String, year: Int? = nil, context: String? = nil, poster: Picture? = nil, isOwned: Bool = false
    ) {
        self.reference = reference
        self.title = title
        self.year = year
        self.context = context
        self.poster = poster
        self.isOwned = isOwned
    }
}

public enum SearchError: Error, Equatable {
    case unavailable(reason: String)
}
