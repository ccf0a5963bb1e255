public import CoreDomain

/// One credit of a person, with the facts of its title: for what a page about the person shows. Those of the title come from other contexts.
public struct CreditedWork: Hashable, Sendable {
    public var title: CreditedTitle
    public var name: String
    /// ISO 8601, of the premiere or of the first episode.
    public var date: String?
    public var year: Int?
    public var poster: Picture?
    public var backdrop: Picture?
    /// As a source of filmographies says.
    public var popularity: Double?
    /// 0…10.
    public var rating: Double?
    public var credit: Credit.Kind
    public var isOwned: Bool

    public init(
        title: CreditedTitle, name: String, date: String? = nil, year: Int? = nil, poster: Picture? = nil, backdrop: Picture? = nil,
        popularity: Double? = nil, rating: Double? = nil, credit: Credit.Kind, isOwned: Bool = false
    ) {
        self.title = title
        self.name = name
        self.date = date
        self.year = year
        self.poster = poster
        self.backdrop = backdrop
        self.popularity = popularity
        self.rating = rating
        self.credit = credit
        self.isOwned = isOwned
    }

    /// The movie or the whole series.
    var whole: CreditedTitle { CreditedTitle(kind: title.kind, id: title.id) }

    func isOf(department: String) -> Bool {
        switch credit {
        case .cast: department == "Acting"
        case .crew(_, let own): department != "Acting" && own == department
        }
    }
}
