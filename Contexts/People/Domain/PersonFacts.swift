public import CoreDomain

/// What one source knows about a person; nil is not known.
public struct PersonFacts: Codable, Hashable, Sendable {
    public var name: String?
    public var profile: Picture?
    public var knownForDepartment: String?
    public var biography: String?
    public var gender: Gender?
    /// ISO 8601: a day, a month or a year.
    public var born: String?
    public var died: String?
    public var birthplace: String?

    public init(
        name: String? = nil, profile: Picture? = nil, knownForDepartment: String? = nil, biography: String? = nil, gender: Gender? = nil,
        born: String? = nil, died: String? = nil, birthplace: String? = nil
    ) {
        self.name = name
        self.profile = profile
        self.knownForDepartment = knownForDepartment
        self.biography = biography
        self.gender = gender
        self.born = born
        self.died = died
        self.birthplace = birthplace
    }

    /// The same within the lengths that are stored: sources are never trusted. An unknown gender is no fact, and leaves it to another source.
    public var cleaned: PersonFacts {
        PersonFacts(
            name: PersonText.name(name), profile: profile, knownForDepartment: PersonText.line(knownForDepartment, most: 100),
            biography: PersonText.prose(biography, most: 20_000), gender: gender == .unknown ? nil : gender, born: PersonText.day(born),
            died: PersonText.day(died), birthplace: PersonText.line(birthplace, most: 200))
    }
}

/// The facts of one source about the person with this id.
public struct PersonDocument: Hashable, Sendable {
    public var id: PersonID
    /// The person's ids at other sources, as this one names them.
    public var aliases: [PersonID]
    public var document: FactDocument<PersonFacts>

    public init(id: PersonID, aliases: [PersonID] = [], document: FactDocument<PersonFacts>) {
        self.id = id
        self.aliases = aliases
        self.document = document
    }
}
