import CoreDomain
import Flow
import FlowTesting
import Foundation
import HTML
import LibraryDomain
import MoviesDomain
import Synchronization
import Screens
import ScreensTesting
import Testing
import ViewingDomain

@testable import MovieDetailsFeature

@Suite("A movie's page")
struct MovieDetailsTests {
    private static let id = TitleID("tmdb-1")!
    private static let file = MediaFile(
        id: FileID("abcdefgh")!, library: "Movies", path: "The General/The General.mkv", size: 4_200_000_000, modifiedAt: .distantPast,
        addedAt: .distantPast, reference: .movie(id),
        media: MediaFacts(
            container: "matroska", duration: 4_500,
            video: [VideoTrack(number: 1, codec: "hevc", width: 3_840, height: 2_160)],
            audio: [AudioTrack(number: 2, codec: "ac3", language: "en", channels: 6)],
            chapters: [Chapter(start: 0, title: "Start"), Chapter(start: 600, title: "The train")]))
    private static func content(onWatchlist: Bool = false, position: Double? = nil) -> MovieContent {
        let progress = position.map {
            PlaybackProgress(file: file.id, reference: file.reference, position: $0, duration: 4_500, updatedAt: .distantPast)
        }
        return MovieContent(
            movie: Movie(
                summary: MovieSummary(
                    id: id, title: "The General", year: 1926, runtimeMinutes: 75, genres: ["Comedy"], addedAt: .distantPast),
                overview: "A train, a girl, a war.", directors: ["Buster Keaton"]),
            files: [MovieFile(file: file, offered: .sample("abcdefgh"), progress: progress)], isOnWatchlist: onWatchlist)
    }

    private static let listed = ViewingUndo.watchlist(id, before: Date(timeIntervalSince1970: 7))
    private static let begun = ViewingUndo.progress(
        [ProgressUndo(file: file.id, title: id, before: content(position: 2_530).files[0].progress, wasCounted: false, after: .distantPast)]
    )

    private func client(_ note: @escaping @Sendable (String) -> Void = { _ in }) -> MovieDetailsClient {
        MovieDetailsClient(
            movie: { _ in
                AsyncStream {
                    $0.yield(.success(Self.content())); $0.finish()
                }
            },
            marks: marks(note))
    }

    private func marks(_ note: @escaping @Sendable (String) -> Void) -> MarkClient<ViewingUndo> {
        var marks = MarkClient.unimplemented(giving: Self.listed)
        marks.setOnWatchlist = { isOn, id in
            note("\(isOn) \(id)")
            return Self.listed
        }
        marks.markWatched = { file in
            note("watched \(file)")
            return Self.begun
        }
        marks.forgetProgress = { file in
            note("forgot \(file)")
            return nil
        }
        marks.undo = { note($0 == Self.begun ? "place" : $0 == Self.listed ? "listed" : "other") }
        return marks
    }

    private var ready: MovieDetailsFeature.State {
        var state = MovieDetailsFeature.State(id: Self.id)
        state.page.content = .ready(Self.content())
        return state
    }

    @Test("Dismissed from Continue watching: the entry goes at once, and the toast brings it back")
    func dismissal() async {
        var begun = Self.content()
        begun.isContinued = true
        var dismissed = begun
        dismissed.isContinued = false
        var client = client()
        client.marks.dismiss = { .dismissal($0, before: nil) }
        client.marks.undo = { _ in }
        var state = MovieDetailsFeature.State(id: begun.movie.id)
        state.page.content = .ready(begun)
        #expect(htmlString(MovieDetailsView(state)).contains("Remove from Continue watching"))
        let store = TestStore(state, MovieDetailsFeature(client: client, clock: ManualClock()))
        await store.send(.intent(.dismiss)) {
            $0.page.content = .ready(dismissed)
            $0.expectUnsaved(.continued(false), over: begun)
        }
        #expect(!htmlString(MovieDetailsView(await store.state)).contains("Remove from Continue watching"))
        let offer = UndoOffer(.dismissed(begun.movie.id), undo: ViewingUndo.dismissal(begun.movie.id, before: nil))
        await store.receive(.page(.saved(.continued(false), .success(offer)))) {
            $0.page.notice = .init(offer: offer)
            $0.page.unsaved = Unsaved()
        }
        await store.send(.intent(.dismiss))
        await store.send(.intent(.undo)) {
            $0.page.content = .ready(begun)
            $0.expectUnsaved(.continued(true), over: dismissed)
        }
        await store.receive(.page(.saved(.continued(true), .success(nil)))) {
            $0.page.notice = .init(isUndone: true)
            $0.page.unsaved = Unsaved()
        }
        await store.finish()
    }

    @Test("It loads when it appears")
    func loading() async {
        let store = TestStore(MovieDetailsFeature.State(id: Self.id), MovieDetailsFeature(client: client()))
        await store.send(.appeared) { $0.page.content = .loading }
        await store.receive(.page(.content(.loaded(Self.content())))) { $0.page.content = .ready(Self.content()) }
        await store.finish()
    }

    @Test("The watchlist answers at once and can be undone; both clicks are saved in their order")
    func watchlist() async {
        let calls = Calls()
        let clock = ManualClock()
        let store = TestStore(ready, MovieDetailsFeature(client: client { calls.note($0) }, clock: clock))
        await store.send(.intent(.setOnWatchlist(isOn: true))) {
            $0.page.content = .ready(Self.content(onWatchlist: true))
            $0.expectUnsaved(.listed(true), over: Self.content())
        }
        let offer = UndoOffer(.watchlist(isOn: true), undo: Self.listed)
        await store.receive(.page(.saved(.listed(true), .success(offer)))) {
            $0.page.notice = .init(offer: offer)
            $0.expectSaved()
        }
        await store.send(.intent(.undo)) {
            $0.page.content = .ready(Self.content(onWatchlist: false))
            $0.expectUnsaved(.listed(false), over: Self.content(onWatchlist: true))
        }
        await store.receive(.page(.saved(.listed(false), .success(nil)))) {
            $0.page.notice = .init(isUndone: true)
            $0.expectSaved()
        }
        await store.finish()
        #expect(calls.all == ["true tmdb-1", "listed"])
    }

    @Test("A mark that cannot be saved is taken back, and the screen says so; a reload meanwhile does not take it back")
    func unsaved() async {
        let error = ViewStateError("The library did not answer")
        var client = client()
        client.marks.setOnWatchlist = { _, _ throws(ViewStateError) in throw error }
        let store = TestStore(ready, MovieDetailsFeature(client: client, clock: ManualClock()))
        await store.send(.intent(.setOnWatchlist(isOn: true))) {
            $0.page.content = .ready(Self.content(onWatchlist: true))
            $0.expectUnsaved(.listed(true), over: Self.content())
        }
        await store.receive(.page(.saved(.listed(true), .failure(error)))) {
            $0.page.content = .ready(Self.content())
            $0.page.notice = .init(failure: error)
            $0.expectSaved()
        }
        #expect(htmlString(MovieDetailsToast(await store.state)).contains("Couldn’t save your change."))
        await store.cancelAll()
    }

    @Test("An offer that a page without JavaScript still shows after its time: the page says that it is too late")
    func undoExpired() async {
        let clock = ManualClock()
        let store = TestStore(ready, MovieDetailsFeature(client: client(), clock: clock))
        await store.send(.intent(.undo)) { $0.page.notice = .init(failure: .undoExpired) }
        #expect(htmlString(MovieDetailsToast(await store.state)).contains("That can no longer be undone."))
        await clock.advance(by: .seconds(8))
        await store.receive(.page(.notice(.expired))) { $0.page.notice = .init() }
        await store.finish()
    }

    @Test("A file of another movie cannot be marked through this page")
    func forged() async {
        let calls = Calls()
        let store = TestStore(ready, MovieDetailsFeature(client: client { calls.note($0) }))
        await store.send(.intent(.markWatched(file: FileID("zzzzzzzz")!)))
        await store.send(.intent(.startOver(file: FileID("zzzzzzzz")!)))
        await store.finish()
        #expect(calls.all == [])
    }

    @Test("Marked as watched by mistake: the toast undoes it with the place of before")
    func undoWatched() async {
        let calls = Calls()
        let store = TestStore(ready, MovieDetailsFeature(client: client { calls.note($0) }, clock: ManualClock()))
        let offer = UndoOffer(.watched(true, Self.file.id), undo: Self.begun)
        await store.send(.intent(.markWatched(file: Self.file.id))) { $0.page.notice = .init(saving: 1) }
        await store.receive(.page(.notice(.finished(.success(offer))))) { $0.page.notice = .init(offer: offer) }
        #expect(htmlString(MovieDetailsToast(await store.state)).contains("” as watched."))
        await store.send(.intent(.undo)) { $0.page.notice = .init(saving: 1) }
        await store.receive(.page(.notice(.finished(.success(nil))))) { $0.page.notice = .init(isUndone: true) }
        await store.send(.intent(.undo))
        await store.finish()
        #expect(calls.all == ["watched abcdefgh", "place"])
    }

    @Test("Marked as unwatched: the toast brings the place back; without a place there is nothing to undo")
    func startOver() async {
        var client = client()
        client.marks.forgetProgress = { _ in Self.begun }
        client.marks.undo = { #expect($0 == Self.begun) }
        let store = TestStore(ready, MovieDetailsFeature(client: client, clock: ManualClock()))
        let offer = UndoOffer(.watched(false, Self.file.id), undo: Self.begun)
        await store.send(.intent(.startOver(file: Self.file.id))) { $0.page.notice = .init(saving: 1) }
        await store.receive(.page(.notice(.finished(.success(offer))))) { $0.page.notice = .init(offer: offer) }
        #expect(htmlString(MovieDetailsToast(await store.state)).contains("” as unwatched."))
        await store.send(.intent(.undo)) { $0.page.notice = .init(saving: 1) }
        await store.receive(.page(.notice(.finished(.success(nil))))) { $0.page.notice = .init(isUndone: true) }
        await store.finish()
        let other = TestStore(ready, MovieDetailsFeature(client: self.client(), clock: ManualClock()))
        await other.send(.intent(.startOver(file: Self.file.id))) { $0.page.notice = .init(saving: 1) }
        await other.receive(.page(.notice(.finished(.success(nil))))) { $0.page.notice = .init(isUndone: true) }
        await other.finish()
    }

    @Test("The colour of a poster that came without one is asked for once, and tints the page")
    func theme() async {
        let calls = Calls()
        var client = client()
        client.posterTheme = { poster in
            calls.note(poster.id)
            return "336699"
        }
        var content = Self.content()
        content.movie.summary.poster = Picture(id: "poster01")
        var state = MovieDetailsFeature.State(id: Self.id)
        state.page.content = .ready(content)
        #expect(htmlString(MovieDetailsView(state)).contains("class=\"untinted\""))
        let store = Store(state, MovieDetailsFeature(client: client, clock: ManualClock()))
        for _ in 1...2 { await store.send(.page(.content(.loaded(content)))) }
        while await store.state.theme.colour == nil { await Task.yield() }
        #expect(htmlString(MovieDetailsView(await store.state)).contains("class=\"tinted\""))
        content.movie.summary.poster = Picture(id: "poster02", theme: "aa3300")
        await store.send(.page(.content(.loaded(content))))
        #expect(calls.all == ["poster01"])
    }

    @Test("A movie without files is marked as a whole, once; one with files by its file")
    func watchedElsewhere() async {
        let calls = Calls()
        var client = client { calls.note($0) }
        client.marks.setWatched = {
            calls.note("all \($0) \($1)")
            return Self.listed
        }
        var bare = Self.content()
        bare.files = []
        var state = ready
        state.page.content = .ready(bare)
        #expect(htmlString(MovieDetailsView(state)).contains("Mark as watched"))
        let store = TestStore(state, MovieDetailsFeature(client: client, clock: ManualClock()))
        await store.send(.intent(.setWatched(isOn: false)))
        await store.send(.intent(.setWatched(isOn: true))) { $0.page.notice = .init(saving: 1) }
        let offer = UndoOffer(.allWatched(true), undo: Self.listed)
        await store.receive(.page(.notice(.finished(.success(offer))))) { $0.page.notice = .init(offer: offer) }
        #expect(htmlString(MovieDetailsToast(await store.state)).contains("” as watched."))
        await store.cancelAll()
        #expect(calls.all == ["all true tmdb-1"])

        bare.watchedElsewhereAt = .distantPast
        state.page.content = .ready(bare)
        let page = htmlString(MovieDetailsView(state))
        #expect(page.contains("Mark as unwatched") && page.contains("Watched"))
        let other = TestStore(ready, MovieDetailsFeature(client: client, clock: ManualClock()))
        await other.send(.intent(.setWatched(isOn: true)))
        await other.finish()
        #expect(calls.all == ["all true tmdb-1"])
    }

    @Test(
        "The big button plays, or resumes at the very second",
        arguments: [
            (nil, "<span>Play</span>"), (2.0, "<span>Play</span>"), (2_530.0, "Resume at 42:10"), (4_499.0, "<span>Play</span>"),
        ] as [(Double?, String)])
    func resume(position: Double?, label: String) {
        var state = ready
        state.page.content = .ready(Self.content(position: position))
        #expect(htmlString(MovieDetailsView(state)).contains(label))
    }

    @Test("The files are described in words, with chapters as ways in")
    func files() {
        let page = htmlString(MovieDetailsView(ready))
        for word in ["4K", "HEVC", "Dolby Digital 5.1", "4.2 GB", "/watch/abcdefgh?t=600", "The train", "Buster Keaton"] {
            #expect(page.contains(word), "\(word)")
        }
    }
}

private final class Calls: Sendable {
    private let names = Mutex<[String]>([])
    func note(_ name: String) { names.withLock { $0.append(name) } }
    var all: [String] { names.withLock(\.self) }
}

extension MovieDetailsFeature.State {
    /// The screen shows a mark that is not saved yet.
    fileprivate mutating func expectUnsaved(_ mark: MovieDetailsFeature.Mark, over base: MovieContent) {
        var before = ViewState.ready(base)
        page.unsaved = Unsaved()
        page.unsaved.make(mark, in: &before)
        page.notice = .init(saving: 1)
    }

    fileprivate mutating func expectSaved() { page.unsaved = Unsaved() }
}
