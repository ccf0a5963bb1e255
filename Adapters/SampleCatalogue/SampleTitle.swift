public import CoreDomain

/// The facts that movies and series of the catalogue have in common.
public protocol SampleTitle: Sendable, Hashable, Identifiable where ID == TitleID {
    /// `sample-` and the title in words: `sample-seven-samurai`.
    var id: TitleID { get }
    /// In English.
    var title: String { get }
    /// Nil if it is the same as `title`.
    var originalTitle: String? { get }
    /// Of the first showing.
    var year: Int { get }
    var genres: [SampleGenre] { get }
    /// ISO 3166-1 alpha-2, the most important first.
    var countries: [String] { get }
    /// ISO 639-1, the original language first. For a silent movie the language of its titles.
    var languages: [String] { get }
    /// One sentence of at most 160 characters.
    var overview: String { get }
    /// Directors or creators first, then writers, then the cast.
    var credits: [SampleCredit] { get }
    /// Titles of the same kind that were chosen as similar.
    var alike: [TitleID] { get }
    var imdb: TitleID? { get }
    var tmdb: TitleID? { get }
}

extension SampleTitle {
    public func people(_ job: SampleCredit.Job) -> [SamplePerson.ID] { credits.filter { $0.job == job }.map(\.person) }
}
