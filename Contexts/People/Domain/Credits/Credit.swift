public import CoreDomain

/// A movie, a series or one episode of a series, as credits refer to it.
public struct CreditedTitle: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        /// Videos too.
        case movie
        case series
    }

    public struct Episode: Hashable, Sendable {
        public var season: Int
        public var number: Int

        public init(season: Int, number: Int) {
            self.season = season
            self.number = number
        }
    }

    public var kind: Kind
    public var id: TitleID
    /// Only of a series. Its own credits name the guest stars and the crew of that episode.
    public var episode: Episode?

    public init(kind: Kind, id: TitleID, episode: Episode? = nil) {
        self.kind = kind
        self.id = id
        self.episode = episode
    }

    public static func movie(_ id: TitleID) -> CreditedTitle { CreditedTitle(kind: .movie, id: id) }
    public static func series(_ id: TitleID) -> CreditedTitle { CreditedTitle(kind: .series, id: id) }

    public static func episode(of series: TitleID, season: Int, number: Int) -> CreditedTitle {
        CreditedTitle(kind: .series, id: series, episode: Episode(season: season, number: number))
    }
}

/// One part or one job of a person in a title; a person may have several in one title.
public struct Credit: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case cast(character: String?)
        case crew(job: String?, department: String?)
    }

    public var title: CreditedTitle
    public var person: PersonSummary
    public var kind: Kind
    /// The place among the cast or the crew, from 0.
    public var order: Int
    /// Of a series: the number of episodes with this credit.
    public var episodeCount: Int?
    /// Of the title, as a source of filmographies says; from 0, only for comparing with others.
    public var popularity: Double?
    /// Of its premiere or its first episode, as a source of filmographies says.
    public var date: String?

    public init(
        title: CreditedTitle, person: PersonSummary, kind: Kind, order: Int, episodeCount: Int? = nil, popularity: Double? = nil,
        date: String? = nil
    ) {
        self.title = title
        self.person = person
        self.kind = kind
        self.order = order
        self.episodeCount = episodeCount
        self.popularity = popularity
        self.date = date
    }
}
