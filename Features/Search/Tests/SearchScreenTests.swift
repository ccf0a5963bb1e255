import CoreDomain
import Flow
import FlowTesting
import HTML
import Live
import Screens
import ScreensTesting
import SearchDomain
import SearchFeature
import Synchronization
import Testing

@Suite("The screen of a search")
struct SearchScreenTests {
    private static let movie = SearchHit(reference: .movie(TitleID("tmdb-438631")!), title: "Dune", year: 2021)
    private static let person = SearchHit(reference: .person(PersonID("tmdb-137427")!), title: "Denis Villeneuve")
    private static let found = SearchResults(query: "dune", hits: [movie])
    private static let history = SearchBeginning(history: [movie, person])
    private static let failure = ViewStateError("The disk is full")

    /// Reduces actions without performing their effects.
    private func reduce(_ state: inout SearchFeature.State, _ actions: SearchFeature.Action...) {
        var client = SearchClient.only { _ in throw unimplemented("SearchClient.search") }
        client.online = { _ in throw unimplemented("SearchClient.online") }
        let feature = SearchFeature(client: client, clock: ManualClock())
        feature.reduceOnly(actions, into: &state)
    }

    @Test(
        "An address opens a search with its words, in its title and in the field of the frame",
        arguments: [
            ("/search", "Search", "", "/search"), ("/search?q=", "Search", "", "/search"),
            ("/search?q=the%20general", "Search: the general", "the general", "/search?q=the%20general"),
            ("/search?q=dune&panel=1", "Search: dune", "dune", "/search?q=dune"),
        ])
    func opened(address: String, title: String, words: String, location: String) throws {
        let feature = SearchFeature(client: .only { _ in throw unimplemented("SearchClient.search") })
        let asked = try #require(Location(parsing: address))
        let screen = try #require(Screen(feature).open(asked, cookies: [:], for: .owner))
        #expect(screen.title == title && screen.search.query == words)
        #expect(screen.location?.description == location)
        #expect(screen.place == "search" && screen.status == 200)
    }

    @Test("The address follows what is typed, and the results stay until those for the new words are there")
    func typed() {
        var state = SearchFeature.State(query: "dun")
        state.results = .ready(SearchResults(query: "dun", hits: [Self.movie, Self.person]))
        let before = state.results
        reduce(&state, .intent(.typed(q: "dune")))
        #expect(SearchFeature.location(of: state)?.description == "/search?q=dune")
        #expect(state.results == before && state.online == .loading)
        reduce(&state, .results(.loaded(Self.found)))
        #expect(state.results == .ready(Self.found))
        reduce(&state, .intent(.typed(q: "")))
        #expect(SearchFeature.location(of: state)?.description == "/search")
        #expect(state.results == .initial && state.online == .initial && state.beginning == .loading)
    }

    @Test("Another try asks both catalogues again; a remote one that has answered for these words is not asked twice")
    func retry() {
        var state = SearchFeature.State(query: "dune")
        (state.results, state.online) = (.error(Self.failure), .error(Self.failure))
        reduce(&state, .intent(.retry))
        #expect(state.results == .loading && state.online == .loading)
        (state.results, state.online) = (.error(Self.failure), .ready(Self.found))
        reduce(&state, .intent(.retry))
        #expect(state.results == .loading && state.online == .ready(Self.found))
    }

    @Test("An answer of the remote catalogue for other words is dropped, and its failure leaves the results alone")
    func lateAnswers() {
        var state = SearchFeature.State(query: "dune")
        (state.results, state.online) = (.ready(Self.found), .loading)
        let before = state
        reduce(&state, .online(.loaded(SearchResults(query: "du", hits: [Self.person]))))
        #expect(state == before)
        reduce(&state, .online(.failed(Self.failure)))
        #expect(state.results == .ready(Self.found) && state.online == .error(Self.failure))
    }

    @Test(
        "Only the entry with this path leaves the history, and nothing leaves one that is not there",
        arguments: [
            (.forget(path: "/movies/tmdb-438631"), [person]), (.forget(path: "/people/tmdb-137427"), [movie]), (.forgetAll, []),
            (.forget(path: "/movies/tmdb-9"), [movie, person]), (.forget(path: "/settings"), [movie, person]),
            (.forget(path: ""), [movie, person]),
        ] as [(SearchFeature.Intent, [SearchHit])])
    func forgotten(intent: SearchFeature.Intent, left: [SearchHit]) {
        var state = SearchFeature.State()
        state.beginning = .ready(Self.history)
        reduce(&state, .intent(intent))
        #expect(state.beginning == .ready(SearchBeginning(history: left)))
        for beginning in [ViewState<SearchBeginning>.initial, .loading, .error(Self.failure)] {
            var early = SearchFeature.State()
            early.beginning = beginning
            reduce(&early, .intent(intent))
            #expect(early.beginning == beginning)
        }
    }

    @Test("Entries that are removed quickly are removed in the order of the clicks, one after the other")
    func order() async {
        let removed = Mutex<[String]>([])
        var client = SearchClient.only { _ in throw unimplemented("SearchClient.search") }
        client.forget = { references throws(ViewStateError) in
            removed.withLock { $0 += references.map(\.path) }
        }
        client.forgetAll = { () throws(ViewStateError) in removed.withLock { $0.append("all") } }
        var state = SearchFeature.State()
        state.beginning = .ready(Self.history)
        let store = Store(state, SearchFeature(client: client, clock: ManualClock()))
        await store.send(.intent(.forget(path: "/people/tmdb-137427")))
        await store.send(.intent(.forgetAll))
        await store.finishWrites()
        #expect(removed.withLock(\.self) == ["/people/tmdb-137427", "all"])
        #expect(await store.state.beginning == .ready(SearchBeginning()))
        #expect(await store.state.problem == nil)
    }

    @Test("What is said of a change that failed goes with the next words or the next success")
    func problem() {
        for action in [SearchFeature.Action.intent(.typed(q: "dune")), .intent(.retry), .changed(nil)] {
            var state = SearchFeature.State()
            state.problem = Self.failure
            reduce(&state, action)
            #expect(state.problem == nil)
        }
        var state = SearchFeature.State()
        state.beginning = .ready(Self.history)
        reduce(&state, .changed(Self.failure))
        #expect(state.problem == Self.failure)
        #expect(htmlString(SearchFeature.view(state)).contains("Your recently opened titles couldn’t be changed. The disk is full."))
    }

    @Test("Hits and entries lead to their pages, and genres to their lists")
    func links() {
        var state = SearchFeature.State(query: "dune")
        state.results = .ready(SearchResults(query: "dune", hits: [Self.movie, Self.person]))
        let hits = htmlString(SearchFeature.view(state))
        for path in ["/movies/tmdb-438631", "/people/tmdb-137427"] { #expect(hits.contains("href=\"\(path)\""), "\(path)") }
        state = SearchFeature.State()
        let genre = SearchGenre(name: "War & Politics", hasMovies: true, hasSeries: true)
        state.beginning = .ready(SearchBeginning(history: [Self.person], genres: [genre]))
        let beginning = htmlString(SearchFeature.view(state))
        for path in [
            "/people/tmdb-137427", "/discover/movies?genre=War%20%26%20Politics", "/discover/series?genre=War%20%26%20Politics",
        ] {
            #expect(beginning.contains("href=\"\(path)\""), "\(path)")
        }
    }

    @Test("A history that could not be read is a sentence in its place")
    func missingHistory() {
        let genre = SearchGenre(name: "War", hasMovies: true, hasSeries: true)
        func page(_ missing: Set<PagePart>) -> String {
            var state = SearchFeature.State()
            state.beginning = .ready(SearchBeginning(genres: [genre], missing: missing))
            return htmlString(SearchFeature.view(state))
        }
        let words = "Your recently opened titles can’t be shown right now."
        #expect(page([.searches]).contains(words) && page([.searches]).contains("War") && !page([]).contains(words))
    }
}
