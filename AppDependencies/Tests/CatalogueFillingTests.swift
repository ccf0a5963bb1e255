import CoreDomain
import DiscoveryApplication
import DiscoveryComposition
import DiscoveryDomain
import ExploreFeature
import Foundation
import LibraryDomain
import MoviesDomain
import PeopleDomain
import Persistence
import SampleCatalogue
import SearchDomain
import StreamingDomain
import TVSeriesDomain
import ViewingDomain
import Testing

@testable import AppDependencies

@Suite("The built-in titles")
struct CatalogueFillingTests {
    private let seven = TitleID("sample-seven-samurai")!

    private func shelves(of cinema: Cinema) async throws -> SharedShelves {
        for list in ListRefreshing.lists { _ = try? await cinema.discovery.lists.page(of: list) }
        return try await stored(of: cinema, nil)
    }

    private func stored(of cinema: Cinema, _ problem: DiscoveryError?) async throws -> SharedShelves {
        let read = ReadExploreShelves(
            movies: cinema.movies, series: cinema.series, people: cinema.people, viewing: cinema.viewing,
            lists: cinema.discovery.repository, library: cinema.files, abilities: ServerAbilities(canConvert: true),
            sampleFolder: "/", problem: { problem })
        return try await read.shared(for: .unlimited)
    }

    @Test("They are known, found, and on Explore, but not in the library; people and credits come with them")
    func added() async throws {
        let sample = try await SampleCinema()
        let cinema = sample.cinema
        let before = try await (cinema.movies.count(of: .movie, for: .unlimited), cinema.series.count(for: .unlimited))
        try await CatalogueFilling(cinema: cinema, showsSamples: true).run()
        let after = try await (cinema.movies.count(of: .movie, for: .unlimited), cinema.series.count(for: .unlimited))
        #expect(after == before)
        let movie = try await cinema.movies.movie(seven, for: .unlimited)
        #expect(movie.summary.title == "Seven Samurai" && !movie.summary.isOwned && movie.overview != nil)
        let cast = try await cinema.people.cast(of: .movie(seven), for: .unlimited)
        let kurosawa = try await cinema.people.crew(of: .movie(seven), for: .unlimited).first {
            $0.kind == .crew(job: "Director", department: "Directing")
        }
        #expect(cast.contains { $0.person.name == "Toshiro Mifune" } && kurosawa?.person.name == "Akira Kurosawa")
        let works = try await cinema.people.credits(of: try #require(kurosawa).person.id, for: .unlimited)
        #expect(Set(works.map(\.title.id)).count > 1)
        #expect(try await cinema.search.search("seven samu", limit: 3, for: .unlimited).first?.reference == .movie(seven))
        #expect(
            try await cinema.search.search("akira kuros", limit: 3, for: .unlimited).first?.reference
                == .person(try #require(kurosawa).person.id))
        let shown = try await shelves(of: cinema)
        #expect(shown.discoveries.movies.count == 24 && shown.discoveries.series.count == 18)
        #expect(shown.discoveries.movies.allSatisfy { !$0.hasFiles })
    }

    @Test("Until a service has given its lists, Explore shows the built-in ones, and why there are no others")
    func noLists() async throws {
        let cinema = try await SampleCinema().cinema
        try await CatalogueFilling(cinema: cinema, showsSamples: true).run()
        let problems: [(DiscoveryError?, Discoveries.Problem?)] = [
            (nil, nil), (.unavailable(reason: "It is away."), .away), (.unauthorised, .refused), (.notFound, nil),
        ]
        for (error, problem) in problems {
            let shown = try await stored(of: cinema, error).discoveries
            #expect(shown.movies.count == 24 && shown.series.count == 18 && shown.trendingMovies.isEmpty && shown.problem == problem)
        }
    }

    @Test("They are added once, and leave when nobody wants them")
    func removed() async throws {
        let sample = try await SampleCinema()
        let cinema = sample.cinema
        try await CatalogueFilling(cinema: cinema, showsSamples: true).run()
        try await cinema.movies.forget(.sample, of: [seven])
        try await CatalogueFilling(cinema: cinema, showsSamples: true).run()
        await #expect(throws: MoviesError.notFound) { try await cinema.movies.movie(seven, for: .unlimited) }
        try await CatalogueFilling(cinema: cinema, showsSamples: false).run()
        let samples = try SampleCatalogue.builtIn()
        #expect(try await cinema.movies.summaries(samples.movies.map(\.id), for: .unlimited).isEmpty)
        #expect(try await cinema.series.summaries(samples.series.map(\.id), for: .unlimited).isEmpty)
        #expect(try await cinema.search.search("seven samurai", limit: 3, for: .unlimited).isEmpty)
        #expect(try await cinema.search.search("toshiro mifune", limit: 3, for: .unlimited).isEmpty)
        #expect(try await shelves(of: cinema).discoveries == Discoveries())
    }

    @Test("People of a catalogue that an older version made are found after the next start")
    func olderCatalogue() async throws {
        let cinema = try await SampleCinema().cinema
        try await CatalogueFilling(cinema: cinema, showsSamples: true).run()
        let found = try await cinema.search.search("mifune", limit: 3, for: .unlimited).map(\.reference)
        try await cinema.search.remove(found)
        try await cinema.editions.forget("people in the search index")
        try await CatalogueFilling(cinema: cinema, showsSamples: true).run()
        #expect(try await cinema.search.search("mifune", limit: 3, for: .unlimited).map(\.reference) == found && !found.isEmpty)
    }

    @Test("Files of a built-in title are that title: one movie, with the facts of both, also on watchlists")
    func matched() async throws {
        let sample = try await SampleCinema()
        let cinema = sample.cinema
        try await CatalogueFilling(cinema: cinema, showsSamples: true).run()
        _ = try await cinema.viewing.setOnWatchlist(true, seven, at: .now, viewer: sample.viewer.id)
        let file = sample.directory.appending(path: "Movies/Seven Samurai (1954).avi")
        try Data("Another file that Popcorn does not read itself".utf8).write(to: file)
        _ = try await cinema.scanToEnd("Movies")
        let movie = try await cinema.movies.movie(seven, for: .unlimited)
        #expect(movie.summary.isOwned && movie.id == seven && movie.overview != nil && movie.directors == ["Akira Kurosawa"])
        #expect(try await cinema.viewing.watchlist(viewer: sample.viewer.id).map(\.title) == [movie.id])
        #expect(try await cinema.search.search("seven samurai", limit: 5, for: .unlimited).map(\.reference) == [.movie(movie.id)])
        try FileManager.default.removeItem(at: file)
    }

    @Test("Each built-in title has its own id, also across kinds, and its facts say when they change")
    func contents() throws {
        let samples = try SampleCatalogue.builtIn()
        let ids = samples.movies.map(\.id) + samples.series.map(\.id)
        #expect(Set(ids).count == ids.count)
        // A change of the facts needs another edition, so that it reaches those who have them already.
        #expect(SampleCatalogue.edition == "2" && samples.movies.count == 317 && samples.series.count == 54)
    }
}
