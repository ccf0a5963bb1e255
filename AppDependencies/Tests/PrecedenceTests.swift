import CoreDomain
import Foundation
import LibraryComposition
import MoviesDomain
import MoviesInfrastructure
import PeopleDomain
import PeopleInfrastructure
import Persistence
import SearchDomain
import SearchInfrastructure
import TVSeriesDomain
import TVSeriesInfrastructure
import Testing
import ViewingInfrastructure

@testable import AppDependencies

@Suite("A precedence that has changed")
struct PrecedenceTests {
    private let precious: Database
    private let catalogue: Database
    private let day = Date(timeIntervalSince1970: 1_000_000)
    private let movie = TitleID("tmdb-3")!
    private let series = TitleID("tmdb-tv4")!
    private let person = PersonID("tmdb-5")!

    init() throws {
        precious = try Database.inMemory(CinemaData.preciousSchema)
        catalogue = try Database.inMemory(CinemaData.catalogueSchema)
    }

    /// The same catalogue, shown by a precedence.
    private func titles(_ sources: [FactSource], _ languages: [String] = ["en"]) -> KnownTitles {
        let precedence = FactPrecedence(sources: sources, languages: languages)
        return KnownTitles(
            movies: SQLiteMovieRepository(catalogue, folders: Library.titleFolders, precedence: precedence),
            series: SQLiteSeriesRepository(catalogue, folders: Library.titleFolders, precedence: precedence),
            people: SQLitePeopleRepository(catalogue: catalogue, precedence),
            search: SQLiteSearchIndex(catalogue, folders: Library.titleFolders), viewing: SQLiteViewingRepository(precious),
            history: SQLiteSearchHistory(precious))
    }

    private func document<Facts>(_ source: FactSource, _ facts: Facts, _ language: String = "en") -> FactDocument<Facts> {
        FactDocument(source: source, language: language, fetchedAt: day, facts: facts)
    }

    private func shown(_ titles: KnownTitles) async throws -> [String?] {
        let key = EpisodeKey(series: series, season: 1, number: 1)
        return [
            try await titles.movies.movie(movie, for: .unlimited).summary.title,
            try await titles.series.series(series, for: .unlimited).summary.title,
            try await titles.series.episodes([key], for: .unlimited)[key]?.name,
            try await titles.people.person(person, for: .unlimited).summary.name,
        ]
    }

    private func save(_ source: FactSource, _ word: String, _ language: String = "en", to titles: KnownTitles) async throws {
        try await titles.save([MovieDocument(id: movie, content: document(source, MovieFacts(title: "Movie \(word)"), language))])
        try await titles.save(
            [SeriesDocument(id: series, content: document(source, SeriesFacts(title: "Series \(word)"), language))],
            episodes: [
                EpisodeDocument(
                    key: EpisodeKey(series: series, season: 1, number: 1),
                    content: document(source, EpisodeFacts(name: "Episode \(word)"), language))
            ])
        try await titles.save([PersonDocument(id: person, document: document(source, PersonFacts(name: "Person \(word)"), language))])
    }

    @Test("Titles, episodes, people and the search show what the source says that is believed now")
    func sources() async throws {
        let before = titles([.tmdb, .sample])
        try await save(.tmdb, "Harbour", to: before)
        try await save(.sample, "Lantern", to: before)
        #expect(try await shown(before) == ["Movie", "Series", "Episode", "Person"].map { "\($0) Harbour" })
        let after = titles([.sample, .tmdb])
        try await after.deriveAll()
        #expect(try await shown(after) == ["Movie", "Series", "Episode", "Person"].map { "\($0) Lantern" })
        let found = try await after.search.search("lantern", limit: 9, for: .unlimited).map(\.reference)
        #expect(Set(found).isSuperset(of: [.movie(movie), .series(series)]))
        #expect(try await after.search.search("movie harbour", limit: 9, for: .unlimited).isEmpty)
    }

    @Test("Another language is another precedence; what only one source says in one language is not derived again")
    func languages() async throws {
        let before = titles([.tmdb], ["en"])
        try await save(.tmdb, "Harbour", to: before)
        let others = (
            try await before.movies.mixed(after: nil, limit: 9), try await before.series.mixed(after: nil, limit: 9),
            try await before.people.mixed(after: nil, limit: 9)
        )
        #expect(others.0.isEmpty && others.1.isEmpty && others.2.isEmpty)
        try await save(.tmdb, "Hafen", "de", to: before)
        #expect(try await shown(before)[0] == "Movie Harbour")
        let after = titles([.tmdb], ["de", "en"])
        try await after.deriveAll()
        #expect(try await shown(after) == ["Movie", "Series", "Episode", "Person"].map { "\($0) Hafen" })
        #expect(try await after.movies.mixed(after: nil, limit: 9) == [movie])
        #expect(try await after.movies.mixed(after: movie, limit: 9).isEmpty)
    }
}
