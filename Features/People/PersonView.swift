import CoreDomain
import DesignSystem
import Flow
public import HTML
import PeopleDomain
import Screens

/// A person's page.
public struct PersonView: HTML {
    let state: PersonFeature.State

    public init(_ state: PersonFeature.State) { self.state = state }

    public var body: some HTML {
        div(.class("screen screen-details screen-people"), .region("person")) {
            switch state.content {
            case .initial, .loading:
                SkeletonDetails()
            case .error(let error):
                PageError(
                    error, retry: PersonFeature.Intent.retry, elsewhere: PeopleWords.people, path: "/discover/people",
                    mayBrowse: state.mayBrowse)
            case .ready(let content):
                PersonPage(content: content)
            }
        }
    }
}

struct PersonPage: HTML {
    let content: PersonContent

    private var person: Person { content.person }
    private var name: String { person.summary.name }
    private var facts: [String] {
        [person.summary.knownForDepartment, PeopleWords.life(born: person.born, died: person.died), person.birthplace].compactMap(\.self)
    }

    var body: some HTML {
        Tinted(theme: person.summary.profile?.theme) {
            DetailsHeader(
                title: name, meta: facts, overview: person.biography,
                poster: .portrait(person.summary.profile, of: person.summary.id, name: name), posterShape: .portrait
            ) {
            }
            if !content.knownFor.isEmpty { KnownForRow(works: content.knownFor) }
            if content.missing.contains(.credits) {
                MissingPart(.credits, of: content.missing)
            } else {
                PersonCredits(groups: content.groups, problem: content.problem)
            }
        }
    }
}

struct KnownForRow: HTML {
    let works: [CreditedWork]

    var body: some HTML {
        Row("known", title: PeopleWords.knownFor) {
            PosterCards(works) {
                PosterFacts($0.poster, of: $0.title.id, title: $0.name, year: $0.year, genres: [])
            } card: { work, artwork in
                PosterCard(
                    title: work.name, note: work.year.map(String.init), path: work.title.path, artwork: artwork, isOwned: work.isOwned)
            }
        }
    }
}

/// Everything that the person did, one line for each movie or series.
struct PersonCredits: HTML {
    let groups: [PersonCreditGroup]
    /// Why there may be more than none.
    let problem: String?

    var body: some HTML {
        Section(PeopleWords.credits) {
            if groups.isEmpty {
                p(.class("quiet")) { problem.map(PeopleWords.noCredits(because:)) ?? PeopleWords.noCredits }
            } else {
                MediaList {
                    PosterCards(groups) {
                        PosterFacts($0.poster, of: $0.title.id, title: $0.name, year: $0.year, genres: [])
                    } card: { group, artwork in
                        MediaRow(
                            title: group.name, note: group.year.map(String.init), text: group.parts, path: group.title.path,
                            artwork: artwork, isOwned: group.isOwned)
                    }
                }
            }
        }
    }
}
