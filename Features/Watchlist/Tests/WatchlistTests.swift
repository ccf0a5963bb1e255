import CoreDomain
import Flow
import FlowTesting
import Foundation
import HTML
import MoviesDomain
import Testing
import WatchlistFeature

@Suite("The watchlist")
struct WatchlistFeatureTests {
    private static let movie = MovieSummary(id: TitleID("tmdb-1")!, title: "The General", addedAt: .distantPast)
    private static let item = WatchlistItem(title: .movie(movie), addedAt: .distantPast)

    private var client: WatchlistClient {
        WatchlistClient(
            watchlist: {
                AsyncStream {
                    $0.yield(.success(WatchlistContent(items: [Self.item]))); $0.finish()
                }
            }, add: { _ in },
            remove: { _ in }, restore: { _ in })
    }

    @Test("It shows what is on it")
    func loading() async {
        let store = TestStore(WatchlistFeature.State(), WatchlistFeature(client: client))
        await store.send(.appeared) { $0.list = .loading }
        await store.receive(where: { if case .changed = $0 { true } else { false } }) {
            $0.list = .ready(WatchlistContent(items: [Self.item]))
        }
        await store.finish()
    }

    @Test("What is removed leaves at once and can be put back")
    func undo() async {
        let clock = ManualClock()
        var state = WatchlistFeature.State()
        state.list = .ready(WatchlistContent(items: [Self.item]))
        let store = TestStore(state, WatchlistFeature(client: client, clock: clock))
        await store.send(.intent(.remove(title: Self.movie.id))) { $0.removed = Self.item }
        #expect(!htmlString(WatchlistView(await store.state)).contains("w-tmdb-1"))
        await store.send(.intent(.undo)) { $0.removed = nil }
        #expect(htmlString(WatchlistView(await store.state)).contains("w-tmdb-1"))
        await store.finish()
    }

    @Test("An empty one shows three movies to begin with")
    func empty() {
        var state = WatchlistFeature.State()
        state.list = .ready(WatchlistContent(items: [], suggestions: [Self.movie]))
        let page = htmlString(WatchlistView(state))
        #expect(page.contains("Movies you add to your watchlist will appear here."))
        #expect(page.contains("Add “The General” to the watchlist"))
    }
}
