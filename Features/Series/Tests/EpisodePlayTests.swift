import CoreDomain
import DesignSystem
import Flow
import FlowTesting
import Foundation
import HTML
import LibraryDomain
import Screens
import ScreensTesting
import StreamingDomain
import Testing
import TVSeriesDomain
import ViewingDomain

@testable import SeriesFeature

@Suite("What the pages of series offer to play")
struct EpisodePlayTests {
    private static let id = TitleID("local-show")!
    private static let chromium = ClientCapabilities([.mp4, .h264, .aac, .hls])
    private static let safari = ClientCapabilities([.mp4, .h264, .hevc, .aac, .hls])
    private static let summary = SeriesSummary(id: id, title: "Show", seasonCount: 1, episodeCount: 2, addedAt: .distantPast)
    private static let series = Series(summary: summary, seasons: [SeasonSummary(number: 1, episodeCount: 2)])

    private static func episode(_ number: Int) -> Episode {
        Episode(series: id, season: 1, number: number, name: "Part \(number)", addedAt: .distantPast)
    }

    /// The pages of a series, of its season and of its first episode, with these files.
    private static func pages(_ files: [OfferedFile], _ browser: ClientCapabilities?) -> [String] {
        let item = EpisodeItem(episode: episode(1), files: files, progress: nil)
        var series = SeriesFeature.State(id: id, capabilities: browser)
        series.page.content = .ready(SeriesContent(series: Self.series, next: item, isOnWatchlist: false))
        var season = SeasonFeature.State(series: id, number: 1, capabilities: browser)
        season.content = .ready(
            SeasonContent(
                season: Season(summary: Self.series.seasons[0], seriesTitle: "Show", episodes: [episode(1)]), series: Self.series,
                episodes: [item]))
        return [htmlString(SeriesView(series)), htmlString(SeasonView(season)), htmlString(EpisodeView(episodePage(files, browser)))]
    }

    private static func episodePage(_ files: [OfferedFile], _ browser: ClientCapabilities?) -> EpisodeFeature.State {
        var state = EpisodeFeature.State(series: id, season: 1, number: 1, capabilities: browser)
        state.page.content = .ready(
            EpisodeContent(
                episode: episode(1), seriesTitle: "Show", seasonTitle: "Season 1",
                files: files.map { offered in
                    EpisodeFile(
                        file: MediaFile(
                            id: offered.id, library: "Series", path: "\(offered.id).mp4", size: 1, modifiedAt: .distantPast,
                            addedAt: .distantPast, reference: episode(1).reference,
                            media: MediaFacts(
                                container: "mp4", chapters: [Chapter(start: 0, title: "Start"), Chapter(start: 60, title: "End")])),
                        offered: offered)
                }, next: nil))
        return state
    }

    @Test("A file that plays is offered, and the browser is not asked")
    func plays() {
        for page in Self.pages([.sample("aaaaaaaa")], Self.chromium) + Self.pages([.sample("aaaaaaaa")], nil) {
            #expect(page.contains("id=\"play\"") && page.contains("/watch/aaaaaaaa") && !page.contains("data-capabilities"))
        }
    }

    @Test("If only another version plays, the links lead to that one")
    func otherVersion() {
        for page in Self.pages([.sample("aaaaaaaa", "hevc"), .sample("bbbbbbbb")], Self.chromium) {
            #expect(page.contains("id=\"play\"") && page.contains("/watch/bbbbbbbb") && !page.contains("/watch/aaaaaaaa"))
        }
    }

    @Test("If no version plays, the page says why and what helps; a row of the season has no play control")
    func refused() {
        let files = [OfferedFile.sample("aaaaaaaa", "hevc", download: "/d?c=x"), .sample("bbbbbbbb", "vc1")]
        for page in Self.pages(files, Self.chromium) {
            #expect(!page.contains("id=\"play\"") && !page.contains(htmlString(Icon.play)) && !page.contains("Chapters"))
            #expect(page.contains("Your browser can’t show this movie’s picture. Try Safari") && page.contains("/d?c=x"))
            #expect(page.contains("/watch/aaaaaaaa?anyway=1") && page.contains("data-capabilities=\"\(Self.chromium.cookieValue)\""))
        }
        let pages = Self.pages(files, Self.chromium)
        for page in pages.prefix(2) { #expect(page.contains("About S1 E1") && page.contains("/series/local-show/seasons/1/episodes/1\"")) }
        #expect(pages[2].contains("The picture is HEVC (H.265) video, which your browser can’t decode."))
    }

    @Test("A browser that has not answered is offered what some browser plays, and asked")
    func unknown() {
        for page in Self.pages([.sample("aaaaaaaa", "hevc")], nil) {
            #expect(page.contains("id=\"play\"") && page.contains("data-capabilities=\"\""))
        }
    }

    @Test("The browser's answer decides again; one that cannot be read changes nothing")
    func answer() {
        let client = SeriesClient(
            series: { _ in unimplementedStream("SeriesClient.series") }, season: { _, _ in unimplementedStream("SeriesClient.season") },
            episode: { _, _, _ in unimplementedStream("SeriesClient.episode") },
            marks: .unimplemented(giving: .dismissal(Self.id, before: nil)))
        var (series, season) = (SeriesFeature.State(id: Self.id), SeasonFeature.State(series: Self.id, number: 1))
        var episode = Self.episodePage([.sample("aaaaaaaa", "hevc")], nil)
        for answers in [Self.chromium.cookieValue, "nonsense"] {
            SeriesFeature(client: client).reduceOnly([.intent(.capabilities(answers: answers))], into: &series)
            SeasonFeature(client: client).reduceOnly([.intent(.capabilities(answers: answers))], into: &season)
            EpisodeFeature(client: client).reduceOnly([.intent(.capabilities(answers: answers))], into: &episode)
        }
        #expect([series.capabilities, season.capabilities, episode.capabilities] == [Self.chromium, Self.chromium, Self.chromium])
        #expect(!htmlString(EpisodeView(episode)).contains("id=\"play\""))
    }
}
