import CoreDomain
import ExploreFeature
import Flow
import Foundation
import GRDB
import MovieDetailsFeature
import MoviesDomain
import PeopleDomain
import PeopleFeature
import Persistence
import Screens
import SearchFeature
import SeriesFeature
import TVSeriesDomain
import Testing
import ViewingDomain
import WatchlistFeature

@testable import AppDependencies

@Suite("Pages go on without a part that fails", .timeLimit(.minutes(5)))
struct PagePartsTests {
    private let sample: SampleCinema

    init() async throws { sample = try await SampleCinema() }

    /// From now on a table cannot be read.
    private func lose(_ tables: String...) async throws {
        for database in sample.databases {
            try await database.write { db in
                for table in tables where try db.tableExists(table) { try db.execute(sql: "ALTER TABLE \(table) RENAME TO lost_\(table)") }
            }
        }
    }

    @Test("A part that fails is noted and replaced; what works is what was read")
    func values() async throws {
        var parts = PageParts()
        #expect(try await parts.read(.cast, or: 1) { 2 } == 2)
        #expect(parts.missing.isEmpty)
        #expect(try await parts.read(.similar, or: 1) { throw ViewStateError("No") } == 1)
        #expect(parts.missing == [.similar])
        #expect(try await parts.read(nil, or: 1) { throw ViewStateError("No") } == 1)
        #expect(parts.missing == [.similar], "The page is whole without it")
        await #expect(throws: CancellationError.self) { try await PageParts.cancelled() }
    }

    @Test("The page of a movie, without its cast and without what the viewer keeps of it")
    func movie() async throws {
        let movie = try await sample.movie, page = sample.cinema.movieDetailsClient(for: sample.viewer)
        #expect(try await first(page.movie(movie.id)).missing.isEmpty)
        try await lose("credit")
        let poor = try await first(page.movie(movie.id))
        #expect(poor.missing == [.cast] && poor.movie.summary.title == movie.title && poor.main != nil)
        try await lose("viewing_watchlist", "viewing_progress")
        let poorer = try await first(page.movie(movie.id))
        #expect(poorer.missing == [.cast, .marks] && poorer.main != nil)
    }

    @Test("The pages of a series, a season and an episode")
    func series() async throws {
        let id = try await sample.series.id, pages = sample.cinema.seriesClient(for: sample.viewer)
        try await lose("credit", "viewing_progress")
        let series = try await first(pages.series(id))
        #expect(series.missing == [.cast, .marks] && series.next != nil)
        let season = try await first(pages.season(id, 1))
        #expect(season.missing == [.marks] && season.episodes.count == 2)
        let episode = try await first(pages.episode(id, 1, 2))
        #expect(episode.missing == [.cast, .marks] && episode.files.count == 1)
    }

    @Test("A page whose facts by source cannot be read has its title in words")
    func logo() async throws {
        let (movie, series) = (try await sample.movie.id, try await sample.series.id)
        try await lose("movie_document", "series_document")
        let page = try await first(sample.cinema.movieDetailsClient(for: sample.viewer).movie(movie))
        #expect(page.missing.isEmpty && page.logo == nil && page.main != nil)
        let other = try await first(sample.cinema.seriesClient(for: sample.viewer).series(series))
        #expect(other.missing.isEmpty && other.logo == nil && other.next != nil)
    }

    @Test("The page of a series, without those that are recommended after it")
    func similar() async throws {
        let id = TitleID("tmdb-tv1")!, facts = SeriesFacts(title: "Tides")
        try await sample.cinema.known.save([
            SeriesDocument(id: id, content: FactDocument(source: .tmdb, language: "en", fetchedAt: .now, facts: facts))
        ])
        try await lose("discovery_page")
        let series = try await first(sample.cinema.seriesClient(for: sample.viewer).series(id))
        #expect(series.missing == [.similar] && series.series.summary.title == "Tides")
    }

    @Test("The page of a person, without their work")
    func person() async throws {
        let id = PersonID("tmdb-8")!, movie = try await sample.movie
        try await sample.cinema.known.setCredits([
            TitleCredits(
                title: .movie(movie.id), source: .tmdb, language: "en", cast: [NewCredit(id: id, name: "Eva Storm", character: "Ida")])
        ])
        let page = sample.cinema.peopleClient(for: sample.viewer)
        #expect(try await first(page.person(id)).missing.isEmpty)
        try await lose("credit")
        let poor = try await first(page.person(id))
        #expect(poor.missing == [.credits] && poor.person.summary.name == "Eva Storm")
    }

    @Test("The watchlist, without what was watched; an empty one, without suggestions")
    func watchlist() async throws {
        let movie = try await sample.movie.id
        try await sample.cinema.viewing.setOnWatchlist(true, movie, at: .now, viewer: sample.viewer.id)
        try await lose("viewing_progress")
        let list = try await first(sample.cinema.watchlistClient(for: sample.viewer).watchlist())
        #expect(list.missing == [.progress] && list.items.map(\.id) == [movie])
        let somebody = Viewer(id: ViewerID(rawValue: "somebody"), role: .adult)
        let empty = try await first(sample.cinema.watchlistClient(for: somebody).watchlist())
        #expect(empty.missing.contains(.suggestions) && empty.items.isEmpty)
    }

    @Test("Explore, without the rows of what was watched; without its movies there is no page")
    func explore() async throws {
        try await lose("viewing_progress", "viewing_plays")
        let page = sample.cinema.exploreClient(for: sample.viewer)
        let shelves = try await first(page.shelves())
        #expect(shelves.missing == [.rows] && shelves.movies.count == 2 && shelves.series.count == 1)
        let other = try await SampleCinema()
        try await other.damage()
        await #expect(throws: ViewStateError.self) {
            _ = try await first(other.cinema.exploreClient(for: other.viewer).shelves())
        }
    }

    @Test("The search screen, without the searches of before")
    func search() async throws {
        try await lose("search_history")
        let beginning = try await first(sample.cinema.searchClient(for: sample.viewer).beginning())
        #expect(beginning.missing == [.searches] && !beginning.genres.isEmpty)
    }
}

extension PageParts {
    fileprivate static func cancelled() async throws {
        var parts = PageParts()
        try await parts.read(.cast, or: ()) { throw CancellationError() }
    }
}
