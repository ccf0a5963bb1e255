public import CoreDomain

public struct SampleMovie: SampleTitle {
    public var id: TitleID
    public var title: String
    public var originalTitle: String?
    public var year: Int
    public var minutes: Int?
    public var genres: [SampleGenre]
    public var countries: [String]
    public var languages: [String]
    public var overview: String
    public var credits: [SampleCredit]
    public var alike: [TitleID]
    public var imdb: TitleID?
    public var tmdb: TitleID?
}
