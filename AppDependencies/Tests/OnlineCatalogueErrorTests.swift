import Caching
import CoreDomain
import DiscoveryDomain
import DiscoveryInfrastructure
import Foundation
import MoviesDomain
import PeopleDomain
import SearchDomain
import TMDbAdapter
import TVSeriesDomain
import Testing
import ViewingDomain

@testable import AppDependencies

@Suite("Requests to The Movie Database, and what happens when they fail", .timeLimit(.minutes(5)))
struct OnlineCatalogueErrorTests {
    private static let series = #"{"id": 2, "name": "Crossing", "seasons": [{"season_number": 1, "name": "One", "episode_count": 2}]}"#
    private static let season = #"{"season_number": 1, "episodes": [{"episode_number": 1, "name": "Casting off"}]}"#
    private static let person = #"{"id": 8, "name": "Eva Storm", "biography": "Sailed."}"#
    private static let genres = #"{"genres": [{"id": 18, "name": "Drama"}]}"#

    private static let filter = DiscoveryFilter(originalLanguage: "sv", genres: ["Drama"], fromYear: 1980, upToYear: 1989)
    private static let requests: [(DiscoveryList, String)] = [
        (.trending(.movie), "trending/movie/day?page=2"), (.trending(.series), "trending/tv/day?page=2"),
        (.trendingPeople, "trending/person/day?page=2"), (.popular(.movie), "movie/popular?page=2"),
        (.popular(.series), "tv/popular?page=2"),
        (
            .discover(.movie, filter),
            "discover/movie?page=2&include_adult=false&with_original_language=sv&with_genres=18"
                + "&primary_release_date.gte=1980-01-01&primary_release_date.lte=1989-12-31"
        ),
        (
            .discover(.series, filter),
            "discover/tv?page=2&include_adult=false&with_original_language=sv&with_genres=18"
                + "&first_air_date.gte=1980-01-01&first_air_date.lte=1989-12-31"
        ),
        (.similar(.movie, TitleID("tmdb-3")!), "movie/3/similar?page=2"), (.similar(.series, TitleID("tmdb-tv3")!), "tv/3/similar?page=2"),
        (.recommended(.movie, TitleID("tmdb-3")!), "movie/3/recommendations?page=2"),
        (.recommended(.series, TitleID("tmdb-tv3")!), "tv/3/recommendations?page=2"),
        (.search(DiscoveryWords("salt")!), "search/multi?page=2&query=salt&include_adult=false"),
    ]

    @Test("Each list is asked for where it is, with its page and all of its filter", arguments: 0..<requests.count)
    func lists(number: Int) async throws {
        let (list, target) = Self.requests[number]
        let scene = try RecordedScene(
            ["genre/movie/list": Self.genres, "genre/tv/list": Self.genres], other: #"{"page": 2, "total_pages": 9, "results": []}"#)
        let page = try await TMDbLists(online: scene.online).page(list, 2)
        #expect(page.page == 2 && page.totalPages == 9 && page.items.isEmpty)
        #expect(scene.targets.filter { !$0.hasPrefix("genre/") } == [target + "&language=en-US"])
    }

    @Test("A list that the server cannot give is unavailable, with the reason")
    func unavailableList() async throws {
        let scene = try RecordedScene()
        scene.answer(500)
        let error = await #expect(throws: DiscoveryError.self) { try await TMDbLists(online: scene.online).page(.popular(.movie), 1) }
        guard case .unavailable(let reason)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(reason.hasPrefix("TMDb: "))
    }

    @Test("A failure leaves a series, its season and a person as they are known", arguments: [401, 404, 500])
    func failures(status: Int) async throws {
        let scene = try RecordedScene(["tv/2": Self.series, "tv/2/season/1": Self.season, "person/8": Self.person])
        let (two, eight) = (TitleID("tmdb-tv2")!, PersonID("tmdb-8")!)
        _ = try await scene.online.refresh(series: [two])
        _ = try await scene.online.refresh(season: 1, of: [two])
        _ = try await scene.online.refresh(person: [eight])
        scene.answer(status)
        scene.wait()
        let errors = [
            await #expect(throws: TMDbError.self) { try await scene.online.refresh(series: [two]) },
            await #expect(throws: TMDbError.self) { try await scene.online.refresh(season: 1, of: [two]) },
            await #expect(throws: TMDbError.self) { try await scene.online.refresh(person: [eight]) },
        ]
        for error in errors {
            switch error {
            case .unauthorised: #expect(status == 401)
            case .notFound: #expect(status == 404)
            case .unavailable: #expect(status == 500)
            case nil: break
            }
        }
        #expect(try await scene.titles.series.series(two, for: .unlimited).summary.title == "Crossing")
        #expect(try await scene.titles.series.season(1, of: two, for: .unlimited).episodes.map(\.name) == ["Casting off"])
        #expect(try await scene.titles.people.person(eight, for: .unlimited).biography == "Sailed.")
    }

    @Test("A series and a person with other ids are looked up by them, and refreshed under TMDb's own")
    func lookups() async throws {
        let scene = try RecordedScene([
            "find/440440": #"{"tv_results": [{"id": 2, "name": "Crossing"}]}"#, "tv/2": Self.series, "tv/2/season/1": Self.season,
            "find/nm9900008": #"{"person_results": [{"id": 8, "name": "Eva Storm"}]}"#, "person/8": Self.person,
        ])
        #expect(try await scene.online.refresh(series: [TitleID("local-a")!, TitleID("tvdb-tv440440")!]) != nil)
        #expect(try await scene.online.refresh(season: 1, of: [TitleID("tvdb-tv440440")!]))
        #expect(try await scene.online.refresh(person: [PersonID("imdb-nm9900008")!]))
        // The second look-up of the series is that of the minute.
        #expect(scene.paths == ["find/440440", "tv/2", "tv/2/season/1", "find/nm9900008", "person/8"])
    }

    @Test("What no look-up finds is not refreshed")
    func unknown() async throws {
        let scene = try RecordedScene(other: "{}")
        #expect(try await scene.online.refresh(movie: [TitleID("imdb-tt9900003")!]) == nil)
        #expect(try await scene.online.refresh(series: [TitleID("imdb-tt9900700")!]) == nil)
        #expect(try await scene.online.refresh(season: 1, of: [TitleID("tvdb-tv440440")!]) == false)
        #expect(try await scene.online.refresh(person: [PersonID("imdb-nm9900008")!]) == false)
        #expect(scene.paths.allSatisfy { $0.hasPrefix("find/") } && scene.paths.count == 4)
        let asked = scene.paths.count
        #expect(try await scene.online.refresh(series: [TitleID("local-a")!]) == nil)
        #expect(try await scene.online.refresh(season: 1, of: [TitleID("sample-a")!]) == false)
        #expect(try await scene.online.refresh(person: [PersonID("local-a")!]) == false)
        #expect(scene.paths.count == asked, "Ids that TMDb does not have are not asked for")
    }

    @Test("A movie without recommendations has a list of them that ends at once")
    func noRecommendations() async throws {
        let scene = try RecordedScene(["movie/3": #"{"id": 3, "title": "Salt"}"#])
        _ = try await scene.online.refresh(movie: [TitleID("tmdb-3")!])
        let page = try await scene.lists.pages(of: .recommended(.movie, TitleID("tmdb-3")!), upTo: 1).page(1)
        #expect(page?.items == [] && page?.totalPages == 0)
    }

    @Test("A movie that turns out to be another known one becomes one with it, also on watchlists and in the search")
    func merged() async throws {
        let scene = try RecordedScene(["movie/3": #"{"id": 3, "title": "Salt", "imdb_id": "tt9900003", "overview": "A road."}"#])
        let (other, three) = (TitleID("imdb-tt9900003")!, TitleID("tmdb-3")!)
        func known(_ id: TitleID, _ source: FactSource, _ facts: MovieFacts) -> MovieDocument {
            MovieDocument(id: id, content: FactDocument(source: source, language: "en", fetchedAt: .now, isComplete: false, facts: facts))
        }
        try await scene.titles.save([known(other, .imdb, MovieFacts(title: "Salt", genres: ["Drama"]))])
        try await scene.titles.save([known(three, .tmdb, MovieFacts(title: "Salt"))])
        _ = try await scene.titles.viewing.setOnWatchlist(true, other, at: .now, viewer: .owner)
        _ = try await scene.online.refresh(movie: [three])
        let found = try await scene.titles.movies.movie(other, for: .unlimited)
        #expect(try await scene.titles.movies.movie(three, for: .unlimited) == found)
        #expect(found.overview == "A road." && found.summary.genres == ["Drama"])
        #expect(try await scene.titles.viewing.watchlist(viewer: .owner).map(\.title) == [found.id])
        #expect(try await scene.titles.search.search("salt", limit: 9, for: .unlimited).map(\.reference) == [.movie(found.id)])
    }
}

@Suite("Names of genres")
struct GenreNamesTests {
    private let day = Date(timeIntervalSince1970: 1_800_000_000)

    private func scene() throws -> RecordedScene {
        try RecordedScene([
            "genre/movie/list": #"{"genres": [{"id": 18, "name": "Drama"}, {"id": 10, "name": "War"}]}"#,
            "genre/tv/list": #"{"genres": [{"id": 10, "name": "War & Politics"}, {"id": 9, "name": "Talk"}]}"#,
        ])
    }

    @Test("Those of movies win, and each kind has its own from A to Z")
    func names() async throws {
        let genres = try scene().online.genres
        #expect(await genres.all(at: day) == [18: "Drama", 10: "War", 9: "Talk"])
        #expect(await genres.names(of: .movie) == ["Drama", "War"])
        #expect(await genres.names(of: .series) == ["Talk", "War & Politics"])
    }

    @Test("They are read once a day, also by a clock that was set back; the old ones stay where they cannot be read")
    func ages() async throws {
        let scene = try scene(), genres = scene.online.genres
        let names = await genres.all(at: day)
        scene.wait()
        #expect(await genres.all(at: day.addingTimeInterval(86_399)) == names && scene.paths.count == 2)
        #expect(await genres.all(at: day.addingTimeInterval(-86_399)) == names && scene.paths.count == 2)
        scene.answer(500)
        #expect(await genres.all(at: day.addingTimeInterval(86_400)) == names && scene.paths.count == 3)
        scene.answer(200)
        #expect(await genres.all(at: day.addingTimeInterval(86_400)) == names && scene.paths.count == 5)
        #expect(await genres.all(at: day.addingTimeInterval(90_000)) == names && scene.paths.count == 5)
    }

    @Test("After a restart those of the same language are known, while TMDb cannot be reached, too", arguments: [200, 500])
    func restart(status: Int) async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "genres-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: directory) }
        func names(_ scene: RecordedScene, language: String = "de") -> GenreNames {
            GenreNames(
                scene.online.tmdb, language: language,
                cache: DiskCache(directory: directory.path(percentEncoded: false), capacity: 1_000_000))
        }
        let old = try RecordedScene(other: #"{"genres": [{"id": 18, "name": "Drama"}]}"#)
        _ = await names(old).all(at: day)
        let first = try scene()
        let all = await names(first).all(at: day)

        let second = try scene()
        second.answer(status)
        let later = names(second)
        #expect(await later.names(of: .movie) == ["Drama", "War"])
        #expect(await later.names(of: .series) == ["Talk", "War & Politics"] && second.paths.isEmpty)
        #expect(await later.all(at: day) == all && !second.paths.isEmpty)
        #expect(await names(second, language: "fr").names(of: .movie).isEmpty)
    }
}
