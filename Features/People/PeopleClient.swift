public import CoreDomain
public import Flow
public import PeopleDomain
public import Screens

/// The data of the pages of people and casts. Each stream gives the content of a page now, and again whenever it changes.
public struct PeopleClient: Sendable {
    public var person: @Sendable (PersonID) -> AsyncStream<Result<PersonContent, ViewStateError>>
    /// Of a movie, a whole series or an episode.
    public var cast: @Sendable (CreditedTitle) -> AsyncStream<Result<CastContent, ViewStateError>>

    public init(
        person: @escaping @Sendable (PersonID) -> AsyncStream<Result<PersonContent, ViewStateError>>,
        cast: @escaping @Sendable (CreditedTitle) -> AsyncStream<Result<CastContent, ViewStateError>>
    ) {
        self.person = person
        self.cast = cast
    }
}

public struct PersonContent: Hashable, Sendable {
    @Boxed public var person: Person
    public var knownFor: [CreditedWork]
    public var groups: [PersonCreditGroup]
    /// Why a service that was asked for the credits did not name them, in a few words. Only of a person without credits.
    public var problem: String?
    /// What could not be read.
    public var missing: Set<PagePart>

    public init(
        person: Person, knownFor: [CreditedWork] = [], groups: [PersonCreditGroup] = [], problem: String? = nil,
        missing: Set<PagePart> = []
    ) {
        self.person = person
        self.knownFor = knownFor
        self.groups = groups
        self.problem = problem
        self.missing = missing
    }
}

public struct CastContent: Hashable, Sendable {
    public var title: String
    public var about: CreditedTitle
    public var cast: [CastMember]
    public var crew: [CrewGroup]

    public init(title: String, about: CreditedTitle, cast: [CastMember] = [], crew: [CrewGroup] = []) {
        self.title = title
        self.about = about
        self.cast = cast
        self.crew = crew
    }
}
