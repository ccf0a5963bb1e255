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

extension TMDbSeason {
    var lacksTexts: Bool { episodes.contains { $0.document.content.facts.name == nil || $0.document.content.facts.overview == nil } }

    /// Takes the texts that are missing from another language. They stay a part of the same document, as those of titles do: a document of the
    /// other language would grow old when the first one has them all.
    mutating func fill(from other: TMDbSeason) {
        for further in other.episodes {
            guard let place = episodes.firstIndex(where: { $0.document.key == further.document.key }) else { continue }
            let (own, facts) = (episodes[place].document.content.facts, further.document.content.facts)
            episodes[place].document.content.facts.name = own.name ?? facts.name
            episodes[place].document.content.facts.overview = own.overview ?? facts.overview
        }
    }
}

public struct TMDbEpisode: Hashable, Sendable {
    public var document: EpisodeDocument
    /// 0…10.
    public var rating: Double?
    public var guestStars: [TMDbCastMember]
    public var crew: [TMDbCrewMember]
}
