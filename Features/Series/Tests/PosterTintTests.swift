import CoreDomain
import Flow
import FlowTesting
import Foundation
import HTML
import Screens
import ScreensTesting
import Synchronization
import TVSeriesDomain
import Testing
import ViewingDomain

@testable import SeriesFeature

@Suite("The colours of seasons and episodes")
struct PosterTintTests {
    private static let id = TitleID("local-show")!
    private static let fetched = Picture(id: "poster01")
    private static let filed = Picture(id: "poster02", theme: "aa3300")

    private static func client(_ make: @escaping @Sendable (Picture) async -> String?) -> SeriesClient {
        SeriesClient(
            series: { _ in unimplementedStream("SeriesClient.series") }, season: { _, _ in unimplementedStream("SeriesClient.season") },
            episode: { _, _, _ in unimplementedStream("SeriesClient.episode") }, posterTheme: make,
            marks: .unimplemented(giving: ViewingUndo.rating(.title(id), before: nil)))
    }

    private static func season(_ own: Picture?, of series: Picture?, made: String? = nil) -> SeasonContent {
        let summary = SeasonSummary(number: 1, episodeCount: 1, poster: own)
        return SeasonContent(
            season: Season(summary: summary, seriesTitle: "Show", episodes: []),
            series: Series(summary: SeriesSummary(id: id, title: "Show", poster: series, addedAt: .distantPast), seasons: [summary]),
            posterTheme: made, episodes: [])
    }

    private static func episode(still: Picture? = nil, _ poster: Picture?, made: String? = nil) -> EpisodeContent {
        EpisodeContent(
            episode: Episode(series: id, season: 1, number: 2, still: still, addedAt: .distantPast), seriesTitle: "Show",
            seasonTitle: "Season 1", poster: poster, posterTheme: made, files: [], next: nil)
    }

    @Test("A season has the colour of its poster or that of the series, which is asked for once where nobody knows it")
    func seasons() async {
        let asked = Mutex<[String]>([])
        let client = Self.client { poster in
            asked.withLock { $0.append(poster.id) }
            return "336699"
        }
        let content = Self.season(Self.fetched, of: Self.filed)
        let store = Store(SeasonFeature.State(series: Self.id, number: 1), SeasonFeature(client: client))
        await store.send(.content(.loaded(content)))
        #expect(htmlString(SeasonFeature.view(await store.state)).contains("<h1"))
        await store.send(.content(.loaded(content)))
        while await store.state.theme.colour == nil { await Task.yield() }
        #expect(htmlString(SeasonFeature.view(await store.state)).contains("class=\"tinted\""))
        #expect(asked.withLock(\.self) == ["poster01"])
        await store.send(.content(.loaded(Self.season(nil, of: Self.filed))))
        await store.send(.content(.loaded(Self.season(nil, of: nil, made: "102030"))))
        #expect(asked.withLock(\.self) == ["poster01"], "A colour that is known is not asked for")
    }

    @Test("An episode has the colour of its own picture, else that of the poster, which is asked for once where nobody knows it")
    func episodes() async {
        let asked = Mutex<[String]>([])
        let client = Self.client { poster in
            asked.withLock { $0.append(poster.id) }
            return "336699"
        }
        let start = EpisodeFeature.State(series: Self.id, season: 1, number: 2)
        let store = Store(start, EpisodeFeature(client: client, clock: ManualClock()))
        for _ in 1...2 { await store.send(.page(.content(.loaded(Self.episode(still: Picture(id: "still001"), Self.fetched))))) }
        while await store.state.theme.colour == nil { await Task.yield() }
        #expect(htmlString(EpisodeFeature.view(await store.state)).contains("class=\"tinted\""))
        for known in [Self.episode(still: Self.filed, Self.fetched), Self.episode(Self.fetched, made: "102030")] {
            await store.send(.page(.content(.loaded(known))))
        }
        #expect(asked.withLock(\.self) == ["poster01"])
    }

    @Test("What is known of the colour before anything is asked for")
    func known() {
        #expect(Self.season(Self.filed, of: Self.fetched).theme == "aa3300" && Self.season(nil, of: Self.filed).theme == "aa3300")
        #expect(Self.season(Self.fetched, of: Self.filed).theme == nil)
        #expect(Self.season(Self.fetched, of: nil, made: "102030").theme == "102030" && Self.season(nil, of: nil).theme == nil)
        #expect(Self.episode(still: Self.filed, Self.fetched, made: "102030").theme == "aa3300")
        #expect(Self.episode(still: Self.fetched, Self.fetched, made: "102030").theme == "102030" && Self.episode(nil).theme == nil)
    }

    @Test("Where no service is asked, a page stays without a colour")
    func offline() async {
        var client = Self.client { _ in "336699" }
        client.posterTheme = nil
        let store = Store(SeasonFeature.State(series: Self.id, number: 1), SeasonFeature(client: client))
        await store.send(.content(.loaded(Self.season(Self.fetched, of: nil))))
        #expect(htmlString(SeasonFeature.view(await store.state)).contains("class=\"untinted\""))
    }
}
