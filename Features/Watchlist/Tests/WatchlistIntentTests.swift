import CoreDomain
import Flow
import FlowTesting
import Foundation
import HTML
import MoviesDomain
import Screens
import ScreensTesting
import Synchronization
import TVSeriesDomain
import Testing
import ViewingDomain

@testable import WatchlistFeature

@Suite("The intents of the watchlist")
struct WatchlistIntentTests {
    private typealias Intent = WatchlistFeature.Intent

    private static let movie = MovieSummary(id: TitleID("tmdb-1")!, title: "The General", addedAt: .distantPast)
    private static let show = SeriesSummary(id: TitleID("local-show")!, title: "Harbour Lights", addedAt: .distantPast)
    private static let file = FileID("abcdefgh")!
    private static let first = WatchlistItem(
        title: .movie(movie), addedAt: Date(timeIntervalSince1970: 9), file: file, isContinued: true)
    private static let second = WatchlistItem(title: .series(show), addedAt: Date(timeIntervalSince1970: 5))
    private static let all = WatchlistContent(items: [first, second])
    private static let suggesting = WatchlistContent(items: [], suggestions: [movie])
    private static let undo = ViewingUndo.watchlist(movie.id, before: nil)
    private static let failure = ViewStateError("The disk is full")

    private static func state(_ content: ViewState<WatchlistContent>) -> WatchlistFeature.State {
        var state = WatchlistFeature.State()
        state.page.content = content
        return state
    }

    private static func client(_ answers: [Result<WatchlistContent, ViewStateError>] = []) -> WatchlistClient {
        WatchlistClient(
            watchlist: {
                AsyncStream(of: answers)
            }, marks: .unimplemented(giving: undo))
    }

    private static func offer(_ change: UndoableChange, of item: WatchlistItem, _ reverse: WatchlistChange) -> WatchlistOffer {
        WatchlistOffer(UndoOffer(change, undo: undo), title: item.id, name: item.name, reverse: reverse)
    }

    private func reduce(_ state: inout WatchlistFeature.State, _ actions: WatchlistFeature.Action...) {
        WatchlistFeature(client: Self.client(), clock: ManualClock()).reduceOnly(actions, into: &state)
    }

    @Test("A list that cannot be read now can be tried again; changes and later failures leave what is shown")
    func loading() async {
        let answers: [Result<WatchlistContent, ViewStateError>] = [
            .failure(Self.failure), .success(Self.all), .success(Self.suggesting), .failure(Self.failure),
        ]
        let store = TestStore(WatchlistFeature.State(), WatchlistFeature(client: Self.client(answers), clock: ManualClock()))
        #expect(await store.state.page.content == .initial)
        await store.send(.intent(.retry)) { $0.page.content = .loading }
        await store.receive(.page(.content(.failed(Self.failure)))) { $0.page.content = .error(Self.failure) }
        #expect(htmlString(WatchlistView(await store.state)).contains("Try again"))
        await store.receive(.page(.content(.loaded(Self.all)))) { $0.page.content = .ready(Self.all) }
        await store.receive(.page(.content(.loaded(Self.suggesting)))) { $0.page.content = .ready(Self.suggesting) }
        await store.receive(.page(.content(.failed(Self.failure))))
        await store.finish()
    }

    private static let marks: [Intent] = [
        .remove(title: movie.id), .setWatched(title: movie.id, isOn: true), .dismiss(title: movie.id),
    ]

    @Test("Nothing can be changed before the list is there, nor after it failed", arguments: marks + [.add(title: movie.id)])
    private func early(intent: Intent) {
        for content in [ViewState<WatchlistContent>.initial, .loading, .error(Self.failure)] {
            var state = Self.state(content)
            reduce(&state, .intent(intent))
            #expect(state == Self.state(content))
        }
    }

    @Test("A change that cannot be saved is taken back, and the screen says so", arguments: marks)
    private func failed(intent: Intent) async {
        var client = Self.client()
        client.marks.setOnWatchlist = { _, _ throws(ViewStateError) in throw Self.failure }
        client.marks.markWatched = { _ throws(ViewStateError) in throw Self.failure }
        client.marks.dismiss = { _ throws(ViewStateError) in throw Self.failure }
        let store = Store(Self.state(.ready(Self.all)), WatchlistFeature(client: client, clock: ManualClock()))
        await store.send(.intent(intent))
        await store.finishWrites()
        #expect(await store.state.page.content == .ready(Self.all))
        #expect(await store.state.page.notice == .init(failure: Self.failure))
    }

    @Test("A suggestion that cannot be added stays a suggestion, and the screen says so")
    func failedAddition() async {
        var client = Self.client()
        client.marks.setOnWatchlist = { _, _ throws(ViewStateError) in throw Self.failure }
        let store = Store(Self.state(.ready(Self.suggesting)), WatchlistFeature(client: client, clock: ManualClock()))
        await store.send(.intent(.add(title: Self.movie.id)))
        await store.finishWrites()
        #expect(await store.state.page.content == .ready(Self.suggesting))
        #expect(await store.state.page.notice == .init(failure: Self.failure))
    }

    @Test("A movie is marked by its file, as unwatched too; where there was no position nothing can be taken back")
    func watched() async {
        let calls = Mutex<[String]>([])
        var client = Self.client()
        client.marks.markWatched = { file in
            calls.withLock { $0.append("watched \(file)") }
            return Self.undo
        }
        client.marks.forgetProgress = { file in
            calls.withLock { $0.append("forgot \(file)") }
            return nil
        }
        let store = Store(Self.state(.ready(Self.all)), WatchlistFeature(client: client, clock: ManualClock()))
        await store.send(.intent(.setWatched(title: Self.movie.id, isOn: true)))
        await store.finishWrites()
        var seen = Self.first
        seen.isWatched = true
        #expect(await store.state.page.content == .ready(WatchlistContent(items: [seen, Self.second])))
        let offer = Self.offer(.watched(true, Self.file), of: Self.first, .watched(Self.movie.id, false))
        #expect(await store.state.page.notice == .init(offer: offer))
        await store.send(.intent(.setWatched(title: Self.movie.id, isOn: false)))
        await store.finishWrites()
        #expect(await store.state.page.content == .ready(Self.all))
        #expect(await store.state.page.notice == .init(isUndone: true))
        #expect(calls.withLock(\.self) == ["watched abcdefgh", "forgot abcdefgh"])
    }

    @Test("A movie that cannot be played is marked as a whole, and shown as watched", arguments: [true, false])
    func watchedElsewhere(isOn: Bool) async {
        let calls = Mutex<[String]>([])
        var client = Self.client()
        client.marks.setWatched = { isOn, title in
            calls.withLock { $0.append("\(title) \(isOn)") }
            return Self.undo
        }
        var item = Self.first
        (item.file, item.isContinued, item.isWatched) = (nil, false, !isOn)
        let store = Store(Self.state(.ready(WatchlistContent(items: [item]))), WatchlistFeature(client: client, clock: ManualClock()))
        #expect(htmlString(WatchlistView(await store.state)).contains("Mark as \(isOn ? "" : "un")watched"))
        await store.send(.intent(.setWatched(title: item.id, isOn: isOn)))
        await store.finishWrites()
        #expect(await store.state.page.content.content?.items.first?.isWatched == isOn)
        #expect(await store.state.page.notice == .init(offer: Self.offer(.allWatched(isOn), of: item, .watched(item.id, !isOn))))
        #expect(calls.withLock(\.self) == ["\(item.id) \(isOn)"])
    }

    @Test(
        "What the list shows already is not saved again, and a series has no file to mark",
        arguments: [
            .setWatched(title: movie.id, isOn: false), .setWatched(title: show.id, isOn: true), .dismiss(title: show.id),
            .add(title: movie.id),
        ] as [WatchlistFeature.Intent])
    func unchanged(intent: WatchlistFeature.Intent) {
        var state = Self.state(.ready(Self.all))
        reduce(&state, .intent(intent))
        #expect(state == Self.state(.ready(Self.all)))
    }

    @Test("Two titles that are removed quickly: only the second one is offered for undoing, and comes back to its place")
    func twoRemovals() {
        var state = Self.state(.ready(Self.all))
        reduce(&state, .intent(.remove(title: Self.first.id)), .intent(.remove(title: Self.second.id)))
        #expect(state.page.content == .ready(WatchlistContent(items: [])) && state.page.notice == .init(saving: 2))
        let offers = [Self.first, Self.second].map { Self.offer(.watchlist(isOn: false), of: $0, .restored($0)) }
        reduce(&state, .page(.saved(.removed(Self.first), .success(offers[0]))), .intent(.undo))
        #expect(state.page.notice == .init(saving: 1), "Nothing can be undone before the rest is saved")
        reduce(&state, .page(.saved(.removed(Self.second), .success(offers[1]))))
        #expect(state.page.notice == .init(offer: offers[1]))
        reduce(&state, .intent(.undo))
        #expect(state.page.content == .ready(WatchlistContent(items: [Self.second])))
    }

    @Test("A removal that fails beside another one brings back its own title alone, and stays said")
    func oneFails() {
        var state = Self.state(.ready(Self.all))
        reduce(&state, .intent(.remove(title: Self.first.id)), .intent(.remove(title: Self.second.id)))
        reduce(&state, .page(.saved(.removed(Self.first), .failure(Self.failure))))
        #expect(state.page.content == .ready(WatchlistContent(items: [Self.first])))
        let offer = Self.offer(.watchlist(isOn: false), of: Self.second, .restored(Self.second))
        reduce(&state, .page(.saved(.removed(Self.second), .success(offer))))
        #expect(state.page.content == .ready(WatchlistContent(items: [Self.first])))
        #expect(state.page.notice == .init(failure: Self.failure))
    }

    @Test("An undo that comes too late says so, and one that cannot be saved takes the title away again")
    func failedUndo() async {
        var missed = Self.state(.ready(Self.all))
        reduce(&missed, .intent(.undo))
        #expect(missed.page.notice == .init(failure: .undoExpired) && missed.page.content == .ready(Self.all))
        var client = Self.client()
        client.marks.undo = { _ throws(ViewStateError) in throw Self.failure }
        let left = WatchlistContent(items: [Self.second])
        var state = Self.state(.ready(left))
        state.page.notice = .init(offer: Self.offer(.watchlist(isOn: false), of: Self.first, .restored(Self.first)))
        var shown = state
        reduce(&shown, .intent(.undo))
        #expect(shown.page.content == .ready(Self.all))
        let store = Store(state, WatchlistFeature(client: client, clock: ManualClock()))
        await store.send(.intent(.undo))
        await store.finishWrites()
        #expect(await store.state.page.content == .ready(left))
        #expect(await store.state.page.notice == .init(failure: Self.failure))
    }

    @Test("A list that is read again keeps a removal that is not saved yet")
    func reloaded() {
        var state = Self.state(.ready(Self.all))
        reduce(&state, .intent(.remove(title: Self.first.id)), .appeared, .page(.content(.loaded(Self.all))))
        #expect(state.page.content == .ready(WatchlistContent(items: [Self.second])))
    }

    @Test("Each card leads to its title, the title of the screen to the history, and an empty list to movies")
    func links() {
        let page = htmlString(WatchlistView(Self.state(.ready(Self.all))))
        for path in ["/movies/tmdb-1", "/series/local-show", "/history"] { #expect(page.contains("href=\"\(path)\""), "\(path)") }
        let suggesting = htmlString(WatchlistView(Self.state(.ready(Self.suggesting))))
        #expect(suggesting.contains("href=\"/movies/tmdb-1\""))
        #expect(htmlString(WatchlistView(Self.state(.ready(WatchlistContent(items: []))))).contains("href=\"/movies\""))
    }
}
