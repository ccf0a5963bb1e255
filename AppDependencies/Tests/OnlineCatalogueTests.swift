import Caching
import CoreDomain
import DiscoveryDomain
import DiscoveryInfrastructure
import Foundation
import LibraryComposition
import Logging
import MoviesDomain
import MoviesInfrastructure
import NetworkLayer
import PeopleDomain
import PeopleInfrastructure
import Persistence
import RemoteArtwork
import SearchDomain
import SearchInfrastructure
import Settings
import Synchronization
import TMDbAdapter
import TVSeriesDomain
import TVSeriesInfrastructure
import Testing
import ViewingDomain
import ViewingInfrastructure

@testable import AppDependencies

private let movie = """
    {"id": 3, "title": "Salt", "release_date": "1987-03-05", "overview": "A road.", "poster_path": "/salt.jpg", "imdb_id": "tt9900003",
    "genres": [{"id": 18, "name": "Drama"}], "credits": {"cast": [{"id": 7, "name": "Ilse Brandt", "character": "Hanna", "order": 0,
    "profile_path": "/ilse.jpg"}], "crew": []}, "recommendations": {"total_pages": 3, "results": [{"id": 4, "title": "Pepper"}]},
    "videos": {"results": [{"site": "YouTube", "type": "Trailer", "key": "abcdefghijk", "name": "Trailer"}]}}
    """
private let series = """
    {"id": 2, "name": "Crossing", "first_air_date": "2011-09-30", "seasons": [{"season_number": 1, "name": "One", "episode_count": 2}]}
    """
private let season = """
    {"id": 9, "season_number": 1, "episodes": [{"episode_number": 1, "season_number": 1, "name": "Casting off", "still_path": "/s.jpg",
    "guest_stars": [{"id": 8, "name": "Eva Storm", "character": "Stowaway", "order": 0}], "crew": []}]}
    """

@Suite("What The Movie Database says is kept")
struct OnlineCatalogueTests {
    private let three = TitleID("tmdb-3")!

    @Test("A movie: one request brings its facts, its people, what is recommended, and what is never kept")
    func refreshedMovie() async throws {
        let scene = try RecordedScene(["movie/3": movie])
        let offers = try await scene.online.refresh(movie: [TitleID("local-a")!, three])
        #expect(scene.paths == ["movie/3"])
        #expect(offers?.trailers.map(\.name) == ["Trailer"] && offers?.providers == nil)
        let found = try await scene.titles.movies.movie(three, for: .unlimited)
        #expect(found.summary.title == "Salt" && found.overview == "A road." && !found.summary.hasFiles)
        #expect(found.aliases == [TitleID("imdb-tt9900003")!])
        let cast = try await scene.titles.people.cast(of: .movie(three), for: .unlimited)
        #expect(cast.map(\.person.name) == ["Ilse Brandt"])
        let recommended = try await scene.lists.pages(of: .recommended(.movie, three), upTo: 1).page(1)
        #expect(recommended?.items == [.title(TitleID("tmdb-4")!)] && recommended?.totalPages == 3)
        #expect(try await scene.titles.search.search("pepper", limit: 3, for: .unlimited).map(\.reference) == [.movie(TitleID("tmdb-4")!)])
        let picture = try #require(found.summary.poster)
        #expect(try await scene.online.origins.origin(of: picture.id) == "tmdb:/salt.jpg")
        #expect(try await scene.online.origins.origin(of: try #require(cast[0].person.profile).id) == "tmdb:/ilse.jpg")
        guard case .answered = scene.online.status.outcome else {
            Issue.record("It answered.")
            return
        }
    }

    @Test("A movie with another id is looked up by it; one that only files know is not asked for")
    func numbers() async throws {
        let scene = try RecordedScene(["movie/3": movie, "find/tt9900003": #"{"movie_results": [{"id": 3, "title": "Salt"}]}"#])
        #expect(try await scene.online.refresh(movie: [TitleID("imdb-tt9900003")!]) != nil)
        #expect(scene.paths == ["find/tt9900003", "movie/3"])
        #expect(try await scene.online.refresh(movie: [TitleID("local-a")!, TitleID("sample-a")!]) == nil)
        #expect(scene.paths.count == 2)
    }

    @Test("A series, its seasons and a person")
    func refreshedSeries() async throws {
        let scene = try RecordedScene([
            "tv/2": series, "tv/2/season/1": season, "person/8": #"{"id": 8, "name": "Eva Storm", "biography": "Sailed."}"#,
        ])
        let two = TitleID("tmdb-tv2")!
        #expect(try await scene.online.refresh(series: [two]) == TitleOffers())
        #expect(try await scene.online.refresh(season: 1, of: [two]))
        let found = try await scene.titles.series.season(1, of: two, for: .unlimited)
        #expect(found.episodes.map(\.name) == ["Casting off"] && found.summary.name == "One")
        #expect(try await scene.online.refresh(person: [PersonID("tmdb-8")!]))
        #expect(try await scene.titles.people.person(PersonID("tmdb-8")!, for: .unlimited).biography == "Sailed.")
        #expect(scene.paths == ["tv/2", "tv/2/season/1", "person/8"])
    }

    @Test("The words of a season come from the answer about it where that about its series has none, and stay when they are known")
    func seasonWords() async throws {
        func season(_ number: Int) -> String {
            #"""
            {"season_number": \#(number), "name": "Other", "overview": "", "episodes": [],
            "translations": {"translations": [{"iso_639_1": "en", "data": {"overview": "Words of \#(number)."}}]}}
            """#
        }
        let scene = try RecordedScene([
            "tv/2": #"""
            {"id": 2, "name": "Crossing", "seasons": [
                {"season_number": 1, "name": "One", "overview": "Known.", "episode_count": 2},
                {"season_number": 2, "name": "Season 2", "episode_count": 2}]}
            """#,
            "tv/2/season/1": season(1), "tv/2/season/2": season(2),
        ])
        let two = TitleID("tmdb-tv2")!
        _ = try await scene.online.refresh(series: [two])
        for number in [1, 2] { #expect(try await scene.online.refresh(season: number, of: [two])) }
        let seasons = try await scene.titles.series.series(two, for: .unlimited).seasons
        #expect(seasons.map(\.name) == ["One", "Other"] && seasons.map(\.overview) == ["Known.", "Words of 2."])
    }

    @Test("A person's page has all of their work, with titles that nobody has opened")
    func filmography() async throws {
        let work =
            #"{"id": 8, "name": "Eva Storm", "combined_credits": {"cast": ["#
            + #"{"id": 3, "media_type": "movie", "title": "Salt", "character": "Ada", "genre_ids": [], "popularity": 9},"#
            + #"{"id": 2, "media_type": "tv", "name": "Tides", "character": "Ida", "episode_count": 4}],"#
            + #""crew": [{"id": 6, "media_type": "movie", "title": "Kelp", "job": "Director", "department": "Directing"}]}}"#
        let scene = try RecordedScene(["movie/3": movie, "person/8": work])
        _ = try await scene.online.refresh(movie: [three])
        let before = try await scene.titles.movies.movie(three, for: .unlimited)
        for _ in 1...2 { #expect(try await scene.online.refresh(person: [PersonID("tmdb-8")!])) }
        let credits = try await scene.titles.people.credits(of: PersonID("tmdb-8")!, for: .unlimited)
        let titles = [CreditedTitle.movie(three), .movie(TitleID("tmdb-6")!), .series(TitleID("tmdb-tv2")!)]
        #expect(Set(credits.map(\.title)) == Set(titles) && credits.first { $0.title == titles[2] }?.episodeCount == 4)
        #expect(try await scene.titles.movies.movie(TitleID("tmdb-6")!, for: .unlimited).summary.title == "Kelp")
        #expect(try await scene.titles.movies.movie(three, for: .unlimited) == before, "What is complete stays")
    }

    @Test("A failure leaves what is known, and is noted for the settings", arguments: [401, 404])
    func failures(_ status: Int) async throws {
        let scene = try RecordedScene(["movie/3": movie])
        _ = try await scene.online.refresh(movie: [three])
        scene.answer(status)
        scene.wait()
        let error: TMDbError = status == 401 ? .unauthorised : .notFound
        await #expect(throws: error) { try await scene.online.refresh(movie: [three]) }
        #expect(try await scene.titles.movies.movie(three, for: .unlimited).summary.title == "Salt")
        switch scene.online.status.outcome {
        case .failed(.unauthorised, _): #expect(status == 401)
        case .answered: #expect(status == 404)
        default: Issue.record("the outcome of \(status)")
        }
    }

    @Test("A search names titles and people whose facts are there, and finds them in the index from then on")
    func search() async throws {
        let found =
            #"{"page": 1, "total_pages": 9, "results": [{"id": 8, "media_type": "person", "name": "Eva Storm", "profile_path": "/eva.jpg"},"#
            + #"{"id": 2, "media_type": "tv", "name": "Storm Tides"}, {"id": 7, "media_type": "collection", "name": "Storms"},"#
            + #"{"id": 2, "media_type": "movie", "title": "Storm", "release_date": "1999-01-02"}]}"#
        let scene = try RecordedScene(["search/multi": found])
        let list = DiscoveryList.search(try #require(DiscoveryWords("storm")))
        let page = try await TMDbLists(online: scene.online).page(list, 1)
        let (person, series, movie) = (PersonID("tmdb-8")!, TitleID("tmdb-tv2")!, TitleID("tmdb-2")!)
        #expect(page.items == [.person(person), .title(series), .title(movie)])
        let references: [SearchReference] = [.person(person), .series(series), .movie(movie)]
        #expect(try await Set(scene.titles.search.search("storm", limit: 9, for: .unlimited).map(\.reference)) == Set(references))
        let hits = try await scene.titles.search.hits(of: references, for: .unlimited)
        #expect(hits.map(\.title) == ["Eva Storm", "Storm Tides", "Storm"] && hits[2].year == 1999)
        #expect(try await scene.online.origins.origin(of: try #require(hits[0].poster).id) == "tmdb:/eva.jpg")
    }

    @Test("Lists name titles and people whose facts are there, with the names of their genres")
    func lists() async throws {
        let genres = #"{"genres": [{"id": 18, "name": "Drama"}]}"#
        let items = #"{"page": 1, "total_pages": 3, "results": [{"id": 3, "title": "Salt", "genre_ids": [18]}, {"id": 5, "title": ""}]}"#
        let scene = try RecordedScene([
            "genre/movie/list": genres, "genre/tv/list": genres, "trending/movie/day": items, "discover/movie": items,
            "trending/person/day": #"{"page": 1, "total_pages": 1, "results": [{"id": 8, "name": "Eva Storm"}]}"#,
        ])
        let source = TMDbLists(online: scene.online)
        let page = try await source.page(.trending(.movie), 1)
        #expect(page.items == [.title(three)] && page.totalPages == 3)
        #expect(try await scene.titles.movies.movie(three, for: .unlimited).summary.genres == ["Drama"])
        #expect(try await source.page(.trendingPeople, 1).items == [.person(PersonID("tmdb-8")!)])
        #expect(try await source.page(.discover(.movie, DiscoveryFilter(genres: ["Drama"])), 1).items == [.title(three)])
        #expect(scene.paths.filter { $0.hasPrefix("genre") }.count == 2, "The names are read once")
        #expect(await scene.online.genres.names(of: .series) == ["Drama"])
        let unknown = DiscoveryList.discover(.movie, DiscoveryFilter(genres: ["Opera on ice"]))
        for list in [unknown, .similar(.movie, TitleID("local-a")!), .popular(.movie)] {
            await #expect(throws: DiscoveryError.notFound) { try await source.page(list, 1) }
        }
        scene.answer(401)
        await #expect(throws: DiscoveryError.unauthorised) { try await source.page(.popular(.movie), 1) }
    }

    @Test("While the names of genres cannot be read, a list of one is not taken for one that TMDb does not have")
    func unreadGenres() async throws {
        let scene = try RecordedScene(["discover/movie": #"{"page": 1, "total_pages": 1, "results": []}"#])
        let source = TMDbLists(online: scene.online)
        let error = await #expect(throws: DiscoveryError.self) {
            try await source.page(.discover(.movie, DiscoveryFilter(genres: ["Drama"])), 1)
        }
        guard case .unavailable = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(try await source.page(.discover(.movie, .year(1990)), 1).items.isEmpty)
        #expect(await scene.online.genres.names(of: .movie).isEmpty)
    }

    @Test("The same order of languages for facts as for requests, and the sources of the settings")
    func precedence() {
        var settings = Settings(dataDirectory: URL(filePath: "/nowhere"), cacheDirectory: URL(filePath: "/nowhere"))
        #expect(
            FactPrecedence(settings).languages == ["en-US", "en"] && FactPrecedence(settings).sources == FactPrecedence.standard.sources)
        settings.tmdb.languages = ["pt-BR", "de"]
        settings.sources = ["tmdb"]
        #expect(FactPrecedence(settings).languages == ["pt-BR", "pt", "de", "en"])
        #expect(FactPrecedence(settings).sources == [.tmdb, .local, .imdb, .sample])
        #expect(FactPrecedence(settings).edition == "tmdb,local,imdb,sample pt-BR,pt,de,en")
        #expect(Settings.knownSources == FactSource.allCases.map(\.rawValue))
    }
}

@Suite("What The Movie Database said long ago")
struct FactAgeingTests {
    private let three = TitleID("tmdb-3")!, four = TitleID("tmdb-4")!, viewer = ViewerID.owner

    private func round(_ scene: RecordedScene, after days: Double, online: Bool = true) async throws {
        let ageing = FactAgeing(
            titles: scene.titles, online: online ? scene.online : nil, lists: scene.lists,
            pictures: DiskCache(directory: "/nowhere", capacity: 0), origins: scene.online.origins,
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        var asked: [String: Date] = [:]
        scene.wait()
        try await ageing.round(at: .now + days * 86_400, &asked)
        // Once more: what TMDb does not have is not asked for again.
        let before = scene.paths.filter { $0 == "movie/4" }.count
        scene.wait()
        try await ageing.round(at: .now + days * 86_400, &asked)
        #expect(scene.paths.filter { $0 == "movie/4" }.count == before)
    }

    private func opened() async throws -> RecordedScene {
        let scene = try RecordedScene(["movie/3": movie])
        _ = try await scene.online.refresh(movie: [three])
        return scene
    }

    @Test("What somebody opened is asked for again after five months; what lists said is not")
    func renewed() async throws {
        let scene = try await opened()
        try await round(scene, after: 149)
        #expect(scene.paths == ["movie/3"])
        try await round(scene, after: 151)
        #expect(Set(scene.paths) == ["movie/3"] && scene.paths.count > 1)
        #expect(try await scene.titles.movies.movie(four, for: .unlimited).summary.title == "Pepper")
    }

    @Test("What is on a watchlist is asked for too before it is forgotten")
    func wanted() async throws {
        let scene = try await opened()
        _ = try await scene.titles.viewing.setOnWatchlist(true, four, at: .now, viewer: viewer)
        try await round(scene, after: 181)
        #expect(scene.paths.contains("movie/4"))
        await #expect(throws: MoviesError.notFound) { try await scene.titles.movies.movie(four, for: .unlimited) }
    }

    @Test("After six months it is forgotten, without a token and without a connection too", arguments: [true, false])
    func forgotten(online: Bool) async throws {
        let scene = try await opened()
        scene.answer(401)
        try? await round(scene, after: 179, online: online)
        #expect(try await scene.titles.movies.movie(three, for: .unlimited).summary.title == "Salt")
        try? await round(scene, after: 181, online: online)
        await #expect(throws: MoviesError.notFound) { try await scene.titles.movies.movie(three, for: .unlimited) }
        #expect(try await scene.titles.search.search("salt", limit: 3, for: .unlimited).isEmpty)
    }
}
