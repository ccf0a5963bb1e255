import CoreDomain
import Flow
import FlowTesting
import HTML
import Live
import Synchronization
import ScreensTesting
import Testing
import ViewingDomain

@testable import HistoryFeature
@testable import Screens

@Suite("The screens of the history")
struct HistoryScreenTests {
    private static let first = Sample.item(of: Sample.other, 4), second = Sample.item(3), third = Sample.episode(1, 2)
    private static let all = HistoryContent(items: [first, second, third], years: [2026, 2024])
    private static let undo = ViewingUndo.history([HistoryUndo(entry: first.entry, file: nil)])
    private static let failure = ViewStateError("The disk is full")

    private static func showing(_ items: [HistoryItem]) -> ViewState<HistoryContent> {
        .ready(HistoryContent(items: items, years: [2026, 2024]))
    }

    private static func state(_ content: ViewState<HistoryContent>) -> HistoryFeature.State {
        var state = HistoryFeature.State()
        state.page.content = content
        return state
    }

    private static func client(_ answers: [Result<HistoryContent, ViewStateError>] = []) -> HistoryClient {
        HistoryClient(
            history: { _ in
                AsyncStream(of: answers)
            },
            year: { _ in unimplementedStream("HistoryClient.year") },
            remove: { _ in unimplemented("HistoryClient.remove", giving: nil) }, undo: { _ in unimplemented("HistoryClient.undo") })
    }

    private func reduce(_ state: inout HistoryFeature.State, _ actions: HistoryFeature.Action...) {
        HistoryFeature(client: Self.client(), clock: ManualClock()).reduceOnly(actions, into: &state)
    }

    @Test(
        "An address shows the entries after another one; one that was changed by hand shows the newest",
        arguments: [
            ("/history", nil), ("/history?after=1700000000000-movie/tmdb-1", "1700000000000-movie/tmdb-1"),
            ("/history?after=5-episode/local-a/1/2", "5-episode/local-a/1/2"), ("/history?after=", nil), ("/history?after=5", nil),
            ("/history?after=-5-movie/tmdb-1", nil), ("/history?after=5-movie/plex-1", nil),
            ("/history?after=99999999999999999999-movie/tmdb-1", nil),
        ] as [(String, String?)])
    func addresses(address: String, after: String?) throws {
        let location = try #require(Location(parsing: address))
        let state = try #require(HistoryFeature.state(for: ScreenRequest(location: location, cookies: [:], viewer: .owner, captures: [:])))
        #expect(state == HistoryFeature.State(after: after))
        #expect(HistoryFeature.title(of: state) == "History" && !HistoryFeature.isSettled(state))
    }

    @Test(
        "An address of a year has four digits",
        arguments: [
            ("2026", 2026), ("1900", 1900), ("9999", 9999), ("1899", nil), ("10000", nil), ("26", nil), ("soon", nil), ("-2026", nil),
            ("", nil),
        ] as [(String, Int?)])
    func years(segment: String, year: Int?) {
        let request = ScreenRequest(
            location: Location(path: ["history", segment]), cookies: [:], viewer: .owner, captures: ["year": segment])
        let state = YearFeature.state(for: request)
        #expect(state == year.map { YearFeature.State(year: $0) })
        if let state { #expect(YearFeature.title(of: state) == "\(segment) in movies" && !YearFeature.isSettled(state)) }
    }

    @Test("A history that cannot be read now can be tried again; changes and later failures leave what is shown")
    func loading() async {
        let fewer = HistoryContent(items: [Self.first])
        let answers: [Result<HistoryContent, ViewStateError>] = [
            .failure(Self.failure), .success(Self.all), .success(fewer), .failure(Self.failure),
        ]
        let store = TestStore(HistoryFeature.State(), HistoryFeature(client: Self.client(answers), clock: ManualClock()))
        #expect(await store.state.page.content == .initial)
        await store.send(.intent(.retry)) { $0.page.content = .loading }
        await store.receive(.page(.content(.failed(Self.failure)))) { $0.page.content = .error(Self.failure) }
        #expect(htmlString(HistoryView(await store.state)).contains("Try again"))
        await store.receive(.page(.content(.loaded(Self.all)))) { $0.page.content = .ready(Self.all) }
        await store.receive(.page(.content(.loaded(fewer)))) { $0.page.content = .ready(fewer) }
        await store.receive(.page(.content(.failed(Self.failure))))
        #expect(HistoryFeature.isSettled(await store.state))
        await store.finish()
    }

    @Test("Nothing can be removed before the entries are there, nor after they failed")
    func early() {
        for content in [ViewState<HistoryContent>.initial, .loading, .error(Self.failure)] {
            var state = Self.state(content)
            reduce(&state, .intent(.remove(entry: Self.first.id)))
            #expect(state == Self.state(content))
        }
    }

    @Test("An entry that is gone already leaves the page, and there is nothing to take back")
    func gone() async {
        var client = Self.client()
        client.remove = { _ in nil }
        let store = Store(Self.state(.ready(Self.all)), HistoryFeature(client: client, clock: ManualClock()))
        await store.send(.intent(.remove(entry: Self.second.id)))
        await store.finishWrites()
        #expect(await store.state.page.content == Self.showing([Self.first, Self.third]))
        #expect(await store.state.page.notice == .init(isUndone: true))
        // A second click on an old page says nothing.
        let before = await store.state
        await store.send(.intent(.undo))
        #expect(await store.state == before)
    }

    @Test("Two entries that are removed quickly: only the second one is offered for undoing, and comes back to its place")
    func twoRemovals() {
        var state = Self.state(.ready(Self.all))
        reduce(&state, .intent(.remove(entry: Self.first.id)), .intent(.remove(entry: Self.second.id)))
        #expect(state.page.content == Self.showing([Self.third]) && state.page.notice == .init(saving: 2))
        let offers = [Self.first, Self.second].map { HistoryOffer(item: $0, undo: Self.undo) }
        reduce(&state, .page(.saved(.removed(Self.first), .success(offers[0]))), .intent(.undo))
        #expect(state.page.notice == .init(saving: 1), "Nothing can be undone before the rest is saved")
        reduce(&state, .page(.saved(.removed(Self.second), .success(offers[1]))))
        #expect(state.page.notice == .init(offer: offers[1]))
        reduce(&state, .intent(.undo))
        #expect(state.page.content == Self.showing([Self.second, Self.third]))
    }

    @Test("A removal that fails beside another one brings back its own entry alone")
    func oneFails() {
        var state = Self.state(.ready(Self.all))
        reduce(&state, .intent(.remove(entry: Self.first.id)), .intent(.remove(entry: Self.third.id)))
        reduce(&state, .page(.saved(.removed(Self.first), .failure(Self.failure))))
        #expect(state.page.content == Self.showing([Self.first, Self.second]))
        #expect(state.page.notice == .init(failure: Self.failure, saving: 1))
    }

    @Test("An undo that comes too late says so, and one that cannot be saved takes the entry away again")
    func failedUndo() async {
        var missed = Self.state(.ready(Self.all))
        reduce(&missed, .intent(.undo))
        #expect(missed.page.notice == .init(failure: .undoExpired) && missed.page.content == .ready(Self.all))
        #expect(htmlString(HistoryToast(missed)).contains("That can no longer be undone."))
        var client = Self.client()
        client.undo = { _ throws(ViewStateError) in throw Self.failure }
        var state = Self.state(Self.showing([Self.second, Self.third]))
        state.page.notice = .init(offer: HistoryOffer(item: Self.first, undo: Self.undo))
        var shown = state
        reduce(&shown, .intent(.undo))
        #expect(shown.page.content == .ready(Self.all))
        let store = Store(state, HistoryFeature(client: client, clock: ManualClock()))
        await store.send(.intent(.undo))
        await store.finishWrites()
        #expect(await store.state.page.content == Self.showing([Self.second, Self.third]))
        #expect(await store.state.page.notice == .init(failure: Self.failure))
    }

    @Test("A history that is read again keeps a removal that is not saved yet")
    func reloaded() {
        var state = Self.state(.ready(Self.all))
        reduce(&state, .intent(.remove(entry: Self.first.id)), .appeared, .page(.content(.loaded(Self.all))))
        #expect(state.page.content == Self.showing([Self.second, Self.third]))
    }

    @Test("Entries lead to their movies and episodes, years to their pages, and a slice to the next one and to the newest")
    func links() {
        var state = HistoryFeature.State(after: "9-movie/tmdb-1")
        state.page.content = .ready(HistoryContent(items: Self.all.items, next: "5-movie/tmdb-1", years: [2026, 2024]))
        let page = htmlString(HistoryView(state))
        for path in [
            "/watchlist", "/movies/tmdb-961", "/movies/tmdb-992", "/series/local-show/seasons/1/episodes/1", "/history/2026",
            "/history/2024",
            "/history?after=5-movie/tmdb-1", "/history",
        ] {
            #expect(page.contains("href=\"\(path)\""), "\(path)")
        }
        #expect(htmlString(HistoryView(Self.state(.ready(HistoryContent(items: []))))).contains("href=\"/movies\""))
    }

    @Test("A year that comes back keeps what it shows when it cannot be read, and leads to the other years")
    func year() async {
        let content = YearContent(year: 2026, items: [Self.first], years: [2026, 2024])
        let answers = Mutex<[Result<YearContent, ViewStateError>]>([.failure(Self.failure), .success(content)])
        var client = Self.client()
        client.year = { _ in
            AsyncStream {
                if let next = answers.withLock({ $0.popLast() }) { $0.yield(next) }
                $0.finish()
            }
        }
        let store = TestStore(YearFeature.State(year: 2026), YearFeature(client: client))
        #expect(await store.state.content == .initial)
        await store.send(.appeared) { $0.content = .loading }
        await store.receive(.content(.loaded(content))) { $0.content = .ready(content) }
        await store.send(.appeared)
        await store.receive(.content(.failed(Self.failure)))
        let page = htmlString(YearView(await store.state))
        #expect(page.contains("href=\"/history/2024\"") && page.contains("href=\"/history\""))
        await store.finish()
    }
}
