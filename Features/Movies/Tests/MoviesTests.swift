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
                return CoreDomain.Page(items: (start..<end).map(Self.movie), next: end < total ? "local-\(end - 1)" : nil)
            },
            filters: { _ in MovieFilters(genres: [], years: []) }, changes: { AsyncStream { $0.finish() } },
            refresh: { unimplemented("MoviesClient.refresh") })
    }

    private func loaded(total: Int) async -> TestStore<MoviesFeature> {
        let feature = MoviesFeature(client: client(total: total))
        var state = MoviesFeature.State(query: MovieQuery())
        state.grid = .ready(.init(items: (0..<min(60, total)).map(Self.movie), next: total > 60 ? "local-59" : nil))
        return TestStore(state, feature)
    }

    @Test("Sixty movies first, then sixty more as one scrolls, then the rest")
    func paging() async {
        let store = await loaded(total: 130)
        await store.send(.intent(.loadMore)) { $0.isLoadingMore = true }
        await store.receive(where: { if case .loadedMore = $0 { true } else { false } }) {
            $0.isLoadingMore = false
            $0.grid = .ready(.init(items: (0..<120).map(Self.movie), next: "local-119"))
        }
        await store.send(.intent(.loadMore)) { $0.isLoadingMore = true }
        await store.receive(where: { if case .loadedMore = $0 { true } else { false } }) {
            $0.isLoadingMore = false
            $0.grid = .ready(.init(items: (0..<130).map(Self.movie), next: nil))
        }
        await store.send(.intent(.loadMore))
        await store.finish()
    }

    @Test("Asking twice for the next movies asks once")
    func guarded() async {
        let store = await loaded(total: 130)
        await store.send(.intent(.loadMore)) { $0.isLoadingMore = true }
        await store.send(.intent(.loadMore))
        await store.receive(where: { if case .loadedMore = $0 { true } else { false } }) {
            $0.isLoadingMore = false
            $0.grid = .ready(.init(items: (0..<120).map(Self.movie), next: "local-119"))
        }
        await store.finish()
    }

    @Test("A list that was covered while more was loading can go on when it comes back")
    func coveredWhileLoading() {
        var state = MoviesFeature.State(query: MovieQuery())
        state.grid = .ready(.init(items: (0..<60).map(Self.movie), next: "local-59"))
        state.isLoadingMore = true
        _ = MoviesFeature(client: client(total: 130)).reduce(into: &state, .appeared)
        #expect(!state.isLoadingMore)
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

    @Test("A movie that shifted between two pages is shown once")
    func distinct() async {
        let store = await loaded(total: 130)
        let overlap = CoreDomain.Page(items: [Self.movie(59), Self.movie(60)], next: nil)
        await store.send(.loadedMore(overlap)) {
            $0.grid = .ready(.init(items: (0...60).map(Self.movie), next: nil))
        }
        await store.finish()
    }

    @Test("A list that was read before it grew does not make it shorter: it is read again")
    func grownMeanwhile() async {
        let store = await loaded(total: 130)
        let short = MoviesFeature.Grid(items: (0..<30).map(Self.movie), next: "local-29")
        await store.send(.grid(.loaded(short)))
        let whole = MoviesFeature.Grid(items: (0..<60).map(Self.movie), next: "local-59")
        await store.receive(.grid(.loaded(whole)))
        await store.finish()
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
