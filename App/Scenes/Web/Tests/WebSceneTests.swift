import CoreDomain
import ExploreFeature
import Flow
import FlowTesting
import Foundation
import HTML
import LibraryFeature
import Live
import MovieDetailsFeature
import MoviesDomain
import MoviesFeature
import SearchFeature
import SeriesFeature
import SettingsFeature
import Testing
import WatchFeature
import WatchlistFeature
import WebScene

@Suite("The web scene")
struct WebSceneTests {
    private static let owner = Viewer(id: ViewerID(rawValue: "me"), role: .owner)
    private static let movie = Movie(summary: MovieSummary(id: TitleID("tmdb-1")!, title: "The General", addedAt: .distantPast))

    private var scene: WebScene {
        let series = SeriesClient(
            list: { _, _ in CoreDomain.Page(items: [], next: nil) }, changes: { AsyncStream { $0.finish() } },
            series: { _ in AsyncStream { $0.finish() } }, season: { _, _ in AsyncStream { $0.finish() } },
            episode: { _, _, _ in AsyncStream { $0.finish() } }, setOnWatchlist: { _, _ in }, markWatched: { _ in },
            forgetProgress: { _ in })
        let screens = Screens(
            explore: ExploreFeature(
                client: ExploreClient(
                    shelves: {
                        AsyncStream {
                            $0.yield(.success(ExploreShelves())); $0.finish()
                        }
                    }, dismiss: { _ in }, undoDismiss: { _ in },
                    refresh: {})),
            movies: MoviesFeature(
                client: MoviesClient(
                    movies: { _, _ in CoreDomain.Page(items: [Self.movie.summary], next: nil) },
                    filters: { _ in MovieFilters(genres: [], years: []) },
                    changes: { AsyncStream { $0.finish() } }, refresh: {})),
            movie: MovieDetailsFeature(
                client: MovieDetailsClient(
                    movie: { id in
                        AsyncStream {
                            let known = id.rawValue == "tmdb-1" || id.rawValue == "imdb-tt1"
                            $0.yield(
                                known
                                    ? .success(MovieContent(movie: Self.movie, files: [], isOnWatchlist: false))
                                    : .failure(ViewStateError("Movie Not Found", isRetryable: false)))
                            $0.finish()
                        }
                    }, setOnWatchlist: { _, _ in }, markWatched: { _ in }, forgetProgress: { _ in })),
            allSeries: SeriesListFeature(client: series), series: SeriesFeature(client: series), season: SeasonFeature(client: series),
            episode: EpisodeFeature(client: series),
            search: SearchFeature(client: SearchClient { _ in [] }),
            watchlist: WatchlistFeature(
                client: WatchlistClient(watchlist: { AsyncStream { $0.finish() } }, add: { _ in }, remove: { _ in }, restore: { _ in })),
            library: LibraryFeature(
                client: LibraryClient(
                    library: { AsyncStream { $0.finish() } }, progress: { AsyncStream { $0.finish() } }, add: { _ in nil },
                    remove: { _ in },
                    scan: { _ in }, cancel: { _ in })),
            settings: SettingsFeature(client: SettingsClient { [] }),
            watch: WatchFeature(
                client: WatchClient(watchable: { _ in throw CancellationError() }, saveProgress: { _ in }, next: { _ in nil })))
        return WebScene(screens: screens, assets: WebAssets(stylesheets: ["/a.css"], modules: ["/a.js"], version: "1"))
    }

    private func open(_ address: String, _ arrival: Location.Arrival, in store: Store<WebScene>) async {
        var location = Location(parsing: address)!
        location.arrival = arrival
        await store.send(.opened(location))
        for _ in 0..<200 where await !scene.isSettled(store.state) { try? await Task.sleep(for: .milliseconds(2)) }
    }

    private func page(_ store: Store<WebScene>) async -> String { htmlString(scene.view(await store.state)) }

    @Test("Following links stacks screens, and going back finds the screen as it was")
    func stack() async {
        let store = Store(WebScene.State(visitor: WebVisitor(viewer: Self.owner)), scene)
        await open("/movies", .opened, in: store)
        await open("/movies/tmdb-1", .followed, in: store)
        #expect(await store.state.stack.count == 2)
        #expect(await page(store).contains("<h1"))
        await open("/movies", .returned, in: store)
        #expect(await store.state.stack.count == 1)
        #expect(scene.location(of: await store.state).description == "/movies")
    }

    @Test("A long journey keeps only the last screens alive")
    func bounded() async {
        let store = Store(WebScene.State(visitor: WebVisitor(viewer: Self.owner)), scene)
        await open("/", .opened, in: store)
        for number in 0..<20 { await open("/search?q=\(number)", .followed, in: store) }
        #expect(await store.state.stack.count <= 6)
    }

    @Test("What is not there answers 404, and another identity leads to the right address")
    func status() async {
        for (address, status) in [
            ("/movies/tmdb-9", 404), ("/nowhere", 404), ("/movies/imdb-tt1", 308), ("/movies/tmdb-1", 200), ("/", 200),
        ] {
            let store = Store(WebScene.State(visitor: WebVisitor(viewer: Self.owner)), scene)
            await open(address, .opened, in: store)
            #expect(scene.status(of: await store.state) == status, "\(address)")
            if status == 308 { #expect(scene.location(of: await store.state).description == "/movies/tmdb-1") }
        }
    }

    @Test("An intent of another screen, or of one that has gone, changes nothing")
    func forged() async throws {
        let store = Store(WebScene.State(visitor: WebVisitor(viewer: Self.owner)), scene)
        await open("/movies/tmdb-1", .opened, in: store)
        let before = await page(store)
        for (name, screen) in [("scan", ""), ("toggleWatchlist", "99"), ("toggleWatchlist", "x"), ("nonsense", "")] {
            let wire = try #require(WireIntent(name: name))
            #expect(scene.action(for: wire, screen: screen, in: await store.state) == nil)
        }
        #expect(await page(store) == before)
        let wire = try #require(WireIntent(name: "toggleWatchlist"))
        await store.send(try #require(scene.action(for: wire, screen: "", in: await store.state)))
        #expect(await page(store) != before)
    }

    @Test("A search follows its words in the address")
    func search() async throws {
        let store = Store(WebScene.State(visitor: WebVisitor(viewer: Self.owner)), scene)
        await open("/search", .opened, in: store)
        let wire = try #require(WireIntent(name: "typed", fields: [.init("q", "dune")]))
        await store.send(try #require(scene.action(for: wire, screen: "", in: await store.state)))
        #expect(scene.location(of: await store.state).description == "/search?q=dune")
    }
}
