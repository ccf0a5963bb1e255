import CoreDomain
import Flow
import FlowTesting
import Foundation
import HTML
import MoviesDomain
import Synchronization
import Testing
import ViewingDomain

@testable import WatchlistFeature

@Suite("The watchlist")
struct WatchlistFeatureTests {
    private static let movie = MovieSummary(id: TitleID("tmdb-1")!, title: "The General", addedAt: .distantPast)
    private static let item = WatchlistItem(title: .movie(movie), addedAt: .distantPast)

    private static let way = ViewingUndo.watchlist(movie.id, before: .distantPast)

    private static let all = WatchlistContent(items: [item])
    private static let none = WatchlistContent(items: [])

    private var client: WatchlistClient {
        WatchlistClient(
            watchlist: { unimplementedStream("WatchlistClient.watchlist") }, add: { _ in unimplemented("WatchlistClient.add") },
            remove: { _ in unimplemented("WatchlistClient.remove", giving: Self.way) }, undo: { _ in unimplemented("WatchlistClient.undo") }
        )
    }

    private var ready: WatchlistFeature.State {
        var state = WatchlistFeature.State()
        state.list = .ready(Self.all)
        return state
    }

    @Test("It shows what is on it")
    func loading() async {
        var client = client
        client.watchlist = {
            AsyncStream {
                $0.yield(.success(Self.all))
                $0.finish()
            }
        }
        let store = TestStore(WatchlistFeature.State(), WatchlistFeature(client: client))
        await store.send(.appeared) { $0.list = .loading }
        await store.receive(.list(.loaded(Self.all))) { $0.list = .ready(Self.all) }
        await store.finish()
    }

    @Test("What is removed leaves at once and can be put back")
    func undo() async {
        let clock = ManualClock()
        var client = client
        let undone = Mutex<[ViewingUndo]>([])
        client.remove = { _ in Self.way }
        client.undo = { way in undone.withLock { $0.append(way) } }
        let store = TestStore(ready, WatchlistFeature(client: client, clock: clock))
        await store.send(.intent(.remove(title: Self.movie.id))) {
            $0.list = .ready(Self.none)
            $0.expectUnsaved(.removed(Self.item), over: Self.all)
        }
        #expect(!htmlString(WatchlistView(await store.state)).contains("w-tmdb-1"))
        let removal = Removal(item: Self.item, undo: Self.way)
        await store.receive(.saved(.removed(Self.item), .success(removal))) {
            $0.notice = .init(offer: removal)
            $0.expectSaved()
        }
        #expect(htmlString(WatchlistToast(await store.state)).contains("Undo"))
        await store.send(.intent(.undo)) {
            $0.list = .ready(Self.all)
            $0.expectUnsaved(.restored(Self.item), over: Self.none)
        }
        #expect(htmlString(WatchlistView(await store.state)).contains("w-tmdb-1"))
        await store.receive(.saved(.restored(Self.item), .success(nil))) {
            $0.notice = .init()
            $0.expectSaved()
        }
        await store.finish()
        #expect(undone.withLock(\.self) == [Self.way])
    }

    @Test("What cannot be removed comes back, and the screen says so")
    func unsaved() async {
        let error = ViewStateError("The library did not answer")
        var client = client
        client.remove = { _ throws(ViewStateError) in throw error }
        let store = TestStore(ready, WatchlistFeature(client: client, clock: ManualClock()))
        await store.send(.intent(.remove(title: Self.movie.id))) {
            $0.list = .ready(Self.none)
            $0.expectUnsaved(.removed(Self.item), over: Self.all)
        }
        await store.receive(.saved(.removed(Self.item), .failure(error))) {
            $0.notice = .init(failure: error)
            $0.list = .ready(Self.all)
            $0.expectSaved()
        }
        #expect(htmlString(WatchlistToast(await store.state)).contains("Couldn’t save your change."))
        await store.cancelAll()
    }

    @Test("An item goes back to its place by date")
    func place() {
        let items = (1...3).map { number in
            WatchlistItem(
                title: .movie(MovieSummary(id: TitleID("tmdb-\(number)")!, title: "", addedAt: .distantPast)),
                addedAt: Date(timeIntervalSince1970: Double(10 - number)))
        }
        for item in items {
            var content = WatchlistContent(items: items)
            WatchlistChange.removed(item).apply(to: &content)
            #expect(content.items.count == 2)
            WatchlistChange.restored(item).apply(to: &content)
            WatchlistChange.restored(item).apply(to: &content)
            #expect(content.items == items)
        }
    }

    @Test("An empty one shows three movies to begin with")
    func empty() {
        var state = WatchlistFeature.State()
        state.list = .ready(WatchlistContent(items: [], suggestions: [Self.movie]))
        let page = htmlString(WatchlistView(state))
        #expect(page.contains("Your watchlist is empty"))
        #expect(page.contains("Add “The General” to your watchlist"))
    }
}

extension WatchlistFeature.State {
    /// The screen shows a change that is not saved yet.
    fileprivate mutating func expectUnsaved(_ change: WatchlistChange, over base: WatchlistContent) {
        var before = ViewState.ready(base)
        unsaved = Unsaved()
        unsaved.make(change, in: &before)
        notice = .init(saving: 1)
    }

    fileprivate mutating func expectSaved() { unsaved = Unsaved() }
}
