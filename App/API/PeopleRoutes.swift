import AppDependencies
import CoreDomain
import LiveServer
import PeopleDomain

struct PeopleRoutes: Sendable {
    let cinema: Cinema

    var routes: Routes {
        var routes = Routes()
        routes.get("/api/v1/people", access: .may(.browse)) { request, context in
            let page = try QueryReader.read(request) { reader throws(Problem) in try reader.page() }
            return try await answering {
                let found = try await cinema.people.people(page: page, for: context.viewer.audience)
                return .json(ListAnswer(items: found.items.map(PersonSummaryAnswer.init), nextAfterID: found.next))
            }
        }
        routes.get("/api/v1/people/{id}", access: .may(.browse)) { request, context in
            try QueryReader.read(request) { _ in }
            let id = try context.person("id")
            return try await answering {
                let (person, works) = try await cinema.personWithWorks(id, context.viewer.audience)
                if person.id != id { return .permanentRedirect("/api/v1/people/\(person.id)") }
                return .json(PersonAnswer(person, works))
            }
        }
        return routes
    }
}

struct PersonSummaryAnswer: Encodable {
    let id: String
    let name: String
    let knownForDepartment: String?
    let profileURL: String?

    init(_ person: PersonSummary) {
        id = person.id.rawValue
        name = person.name
        knownForDepartment = person.knownForDepartment
        profileURL = person.profile.map { ArtworkAddress.picture($0, width: 500) }
    }
}

struct PersonAnswer: Encodable {
    let id: String
    let name: String
    let knownForDepartment: String?
    let profileURL: String?
    let biography: String?
    let born: String?
    let died: String?
    let birthplace: String?
    let credits: [CreditAnswer]

    init(_ person: Person, _ works: [CreditedWork]) {
        let summary = PersonSummaryAnswer(person.summary)
        (id, name, knownForDepartment, profileURL) = (summary.id, summary.name, summary.knownForDepartment, summary.profileURL)
        (biography, born, died, birthplace) = (person.biography, person.born, person.died, person.birthplace)
        credits = works.map(CreditAnswer.init)
    }
}

/// One part or one job in a movie or series.
struct CreditAnswer: Encodable {
    let kind: String
    let id: String
    let title: String
    let year: Int?
    let character: String?
    let job: String?
    let owned: Bool

    init(_ work: CreditedWork) {
        kind = work.title.kind.rawValue
        id = work.title.id.rawValue
        title = work.name
        year = work.year
        owned = work.isOwned
        switch work.credit {
        case .cast(let character): (self.character, job) = (character, nil)
        case .crew(let job, _): (character, self.job) = (nil, job)
        }
    }
}
