import CoreDomain
import Flow
import FlowTesting
import Foundation
import HTML
import MoviesDomain
import StreamingDomain
import Testing
import TVSeriesDomain
import ViewingDomain

@testable import ExploreFeature

@Suite("Golden Explore")
struct GoldenTests {
    private static let picture = Picture(id: "abcdef0123456789", width: 1920, height: 1080, colour: "884422", theme: "c0392b")
    private static let general = MovieSummary(
        id: TitleID("tmdb-961")!, title: "The General", year: 1926, rating: 8.1, runtimeMinutes: 78, genres: ["Comedy"], poster: picture,
        backdrop: picture, addedAt: .distantPast)
    private static let unknown = MovieSummary(id: TitleID("local-x")!, title: "Without <a> year", addedAt: .distantPast)
    private static let show = SeriesSummary(id: TitleID("local-show")!, title: "Harbour Lights", year: 2018, addedAt: .distantPast)
    private static let begun = ContinueItem(
        title: general.id, name: "The General", picture: picture, fraction: 0.4, remaining: 900,
        play: PlayOffer(file: .sample("aaaaaaaa"), resumeAt: 600), page: "/movies/tmdb-961")
    private static let episode = ContinueItem(
        title: show.id, name: "Harbour Lights", detail: "S1 E2 · The Fog", picture: nil, fraction: 0, remaining: 2_520,
        play: PlayOffer(file: .sample("bbbbbbbb")), page: "/series/local-show/seasons/1/episodes/2", isOnWatchlist: true)
    private static let full = ExploreShelves(
        hero: FeaturedMovie(movie: general, overview: "A train & an engineer.", play: PlayOffer(file: .sample("aaaaaaaa"))),
        continueWatching: [begun, episode], mostWatched: [.movie(general), .series(show)], recentlyAdded: [.series(show), .movie(unknown)],
        series: [show], movies: [general, unknown], videos: [unknown])

    private func check(_ name: String, _ shelves: ViewState<ExploreShelves>, _ notice: Notice<ContinueOffer>.State = .init()) throws {
        var state = ExploreFeature.State(capabilities: ClientCapabilities([.mp4, .h264, .aac]))
        state.page.content = shelves
        state.page.notice = notice
        try expectGolden(name, htmlString(ExploreFeature.view(state)) + htmlString(ExploreFeature.toasts(state)))
    }

    @Test("Each state of the screen")
    func states() throws {
        let resumed = FeaturedMovie(movie: Self.general, play: Self.begun.play)
        let undo = ViewingUndo.dismissal(Self.general.id, before: .distantPast)
        try check("loading", .loading)
        try check("error", .error(ViewStateError("It broke", reason: "The disk is full.", recovery: "Free some space.")))
        try check("empty", .ready(ExploreShelves()))
        try check("ready", .ready(Self.full))
        try check("resumed", .ready(ExploreShelves(hero: resumed, continueWatching: [Self.begun, Self.episode], movies: [Self.general])))
        try check("sample", .ready(ExploreShelves(movies: [Self.general], isSampleOnly: true)))
        try check("unplayable", .ready(ExploreShelves(hero: FeaturedMovie(movie: Self.unknown), movies: [Self.unknown])))
        var refused = Self.begun
        refused.play.file = .sample("aaaaaaaa", "hevc")
        try check(
            "refused",
            .ready(
                ExploreShelves(
                    hero: FeaturedMovie(movie: Self.unknown, play: refused.play), continueWatching: [refused, Self.episode],
                    movies: [Self.general])))
        try check("dismissed", .loading, .init(offer: ContinueOffer(.dismissed(Self.begun, from: 0), undo: undo)))
        try check("unsaved", .loading, .init(failure: ViewStateError("The disk is full")))
    }
}
