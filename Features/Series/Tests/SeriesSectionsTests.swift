import CoreDomain
import Flow
import FlowTesting
import Foundation
import HTML
import PeopleDomain
import Screens
import ScreensTesting
import Synchronization
import TVSeriesDomain
import Testing
import ViewingDomain

@testable import SeriesFeature

@Suite("The sections of a series' page")
struct SeriesSectionsTests {
    private typealias Intent = SeriesFeature.Intent

    private static let id = TitleID("local-show")!
    private static let undo = ViewingUndo.rating(.title(id), before: nil)
    private static let failure = ViewStateError("The disk is full")
    private static let gone = ViewStateError("Series not found", isRetryable: false)
    private static let offers = TitleOffers(
        trailers: [Trailer(name: "Trailer <1>", url: URL(string: "https://www.youtube.com/watch?v=a")!)],
        providers: WatchProviders(
            region: "US", link: URL(string: "https://www.themoviedb.org/tv/1/watch")!, streaming: [.init(name: "Stream & Co")]))

    private static func content(isOnWatchlist: Bool = false, isWatched: Bool? = false, rating: Int? = nil) -> SeriesContent {
        SeriesContent(
            series: Series(
                summary: SeriesSummary(id: id, title: "Harbour Lights", addedAt: .distantPast, hasFiles: false),
                seasons: [SeasonSummary(number: 1, episodeCount: 2)]),
            next: nil, isWatched: isWatched, isOnWatchlist: isOnWatchlist, isContinued: true, ownRating: rating.flatMap { OwnRating($0) })
    }

    private static func state(_ content: ViewState<SeriesContent>) -> SeriesFeature.State {
        var state = SeriesFeature.State(id: id)
        state.page.content = content
        return state
    }

    private static func client(_ answers: [Result<SeriesContent, ViewStateError>] = []) -> SeriesClient {
        SeriesClient(
            series: { id in
                #expect(id == Self.id)
                return AsyncStream(of: answers)
            },
            season: { _, _ in unimplementedStream("SeriesClient.season") },
            episode: { _, _, _ in unimplementedStream("SeriesClient.episode") }, marks: .unimplemented(giving: undo))
    }

    private static func page(_ state: SeriesFeature.State) -> String {
        htmlString(SeriesFeature.view(state)) + htmlString(SeriesFeature.toasts(state))
    }

    private func reduce(_ state: inout SeriesFeature.State, _ actions: SeriesFeature.Action...) {
        SeriesFeature(client: Self.client(), clock: ManualClock()).reduceOnly(actions, into: &state)
    }

    @Test("A series that cannot be read now can be tried again; changes and later failures leave what is shown")
    func loading() async {
        let listed = Self.content(isOnWatchlist: true)
        let answers: [Result<SeriesContent, ViewStateError>] = [
            .failure(Self.failure), .success(Self.content()), .success(listed), .failure(Self.failure),
        ]
        let store = TestStore(SeriesFeature.State(id: Self.id), SeriesFeature(client: Self.client(answers), clock: ManualClock()))
        #expect(await store.state.page.content == .initial)
        await store.send(.intent(.retry)) { $0.page.content = .loading }
        await store.receive(.page(.content(.failed(Self.failure)))) { $0.page.content = .error(Self.failure) }
        #expect(Self.page(await store.state).contains("Try again"))
        await store.receive(.page(.content(.loaded(Self.content())))) { $0.page.content = .ready(Self.content()) }
        await store.receive(.page(.content(.loaded(listed)))) { $0.page.content = .ready(listed) }
        await store.receive(.page(.content(.failed(Self.failure))))
        await store.finish()
    }

    @Test("Trailers and services load for themselves; their failure is theirs alone, and another try asks again")
    func offersLoad() async {
        let isAway = Mutex(true)
        var client = Self.client()
        client.offers = { id in
            #expect(id == Self.id)
            if isAway.withLock(\.self) { throw Self.failure }
            return Self.offers
        }
        let store = TestStore(SeriesFeature.State(id: Self.id), SeriesFeature(client: client, clock: ManualClock()))
        await store.send(.appeared) {
            $0.page.content = .loading
            $0.offers = .loading
        }
        await store.receive(.offers(.failed(Self.failure))) { $0.offers = .error(Self.failure) }
        isAway.withLock { $0 = false }
        await store.send(.intent(.retry)) { $0.offers = .loading }
        await store.receive(.offers(.loaded(Self.offers))) { $0.offers = .ready(Self.offers) }
        await store.finish()
    }

    @Test("Where no service is asked, nothing loads")
    func unasked() {
        var state = Self.state(.ready(Self.content()))
        reduce(&state, .appeared)
        #expect(state.offers == .initial)
    }

    @Test("Trailers and services are shown; a failure is one line, and nothing known is nothing shown")
    func offersShown() {
        var state = Self.state(.ready(Self.content()))
        state.offers = .ready(Self.offers)
        let page = Self.page(state)
        #expect(page.contains("Trailer &lt;1") && page.contains("Stream &amp; Co") && page.contains("JustWatch"))
        state.offers = .error(Self.failure)
        #expect(Self.page(state).contains("The disk is full") && Self.page(state).contains("Harbour Lights"))
        for nothing in [ViewState<TitleOffers?>.initial, .loading, .ready(nil), .ready(TitleOffers())] {
            state.offers = nothing
            #expect(!Self.page(state).contains("Trailers") && !Self.page(state).contains("Where to watch"))
        }
    }

    @Test("A series that the catalogue does not have: the page waits for the service, shows its failure, and loads again when it is found")
    func unknown() {
        var client = Self.client()
        client.offers = { _ in nil }
        let feature = SeriesFeature(client: client, clock: ManualClock())
        var waiting = SeriesFeature.State(id: Self.id)
        feature.reduceOnly([.appeared, .page(.content(.failed(Self.gone)))], into: &waiting)
        func after(_ action: Loading<TitleOffers?>.Action) -> SeriesFeature.State {
            var state = waiting
            feature.reduceOnly([.offers(action)], into: &state)
            return state
        }
        for (state, isSettled, status, words) in [
            (waiting, false, 200, "skeleton"), (after(.failed(Self.failure)), true, 200, "The disk is full"),
            (after(.loaded(nil)), true, 404, "Series not found"), (after(.loaded(Self.offers)), false, 200, "skeleton"),
        ] {
            #expect(SeriesFeature.isSettled(state) == isSettled && SeriesFeature.status(of: state) == status, "\(words)")
            #expect(Self.page(state).contains(words) && Self.page(state).contains("Series not found") == (status == 404))
        }
    }

    @Test("The colour of a poster that came without one is asked for once, and tints the page")
    func theme() async {
        let asked = Mutex<[String]>([])
        var client = Self.client()
        client.posterTheme = { poster in
            asked.withLock { $0.append(poster.id) }
            return "336699"
        }
        var content = Self.content()
        content.series.summary.poster = Picture(id: "poster01")
        let store = Store(Self.state(.ready(content)), SeriesFeature(client: client, clock: ManualClock()))
        #expect(Self.page(await store.state).contains("class=\"untinted\""))
        for _ in 1...2 { await store.send(.page(.content(.loaded(content)))) }
        while await store.state.theme.colour == nil { await Task.yield() }
        #expect(Self.page(await store.state).contains("class=\"tinted\""))
        #expect(asked.withLock(\.self) == ["poster01"])
    }

    @Test("A rating is saved for the series as a whole, and taken back to the one before")
    func rating() async {
        let rated = Mutex<[RatedTitle]>([])
        var client = Self.client()
        client.marks.rate = { _, title in
            rated.withLock { $0.append(title) }
            return Self.undo
        }
        client.marks.undo = { #expect($0 == Self.undo) }
        let store = Store(Self.state(.ready(Self.content(rating: 3))), SeriesFeature(client: client, clock: ManualClock()))
        await store.send(.intent(.rate(rating: OwnRating(8))))
        await store.finishWrites()
        #expect(await store.state.page.content == .ready(Self.content(rating: 8)))
        #expect(Self.page(await store.state).contains("Rated “<bdi>Harbour Lights</bdi>” 8/10."))
        await store.send(.intent(.undo))
        await store.finishWrites()
        #expect(await store.state.page.content == .ready(Self.content(rating: 3)))
        #expect(rated.withLock(\.self) == [.title(Self.id)])
    }

    @Test(
        "A change that cannot be saved leaves the page as it was, and says so",
        arguments: [Intent.setOnWatchlist(isOn: true), .setWatched(isOn: true), .dismiss, .rate(rating: OwnRating(8))])
    private func failed(intent: Intent) async {
        var client = Self.client()
        client.marks.setOnWatchlist = { _, _ throws(ViewStateError) in throw Self.failure }
        client.marks.setWatched = { _, _ throws(ViewStateError) in throw Self.failure }
        client.marks.dismiss = { _ throws(ViewStateError) in throw Self.failure }
        client.marks.rate = { _, _ throws(ViewStateError) in throw Self.failure }
        let store = Store(Self.state(.ready(Self.content())), SeriesFeature(client: client, clock: ManualClock()))
        await store.send(.intent(intent))
        await store.finishWrites()
        #expect(await store.state.page.content == .ready(Self.content()))
        #expect(await store.state.page.notice == .init(failure: Self.failure))
    }

    @Test(
        "Nothing can be changed before the series is there, nor after it has gone",
        arguments: [Intent.setOnWatchlist(isOn: true), .setWatched(isOn: true), .dismiss, .rate(rating: OwnRating(8))])
    private func early(intent: Intent) {
        for content in [ViewState<SeriesContent>.initial, .loading, .error(Self.failure), .error(Self.gone)] {
            var state = Self.state(content)
            reduce(&state, .intent(intent))
            #expect(state == Self.state(content))
        }
    }

    @Test(
        "What the page shows already is not saved again",
        arguments: [Intent.setOnWatchlist(isOn: true), .setWatched(isOn: true), .rate(rating: OwnRating(8))])
    private func unchanged(intent: Intent) {
        let content = Self.content(isOnWatchlist: true, isWatched: true, rating: 8)
        var state = Self.state(.ready(content))
        reduce(&state, .intent(intent))
        #expect(state == Self.state(.ready(content)))
    }

    @Test("A second mark while one is being saved: both are shown; an undo has to wait for them")
    func second() {
        var state = Self.state(.ready(Self.content()))
        reduce(&state, .intent(.setOnWatchlist(isOn: true)), .intent(.rate(rating: OwnRating(8))), .intent(.undo))
        #expect(state.page.content == .ready(Self.content(isOnWatchlist: true, rating: 8)))
        #expect(state.page.notice == .init(saving: 2))
        reduce(&state, .page(.saved(.listed(true), .failure(Self.failure))))
        #expect(state.page.content == .ready(Self.content(rating: 8)))
        #expect(state.page.notice == .init(failure: Self.failure, saving: 1))
    }

    @Test("A series that is gone while a mark of it is being saved stays gone, and no toast speaks of it")
    func goneWhileSaving() {
        let offer = UndoOffer(.watchlist(isOn: true), undo: Self.undo)
        var state = Self.state(.ready(Self.content()))
        reduce(&state, .intent(.setOnWatchlist(isOn: true)), .page(.content(.failed(Self.gone))))
        reduce(&state, .page(.saved(.listed(true), .success(offer))))
        #expect(state.page.content == .error(Self.gone))
        #expect(!Self.page(state).contains("toast-"))
    }

    @Test("An undo that comes too late says so")
    func missedUndo() {
        var state = Self.state(.ready(Self.content()))
        reduce(&state, .intent(.undo))
        #expect(state.page.notice == .init(failure: .undoExpired) && state.page.content == .ready(Self.content()))
        #expect(Self.page(state).contains("That can no longer be undone."))
    }

    @Test("The page leads to its seasons, to its cast and to similar series")
    func links() {
        var content = Self.content()
        content.cast = [CastMember(person: PersonSummary(id: PersonID("tmdb-8")!, name: "Eva Storm"), characters: [])]
        content.similar = [SeriesSummary(id: TitleID("tmdb-tv2")!, title: "Crossing", addedAt: .distantPast)]
        let page = Self.page(Self.state(.ready(content)))
        for path in ["/series/local-show/seasons/1", "/series/local-show/cast", "/people/tmdb-8", "/series/tmdb-tv2"] {
            #expect(page.contains("href=\"\(path)\""), "\(path)")
        }
    }

    @Test(
        "Where only the season or the episode is missing, the page leads to its series; without the series, to all series",
        arguments: [true, false])
    func wayOn(mayBrowse: Bool) {
        func pages(_ error: ViewStateError) -> [String] {
            var season = SeasonFeature.State(series: Self.id, number: 9, mayBrowse: mayBrowse)
            season.content = .error(error)
            var episode = EpisodeFeature.State(series: Self.id, season: 1, number: 9, mayBrowse: mayBrowse)
            episode.page.content = .error(error)
            return [htmlString(SeasonFeature.view(season)), htmlString(EpisodeFeature.view(episode))]
        }
        let parts: [(ViewStateError, String)] = [(.seasonNotFound, "Season not found"), (.episodeNotFound, "Episode not found")]
        for (error, words) in parts {
            for page in pages(error) {
                #expect(page.contains(words) && page.contains("href=\"/series/local-show\"") && !page.contains("Try again"))
            }
        }
        for page in pages(Self.gone) {
            #expect(page.contains("Series not found") && page.contains("href=\"/series\"") == mayBrowse)
            #expect(!page.contains("href=\"/series/local-show\""))
        }
    }

    @Test("A season shows the episodes of its address, keeps them while it is read again, and can be tried again")
    func season() async {
        let asked = Mutex<[String]>([])
        let content = SeasonContent(
            season: Season(summary: SeasonSummary(number: 1, episodeCount: 0), seriesTitle: "Harbour Lights", episodes: []),
            series: Self.content().series, episodes: [])
        var client = Self.client()
        client.season = { id, number in
            let times = asked.withLock {
                $0.append("\(id) \(number)")
                return $0.count
            }
            return AsyncStream {
                $0.yield(times == 2 ? .success(content) : .failure(Self.failure))
                $0.finish()
            }
        }
        let store = TestStore(SeasonFeature.State(series: Self.id, number: 1), SeasonFeature(client: client))
        #expect(await store.state.content == .initial)
        await store.send(.appeared) { $0.content = .loading }
        await store.receive(.content(.failed(Self.failure))) { $0.content = .error(Self.failure) }
        await store.send(.intent(.retry)) { $0.content = .loading }
        await store.receive(.content(.loaded(content))) { $0.content = .ready(content) }
        #expect(SeasonFeature.title(of: await store.state) == "Harbour Lights, Season 1")
        await store.send(.appeared)
        await store.receive(.content(.failed(Self.failure)))
        await store.finish()
        #expect(asked.withLock(\.self) == ["local-show 1", "local-show 1", "local-show 1"])
    }
}
