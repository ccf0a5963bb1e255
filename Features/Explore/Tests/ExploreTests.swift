import CoreDomain
import ExploreFeature
import Flow
import FlowTesting
import Foundation
import HTML
import MoviesDomain
import Synchronization
import Testing

@Suite("Explore")
struct ExploreTests {
    private static let movie = MovieSummary(id: TitleID("local-a")!, title: "The Lighthouse Keeper", year: 2011, addedAt: .distantPast)
    private static let begun = ContinueItem(
        title: movie.id, name: movie.title, picture: nil, fraction: 0.4, remaining: 900,
        play: PlayOffer(file: FileID("abcdefgh")!, resumeAt: 600))
    private static let shelves = ExploreShelves(
        hero: Hero(movie: movie, overview: "Light.", play: begun.play), continueWatching: [begun], movies: [movie], movieCount: 1)

    private final class Calls: Sendable {
        private let names = Mutex<[String]>([])
        func note(_ name: String) { names.withLock { $0.append(name) } }
        var all: [String] { names.withLock(\.self) }
    }

    private func client(_ results: [Result<ExploreShelves, ViewStateError>], _ calls: Calls = Calls()) -> ExploreClient {
        ExploreClient(
            shelves: {
                AsyncStream { continuation in
                    for result in results { continuation.yield(result) }; continuation.finish()
                }
            },
            dismiss: { calls.note("dismiss \($0)") }, undoDismiss: { calls.note("undo \($0)") }, refresh: { calls.note("refresh") })
    }

    @Test("It loads when it appears, and not again while it is there")
    func loading() async {
        let store = TestStore(ExploreFeature.State(), ExploreFeature(client: client([.success(Self.shelves)])))
        await store.send(.appeared) { $0.shelves = .loading }
        await store.receive(where: { if case .shelvesChanged = $0 { true } else { false } }) { $0.shelves = .ready(Self.shelves) }
        await store.send(.appeared)
        await store.finish()
    }

    @Test("A failure is shown only where there is nothing to show instead")
    func failure() async {
        let error = ViewStateError("No answer")
        let store = TestStore(
            ExploreFeature.State(), ExploreFeature(client: client([.failure(error), .success(Self.shelves), .failure(error)])))
        await store.send(.appeared) { $0.shelves = .loading }
        await store.receive(where: { if case .shelvesFailed = $0 { true } else { false } }) { $0.shelves = .error(error) }
        await store.receive(where: { if case .shelvesChanged = $0 { true } else { false } }) { $0.shelves = .ready(Self.shelves) }
        await store.receive(where: { if case .shelvesFailed = $0 { true } else { false } })
        await store.finish()
    }

    @Test("What is dismissed can be brought back for eight seconds")
    func dismissal() async {
        let (clock, calls) = (ManualClock(), Calls())
        var state = ExploreFeature.State()
        state.shelves = .ready(Self.shelves)
        let store = TestStore(state, ExploreFeature(client: client([], calls), clock: clock))
        await store.send(.intent(.dismiss(title: Self.movie.id))) { $0.dismissed = Self.begun }
        await clock.advance(by: .seconds(7))
        await store.send(.intent(.undoDismiss)) { $0.dismissed = nil }
        await store.finish()
        #expect(calls.all == ["dismiss local-a", "undo local-a"])
    }

    @Test("After eight seconds the offer goes by itself")
    func expiry() async {
        let clock = ManualClock()
        var state = ExploreFeature.State()
        state.shelves = .ready(Self.shelves)
        let store = TestStore(state, ExploreFeature(client: client([]), clock: clock))
        await store.send(.intent(.dismiss(title: Self.movie.id))) { $0.dismissed = Self.begun }
        await clock.advance(by: .seconds(8))
        await store.receive(where: { if case .undoExpired = $0 { true } else { false } }) { $0.dismissed = nil }
        await store.send(.intent(.undoDismiss))
        await store.finish()
    }

    @Test("A forged dismissal of something that is not on the row does nothing")
    func forged() async {
        let calls = Calls()
        let store = TestStore(ExploreFeature.State(), ExploreFeature(client: client([], calls)))
        await store.send(.intent(.dismiss(title: TitleID("local-zzz")!)))
        await store.finish()
        #expect(calls.all.isEmpty)
    }

    @Test(
        "Each state of the screen has something to say",
        arguments: [
            (ViewState<ExploreShelves>.loading, "skeleton"), (.error(ViewStateError("It broke", reason: "Because")), "Because"),
            (.ready(ExploreShelves()), "Add a folder"), (.ready(Self.shelves), "Resume at 10:00"),
        ])
    func views(shelves: ViewState<ExploreShelves>, expected: String) {
        var state = ExploreFeature.State()
        state.shelves = shelves
        #expect(htmlString(ExploreView(state)).contains(expected))
    }

    @Test("A title cannot write HTML into the page")
    func escaping() {
        var state = ExploreFeature.State()
        var movie = Self.movie
        movie.title = "<script>alert('x')</script>"
        state.shelves = .ready(ExploreShelves(movies: [movie], movieCount: 1))
        let page = htmlString(ExploreView(state))
        #expect(!page.contains("<script>"))
        #expect(page.contains("&lt;script&gt;"))
    }
}
