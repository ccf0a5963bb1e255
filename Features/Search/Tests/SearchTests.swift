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

    private func feature(_ clock: ManualClock, fails: Bool = false) -> SearchFeature {
        SearchFeature(
            client: SearchClient { query in
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
        await clock.advance(by: .milliseconds(30))
        await store.send(.intent(.typed(q: "dune"))) { $0.query = "dune" }
        await clock.advance(by: SearchFeature.pause)
        await store.receive(where: { if case .found(query: "dune", _) = $0 { true } else { false } }) {
            $0.results = .ready(SearchResults(query: "dune", hits: [Self.hit]))
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
            $0.query = " "; $0.results = .initial
        }
        await clock.advance(by: .seconds(1))
        await store.finish()
    }

    @Test("An answer for words that are no longer there is dropped")
    func late() async {
        let store = TestStore(SearchFeature.State(query: "dune"), feature(ManualClock()))
        await store.send(.found(query: "du", [Self.hit]))
        await store.finish()
    }

    @Test("Words from an address are searched at once")
    func fromAddress() async {
        let store = TestStore(SearchFeature.State(query: "dune"), feature(ManualClock()))
        await store.send(.appeared) { $0.results = .loading }
        await store.receive(where: { if case .found = $0 { true } else { false } }) {
            $0.results = .ready(SearchResults(query: "dune", hits: [Self.hit]))
        }
        await store.finish()
    }

    @Test("A failure can be tried again")
    func failure() async {
        let store = TestStore(SearchFeature.State(query: "dune"), feature(ManualClock(), fails: true))
        await store.send(.appeared) { $0.results = .loading }
        await store.receive(where: { if case .failed = $0 { true } else { false } }) { $0.results = .error(ViewStateError("Broken")) }
        await store.send(.intent(.retry)) { $0.results = .loading }
        await store.receive(where: { if case .failed = $0 { true } else { false } }) { $0.results = .error(ViewStateError("Broken")) }
        await store.finish()
    }

    @Test("A query is bounded to a hundred characters")
    func bounded() {
        #expect(SearchFeature.State(query: String(repeating: "x", count: 500)).query.count == 100)
    }

    @Test("No results name the query, escaped")
    func noResults() {
        var state = SearchFeature.State(query: "<b>")
        state.results = .ready(SearchResults(query: "<b>", hits: []))
        let page = htmlString(SearchView(state))
        #expect(page.contains("There were no results for “&lt;b&gt;”. Try a new search."))
    }
}
