import CoreDomain
import Flow
import FlowTesting
import Foundation
import HTML
import LibraryDomain
import PeopleDomain
import Screens
import StreamingDomain
import Testing
import TVSeriesDomain
import ViewingDomain

@testable import SeriesFeature

@Suite("Golden pages of series")
struct GoldenTests {
    private static let id = TitleID("local-show")!
    private static func picture(_ digit: String) -> Picture {
        Picture(id: String(repeating: digit, count: 16), width: 1920, height: 1080, colour: "884422", theme: "c0392b")
    }
    private static let summary = SeriesSummary(
        id: id, title: "Harbour <Lights>", year: 2018, rating: 7.5, genres: ["Drama"], seasonCount: 2, episodeCount: 4,
        poster: picture("a"), backdrop: picture("b"), addedAt: .distantPast)
    private static let series = Series(
        summary: summary, originalTitle: "Luces", overview: "A port & its people.", certification: "PG", status: "Ended",
        seasons: [
            SeasonSummary(number: 0, episodeCount: 1), SeasonSummary(number: 1, episodeCount: 3, poster: picture("c")),
        ])
    private static let short = Series(
        summary: SeriesSummary(id: id, title: "Short", seasonCount: 1, episodeCount: 1, addedAt: .distantPast),
        seasons: [SeasonSummary(number: 1, episodeCount: 1)])

    private static func episode(_ number: Int, still: String? = nil, isMissing: Bool = false) -> Episode {
        Episode(
            series: id, season: 1, number: number, name: "Part \(number)", overview: number == 1 ? "It begins." : nil,
            aired: "2018-05-0\(number)", runtimeMinutes: 40, still: still.map(picture), addedAt: .distantPast,
            missingSince: isMissing ? .distantPast : nil)
    }

    private static func progress(_ episode: Episode, _ position: Double) -> PlaybackProgress {
        PlaybackProgress(
            file: FileID("file000\(episode.number)")!, reference: episode.reference, position: position, duration: 1_000,
            updatedAt: .distantPast)
    }

    private static func item(_ episode: Episode, at position: Double? = nil, hasFile: Bool = true, codec: String = "h264") -> EpisodeItem {
        EpisodeItem(
            episode: episode, files: hasFile ? [.sample("file000\(episode.number)", codec, download: "/d?c=x")] : [],
            progress: position.map { progress(episode, $0) })
    }

    private static let browser = ClientCapabilities([.mp4, .h264, .aac])
    private static let failure = ViewStateError("It broke", reason: "The disk is full.", recovery: "Free some space.")
    private static let undo = UndoOffer(.watchlist(isOn: true), undo: ViewingUndo.watchlist(id, before: .distantPast))

    private func check(_ name: String, _ content: ViewState<SeriesContent>, _ notice: Notice<UndoOffer<ViewingUndo>>.State = .init()) throws
    {
        var state = SeriesFeature.State(id: Self.id, capabilities: Self.browser)
        state.page.content = content
        state.page.notice = notice
        try expectGolden("series-\(name)", htmlString(SeriesFeature.view(state)) + htmlString(SeriesFeature.toasts(state)))
    }

    @Test("Each state of a series' page")
    func series() throws {
        let short = SeriesContent(series: Self.short, next: nil, isOnWatchlist: false)
        try check("loading", .loading)
        try check("error", .error(Self.failure))
        try check(
            "ready",
            .ready(SeriesContent(series: Self.series, next: Self.item(Self.episode(2), at: 500), isOnWatchlist: true, isContinued: true)))
        try check("short", .ready(short))
        let refused = Self.item(Self.episode(2), codec: "hevc")
        try check("refused", .ready(SeriesContent(series: Self.short, next: refused, isOnWatchlist: false)))
        try check("poor", .ready(SeriesContent(series: Self.short, next: nil, isOnWatchlist: false, missing: [.cast, .similar, .marks])))
        try check("added", .ready(short), .init(offer: Self.undo))
        try check("unsaved", .ready(short), .init(failure: Self.failure))
    }

    private func check(season name: String, _ content: ViewState<SeasonContent>) throws {
        var state = SeasonFeature.State(series: Self.id, number: 1, capabilities: Self.browser)
        state.content = content
        try expectGolden("season-\(name)", htmlString(SeasonFeature.view(state)))
    }

    private func season(_ episodes: [EpisodeItem], of series: Series = series) -> ViewState<SeasonContent> {
        let season = Season(summary: series.seasons.last!, seriesTitle: series.summary.title, episodes: episodes.map(\.episode))
        return .ready(SeasonContent(season: season, series: series, episodes: episodes))
    }

    @Test("Each state of a season's page")
    func seasons() throws {
        try check(season: "loading", .loading)
        try check(season: "error", .error(Self.failure))
        try check(
            season: "ready",
            season([
                Self.item(Self.episode(1), at: 999), Self.item(Self.episode(2, still: "d"), at: 500),
                Self.item(Self.episode(3, still: "e")),
            ]))
        try check(
            season: "refused", season([Self.item(Self.episode(1), codec: "hevc"), Self.item(Self.episode(2))], of: Self.short))
        try check(season: "away", season([Self.item(Self.episode(1, isMissing: true), hasFile: false)]))
        try check(season: "without-files", season([Self.item(Self.episode(1), hasFile: false)], of: Self.short))
        var unknown = try #require(season([], of: Self.short).content)
        unknown.service = .unconnected
        try check(season: "unknown", .ready(unknown))
    }

    private func check(episode name: String, _ content: ViewState<EpisodeContent>, _ notice: Notice<UndoOffer<ViewingUndo>>.State = .init())
        throws
    {
        var state = EpisodeFeature.State(series: Self.id, season: 1, number: 2, capabilities: Self.browser)
        state.page.content = content
        state.page.notice = notice
        try expectGolden("episode-\(name)", htmlString(EpisodeFeature.view(state)) + htmlString(EpisodeFeature.toasts(state)))
    }

    private func file(_ name: String, isMissing: Bool = false, position: Double? = nil, download: String? = nil, codec: String = "h264")
        -> EpisodeFile
    {
        EpisodeFile(
            file: MediaFile(
                id: FileID(name)!, library: "Series", path: "Show/\(name).mkv", size: 1, modifiedAt: .distantPast, addedAt: .distantPast,
                missingSince: isMissing ? .distantPast : nil, reference: Self.episode(2).reference,
                media: MediaFacts(
                    container: "matroska", duration: 1_000, chapters: [Chapter(start: 0, title: "A"), Chapter(start: 60, title: "B")])),
            offered: .sample(name, codec, download: download), progress: position.map { Self.progress(Self.episode(2), $0) })
    }

    @Test("Each state of an episode's page")
    func episodes() throws {
        func content(_ files: [EpisodeFile], previous: Episode? = nil, next: Episode? = nil) -> ViewState<EpisodeContent> {
            .ready(
                EpisodeContent(
                    episode: Self.episode(2, still: "d"), seriesTitle: "Harbour <Lights>", seasonTitle: "Season 1", files: files,
                    previous: previous, next: next))
        }
        try check(episode: "loading", .loading)
        try check(episode: "error", .error(Self.failure))
        try check(
            episode: "ready",
            content(
                [file("aaaaaaaa", position: 500, download: "/d?c=x"), file("bbbbbbbb", isMissing: true)], previous: Self.episode(1),
                next: Self.episode(3)))
        var credited = try #require(content([file("aaaaaaaa")]).content)
        let people = [("tmdb-1", "Mia <Moon>"), ("tmdb-2", "Ola Oak")].map { PersonSummary(id: PersonID(rawValue: $0)!, name: $1) }
        credited.guests = [CastMember(person: people[0], characters: ["The <stowaway>"])]
        (credited.directors, credited.writers) = ([people[1]], people)
        try check(episode: "credited", .ready(credited))
        try check(episode: "watched", content([file("aaaaaaaa", position: 999)]))
        try check(episode: "refused", content([file("aaaaaaaa", download: "/d?c=x", codec: "hevc")]))
        try check(episode: "without-files", content([]))
        try check(episode: "marked", content([]), .init(offer: UndoOffer(.watched(true, FileID("aaaaaaaa")!), undo: Self.undo.undo)))
        try check(episode: "unsaved", content([]), .init(failure: Self.failure))
    }

    @Test("Each state of the list of series")
    func list() throws {
        func check(_ name: String, _ list: ViewState<Page<SeriesSummary>>) throws {
            var state = SeriesListFeature.State(query: SeriesQuery(), start: nil)
            state.facets = SeriesFacets(count: 2)
            state.list = list
            try expectGolden("list-\(name)", htmlString(SeriesListFeature.view(state)) + htmlString(SeriesListFeature.toasts(state)))
        }
        try check("loading", .loading)
        try check("error", .error(Self.failure))
        try check("ready", .ready(Page(items: [Self.summary, Self.short.summary], next: nil)))
        try check("empty", .ready(Page(items: [], next: nil)))
    }
}
