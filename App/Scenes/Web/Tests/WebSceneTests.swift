import CoreDomain
import Flow
import HTML
import Live
import MoviesDomain
import Testing
import WebScene

@Suite("The web scene")
struct WebSceneTests {
    private let scene = SampleScene.make()

    private func open(_ address: String, _ arrival: Location.Arrival, in store: Store<WebScene>) async {
        var location = Location(parsing: address)!
        location.arrival = arrival
        await store.send(.opened(location))
        for _ in 0..<30_000 where await !scene.isSettled(store.state) { try? await Task.sleep(for: .milliseconds(2)) }
    }

    private func page(_ store: Store<WebScene>) async -> String { htmlString(scene.view(await store.state)) }

    @Test("Following links stacks screens, and going back finds the screen as it was")
    func stack() async {
        let store = Store(SampleScene.state(), scene)
        await open("/movies", .opened, in: store)
        await open("/movies/tmdb-1", .followed, in: store)
        #expect(await store.state.stack.count == 2)
        #expect(await page(store).contains("<h1"))
        await open("/movies", .returned, in: store)
        #expect(await store.state.stack.count == 1)
        #expect(scene.location(of: await store.state).description == "/movies")
    }

    @Test("Pages after a first visit's are opened with the cookies of its socket")
    func joined() async throws {
        let store = Store(SampleScene.state(), scene), viewer = await store.state.visitor.viewer
        await open("/", .opened, in: store)
        let joined = WebScene.State(visitor: WebVisitor(viewer: viewer, cookies: ["popcorn-theme": "dark"]))
        await store.send(try #require(scene.joining(joined)))
        #expect(scene.head(of: await store.state).theme == "dark")
        #expect(await store.state.stack.count == 1)
        let stranger = WebScene.State(visitor: WebVisitor(viewer: .nobody, cookies: ["popcorn-theme": "light"]))
        await store.send(try #require(scene.joining(stranger)))
        #expect(await store.state.visitor == joined.visitor)
    }

    @Test("A long journey keeps only the last screens alive")
    func bounded() async {
        let store = Store(SampleScene.state(), scene)
        await open("/", .opened, in: store)
        for number in 0..<20 { await open("/search?q=\(number)", .followed, in: store) }
        #expect(await store.state.stack.count <= 6)
    }

    @Test("What is not there answers 404, and another identity leads to the right address")
    func status() async {
        for (address, status) in [
            ("/movies/tmdb-9", 404), ("/nowhere", 404), ("/movies/imdb-tt1", 308), ("/movies/tmdb-1", 200), ("/", 200),
        ] {
            let store = Store(SampleScene.state(), scene)
            await open(address, .opened, in: store)
            #expect(scene.status(of: await store.state) == status, "\(address)")
            if status == 308 { #expect(scene.location(of: await store.state).description == "/movies/tmdb-1") }
        }
    }

    @Test(
        "Each page of a series leads to the address with the id that the series uses",
        arguments: ["", "/seasons/1", "/seasons/1/episodes/2"])
    func alias(page: String) async {
        for (id, status) in [("tmdb-tv4", 200), ("tmdb-4", 308), ("imdb-tt4", 308)] {
            let store = Store(SampleScene.state(), scene)
            await open("/series/\(id)\(page)", .opened, in: store)
            #expect(scene.status(of: await store.state) == status, "\(id)\(page)")
            #expect(scene.location(of: await store.state).description == "/series/tmdb-tv4\(page)")
        }
    }

    @Test("An intent of another screen, or of one that has gone, changes nothing")
    func forged() async throws {
        let store = Store(SampleScene.state(), scene)
        await open("/movies/tmdb-1", .opened, in: store)
        let before = await page(store)
        for (name, screen) in [("scan", ""), ("setOnWatchlist", "99"), ("setOnWatchlist", "x"), ("nonsense", "")] {
            let wire = try #require(WireIntent(name: name, fields: [.init("isOn", "true")]))
            #expect(scene.action(for: wire, screen: screen, in: await store.state) == nil)
        }
        #expect(await page(store) == before)
        let wire = try #require(WireIntent(name: "setOnWatchlist", fields: [.init("isOn", "true")]))
        await store.send(try #require(scene.action(for: wire, screen: "", in: await store.state)))
        #expect(await page(store) != before)
    }

    @Test("A screen that a viewer may not open does not exist for them, and neither does its navigation entry")
    func forbidden() async {
        let guest = Role.guest(SampleScene.movie.id)
        for (address, role, status) in [
            ("/library", Role.owner, 200), ("/library", .adult, 404), ("/", .child, 200), ("/", guest, 404), ("/", .nobody, 404),
            ("/movies/tmdb-1", guest, 200), ("/watchlist", guest, 404),
        ] {
            let store = Store(SampleScene.state(role), scene)
            await open(address, .opened, in: store)
            #expect(scene.status(of: await store.state) == status, "\(address) \(role)")
            let html = await page(store)
            #expect(html.contains("place-library") == (role == .owner), "\(address) \(role)")
        }
    }

    @Test("An intent without its permission is refused")
    func permission() async throws {
        for (role, isAllowed) in [(Role.adult, true), (.guest(SampleScene.movie.id), false)] {
            let store = Store(SampleScene.state(role), scene)
            await open("/movies/tmdb-1", .opened, in: store)
            let wire = try #require(WireIntent(name: "setOnWatchlist", fields: [.init("isOn", "true")]))
            #expect((scene.action(for: wire, screen: "", in: await store.state) != nil) == isAllowed)
        }
    }

    @Test("A search follows its words in the address")
    func search() async throws {
        let store = Store(SampleScene.state(), scene)
        await open("/search", .opened, in: store)
        let wire = try #require(WireIntent(name: "typed", fields: [.init("q", "dune")]))
        await store.send(try #require(scene.action(for: wire, screen: "", in: await store.state)))
        #expect(scene.location(of: await store.state).description == "/search?q=dune")
    }
}
