import CoreDomain
import Flow
import FlowTesting
import Foundation
import HTML
import MoviesDomain
import MoviesFeature
import Screens
import Synchronization
import ScreensTesting
import Testing
import ViewingDomain

@Suite("The menu of posters")
struct PosterMenuTests {
    private typealias Menu = PosterMenu<ViewingUndo>

    private static let title = TitleID("local-heat")!
    private static let marks = TitleMarks(id: title, name: "Heat", isWatched: false, isContinued: true)
    private static let way = ViewingUndo.dismissal(title, before: Date(timeIntervalSince1970: 5))

    private final class Calls: Sendable {
        private let names = Mutex<[String]>([])
        func note(_ name: String) { names.withLock { $0.append(name) } }
        var all: [String] { names.withLock(\.self) }
    }

    private func client(_ calls: Calls, marks: TitleMarks = marks) -> PosterMenuClient<ViewingUndo> {
        var client = PosterMenuClient.unimplemented(giving: Self.way)
        client.read = { _ in marks }
        client.marks.setWatched = {
            calls.note("watched \($0) \($1)")
            return Self.way
        }
        client.marks.setOnWatchlist = {
            calls.note("listed \($0) \($1)")
            return Self.way
        }
        client.marks.dismiss = {
            calls.note("dismissed \($0)")
            return Self.way
        }
        client.marks.undo = { calls.note("undone \($0 == Self.way)") }
        return client
    }

    @Test("Every poster has the button, and the open menu has the entries that apply")
    func entries() {
        var state = MoviesFeature.State(query: MovieQuery())
        state.list = .ready(Page(items: [MovieSummary(id: Self.title, title: "Heat", addedAt: .distantPast)], next: nil))
        state.facets = MovieFacets(genres: [], years: [])
        func page() -> String { htmlString(PosterListView<MovieList>(state)) }
        #expect(page().contains("form=\"poster-menus\" name=\"title\" value=\"local-heat\" aria-label=\"More options for “Heat”\""))
        #expect(!page().contains("class=\"sheet\""))
        for (marks, shown, hidden) in [
            (Self.marks, ["Mark as watched", "Add to watchlist", "Remove from Continue watching"], ["Mark as unwatched"]),
            (
                TitleMarks(id: Self.title, name: "Heat", isWatched: true, isOnWatchlist: true),
                ["Mark as unwatched", "Remove from watchlist"], ["Continue watching"]
            ),
            (TitleMarks(id: Self.title, name: "Heat"), ["Add to watchlist"], ["as watched"]),
        ] {
            state.menu.open = .success(marks)
            for words in shown { #expect(page().contains(words)) }
            for words in hidden { #expect(!page().contains(words)) }
        }
        state.menu.open = .failure(ViewStateError("Movie not found", isRetryable: false))
        #expect(page().contains("Movie not found"))
    }

    @Test("It is read when it is opened, and opened again it is another element")
    func opening() async {
        let store = TestStore(Menu.State(), Menu(client: client(Calls()), on: ManualClock()))
        for number in 1...2 {
            await store.send(.intent(.open(title: Self.title))) { $0.isOpening = true }
            await store.receive(.marksLoaded(.success(Self.marks))) {
                $0.isOpening = false
                $0.open = .success(Self.marks)
                $0.opened = number
            }
        }
        await store.send(.intent(.close)) { $0.open = nil }
        await store.finish()
    }

    @Test("A menu that is closed while it is read stays closed")
    func closing() async {
        var client = client(Calls())
        client.read = { _ throws(ViewStateError) in
            try? await Task.sleep(for: .seconds(600))
            throw .unexpected
        }
        let store = TestStore(Menu.State(), Menu(client: client, on: ManualClock()))
        await store.send(.intent(.open(title: Self.title))) { $0.isOpening = true }
        await store.send(.intent(.close)) { $0.isOpening = false }
        await store.finish()
    }

    @Test("A scan that did not start and a change that was not saved are two messages")
    func failures() {
        var state = MoviesFeature.State(query: MovieQuery())
        state.notice = .init(failure: ViewStateError("There is no folder named “Films”"))
        state.menu.notice = .init(failure: ViewStateError("The disk is full"))
        let toasts = htmlString(MoviesFeature.toasts(state))
        #expect(toasts.contains("There is no folder named “<bdi>Films</bdi>”.") && toasts.contains("Couldn’t save your change."))
        #expect(toasts.contains("id=\"toast-failure\"") && toasts.contains("id=\"toast-menu-failure\""))
    }

    @Test("A title that has gone says so in the menu")
    func gone() async {
        let error = ViewStateError("Movie not found", isRetryable: false)
        var client = client(Calls())
        client.read = { _ throws(ViewStateError) in throw error }
        let store = TestStore(Menu.State(), Menu(client: client, on: ManualClock()))
        await store.send(.intent(.open(title: Self.title))) { $0.isOpening = true }
        await store.receive(.marksLoaded(.failure(error))) {
            $0.isOpening = false
            $0.open = .failure(error)
            $0.opened = 1
        }
        await store.finish()
    }

    @Test(
        "Each entry closes the menu, is saved under the title's own id, and the toast undoes it",
        arguments: [
            (.setWatched(title: TitleID("tmdb-949")!, isOn: true), .allWatched(true), "watched true local-heat", "” as watched."),
            (.setWatched(title: title, isOn: false), .allWatched(false), "watched false local-heat", "” as unwatched."),
            (.setOnWatchlist(title: title, isOn: true), .watchlist(isOn: true), "listed true local-heat", "” to your watchlist."),
            (.dismiss(title: title), .dismissed(title), "dismissed local-heat", "” from Continue watching."),
        ] as [(PosterMenuIntent, UndoableChange, String, String)])
    func change(intent: PosterMenuIntent, change: UndoableChange, call: String, words: String) async {
        let calls = Calls()
        var state = Menu.State()
        state.open = .success(Self.marks)
        let store = TestStore(state, Menu(client: client(calls), on: ManualClock()))
        await store.send(.intent(intent)) {
            $0.open = nil
            $0.notice = .init(saving: 1)
        }
        let offer = Menu.Offer(change, undo: Self.way, of: Self.marks)
        await store.receive(.notice(.finished(.success(offer)))) { $0.notice = .init(offer: offer) }
        #expect(htmlString(PosterMenuToast(await store.state, sending: PosterListIntent.self)).contains(words))
        await store.send(.intent(.undo)) { $0.notice = .init(saving: 1) }
        await store.receive(.notice(.finished(.success(nil)))) { $0.notice = .init(isUndone: true) }
        // A second click says nothing.
        await store.send(.intent(.undo))
        await store.finish()
        #expect(calls.all == [call, "undone true"])
    }

    @Test("A title that the viewer may not see cannot be marked, whatever a browser says")
    func hidden() async {
        let error = ViewStateError("Movie not found", isRetryable: false), clock = ManualClock(), calls = Calls()
        var client = client(calls)
        client.read = { _ throws(ViewStateError) in throw error }
        let store = TestStore(Menu.State(), Menu(client: client, on: clock))
        await store.send(.intent(.setOnWatchlist(title: Self.title, isOn: true))) { $0.notice = .init(saving: 1) }
        await store.receive(.notice(.finished(.failure(error)))) { $0.notice = .init(failure: error) }
        await clock.advance(by: .seconds(8))
        await store.receive(.notice(.expired)) { $0.notice = .init() }
        await store.finish()
        #expect(calls.all == [])
    }
}
