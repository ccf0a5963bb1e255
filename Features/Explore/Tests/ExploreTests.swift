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

@testable import ExploreFeature

@Suite("Explore")
struct ExploreTests {
    private static let movie = MovieSummary(id: TitleID("local-a")!, title: "The Lighthouse Keeper", year: 2011, addedAt: .distantPast)
    private static let begun = ContinueItem(
        title: movie.id, name: movie.title, picture: nil, fraction: 0.4, remaining: 900,
        play: PlayOffer(file: .sample("abcdefgh"), resumeAt: 600), page: "/movies/local-a")
    private static let shelves = ExploreShelves(
        hero: FeaturedMovie(movie: movie, overview: "Light.", play: begun.play), continueWatching: [begun], movies: [movie])

    private static let undo = ViewingUndo.dismissal(movie.id, before: Date(timeIntervalSince1970: 5))

    private static let offer = ContinueOffer(.dismissed(begun, from: 0), undo: undo)

    private final class Calls: Sendable {
        private let names = Mutex<[String]>([])
        func note(_ name: String) { names.withLock { $0.append(name) } }
        var all: [String] { names.withLock(\.self) }
    }

    private func client(_ results: [Result<ExploreShelves, ViewStateError>] = []) -> ExploreClient {
        ExploreClient(
            shelves: {
                AsyncStream { continuation in
                    for result in results { continuation.yield(result) }
                    continuation.finish()
                }
            },
            menu: .unimplemented(giving: Self.undo))
    }

    private var ready: ExploreFeature.State {
        var state = ExploreFeature.State()
        state.page.content = .ready(Self.shelves)
        return state
    }

    private static var without: ExploreShelves {
        var shelves = Self.shelves
        shelves.continueWatching = []
        return shelves
    }

    @Test("It loads when it appears, and when it comes back it refreshes and keeps its shelves")
    func loading() async {
        let store = TestStore(ExploreFeature.State(), ExploreFeature(client: client([.success(Self.shelves)])))
        await store.send(.appeared) { $0.page.content = .loading }
        await store.receive(.page(.content(.loaded(Self.shelves)))) { $0.page.content = .ready(Self.shelves) }
        await store.send(.appeared)
        await store.receive(.page(.content(.loaded(Self.shelves))))
        await store.finish()
    }

    @Test("What is dismissed leaves at once and can be brought back to its place for eight seconds")
    func dismissal() async {
        let (clock, calls) = (ManualClock(), Calls())
        var client = client()
        client.menu.marks.dismiss = {
            calls.note("dismiss \($0)")
            return Self.undo
        }
        client.menu.marks.undo = { calls.note("undo \($0 == Self.undo)") }
        let store = TestStore(ready, ExploreFeature(client: client, clock: clock))
        await store.send(.intent(.dismiss(title: Self.movie.id))) {
            $0.page.content = .ready(Self.without)
            $0.expectUnsaved(.dismissed(Self.begun, from: 0), over: Self.shelves)
        }
        await store.receive(.page(.saved(.dismissed(Self.begun, from: 0), .success(Self.offer)))) {
            $0.page.notice = .init(offer: Self.offer)
            $0.expectSaved()
        }
        await clock.advance(by: .seconds(7))
        await store.send(.intent(.undo)) {
            $0.page.content = .ready(Self.shelves)
            $0.expectUnsaved(.restored(Self.begun, at: 0), over: Self.without)
        }
        await store.receive(.page(.saved(.restored(Self.begun, at: 0), .success(nil)))) {
            $0.page.notice = .init(isUndone: true)
            $0.expectSaved()
        }
        await store.finish()
        #expect(calls.all == ["dismiss local-a", "undo true"])
    }

    @Test("The other entries of the menu: each shows at once, and the toast takes it back")
    func menu() async {
        var client = client()
        client.menu.marks.markWatched = { _ in Self.undo }
        client.menu.marks.setOnWatchlist = { _, _ in Self.undo }
        client.menu.marks.undo = { _ in }
        let store = TestStore(ready, ExploreFeature(client: client, clock: ManualClock()))
        for (intent, change) in [
            (ExploreFeature.Intent.markWatched(title: Self.movie.id), ContinueChange.watched(Self.begun, from: 0)),
            (.setOnWatchlist(title: Self.movie.id, isOn: true), .listed(Self.begun, isOn: true)),
        ] {
            var after = Self.shelves
            change.apply(to: &after)
            #expect(after != Self.shelves)
            await store.send(.intent(intent)) {
                $0.page.content = .ready(after)
                $0.expectUnsaved(change, over: Self.shelves)
            }
            let offer = ContinueOffer(change, undo: Self.undo)
            await store.receive(.page(.saved(change, .success(offer)))) {
                $0.page.notice = .init(offer: offer)
                $0.expectSaved()
            }
            await store.send(.intent(.undo)) {
                $0.page.content = .ready(Self.shelves)
                $0.expectUnsaved(change.reverse, over: after)
            }
            await store.receive(.page(.saved(change.reverse, .success(nil)))) {
                $0.page.notice = .init(isUndone: true)
                $0.expectSaved()
            }
        }
        await store.finish()
    }

    @Test("A dismissal that cannot be saved is taken back, and the screen says so for eight seconds")
    func unsaved() async {
        let clock = ManualClock(), error = ViewStateError("The library did not answer")
        var client = client()
        client.menu.marks.dismiss = { _ throws(ViewStateError) in throw error }
        let store = TestStore(ready, ExploreFeature(client: client, clock: clock))
        await store.send(.intent(.dismiss(title: Self.movie.id))) {
            $0.page.content = .ready(Self.without)
            $0.expectUnsaved(.dismissed(Self.begun, from: 0), over: Self.shelves)
        }
        await store.receive(.page(.saved(.dismissed(Self.begun, from: 0), .failure(error)))) {
            $0.page.notice = .init(failure: error)
            $0.page.content = .ready(Self.shelves)
            $0.expectSaved()
        }
        #expect(htmlString(ExploreToast(await store.state)).contains("Couldn’t save your change."))
        await clock.advance(by: .seconds(8))
        await store.receive(.page(.notice(.expired))) { $0.page.notice = .init() }
        await store.finish()
    }

    @Test("After eight seconds the offer goes by itself")
    func expiry() async {
        let clock = ManualClock()
        var client = client()
        client.menu.marks.dismiss = { _ in Self.undo }
        let store = TestStore(ready, ExploreFeature(client: client, clock: clock))
        await store.send(.intent(.dismiss(title: Self.movie.id))) {
            $0.page.content = .ready(Self.without)
            $0.expectUnsaved(.dismissed(Self.begun, from: 0), over: Self.shelves)
        }
        await store.receive(.page(.saved(.dismissed(Self.begun, from: 0), .success(Self.offer)))) {
            $0.page.notice = .init(offer: Self.offer)
            $0.expectSaved()
        }
        await clock.advance(by: .seconds(8))
        await store.receive(.page(.notice(.expired))) { $0.page.notice = .init() }
        await store.send(.intent(.undo)) { $0.page.notice = .init(failure: .undoExpired) }
        await store.cancelAll()
    }

    @Test("An offer that was covered with its screen is there for eight seconds again when the screen comes back")
    func covered() async {
        let clock = ManualClock()
        var state = ready
        state.page.notice = .init(offer: Self.offer)
        let store = TestStore(state, ExploreFeature(client: client(), clock: clock))
        await store.send(.appeared)
        await clock.advance(by: .seconds(8))
        await store.receive(.page(.notice(.expired))) { $0.page.notice = .init() }
        await store.finish()
    }

    @Test("A forged dismissal of something that is not on the row does nothing")
    func forged() async {
        let store = TestStore(ready, ExploreFeature(client: client()))
        await store.send(.intent(.dismiss(title: TitleID("local-zzz")!)))
        await store.send(.intent(.markWatched(title: TitleID("local-zzz")!)))
        await store.send(.intent(.setOnWatchlist(title: TitleID("local-zzz")!, isOn: true)))
        await store.finish()
    }

    @Test(
        "Each state of the screen has something to say",
        arguments: [
            (ViewState<ExploreShelves>.loading, "skeleton"), (.error(ViewStateError("It broke", reason: "Because")), "Because"),
            (.ready(ExploreShelves()), "Add a folder"), (.ready(Self.shelves), "Resume at 10:00"),
        ])
    func views(shelves: ViewState<ExploreShelves>, expected: String) {
        var state = ExploreFeature.State()
        state.page.content = shelves
        #expect(htmlString(ExploreView(state)).contains(expected))
    }

    @Test("A title cannot write HTML into the page")
    func escaping() {
        var state = ExploreFeature.State()
        var movie = Self.movie
        movie.title = "<script>alert('x')</script>"
        state.page.content = .ready(ExploreShelves(movies: [movie]))
        let page = htmlString(ExploreView(state))
        #expect(!page.contains("<script>"))
        #expect(page.contains("&lt;script&gt;"))
    }
}

extension ExploreFeature.State {
    /// The screen shows a change that is not saved yet.
    fileprivate mutating func expectUnsaved(_ change: ContinueChange, over base: ExploreShelves) {
        var before = ViewState.ready(base)
        page.unsaved = Unsaved()
        page.unsaved.make(change, in: &before)
        page.notice = .init(saving: 1)
    }

    fileprivate mutating func expectSaved() { page.unsaved = Unsaved() }
}
