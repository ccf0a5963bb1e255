import CoreDomain
import Flow
import FlowTesting
import Foundation
import HTML
import MoviesDomain
import MoviesFeature
import Testing

@Suite("The poster grid")
struct MoviesFeatureTests {
    private static func movie(_ number: Int) -> MovieSummary {
        MovieSummary(id: TitleID("local-\(number)")!, title: "Movie \(number)", addedAt: .distantPast)
    }

    private func client(total: Int) -> MoviesClient {
        MoviesClient(
            movies: { _, page in
                let start = page.after.flatMap { Int($0.dropFirst(6)) }.map { $0 + 1 } ?? 0
                let end = min(start + page.limit, total)
                return Page(items: (start..<end).map(Self.movie), next: end < total ? "local-\(end - 1)" : nil)
            },
            filters: { _ in MovieFilters(genres: [], years: []) }, changes: { AsyncStream { $0.finish() } },
            refresh: { unimplemented("MoviesClient.refresh") })
    }

    @Test(
        "A visit shows one part of the list, and leads on while there is more",
        arguments: [(nil, 0..<60), ("local-59", 60..<120), ("local-119", 120..<130)] as [(String?, Range<Int>)])
    func parts(start: String?, shown: Range<Int>) async {
        let store = TestStore(MoviesFeature.State(query: MovieQuery(), start: start), MoviesFeature(client: client(total: 130)))
        let part = Page(items: shown.map(Self.movie), next: shown.upperBound < 130 ? "local-\(shown.upperBound - 1)" : nil)
        await store.send(.libraryChanged) { $0.grid = .loading }
        await store.receive(.grid(.loaded(part))) { $0.grid = .ready(part) }
        await store.receive(.filtersLoaded(MovieFilters(genres: [], years: []))) { $0.filters = MovieFilters(genres: [], years: []) }
        #expect(htmlString(MoviesView(await store.state)).contains("Next page") == (part.next != nil))
        await store.finish()
    }

    @Test("A long list from A to Z has letters that lead to its parts; a short or a filtered one has none")
    func letters() {
        var state = MoviesFeature.State(query: MovieQuery(), start: "local-9")
        state.filters = MovieFilters(genres: [], years: [], letters: [LetterMark("#"), LetterMark("B", after: "local-9")])
        state.grid = .ready(.init(items: [Self.movie(10)], next: nil))
        let page = htmlString(MoviesView(state))
        #expect(page.contains("href=\"/movies?after=local-9\"") && page.contains("aria-current"))
        state.start = nil
        #expect(!htmlString(MoviesView(state)).contains("A to Z\""))
        state.start = "local-9"
        state.query.sort = .year
        #expect(!htmlString(MoviesView(state)).contains("A to Z\""))
    }

    @Test("Filters that cannot be read leave those that are shown, or none")
    func filters() {
        let feature = MoviesFeature(client: client(total: 0)), some = MovieFilters(genres: [], years: [1926])
        var state = MoviesFeature.State(query: MovieQuery())
        _ = feature.reduce(into: &state, .filtersLoaded(nil))
        #expect(state.filters == MovieFilters(genres: [], years: []))
        _ = feature.reduce(into: &state, .filtersLoaded(some))
        _ = feature.reduce(into: &state, .filtersLoaded(nil))
        #expect(state.filters == some)
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

    @Test("Without movies it invites, with a filter it offers to show all")
    func empty() {
        var state = MoviesFeature.State(query: MovieQuery())
        state.grid = .ready(.init(items: [], next: nil))
        #expect(htmlString(MoviesView(state)).contains("Add a folder"))
        state.query.genre = "Western"
        #expect(htmlString(MoviesView(state)).contains("Show all"))
    }
}
