import CoreDomain
import Flow
import FlowTesting
import Foundation
import HTML
import MoviesDomain
import Screens
import ScreensTesting
import Testing
import ViewingDomain

@testable import MovieDetailsFeature

@Suite("Trailers and where to watch")
struct OffersTests {
    private static let id = TitleID("tmdb-961")!
    private static let failure = ViewStateError("TMDb can’t be reached", recovery: "Later.")
    private static let offers = TitleOffers(
        trailers: [Trailer(name: "Trailer <1>", url: URL(string: "https://www.youtube.com/watch?v=a")!)],
        providers: WatchProviders(
            region: "US", link: URL(string: "https://www.themoviedb.org/movie/961/watch")!, streaming: [.init(name: "Stream & Co")]))

    private static func content(isOwned: Bool) -> MovieContent {
        var summary = MovieSummary(id: id, title: "The General", addedAt: .distantPast)
        summary.hasFiles = isOwned
        return MovieContent(movie: Movie(summary: summary), files: [], isOnWatchlist: false)
    }

    private func store(
        _ load: (@Sendable (TitleID) async throws -> TitleOffers?)?
    ) -> TestStore<MovieDetailsFeature> {
        let client = MovieDetailsClient(
            movie: { _ in AsyncStream { $0.finish() } }, offers: load,
            marks: .unimplemented(giving: ViewingUndo.watchlist(Self.id, before: nil)))
        return TestStore(MovieDetailsFeature.State(id: Self.id), MovieDetailsFeature(client: client, clock: ManualClock()))
    }

    @Test("They load for themselves, and come when they are there")
    func loaded() async {
        let store = store { id in
            #expect(id == Self.id)
            return Self.offers
        }
        await store.send(.appeared) {
            $0.page.content = .loading
            $0.offers = .loading
        }
        await store.receive(.offers(.loaded(Self.offers))) { $0.offers = .ready(Self.offers) }
        await store.finish()
    }

    @Test("A failure is theirs alone; another try asks again")
    func failed() async {
        let store = store { _ in throw Self.failure }
        await store.send(.appeared) {
            $0.page.content = .loading
            $0.offers = .loading
        }
        await store.receive(.offers(.failed(Self.failure))) { $0.offers = .error(Self.failure) }
        await store.send(.intent(.retry)) { $0.offers = .loading }
        await store.receive(.offers(.failed(Self.failure))) { $0.offers = .error(Self.failure) }
        await store.finish()
    }

    @Test("Where no service is asked, nothing loads")
    func unasked() async {
        let store = store(nil)
        await store.send(.appeared) { $0.page.content = .loading }
        await store.finish()
    }

    @Test("A movie that the catalogue does not have: the page waits for the service, shows its failure, and loads again when it is found")
    func unknown() {
        let client = MovieDetailsClient(
            movie: { _ in AsyncStream { $0.finish() } }, offers: { _ in nil },
            marks: .unimplemented(giving: ViewingUndo.watchlist(Self.id, before: nil)))
        let feature = MovieDetailsFeature(client: client, clock: ManualClock())
        let missing = ViewStateError("Movie not found", isRetryable: false)
        var waiting = MovieDetailsFeature.State(id: Self.id)
        feature.reduceOnly([.appeared, .page(.content(.failed(missing)))], into: &waiting)
        func after(_ action: Loading<TitleOffers?>.Action) -> MovieDetailsFeature.State {
            var state = waiting
            feature.reduceOnly([.offers(action)], into: &state)
            return state
        }
        let gone = after(.failed(ViewStateError("TMDb no longer has this", isRetryable: false)))
        for (state, isSettled, status, words) in [
            (waiting, false, 200, "skeleton"), (after(.failed(Self.failure)), true, 200, "TMDb can’t be reached"),
            (gone, true, 404, "Movie not found"), (after(.loaded(nil)), true, 404, "Movie not found"),
            (after(.loaded(Self.offers)), false, 200, "skeleton"),
        ] {
            let page = htmlString(MovieDetailsView(state))
            #expect(MovieDetailsFeature.isSettled(state) == isSettled && MovieDetailsFeature.status(of: state) == status, "\(words)")
            #expect(page.contains(words) && page.contains("Movie not found") == (status == 404))
            #expect(page.contains("Try again") == (words == "TMDb can’t be reached"))
        }
    }

    @Test("The page waits for trailers and services, which have a place until they are there")
    func waiting() {
        var state = MovieDetailsFeature.State(id: Self.id)
        state.page.content = .ready(Self.content(isOwned: false))
        #expect(MovieDetailsFeature.isSettled(state) && !htmlString(MovieDetailsView(state)).contains("skeleton"))
        state.offers = .loading
        #expect(!MovieDetailsFeature.isSettled(state))
        #expect(htmlString(MovieDetailsView(state)).contains("class=\"block skeleton\" aria-hidden=\"true\""))
        state.offers = .ready(nil)
        #expect(MovieDetailsFeature.isSettled(state) && !htmlString(MovieDetailsView(state)).contains("skeleton"))
    }

    @Test("What is owned needs no service, but has trailers; a failure is one line; nothing known is nothing shown")
    func shown() {
        func page(_ offers: ViewState<TitleOffers?>, isOwned: Bool = false) -> String {
            var state = MovieDetailsFeature.State(id: Self.id)
            state.page.content = .ready(Self.content(isOwned: isOwned))
            state.offers = offers
            return htmlString(MovieDetailsView(state))
        }
        let known = page(.ready(Self.offers))
        #expect(known.contains("Trailer &lt;1") && known.contains("Stream &amp; Co") && known.contains("JustWatch"))
        #expect(known.contains(#"rel="noopener noreferrer""#) && known.contains("Where to watch (United States)"))
        let owned = page(.ready(Self.offers), isOwned: true)
        #expect(owned.contains("Trailers") && !owned.contains("Where to watch"))
        #expect(page(.error(Self.failure)).contains("TMDb can’t be reached"))
        for nothing in [ViewState<TitleOffers?>.initial, .loading, .ready(nil), .ready(TitleOffers())] {
            #expect(!page(nothing).contains("Trailers") && !page(nothing).contains("Where to watch"))
        }
    }
}
