import CoreDomain
import Flow
import FlowTesting
import HTML
import Live
import PeopleDomain
import ScreensTesting
import Testing

@testable import PeopleFeature
@testable import Screens

@Suite("The cast and crew of a title")
struct CastFeatureTests {
    private static let title = CreditedTitle.series(TitleID("tmdb-tv4")!)
    private static let failure = ViewStateError("The library did not answer")

    private static func person(_ number: Int, _ name: String = "Ida Brandt") -> PersonSummary {
        PersonSummary(id: PersonID("tmdb-\(number)")!, name: name)
    }

    private static func content(cast: [CastMember] = [], crew: [CrewGroup] = [], title: String = "Harbour Lights") -> CastContent {
        CastContent(title: title, about: .series(TitleID("tmdb-tv4")!), cast: cast, crew: crew)
    }

    private static func client(_ answers: Result<CastContent, ViewStateError>...) -> PeopleClient {
        PeopleClient(
            person: { _ in unimplementedStream("PeopleClient.person") },
            cast: { title in
                AsyncStream { stream in
                    guard title == Self.title else { return stream.finish() }
                    for answer in answers { stream.yield(answer) }
                    stream.finish()
                }
            })
    }

    private static func page(_ content: CastContent) -> String {
        var state = CastFeature.State(title: title)
        state.content = .ready(content)
        return htmlString(CastView(state))
    }

    @Test("It loads, and loads again when something changes")
    func loads() async {
        let before = Self.content(), after = Self.content(cast: [CastMember(person: Self.person(1), characters: [])])
        let store = TestStore(CastFeature.State(title: Self.title), CastFeature(client: Self.client(.success(before), .success(after))))
        await store.send(.appeared) { $0.content = .loading }
        await store.receive(.content(.loaded(before))) { $0.content = .ready(before) }
        await store.receive(.content(.loaded(after))) { $0.content = .ready(after) }
        await store.finish()
        #expect(CastFeature.title(of: await store.state) == "Harbour Lights, cast & crew")
        #expect(CastFeature.isSettled(await store.state))
    }

    @Test("The page lives under the title’s own identity; other identities lead there")
    func address() {
        for (id, status) in [("tmdb-tv4", 200), ("tmdb-4", 308), ("imdb-tt0017925", 308)] {
            var state = CastFeature.State(title: .series(TitleID(id)!))
            #expect(CastFeature.location(of: state)?.description == "/series/\(id)/cast")
            state.content = .ready(Self.content())
            #expect(CastFeature.location(of: state)?.description == "/series/tmdb-tv4/cast")
            #expect(CastFeature.status(of: state) == status)
        }
        #expect(CastFeature.location(of: CastFeature.State(title: .movie(TitleID("tmdb-4")!)))?.description == "/movies/tmdb-4/cast")
    }

    private static func ofEpisode(_ series: String) -> CreditedTitle { .episode(of: TitleID(series)!, season: 1, number: 2) }

    @Test("The page of an episode lies under the episode, and leads back to it")
    func episode() async {
        let content = CastContent(
            title: "Harbour Lights · The Fog", about: Self.ofEpisode("tmdb-tv4"),
            cast: [CastMember(person: Self.person(1), characters: [])])
        let client = PeopleClient(
            person: { _ in unimplementedStream("PeopleClient.person") },
            cast: { title in
                AsyncStream { stream in
                    if title == Self.ofEpisode("tmdb-tv4") { stream.yield(.success(content)) }
                    stream.finish()
                }
            })
        let store = TestStore(CastFeature.State(title: Self.ofEpisode("tmdb-4")), CastFeature(client: client))
        let address = "/seasons/1/episodes/2/cast"
        #expect(CastFeature.location(of: await store.state)?.description == "/series/tmdb-4\(address)")
        await store.send(.appeared) { $0.content = .loading }
        await store.receive(.content(.loaded(content))) { $0.content = .ready(content) }
        await store.finish()
        #expect(CastFeature.location(of: await store.state)?.description == "/series/tmdb-tv4\(address)")
        #expect(CastFeature.status(of: await store.state) == 308)
        let page = htmlString(CastView(await store.state))
        #expect(page.contains("href=\"/series/tmdb-tv4/seasons/1/episodes/2\"") && page.contains(">Guest stars</h2>"))
    }

    @Test(
        "An address of an episode has the numbers of a season and an episode",
        arguments: [("1", "2", ofEpisode("tmdb-4")), ("x", "2", nil), ("1", "-2", nil)] as [(String, String, CreditedTitle?)])
    func episodeAddresses(season: String, number: String, title: CreditedTitle?) {
        let location = Location(path: ["series", "tmdb-4", "seasons", season, "episodes", number, "cast"])
        let request = ScreenRequest(
            location: location, cookies: [:], viewer: .owner, captures: ["id": "tmdb-4", "season": season, "episode": number])
        #expect(CastFeature.state(for: request)?.title == title)
    }

    @Test("A number alone in the address of a series is that of a series, not of a movie")
    func number() async {
        let state = CastFeature.State(title: .series(TitleID("tmdb-4")!))
        let store = TestStore(state, CastFeature(client: Self.client(.success(Self.content()))))
        await store.send(.appeared) { $0.content = .loading }
        await store.receive(.content(.loaded(Self.content()))) { $0.content = .ready(Self.content()) }
        await store.finish()
    }

    @Test("After an error it can be tried again")
    func retry() async {
        var state = CastFeature.State(title: Self.title)
        state.content = .error(Self.failure)
        #expect(htmlString(CastView(state)).contains("Try again"))
        let store = TestStore(state, CastFeature(client: Self.client(.failure(Self.failure))))
        await store.send(.intent(.retry)) { $0.content = .loading }
        await store.receive(.content(.failed(Self.failure))) { $0.content = .error(Self.failure) }
        await store.finish()
    }

    @Test("A title that is not there is not found, and trying again is not offered")
    func missing() {
        var state = CastFeature.State(title: Self.title)
        state.content = .error(ViewStateError("There is no such series.", isRetryable: false))
        #expect(CastFeature.status(of: state) == 404)
        let page = htmlString(CastView(state))
        #expect(!page.contains("Try again") && page.contains("href=\"/series\""))
    }

    @Test(
        "The address says whether it is a movie or a series",
        arguments: [
            ("/movies/tmdb-4/cast", CreditedTitle.movie(TitleID("tmdb-4")!)),
            ("/series/tmdb-4/cast", CreditedTitle.series(TitleID("tmdb-4")!)), ("/movies/nothing/cast", nil), ("/people/tmdb-4/cast", nil),
        ] as [(String, CreditedTitle?)])
    func addresses(path: String, title: CreditedTitle?) {
        let location = Location(path: path.split(separator: "/").map(String.init))
        let request = ScreenRequest(location: location, cookies: [:], viewer: .owner, captures: ["id": location.path[1]])
        let isPage = Screen(CastFeature(client: Self.client())).open(location, cookies: [:], for: .owner) != nil
        #expect((isPage ? CastFeature.state(for: request)?.title : nil) == title)
    }

    @Test("The page leads to the people and back to the title")
    func links() {
        let page = Self.page(
            Self.content(
                cast: [CastMember(person: Self.person(1), characters: ["A", "B"], episodeCount: 1)],
                crew: [CrewGroup(department: "Directing", members: [.init(person: Self.person(2), jobs: ["Director"], episodeCount: 7)])]))
        for words in [
            "<a href=\"/series/tmdb-tv4\">Harbour Lights</a>", "href=\"/people/tmdb-1\"", "A · B", "1 episode<", "href=\"/people/tmdb-2\"",
            "Directing", "Director", "7 episodes<",
        ] {
            #expect(page.contains(words), "\(words)")
        }
    }

    @Test("Crew without a department is called crew, or other crew after departments")
    func departments() {
        let unknown = CrewGroup(department: nil, members: [.init(person: Self.person(1), jobs: [])])
        let known = CrewGroup(department: "Sound", members: [.init(person: Self.person(2), jobs: [])])
        #expect(Self.page(Self.content(crew: [unknown])).contains(">Crew</h2>"))
        #expect(Self.page(Self.content(crew: [known, unknown])).contains(">Other crew</h2>"))
    }

    @Test("Nobody known is said once")
    func empty() { #expect(Self.page(Self.content()).count(of: "No cast or crew is known") == 1) }

    @Test("Five hundred people are on one page")
    func many() {
        let cast = (1...500).map { CastMember(person: Self.person($0), characters: []) }
        #expect(Self.page(Self.content(cast: cast)).count(of: "class=\"media-link\"") == 500)
    }

    @Test("A name is text, whatever it contains, and has a direction of its own")
    func hostile() {
        let name = "<script>alert(1)</script>"
        let page = Self.page(
            Self.content(
                cast: [CastMember(person: Self.person(1, name), characters: [name])], crew: [CrewGroup(department: name, members: [])],
                title: name))
        #expect(!page.contains("<script"))
        #expect(page.contains("&lt;script&gt;"))
        let rightToLeft = Self.page(Self.content(cast: [CastMember(person: Self.person(1, "عمر الشريف"), characters: [])]))
        #expect(rightToLeft.contains(#"<span class="media-title" dir="auto" title="عمر الشريف">عمر الشريف</span>"#))
    }
}
