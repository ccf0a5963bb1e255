import PeopleDomain
import CoreDomain
import DiscoverFeature
import DiscoveryApplication
import DiscoveryDomain
import DiscoveryInfrastructure
import Flow
import Foundation
import LibraryComposition
import MoviesDomain
import MoviesInfrastructure
import PeopleInfrastructure
import Persistence
import SampleCatalogue
import Synchronization
import TVSeriesDomain
import Testing
import TVSeriesInfrastructure

@testable import AppDependencies

@Suite("The client of the grids of discovery, with the built-in titles", .timeLimit(.minutes(5)))
struct DiscoverSampleTests {
    private func movies(_ content: DiscoverContent) throws -> [MovieSummary] {
        guard case .part(let part) = content, case .movies(let movies) = part.items else { throw CancellationError() }
        return movies
    }

    private func next(_ content: DiscoverContent) -> Int? { if case .part(let part) = content { part.next } else { nil } }

    @Test("Popular movies come in parts of one length, each once, to the end")
    func parts() async throws {
        let sample = try await SampleCinema(), client = sample.cinema.discoverClient(for: sample.viewer)
        try await CatalogueFilling(cinema: sample.cinema, showsSamples: true).run()
        var after: Int? = 0, found: [TitleID] = [], lengths: [Int] = []
        while let here = after {
            let content = try await first(client.part(DiscoverQuery(.movies), here))
            let part = try movies(content)
            found += part.map(\.id)
            lengths.append(part.count)
            after = next(content)
        }
        let all = try SampleCatalogue.builtIn().movies
        #expect(found.count == all.count && Set(found).count == found.count && lengths == [60, 60, 60, 60, 60, 17])
        let beyond = try await first(client.part(DiscoverQuery(.movies), 6))
        #expect(beyond == .part(DiscoverPart(.movies([]))))
    }

    @Test("Filters are passed on; what nothing matches is empty")
    func filters() async throws {
        let sample = try await SampleCinema(), client = sample.cinema.discoverClient(for: sample.viewer)
        try await CatalogueFilling(cinema: sample.cinema, showsSamples: true).run()
        let filter = DiscoveryFilter(originalLanguage: "ja", genres: ["Drama"], fromYear: 1950, upToYear: 1959)
        let found = try movies(try await first(client.part(DiscoverQuery(.movies, filter: filter), 0)))
        #expect(found.map(\.title).contains("Seven Samurai"))
        #expect(found.allSatisfy { (1950...1959).contains($0.year ?? 0) && $0.genres.contains("Drama") })
        for nothing in [DiscoveryFilter(genres: ["Opera on ice"]), DiscoveryFilter(fromYear: 1990, upToYear: 1980)] {
            let content = try await first(client.part(DiscoverQuery(.movies, filter: nothing), 0))
            #expect(content == .part(DiscoverPart(.movies([]))))
        }
        let series = try await first(client.part(DiscoverQuery(.series, filter: DiscoveryFilter(genres: ["Comedy"])), 0))
        guard case .part(let part) = series, case .series(let shows) = part.items else { throw CancellationError() }
        #expect(!shows.isEmpty && shows.allSatisfy { $0.genres.contains("Comedy") })
    }

    @Test("Without another source nothing is trending")
    func unserved() async throws {
        let sample = try await SampleCinema(), client = sample.cinema.discoverClient(for: sample.viewer)
        for query in [DiscoverQuery(.movies, order: .trending), DiscoverQuery(.series, order: .trending), DiscoverQuery(.people)] {
            #expect(try await first(client.part(query, 0)) == .unserved)
        }
    }

    @Test("Without another source the people are those of most of the built-in titles, once these are there")
    func people() async throws {
        let sample = try await SampleCinema(), client = sample.cinema.discoverClient(for: sample.viewer)
        var updates = client.part(DiscoverQuery(.people), 0).makeAsyncIterator()
        #expect(try #require(await updates.next()).get() == .unserved)
        try await CatalogueFilling(cinema: sample.cinema, showsSamples: true).run()
        let content = try await first(client.part(DiscoverQuery(.people), 0))
        guard case .part(let part) = content, case .people(let people) = part.items else { throw CancellationError() }
        let samples = try SampleCatalogue.builtIn()
        #expect(people.map(\.id.rawValue) == samples.mostCredited(60).map(\.id) && people.count == 60)
        #expect(part.isBuiltIn && part.next == nil)
        var shown = DiscoverContent.unserved
        while shown != content { shown = try #require(await updates.next()).get() }
        #expect(try await first(client.part(DiscoverQuery(.people), 1)) == .part(DiscoverPart(.movies([]))))
    }

    @Test("The filters offer the genres that titles of the kind have, and the years to the next one")
    func choices() async throws {
        let sample = try await SampleCinema(), client = sample.cinema.discoverClient(for: sample.viewer)
        let movies = await client.choices(.movies), series = await client.choices(.series)
        #expect(movies.genres.contains("Western") && movies.genres == movies.genres.sorted() && movies.genres != series.genres)
        #expect(movies.years.lowerBound == 1900 && movies.years.upperBound > 2025)
    }

    @Test("A catalogue that cannot be read is told in words")
    func damaged() async throws {
        let sample = try await SampleCinema(), client = sample.cinema.discoverClient(for: sample.viewer)
        try await sample.damage()
        await #expect(throws: ViewStateError.self) { try await first(client.part(DiscoverQuery(.movies), 0)) }
    }
}

/// A source whose pages a test writes.
private final class ScriptedSource: DiscoverySource {
    private let state: Mutex<(pages: [[String]], error: DiscoveryError?, asked: [Int])>

    init(_ pages: [[String]]) { state = Mutex((pages, nil, [])) }

    var asked: [Int] { state.withLock(\.asked) }
    func fail(_ error: DiscoveryError?) { state.withLock { $0.error = error } }
    func answer(_ pages: [[String]]) { state.withLock { ($0.pages, $0.error) = (pages, nil) } }

    func page(_ list: DiscoveryList, _ page: Int) async throws(DiscoveryError) -> DiscoveryPage {
        let (pages, error) = state.withLock { state in
            state.asked.append(page)
            return (state.pages, state.error)
        }
        if let error { throw error }
        guard pages.indices.contains(page - 1) else { throw .notFound }
        return DiscoveryPage(
            items: pages[page - 1].compactMap { TitleID("tmdb-\($0)") }.map { .title($0) }, page: page, totalPages: pages.count,
            fetchedAt: .now)
    }
}

@Suite("Parts of lists of a source", .timeLimit(.minutes(5)))
struct ReadDiscoverPartTests {
    private let catalogue: Database
    private let source: ScriptedSource
    private let repository: SQLiteDiscoveryRepository
    private let movies: SQLiteMovieRepository
    private let reading: ReadDiscoverPart
    private let list = DiscoveryList.popular(.movie)

    /// - Parameter known: numbers of the movies that are known.
    private init(_ pages: [[String]], known: [String]) async throws {
        catalogue = try Database.inMemory(CinemaData.catalogueSchema)
        source = ScriptedSource(pages)
        repository = SQLiteDiscoveryRepository(catalogue)
        movies = SQLiteMovieRepository(catalogue, folders: Library.titleFolders)
        reading = ReadDiscoverPart(
            lists: TitleLists(repository: repository, sources: [source]), repository: repository, movies: movies,
            series: SQLiteSeriesRepository(catalogue, folders: Library.titleFolders),
            people: SQLitePeopleRepository(catalogue: catalogue), audience: .unlimited)
        try await know(known)
    }

    init() async throws { try await self.init([["1", "2"], ["2", "1"], ["3"], ["4"]], known: ["1", "2", "3", "4"]) }

    private func know(_ numbers: [String]) async throws {
        try await movies.save(
            numbers.map { number in
                MovieDocument(
                    id: TitleID("tmdb-\(number)")!,
                    content: FactDocument(
                        source: .tmdb, language: "en", fetchedAt: .now, isComplete: false, facts: MovieFacts(title: "Movie \(number)")))
            })
    }

    private func updates(after: Int = 0) -> AsyncStream<Result<DiscoverContent, ViewStateError>> {
        reading.updates(of: list, after: after) { [catalogue] in catalogue.changes($0) }
    }

    private func part(_ content: DiscoverContent) throws -> (titles: [String], next: Int?, age: DiscoverAge?) {
        guard case .part(let part) = content, case .movies(let movies) = part.items else { throw CancellationError() }
        return (movies.map(\.title), part.next, part.age)
    }

    private func age(_ days: Double) async throws {
        let page = try #require(try await repository.pages(of: list, upTo: 1).page(1))
        try await repository.save(
            DiscoveryPage(items: page.items, page: 1, totalPages: 4, fetchedAt: .now.addingTimeInterval(-86_400 * days)), of: list)
    }

    @Test("A stored page is not asked for again, and one with nothing new is passed over")
    func paging() async throws {
        let head = try part(try await first(updates()))
        #expect(head.titles == ["Movie 1", "Movie 2"] && head.next == 1 && head.age == nil)
        let second = try part(try await first(updates(after: 1)))
        #expect(second.titles == ["Movie 3"] && second.next == 3)
        let last = try part(try await first(updates(after: 3)))
        #expect(last.titles == ["Movie 4"] && last.next == nil)
        _ = try await first(updates())
        _ = try await first(updates(after: 1))
        #expect(source.asked == [1, 2, 3, 4])
    }

    @Test("After three pages with nothing to show it stops, and leads on")
    func passedOver() async throws {
        let test = try await Self([["1"], ["8"], ["7"], ["6"], ["5"]], known: [])
        let head = try test.part(try await first(test.updates()))
        #expect(head.titles.isEmpty && head.next == 4 && test.source.asked == [1, 2, 3, 4])
        let rest = try test.part(try await first(test.updates(after: 4)))
        #expect(rest.titles.isEmpty && rest.next == nil)
    }

    @Test("A title that becomes known appears")
    func known() async throws {
        let test = try await Self([["9"]], known: [])
        var contents = test.updates().makeAsyncIterator()
        #expect(try test.part(try #require(await contents.next()).get()).titles.isEmpty)
        try await test.know(["9"])
        #expect(try test.part(try #require(await contents.next()).get()).titles == ["Movie 9"])
    }

    @Test(
        "An old list is shown, and says why there is no newer one",
        arguments: [
            (DiscoveryError.unauthorised, "TMDb doesn’t accept the token"), (.unavailable(reason: "TMDb: away"), "TMDb can’t be reached"),
        ])
    func stale(error: DiscoveryError, reason: String) async throws {
        _ = try await first(updates())
        try await age(3)
        source.fail(error)
        let old = try await first(updates()) { content in
            if case .part(let part) = content { part.age != nil } else { false }
        }
        let found = try part(old)
        #expect(found.titles == ["Movie 1", "Movie 2"] && found.age?.reason == reason)
        let day = try await repository.pages(of: list, upTo: 1).page(1)?.fetchedAt.formatted(.iso8601)
        #expect(found.age?.day == day)
    }

    @Test("An old list is replaced while it is shown")
    func refreshed() async throws {
        _ = try await first(updates())
        try await age(3)
        source.answer([["4", "1"]])
        let new = try await first(updates()) { content in (try? part(content).titles) == ["Movie 4", "Movie 1"] }
        #expect(try part(new).age == nil && source.asked == [1, 1])
    }

    @Test(
        "With nothing stored a failure is one",
        arguments: [(DiscoveryError.unauthorised, "TMDb doesn’t accept the token"), (.unavailable(reason: "x"), "TMDb can’t be reached")])
    func failed(error: DiscoveryError, message: String) async throws {
        source.fail(error)
        var updates = updates().makeAsyncIterator()
        guard case .failure(let failure) = await updates.next() else { throw CancellationError() }
        #expect(failure.message == message && failure.isRetryable)
    }

    @Test("Read once, a part is what the source says, or what is stored of it where it fails")
    func once() async throws {
        let head = try await reading.once(list, after: 0)
        #expect(head.next == 1 && !head.isStale)
        await #expect(throws: DiscoveryError.notFound) { _ = try await reading.once(list, after: 4) }
        try await age(3)
        source.fail(.unavailable(reason: "away"))
        let old = try await reading.once(list, after: 0)
        #expect(old.isStale && old.items == head.items && old.fetchedAt < .now.addingTimeInterval(-86_400))
        await #expect(throws: DiscoveryError.unavailable(reason: "away")) { _ = try await reading.once(.popular(.series), after: 0) }
    }
}
