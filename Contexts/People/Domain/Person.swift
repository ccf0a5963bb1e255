public import CoreDomain

/// The facts about a person on a card.
public struct PersonSummary: Hashable, Sendable, Identifiable {
    public var id: PersonID
    public var name: String
    public var profile: Picture?
    /// TMDb's word for it: "Acting", "Directing".
    public var knownForDepartment: String?

    public init(id: PersonID, name: String, profile: Picture? = nil, knownForDepartment: String? = nil) {
        self.id = id
        self.name = name
        self.profile = profile
        self.knownForDepartment = knownForDepartment
    }

    /// For a card without a picture; nil if the name has no letter.
    public var initials: String? { Initials.of(name) }
}

public enum Gender: String, Sendable, Codable, CaseIterable {
    case unknown, female, male, other
}

/// A person with all facts on their page.
public struct Person: Hashable, Sendable, Identifiable {
    public var summary: PersonSummary
    /// Their other ids.
    public var aliases: [PersonID]
    public var biography: String?
    public var gender: Gender
    /// ISO 8601: a day, a month or a year.
    public var born: String?
    public var died: String?
    public var birthplace: String?

    public var id: PersonID { summary.id }
    public var initials: String? { summary.initials }

    public init(
        summary: PersonSummary, aliases: [PersonID] = [], biography: String? = nil, gender: Gender = .unknown, born: String? = nil,
        died: String? = nil, birthplace: String? = nil
    ) {
        self.summary = summary
        self.aliases = aliases
        self.biography = biography
        self.gender = gender
        self.born = born
        self.died = died
        self.birthplace = birthplace
    }
}
