import CoreDomain
import Flow
import FlowTesting
import Foundation
import HTML
import LibraryDomain
import MoviesDomain
import PeopleDomain
import Screens
import ScreensTesting
import Synchronization
import Testing
import ViewingDomain

@testable import MovieDetailsFeature

@Suite("The intents of a movie's page")
struct MovieIntentTests {
    private typealias Intent = MovieDetailsFeature.Intent

    private static let id = TitleID("tmdb-1")!
    private static let file = FileID("abcdefgh")!
    private static let undo = ViewingUndo.rating(.title(id), before: nil)
    private static let failure = ViewStateError("The disk is full")
    private static let gone = ViewStateError("Movie not found", isRetryable: false)

    private static func content(isOnWatchlist: Bool = false, rating: Int? = nil, hasFile: Bool = true) -> MovieContent {
        let media = MediaFile(
            id: file, library: "Movies", path: "a.mkv", size: 1, modifiedAt: .distantPast, addedAt: .distantPast, reference: .movie(id),
            media: MediaFacts(container: "matroska"))
        return MovieContent(
            movie: Movie(summary: MovieSummary(id: id, title: "The General", addedAt: .distantPast)),
            files: hasFile ? [MovieFile(file: media, offered: .sample("abcdefgh"))] : [], isOnWatchlist: isOnWatchlist, isContinued: true,
            ownRating: rating.flatMap { OwnRating($0) })
    }

    private static func state(_ content: ViewState<MovieContent>) -> MovieDetailsFeature.State {
        var state = MovieDetailsFeature.State(id: id)
        state.page.content = content
        return state
    }

    private static func client(_ answers: [Result<MovieContent, ViewStateError>] = []) -> MovieDetailsClient {
        MovieDetailsClient(
            movie: { id in
                #expect(id == Self.id)
                return AsyncStream(of: answers)
            }, marks: .unimplemented(giving: undo))
    }

    private static func store(_ content: ViewState<MovieContent>, _ client: MovieDetailsClient) -> Store<MovieDetailsFeature> {
        Store(state(content), MovieDetailsFeature(client: client, clock: ManualClock()))
    }

    private func reduce(_ state: inout MovieDetailsFeature.State, _ actions: MovieDetailsFeature.Action...) {
        MovieDetailsFeature(client: Self.client(), clock: ManualClock()).reduceOnly(actions, into: &state)
    }

    @Test("A movie that cannot be read now can be tried again; changes and later failures leave what is shown")
    func loading() async {
        let listed = Self.content(isOnWatchlist: true)
        let answers: [Result<MovieContent, ViewStateError>] = [
            .failure(Self.failure), .success(Self.content()), .success(listed), .failure(Self.failure),
        ]
        let store = TestStore(
            MovieDetailsFeature.State(id: Self.id), MovieDetailsFeature(client: Self.client(answers), clock: ManualClock()))
        #expect(await store.state.page.content == .initial)
        await store.send(.intent(.retry)) { $0.page.content = .loading }
        await store.receive(.page(.content(.failed(Self.failure)))) { $0.page.content = .error(Self.failure) }
        #expect(htmlString(MovieDetailsView(await store.state)).contains("Try again"))
        await store.receive(.page(.content(.loaded(Self.content())))) { $0.page.content = .ready(Self.content()) }
        await store.receive(.page(.content(.loaded(listed)))) { $0.page.content = .ready(listed) }
        await store.receive(.page(.content(.failed(Self.failure))))
        await store.finish()
    }

    @Test("A movie that is gone takes its page away, and leads to the others")
    func missing() {
        var state = Self.state(.ready(Self.content()))
        reduce(&state, .page(.content(.failed(Self.gone))))
        #expect(state.page.content == .error(Self.gone) && MovieDetailsFeature.status(of: state) == 404)
        let page = htmlString(MovieDetailsView(state))
        #expect(page.contains("Movie not found") && page.contains("href=\"/movies\"") && !page.contains("Try again"))
    }

    @Test(
        "A rating is shown at once, saved for the movie, and taken back to the one before",
        arguments: [(nil, 8, "Rated “<bdi>The General</bdi>” 8/10."), (3, 8, "8/10."), (3, nil, "Removed your rating of")]
            as [(Int?, Int?, String)])
    func rate(before: Int?, rating: Int?, words: String) async {
        let calls = Mutex<[String]>([])
        let (old, new) = (before.flatMap { OwnRating($0) }, rating.flatMap { OwnRating($0) })
        var client = Self.client()
        client.marks.rate = { rating, title in
            calls.withLock { $0.append("\(rating.map(\.description) ?? "not") \(title.title)") }
            return Self.undo
        }
        client.marks.undo = { undo in calls.withLock { $0.append("undone \(undo == Self.undo)") } }
        let store = Self.store(.ready(Self.content(rating: before)), client)
        await store.send(.intent(.rate(rating: new)))
        await store.finishWrites()
        #expect(await store.state.page.content.content?.ownRating == new)
        #expect(await store.state.page.notice.offer == UndoOffer(.rated(new, before: old), undo: Self.undo))
        #expect(htmlString(MovieDetailsToast(await store.state)).contains(words))
        await store.send(.intent(.undo))
        await store.finishWrites()
        #expect(await store.state.page.content.content?.ownRating == old)
        #expect(calls.withLock(\.self) == ["\(new.map(\.description) ?? "not") tmdb-1", "undone true"])
    }

    @Test(
        "A change that cannot be saved leaves the page as it was, and says so",
        arguments: [
            Intent.setOnWatchlist(isOn: true), .dismiss, .rate(rating: OwnRating(8)), .markWatched(file: file), .startOver(file: file),
        ])
    private func failed(intent: Intent) async {
        var client = Self.client()
        client.marks.setOnWatchlist = { _, _ throws(ViewStateError) in throw Self.failure }
        client.marks.dismiss = { _ throws(ViewStateError) in throw Self.failure }
        client.marks.rate = { _, _ throws(ViewStateError) in throw Self.failure }
        client.marks.markWatched = { _ throws(ViewStateError) in throw Self.failure }
        client.marks.forgetProgress = { _ throws(ViewStateError) in throw Self.failure }
        let store = Self.store(.ready(Self.content()), client)
        await store.send(.intent(intent))
        await store.finishWrites()
        #expect(await store.state.page.content == .ready(Self.content()))
        #expect(await store.state.page.notice == .init(failure: Self.failure))
        #expect(htmlString(MovieDetailsToast(await store.state)).contains("Couldn’t save your change."))
    }

    @Test(
        "Nothing can be changed before the movie is there, nor after it has gone",
        arguments: [
            Intent.setOnWatchlist(isOn: true), .dismiss, .rate(rating: OwnRating(8)), .markWatched(file: file), .startOver(file: file),
            .setWatched(isOn: true),
        ])
    private func early(intent: Intent) {
        for content in [ViewState<MovieContent>.initial, .loading, .error(Self.failure), .error(Self.gone)] {
            var state = Self.state(content)
            reduce(&state, .intent(intent))
            #expect(state == Self.state(content))
        }
    }

    @Test(
        "What the page shows already is not saved again",
        arguments: [Intent.setOnWatchlist(isOn: true), .rate(rating: OwnRating(8)), .setWatched(isOn: true)])
    private func unchanged(intent: Intent) {
        var content = Self.content(isOnWatchlist: true, rating: 8, hasFile: false)
        content.watchedElsewhereAt = .distantPast
        var state = Self.state(.ready(content))
        reduce(&state, .intent(intent))
        #expect(state == Self.state(.ready(content)))
    }

    @Test("A movie without a file that was marked as watched can be unmarked, and the toast takes it back")
    func unmarked() async {
        let calls = Mutex<[String]>([])
        var client = Self.client()
        client.marks.setWatched = { isOn, id in
            calls.withLock { $0.append("\(isOn) \(id)") }
            return Self.undo
        }
        client.marks.undo = { _ in calls.withLock { $0.append("undone") } }
        var content = Self.content(hasFile: false)
        content.watchedElsewhereAt = .distantPast
        let store = Self.store(.ready(content), client)
        await store.send(.intent(.setWatched(isOn: false)))
        await store.finishWrites()
        #expect(await store.state.page.notice.offer == UndoOffer(.allWatched(false), undo: Self.undo))
        await store.send(.intent(.undo))
        await store.finishWrites()
        #expect(calls.withLock(\.self) == ["false tmdb-1", "undone"])
        #expect(await store.state.page.notice == .init(isUndone: true))
    }

    @Test("A second mark while one is being saved: both are shown, and only the last one is offered for undoing")
    func second() {
        var state = Self.state(.ready(Self.content()))
        reduce(&state, .intent(.setOnWatchlist(isOn: true)), .intent(.rate(rating: OwnRating(8))))
        let both = Self.content(isOnWatchlist: true, rating: 8)
        #expect(state.page.content == .ready(both) && state.page.notice == .init(saving: 2))
        reduce(&state, .page(.saved(.listed(true), .success(UndoOffer(.watchlist(isOn: true), undo: Self.undo)))))
        #expect(state.page.content == .ready(both) && state.page.notice == .init(saving: 1))
        let offer = UndoOffer(.rated(OwnRating(8), before: nil), undo: Self.undo)
        reduce(&state, .page(.saved(.rated(OwnRating(8)), .success(offer))))
        #expect(state.page.content == .ready(both) && state.page.notice == .init(offer: offer))
    }

    @Test("A page that comes back keeps a mark that is not saved yet, and the movie that it shows")
    func comingBack() {
        var state = Self.state(.ready(Self.content()))
        reduce(&state, .intent(.setOnWatchlist(isOn: true)), .appeared)
        #expect(state.page.content == .ready(Self.content(isOnWatchlist: true)))
        reduce(&state, .page(.content(.loaded(Self.content(rating: 5)))))
        #expect(state.page.content == .ready(Self.content(isOnWatchlist: true, rating: 5)))
    }

    @Test("An undo that cannot be saved shows the mark again")
    func failedUndo() async {
        var client = Self.client()
        client.marks.undo = { _ throws(ViewStateError) in throw Self.failure }
        let listed = Self.content(isOnWatchlist: true)
        var state = Self.state(.ready(listed))
        state.page.notice = .init(offer: UndoOffer(.watchlist(isOn: true), undo: Self.undo))
        var shown = state
        reduce(&shown, .intent(.undo))
        #expect(shown.page.content == .ready(Self.content()))
        let store = Store(state, MovieDetailsFeature(client: client, clock: ManualClock()))
        await store.send(.intent(.undo))
        await store.finishWrites()
        #expect(await store.state.page.content == .ready(listed))
        #expect(await store.state.page.notice == .init(failure: Self.failure))
    }

    @Test("The page leads to the player, to the cast and to similar movies")
    func links() {
        var content = Self.content()
        content.cast = [CastMember(person: PersonSummary(id: PersonID("tmdb-8")!, name: "Eva Storm"), characters: [])]
        content.similar = [MovieSummary(id: TitleID("tmdb-2")!, title: "Sherlock Jr.", addedAt: .distantPast)]
        let page = htmlString(MovieDetailsView(Self.state(.ready(content))))
        for path in ["/watch/abcdefgh", "/movies/tmdb-1/cast", "/people/tmdb-8", "/movies/tmdb-2"] {
            #expect(page.contains("href=\"\(path)\""), "\(path)")
        }
    }
}
