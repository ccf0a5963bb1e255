import CoreDomain
import Flow
import Foundation
import HTML
import LibraryDomain
import Live
import Testing
import TVSeriesDomain
import ViewingDomain

@testable import SeriesFeature

@Suite("Season and episode pages")
struct EpisodePageTests {
    private static let id = TitleID("local-show")!

    private static func episode(_ number: Int, isMissing: Bool = false, aired: String? = nil, minutes: Int? = nil) -> Episode {
        Episode(
            series: id, season: 1, number: number, name: "Part \(number)", aired: aired, runtimeMinutes: minutes, addedAt: .distantPast,
            missingSince: isMissing ? .distantPast : nil)
    }

    private static func progress(_ position: Double?, _ file: String, of episode: Episode) -> PlaybackProgress? {
        position.map {
            PlaybackProgress(file: FileID(file)!, reference: episode.reference, position: $0, duration: 1_000, updatedAt: .distantPast)
        }
    }

    private static func file(
        _ file: String, extra: String? = nil, isMissing: Bool = false, chapters: Int = 0, position: Double? = nil, download: String? = nil
    ) -> EpisodeFile {
        EpisodeFile(
            file: MediaFile(
                id: FileID(file)!, library: "Series", path: "Show/\(file).mkv", size: 1, modifiedAt: .distantPast, addedAt: .distantPast,
                missingSince: isMissing ? .distantPast : nil, reference: episode(2).reference, extra: extra,
                media: MediaFacts(
                    container: "matroska", duration: 1_000,
                    chapters: (0..<chapters).map { Chapter(start: Double($0) * 60, title: "Chapter \($0 + 1)") })),
            offered: .sample(file, download: download), progress: progress(position, file, of: episode(2)))
    }

    private static func page(_ files: [EpisodeFile], isMissing: Bool = false, previous: Episode? = nil, next: Episode? = nil) -> String {
        htmlString(
            EpisodePage(
                content: EpisodeContent(
                    episode: episode(2, isMissing: isMissing), seriesTitle: "Show", seasonTitle: "Season 1", files: files,
                    previous: previous,
                    next: next), theme: nil))
    }

    @Test(
        "The main button plays the first file that is available",
        arguments: [
            ([file("aaaaaaaa"), file("bbbbbbbb")], "aaaaaaaa"), ([file("aaaaaaaa", extra: "Trailer"), file("bbbbbbbb")], "bbbbbbbb"),
            ([file("aaaaaaaa", isMissing: true), file("bbbbbbbb"), file("cccccccc")], "bbbbbbbb"),
        ])
    func main(files: [EpisodeFile], expected: String) {
        let parts = Self.page(files).components(separatedBy: "id=\"play\"")
        let tag = (parts[0].components(separatedBy: "<a").last ?? "") + (parts.last?.components(separatedBy: ">").first ?? "")
        #expect(parts.count == 2 && tag.contains("/watch/\(expected)"), "\(tag)")
    }

    @Test("The actions follow the progress")
    func actions() {
        let fresh = Self.page([Self.file("aaaaaaaa")]), begun = Self.page([Self.file("aaaaaaaa", position: 500)])
        let watched = Self.page([Self.file("aaaaaaaa", position: 999)])
        #expect(fresh.contains("<span>Play</span>") && fresh.contains("Mark as watched") && !fresh.contains("From the beginning"))
        #expect(begun.contains("Resume at 8:20") && begun.contains("From the beginning") && begun.contains("Mark as watched"))
        #expect(watched.contains("<span>Play</span>") && watched.contains("Mark as unwatched") && !watched.contains("Mark as watched"))
    }

    @Test(
        "A viewer who may keep nothing is shown no watchlist, no rating and no menu of a series and its episodes", arguments: [true, false])
    func marks(mayMark: Bool) {
        let series = SeriesContent(
            series: Series(summary: SeriesSummary(id: Self.id, title: "Show", addedAt: .distantPast)),
            next: Self.item(1), isWatched: false, isOnWatchlist: false, isContinued: true, mayMark: mayMark)
        let episode = EpisodeContent(
            episode: Self.episode(2), seriesTitle: "Show", seasonTitle: "Season 1", files: [Self.file("aaaaaaaa", position: 999)],
            next: nil, isContinued: true, mayMark: mayMark)
        for page in [
            htmlString(SeriesPage(content: series, offers: .initial, theme: nil)), htmlString(EpisodePage(content: episode, theme: nil)),
        ] {
            for control in ["atchlist", "Rate “", "More options for", "Mark as", "Remove from", "data-i="] {
                #expect(page.contains(control) == mayMark, "\(control)")
            }
            #expect(page.contains("id=\"play\""))
        }
    }

    @Test("An episode that cannot be played says why")
    func unavailable() {
        let words = ("folder isn’t available right now", "isn’t in your library")
        for (page, isAway) in [
            (Self.page([], isMissing: true), true), (Self.page([Self.file("aaaaaaaa", isMissing: true)]), true), (Self.page([]), false),
        ] {
            #expect(page.contains(words.0) == isAway && page.contains(words.1) == !isAway)
        }
    }

    @Test("An episode whose file is gone from a disk that is there says so")
    func removed() {
        var gone = Self.file("aaaaaaaa", isMissing: true)
        gone.isRemoved = true
        let page = Self.page([gone], isMissing: true)
        #expect(page.contains("This episode’s file was removed or hidden.") && !page.contains("isn’t available right now"))
    }

    @Test("Sections are shown only if they have content")
    func sections() {
        let plain = Self.page([Self.file("aaaaaaaa", chapters: 1)])
        for word in ["Chapters", "Next episode", "Previous episode", "Files", "Download"] { #expect(!plain.contains(word), "\(word)") }
        let full = Self.page(
            [Self.file("aaaaaaaa", chapters: 2, download: "/d?c=x"), Self.file("bbbbbbbb", isMissing: true)], previous: Self.episode(1),
            next: Self.episode(3))
        for word in ["Chapters", "Next episode", "Previous episode", "Files", "Download", "This file isn’t available", "Part 1", "Part 3"] {
            #expect(full.contains(word), "\(word)")
        }
        #expect(!full.contains("/watch/bbbbbbbb"))
    }

    private static func item(_ number: Int, position: Double? = nil, hasFile: Bool = true, aired: String? = nil, minutes: Int? = nil)
        -> EpisodeItem
    {
        let episode = episode(number, aired: aired, minutes: minutes)
        return EpisodeItem(
            episode: episode, files: hasFile ? [.sample("file000\(number)")] : [],
            progress: progress(position, "file000\(number)", of: episode))
    }

    private static func season(_ episodes: [EpisodeItem], seasons: Int = 1) -> SeasonContent {
        let summaries = (1...seasons).map { SeasonSummary(number: $0, episodeCount: 2) }
        let series = Series(
            summary: SeriesSummary(id: id, title: "Show", seasonCount: seasons, episodeCount: 2, addedAt: .distantPast), seasons: summaries)
        return SeasonContent(
            season: Season(summary: summaries[0], seriesTitle: "Show", episodes: episodes.map(\.episode)), series: series,
            episodes: episodes)
    }

    @Test(
        "The season plays the started episode, else the first unwatched one, else the first",
        arguments: [
            ([item(1), item(2)], 1), ([item(1, position: 999), item(2), item(3)], 2),
            ([item(1), item(2, position: 500), item(3, position: 500)], 2),
            ([item(1, position: 999), item(2, position: 999)], 1), ([item(1, hasFile: false), item(2)], 2),
            ([item(1, hasFile: false)], nil),
            ([], nil),
        ] as [([EpisodeItem], Int?)])
    func next(episodes: [EpisodeItem], expected: Int?) {
        #expect(Self.season(episodes).next?.episode.number == expected)
    }

    @Test(
        "Facts of a season that is said to have two episodes",
        arguments: [
            (
                [item(1, aired: "2018-05-01", minutes: 40), item(2, aired: "2019-05-01", minutes: 32)],
                ["2018–2019", "2 episodes", "1h 12m"]
            ),
            ([item(1, position: 999, aired: "2018-05-01", minutes: 40)], ["2018", "2 episodes", "1 watched"]),
            ([], ["2 episodes"]),
            ([item(1, position: 999), item(2, minutes: 30)], ["2 episodes", "1 watched"]),
        ] as [([EpisodeItem], [String])])
    func facts(episodes: [EpisodeItem], expected: [String]) {
        #expect(Self.season(episodes).facts == expected)
    }

    @Test("A series with several seasons offers the others; the label says how to go on")
    func chips() {
        let one = htmlString(SeasonPage(content: Self.season([Self.item(1)]), theme: nil)),
            two = htmlString(SeasonPage(content: Self.season([Self.item(1)], seasons: 2), theme: nil))
        #expect(!one.contains("/seasons/2") && two.contains("/seasons/2"))
        #expect(two.components(separatedBy: "aria-current").count == 2)
        #expect(Self.item(1, position: 500).playLabel == "Resume S1 E1 at 8:20")
        #expect(Self.item(1, position: 2).playLabel == "Play S1 E1" && Self.item(1).playLabel == "Play S1 E1")
    }

    @Test("Screens are settled once their content has loaded")
    func settled() {
        var episode = EpisodeFeature.State(series: Self.id, season: 1, number: 2), season = SeasonFeature.State(series: Self.id, number: 1)
        var series = SeriesFeature.State(id: Self.id)
        #expect(!EpisodeFeature.isSettled(episode) && !SeasonFeature.isSettled(season) && !SeriesFeature.isSettled(series))
        let failure = ViewStateError("It broke")
        episode.page.content = .error(failure)
        season.content = .error(failure)
        series.page.content = .error(failure)
        #expect(EpisodeFeature.isSettled(episode) && SeasonFeature.isSettled(season) && SeriesFeature.isSettled(series))
    }

    @Test("A page that cannot be shown now is no missing page", arguments: [(true, 200), (false, 404)])
    func statuses(isRetryable: Bool, status: Int) {
        let error = ViewStateError("It broke", isRetryable: isRetryable)
        var episode = EpisodeFeature.State(series: Self.id, season: 1, number: 2), season = SeasonFeature.State(series: Self.id, number: 1)
        var series = SeriesFeature.State(id: Self.id)
        episode.page.content = .error(error)
        season.content = .error(error)
        series.page.content = .error(error)
        #expect(EpisodeFeature.status(of: episode) == status && SeasonFeature.status(of: season) == status)
        #expect(SeriesFeature.status(of: series) == status)
        for page in [htmlString(EpisodeView(episode)), htmlString(SeasonView(season)), htmlString(SeriesView(series))] {
            #expect(page.contains("Try again") == isRetryable && page.contains("href=\"/series\"") == !isRetryable)
        }
    }

    @Test(
        "Series, seasons and episodes live under the series’ own identity; other identities lead there",
        arguments: [("local-show", 200), ("imdb-tt0017925", 308), ("tmdb-4", 308)])
    func identities(address: String, status: Int) throws {
        let id = try #require(TitleID(address))
        var series = SeriesFeature.State(id: id), season = SeasonFeature.State(series: id, number: 1)
        var episode = EpisodeFeature.State(series: id, season: 1, number: 2)
        #expect(SeriesFeature.location(of: series)?.description == "/series/\(id)")
        #expect(SeasonFeature.location(of: season)?.description == "/series/\(id)/seasons/1")
        #expect(EpisodeFeature.location(of: episode)?.description == "/series/\(id)/seasons/1/episodes/2")
        series.page.content = .ready(
            SeriesContent(
                series: Series(summary: SeriesSummary(id: Self.id, title: "Show", addedAt: .distantPast)), next: nil, isOnWatchlist: false))
        season.content = .ready(Self.season([Self.item(1)]))
        episode.page.content = .ready(
            EpisodeContent(episode: Self.episode(2), seriesTitle: "Show", seasonTitle: "Season 1", files: [], next: nil))
        #expect(SeriesFeature.status(of: series) == status && SeasonFeature.status(of: season) == status)
        #expect(EpisodeFeature.status(of: episode) == status)
        #expect(SeriesFeature.location(of: series)?.description == "/series/local-show")
        #expect(SeasonFeature.location(of: season)?.description == "/series/local-show/seasons/1")
        #expect(EpisodeFeature.location(of: episode)?.description == "/series/local-show/seasons/1/episodes/2")
    }
}
