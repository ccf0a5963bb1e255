import CoreDomain
import Foundation
import LibraryComposition
import LibraryDomain
import MoviesInfrastructure
import MoviesDomain
import PeopleDomain
import PeopleInfrastructure
import Persistence
import SearchInfrastructure
import SearchDomain
import TVSeriesInfrastructure
import TVSeriesDomain
import Testing
import ViewingInfrastructure
import ViewingDomain

@testable import AppDependencies

@Suite("What a scan files")
struct TitleSinkTests {
    private let movies: any MovieRepository
    private let series: any SeriesRepository
    private let people: any PeopleRepository
    private let search: any SearchIndex
    private let viewing: any ViewingRepository
    private let history: any SearchHistory
    private let sink: TitleSink
    private let day = Date(timeIntervalSince1970: 1_000_000)
    private let local: TitleID
    private let known: TitleID

    init() throws {
        let catalogue = try Database.inMemory(CinemaData.catalogueSchema)
        movies = SQLiteMovieRepository(catalogue, folders: Library.titleFolders)
        series = SQLiteSeriesRepository(catalogue, folders: Library.titleFolders)
        search = SQLiteSearchIndex(catalogue, folders: Library.titleFolders)
        let precious = try Database.inMemory(CinemaData.preciousSchema)
        viewing = SQLiteViewingRepository(precious)
        history = SQLiteSearchHistory(precious)
        people = SQLitePeopleRepository(catalogue: catalogue)
        sink = TitleSink(KnownTitles(movies: movies, series: series, people: people, search: search, viewing: viewing, history: history))
        local = try #require(TitleID("local-lighthouse"))
        known = try #require(TitleID("tmdb-1"))
    }

    private func show(_ id: TitleID, _ numbers: ClosedRange<Int>) -> IdentifiedSeries {
        var show = IdentifiedSeries(id: id, title: "Lighthouse", addedAt: day)
        show.year = 2005
        show.episodes = numbers.map { IdentifiedEpisode(season: 1, number: $0, title: "Fog \($0)", addedAt: day) }
        return show
    }

    private func found(_ query: String) async throws -> Set<SearchReference> {
        Set(try await search.search(query, limit: 20, for: .unlimited).map(\.reference))
    }

    @Test("A series is found until its last episode goes")
    func removed() async throws {
        try await sink.file([], [show(local, 1...2)])
        let episodes = [1, 2].map { TitleReference.episode(series: local, season: 1, episode: $0) }
        try await sink.remove([episodes[0]])
        #expect(try await found("lighthouse") == Set([SearchReference.series(local), .episode(series: local, season: 1, episode: 2)]))
        try await sink.remove([episodes[1]])
        #expect(try await found("lighthouse").isEmpty)
        #expect(try await series.count(for: .unlimited) == 0)
    }

    @Test("A series that another source knows stays known without its files, and loses what they said of people")
    func known() async throws {
        var show = show(local, 1...1)
        show.aliases = [known]
        show.facts.directors = ["Somebody"]
        try await sink.file([], [show])
        let document = SeriesDocument(
            id: known, content: FactDocument(source: .tmdb, fetchedAt: day, facts: SeriesFacts(title: "Lighthouse", year: 2005)))
        try await series.save([document], episodes: [])
        #expect(try await people.crew(of: .series(known), for: .unlimited).map(\.person.name) == ["Somebody"])
        try await sink.remove([.episode(series: local, season: 1, episode: 1)])
        #expect(try await people.crew(of: .series(known), for: .unlimited).isEmpty)
        #expect(try await found("lighthouse") == [.series(local)])
        #expect(try await series.series(known, for: .unlimited).summary.hasFiles == false)
    }

    @Test("One episode more leaves the others, and what is known of the series")
    func oneMore() async throws {
        try await sink.file([], [show(local, 1...3)])
        try await sink.file([], [show(local, 4...4)])
        let whole = try await series.series(local, for: .unlimited)
        #expect(whole.summary.episodeCount == 4 && whole.summary.year == 2005)
        #expect(whole.seasons.map(\.episodeCount) == [4])
        #expect(try await found("fog").count == 4)
    }

    @Test("An episode in another folder leaves what a better one says of the series, and adds its ids")
    func toldElsewhere() async throws {
        var whole = show(known, 1...2)
        whole.facts.overview = "Known."
        whole.facts.genres = ["Drama"]
        try await sink.file([], [whole])
        var more = show(known, 3...3)
        (more.title, more.year, more.aliases, more.isDescribedElsewhere) = ("lighthouse s01", nil, [local], true)
        try await sink.file([], [more])
        let found = try await series.series(local, for: .unlimited)
        #expect(found.id == known && found.summary.title == "Lighthouse" && found.summary.year == 2005)
        #expect(found.overview == "Known." && found.summary.genres == ["Drama"] && found.summary.episodeCount == 3)
    }

    @Test("It may bring the series a better id")
    func betterID() async throws {
        var whole = show(local, 1...2)
        whole.facts.overview = "Known."
        try await sink.file([], [whole])
        var more = show(known, 3...3)
        (more.aliases, more.isDescribedElsewhere) = ([local], true)
        try await sink.file([], [more])
        let found = try await series.series(local, for: .unlimited)
        #expect(found.id == known && found.overview == "Known." && found.summary.episodeCount == 3)
        #expect(try await series.count(for: .unlimited) == 1)
    }

    @Test("A movie under a new id is found once, and stays on the watchlist")
    func moved() async throws {
        try await sink.file([IdentifiedMovie(id: local, title: "Lighthouse", addedAt: day)], [])
        try await viewing.setOnWatchlist(true, local, at: day, viewer: .owner)
        var movie = IdentifiedMovie(id: known, title: "Lighthouse", addedAt: day)
        movie.aliases = [local]
        try await sink.file([movie], [])
        try await sink.move([.movie(local): known])
        #expect(try await found("lighthouse") == Set([SearchReference.movie(known)]))
        #expect(try await viewing.watchlist(viewer: .owner).map(\.title) == [known])
        #expect(try await movies.movie(local, for: .unlimited).id == known)
    }

    @Test("A series under a new id is found once, with its episodes")
    func movedSeries() async throws {
        try await sink.file([], [show(local, 1...2)])
        var again = show(known, 1...2)
        again.aliases = [local]
        try await sink.file([], [again])
        try await sink.move(
            Dictionary(uniqueKeysWithValues: [1, 2].map { (TitleReference.episode(series: local, season: 1, episode: $0), known) }))
        let episodes = [1, 2].map { SearchReference.episode(series: known, season: 1, episode: $0) }
        #expect(try await found("lighthouse") == Set(episodes + [.series(known)]))
    }
}
