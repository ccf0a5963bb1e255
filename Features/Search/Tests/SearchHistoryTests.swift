import CoreDomain
import Flow
import FlowTesting
import SearchDomain
import SearchFeature
import Synchronization
import Testing

@Suite("Before anything is typed")
struct SearchHistoryTests {
    private static let movie = SearchHit(reference: .movie(TitleID("tmdb-550")!), title: "Fight Club", year: 1999)
    private static let person = SearchHit(reference: .person(PersonID("tmdb-287")!), title: "Brad Pitt")

    private final class Written: Sendable { let all = Mutex<[String]>([]) }

    private func client(_ written: Written, fails: Bool = false) -> SearchClient {
        let write: @Sendable (String) throws(ViewStateError) -> Void = { text throws(ViewStateError) in
            if fails { throw ViewStateError("Full") }
            written.all.withLock { $0.append(text) }
        }
        var client = SearchClient.only { _ in throw unimplemented("SearchClient.search") }
        client.remember = { references throws(ViewStateError) in try write("remember \(references.map(\.kind.rawValue))") }
        client.forget = { references throws(ViewStateError) in try write("forget \(references.map(\.kind.rawValue))") }
        client.forgetAll = { () throws(ViewStateError) in try write("forget all") }
        return client
    }

    @Test("The screen opens with the history and genres, follows changes, and a failure can be tried again")
    func loads() async {
        var client = SearchClient.only { _ in throw unimplemented("SearchClient.search") }
        let full = SearchBeginning(history: [Self.movie], genres: [SearchGenre(name: "War", hasMovies: true, hasSeries: false)])
        client.beginning = {
            AsyncStream {
                $0.yield(.failure(ViewStateError("Away")))
                $0.yield(.success(full))
                $0.finish()
            }
        }
        let store = TestStore(SearchFeature.State(query: "  "), SearchFeature(client: client))
        await store.send(.appeared) { $0.beginning = .loading }
        await store.receive(.beginning(.failed(ViewStateError("Away")))) { $0.beginning = .error(ViewStateError("Away")) }
        await store.receive(.beginning(.loaded(full))) { $0.beginning = .ready(full) }
        await store.send(.intent(.retry))
        await store.receive(.beginning(.failed(ViewStateError("Away"))))
        await store.receive(.beginning(.loaded(full)))
        await store.finish()
    }

    @Test("What is opened from results is remembered; entries go one by one or all together")
    func writes() async {
        let written = Written()
        let store = TestStore(SearchFeature.State(), SearchFeature(client: client(written)))
        let intents: [SearchFeature.Intent] = [.opened(path: "/people/tmdb-287"), .forget(path: "/movies/tmdb-550"), .forgetAll]
        for intent in intents {
            await store.send(.intent(intent))
            await store.receive(.changed(nil))
        }
        // Browsers are not trusted.
        for path in ["", "/settings", "/movies/../x"] { await store.send(.intent(.opened(path: path))) }
        await store.finish()
        #expect(written.all.withLock(\.self) == [#"remember ["person"]"#, #"forget ["movie", "video"]"#, "forget all"])
    }

    @Test("A removed entry goes at once, and comes back with a report until something else is shown when it could not be removed")
    func failure() async {
        let full = SearchBeginning(history: [Self.movie, Self.person])
        var client = client(Written(), fails: true)
        client.beginning = {
            AsyncStream {
                $0.yield(.success(full))
                $0.finish()
            }
        }
        let store = TestStore(SearchFeature.State(), SearchFeature(client: client))
        await store.send(.appeared) { $0.beginning = .loading }
        await store.receive(.beginning(.loaded(full))) { $0.beginning = .ready(full) }
        for (intent, left) in [(SearchFeature.Intent.forget(path: "/movies/tmdb-550"), [Self.person]), (.forgetAll, [])] {
            await store.send(.intent(intent)) {
                $0.beginning = .ready(SearchBeginning(history: left))
            }
            await store.receive(.changed(ViewStateError("Full"))) { $0.problem = ViewStateError("Full") }
            await store.receive(.beginning(.loaded(full))) { $0.beginning = .ready(full) }
        }
        await store.send(.appeared) { $0.problem = nil }
        await store.receive(.beginning(.loaded(full)))
        await store.finish()
    }

    @Test("A genre of movies and series is one tile")
    func genres() {
        let merged = SearchGenre.merged(movies: ["War", "Drama", "War"], series: ["Drama", "Kids"])
        #expect(
            merged == [
                SearchGenre(name: "Drama", hasMovies: true, hasSeries: true), SearchGenre(name: "Kids", hasMovies: false, hasSeries: true),
                SearchGenre(name: "War", hasMovies: true, hasSeries: false),
            ])
    }
}
