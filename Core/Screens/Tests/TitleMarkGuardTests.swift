import CoreDomain
import Flow
import FlowTesting
import Screens
import ScreensTesting
import Synchronization
import Testing

@Suite("Marks that meet other marks")
struct TitleMarkGuardTests {
    private static let title = TitleID("tmdb-1")!
    private static let file = FileID("aaaaaaaa")!
    private static let failure = ViewStateError("The disk is full")
    private static let rated = UndoOffer(.rated(OwnRating(8), before: OwnRating(3)), undo: "rate")
    private static let listed = UndoOffer(.watchlist(isOn: true), undo: "list")

    /// Reduces actions without performing their effects, so that a test decides when a change is saved.
    private func reduce(_ state: inout MarkedPage.State, _ actions: MarkedPage.Action...) {
        let page = MarkedPage(client: .unimplemented(giving: ""))
        page.reduceOnly(actions, into: &state)
    }

    @Test("A second mark while one is being saved: both are shown, and only the last one is offered for undoing")
    func second() {
        var state = MarkedPage.State()
        let both = Content(isOnWatchlist: true, ownRating: OwnRating(8))
        reduce(&state, .setOnWatchlist(true), .rate(OwnRating(8)))
        #expect(state.page.content == .ready(both))
        #expect(state.page.notice == .init(saving: 2))
        reduce(&state, .page(.saved(.listed(true), .success(Self.listed))))
        #expect(state.page.content == .ready(both))
        #expect(state.page.notice == .init(saving: 1), "An offer would take back only a part")
        reduce(&state, .page(.saved(.rated(OwnRating(8)), .success(Self.rated))))
        #expect(state.page.content == .ready(both) && state.page.unsaved.isEmpty)
        #expect(state.page.notice == .init(offer: Self.rated))
    }

    @Test("A mark that fails while another one is being saved is taken back alone, and its failure stays")
    func failedBeside() {
        var state = MarkedPage.State()
        reduce(&state, .setOnWatchlist(true), .rate(OwnRating(8)))
        reduce(&state, .page(.saved(.listed(true), .failure(Self.failure))))
        #expect(state.page.content == .ready(Content(ownRating: OwnRating(8))))
        #expect(state.page.notice == .init(failure: Self.failure, saving: 1))
        reduce(&state, .page(.saved(.rated(OwnRating(8)), .success(Self.rated))))
        #expect(state.page.content == .ready(Content(ownRating: OwnRating(8))))
        #expect(state.page.notice == .init(failure: Self.failure))
    }

    @Test(
        "The same mark again while it is being saved changes nothing",
        arguments: [MarkedPage.Action.setOnWatchlist(true), .dismiss, .rate(OwnRating(8)), .rate(nil)])
    func again(action: MarkedPage.Action) {
        var state = MarkedPage.State()
        reduce(&state, action)
        let once = state
        reduce(&state, action)
        #expect(state == once)
    }

    @Test("Quick marks of a title are saved in the order of the clicks, and the last one can be taken back")
    func order() async {
        let calls = Mutex<[String]>([])
        var client = MarkClient.unimplemented(giving: "")
        client.setOnWatchlist = { isOn, _ in
            calls.withLock { $0.append("listed \(isOn)") }
            return "list"
        }
        client.rate = { rating, _ in
            calls.withLock { $0.append("rated \(rating.map(\.description) ?? "not")") }
            return "rate"
        }
        let store = Store(MarkedPage.State(), MarkedPage(client: client))
        for action in [MarkedPage.Action.setOnWatchlist(true), .setOnWatchlist(false), .rate(nil), .rate(OwnRating(8))] {
            await store.send(action)
        }
        await store.finishWrites()
        #expect(calls.withLock(\.self) == ["listed true", "listed false", "rated not", "rated 8"])
        #expect(await store.state.page.content == .ready(Content(ownRating: OwnRating(8))))
        let offer = UndoOffer(.rated(OwnRating(8), before: nil), undo: "rate")
        #expect(await store.state.page.notice == .init(offer: offer))
    }

    @Test("An undo that was missed says so, until the next change")
    func missed() {
        var state = MarkedPage.State()
        for _ in 1...2 {
            reduce(&state, .undo)
            #expect(state.page.notice == .init(failure: .undoExpired))
            #expect(state.page.content == .ready(Content()))
        }
        reduce(&state, .dismiss)
        #expect(state.page.notice == .init(saving: 1))
    }

    @Test("An undo while a change is being saved, and a second click on the same undo, say nothing")
    func twice() {
        var state = MarkedPage.State()
        reduce(&state, .setOnWatchlist(true))
        let saving = state
        reduce(&state, .undo)
        #expect(state == saving)
        reduce(&state, .page(.saved(.listed(true), .success(Self.listed))), .undo)
        #expect(state.page.content == .ready(Content()))
        let undoing = state
        reduce(&state, .undo)
        #expect(state == undoing)
        reduce(&state, .page(.saved(.listed(false), .success(nil))))
        let undone = state
        reduce(&state, .undo)
        #expect(state == undone && state.page.notice == .init(isUndone: true))
    }

    @Test("An undo that cannot be saved shows the mark again, and says so")
    func failedUndo() {
        var state = MarkedPage.State(page: .init(.ready(Content(isOnWatchlist: true)), notice: .init(offer: Self.listed)))
        reduce(&state, .undo)
        #expect(state.page.content == .ready(Content()))
        reduce(&state, .page(.saved(.listed(false), .failure(Self.failure))))
        #expect(state.page.content == .ready(Content(isOnWatchlist: true)))
        #expect(state.page.notice == .init(failure: Self.failure))
    }

    @Test("A page that is read again keeps a mark that is not saved yet, and loses it if it fails")
    func reloaded() {
        var state = MarkedPage.State()
        reduce(&state, .setOnWatchlist(true), .page(.content(.loaded(Content(isContinued: false)))))
        #expect(state.page.content == .ready(Content(isOnWatchlist: true, isContinued: false)))
        reduce(&state, .page(.saved(.listed(true), .failure(Self.failure))))
        #expect(state.page.content == .ready(Content(isContinued: false)))
    }

    @Test(
        "A title that has gone can neither be marked nor restored",
        arguments: [
            MarkedPage.Action.setOnWatchlist(true), .dismiss, .setWatched(true, file), .setAllWatched(true), .rate(OwnRating(8)), .undo,
        ])
    func gone(action: MarkedPage.Action) {
        let gone = ViewStateError("Movie not found", isRetryable: false)
        var state = MarkedPage.State(page: .init(.error(gone), notice: .init(offer: Self.listed)))
        let before = state
        reduce(&state, action)
        #expect(state == before)
    }

    @Test("A position that there was none of leaves nothing to undo")
    func nothingToUndo() async {
        var client = MarkClient.unimplemented(giving: "")
        client.forgetProgress = { _ in nil }
        let store = Store(MarkedPage.State(), MarkedPage(client: client))
        await store.send(.setWatched(false, Self.file))
        await store.finishWrites()
        #expect(await store.state.page.notice == .init(isUndone: true))
    }

    @Test("A saved change knows its way back on the screen, if there is one")
    func ways() {
        let ways: [(UndoableChange, TitleMark<Content>?)] = [
            (.watchlist(isOn: true), .listed(false)), (.watchlist(isOn: false), .listed(true)), (.dismissed(Self.title), .continued(true)),
            (.rated(OwnRating(8), before: nil), .rated(nil)), (.rated(nil, before: OwnRating(3)), .rated(OwnRating(3))),
            (.watched(true, Self.file), nil), (.allWatched(false), nil),
        ]
        for (change, mark) in ways { #expect(TitleMark<Content>(undoing: change) == mark) }
    }
}
