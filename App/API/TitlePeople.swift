import AppDependencies
import CoreDomain
import PeopleDomain

/// The people of a title, as the answers with its details name them.
struct TitlePeople {
    let cast: [CastMemberAnswer]
    let crew: [CrewMemberAnswer]

    init(cast: [CastMemberAnswer] = [], crew: [CrewMemberAnswer] = []) {
        self.cast = cast
        self.crew = crew
    }

    init(of title: CreditedTitle, in cinema: Cinema, for audience: Audience) async throws {
        cast = try await cinema.people.cast(of: title, for: audience).compactMap(CastMemberAnswer.init)
        crew = try await cinema.people.crew(of: title, for: audience).compactMap(CrewMemberAnswer.init)
    }
}

/// One part of a person.
struct CastMemberAnswer: Encodable {
    /// Null for a name without a page.
    let id: String?
    let name: String
    let character: String?
}

/// One job of a person.
struct CrewMemberAnswer: Encodable {
    let id: String
    let name: String
    let job: String?
    let department: String?
}

extension CastMemberAnswer {
    init?(_ credit: Credit) {
        guard case .cast(let character) = credit.kind else { return nil }
        self.init(id: credit.person.id.rawValue, name: credit.person.name, character: character)
    }
}

extension CrewMemberAnswer {
    init?(_ credit: Credit) {
        guard case .crew(let job, let department) = credit.kind else { return nil }
        self.init(id: credit.person.id.rawValue, name: credit.person.name, job: job, department: department)
    }
}
