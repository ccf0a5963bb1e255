import CoreDomain
import Flow
import FlowTesting
import Foundation
import HTML
import MoviesDomain
import Screens
import ScreensTesting
import StreamingDomain
import Testing
import ViewingDomain

@testable import ExploreFeature

@Suite("What Explore offers to play")
struct ExplorePlayTests {
    private static let movie = MovieSummary(id: TitleID("local-a")!, title: "The Lighthouse Keeper", addedAt: .distantPast)
    private static let chromium = ClientCapabilities([.mp4, .h264, .aac, .hls])

    private static func state(_ play: PlayOffer, _ browser: ClientCapabilities?) -> ExploreFeature.State {
        var state = ExploreFeature.State(capabilities: browser)
        let item = ContinueItem(
            title: TitleID("local-b")!, name: "Harbour", picture: nil, fraction: 0.5, remaining: 60, play: play, page: "/movies/local-b")
        state.page.content = .ready(
            ExploreShelves(hero: FeaturedMovie(movie: movie, play: play), continueWatching: [item], movies: [movie]))
        return state
    }

    private static func page(_ play: PlayOffer, _ browser: ClientCapabilities?) -> String { htmlString(ExploreView(state(play, browser))) }

    @Test("A hero and a begun movie that play lead to the player, with another version if only that one plays")
    func plays() {
        for browser in [Self.chromium, nil] {
            let page = Self.page(PlayOffer(file: .sample("aaaaaaaa", "hevc"), others: [.sample("bbbbbbbb")]), browser)
            #expect(page.components(separatedBy: "/watch/bbbbbbbb").count == 3 && !page.contains("/watch/aaaaaaaa"))
            #expect(page.contains("card-play") && !page.contains("data-capabilities") && !page.contains("Can’t play here"))
        }
    }

    @Test("Those that do not play lead to their pages, without a play control")
    func refused() {
        let page = Self.page(PlayOffer(file: .sample("aaaaaaaa", "hevc"), others: [.sample("bbbbbbbb", "vc1")]), Self.chromium)
        #expect(!page.contains("/watch/") && !page.contains("card-play") && page.contains("Can’t play here"))
        #expect(page.contains("href=\"/movies/local-b\"") && page.contains("<span>Details</span>"))
        #expect(page.contains("data-capabilities=\"\(Self.chromium.cookieValue)\""))
    }

    @Test("A browser that has not answered is offered what some browser plays, and asked; its answer decides")
    func answer() {
        var state = Self.state(PlayOffer(file: .sample("aaaaaaaa", "hevc")), nil)
        #expect(htmlString(ExploreView(state)).contains("/watch/aaaaaaaa"))
        let client = ExploreClient(
            shelves: { unimplementedStream("ExploreClient.shelves") }, menu: .unimplemented(giving: .dismissal(Self.movie.id, before: nil)))
        for answers in ["", Self.chromium.cookieValue] {
            #expect(htmlString(ExploreView(state)).contains("data-capabilities=\"\""))
            ExploreFeature(client: client, clock: ManualClock()).reduceOnly([.intent(.capabilities(answers: answers))], into: &state)
        }
        #expect(!htmlString(ExploreView(state)).contains("/watch/"))
    }
}
