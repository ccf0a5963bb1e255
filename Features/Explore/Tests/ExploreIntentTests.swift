import CoreDomain
import Flow
import FlowTesting
import Foundation
import HTML
import MoviesDomain
import Screens
import ScreensTesting
import Synchronization
import Testing
import TVSeriesDomain
import ViewingDomain

@testable import ExploreFeature

@Suite("The intents of Explore")
struct ExploreIntentTests {
    private static let movie = MovieSummary(id: TitleID("local-a")!, title: "The Lighthouse Keeper", year: 2011, addedAt: .distantPast)
    private static let show = SeriesSummary(id: TitleID("local-s")!, title: "Harbour Lights", addedAt: .distantPast)
    private static let first = begun("local-a"), second = begun("local-b")
    private static let shelves = ExploreShelves(continueWatching: [first, second], movies: [movie])
    private static let undo = ViewingUndo.dismissal(movie.id, before: nil)
    private static let failure = ViewStateError("The disk is full")

    private static func begun(_ id: String) -> ContinueItem {
        ContinueItem(
            title: TitleID(id)!, name: "Begun \(id)", picture: nil, fraction: 0.5, remaining: 60,
            play: PlayOffer(file: .sample("abcdefgh"), resumeAt: 60), page: "/movies/\(id)")
    }

    private static func client(_ answers: [Result<ExploreShelves, ViewStateError>] = []) -> ExploreClient {
        ExploreClient(
            shelves: {
                AsyncStream(of: answers)
            }, menu: .unimplemented(giving: undo))
    }

    private static func state(_ content: ViewState<ExploreShelves>) -> ExploreFeature.State {
        var state = ExploreFeature.State()
        state.page.content = content
        return state
    }

    private static func rows(_ continueWatching: [ContinueItem]) -> ViewState<ExploreShelves> {
        .ready(ExploreShelves(continueWatching: continueWatching, movies: [movie]))
    }

    private func reduce(_ state: inout ExploreFeature.State, _ actions: ExploreFeature.Action...) {
        ExploreFeature(client: Self.client(), clock: ManualClock()).reduceOnly(actions, into: &state)
    }

    @Test("Shelves that cannot be read say so, and another try shows them")
    func retried() async {
        let answers = Mutex<[Result<ExploreShelves, ViewStateError>]>([.success(Self.shelves), .failure(Self.failure)])
        var client = Self.client()
        client.shelves = {
            AsyncStream {
                if let next = answers.withLock({ $0.popLast() }) { $0.yield(next) }
                $0.finish()
            }
        }
        let store = TestStore(ExploreFeature.State(), ExploreFeature(client: client, clock: ManualClock()))
        #expect(await store.state.page.content == .initial)
        await store.send(.appeared) { $0.page.content = .loading }
        await store.receive(.page(.content(.failed(Self.failure)))) { $0.page.content = .error(Self.failure) }
        #expect(htmlString(ExploreView(await store.state)).contains("Try again"))
        await store.send(.intent(.retry)) { $0.page.content = .loading }
        await store.receive(.page(.content(.loaded(Self.shelves)))) { $0.page.content = .ready(Self.shelves) }
        await store.finish()
    }

    @Test("Shelves that change are shown anew, and a failure later on leaves them")
    func updates() async {
        var changed = Self.shelves
        changed.recentlyAdded = [.movie(Self.movie)]
        let client = Self.client([.success(Self.shelves), .success(changed), .failure(Self.failure)])
        let store = TestStore(ExploreFeature.State(), ExploreFeature(client: client, clock: ManualClock()))
        await store.send(.appeared) { $0.page.content = .loading }
        await store.receive(.page(.content(.loaded(Self.shelves)))) { $0.page.content = .ready(Self.shelves) }
        await store.receive(.page(.content(.loaded(changed)))) { $0.page.content = .ready(changed) }
        await store.receive(.page(.content(.failed(Self.failure))))
        await store.finish()
    }

    private static let marks: [ExploreFeature.Intent] = [
        .dismiss(title: first.title), .markWatched(title: first.title), .setOnWatchlist(title: first.title, isOn: true),
    ]

    @Test("Nothing can be changed before the shelves are there, nor after they failed", arguments: marks)
    func early(intent: ExploreFeature.Intent) {
        for content in [ViewState<ExploreShelves>.initial, .loading, .error(Self.failure)] {
            var state = Self.state(content)
            reduce(&state, .intent(intent))
            #expect(state == Self.state(content))
        }
    }

    @Test("A change of the row that cannot be saved is taken back, and the screen says so", arguments: marks)
    func failed(intent: ExploreFeature.Intent) async {
        var client = Self.client()
        client.menu.marks.dismiss = { _ throws(ViewStateError) in throw Self.failure }
        client.menu.marks.markWatched = { _ throws(ViewStateError) in throw Self.failure }
        client.menu.marks.setOnWatchlist = { _, _ throws(ViewStateError) in throw Self.failure }
        let store = Store(Self.state(.ready(Self.shelves)), ExploreFeature(client: client, clock: ManualClock()))
        await store.send(.intent(intent))
        await store.finishWrites()
        #expect(await store.state.page.content == .ready(Self.shelves))
        #expect(await store.state.page.notice == .init(failure: Self.failure))
    }

    @Test("The row and the menu of a poster have messages of their own, also about the same change of the same title")
    func messages() {
        func keys(_ state: ExploreFeature.State) -> Set<String> {
            let parts = htmlString(ExploreToast(state)).components(separatedBy: "id=\"toast-").dropFirst()
            return Set(parts.map { String($0.prefix { $0 != "\"" }) })
        }
        var failed = Self.state(.ready(Self.shelves)), listed = failed
        failed.page.notice = .init(failure: Self.failure)
        failed.menu.notice = .init(failure: Self.failure)
        #expect(keys(failed).count == 2)
        listed.page.notice = .init(offer: ContinueOffer(.listed(Self.first, isOn: true), undo: Self.undo))
        let marks = TitleMarks(id: Self.first.title, name: Self.first.name)
        listed.menu.notice = .init(offer: PosterMenu<ViewingUndo>.Offer(.watchlist(isOn: true), undo: Self.undo, of: marks))
        #expect(keys(listed).count == 2)
    }

    @Test("A change of the row is saved for its title, and for the file that the row plays")
    func saved() async {
        let calls = Mutex<[String]>([])
        var client = Self.client()
        client.menu.marks.dismiss = { title in
            calls.withLock { $0.append("dismissed \(title)") }
            return Self.undo
        }
        client.menu.marks.markWatched = { file in
            calls.withLock { $0.append("watched \(file)") }
            return Self.undo
        }
        client.menu.marks.setOnWatchlist = { isOn, title in
            calls.withLock { $0.append("listed \(isOn) \(title)") }
            return Self.undo
        }
        for intent in Self.marks {
            let store = Store(Self.state(.ready(Self.shelves)), ExploreFeature(client: client, clock: ManualClock()))
            await store.send(.intent(intent))
            await store.finishWrites()
        }
        #expect(calls.withLock(\.self) == ["dismissed local-a", "watched abcdefgh", "listed true local-a"])
    }

    @Test("A title that is on the watchlist is not added again, and one that is not is not removed", arguments: [true, false])
    func sameMark(isOn: Bool) {
        var item = Self.first
        item.isOnWatchlist = isOn
        var state = Self.state(Self.rows([item]))
        reduce(&state, .intent(.setOnWatchlist(title: item.title, isOn: isOn)))
        #expect(state == Self.state(Self.rows([item])))
    }

    @Test("A second change while one is being saved: both are shown, and only the last one is offered for undoing")
    func twoChanges() {
        var state = Self.state(.ready(Self.shelves))
        reduce(&state, .intent(.dismiss(title: Self.first.title)), .intent(.dismiss(title: Self.second.title)))
        #expect(state.page.content == Self.rows([]))
        let changes = [ContinueChange.dismissed(Self.first, from: 0), .dismissed(Self.second, from: 0)]
        reduce(&state, .page(.saved(changes[0], .success(ContinueOffer(changes[0], undo: Self.undo)))))
        #expect(state.page.notice == .init(saving: 1))
        let last = ContinueOffer(changes[1], undo: Self.undo)
        reduce(&state, .page(.saved(changes[1], .success(last))))
        #expect(state.page.content == Self.rows([]) && state.page.notice == .init(offer: last))
        reduce(&state, .intent(.undo))
        #expect(state.page.content == Self.rows([Self.second]), "The first one is gone for good")
    }

    @Test("A change that fails beside another one brings back its own item alone")
    func oneFails() {
        var state = Self.state(.ready(Self.shelves))
        reduce(&state, .intent(.dismiss(title: Self.first.title)), .intent(.dismiss(title: Self.second.title)))
        reduce(&state, .page(.saved(.dismissed(Self.first, from: 0), .failure(Self.failure))))
        #expect(state.page.content == Self.rows([Self.first]))
        #expect(state.page.notice == .init(failure: Self.failure, saving: 1))
    }

    @Test("An undo that cannot be saved dismisses the item again, and says so")
    func failedUndo() async {
        var client = Self.client()
        client.menu.marks.undo = { _ throws(ViewStateError) in throw Self.failure }
        var state = Self.state(Self.rows([Self.second]))
        state.page.notice = .init(offer: ContinueOffer(.dismissed(Self.first, from: 0), undo: Self.undo))
        var shown = state
        reduce(&shown, .intent(.undo))
        #expect(shown.page.content == Self.rows([Self.first, Self.second]))
        let store = Store(state, ExploreFeature(client: client, clock: ManualClock()))
        await store.send(.intent(.undo))
        await store.finishWrites()
        #expect(await store.state.page.content == Self.rows([Self.second]))
        #expect(await store.state.page.notice == .init(failure: Self.failure))
    }

    @Test("An undo while a change is being saved says nothing; one that comes too late says so")
    func missedUndo() {
        var state = Self.state(.ready(Self.shelves))
        reduce(&state, .intent(.undo))
        #expect(state.page.notice == .init(failure: .undoExpired))
        reduce(&state, .intent(.dismiss(title: Self.first.title)))
        let saving = state
        reduce(&state, .intent(.undo))
        #expect(state == saving)
    }

    @Test("The menu of a poster opens on the page; what it saves is said in a toast of its own, beside that of the row")
    func posterMenu() async {
        let marks = TitleMarks(id: Self.show.id, name: "Harbour Lights")
        var client = Self.client()
        client.menu.read = { _ in marks }
        client.menu.marks.setOnWatchlist = { _, _ in Self.undo }
        var state = Self.state(Self.rows([]))
        state.page.notice = .init(offer: ContinueOffer(.dismissed(Self.first, from: 0), undo: Self.undo))
        let store = TestStore(state, ExploreFeature(client: client, clock: ManualClock()))
        await store.send(.intent(.menu(.open(title: marks.id)))) { $0.menu.isOpening = true }
        #expect(!ExploreFeature.isSettled(await store.state))
        await store.receive(.menu(.marksLoaded(.success(marks)))) {
            $0.menu.isOpening = false
            $0.menu.open = .success(marks)
            $0.menu.opened = 1
        }
        #expect(htmlString(ExploreView(await store.state)).contains("class=\"sheet\""))
        await store.send(.intent(.menu(.setOnWatchlist(title: marks.id, isOn: true)))) {
            $0.menu.open = nil
            $0.menu.notice = .init(saving: 1)
        }
        let offer = PosterMenu<ViewingUndo>.Offer(.watchlist(isOn: true), undo: Self.undo, of: marks)
        await store.receive(.menu(.notice(.finished(.success(offer))))) { $0.menu.notice = .init(offer: offer) }
        let toasts = htmlString(ExploreToast(await store.state))
        #expect(toasts.contains("Begun local-a") && toasts.contains("Harbour Lights"))
        await store.cancelAll()
    }

    @Test("A title that has gone says so in its menu, which can be closed")
    func menuOfNothing() async {
        let gone = ViewStateError("Movie not found", isRetryable: false)
        var client = Self.client()
        client.menu.read = { _ throws(ViewStateError) in throw gone }
        let store = TestStore(Self.state(.ready(Self.shelves)), ExploreFeature(client: client, clock: ManualClock()))
        await store.send(.intent(.menu(.open(title: Self.movie.id)))) { $0.menu.isOpening = true }
        await store.receive(.menu(.marksLoaded(.failure(gone)))) {
            $0.menu.isOpening = false
            $0.menu.open = .failure(gone)
            $0.menu.opened = 1
        }
        #expect(htmlString(ExploreView(await store.state)).contains("Movie not found"))
        await store.send(.intent(.menu(.close))) { $0.menu.open = nil }
        await store.finish()
    }

    @Test(
        "Each card leads to its title or to the player, and each row to its list",
        arguments: [
            (ExploreShelves(movies: [movie]), "/movies/local-a", "/movies"), (ExploreShelves(series: [show]), "/series/local-s", "/series"),
            (ExploreShelves(recentlyAdded: [.series(show)], movies: [movie]), "/series/local-s", "/movies?sort=added"),
            (ExploreShelves(mostWatched: [.movie(movie)], series: [show]), "/movies/local-a", nil),
            (ExploreShelves(videos: [movie]), "/movies/local-a", "/videos"),
            (ExploreShelves(continueWatching: [first], series: [show]), "/watch/abcdefgh", nil),
            (ExploreShelves(hero: FeaturedMovie(movie: movie, play: first.play), series: [show]), "/movies/local-a", nil),
            (ExploreShelves(hero: FeaturedMovie(movie: movie, play: first.play), series: [show]), "/watch/abcdefgh", nil),
            (ExploreShelves(), "/library", nil), (ExploreShelves(series: [show], isSampleOnly: true), "/library#add", nil),
        ] as [(ExploreShelves, String, String?)])
    func links(shelves: ExploreShelves, path: String, row: String?) {
        let page = htmlString(ExploreView(Self.state(.ready(shelves))))
        #expect(page.contains("href=\"\(path)\""))
        if let row { #expect(page.contains("<a href=\"\(row)\">")) }
    }

    @Test(
        "A viewer who may not manage the library is shown no way to add folders",
        arguments: [
            ExploreShelves(), ExploreShelves(series: [show], isSampleOnly: true),
            ExploreShelves(discoveries: Discoveries(movies: [movie])),
        ])
    func visitor(shelves: ExploreShelves) {
        for mayManageLibrary in [true, false] {
            var state = ExploreFeature.State(mayManageLibrary: mayManageLibrary)
            state.page.content = .ready(shelves)
            #expect(htmlString(ExploreView(state)).contains("href=\"/library") == mayManageLibrary)
        }
    }
}
