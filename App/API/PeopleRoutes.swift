import AppDependencies
import CoreDomain
import LiveServer
import PeopleDomain
import ViewingDomain

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
                let titles = Set(works.map(\.title.id)).sorted()
                let watchlist = try await cinema.viewing.onWatchlist(titles, viewer: context.viewer.id)
                return .json(PersonAnswer(person, works, onWatchlist: watchlist))
            }
        }
        return routes
    }
}

struct PersonSummaryAnswer: Encodable {
    let id: String
    let name: String
    let knownForDepartment: String?
    let profileURL: String

    init(_ person: PersonSummary) {
        id = person.id.rawValue
        name = person.name
        knownForDepartment = person.knownForDepartment
        profileURL = ArtworkAddress.portrait(person.profile, of: person.id)
    }
}

struct PersonAnswer: Encodable {
    let id: String
    let name: String
    let knownForDepartment: String?
    let profileURL: String
    let biography: String?
    let born: String?
    let died: String?
    let birthplace: String?
    let credits: [CreditAnswer]

    /// - Parameter watchlist: the titles among these works that are on the viewer's watchlist.
    init(_ person: Person, _ works: [CreditedWork], onWatchlist watchlist: Set<TitleID>) {
        let summary = PersonSummaryAnswer(person.summary)
        (id, name, knownForDepartment, profileURL) = (summary.id, summary.name, summary.knownForDepartment, summary.profileURL)
        (biography, born, died, birthplace) = (person.biography, person.born, person.died, person.birthplace)
        credits = works.map { CreditAnswer($0, onWatchlist: watchlist.contains($0.title.id)) }
    }
}

/// One part or one job in a movie, a series or an episode.
struct CreditAnswer: Encodable {
    let kind: String
    let id: String
    let title: String
    let year: Int?
    /// Of an episode, whose series the other values are about; null for a movie or a whole series.
    let season: Int?
    let episode: Int?
    let character: String?
    let job: String?
    let owned: Bool
    let onWatchlist: Bool

    init(_ work: CreditedWork, onWatchlist: Bool) {
        kind = work.title.kind.rawValue
        id = work.title.id.rawValue
        title = work.name
        year = work.year
        (season, episode) = (work.title.episode?.season, work.title.episode?.number)
        owned = work.isOwned
        self.onWatchlist = onWatchlist
        switch work.credit {
        case .cast(let character): (self.character, job) = (character, nil)
        case .crew(let job, _): (character, self.job) = (nil, job)
        }
    }
}
