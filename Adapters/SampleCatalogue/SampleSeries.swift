public import CoreDomain

public struct SampleSeries: SampleTitle {
    public var id: TitleID
    public var title: String
    public var originalTitle: String?
    /// The year of the first episode.
    public var year: Int
    /// The year of the last episode; nil for a series that goes on.
    public var lastYear: Int?
    /// Of a usual episode.
    public var minutes: Int?
    public var genres: [SampleGenre]
    public var countries: [String]
    public var languages: [String]
    public var overview: String
    public var credits: [SampleCredit]
    public var seasons: [SampleSeason]
    public var alike: [TitleID]
    public var imdb: TitleID?
    public var tmdb: TitleID?
}

public struct SampleSeason: Sendable, Hashable {
    /// From 1.
    public var number: Int
    public var year: Int
    public var episodes: Int
}
