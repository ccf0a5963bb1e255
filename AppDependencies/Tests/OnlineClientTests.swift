import CoreDomain
import DiscoverFeature
import DiscoveryComposition
import DiscoveryDomain
import Flow
import Foundation
import LibraryDomain
import Logging
import MovieDetailsFeature
import MoviesDomain
import NetworkLayer
import NetworkTesting
import PeopleDomain
import PeopleFeature
import Persistence
import SearchDomain
import SearchFeature
import SeriesFeature
import Settings
import SettingsFeature
import TVSeriesDomain
import Testing

@testable import AppDependencies

@Suite("Pages whose facts come from The Movie Database", .timeLimit(.minutes(5)))
struct OnlineClientTests {
    private static let media = "include_image_language=en%2Cnull&include_video_language=en%2Cnull&language=en-US"
    private static let appended =
        "external_ids%2Cimages%2Cvideos%2Csimilar%2Crecommendations%2Cwatch%2Fproviders%2Ctranslations%2Calternative_titles"
    private static let movieRequest = "GET /3/movie/3?append_to_response=credits%2Crelease_dates%2C\(appended)&\(media)"
    private static let seriesRequest = "GET /3/tv/2?append_to_response=aggregate_credits%2Ccontent_ratings%2C\(appended)&\(media)"
    private static let personRequest =
        "GET /3/person/8?append_to_response=combined_credits%2Cexternal_ids%2Cimages%2Ctranslations&language=en-US"
    private static let movie =
        #"{"id": 3, "title": "Salt", "overview": "A road.", "videos": {"results": [{"site": "YouTube", "type": "Trailer","#
        + #""key": "abcdefghijk", "name": "Trailer"}]}, "images": {"logos": [{"file_path": "/l.png", "width": 600, "height": 200}]}}"#
    private static let replies: [String: [Reply]] = [
        movieRequest: [.json(movie)], seriesRequest: [.json(#"{"id": 2, "name": "Crossing", "overview": "A sea."}"#)],
        personRequest: [.json(#"{"id": 8, "name": "Eva Storm", "biography": "Sailed."}"#)],
        "GET /3/search/multi?page=1&query=storm&include_adult=false&language=en-US": [
            .json(#"{"page": 1, "total_pages": 1, "results": [{"id": 6, "media_type": "movie", "title": "Storm"}]}"#)
        ],
        "GET /3/search/movie?page=1&query=Salt&include_adult=false&year=1987&language=en-US": [
            .json(#"{"page": 1, "total_pages": 1, "results": [{"id": 3, "title": "Salt", "release_date": "1987-03-05"}]}"#)
        ],
        "GET /3/search/tv?page=1&query=Crossing&include_adult=false&first_air_date_year=2011&language=en-US": [
            .json(#"{"page": 1, "total_pages": 1, "results": [{"id": 2, "name": "Crossing", "first_air_date": "2011-09-30"}]}"#)
        ],
    ]

    private let three = TitleID("tmdb-3")!, two = TitleID("tmdb-tv2")!, eight = PersonID("tmdb-8")!
    private let child = Viewer(id: ViewerID(rawValue: "child"), role: .child, ageLimit: 6)

    /// Runs a test with a whole cinema that asks the server.
    private func asking(
        _ replies: [String: [Reply]] = Self.replies, _ test: (Cinema, RecordedServer) async throws -> Void
    ) async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "online-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let connections = ServiceConnections()
        do {
            try await RecordedServer.run(replies) { server in
                var settings = Settings(dataDirectory: directory, cacheDirectory: directory.appending(path: "cache"))
                settings.tmdb.token = "a.b"
                settings.tmdb.url = "\(server.base)/3"
                settings.tmdb.imageURL = "\(server.base)/t/p"
                let feed = ChangeFeed()
                let cinema = try Cinema(
                    settings, CinemaData(settings),
                    precious: Persistence.Database.inMemory(CinemaData.preciousSchema, feed: feed),
                    catalogue: Persistence.Database.inMemory(CinemaData.catalogueSchema, feed: feed), connections: connections,
                    logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
                try await test(cinema, server)
            }
        } catch {
            await connections.shutdown()
            throw error
        }
        await connections.shutdown()
    }

    private func know(_ cinema: Cinema, kind: MovieKind = .movie, certification: String? = nil) async throws {
        try await cinema.known.save([
            MovieDocument(
                id: three, kind: kind,
                content: FactDocument(
                    source: .tmdb, language: "en-US", fetchedAt: .now, isComplete: false,
                    facts: MovieFacts(title: "Salt", certification: certification)))
        ])
    }

    @Test("A movie that only a list named is shown at once, and changes when its facts are there; both cost one request")
    func movie() async throws {
        try await asking { cinema, server in
            try await know(cinema)
            let client = cinema.movieDetailsClient(for: cinema.householdOwner)
            var updates = client.movie(three).makeAsyncIterator()
            #expect(try #require(await updates.next()).get().movie.overview == nil)
            let load = try #require(client.offers)
            let offers = try await load(three)
            #expect(offers?.trailers.map(\.name) == ["Trailer"])
            let refreshed = try #require(await updates.next()).get()
            #expect(refreshed.movie.overview == "A road." && refreshed.logo?.width == 600)
            #expect(server.received.count == 1)
        }
    }

    @Test("The page of a person refreshes itself with one request")
    func person() async throws {
        try await asking { cinema, server in
            try await cinema.known.save([
                PersonDocument(
                    id: eight,
                    document: FactDocument(
                        source: .tmdb, language: "en-US", fetchedAt: .now, isComplete: false, facts: PersonFacts(name: "Eva Storm")))
            ])
            let client = cinema.peopleClient(for: cinema.householdOwner)
            #expect(try await first(client.person(eight)) { $0.person.biography == "Sailed." }.person.id == eight)
            #expect(server.received.count == 1)
        }
    }

    @Test("Who is not known is asked for before the page answers, with one request, but not for a viewer with limits")
    func foundPerson() async throws {
        try await asking { cinema, server async throws in
            await #expect(throws: ViewStateError(describing: PeopleError.notFound)) {
                try await first(cinema.peopleClient(for: child).person(eight))
            }
            #expect(server.received.isEmpty)
            #expect(try await first(cinema.peopleClient(for: cinema.householdOwner).person(eight)).person.biography == "Sailed.")
            #expect(server.received.count == 1)
        }
    }

    @Test(
        "Only TMDb’s own word is that there is no such person; its failure is an error of the page",
        arguments: [(401, "TMDb doesn’t accept the token"), (404, "Person not found"), (500, "TMDb can’t be reached")])
    func unknownPerson(status: Int, message: String) async throws {
        try await asking([Self.personRequest: [.status(status)]]) { cinema, _ in
            let error = await #expect(throws: ViewStateError.self) {
                try await first(cinema.peopleClient(for: cinema.householdOwner).person(eight))
            }
            #expect(error?.message == message && error?.isRetryable == (status != 404))
            if status == 500 { #expect(error?.recovery == "Try again in a moment.", "There is no rest of the page") }
        }
    }

    @Test(
        "Who is known stays on the page when the request fails; that no credits are known has its reason then",
        arguments: [(401, "TMDb doesn’t accept the token"), (404, nil), (500, "TMDb can’t be reached")] as [(Int, String?)])
    func personWithoutService(status: Int, problem: String?) async throws {
        try await asking([Self.personRequest: [.status(status)]]) { cinema, server in
            try await cinema.known.save([
                PersonDocument(
                    id: eight,
                    document: FactDocument(
                        source: .tmdb, language: "en-US", fetchedAt: .now, isComplete: false, facts: PersonFacts(name: "Eva Storm")))
            ])
            var updates = cinema.peopleClient(for: cinema.householdOwner).person(eight).makeAsyncIterator()
            var content = try #require(await updates.next()).get()
            while content.problem != problem { content = try #require(await updates.next()).get() }
            #expect(content.person.summary.name == "Eva Storm" && content.groups.isEmpty)
            await server.arrived(Self.personRequest)
            #expect(try await cinema.people.person(eight, for: .unlimited).summary.name == "Eva Storm")
        }
    }

    @Test(
        "A failure of the offers says what is wrong, and leaves the page",
        arguments: [(401, "TMDb doesn’t accept the token"), (404, "TMDb no longer lists this title"), (500, "TMDb can’t be reached")])
    func failedOffers(status: Int, message: String) async throws {
        try await asking([Self.movieRequest: [.status(status)], Self.seriesRequest: [.status(status)]]) { cinema, _ in
            try await know(cinema)
            let client = cinema.movieDetailsClient(for: cinema.householdOwner)
            let offers = try #require(client.offers)
            let error = await #expect(throws: ViewStateError.self) { try await offers(three) }
            #expect(error?.message == message && error?.isRetryable == (status != 404))
            #expect(try await first(client.movie(three)).movie.summary.title == "Salt")
            let others = try #require(cinema.seriesClient(for: cinema.householdOwner).offers)
            let other = await #expect(throws: ViewStateError.self) { try await others(two) }
            #expect(other?.message == message)
            if status == 500 { #expect(other?.recovery == "Try again in a moment.", "There is no rest of the page") }
        }
    }

    @Test(
        "A season whose episodes nobody could name says why, once it was asked for",
        arguments: [(401, .refusing), (500, .away), (404, .answering)] as [(Int, EpisodeService)])
    func failedSeason(status: Int, service: EpisodeService) async throws {
        let request = "GET /3/tv/2/season/1?append_to_response=translations&language=en-US"
        try await asking([request: [.status(status)]]) { cinema, server async throws in
            let facts = SeriesFacts(title: "Crossing", seasons: [SeasonFacts(number: 1, episodeCount: 8)])
            try await cinema.known.save([
                SeriesDocument(id: two, content: FactDocument(source: .tmdb, language: "en-US", fetchedAt: .now, facts: facts))
            ])
            let client = cinema.seriesClient(for: cinema.householdOwner)
            let content = try await first(client.season(two, 1)) { $0.service == service }
            #expect(content.episodes.isEmpty && content.season.summary.episodeCount == 8)
            // A page without JavaScript is opened again and again until it says something.
            let asked = server.received.count
            #expect(try await first(client.season(two, 1)).service == service)
            #expect(server.received.count == asked)
        }
    }

    @Test("A viewer with limits asks for nothing that they do not see: neither titles nor people")
    func limits() async throws {
        try await asking { cinema, server in
            try await know(cinema, certification: "R")
            let movies = try #require(cinema.movieDetailsClient(for: child).offers)
            let series = try #require(cinema.seriesClient(for: child).offers)
            for id in [three, TitleID("tmdb-404")!] { #expect(try await movies(id) == nil) }
            #expect(try await series(two) == nil)
            try await cinema.refresh(person: eight, child)
            await #expect(throws: TVSeriesError.notFound) { try await cinema.refresh(season: 1, of: two, child) }
            #expect(server.received.isEmpty)
            try await know(cinema, certification: "G")
            #expect(try await movies(three)?.trailers.count == 1 && server.received.count == 1)
        }
    }

    @Test("A viewer who sees no facts of the machine is still told that those of titles come from TMDb")
    func notice() async throws {
        try await asking { cinema, _ in
            #expect(await cinema.settingsClient(for: child).content() == SettingsContent(usesTMDb: true))
        }
    }

    @Test("A guest of one title asks for nothing")
    func guest() async throws {
        try await asking { cinema, server in
            let guest = Viewer(id: ViewerID(rawValue: "guest"), role: .guest(three))
            #expect((cinema.movieDetailsClient(for: guest).offers == nil) && (cinema.seriesClient(for: guest).offers == nil))
            try await cinema.refresh(person: eight, guest)
            try await cinema.refresh(season: 1, of: two, guest)
            #expect(server.received.isEmpty)
        }
    }

    @Test("A picture is there for those who may see what shows it: the title, or a person of a title that they may see")
    func pictures() async throws {
        func answer(_ id: Int, _ certification: String) -> [Reply] {
            [
                .json(
                    """
                    {"id": \(id), "title": "Salt", "poster_path": "/p\(id).jpg", "images": {"logos": [{"file_path": "/l\(id).png"}]},
                    "credits": {"cast": [{"id": 1\(id), "name": "I", "profile_path": "/c\(id).jpg"}], "crew": [{"id": 2\(id), "name": "E",
                    "job": "Director", "department": "Directing", "profile_path": "/d\(id).jpg"}]}, "release_dates": {"results": [
                    {"iso_3166_1": "US", "release_dates": [{"certification": "\(certification)", "type": 3}]}]}}
                    """)
            ]
        }
        let four = TitleID("tmdb-4")!
        let second = Self.movieRequest.replacingOccurrences(of: "movie/3", with: "movie/4")
        try await asking([Self.movieRequest: answer(3, "G"), second: answer(4, "R")]) { cinema, _ in
            let guest = Viewer(id: ViewerID(rawValue: "guest"), role: .guest(four))
            let online = try #require(cinema.online)
            for title in [three, four] {
                _ = try await online.refresh(movie: [title])
                let credits =
                    try await cinema.people.cast(of: .movie(title), for: .unlimited)
                    + cinema.people.crew(of: .movie(title), for: .unlimited)
                let documents = try await cinema.movies.documents(of: title)
                let pictures =
                    [cinema.precedence.ranked(documents)[\.poster], cinema.precedence.ranked(documents)[\.logo]]
                    + credits.map(\.person.profile)
                let names = pictures.compactMap { $0?.id }
                #expect(Set(names).count == 4)
                for name in names {
                    #expect(try await cinema.maySee(picture: name, cinema.householdOwner))
                    #expect(try await cinema.maySee(picture: name, child) == (title == three))
                    #expect(try await cinema.maySee(picture: name, guest) == (title == four))
                }
            }
            #expect(try await !cinema.maySee(picture: "aaaaaaaa", child))
        }
    }

    @Test("A video of one's own is not asked for")
    func video() async throws {
        try await asking { cinema, server in
            try await know(cinema, kind: .video)
            let offers = try #require(cinema.movieDetailsClient(for: cinema.householdOwner).offers)
            #expect(try await offers(three) == nil && server.received.isEmpty)
        }
    }

    @Test("What a search of TMDb finds is shown as far as the viewer may see it, and too short words ask nothing")
    func search() async throws {
        try await asking { cinema, server in
            let owner = try #require(cinema.searchClient(for: cinema.householdOwner).online)
            let limited = try #require(cinema.searchClient(for: child).online)
            #expect(try await owner("s").isEmpty)
            #expect(server.received.isEmpty)
            #expect(try await limited("storm").isEmpty)
            #expect(try await owner("STORM ").map(\.reference) == [.movie(TitleID("tmdb-6")!)])
            #expect(server.received.filter { $0.target.hasPrefix("/3/search/multi") }.count == 1)
        }
    }

    @Test(
        "A search that TMDb does not answer says so, and does not blame the library",
        arguments: [(401, "TMDb doesn’t accept the token"), (500, "TMDb can’t be reached")])
    func failedSearch(status: Int, message: String) async throws {
        let request = "GET /3/search/multi?page=1&query=storm&include_adult=false&language=en-US"
        try await asking([request: [.status(status)]]) { cinema, _ in
            let search = try #require(cinema.searchClient(for: cinema.householdOwner).online)
            let error = await #expect(throws: ViewStateError.self) { try await search("storm") }
            #expect(error?.message == message)
        }
    }

    @Test("The names of genres are asked for after a start though all stored lists are still valid")
    func genres() async throws {
        let names = [Reply.json(#"{"genres": [{"id": 18, "name": "Krimi"}]}"#)]
        let requests = ["movie", "tv"].map { "GET /3/genre/\($0)/list?language=en-US" }
        try await asking([requests[0]: names, requests[1]: names]) { cinema, server in
            try await cinema.editions.note("tmdb, built-in 2", of: "lists")
            for list in ListRefreshing.lists {
                try await cinema.discovery.repository.save(DiscoveryPage(items: [], page: 1, totalPages: 1, fetchedAt: .now), of: list)
            }
            let refreshing = Task { try await ListRefreshing(cinema: cinema).run() }
            await server.arrived(requests[1])
            while await cinema.genres(of: .movies) != ["Krimi"] { try await Task.sleep(for: .milliseconds(5)) }
            #expect(server.received.allSatisfy { $0.target.contains("/genre/") })
            refreshing.cancel()
            _ = try? await refreshing.value
        }
    }

    @Test("Candidates for a file are looked for with its title and year, and are known from then on")
    func candidates() async throws {
        try await asking { cinema, _ in
            let movies = try await cinema.candidates(TitleClues(.movie, title: "Salt", year: 1987))
            #expect(movies.map(\.id) == [three] && movies.first?.year == 1987)
            #expect(try await cinema.movies.movie(three, for: .unlimited).summary.title == "Salt")
            let series = try await cinema.candidates(TitleClues(.series, title: "Crossing", year: 2011))
            #expect(series.map(\.id) == [two] && series.first?.year == 2011)
            #expect(try await cinema.series.series(two, for: .unlimited).summary.title == "Crossing")
        }
    }
}
