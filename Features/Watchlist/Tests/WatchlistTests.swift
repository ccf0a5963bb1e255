import CoreDomain
import Flow
import FlowTesting
import Foundation
import HTML
import MoviesDomain
import Synchronization
import Screens
import ScreensTesting
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
            watchlist: { unimplementedStream("WatchlistClient.watchlist") },
            marks: .unimplemented(giving: Self.way))
    }

    private var ready: WatchlistFeature.State {
        var state = WatchlistFeature.State()
        state.page.content = .ready(Self.all)
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
        await store.send(.appeared) { $0.page.content = .loading }
        await store.receive(.page(.content(.loaded(Self.all)))) { $0.page.content = .ready(Self.all) }
        await store.finish()
    }

    @Test("What is removed leaves at once and can be put back")
    func undo() async {
        let clock = ManualClock()
        var client = client
        let undone = Mutex<[ViewingUndo]>([])
        client.marks.setOnWatchlist = { isOn, _ in
            #expect(!isOn)
            return Self.way
        }
        client.marks.undo = { way in undone.withLock { $0.append(way) } }
        let store = TestStore(ready, WatchlistFeature(client: client, clock: clock))
        await store.send(.intent(.remove(title: Self.movie.id))) {
            $0.page.content = .ready(Self.none)
            $0.expectUnsaved(.removed(Self.item), over: Self.all)
        }
        #expect(!htmlString(WatchlistView(await store.state)).contains("w-tmdb-1"))
        let removal = Self.offer(.watchlist(isOn: false), .restored(Self.item))
        await store.receive(.page(.saved(.removed(Self.item), .success(removal)))) {
            $0.page.notice = .init(offer: removal)
            $0.expectSaved()
        }
        #expect(htmlString(WatchlistToast(await store.state)).contains("Undo"))
        await store.send(.intent(.undo)) {
            $0.page.content = .ready(Self.all)
            $0.expectUnsaved(.restored(Self.item), over: Self.none)
        }
        #expect(htmlString(WatchlistView(await store.state)).contains("w-tmdb-1"))
        await store.receive(.page(.saved(.restored(Self.item), .success(nil)))) {
            $0.page.notice = .init(isUndone: true)
            $0.expectSaved()
        }
        await store.finish()
        #expect(undone.withLock(\.self) == [Self.way])
    }

    private static func offer(_ change: UndoableChange, _ reverse: WatchlistChange?) -> WatchlistOffer {
        WatchlistOffer(UndoOffer(change, undo: way), title: movie.id, name: movie.title, reverse: reverse)
    }

    @Test("A suggestion that was added can be taken back")
    func addition() async {
        var client = client
        let asked = Mutex<[Bool]>([])
        let undone = Mutex<[ViewingUndo]>([])
        client.marks.setOnWatchlist = { isOn, _ in
            asked.withLock { $0.append(isOn) }
            return Self.way
        }
        client.marks.undo = { way in undone.withLock { $0.append(way) } }
        var state = WatchlistFeature.State()
        state.page.content = .ready(WatchlistContent(items: [], suggestions: [Self.movie]))
        let store = TestStore(state, WatchlistFeature(client: client, clock: ManualClock()))
        await store.send(.intent(.add(title: Self.movie.id))) { $0.page.notice = .init(saving: 1) }
        let offer = Self.offer(.watchlist(isOn: true), nil)
        await store.receive(.page(.notice(.finished(.success(offer))))) { $0.page.notice = .init(offer: offer) }
        #expect(htmlString(WatchlistToast(await store.state)).contains("” to your watchlist."))
        await store.send(.intent(.undo)) { $0.page.notice = .init(saving: 1) }
        await store.receive(.page(.notice(.finished(.success(nil))))) { $0.page.notice = .init(isUndone: true) }
        await store.send(.intent(.add(title: TitleID("tmdb-2")!)))
        await store.finish()
        #expect(asked.withLock(\.self) == [true])
        #expect(undone.withLock(\.self) == [Self.way])
    }

    private static let file = FileID("abcdefgh")!

    @Test("The menu of a card: marked as watched and dismissed, each shown at once and taken back by the toast")
    func menu() async {
        var item = Self.item
        (item.file, item.isContinued) = (Self.file, true)
        let begun = WatchlistContent(items: [item])
        var state = WatchlistFeature.State()
        state.page.content = .ready(begun)
        let page = htmlString(WatchlistView(state))
        let entries = ["Mark as watched", "Remove from watchlist", "Remove from Continue watching"]
        #expect(entries.compactMap { page.range(of: $0)?.lowerBound }.count == 3)
        #expect(entries.compactMap { page.range(of: $0)?.lowerBound } == entries.compactMap { page.range(of: $0)?.lowerBound }.sorted())
        var client = client
        client.marks.markWatched = { _ in Self.way }
        client.marks.dismiss = { _ in Self.way }
        client.marks.undo = { _ in }
        let store = TestStore(state, WatchlistFeature(client: client, clock: ManualClock()))
        for (intent, change, told) in [
            (
                WatchlistFeature.Intent.setWatched(title: item.id, isOn: true), WatchlistChange.watched(item.id, true),
                UndoableChange.watched(true, Self.file)
            ),
            (.dismiss(title: item.id), .continued(item.id, false), .dismissed(item.id)),
        ] {
            var after = begun
            change.apply(to: &after)
            await store.send(.intent(intent)) {
                $0.page.content = .ready(after)
                $0.expectUnsaved(change, over: begun)
            }
            let offer = Self.offer(told, change.reverse)
            await store.receive(.page(.saved(change, .success(offer)))) {
                $0.page.notice = .init(offer: offer)
                $0.expectSaved()
            }
            await store.send(.intent(.undo)) {
                $0.page.content = .ready(begun)
                $0.expectUnsaved(change.reverse, over: after)
            }
            await store.receive(.page(.saved(change.reverse, .success(nil)))) {
                $0.page.notice = .init(isUndone: true)
                $0.expectSaved()
            }
        }
        await store.finish()
    }

    @Test("A menu of a title that is not there, or has no such entry, does nothing")
    func forged() async {
        let store = TestStore(ready, WatchlistFeature(client: client, clock: ManualClock()))
        await store.send(.intent(.setWatched(title: Self.movie.id, isOn: false)))
        await store.send(.intent(.setWatched(title: TitleID("tmdb-2")!, isOn: true)))
        await store.send(.intent(.dismiss(title: Self.movie.id)))
        await store.send(.intent(.remove(title: TitleID("tmdb-2")!)))
        await store.finish()
    }

    @Test("What cannot be removed comes back, and the screen says so")
    func unsaved() async {
        let error = ViewStateError("The library did not answer")
        var client = client
        client.marks.setOnWatchlist = { _, _ throws(ViewStateError) in throw error }
        let store = TestStore(ready, WatchlistFeature(client: client, clock: ManualClock()))
        await store.send(.intent(.remove(title: Self.movie.id))) {
            $0.page.content = .ready(Self.none)
            $0.expectUnsaved(.removed(Self.item), over: Self.all)
        }
        await store.receive(.page(.saved(.removed(Self.item), .failure(error)))) {
            $0.page.notice = .init(failure: error)
            $0.page.content = .ready(Self.all)
            $0.expectSaved()
        }
        #expect(htmlString(WatchlistToast(await store.state)).contains("Couldn’t save your change."))
        await store.cancelAll()
    }

    private static func item(_ number: Int, addedAt seconds: Double) -> WatchlistItem {
        WatchlistItem(
            title: .movie(MovieSummary(id: TitleID("tmdb-\(number)")!, title: "", addedAt: .distantPast)),
            addedAt: Date(timeIntervalSince1970: seconds))
    }

    @Test("Of the same date, an item goes behind the others")
    func sameDate() {
        var content = WatchlistContent(items: [Self.item(1, addedAt: 5), Self.item(2, addedAt: 4)])
        WatchlistChange.restored(Self.item(3, addedAt: 5)).apply(to: &content)
        #expect(content.items.map(\.id.rawValue) == ["tmdb-1", "tmdb-3", "tmdb-2"])
    }

    @Test("What an intent names is found, wherever it is on the list", arguments: 1...3)
    func named(number: Int) throws {
        var state = WatchlistFeature.State()
        state.page.content = .ready(WatchlistContent(items: (1...3).map { Self.item($0, addedAt: Double(10 - $0)) }))
        let id = try #require(TitleID("tmdb-\(number)"))
        _ = WatchlistFeature(client: client, clock: ManualClock()).reduce(into: &state, .intent(.remove(title: id)))
        #expect(state.page.content.content?.items.map(\.id.rawValue) == (1...3).filter { $0 != number }.map { "tmdb-\($0)" })
    }

    @Test("The screen is settled once the list is there")
    func settled() {
        #expect(!WatchlistFeature.isSettled(WatchlistFeature.State()) && WatchlistFeature.isSettled(ready))
    }

    @Test("An item goes back to its place by date")
    func place() {
        let items = (1...3).map { Self.item($0, addedAt: Double(10 - $0)) }
        for item in items {
            var content = WatchlistContent(items: items)
            WatchlistChange.removed(item).apply(to: &content)
            #expect(content.items.count == 2)
            WatchlistChange.restored(item).apply(to: &content)
            WatchlistChange.restored(item).apply(to: &content)
            #expect(content.items == items)
        }
    }

    @Test("What the library has by now is marked")
    func owned() {
        var wanted = Self.movie
        wanted.hasFiles = false
        for (movie, isMarked) in [(Self.movie, true), (wanted, false)] {
            var state = WatchlistFeature.State()
            state.page.content = .ready(WatchlistContent(items: [WatchlistItem(title: .movie(movie), addedAt: .distantPast)]))
            #expect(htmlString(WatchlistView(state)).contains(">In your library<") == isMarked)
        }
    }

    @Test("An empty one shows three movies to begin with")
    func empty() {
        var state = WatchlistFeature.State()
        state.page.content = .ready(WatchlistContent(items: [], suggestions: [Self.movie]))
        let page = htmlString(WatchlistView(state))
        #expect(page.contains("Your watchlist is empty"))
        #expect(page.contains("Add “The General” to your watchlist"))
    }
}

extension WatchlistFeature.State {
    /// The screen shows a change that is not saved yet.
    fileprivate mutating func expectUnsaved(_ change: WatchlistChange, over base: WatchlistContent) {
        var before = ViewState.ready(base)
        page.unsaved = Unsaved()
        page.unsaved.make(change, in: &before)
        page.notice = .init(saving: 1)
    }

    fileprivate mutating func expectSaved() { page.unsaved = Unsaved() }
}
