import CoreDomain
import Flow
import FlowTesting
import Screens
import ScreensTesting
import Synchronization
import Testing

@Suite("The marks of a title")
struct TitleMarkTests {
    private static let title = TitleID("tmdb-1")!
    private static let file = FileID("aaaaaaaa")!

    private final class Calls: Sendable {
        private let names = Mutex<[String]>([])
        func note(_ name: String) { names.withLock { $0.append(name) } }
        var all: [String] { names.withLock(\.self) }
    }

    private static func client(_ calls: Calls) -> MarkClient<String> {
        @Sendable func noting(_ name: String) -> String {
            calls.note(name)
            return "back from \(name)"
        }
        var client = MarkClient.unimplemented(giving: "")
        client.setOnWatchlist = { noting("listed \($0) \($1)") }
        client.rate = { noting("rated \($0.map(\.description) ?? "not") \($1.title)") }
        client.dismiss = { noting("dismissed \($0)") }
        client.setWatched = { noting("all \($0) \($1)") }
        client.markWatched = { noting("watched \($0)") }
        client.forgetProgress = { noting("forgot \($0)") }
        client.undo = { calls.note($0) }
        return client
    }

    private func store(_ page: MarkedPage.Editing.State, _ calls: Calls) -> Store<MarkedPage> {
        Store(MarkedPage.State(page: page), MarkedPage(client: Self.client(calls)))
    }

    private static let changes: [(MarkedPage.Action, UndoableChange, call: String, content: Content)] = [
        (.setOnWatchlist(true), .watchlist(isOn: true), "listed true tmdb-1", Content(isOnWatchlist: true)),
        (.dismiss, .dismissed(title), "dismissed tmdb-1", Content(isContinued: false)),
        (.setWatched(true, file), .watched(true, file), "watched aaaaaaaa", Content()),
        (.setWatched(false, file), .watched(false, file), "forgot aaaaaaaa", Content()),
        (.setAllWatched(true), .allWatched(true), "all true tmdb-1", Content()),
        (.setAllWatched(false), .allWatched(false), "all false tmdb-1", Content()),
        (.rate(OwnRating(8)), .rated(OwnRating(8), before: OwnRating(3)), "rated 8 tmdb-1", Content(ownRating: OwnRating(8))),
        (.rate(nil), .rated(nil, before: OwnRating(3)), "rated not tmdb-1", Content(ownRating: nil)),
    ]

    @Test("Each is shown, saved under the title's main id, offered for undoing, and taken back", arguments: changes)
    private func change(_ action: MarkedPage.Action, _ change: UndoableChange, call: String, content: Content) async {
        let calls = Calls()
        let store = store(.init(.ready(Content())), calls)
        await store.send(action)
        await store.finishWrites()
        #expect(calls.all == [call])
        #expect(await store.state.page.content == .ready(content))
        #expect(await store.state.page.notice.offer == UndoOffer(change, undo: "back from \(call)"))
        await store.send(.undo)
        await store.finishWrites()
        #expect(calls.all == [call, "back from \(call)"])
        #expect(await store.state.page.content == .ready(Content()))
        #expect(await store.state.page.notice.offer == nil)
    }

    @Test("A mark of all episodes is taken back by the title")
    func all() async {
        let calls = Calls()
        let store = store(.init(.ready(Content()), notice: .init(offer: UndoOffer(.allWatched(true), undo: "all"))), calls)
        await store.send(.undo)
        await store.finishWrites()
        #expect(calls.all == ["all"])
    }

    @Test(
        "A file that is not the title's is left alone, also by an undo",
        arguments: [MarkedPage.Action.setWatched(true, FileID("zzzzzzzz")!), .setWatched(false, FileID("zzzzzzzz")!), .undo])
    private func foreign(_ action: MarkedPage.Action) async {
        let calls = Calls()
        let offer = UndoOffer(.watched(true, FileID("zzzzzzzz")!), undo: "other")
        let store = store(.init(.ready(Content()), notice: .init(offer: offer)), calls)
        await store.send(action)
        await store.finishWrites()
        #expect(calls.all.isEmpty)
    }

    @Test(
        "Nothing happens before the page has content",
        arguments: [MarkedPage.Action.setOnWatchlist(true), .dismiss, .setWatched(true, file), .rate(OwnRating(8))])
    private func loading(_ action: MarkedPage.Action) async {
        let calls = Calls()
        let store = store(.init(.loading), calls)
        await store.send(action)
        await store.finishWrites()
        #expect(calls.all.isEmpty)
        #expect(await store.state.page == .init(.loading))
    }

    @Test("What Continue watching does not show cannot be dismissed from there")
    func notContinued() async {
        let calls = Calls()
        let store = store(.init(.ready(Content(isContinued: false))), calls)
        await store.send(.dismiss)
        await store.finishWrites()
        #expect(calls.all.isEmpty)
    }

    @Test("The rating that a title has is not saved again")
    func sameRating() async {
        let calls = Calls()
        let store = store(.init(.ready(Content())), calls)
        await store.send(.rate(OwnRating(3)))
        await store.finishWrites()
        #expect(calls.all.isEmpty)
    }

    @Test("An undo that comes too late says so")
    func late() async {
        let calls = Calls()
        let store = store(.init(.ready(Content())), calls)
        await store.send(.undo)
        await store.finishWrites()
        #expect(calls.all.isEmpty)
        #expect(await store.state.page.notice != .init())
    }
}
