import CoreDomain
import Flow
import FlowTesting
import Foundation
import HTML
import LibraryDomain
import PeopleDomain
import Screens
import ScreensTesting
import Synchronization
import TVSeriesDomain
import Testing
import ViewingDomain

@testable import SeriesFeature

@Suite("The screen of an episode")
struct EpisodeScreenTests {
    private typealias Intent = EpisodeFeature.Intent

    private static let id = TitleID("local-show")!
    private static let file = FileID("abcdefgh")!
    private static let episode = Episode(series: id, season: 1, number: 2, name: "The Fog", addedAt: .distantPast)
    private static let undo = ViewingUndo.rating(.episode(series: id, season: 1, episode: 2), before: nil)
    private static let failure = ViewStateError("The disk is full")
    private static let gone = ViewStateError("Episode not found", isRetryable: false)
    private static let start = EpisodeFeature.State(series: id, season: 1, number: 2)

    private static func content(isOnWatchlist: Bool = false, rating: Int? = nil) -> EpisodeContent {
        let media = MediaFile(
            id: file, library: "Series", path: "a.mkv", size: 1, modifiedAt: .distantPast, addedAt: .distantPast,
            reference: episode.reference, media: MediaFacts(container: "matroska"))
        return EpisodeContent(
            episode: episode, seriesTitle: "Harbour Lights", seasonTitle: "Season 1",
            files: [EpisodeFile(file: media, offered: .sample("abcdefgh"))], next: nil,
            isOnWatchlist: isOnWatchlist, isContinued: true, ownRating: rating.flatMap { OwnRating($0) })
    }

    private static func state(_ content: ViewState<EpisodeContent>) -> EpisodeFeature.State {
        var state = start
        state.page.content = content
        return state
    }

    private static func client(_ answers: [Result<EpisodeContent, ViewStateError>] = []) -> SeriesClient {
        SeriesClient(
            series: { _ in unimplementedStream("SeriesClient.series") }, season: { _, _ in unimplementedStream("SeriesClient.season") },
            episode: { series, season, number in
                #expect(series == Self.id && season == 1 && number == 2)
                return AsyncStream(of: answers)
            }, marks: .unimplemented(giving: undo))
    }

    private static func page(_ state: EpisodeFeature.State) -> String {
        htmlString(EpisodeFeature.view(state)) + htmlString(EpisodeFeature.toasts(state))
    }

    private func reduce(_ state: inout EpisodeFeature.State, _ actions: EpisodeFeature.Action...) {
        EpisodeFeature(client: Self.client(), clock: ManualClock()).reduceOnly(actions, into: &state)
    }

    @Test("It shows the episode of its address; a failure can be tried again, and a later one leaves what is shown")
    func loading() async {
        let answers = Mutex<[Result<EpisodeContent, ViewStateError>]>([
            .failure(Self.failure), .success(Self.content()), .failure(Self.failure),
        ])
        var client = Self.client()
        client.episode = { series, season, number in
            #expect(series == Self.id && season == 1 && number == 2)
            return AsyncStream {
                if let next = answers.withLock({ $0.popLast() }) { $0.yield(next) }
                $0.finish()
            }
        }
        let store = TestStore(Self.start, EpisodeFeature(client: client, clock: ManualClock()))
        #expect(await store.state.page.content == .initial)
        await store.send(.appeared) { $0.page.content = .loading }
        await store.receive(.page(.content(.failed(Self.failure)))) { $0.page.content = .error(Self.failure) }
        #expect(Self.page(await store.state).contains("Try again"))
        await store.send(.intent(.retry)) { $0.page.content = .loading }
        await store.receive(.page(.content(.loaded(Self.content())))) { $0.page.content = .ready(Self.content()) }
        #expect(EpisodeFeature.title(of: await store.state) == "The Fog")
        await store.send(.appeared)
        await store.receive(.page(.content(.failed(Self.failure))))
        await store.finish()
    }

    @Test("An episode that is gone takes its page away")
    func missing() {
        var state = Self.state(.ready(Self.content()))
        reduce(&state, .page(.content(.failed(Self.gone))))
        #expect(state.page.content == .error(Self.gone) && EpisodeFeature.status(of: state) == 404)
        #expect(Self.page(state).contains("Episode not found"))
    }

    @Test("A rating is saved for the episode and not for its series; the toast names the episode and takes it back")
    func rating() async {
        let rated = Mutex<[RatedTitle]>([])
        var client = Self.client()
        client.marks.rate = { _, title in
            rated.withLock { $0.append(title) }
            return Self.undo
        }
        client.marks.undo = { #expect($0 == Self.undo) }
        let store = Store(Self.state(.ready(Self.content())), EpisodeFeature(client: client, clock: ManualClock()))
        await store.send(.intent(.rate(rating: OwnRating(8))))
        await store.finishWrites()
        #expect(await store.state.page.content == .ready(Self.content(rating: 8)))
        #expect(Self.page(await store.state).contains("Rated “<bdi>The Fog</bdi>” 8/10."))
        await store.send(.intent(.undo))
        await store.finishWrites()
        #expect(await store.state.page.content == .ready(Self.content()))
        #expect(rated.withLock(\.self) == [.episode(series: Self.id, season: 1, episode: 2)])
    }

    private static let marks: [Intent] = [
        .setOnWatchlist(isOn: true), .dismiss, .rate(rating: OwnRating(8)), .markWatched(file: file), .startOver(file: file),
    ]

    @Test("A change that cannot be saved leaves the page as it was, and says so", arguments: marks)
    private func failed(intent: Intent) async {
        var client = Self.client()
        client.marks.setOnWatchlist = { _, _ throws(ViewStateError) in throw Self.failure }
        client.marks.dismiss = { _ throws(ViewStateError) in throw Self.failure }
        client.marks.rate = { _, _ throws(ViewStateError) in throw Self.failure }
        client.marks.markWatched = { _ throws(ViewStateError) in throw Self.failure }
        client.marks.forgetProgress = { _ throws(ViewStateError) in throw Self.failure }
        let store = Store(Self.state(.ready(Self.content())), EpisodeFeature(client: client, clock: ManualClock()))
        await store.send(.intent(intent))
        await store.finishWrites()
        #expect(await store.state.page.content == .ready(Self.content()))
        #expect(await store.state.page.notice == .init(failure: Self.failure))
        #expect(Self.page(await store.state).contains("Couldn’t save your change."))
    }

    @Test("Nothing can be changed before the episode is there, nor after it has gone", arguments: marks)
    private func early(intent: Intent) {
        for content in [ViewState<EpisodeContent>.initial, .loading, .error(Self.failure), .error(Self.gone)] {
            var state = Self.state(content)
            reduce(&state, .intent(intent))
            #expect(state == Self.state(content))
        }
    }

    @Test(
        "What the page shows already is not saved again", arguments: [Intent.setOnWatchlist(isOn: true), .rate(rating: OwnRating(8))])
    private func unchanged(intent: Intent) {
        let content = Self.content(isOnWatchlist: true, rating: 8)
        var state = Self.state(.ready(content))
        reduce(&state, .intent(intent))
        #expect(state == Self.state(.ready(content)))
    }

    @Test("A mark of the series while one of the file is being saved: only the last one is offered for undoing")
    func second() {
        var state = Self.state(.ready(Self.content()))
        reduce(&state, .intent(.markWatched(file: Self.file)), .intent(.setOnWatchlist(isOn: true)))
        #expect(state.page.content == .ready(Self.content(isOnWatchlist: true)) && state.page.notice == .init(saving: 2))
        let watched = UndoOffer(.watched(true, Self.file), undo: Self.undo)
        reduce(&state, .page(.notice(.finished(.success(watched)))), .intent(.undo))
        #expect(state.page.notice == .init(saving: 1), "Nothing can be undone before the rest is saved")
        let listed = UndoOffer(.watchlist(isOn: true), undo: Self.undo)
        reduce(&state, .page(.saved(.listed(true), .success(listed))))
        #expect(state.page.notice == .init(offer: listed))
    }

    @Test("An undo that comes too late says so, and the next change takes the words away")
    func missedUndo() {
        var state = Self.state(.ready(Self.content()))
        reduce(&state, .intent(.undo))
        #expect(state.page.notice == .init(failure: .undoExpired))
        reduce(&state, .intent(.dismiss))
        #expect(state.page.notice == .init(saving: 1))
    }

    @Test("All of its people have a page, where there are more than the episode’s own page shows")
    func people() {
        let path = "href=\"/series/local-show/seasons/1/episodes/2/cast\""
        func shows(guests: Int, hasMoreCrew: Bool) -> Bool {
            var content = Self.content()
            content.guests = (0..<guests).map {
                CastMember(person: PersonSummary(id: PersonID("tmdb-\($0 + 1)")!, name: "Guest \($0)"), characters: [])
            }
            content.hasMoreCrew = hasMoreCrew
            return Self.page(Self.state(.ready(content))).contains(path)
        }
        #expect(!shows(guests: 0, hasMoreCrew: false) && !shows(guests: 20, hasMoreCrew: false))
        #expect(shows(guests: 21, hasMoreCrew: false) && shows(guests: 1, hasMoreCrew: true) && shows(guests: 0, hasMoreCrew: true))
    }

    @Test("The page leads to its series and season, to the player, to the people who made it, and to the correction of its file")
    func links() {
        var content = Self.content()
        content.directors = [PersonSummary(id: PersonID("tmdb-8")!, name: "Eva Storm")]
        content.writers = [content.directors[0], PersonSummary(id: PersonID("tmdb-7")!, name: "Per")]
        content.guests = [CastMember(person: PersonSummary(id: PersonID("tmdb-9")!, name: "Bo"), characters: [])]
        #expect(!Self.page(Self.state(.ready(content))).contains("/library/files/"), "Not for everybody")
        content.mayCorrect = true
        let page = Self.page(Self.state(.ready(content)))
        for path in [
            "/series/local-show", "/series/local-show/seasons/1", "/watch/abcdefgh", "/people/tmdb-7", "/people/tmdb-8",
            "/people/tmdb-9", "/library/files/abcdefgh",
        ] {
            #expect(page.contains("href=\"\(path)\""), "\(path)")
        }
    }
}
