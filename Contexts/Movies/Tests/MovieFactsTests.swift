import CoreDomain
import Foundation
import GRDB
import MoviesDomain
import MoviesInfrastructure
import Persistence
import PersistenceTesting
import Testing

@Suite("The row of a movie that a source describes")
struct MovieFactsTests {
    private static let day = Date(timeIntervalSince1970: 1_800_000_000)
    private let movies: SQLiteMovieRepository
    private let id = TitleID("tmdb-832")!, alias = TitleID("imdb-tt0022100")!

    init() throws { movies = SQLiteMovieRepository(try .inMemory(folderTable.schema), folders: folderTable.folders) }

    private static let facts = MovieFacts(
        title: "M", sortTitle: "M 1931", originalTitle: "Eine Stadt sucht einen Mörder", year: 1931, premiered: "1931-05-11",
        tagline: "Who?", overview: "A city.", certification: "PG", rating: 8.5, runtimeMinutes: 117, genres: ["Drama", "Crime"],
        directors: ["Fritz Lang", "Another"], writers: ["Thea von Harbou"], studios: ["Nero"],
        cast: [CastCredit(name: "Peter Lorre", character: "Hans Beckert"), CastCredit(name: "Ellen Widmann")],
        collection: MovieCollection(name: "Lang", overview: "All."), poster: Picture(id: "poster01", width: 200, height: 300),
        backdrop: Picture(id: "backdrop", width: 300, height: 200), countries: ["DE"], languages: ["de", "en"], originalLanguage: "de",
        status: "Planned", otherTitles: ["M le maudit", "Il mostro"])

    private func save(_ facts: MovieFacts) async throws {
        try await movies.save([
            MovieDocument(
                id: id, aliases: [alias],
                content: FactDocument(source: .tmdb, language: "en", fetchedAt: Self.day, facts: facts))
        ])
    }

    @Test("Every fact is on its page, and comes back as the source gave it")
    func whole() async throws {
        try await save(Self.facts)
        let expected = Movie(
            summary: MovieSummary(
                id: id, title: "M", year: 1931, rating: 8.5, runtimeMinutes: 117, genres: ["Drama", "Crime"], director: "Fritz Lang",
                poster: Self.facts.poster, backdrop: Self.facts.backdrop, addedAt: Self.day, hasFiles: false),
            aliases: [alias], originalTitle: "Eine Stadt sucht einen Mörder", sortTitle: "M 1931", tagline: "Who?", overview: "A city.",
            certification: "PG", premiered: "1931-05-11", directors: ["Fritz Lang", "Another"], writers: ["Thea von Harbou"],
            studios: ["Nero"], cast: Self.facts.cast, collection: Self.facts.collection)
        #expect(try await movies.movie(id, for: .unlimited) == expected)
        let documents = try await movies.documents(of: id)
        #expect(documents == [FactDocument(source: .tmdb, language: "en", fetchedAt: Self.day, facts: Self.facts)])
    }

    @Test("Further titles are those of all documents, each once, by any id of the movie; what an older version wrote has none")
    func otherTitles() async throws {
        let database = try Persistence.Database.inMemory(folderTable.schema)
        let movies = SQLiteMovieRepository(database, folders: folderTable.folders)
        func document(_ key: String, _ language: String, _ titles: [String]?) -> MovieDocument {
            MovieDocument(
                id: TitleID(key)!, aliases: key == "tmdb-1" ? [TitleID("imdb-tt1")!] : [],
                content: FactDocument(
                    source: .tmdb, language: language, fetchedAt: Self.day, facts: MovieFacts(title: key, otherTitles: titles)))
        }
        try await movies.save([
            document("tmdb-1", "de", ["M le maudit", "Il mostro"]), document("tmdb-1", "en", ["Il mostro", "M \"1931\""]),
            document("tmdb-2", "en", nil), document("tmdb-3", "en", ["Three"]),
        ])
        try await database.write { try $0.execute(sql: "UPDATE movie_document SET facts = 'no JSON' WHERE facts LIKE '%Three%'") }
        let ids = ["tmdb-1", "imdb-tt1", "tmdb-2", "tmdb-3", "tmdb-4"].compactMap { TitleID($0) }
        let titles = ["M le maudit", "Il mostro", "M \"1931\""]
        #expect(try await movies.otherTitles(of: ids) == [ids[0]: titles, ids[1]: titles])
        #expect(try await movies.otherTitles(of: []).isEmpty)
    }

    @Test("A document of an older version is read without what it has no field for")
    func olderDocument() throws {
        let text = #"{"title":"M","genres":[],"directors":[],"writers":[],"studios":[],"cast":[]}"#
        #expect(try JSONDecoder().decode(MovieFacts.self, from: Data(text.utf8)) == MovieFacts(title: "M"))
    }

    @Test("What a newer answer does not say any more is gone from its page")
    func bare() async throws {
        try await save(Self.facts)
        try await save(MovieFacts(title: "M"))
        let expected = Movie(summary: MovieSummary(id: id, title: "M", addedAt: Self.day, hasFiles: false), aliases: [alias])
        #expect(try await movies.movie(id, for: .unlimited) == expected)
    }
}
