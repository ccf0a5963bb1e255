import CoreDomain
import Flow
import FlowTesting
import Foundation
import HTML
import Live
import MoviesDomain
import MoviesFeature
import ScreensTesting
import Testing
import ViewingDomain

@testable import Screens

@Suite("The list of movies")
struct MoviesFeatureTests {
    private static func movie(_ number: Int) -> MovieSummary {
        MovieSummary(id: TitleID("local-\(number)")!, title: "Movie \(number)", addedAt: .distantPast)
    }

    private func client(total: Int) -> MoviesClient {
        MoviesClient(
            page: { _, page in
                let start = page.after.flatMap { Int($0.dropFirst(6)) }.map { $0 + 1 } ?? 0
                let end = min(start + page.limit, total)
                return Page(items: (start..<end).map(Self.movie), next: end < total ? "local-\(end - 1)" : nil)
            },
            facets: { _ in MovieFacets(genres: [], years: []) }, changes: { AsyncStream { $0.finish() } },
            refresh: { unimplemented("MoviesClient.refresh") }, menu: .unimplemented(giving: .progress([])))
    }

    @Test(
        "A visit shows one part of the list, and leads on while there is more",
        arguments: [(nil, 0..<60), ("local-59", 60..<120), ("local-119", 120..<130)] as [(String?, Range<Int>)])
    func parts(start: String?, shown: Range<Int>) async {
        // The list and the facets are read side by side; here the facets come second.
        let (gate, open) = AsyncStream<Void>.makeStream()
        var client = client(total: 130)
        client.facets = { _ in
            for await _ in gate { break }
            return MovieFacets(genres: [], years: [])
        }
        let store = TestStore(MoviesFeature.State(query: MovieQuery(), start: start), MoviesFeature(client: client))
        let part = Page(items: shown.map(Self.movie), next: shown.upperBound < 130 ? "local-\(shown.upperBound - 1)" : nil)
        await store.send(.listChanged) { $0.list = .loading }
        await store.receive(.list(.loaded(part))) { $0.list = .ready(part) }
        open.yield()
        await store.receive(.facetsLoaded(MovieFacets(genres: [], years: []))) { $0.facets = MovieFacets(genres: [], years: []) }
        #expect(htmlString(PosterListView<MovieList>(await store.state)).contains("Next page") == (part.next != nil))
        await store.finish()
    }

    @Test("A long list from A to Z has letters that lead to its parts; a short or a filtered one has none")
    func letters() {
        var state = MoviesFeature.State(query: MovieQuery(), start: "local-9")
        state.facets = MovieFacets(genres: [], years: [], letters: [LetterMark("#"), LetterMark("B", after: "local-9")])
        state.list = .ready(.init(items: [Self.movie(10)], next: nil))
        let page = htmlString(PosterListView<MovieList>(state))
        #expect(page.contains("href=\"/movies?after=local-9\"") && page.contains("aria-current"))
        state.start = nil
        #expect(!htmlString(PosterListView<MovieList>(state)).contains("A to Z\""))
        state.start = "local-9"
        state.query.sort = .year
        #expect(!htmlString(PosterListView<MovieList>(state)).contains("A to Z\""))
    }

    @Test(
        "The count beside the title knows the genre, and is silent where it is not known",
        arguments: [
            (MovieQuery(), 12_345, "12,345 movies"), (MovieQuery(), 1, "1 movie"), (MovieQuery(), 0, nil),
            (MovieQuery(kind: .video), 3, "3 videos"), (MovieQuery(genre: "Drama"), 12_345, "7 movies of 12,345"),
            (MovieQuery(genre: "Western"), 12_345, nil), (MovieQuery(year: 1926), 12_345, nil),
        ] as [(MovieQuery, Int, String?)])
    func count(query: MovieQuery, number: Int, words: String?) {
        #expect(MovieList.count(query, MovieFacets(genres: [GenreCount(name: "Drama", count: 7)], years: [], count: number)) == words)
    }

    @Test("A part that cannot be read is no end of the list: it says that it failed")
    func status() {
        var state = MoviesFeature.State(query: MovieQuery(), start: "local-9")
        for (list, status) in [
            (.loading, 200), (.ready(Page(items: [Self.movie(10)], next: nil)), 200), (.ready(Page(items: [], next: nil)), 200),
            (.error(ViewStateError("The disk is away.")), 503),
        ] as [(ViewState<Page<MovieSummary>>, Int)] {
            state.list = list
            #expect(MoviesFeature.status(of: state) == status)
        }
    }

    @Test("Before the facets are known there is no count")
    func unknownCount() { #expect(MovieList.count(MovieQuery(), MovieList.unknownFacets) == nil) }

    @Test("Each address shows its own list", arguments: [("/movies", "Movies"), ("/videos", "Videos")])
    func lists(address: String, title: String) throws {
        let location = try #require(Location(parsing: address))
        let screen = try #require(Screen(MoviesFeature(client: client(total: 0))).open(location, cookies: [:], for: .owner))
        #expect(screen.title == title)
    }

    @Test("A scan that does not start is told for eight seconds")
    func refresh() async {
        let clock = ManualClock(), error = ViewStateError("The disk is away.")
        var client = client(total: 0)
        client.refresh = { () throws(ViewStateError) in throw error }
        let store = TestStore(MoviesFeature.State(query: MovieQuery()), MoviesFeature(client: client, clock: clock))
        await store.send(.intent(.refresh)) { $0.notice = .init(saving: 1) }
        await store.receive(.notice(.finished(.failure(error)))) { $0.notice = .init(failure: error) }
        #expect(htmlString(MoviesFeature.toasts(await store.state)).contains("The disk is away."))
        await clock.advance(by: .seconds(8))
        await store.receive(.notice(.expired)) { $0.notice = .init() }
        await store.finish()
    }

    @Test("Filters that cannot be read leave those that are shown, or none")
    func filters() {
        let feature = MoviesFeature(client: client(total: 0)), some = MovieFacets(genres: [], years: [1926])
        var state = MoviesFeature.State(query: MovieQuery())
        _ = feature.reduce(into: &state, .facetsLoaded(nil))
        #expect(state.facets == MovieFacets(genres: [], years: []))
        _ = feature.reduce(into: &state, .facetsLoaded(some))
        _ = feature.reduce(into: &state, .facetsLoaded(nil))
        #expect(state.facets == some)
    }

    @Test(
        "An address gives a query, and the query its address again",
        arguments: [
            ("title", nil, nil), ("year", "Drama", 1926), ("rating", "Science Fiction", nil),
        ] as [(String, String?, Int?)])
    func addresses(sort: String, genre: String?, year: Int?) {
        let query = MovieQuery(kind: .movie, sort: MovieSort(rawValue: sort)!, genre: genre, year: year)
        let parameters = Dictionary(uniqueKeysWithValues: query.parameters.map { ($0.name, $0.value) })
        #expect(MovieQuery(kind: .movie) { parameters[$0] } == query)
    }

    @Test("Unknown values in an address count as not given")
    func lenient() {
        #expect(MovieQuery(kind: .movie) { ["sort": "sideways", "year": "soon", "genre": ""][$0] } == MovieQuery())
    }

    @Test("A viewer who may not manage the library is shown neither a scan nor a way to add folders")
    func visitor() throws {
        let location = try #require(Location(parsing: "/movies"))
        let adult = Viewer(id: ViewerID(rawValue: "adult"), role: .adult)
        for (viewer, isShown) in [(.owner, true), (adult, false)] as [(Viewer, Bool)] {
            let request = ScreenRequest(location: location, cookies: [:], viewer: viewer, captures: [:])
            var state = try #require(MoviesFeature.state(for: request))
            state.list = .ready(.init(items: [], next: nil))
            let page = htmlString(PosterListView<MovieList>(state))
            #expect(page.contains("data-i=\"refresh\"") == isShown && page.contains("href=\"/library\"") == isShown)
            #expect(page.contains("No movies yet"))
        }
    }

    @Test("Without movies it invites, with a filter it offers to show all")
    func empty() {
        var state = MoviesFeature.State(query: MovieQuery())
        state.list = .ready(.init(items: [], next: nil))
        #expect(htmlString(PosterListView<MovieList>(state)).contains("Add a folder"))
        state.query.genre = "Western"
        #expect(htmlString(PosterListView<MovieList>(state)).contains("Show all"))
    }
}
