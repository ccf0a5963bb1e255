import CoreDomain
import Flow
import FlowTesting
import Foundation
import HTML
import SeriesFeature
import Testing
import TVSeriesDomain
import ViewingDomain

@Suite("Series, seasons and episodes")
struct SeriesFeatureTests {
    private static let id = TitleID("local-show")!
    private static let file = FileID("abcdefgh")!
    private static let episode = Episode(series: id, season: 1, number: 2, title: "The Fog", runtimeMinutes: 42, addedAt: .distantPast)
    private static func item(position: Double?) -> EpisodeItem {
        EpisodeItem(
            episode: episode, file: file,
            progress: position.map {
                PlaybackProgress(file: file, reference: episode.reference, position: $0, duration: 2_520, updatedAt: .distantPast)
            })
    }
    private static func content(position: Double? = nil) -> SeriesContent {
        SeriesContent(
            series: Series(
                summary: SeriesSummary(id: id, title: "Harbour Lights", seasonCount: 1, episodeCount: 2, addedAt: .distantPast),
                seasons: [SeasonSummary(number: 1, episodeCount: 2)]),
            next: item(position: position), isOnWatchlist: false)
    }

    private var client: SeriesClient {
        SeriesClient(
            list: { _, page in
                let start = page.after.flatMap { Int($0.dropFirst(6)) }.map { $0 + 1 } ?? 0
                let end = min(start + page.limit, 130)
                return Page(items: (start..<end).map(Self.show), next: end < 130 ? "local-\(end - 1)" : nil)
            },
            changes: { AsyncStream { $0.finish() } },
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
            episode: { _, _, _ in AsyncStream { $0.finish() } }, setOnWatchlist: { _, _ in }, markWatched: { _ in },
            forgetProgress: { _ in })
    }

    private static func show(_ number: Int) -> SeriesSummary {
        SeriesSummary(id: TitleID("local-\(number)")!, title: "Show \(number)", addedAt: .distantPast)
    }

    @Test("All series load a page at a time, and the list ends where they end")
    func list() async {
        let store = TestStore(SeriesListFeature.State(), SeriesListFeature(client: client))
        await store.send(.appeared) { $0.list = .loading }
        for count in [60, 120, 130] {
            await store.receive(where: { if case .loaded = $0 { true } else { false } }) {
                $0.list = .ready(SeriesList(items: (0..<count).map(Self.show), next: count < 130 ? "local-\(count - 1)" : nil))
            }
            if count < 130 { await store.send(.intent(.loadMore)) { $0.wanted += 60 } }
        }
        await store.send(.intent(.loadMore))
        await store.finish()
    }

    @Test("A series loads and its watchlist mark answers at once")
    func series() async {
        let store = TestStore(SeriesFeature.State(id: Self.id), SeriesFeature(client: client))
        await store.send(.appeared) { $0.content = .loading }
        await store.receive(where: { if case .changed = $0 { true } else { false } }) { $0.content = .ready(Self.content()) }
        await store.send(.intent(.toggleWatchlist)) {
            var content = Self.content()
            content.isOnWatchlist = true
            $0.content = .ready(content)
        }
        await store.finish()
    }

    @Test(
        "The big button names the episode to go on with",
        arguments: [
            (nil, "Play S1 E2"), (730.0, "Resume S1 E2 at 12:10"),
        ] as [(Double?, String)])
    func next(position: Double?, label: String) {
        var state = SeriesFeature.State(id: Self.id)
        state.content = .ready(Self.content(position: position))
        #expect(htmlString(SeriesView(state)).contains(label))
    }

    @Test("A season that is not there says so")
    func missing() async {
        let store = TestStore(SeasonFeature.State(series: Self.id, number: 9), SeasonFeature(client: client))
        await store.send(.appeared) { $0.content = .loading }
        await store.receive(where: { if case .failed = $0 { true } else { false } }) {
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
                series: Self.id, episodes: [Self.item(position: 1_260)]))
        let page = htmlString(SeasonView(state))
        for words in ["2. The Fog", "/series/local-show/seasons/1/episodes/2", "/watch/abcdefgh", "42m"] {
            #expect(page.contains(words), "\(words)")
        }
    }
}
