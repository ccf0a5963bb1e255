import CoreDomain
import Flow
import FlowTesting
import Foundation
import HTML
import LibraryDomain
import Screens
import Synchronization
import ScreensTesting
import Testing
import TVSeriesDomain
import ViewingDomain

@testable import SeriesFeature

@Suite("Series, seasons and episodes")
struct SeriesFeatureTests {
    private static let id = TitleID("local-show")!
    private static let file = FileID("abcdefgh")!
    private static let episode = Episode(series: id, season: 1, number: 2, name: "The Fog", runtimeMinutes: 42, addedAt: .distantPast)
    private static func item(position: Double?) -> EpisodeItem {
        EpisodeItem(
            episode: episode, files: [.sample("abcdefgh")],
            progress: position.map {
                PlaybackProgress(file: file, reference: episode.reference, position: $0, duration: 2_520, updatedAt: .distantPast)
            })
    }
    private static func content(position: Double? = nil, isWatched: Bool? = nil) -> SeriesContent {
        SeriesContent(
            series: Series(
                summary: SeriesSummary(id: id, title: "Harbour Lights", seasonCount: 1, episodeCount: 2, addedAt: .distantPast),
                seasons: [SeasonSummary(number: 1, episodeCount: 2)]),
            next: item(position: position), isWatched: isWatched, isOnWatchlist: false)
    }

    private static let way = ViewingUndo.watchlist(id, before: .distantPast)

    private var client: SeriesClient {
        var client = SeriesClient(
            series: { _ in
                AsyncStream {
                    $0.yield(.success(Self.content())); $0.finish()
                }
            },
            season: { _, _ in
                AsyncStream {
                    $0.yield(.failure(ViewStateError("Series Not Found", isRetryable: false))); $0.finish()
                }
            },
            episode: { _, _, _ in unimplementedStream("SeriesClient.episode") }, marks: .unimplemented(giving: Self.way))
        client.marks.setOnWatchlist = { _, _ in Self.way }
        return client
    }

    @Test("A series loads and its watchlist mark answers at once and can be undone")
    func series() async {
        let undone = Mutex<[ViewingUndo]>([])
        var client = client
        client.marks.undo = { way in undone.withLock { $0.append(way) } }
        let store = TestStore(SeriesFeature.State(id: Self.id), SeriesFeature(client: client, clock: ManualClock()))
        await store.send(.appeared) { $0.page.content = .loading }
        await store.receive(.page(.content(.loaded(Self.content())))) { $0.page.content = .ready(Self.content()) }
        await store.send(.intent(.setOnWatchlist(isOn: true))) {
            var content = Self.content()
            content.isOnWatchlist = true
            $0.page.content = .ready(content)
            var before = ViewState.ready(Self.content())
            $0.page.unsaved.make(.listed(true), in: &before)
            $0.page.notice = .init(saving: 1)
        }
        let offer = UndoOffer(.watchlist(isOn: true), undo: Self.way)
        await store.receive(.page(.saved(.listed(true), .success(offer)))) {
            $0.page.unsaved = Unsaved()
            $0.page.notice = .init(offer: offer)
        }
        #expect(htmlString(SeriesToast(await store.state)).contains("” to your watchlist."))
        await store.send(.intent(.undo)) {
            $0.page.notice = .init(saving: 1)
            $0.page.unsaved.make(.listed(false), in: &$0.page.content)
        }
        await store.receive(.page(.saved(.listed(false), .success(nil)))) {
            $0.page.unsaved = Unsaved()
            $0.page.notice = .init(isUndone: true)
        }
        await store.finish()
        #expect(undone.withLock(\.self) == [Self.way])
    }

    @Test("A mark that cannot be saved is taken back for eight seconds of notice")
    func unsaved() async {
        let clock = ManualClock(), error = ViewStateError("The library did not answer")
        var client = client
        client.marks.setOnWatchlist = { _, _ throws(ViewStateError) in throw error }
        var state = SeriesFeature.State(id: Self.id)
        state.page.content = .ready(Self.content())
        let store = TestStore(state, SeriesFeature(client: client, clock: clock))
        await store.send(.intent(.setOnWatchlist(isOn: true))) {
            var content = Self.content()
            content.isOnWatchlist = true
            $0.page.unsaved.make(.listed(true), in: &$0.page.content)
            $0.page.notice = .init(saving: 1)
            #expect($0.page.content == .ready(content))
        }
        await store.receive(.page(.saved(.listed(true), .failure(error)))) {
            $0.page.content = .ready(Self.content())
            $0.page.unsaved = Unsaved()
            $0.page.notice = .init(failure: error)
        }
        #expect(htmlString(SeriesToast(await store.state)).contains("Couldn’t save your change."))
        await clock.advance(by: .seconds(8))
        await store.receive(.page(.notice(.expired))) { $0.page.notice = .init() }
        await store.finish()
    }

    @Test("An episode marked as watched by mistake: the toast undoes it")
    func undoWatched() async {
        let undone = Mutex<[ViewingUndo]>([])
        var client = client
        let way = ViewingUndo.progress([
            ProgressUndo(file: Self.file, title: Self.id, before: Self.item(position: 730).progress, wasCounted: false)
        ])
        client.marks.markWatched = { _ in way }
        client.marks.undo = { way in undone.withLock { $0.append(way) } }
        let store = TestStore(Self.episodePage, EpisodeFeature(client: client, clock: ManualClock()))
        let offer = UndoOffer(.watched(true, Self.file), undo: way)
        await store.send(.intent(.markWatched(file: Self.file))) { $0.page.notice = .init(saving: 1) }
        await store.receive(.page(.notice(.finished(.success(offer))))) { $0.page.notice = .init(offer: offer) }
        #expect(htmlString(SeriesToast(await store.state)).contains("” as watched."))
        await store.send(.intent(.undo)) { $0.page.notice = .init(saving: 1) }
        await store.receive(.page(.notice(.finished(.success(nil))))) { $0.page.notice = .init(isUndone: true) }
        await store.finish()
        #expect(undone.withLock(\.self) == [way])
    }

    @Test("An episode marked as unwatched: the toast brings its place back")
    func startOver() async {
        var client = client
        let way = ViewingUndo.progress([
            ProgressUndo(file: Self.file, title: Self.id, before: Self.item(position: 730).progress, wasCounted: false)
        ])
        client.marks.forgetProgress = { _ in way }
        let store = TestStore(Self.episodePage, EpisodeFeature(client: client, clock: ManualClock()))
        let offer = UndoOffer(.watched(false, Self.file), undo: way)
        await store.send(.intent(.startOver(file: Self.file))) { $0.page.notice = .init(saving: 1) }
        await store.receive(.page(.notice(.finished(.success(offer))))) { $0.page.notice = .init(offer: offer) }
        #expect(htmlString(SeriesToast(await store.state)).contains("” as unwatched."))
        await store.cancelAll()
    }

    @Test("Dismissed from Continue watching: the toast brings it back; a series that is not there cannot be dismissed")
    func dismissal() async {
        var begun = Self.content(), client = client
        begun.isContinued = true
        client.marks.dismiss = { .dismissal($0, before: nil) }
        client.marks.undo = { #expect($0 == .dismissal(Self.id, before: nil)) }
        var state = SeriesFeature.State(id: Self.id)
        state.page.content = .ready(begun)
        let store = TestStore(state, SeriesFeature(client: client, clock: ManualClock()))
        await store.send(.intent(.dismiss)) {
            $0.page.unsaved.make(.continued(false), in: &$0.page.content)
            $0.page.notice = .init(saving: 1)
            #expect($0.page.content == .ready(Self.content()))
        }
        let offer = UndoOffer(.dismissed(Self.id), undo: ViewingUndo.dismissal(Self.id, before: nil))
        await store.receive(.page(.saved(.continued(false), .success(offer)))) {
            $0.page.unsaved = Unsaved()
            $0.page.notice = .init(offer: offer)
        }
        await store.send(.intent(.dismiss))
        await store.send(.intent(.undo)) {
            $0.page.unsaved.make(.continued(true), in: &$0.page.content)
            $0.page.notice = .init(saving: 1)
            #expect($0.page.content == .ready(begun))
        }
        await store.receive(.page(.saved(.continued(true), .success(nil)))) {
            $0.page.unsaved = Unsaved()
            $0.page.notice = .init(isUndone: true)
        }
        await store.finish()
    }

    @Test("All episodes marked as watched by mistake: the toast undoes it, and nothing is offered where nothing changed")
    func wholeSeries() async {
        let way = ViewingUndo.progress([]), calls = Mutex<[String]>([])
        var client = client
        client.marks.setWatched = { isOn, id in
            calls.withLock { $0.append("watched \(isOn) \(id)") }
            return isOn ? way : nil
        }
        client.marks.undo = { undo in calls.withLock { $0.append("undo \(undo == way)") } }
        var state = SeriesFeature.State(id: Self.id)
        state.page.content = .ready(Self.content())
        let store = TestStore(state, SeriesFeature(client: client, clock: ManualClock()))
        // Nothing of it can be played.
        await store.send(.intent(.setWatched(isOn: true)))
        state.page.content = .ready(Self.content(isWatched: false))
        #expect(htmlString(SeriesView(state)).contains("Mark as watched"))
        let page = TestStore(state, SeriesFeature(client: client, clock: ManualClock()))
        await page.send(.intent(.setWatched(isOn: true))) { $0.page.notice = .init(saving: 1) }
        let offer = UndoOffer(.allWatched(true), undo: way)
        await page.receive(.page(.notice(.finished(.success(offer))))) { $0.page.notice = .init(offer: offer) }
        #expect(htmlString(SeriesToast(await page.state)).contains("” as watched."))
        await page.send(.intent(.undo)) { $0.page.notice = .init(saving: 1) }
        await page.receive(.page(.notice(.finished(.success(nil))))) { $0.page.notice = .init(isUndone: true) }
        await page.finish()
        state.page.content = .ready(Self.content(isWatched: true))
        #expect(htmlString(SeriesView(state)).contains("Mark as unwatched"))
        let watched = TestStore(state, SeriesFeature(client: client, clock: ManualClock()))
        await watched.send(.intent(.setWatched(isOn: false))) { $0.page.notice = .init(saving: 1) }
        await watched.receive(.page(.notice(.finished(.success(nil))))) { $0.page.notice = .init(isUndone: true) }
        await watched.finish()
        #expect(calls.withLock(\.self) == ["watched true local-show", "undo true", "watched false local-show"])
    }

    @Test("The menu of an episode keeps its series: the toast names it, and undoes it")
    func episodeMenu() async {
        let undone = Mutex<[ViewingUndo]>([])
        var client = client
        client.marks.dismiss = { .dismissal($0, before: nil) }
        client.marks.undo = { way in undone.withLock { $0.append(way) } }
        var state = Self.episodePage, content = state.page.content.content!
        content.seriesTitle = "Harbour Lights"
        content.isContinued = true
        state.page.content = .ready(content)
        #expect(htmlString(EpisodeView(state)).contains("Remove from Continue watching"))
        for (intent, mark, change, words) in [
            (
                EpisodeFeature.Intent.setOnWatchlist(isOn: true), EpisodeFeature.Mark.listed(true), UndoableChange.watchlist(isOn: true),
                "Harbour Lights</bdi>” to your watchlist."
            ),
            (.dismiss, .continued(false), .dismissed(Self.id), "Harbour Lights</bdi>” from Continue watching."),
        ] {
            let store = TestStore(state, EpisodeFeature(client: client, clock: ManualClock()))
            var after = content
            mark.apply(to: &after)
            await store.send(.intent(intent)) {
                $0.page.unsaved.make(mark, in: &$0.page.content)
                $0.page.notice = .init(saving: 1)
                #expect($0.page.content == .ready(after))
            }
            let way = mark == .listed(true) ? Self.way : ViewingUndo.dismissal(Self.id, before: nil)
            let offer = UndoOffer(change, undo: way)
            await store.receive(.page(.saved(mark, .success(offer)))) {
                $0.page.unsaved = Unsaved()
                $0.page.notice = .init(offer: offer)
            }
            #expect(htmlString(SeriesToast(await store.state)).contains(words))
            let back = EpisodeFeature.Mark(undoing: change)!
            await store.send(.intent(.undo)) {
                $0.page.notice = .init(saving: 1)
                $0.page.unsaved.make(back, in: &$0.page.content)
                #expect($0.page.content == .ready(content))
            }
            await store.receive(.page(.saved(back, .success(nil)))) {
                $0.page.unsaved = Unsaved()
                $0.page.notice = .init(isUndone: true)
            }
            await store.finish()
        }
        #expect(undone.withLock(\.count) == 2)
    }

    private static var episodePage: EpisodeFeature.State {
        let media = MediaFile(
            id: file, library: "Series", path: "a.mkv", size: 1, modifiedAt: .distantPast, addedAt: .distantPast,
            reference: episode.reference, media: MediaFacts(container: "matroska"))
        var state = EpisodeFeature.State(series: id, season: 1, number: 2)
        state.page.content = .ready(
            EpisodeContent(
                episode: episode, seriesTitle: "", seasonTitle: "", files: [EpisodeFile(file: media, offered: .sample("abcdefgh"))],
                next: nil))
        return state
    }

    @Test("A file of another episode, and a series that is not continued, cannot be changed through this page; a failure is shown")
    func episodeFiles() async {
        let clock = ManualClock(), error = ViewStateError("The library did not answer")
        var client = client
        client.marks.markWatched = { _ throws(ViewStateError) in throw error }
        let store = TestStore(Self.episodePage, EpisodeFeature(client: client, clock: clock))
        await store.send(.intent(.markWatched(file: FileID("zzzzzzzz")!)))
        await store.send(.intent(.startOver(file: FileID("zzzzzzzz")!)))
        await store.send(.intent(.dismiss))
        await store.send(.intent(.markWatched(file: Self.file))) { $0.page.notice = .init(saving: 1) }
        await store.receive(.page(.notice(.finished(.failure(error))))) { $0.page.notice = .init(failure: error) }
        await clock.advance(by: .seconds(8))
        await store.receive(.page(.notice(.expired))) { $0.page.notice = .init() }
        await store.finish()
    }

    @Test(
        "The big button names the episode to go on with",
        arguments: [
            (nil, "Play S1 E2"), (730.0, "Resume S1 E2 at 12:10"),
        ] as [(Double?, String)])
    func next(position: Double?, label: String) {
        var state = SeriesFeature.State(id: Self.id)
        state.page.content = .ready(Self.content(position: position))
        #expect(htmlString(SeriesView(state)).contains(label))
    }

    @Test("A season that is not there says so")
    func missing() async {
        let store = TestStore(SeasonFeature.State(series: Self.id, number: 9), SeasonFeature(client: client))
        await store.send(.appeared) { $0.content = .loading }
        await store.receive(.content(.failed(ViewStateError("Series Not Found", isRetryable: false)))) {
            $0.content = .error(ViewStateError("Series Not Found", isRetryable: false))
        }
        #expect(htmlString(SeasonView(await store.state)).contains("Series Not Found"))
        await store.finish()
    }

    @Test("A season lists its episodes with where one stopped")
    func season() {
        var state = SeasonFeature.State(series: Self.id, number: 1)
        state.content = .ready(
            SeasonContent(
                season: Season(summary: SeasonSummary(number: 1, episodeCount: 1), seriesTitle: "Harbour Lights", episodes: [Self.episode]),
                series: Self.content().series, episodes: [Self.item(position: 1_260)]))
        let page = htmlString(SeasonView(state))
        for words in [
            "<h1 class=\"title\" dir=\"auto\">Season 1</h1>", "Harbour Lights", "2. The Fog", "/series/local-show/seasons/1/episodes/2",
            "/watch/abcdefgh", "42m", "Resume S1 E2 at 21:00", "/artwork/drawn/local-show.svg", "details-backdrop",
        ] {
            #expect(page.contains(words), "\(words)")
        }
        #expect(!page.contains("aria-label=\"Seasons\""), "one season needs no way to others")
    }

    @Test(
        "The facts of a season: years, episodes, minutes where all are known, how many were watched",
        arguments: [
            ([("2018-10-01", 42, 0), ("2018-10-08", 43, 0)], "2018 · 2 episodes · 1h 25m"),
            ([("2018-12-20", 42, 2_520), ("2019-01-03", nil, 0)], "2018–2019 · 2 episodes · 1 watched"),
            ([(nil, 30, 1_800)], "1 episode · 30m · Watched"), ([(nil, .max, 0), ("soon", .max, 0)], "2 episodes"), ([], ""),
        ] as [([(String?, Int?, Double)], String)])
    func seasonFacts(episodes: [(aired: String?, minutes: Int?, position: Double)], facts: String) {
        #expect(Self.season(episodes).facts.joined(separator: " · ") == facts)
    }

    @Test(
        "A season goes on with what was begun, then with what was not watched, then from the start",
        arguments: [([0.0, 0], 1), ([2_520, 0], 2), ([2_520, 0, 1_000], 3), ([2_520, 2_520], 1)] as [([Double], Int)])
    func nextOfSeason(positions: [Double], number: Int) {
        #expect(Self.season(positions.map { (nil, 42, $0) }).next?.episode.number == number)
    }

    private static func season(_ episodes: [(aired: String?, minutes: Int?, position: Double)]) -> SeasonContent {
        SeasonContent(
            season: Season(summary: SeasonSummary(number: 1, episodeCount: episodes.count), seriesTitle: "", episodes: []),
            series: content().series,
            episodes: episodes.enumerated().map { index, facts in
                var episode = episode
                (episode.number, episode.aired, episode.runtimeMinutes) = (index + 1, facts.aired, facts.minutes)
                let progress = PlaybackProgress(
                    file: file, reference: episode.reference, position: facts.position,
                    duration: Double(min(facts.minutes ?? 42, 1_000)) * 60,
                    updatedAt: .distantPast)
                return EpisodeItem(episode: episode, files: [.sample("abcdefgh")], progress: facts.position > 0 ? progress : nil)
            })
    }

    @Test("An episode leads to the ones before and after it, and says when it is not there")
    func neighbours() {
        var before = Self.episode, after = Self.episode
        (before.number, before.name, after.season, after.number, after.name) = (1, "The Shore", 2, 1, "The Storm")
        var state = EpisodeFeature.State(series: Self.id, season: 1, number: 2)
        state.page.content = .ready(
            EpisodeContent(
                episode: Self.episode, seriesTitle: "Harbour Lights", seasonTitle: "Season 1", files: [], previous: before, next: after))
        let page = htmlString(EpisodeView(state))
        for words in [
            "Previous episode", "/series/local-show/seasons/1/episodes/1", "Next episode", "/series/local-show/seasons/2/episodes/1",
            "isn’t in your library", "details-backdrop",
        ] {
            #expect(page.contains(words), "\(words)")
        }
    }
}
