public import CoreDomain
public import TVSeriesDomain

/// A season with all that TMDb knows about its episodes.
public struct TMDbSeason: Hashable, Sendable {
    public var series: TitleID
    public var facts: SeasonFacts
    /// Of its first episode: `1999-10-15`, `1999-10` or `1999`.
    public var aired: String?
    /// In their order, each number once.
    public var episodes: [TMDbEpisode]
}

public struct TMDbEpisode: Hashable, Sendable {
    public var document: EpisodeDocument
    /// 0…10.
    public var rating: Double?
    public var guestStars: [TMDbCastMember]
    public var crew: [TMDbCrewMember]
}
