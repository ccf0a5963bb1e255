import CoreDomain
import Flow
import FlowTesting
import HTML
import SearchDomain
import SearchFeature
import Testing

@Suite("Search as one types")
struct SearchFeatureTests {
    private static let hit = SearchHit(reference: .movie(TitleID("tmdb-438631")!), title: "Dune", year: 2021)
    private static let results = SearchResults(query: "dune", hits: [hit])

    private func feature(_ clock: ManualClock, fails: Bool = false) -> SearchFeature {
        SearchFeature(
            client: .only { query in
                if fails { throw ViewStateError("Broken") }
                return query.hasPrefix("du") ? [Self.hit] : []
            }, clock: clock)
    }

    @Test("Only the last of a burst of keys is searched")
    func burst() async {
        let clock = ManualClock()
        let store = TestStore(SearchFeature.State(), feature(clock))
        await store.send(.intent(.typed(q: "d"))) {
            $0.query = "d"; $0.results = .loading
        }
        await clock.advance(by: .milliseconds(9))
        await store.send(.intent(.typed(q: "dune"))) { $0.query = "dune" }
        await clock.advance(by: .milliseconds(10))
        await store.receive(.results(.loaded(Self.results))) {
            $0.results = .ready(Self.results)
        }
        await store.finish()
    }

    @Test("An emptied field ends the search and shows the beginning again")
    func emptied() async {
        let clock = ManualClock()
        let store = TestStore(SearchFeature.State(), feature(clock))
        await store.send(.intent(.typed(q: "dune"))) {
            $0.query = "dune"; $0.results = .loading
        }
        await store.send(.intent(.typed(q: " "))) {
            $0.query = " "; $0.results = .initial; $0.beginning = .loading
        }
        await store.receive(.beginning(.loaded(SearchBeginning()))) { $0.beginning = .ready(SearchBeginning()) }
        await clock.advance(by: .seconds(1))
        await store.finish()
    }

    @Test("An answer for words that are no longer there is dropped")
    func late() async {
        let store = TestStore(SearchFeature.State(query: "dune"), feature(ManualClock()))
        await store.send(.results(.loaded(SearchResults(query: "du", hits: [Self.hit]))))
        await store.finish()
    }

    @Test("Words from an address are searched at once")
    func fromAddress() async {
        let store = TestStore(SearchFeature.State(query: "dune"), feature(ManualClock()))
        await store.send(.appeared) { $0.results = .loading }
        await store.receive(.results(.loaded(Self.results))) {
            $0.results = .ready(Self.results)
        }
        await store.finish()
    }

    @Test("A failure can be tried again")
    func failure() async {
        let store = TestStore(SearchFeature.State(query: "dune"), feature(ManualClock(), fails: true))
        await store.send(.appeared) { $0.results = .loading }
        await store.receive(.results(.failed(ViewStateError("Broken")))) { $0.results = .error(ViewStateError("Broken")) }
        await store.send(.intent(.retry)) { $0.results = .loading }
        await store.receive(.results(.failed(ViewStateError("Broken")))) { $0.results = .error(ViewStateError("Broken")) }
        await store.finish()
    }

    @Test("A failure for new words takes the results of the old ones away")
    func failureAfterResults() async {
        let clock = ManualClock()
        var state = SearchFeature.State(query: "dune")
        state.results = .ready(Self.results)
        let store = TestStore(state, feature(clock, fails: true))
        await store.send(.intent(.typed(q: "dunes"))) { $0.query = "dunes" }
        await clock.advance(by: SearchFeature.pause)
        await store.receive(.results(.failed(ViewStateError("Broken")))) { $0.results = .error(ViewStateError("Broken")) }
        await store.finish()
    }

    @Test("Coming back searches anew and keeps the results meanwhile")
    func comingBack() async {
        var state = SearchFeature.State(query: " dune ")
        state.results = .ready(Self.results)
        let store = TestStore(state, feature(ManualClock()))
        await store.send(.appeared)
        await store.receive(.results(.loaded(Self.results)))
        await store.finish()
    }

    @Test("The client gets the words without the blanks around them")
    func words() async {
        let feature = SearchFeature(
            client: .only { query in
                #expect(query == "the  general")
                return []
            })
        let store = TestStore(SearchFeature.State(query: "\u{2003}the  general \n"), feature)
        await store.send(.appeared) { $0.results = .loading }
        let none = SearchResults(query: "the  general", hits: [])
        await store.receive(.results(.loaded(none))) { $0.results = .ready(none) }
        await store.finish()
    }

    @Test("A query is bounded to a hundred characters, typed or from an address", arguments: [100, 101, 500])
    func bounded(length: Int) {
        let text = String(repeating: "x", count: length)
        #expect(SearchFeature.State(query: text).query.count == 100)
        var state = SearchFeature.State()
        _ = feature(ManualClock()).reduce(into: &state, .intent(.typed(q: text)))
        #expect(state.query.count == 100)
    }

    @Test("The same words typed again are not searched again")
    func unchanged() async {
        var state = SearchFeature.State(query: "dune")
        state.results = .ready(Self.results)
        let feature = SearchFeature(client: .only { _ in throw unimplemented("SearchClient.search") }, clock: ManualClock())
        let store = TestStore(state, feature)
        await store.send(.intent(.typed(q: "dune")))
        await store.finish()
    }

    @Test("The screen is settled unless it searches")
    func settled() {
        var state = SearchFeature.State()
        #expect(SearchFeature.isSettled(state))
        state.results = .loading
        #expect(!SearchFeature.isSettled(state))
        state.results = .initial
        state.beginning = .loading
        #expect(!SearchFeature.isSettled(state))
        state.beginning = .initial
        state.online = .loading
        #expect(SearchFeature.isSettled(state), "A remote catalogue is not waited for")
        state.results = .ready(Self.results)
        #expect(SearchFeature.isSettled(state))
    }

    @Test("Results and what was opened before mark the titles of the library")
    func owned() {
        for isOwned in [false, true] {
            var hit = Self.hit
            hit.isOwned = isOwned
            var found = SearchFeature.State(query: "dune"), opened = SearchFeature.State(query: "")
            found.results = .ready(SearchResults(query: "dune", hits: [hit]))
            opened.beginning = .ready(SearchBeginning(history: [hit]))
            for state in [found, opened] { #expect(htmlString(SearchView(state)).contains(">In your library<") == isOwned) }
        }
    }

    @Test("No results name the query, escaped")
    func noResults() {
        var state = SearchFeature.State(query: "<b>")
        state.results = .ready(SearchResults(query: "<b>", hits: []))
        let page = htmlString(SearchView(state))
        #expect(page.contains("Nothing matches “<bdi>&lt;b&gt;</bdi>”."))
    }
}
