public import AppDependencies
import Caching
public import CoreDomain
import DesignSystem
import DiscoverFeature
import ExploreFeature
import HTML
import Hummingbird
import LibraryFeature
import Live
public import LiveServer
public import Logging
import MovieDetailsFeature
import MoviesFeature
import Observability
import PeopleFeature
import Screens
import SearchFeature
import SeriesFeature
public import ServiceLifecycle
import SettingsFeature
import ShowroomFeature
import StreamingDomain
import WatchFeature
import HistoryFeature
import WatchlistFeature
import WebAPI
import WebScene

/// The cinema on a port: pages, sockets, the API, media, pictures and operation.
public struct CinemaServer: Sendable {
    let cinema: Cinema
    let host = LiveHost<WebScene>()
    let assets = AssetCatalogue(CinemaServer.files)
    let registry = Registry()
    /// The screens with the clients of one viewer: all pages of a viewer share them.
    private let scenes = RecentValues<Viewer, WebScene>(capacity: 256)

    public init(cinema: Cinema) { self.cinema = cinema }

    /// In the order in which they run.
    private static let modules = ["capabilities.js", "live.js", "shell.js", "keys.js", "search.js", "list.js", "stream.js", "player.js"]

    /// All style sheets, in their order of precedence, are one file, and so are all modules. It names its grain by file; browsers need the address that names its content.
    private static var files: [String: [UInt8]] {
        let assets = DesignAsset.all.map { ($0.name, $0.bytes) } + WatchAsset.all.map { ($0.name, $0.bytes) }
        var files = Dictionary(uniqueKeysWithValues: assets.filter { !$0.0.hasSuffix(".css") })
        files["live.js"] = LiveScript.bytes
        files["popcorn.js"] = BrowserModule.joined(modules.compactMap { files[$0] })
        for module in modules where !ErrorPages.modules.contains(module) { files[module] = nil }
        let grain = AssetCatalogue(["grain.svg": files["grain.svg"] ?? []]).url("grain.svg")
        let sheet = String(decoding: assets.filter { $0.0.hasSuffix(".css") }.flatMap(\.1), as: UTF8.self)
        files["popcorn.css"] = Array(sheet.replacing("url(grain.svg)", with: "url(\(grain))").utf8)
        return files
    }

    private func scene(for viewer: Viewer) -> WebScene {
        let series = cinema.seriesClient(for: viewer)
        // In the order of the navigation.
        let screens = [
            Screen(ExploreFeature(client: cinema.exploreClient(for: viewer))),
            Screen(MoviesFeature(client: cinema.moviesClient(for: viewer))),
            Screen(SeriesListFeature(client: cinema.seriesListClient(for: viewer))),
            Screen(SearchFeature(client: cinema.searchClient(for: viewer))),
            Screen(DiscoverFeature(client: cinema.discoverClient(for: viewer))),
            Screen(WatchlistFeature(client: cinema.watchlistClient(for: viewer))),
            Screen(HistoryFeature(client: cinema.historyClient(for: viewer))),
            Screen(YearFeature(client: cinema.historyClient(for: viewer))),
            Screen(LibraryFeature(client: cinema.libraryClient())),
            Screen(ProblemsFeature(client: cinema.problemsClient())), Screen(FolderFeature(client: cinema.folderClient())),
            Screen(NamesFeature(client: cinema.namesClient())), Screen(UnmatchedFeature(client: cinema.unmatchedClient())),
            Screen(VersionsFeature(client: cinema.versionsClient())),
            Screen(CorrectionFeature(client: cinema.correctionClient(for: viewer))),
            Screen(MovieDetailsFeature(client: cinema.movieDetailsClient(for: viewer))),
            Screen(SeriesFeature(client: series)), Screen(SeasonFeature(client: series)), Screen(EpisodeFeature(client: series)),
            Screen(PersonFeature(client: cinema.peopleClient(for: viewer))), Screen(CastFeature(client: cinema.peopleClient(for: viewer))),
            Screen(WatchFeature(client: cinema.watchClient(for: viewer))),
            Screen(SettingsFeature(client: cinema.settingsClient(for: viewer))), Screen(ShowroomFeature()),
        ]
        return WebScene(
            screens: screens,
            assets: WebAssets(
                stylesheets: [assets.url("popcorn.css")],
                modules: [assets.url("popcorn.js")],
                icon: assets.url("icon.svg"), version: assets.version))
    }

    private var pages: LivePages<WebScene> {
        LivePages(host: host, epochs: cinema.epochs) { [self] visitor in
            LiveVisit(
                client: visitor.client, feature: scenes.value(for: visitor.viewer) { scene(for: visitor.viewer) },
                state: WebScene.State(visitor: WebVisitor(viewer: visitor.viewer, cookies: visitor.cookies, address: visitor.address)))
        }
    }

    /// Every route of the server, each with the access that it declares.
    public var routes: Routes { routes(pages, screens) }

    /// For what does not depend on the viewer: addresses, the permissions that they need, and entries of the navigation.
    private var screens: [Screen] { scene(for: .nobody).screens }

    private func routes(_ pages: LivePages<WebScene>, _ screens: [Screen]) -> Routes {
        var routes = Routes()
        for screen in screens {
            routes.add(
                pages.routes(screen.patterns, access: .may(screen.access)).refusing { [cinema] in
                    cinema.needsRestart ? ErrorPages.needsRestart : nil
                })
        }
        routes.add(APIRoutes.all(cinema))
        routes.add(MediaRoutes(cinema: cinema).routes)
        routes.add(StreamRoutes(cinema: cinema).routes)
        routes.add(ArtworkRoutes(cinema: cinema).routes)
        routes.add(OperationRoutes(cinema: cinema, registry: registry, population: { [host] in await host.population }).routes)
        routes.add(assets.routes)
        return routes
    }

    /// Revokes everything that a viewer was given: live pages end (the browser is told to sign in), requests and media addresses are refused.
    public func end(_ viewer: ViewerID) async {
        cinema.epochs.raise(viewer)
        await host.end(LiveVisitor.client(viewer))
    }

    /// The services to run: the server and the maintenance of live sessions.
    public func services(
        _ configuration: WebServer.Configuration, authenticator: Authenticator, logger: Logger,
        onStarted: @escaping @Sendable (Int) async -> Void
    ) -> [any Service] {
        let (pages, screens) = (pages, screens)
        let errors = ErrorPages(assets: assets) { screens.navigation(for: $0) }
        let server = WebServer(
            configuration: configuration, routes: routes(pages, screens), authenticator: authenticator, capabilities: cinema.capabilities,
            connect: pages.connect, errorPage: errors.page, logger: logger, metrics: registry, onStarted: onStarted)
        return [server, SessionKeeping(host: host)]
    }
}

/// Ends idle live sessions in time, and all of them when the server stops.
struct SessionKeeping: Service, CustomStringConvertible {
    let host: LiveHost<WebScene>
    let description = "session keeping"

    func run() async throws {
        await cancelWhenGracefulShutdown { await host.run() }
    }
}
