import CoreDomain
import DiscoveryDomain
import Flow
import FlowTesting
import Foundation
import HTML
import Live
import MoviesDomain
import PeopleDomain
import ScreensTesting
import Synchronization
import TVSeriesDomain
import Testing
import ViewingDomain

@testable import DiscoverFeature
@testable import Screens

@Suite("The screen of a grid of discovery")
struct DiscoverScreenTests {
    private static let title = TitleID("tmdb-1")!
    private static let marks = TitleMarks(id: title, name: "Salt")
    private static let undo = ViewingUndo.watchlist(title, before: nil)
    private static let failure = ViewStateError("The disk is full")
    private static let choices = DiscoverChoices(genres: ["Drama"], years: 1990...1991)
    private static let movies = part(
        .movies([MovieSummary(id: title, title: "Salt", addedAt: .distantPast, hasFiles: false)]), next: 1)

    private static func part(_ items: DiscoverPart.Items, next: Int? = nil) -> DiscoverContent { .part(DiscoverPart(items, next: next)) }

    private static func state(_ content: ViewState<DiscoverContent>, of query: DiscoverQuery = DiscoverQuery(.movies), after: Int = 0)
        -> DiscoverFeature.State
    {
        var state = DiscoverFeature.State(query, after: after)
        (state.content, state.choices) = (content, choices)
        return state
    }

    private static func store(_ state: DiscoverFeature.State, _ client: DiscoverClient) -> TestStore<DiscoverFeature> {
        TestStore(state, DiscoverFeature(client: client, clock: ManualClock()))
    }

    private static func page(_ state: DiscoverFeature.State) -> String {
        htmlString(DiscoverFeature.view(state)) + htmlString(DiscoverFeature.toasts(state))
    }

    @Test(
        "An address opens a screen with its title, below Explore",
        arguments: [
            ("/discover/movies", "Popular movies"), ("/discover/series?list=trending", "Trending series"),
            ("/discover/people?after=2", "Trending people"), ("/discover/movies?genre=Drama", "Movies to discover"),
        ])
    func opened(address: String, title: String) throws {
        let location = try #require(Location(parsing: address))
        let screen = try #require(Screen(DiscoverFeature(client: .unimplemented)).open(location, cookies: [:], for: .owner))
        #expect(screen.title == title && screen.place == "explore" && screen.status == 200)
        #expect(!screen.isSettled)
    }

    @Test("People of the built-in titles are not called trending", arguments: [(true, "People"), (false, "Trending people")])
    func people(isBuiltIn: Bool, title: String) {
        let person = PersonSummary(id: PersonID("tmdb-8")!, name: "Eva Storm")
        let part = DiscoverPart(.people([person]), isBuiltIn: isBuiltIn)
        let state = Self.state(.ready(.part(part)), of: DiscoverQuery(.people))
        #expect(DiscoverFeature.title(of: state) == title && Self.page(state).contains(">\(title)</h1>"))
    }

    @Test("A screen that appears asks for its part and for the choices of its subject", arguments: [DiscoverQuery.Subject.movies, .series])
    func appearing(subject: DiscoverQuery.Subject) async {
        let asked = Mutex<Set<String>>([])
        var client = DiscoverClient.unimplemented
        client.part = { query, after in
            asked.withLock { _ = $0.insert("part \(query.subject) \(after)") }
            return AsyncStream {
                $0.yield(.success(Self.movies))
                $0.finish()
            }
        }
        client.choices = { subject in
            asked.withLock { _ = $0.insert("choices \(subject)") }
            return Self.choices
        }
        let store = Store(DiscoverFeature.State(DiscoverQuery(subject), after: 2), DiscoverFeature(client: client, clock: ManualClock()))
        await store.send(.appeared)
        while await !DiscoverFeature.isSettled(store.state) { await Task.yield() }
        #expect(await store.state.content == .ready(Self.movies))
        #expect(await store.state.choices == Self.choices)
        #expect(asked.withLock(\.self) == ["part \(subject) 2", "choices \(subject)"])
        await store.close()
    }

    @Test("A screen that comes back keeps its cards and its filters until the new ones are there")
    func comingBack() {
        var state = Self.state(.ready(Self.movies))
        let before = state
        let feature = DiscoverFeature(client: .unimplemented, clock: ManualClock())
        _ = feature.reduce(into: &state, .appeared)
        #expect(state == before)
        let changed = Self.part(.movies([]))
        _ = feature.reduce(into: &state, .content(.loaded(changed)))
        #expect(state.content == .ready(changed) && state.choices == Self.choices)
    }

    @Test("A list that is gone takes its cards away, and cannot be tried again")
    func gone() {
        let gone = ViewStateError("The list is gone", isRetryable: false)
        var state = Self.state(.ready(Self.movies))
        _ = DiscoverFeature(client: .unimplemented).reduce(into: &state, .content(.failed(gone)))
        #expect(state.content == .error(gone))
        #expect(Self.page(state).contains("The list is gone") && !Self.page(state).contains("Try again"))
        #expect(Self.page(Self.state(.error(Self.failure))).contains("Try again"))
    }

    @Test("What is changed in the menu of a poster is said, and can be taken back")
    func marked() async {
        let undone = Mutex<[ViewingUndo]>([])
        var client = DiscoverClient.unimplemented
        client.menu.read = { _ in Self.marks }
        client.menu.marks.setOnWatchlist = { _, _ in Self.undo }
        client.menu.marks.undo = { undo in undone.withLock { $0.append(undo) } }
        let store = Self.store(Self.state(.ready(Self.movies)), client)
        await store.send(.intent(.menu(.setOnWatchlist(title: Self.title, isOn: true)))) { $0.menu.notice = .init(saving: 1) }
        let offer = PosterMenu<ViewingUndo>.Offer(.watchlist(isOn: true), undo: Self.undo, of: Self.marks)
        await store.receive(.menu(.notice(.finished(.success(offer))))) { $0.menu.notice = .init(offer: offer) }
        #expect(Self.page(await store.state).contains("” to your watchlist."))
        await store.send(.intent(.menu(.undo))) { $0.menu.notice = .init(saving: 1) }
        await store.receive(.menu(.notice(.finished(.success(nil))))) { $0.menu.notice = .init(isUndone: true) }
        await store.finish()
        #expect(undone.withLock(\.self) == [Self.undo])
    }

    @Test("A change that cannot be saved is said; so is an undo that comes too late, and neither touches the list")
    func unsaved() async {
        let clock = ManualClock()
        var client = DiscoverClient.unimplemented
        client.menu.read = { _ in Self.marks }
        client.menu.marks.dismiss = { _ throws(ViewStateError) in throw Self.failure }
        let store = TestStore(Self.state(.ready(Self.movies)), DiscoverFeature(client: client, clock: clock))
        await store.send(.intent(.menu(.dismiss(title: Self.title)))) { $0.menu.notice = .init(saving: 1) }
        await store.receive(.menu(.notice(.finished(.failure(Self.failure))))) { $0.menu.notice = .init(failure: Self.failure) }
        #expect(Self.page(await store.state).contains("Couldn’t save your change."))
        await clock.advance(by: .noticeTime)
        await store.receive(.menu(.notice(.expired))) { $0.menu.notice = .init() }
        await store.send(.intent(.menu(.undo))) { $0.menu.notice = .init(failure: .undoExpired) }
        #expect(Self.page(await store.state).contains("That can no longer be undone."))
        await store.cancelAll()
    }

    @Test("A title that the viewer may not see cannot be marked, whatever a browser says")
    func forged() async {
        let gone = ViewStateError("Movie not found", isRetryable: false)
        var client = DiscoverClient.unimplemented
        client.menu.read = { _ throws(ViewStateError) in throw gone }
        let store = Self.store(Self.state(.ready(Self.movies)), client)
        await store.send(.intent(.menu(.setWatched(title: TitleID("tmdb-9")!, isOn: true)))) { $0.menu.notice = .init(saving: 1) }
        await store.receive(.menu(.notice(.finished(.failure(gone))))) { $0.menu.notice = .init(failure: gone) }
        await store.cancelAll()
    }

    @Test("A page waits for a menu that is being read, and a click closes it again")
    func closed() {
        var state = Self.state(.ready(Self.movies))
        let feature = DiscoverFeature(client: .unimplemented, clock: ManualClock())
        _ = feature.reduce(into: &state, .intent(.menu(.open(title: Self.title))))
        #expect(!DiscoverFeature.isSettled(state))
        _ = feature.reduce(into: &state, .menu(.marksLoaded(.success(Self.marks))))
        #expect(DiscoverFeature.isSettled(state) && state.menu.open == .success(Self.marks))
        _ = feature.reduce(into: &state, .intent(.menu(.close)))
        #expect(state.menu.open == nil && state.content == .ready(Self.movies))
    }

    @Test(
        "Each card leads to its own page, and a part to the next one with the same filters",
        arguments: [
            (DiscoverQuery(.movies), movies, ["/movies/tmdb-1", "/discover/movies?after=1"]),
            (
                DiscoverQuery(.series, filter: DiscoveryFilter(genres: ["Drama"])),
                part(.series([SeriesSummary(id: TitleID("tmdb-tv2")!, title: "Crossing", addedAt: .distantPast)]), next: 3),
                ["/series/tmdb-tv2", "/discover/series?genre=Drama&amp;after=3"]
            ),
            (
                DiscoverQuery(.people), part(.people([PersonSummary(id: PersonID("tmdb-8")!, name: "Eva Storm")]), next: 1),
                ["/people/tmdb-8", "/discover/people?after=1"]
            ),
            (DiscoverQuery(.movies), part(.movies([]), next: 5), ["/discover/movies?after=5"]),
            (DiscoverQuery(.movies), .unserved, ["/settings"]),
        ] as [(DiscoverQuery, DiscoverContent, [String])])
    func links(query: DiscoverQuery, content: DiscoverContent, paths: [String]) {
        let page = Self.page(Self.state(.ready(content), of: query))
        for path in paths { #expect(page.contains("href=\"\(path)"), "\(path)") }
    }

    @Test("Only those who may set up a source are led to Settings, which says how", arguments: [Role.owner, .adult, .child])
    func settings(role: Role) throws {
        let viewer = Viewer(id: ViewerID(rawValue: "someone"), role: role)
        let location = try #require(Location(parsing: "/discover/people"))
        let request = ScreenRequest(location: location, cookies: [:], viewer: viewer, captures: [:])
        for content in [DiscoverContent.unserved, Self.part(.people([]))] {
            var state = try #require(DiscoverFeature.state(for: request))
            state.content = .ready(content)
            let page = Self.page(state)
            #expect(page.contains("href=\"/settings\"") == (role == .owner))
            #expect(page.contains("Settings explains how to get a free token.") == (role == .owner && content == .unserved))
        }
    }

    @Test(
        "Only what may be there later has the status of a failure, so that list.js does not take it for the end of the list",
        arguments: [
            (.loading, 200), (.ready(movies), 200), (.ready(part(.movies([]))), 200), (.ready(.unserved), 200), (.error(failure), 503),
            (.error(ViewStateError("The list is gone", isRetryable: false)), 404),
        ] as [(ViewState<DiscoverContent>, Int)])
    func status(content: ViewState<DiscoverContent>, status: Int) {
        #expect(DiscoverFeature.status(of: Self.state(content, after: 2)) == status)
    }

    @Test("A part of which nothing may be shown leads on as other parts do, so that list.js finds what follows")
    func nothingToShow() {
        let page = Self.page(Self.state(.ready(Self.part(.movies([]), next: 5)), after: 2))
        #expect(page.contains("rel=\"next\"") && page.contains("There may be more on the next page."))
        #expect(!Self.page(Self.state(.ready(Self.part(.movies([]))), after: 2)).contains("rel=\"next\""))
    }
}
