public import CoreDomain

/// The cast and the crew that one source gives for a title.
public struct TitleCredits: Hashable, Sendable {
    /// Further credits of a list are dropped.
    public static let most = 5_000

    public var title: CreditedTitle
    public var source: FactSource
    /// BCP 47; empty for no certain language.
    public var language: String
    /// In the order of the source.
    public var cast: [NewCredit]
    public var crew: [NewCredit]

    public init(title: CreditedTitle, source: FactSource, language: String = "", cast: [NewCredit] = [], crew: [NewCredit] = []) {
        self.title = title
        self.source = source
        self.language = language
        self.cast = cast
        self.crew = crew
    }
}

/// One credit as a source gives it.
public struct NewCredit: Hashable, Sendable {
    /// The person's id at the source; nil if it gives only a name.
    public var id: PersonID?
    /// The person's ids at other sources, as this one names them.
    public var aliases: [PersonID]
    public var name: String
    public var profile: Picture?
    /// Of the cast.
    public var character: String?
    /// Of the crew.
    public var job: String?
    public var department: String?
    public var episodeCount: Int?

    public init(
        id: PersonID? = nil, aliases: [PersonID] = [], name: String, profile: Picture? = nil, character: String? = nil, job: String? = nil,
        department: String? = nil, episodeCount: Int? = nil
    ) {
        self.id = id
        self.aliases = aliases
        self.name = name
        self.profile = profile
        self.character = character
        self.job = job
        self.department = department
        self.episodeCount = episodeCount
    }

    /// The same within the lengths that are stored: sources are never trusted. Nil for one without a visible name.
    public var cleaned: NewCredit? {
        guard let name = PersonText.name(name) else { return nil }
        return NewCredit(
            id: id, aliases: Array(aliases.prefix(10)), name: name, profile: profile, character: PersonText.line(character, most: 200),
            job: PersonText.line(job, most: 100), department: PersonText.line(department, most: 100),
            episodeCount: episodeCount.flatMap { (0...1_000_000).contains($0) ? $0 : nil })
    }
}
