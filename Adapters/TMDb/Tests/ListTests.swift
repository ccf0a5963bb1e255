import NetworkLayer
import TVSeriesDomain
import CoreDomain
import MoviesDomain
import Testing

@testable import TMDbAdapter

@Suite("Lists of TMDb")
struct ListTests {
    @Test("A list leaves out what cannot be shown, and keeps the rest")
    func movies() async throws {
        let page = try await TMDb.answering(try recorded("movies")).popularMovies()
        #expect(page.page == 1 && page.totalPages == 500 && page.items.map(\.id) == [TitleID("tmdb-9001"), TitleID("tmdb-9008")])
        let content = try #require(page.items.first).content, facts = content.facts
        #expect(!content.isComplete && content.source == .tmdb && content.language == "en-US" && content.fetchedAt == TMDb.moment)
        #expect(facts.title == "The Salt Road" && facts.originalTitle == "Der Salzweg" && facts.year == 1987 && facts.rating == 7.4)
        #expect(facts.overview == "A surveyor." && facts.premiered == "1987-03-05" && facts.poster != nil && facts.backdrop != nil)
        #expect(facts.genres.isEmpty && facts.runtimeMinutes == nil)
        #expect(page.items.last?.content.facts == MovieFacts(title: "Unrated"))
    }

    @Test("Genres of lists have the names that are known")
    func genreNames() async throws {
        var tmdb = try TMDb.answering(try recorded("movies"))
        tmdb.genreNames = [18: "Drama", 12: "Adventure"]
        #expect(try await tmdb.trendingMovies().items.first?.content.facts.genres == ["Drama", "Adventure"])
    }

    @Test("Series, people, and the page that was asked for")
    func others() async throws {
        let series = try await TMDb.answering(try recorded("shows")).trendingSeries(page: 2)
        #expect(series.page == 2 && series.totalPages == 7 && series.items.map(\.content.facts.title) == ["Night Ferry"])
        #expect(series.items.first?.content.facts.year == 2011 && series.items.first?.content.isComplete == false)
        let people = try await TMDb.answering(try recorded("people")).trendingPeople()
        #expect(people.items.map(\.name) == ["Ilse Brandt", "Per Lindqvist"] && people.items.map(\.gender) == [.female, .unknown])
        #expect(people.items.map(\.popularity) == [3.5, nil])
    }

    @Test("A search in everything finds movies, series and people")
    func search() async throws {
        let page = try await TMDb.answering(try recorded("multi")).search("salt")
        let kinds = page.items.map { result in
            switch result {
            case .movie(let movie): movie.content.facts.title
            case .series(let series): series.content.facts.title
            case .person(let person): person.name
            }
        }
        #expect(kinds == ["The Salt Road", "Night Ferry", "Ilse Brandt"])
    }

    @Test("What has an id elsewhere, and genres")
    func reference() async throws {
        let found = try await TMDb.answering(try recorded("find")).find(try #require(TitleID("imdb-tt9900001")))
        #expect(found.movies.map(\.id) == [TitleID("tmdb-9001")] && found.series.map(\.id) == [TitleID("tmdb-tv7001")])
        #expect(found.people.map(\.id) == [PersonID("tmdb-501")])
        let genres = try await TMDb.answering(try recorded("genres")).genres(.movie)
        #expect(genres == [TMDbGenre(id: 18, name: "Drama"), TMDbGenre(id: 12, name: "Adventure")])
    }

    @Test(
        "The number of pages is between 0 and 500",
        arguments: [("1001", 500), ("500", 500), ("3", 3), ("0", 0), ("-1", 0), ("1e300", 4), (#""7""#, 4)])
    func totalPages(told: String, read: Int) async throws {
        #expect(try await TMDb.answering(#"{"results": [], "total_pages": \#(told)}"#).popularMovies(page: 4).totalPages == read)
    }

    @Test(
        "An answer without a list is no empty list",
        arguments: ["{}", #"{"results": null, "genres": null}"#, #"{"results": {}, "genres": 5}"#])
    func noList(answer: String) async throws {
        let tmdb = try TMDb.answering(answer)
        await #expect(throws: TMDbError.unavailable(.decoding("results"))) { try await tmdb.popularMovies() }
        await #expect(throws: TMDbError.unavailable(.decoding("results"))) { try await tmdb.search("salt") }
        await #expect(throws: TMDbError.unavailable(.decoding("genres"))) { try await tmdb.genres(.movie) }
    }

    @Test("Pages that TMDb does not answer, numbers that nothing has, and empty searches take no request")
    func withoutRequest() async throws {
        let asked = Asked(), tmdb = try asked.tmdb()
        for page in [0, -1, 501, .max] {
            await #expect(throws: TMDbError.notFound) { try await tmdb.popularMovies(page: page) }
            await #expect(throws: TMDbError.notFound) { try await tmdb.search("a", page: page) }
        }
        for number in [0, -1, .min] {
            await #expect(throws: TMDbError.notFound) { try await tmdb.movie(number) }
            await #expect(throws: TMDbError.notFound) { try await tmdb.series(number) }
            await #expect(throws: TMDbError.notFound) { try await tmdb.person(number) }
            await #expect(throws: TMDbError.notFound) { try await tmdb.season(1, of: number) }
            await #expect(throws: TMDbError.notFound) { try await tmdb.similarMovies(to: number) }
        }
        for season in [-1, 1_000_001] { await #expect(throws: TMDbError.notFound) { try await tmdb.season(season, of: 1) } }
        for query in ["", "  \n", "\u{0}"] { #expect(try await tmdb.search(query) == TMDbPage(page: 1, totalPages: 0, items: [])) }
        for id in ["tmdb-1", "local-1", "imdb-nm0000001", "imdb-x"] {
            await #expect(throws: TMDbError.notFound) { try await tmdb.find(try #require(TitleID(id))) }
        }
        for id in ["tmdb-1", "imdb-tt0000001"] {
            await #expect(throws: TMDbError.notFound) { try await tmdb.find(try #require(PersonID(id))) }
        }
        #expect(asked.targets.isEmpty)
    }
}
