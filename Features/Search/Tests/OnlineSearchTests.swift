import CoreDomain
import Flow
import FlowTesting
import SearchDomain
import SearchFeature
import Testing

@Suite("A remote catalogue beside the results")
struct OnlineSearchTests {
    private static let hit = SearchHit(reference: .movie(TitleID("tmdb-841")!), title: "Dune", year: 1984)
    private static func found(_ query: String) -> SearchResults { SearchResults(query: query, hits: [hit]) }
    private static func none(_ query: String) -> SearchResults { SearchResults(query: query, hits: []) }

    private func store(
        _ clock: ManualClock, query: String = "", asksOnline: Bool = true, online: (@Sendable (String) async throws -> [SearchHit])?
    ) -> TestStore<SearchFeature> {
        var client = SearchClient.only { _ in [] }
        client.online = online
        return TestStore(SearchFeature.State(query: query, asksOnline: asksOnline), SearchFeature(client: client, clock: clock))
    }

    @Test("It is asked once typing has paused for 300 ms, and the results of the index do not wait for it")
    func pause() async {
        let clock = ManualClock()
        let store = store(clock) { query in
            #expect(query == "dune")
            return [Self.hit]
        }
        await store.send(.intent(.typed(q: "dun"))) {
            $0.query = "dun"; $0.results = .loading; $0.online = .loading
        }
        await clock.advance(by: .milliseconds(299))
        await store.receive(.results(.loaded(Self.none("dun")))) { $0.results = .ready(Self.none("dun")) }
        await store.send(.intent(.typed(q: "dune"))) { $0.query = "dune" }
        await clock.advance(by: .milliseconds(299))
        await store.receive(.results(.loaded(Self.none("dune")))) { $0.results = .ready(Self.none("dune")) }
        await clock.advance(by: .milliseconds(1))
        await store.receive(.online(.loaded(Self.found("dune")))) { $0.online = .ready(Self.found("dune")) }
        await store.finish()
    }

    @Test("A single letter, a page for the panel, and a client without one ask nobody", arguments: [0, 1, 2])
    func unasked(reason: Int) async {
        let clock = ManualClock()
        let query = reason == 0 ? " d " : "dune"
        let online: @Sendable (String) async throws -> [SearchHit] = { _ in throw unimplemented("SearchClient.online") }
        let store = store(clock, query: query, asksOnline: reason != 1, online: reason == 2 ? nil : online)
        await store.send(.appeared) { $0.results = .loading }
        let words = reason == 0 ? "d" : "dune"
        await store.receive(.results(.loaded(Self.none(words)))) { $0.results = .ready(Self.none(words)) }
        await clock.advance(by: .seconds(1))
        await store.finish()
    }

    @Test("What it found goes with the words; the same words are not asked for again")
    func otherWords() async {
        let clock = ManualClock()
        let store = store(clock, query: "dune") { _ in [Self.hit] }
        await store.send(.appeared) {
            $0.results = .loading; $0.online = .loading
        }
        await store.receive(.results(.loaded(Self.none("dune")))) { $0.results = .ready(Self.none("dune")) }
        await clock.advance(by: .milliseconds(300))
        await store.receive(.online(.loaded(Self.found("dune")))) { $0.online = .ready(Self.found("dune")) }
        await store.send(.appeared)
        await store.receive(.results(.loaded(Self.none("dune"))))
        await store.send(.intent(.typed(q: "d"))) {
            $0.query = "d"; $0.online = .initial
        }
        await clock.advance(by: .milliseconds(300))
        await store.receive(.results(.loaded(Self.none("d")))) { $0.results = .ready(Self.none("d")) }
        await store.send(.online(.loaded(Self.found("dune"))))
        await store.finish()
    }

    @Test("Its failure is its own, and is tried again with other words")
    func failure() async {
        let clock = ManualClock()
        let store = store(clock, query: "dune") { _ in throw ViewStateError("Away") }
        await store.send(.appeared) {
            $0.results = .loading; $0.online = .loading
        }
        await store.receive(.results(.loaded(Self.none("dune")))) { $0.results = .ready(Self.none("dune")) }
        await clock.advance(by: .milliseconds(300))
        await store.receive(.online(.failed(ViewStateError("Away")))) { $0.online = .error(ViewStateError("Away")) }
        await store.send(.intent(.typed(q: "dunes"))) {
            $0.query = "dunes"; $0.online = .loading
        }
        await store.send(.intent(.typed(q: ""))) {
            $0.query = ""; $0.online = .initial; $0.results = .initial; $0.beginning = .loading
        }
        await store.receive(.beginning(.loaded(SearchBeginning()))) { $0.beginning = .ready(SearchBeginning()) }
        await clock.advance(by: .seconds(1))
        await store.finish()
    }
}
