import CoreDomain
import Flow
import FlowTesting
import HTML
import PeopleDomain
import Screens
import Testing

@testable import PeopleFeature

@Suite("Golden pages of people")
struct GoldenTests {
    private static let id = PersonID("tmdb-8635")!
    private static func picture(_ digit: String) -> Picture {
        Picture(id: String(repeating: digit, count: 16), width: 800, height: 1200, colour: "884422", theme: "c0392b")
    }
    private static let keaton = PersonSummary(id: id, name: "Buster Keaton", profile: picture("a"), knownForDepartment: "Acting")
    private static let person = Person(
        summary: keaton, biography: "An actor & director.\nHe did his own stunts.", born: "1895-10-04", died: "1966-02-01",
        birthplace: "Piqua, Kansas")
    private static let general = CreditedWork(
        title: .movie(TitleID("tmdb-961")!), name: "The General", date: "1926-12-25", year: 1926, poster: picture("b"),
        credit: .cast(character: "Johnnie <Gray>"), isOwned: true)
    private static let show = CreditedWork(
        title: .series(TitleID("tmdb-4")!), name: "The Buster Keaton Show", credit: .crew(job: "Writer", department: "Writing"))
    private static let failure = ViewStateError("It broke", reason: "The disk is full.", recovery: "Free some space.")
    private static let missing = ViewStateError("There is no such person.", isRetryable: false)

    private func check(person name: String, _ content: ViewState<PersonContent>) throws {
        var state = PersonFeature.State(id: Self.id)
        state.content = content
        try expectGolden("person-\(name)", htmlString(PersonFeature.view(state)) + htmlString(PersonFeature.toasts(state)))
    }

    @Test("Each state of a person's page")
    func person() throws {
        try check(person: "loading", .loading)
        try check(person: "error", .error(Self.failure))
        try check(person: "missing", .error(Self.missing))
        try check(
            person: "ready",
            .ready(
                PersonContent(
                    person: Self.person, knownFor: [Self.general, Self.show],
                    groups: PersonCreditGroup.groups(of: [Self.general, Self.show])))
        )
        try check(
            person: "short", .ready(PersonContent(person: Person(summary: PersonSummary(id: Self.id, name: "Somebody <Else>")))))
    }

    private func check(cast name: String, _ content: ViewState<CastContent>) throws {
        var state = CastFeature.State(title: .series(TitleID("tmdb-4")!))
        state.content = content
        try expectGolden("cast-\(name)", htmlString(CastFeature.view(state)) + htmlString(CastFeature.toasts(state)))
    }

    @Test("Each state of a cast's page")
    func cast() throws {
        let other = PersonSummary(id: PersonID("tmdb-2")!, name: "Ida Brandt")
        try check(cast: "loading", .loading)
        try check(cast: "error", .error(Self.failure))
        try check(cast: "empty", .ready(CastContent(title: "Harbour <Lights>", about: .series(TitleID("tmdb-4")!))))
        try check(
            cast: "ready",
            .ready(
                CastContent(
                    title: "Harbour <Lights>", about: .series(TitleID("tmdb-4")!),
                    cast: [
                        CastMember(person: Self.keaton, characters: ["The captain", "His brother"], episodeCount: 12),
                        CastMember(person: other, characters: [], episodeCount: 1),
                    ],
                    crew: [
                        CrewGroup(department: "Directing", members: [.init(person: other, jobs: ["Director", "Script Supervisor"])]),
                        CrewGroup(department: nil, members: [.init(person: Self.keaton, jobs: [])]),
                    ])))
    }
}
