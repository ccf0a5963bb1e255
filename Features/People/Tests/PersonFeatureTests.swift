import CoreDomain
import Flow
import FlowTesting
import HTML
import Live
import PeopleDomain
import Screens
import ScreensTesting
import Testing

@testable import PeopleFeature

@Suite("A person's page")
struct PersonFeatureTests {
    private static let id = PersonID("tmdb-8635")!
    private static let failure = ViewStateError("The library did not answer")
    private static let missing = ViewStateError("There is no such person.", isRetryable: false)

    private static func content(
        _ name: String = "Buster Keaton", id: PersonID = id, knownFor: [CreditedWork] = [], groups: [PersonCreditGroup] = []
    ) -> PersonContent {
        PersonContent(person: Person(summary: PersonSummary(id: id, name: name)), knownFor: knownFor, groups: groups)
    }

    private static func work(_ number: Int, name: String? = nil, isOwned: Bool = false) -> CreditedWork {
        CreditedWork(
            title: .movie(TitleID("tmdb-\(number)")!), name: name ?? "Movie \(number)", year: 1926,
            credit: .cast(character: "Part \(number)"), isOwned: isOwned)
    }

    private static func client(_ answers: Result<PersonContent, ViewStateError>...) -> PeopleClient {
        PeopleClient(
            person: { id in
                AsyncStream { stream in
                    guard id == Self.id else { return stream.finish() }
                    for answer in answers { stream.yield(answer) }
                    stream.finish()
                }
            }, cast: { _ in unimplementedStream("PeopleClient.cast") })
    }

    private static func page(_ content: PersonContent) -> String {
        var state = PersonFeature.State(id: id)
        state.content = .ready(content)
        return htmlString(PersonView(state))
    }

    @Test("Credits that could not be read are a sentence in their place, and not the words that there are none")
    func withoutCredits() {
        var content = Self.content()
        let nothing = Self.page(content)
        content.missing = [.credits]
        let page = Self.page(content)
        #expect(page.contains("The credits can’t be shown right now.") && page.contains("Buster Keaton"))
        #expect(!nothing.contains("can’t be shown") && nothing.contains("class=\"block\"") && !page.contains("class=\"block\""))
    }

    @Test("It loads, and loads again when something changes")
    func loads() async {
        let before = Self.content(), after = Self.content("Joseph Keaton")
        let store = TestStore(PersonFeature.State(id: Self.id), PersonFeature(client: Self.client(.success(before), .success(after))))
        #expect(!PersonFeature.isSettled(await store.state))
        await store.send(.appeared) { $0.content = .loading }
        await store.receive(.content(.loaded(before))) { $0.content = .ready(before) }
        await store.receive(.content(.loaded(after))) { $0.content = .ready(after) }
        await store.finish()
        #expect(PersonFeature.isSettled(await store.state))
        #expect(PersonFeature.title(of: await store.state) == "Joseph Keaton")
    }

    @Test("After an error it can be tried again")
    func retry() async {
        var state = PersonFeature.State(id: Self.id)
        state.content = .error(Self.failure)
        #expect(htmlString(PersonView(state)).contains("Try again"))
        #expect(PersonFeature.status(of: state) == 200)
        let store = TestStore(state, PersonFeature(client: Self.client(.success(Self.content()))))
        await store.send(.intent(.retry)) { $0.content = .loading }
        await store.receive(.content(.loaded(Self.content()))) { $0.content = .ready(Self.content()) }
        await store.finish()
    }

    @Test("A person who is not there is not found, and trying again is not offered")
    func missing() async {
        let store = TestStore(PersonFeature.State(id: Self.id), PersonFeature(client: Self.client(.failure(Self.missing))))
        await store.send(.appeared) { $0.content = .loading }
        await store.receive(.content(.failed(Self.missing))) { $0.content = .error(Self.missing) }
        await store.finish()
        #expect(PersonFeature.status(of: await store.state) == 404)
        let page = htmlString(PersonView(await store.state))
        #expect(page.contains("There is no such person."))
        #expect(!page.contains("Try again"))
    }

    @Test("An address of another of their ids leads to their own")
    func alias() {
        var state = PersonFeature.State(id: PersonID("imdb-nm0000036")!)
        #expect(PersonFeature.location(of: state) == Location(path: ["people", "imdb-nm0000036"]))
        state.content = .ready(Self.content())
        #expect(PersonFeature.location(of: state) == Location(path: ["people", "tmdb-8635"]))
        #expect(PersonFeature.status(of: state) == 308)
        state.id = Self.id
        #expect(PersonFeature.status(of: state) == 200)
    }

    @Test(
        "Which addresses are those of a person",
        arguments: [("/people/tmdb-8635", true), ("/people/nobody", false), ("/people", false), ("/people/tmdb-8635/more", false)])
    func addresses(path: String, isPage: Bool) throws {
        let location = Location(path: path.split(separator: "/").map(String.init))
        let opened = Screen(PersonFeature(client: Self.client())).open(location, cookies: [:], for: .owner)
        #expect((opened != nil) == isPage)
    }

    @Test(
        "The years of a life",
        arguments: [
            ("1895-10-04", "1966-02-01", "4 October 1895 – 1 February 1966"), ("1895", nil, "Born 1895"),
            (nil, "1966-02", "Died February 1966"),
            (nil, nil, nil),
        ] as [(String?, String?, String?)])
    func life(born: String?, died: String?, words: String?) {
        #expect(PeopleWords.life(born: born, died: died) == words)
    }

    @Test("Without titles that they are known for there is no such row")
    func withoutKnownFor() {
        #expect(!Self.page(Self.content()).contains("Known for"))
        #expect(Self.page(Self.content()).contains("No credits are known."))
        #expect(Self.page(Self.content(knownFor: [Self.work(1)])).contains("Known for"))
    }

    @Test("While a service that knows the credits does not answer, the page does not say that there are none")
    func withoutService() {
        var content = Self.content()
        content.problem = "TMDb can’t be reached"
        let page = Self.page(content)
        #expect(page.contains("The credits aren’t known yet. TMDb can’t be reached.") && !page.contains("No credits are known"))
    }

    @Test("Credits lead to their titles and say what is in the library")
    func credits() {
        let series = CreditedWork(
            title: .episode(of: TitleID("tmdb-9")!, season: 1, number: 2), name: "Show", credit: .cast(character: nil))
        let works = [Self.work(1), Self.work(2, isOwned: true), series]
        let page = Self.page(Self.content(groups: PersonCreditGroup.groups(of: works)))
        for words in ["href=\"/movies/tmdb-1\"", "href=\"/series/tmdb-9\"", ">1926<", "Part 2"] {
            #expect(page.contains(words), "\(words)")
        }
        #expect(page.count(of: ">In your library<") == 1)
        #expect(Self.page(Self.content(knownFor: works)).count(of: ">In your library<") == 1)
    }

    @Test("Five hundred credits are on one page, each with one link")
    func many() {
        let page = Self.page(Self.content(groups: PersonCreditGroup.groups(of: (1...500).map { Self.work($0) })))
        #expect(page.count(of: "class=\"media-link\"") == 500)
    }

    @Test("A name is text, whatever it contains, and has a direction of its own")
    func hostile() {
        let name = "<script>alert(1)</script>"
        let page = Self.page(
            Self.content(name, knownFor: [Self.work(1, name: name)], groups: PersonCreditGroup.groups(of: [Self.work(2, name: name)])))
        #expect(!page.contains("<script"))
        #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;</h1>"))
        #expect(Self.page(Self.content("فاتن حمامة")).contains("dir=\"auto\">فاتن حمامة</h1>"))
    }
}

extension String {
    func count(of part: String) -> Int { ranges(of: part).count }
}
