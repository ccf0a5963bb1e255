import CoreDomain
import Flow
import Foundation
import HTML
import Screens
import Testing
import TVSeriesDomain
import ViewingDomain

@testable import SeriesFeature

@Suite("Pages of series that lack something")
struct LackingPagesTests {
    private static let id = TitleID("local-show")!

    private static func series(
        hasFiles: Bool = true, missingSince: Date? = nil, seasons: [SeasonSummary] = [], overview: String? = nil
    ) -> Series {
        Series(
            summary: SeriesSummary(id: id, title: "Harbour Lights", addedAt: .distantPast, hasFiles: hasFiles, missingSince: missingSince),
            overview: overview, seasons: seasons)
    }

    private static func page(_ series: Series, next: EpisodeItem? = nil, missing: Set<PagePart> = []) -> String {
        var state = SeriesFeature.State(id: id)
        state.page.content = .ready(SeriesContent(series: series, next: next, isOnWatchlist: false, missing: missing))
        return htmlString(SeriesView(state))
    }

    private static func page(_ season: SeasonSummary, service: EpisodeService = .answering, missing: Set<PagePart> = []) -> String {
        var state = SeasonFeature.State(series: id, number: season.number)
        state.content = .ready(
            SeasonContent(
                season: Season(summary: season, seriesTitle: "Harbour Lights", episodes: []),
                series: series(hasFiles: false, seasons: [season], overview: "About a port."), episodes: [], service: service,
                missing: missing))
        return htmlString(SeasonView(state))
    }

    @Test("A series that cannot be played says why")
    func unavailable() {
        let words = ("aren’t available right now", "isn’t in your library")
        for (series, isAway, isUnknown) in [
            (Self.series(missingSince: .distantPast), true, false), (Self.series(hasFiles: false), false, true),
            (Self.series(), false, false),
        ] {
            let page = Self.page(series)
            #expect(page.contains(words.0) == isAway && page.contains(words.1) == isUnknown && !page.contains("id=\"play\""))
        }
    }

    @Test("Without seasons there is no row of them, and a season of an unknown length has no count")
    func seasons() {
        #expect(!Self.page(Self.series()).contains("Seasons"))
        let page = Self.page(Self.series(seasons: [SeasonSummary(number: 1, episodeCount: 0), SeasonSummary(number: 2, episodeCount: 8)]))
        #expect(page.contains("Seasons") && page.contains("8 episodes") && !page.contains("0 episodes"))
    }

    @Test(
        "A season whose episodes nobody has named says so, and what helps",
        arguments: [
            (.unasked, nil), (.unconnected, "connect TMDb"), (.answering, nil),
            (.away, "TMDb can’t be reached right now. Try again later."), (.refusing, "TMDb doesn’t accept the token"),
        ] as [(EpisodeService, String?)])
    func unknownEpisodes(service: EpisodeService, advice: String?) {
        let page = Self.page(SeasonSummary(number: 1, episodeCount: 13), service: service)
        #expect(page.contains("The episodes of this season aren’t known yet.") && page.contains("13 episodes"))
        #expect(!page.contains("media-list"))
        for words in ["connect TMDb", "TMDb can’t be reached right now. Try again later.", "TMDb doesn’t accept the token"] {
            #expect(page.contains(words) == (words == advice), "\(words)")
        }
        #expect(page.contains("href=\"/settings\"") == (service == .unconnected))
    }

    @Test("A season whose episodes are being asked for waits for them, and does not say that nobody knows them")
    func askedEpisodes() {
        let page = Self.page(SeasonSummary(number: 1, episodeCount: 13), service: .asking)
        #expect(page.contains("skeleton") && !page.contains("aren’t known yet"))
        for (service, isSettled) in [(EpisodeService.asking, false), (.answering, true)] {
            var state = SeasonFeature.State(series: Self.id, number: 1)
            let season = Season(summary: SeasonSummary(number: 1, episodeCount: 13), seriesTitle: "Harbour Lights", episodes: [])
            state.content = .ready(SeasonContent(season: season, series: Self.series(), episodes: [], service: service))
            #expect(SeasonFeature.isSettled(state) == isSettled)
        }
    }

    @Test("A season has its own overview, or that of its series")
    func overview() {
        let own = Self.page(SeasonSummary(number: 1, overview: "The first year.", episodeCount: 0))
        #expect(own.contains("The first year.") && !own.contains("About a port."))
        #expect(Self.page(SeasonSummary(number: 1, episodeCount: 0)).contains("About a port."))
    }

    @Test("A part that could not be read is a sentence in its place")
    func missing() {
        let episode = Episode(series: Self.id, season: 1, number: 2, addedAt: .distantPast)
        func episodePage(_ missing: Set<PagePart>) -> String {
            var state = EpisodeFeature.State(series: Self.id, season: 1, number: 2)
            state.page.content = .ready(
                EpisodeContent(
                    episode: episode, seriesTitle: "Harbour Lights", seasonTitle: "Season 1", files: [], next: nil, missing: missing))
            return htmlString(EpisodeView(state))
        }
        let words: [PagePart: String] = [
            .cast: "The cast can’t be shown right now.", .similar: "Similar titles can’t be shown right now.",
            .marks: "Your watchlist, rating and progress can’t be shown right now.",
        ]
        let pages: [(parts: [PagePart], page: (Set<PagePart>) -> String)] = [
            ([.cast, .similar, .marks], { Self.page(Self.series(), missing: $0) }),
            ([.marks], { Self.page(SeasonSummary(number: 1, episodeCount: 2), missing: $0) }), ([.cast, .marks], episodePage),
        ]
        for (parts, page) in pages {
            for part in parts {
                for (other, sentence) in words { #expect(page([part]).contains(sentence) == (other == part), "\(part)") }
            }
            #expect(!page([]).contains("can’t be shown"))
        }
    }
}
