public import CoreDomain
public import Foundation

/// The facts about a movie or a video on a card.
public struct MovieSummary: ListedTitle, Hashable, Sendable, Identifiable {
    public var id: TitleID
    public var kind: MovieKind
    public var title: String
    public var year: Int?
    /// 0…10.
    public var rating: Double?
    public var runtimeMinutes: Int?
    public var genres: [String]
    public var director: String?
    public var poster: Picture?
    public var backdrop: Picture?
    public var addedAt: Date
    /// Whether the library has a file of it, even if all of them are missing. A movie without files is known, but on no list of the library.
    public var hasFiles: Bool
    /// The date since which all its files are missing; nil while one can be played.
    public var missingSince: Date?

    /// Whether the library has a file of it that is not missing.
    public var isOwned: Bool { hasFiles && missingSince == nil }

    /// The reference of its files.
    public var reference: TitleReference { kind == .movie ? .movie(id) : .video(id) }

    public init(
        id: TitleID, kind: MovieKind = .movie, title: String, year: Int? = nil, rating: Double? = nil,
        runtimeMinutes: Int? = nil, genres: [String] = [], director: String? = nil, poster: Picture? = nil,
        backdrop: Picture? = nil, addedAt: Date, hasFiles: Bool = true, missingSince: Date? = nil
    ) {
        self.id = id
        self.kind = kind
        self.title = title
        self.year = year
        self.rating = rating
        self.runtimeMinutes = runtimeMinutes
        self.genres = genres
        self.director = director
        self.poster = poster
        self.backdrop = backdrop
        self.addedAt = addedAt
        self.hasFiles = hasFiles
        self.missingSince = missingSince
    }
}

public enum MovieKind: String, Sendable, Codable, CaseIterable {
    case movie, video

    /// The key of the lists of this kind.
    public var changeKey: ChangeKey { .titles(self == .movie ? .movie : .video) }
}

/// A movie with all facts on its page.
public struct Movie: Hashable, Sendable, Identifiable {
    public var summary: MovieSummary
    /// Its aliases.
    public var aliases: [TitleID]
    public var originalTitle: String?
    /// The title for sorting: "General, The".
    public var sortTitle: String
    public var tagline: String?
    public var overview: String?
    public var certification: String?
    public var premiered: String?
    public var directors: [String]
    public var writers: [String]
    public var studios: [String]
    public var cast: [CastCredit]
    public var collection: MovieCollection?

    public var id: TitleID { summary.id }

    /// The reference of its files.
    public var reference: TitleReference { summary.reference }

    public init(
        summary: MovieSummary, aliases: [TitleID] = [], originalTitle: String? = nil, sortTitle: String? = nil,
        tagline: String? = nil, overview: String? = nil, certification: String? = nil, premiered: String? = nil,
        directors: [String] = [], writers: [String] = [], studios: [String] = [], cast: [CastCredit] = [],
        collection: MovieCollection? = nil
    ) {
        self.summary = summary
        self.aliases = aliases
        self.originalTitle = originalTitle
        self.sortTitle = sortTitle ?? summary.title
        self.tagline = tagline
        self.overview = overview
        self.certification = certification
        self.premiered = premiered
        self.directors = directors
        self.writers = writers
        self.studios = studios
        self.cast = cast
        self.collection = collection
    }
}

/// The movies to which one belongs: “Keaton Collection”.
public struct MovieCollection: Hashable, Sendable, Codable {
    public var name: String
    public var overview: String?

    public init(name: String, overview: String? = nil) {
        self.name = name
        self.overview = overview
    }
}

public struct CastCredit: Hashable, Sendable, Codable {
    public var name: String
    public var character: String?

    public init(name: String, character: String? = nil) {
        self.name = name
        self.character = character
    }
}
