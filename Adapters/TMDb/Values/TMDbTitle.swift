public import Foundation
public import MoviesDomain
public import TVSeriesDomain

public typealias TMDbMovie = TMDbTitle<MovieDocument>
public typealias TMDbSeries = TMDbTitle<SeriesDocument>

/// Everything about a movie or series: the document, and facts for which it has no fields.
public struct TMDbTitle<Document: Hashable & Sendable>: Hashable, Sendable {
    /// With the ids at IMDb and TheTVDB as aliases.
    public var document: Document
    /// The first release or broadcast: `1999-10-15`, `1999-10` or `1999`.
    public var date: String?
    /// Of the last episode so far, like `date`.
    public var lastAired: String?
    /// From 0; only for comparing with others.
    public var popularity: Double?
    /// In order, at most 1,000. Somebody with several characters of a series comes several times.
    public var cast: [TMDbCastMember]
    /// At most 5,000.
    public var crew: [TMDbCrewMember]
    /// Trailers first, then teasers; official ones first.
    public var trailers: [TMDbTrailer]
    /// In the region of the settings, else in the United States. Never to be kept.
    public var watchProviders: TMDbWatchProviders?
    public var similar: [Document]
    /// The first page of them.
    public var recommendations: [Document]
    /// 0…500.
    public var recommendationPages: Int
}

/// Movies and series have numbers of their own: 550 is one of each.
public enum TMDbKind: Sendable, CaseIterable {
    case movie, series

    /// As the API calls it.
    var name: String { self == .movie ? "movie" : "tv" }
}

/// A video that can be watched at YouTube or Vimeo.
public struct TMDbTrailer: Hashable, Sendable {
    public enum Site: Sendable {
        case youTube, vimeo
    }

    public var name: String?
    public var site: Site
    /// The site's own id of the video.
    public var key: String
    public var url: URL
    public var isTeaser: Bool
    public var isOfficial: Bool
    /// ISO 639-1.
    public var language: String?
}

/// Where a title can be watched. Its source is JustWatch, which must be named beside it.
public struct TMDbWatchProviders: Hashable, Sendable {
    public struct Provider: Hashable, Sendable {
        public var id: Int
        public var name: String
    }

    /// ISO 3166-1.
    public var region: String
    /// A page of TMDb: the terms allow no other links.
    public var link: URL
    public var streaming: [Provider]
    public var buy: [Provider]
    public var rent: [Provider]
    public var free: [Provider]
}
