public import CoreDomain
public import Foundation

public enum TMDbGender: Int, Sendable, CaseIterable {
    case unknown, female, male, other
}

/// A person in a list or in credits.
public struct TMDbPersonSummary: Hashable, Sendable, Identifiable {
    public var id: PersonID
    public var name: String
    public var profile: Picture?
    /// TMDb's own word: `Acting`, `Directing`.
    public var knownForDepartment: String?
    public var gender: TMDbGender
    public var popularity: Double?
}

public struct TMDbPerson: Hashable, Sendable, Identifiable {
    public var summary: TMDbPersonSummary
    /// The id at IMDb.
    public var aliases: [PersonID]
    public var otherNames: [String]
    public var biography: String?
    /// `1895-10-04`, `1895-10` or `1895`.
    public var birthday: String?
    public var deathday: String?
    public var placeOfBirth: String?
    /// An `https` address.
    public var homepage: URL?
    /// Further pictures.
    public var profiles: [Picture]
    /// At most 5,000, cast before crew.
    public var credits: [TMDbCredit]
    /// BCP 47.
    public var language: String
    public var fetchedAt: Date

    public var id: PersonID { summary.id }
}

public enum TMDbRole: Hashable, Sendable {
    case cast(character: String?)
    case crew(job: String?, department: String?)
}

/// What a person did for one title.
public struct TMDbCredit: Hashable, Sendable {
    public var creditID: String?
    public var kind: TMDbKind
    public var titleID: TitleID
    public var title: String
    public var originalTitle: String?
    public var overview: String?
    public var role: TMDbRole
    /// The first release or broadcast: `1999-10-15`, `1999-10` or `1999`.
    public var date: String?
    public var year: Int?
    public var genres: [String]
    public var poster: Picture?
    public var backdrop: Picture?
    public var popularity: Double?
    /// 0…10.
    public var rating: Double?
    public var order: Int?
    public var episodeCount: Int?
}

public struct TMDbCastMember: Hashable, Sendable {
    public var creditID: String?
    public var person: TMDbPersonSummary
    public var character: String?
    /// From 0.
    public var order: Int
    public var episodeCount: Int?
}

public struct TMDbCrewMember: Hashable, Sendable {
    public var creditID: String?
    public var person: TMDbPersonSummary
    public var job: String?
    public var department: String?
    public var episodeCount: Int?
}
