import MoviesDomain
import CoreDomain
import NetworkLayer
import Synchronization
import Testing

@testable import TMDbAdapter

@Suite("Requests to TMDb", .timeLimit(.minutes(10)))
struct RequestTests {
    typealias Call = @Sendable (TMDb) async throws -> Void

    private static let filter = TMDbFilter(originalLanguage: "sv", genres: [18, 12], fromYear: 1980, upToYear: 1989)
    private static let further =
        "external_ids%2Cimages%2Cvideos%2Csimilar%2Crecommendations%2Cwatch%2Fproviders%2Ctranslations%2Calternative_titles"
    private static let media = "include_image_language=en%2Cnull&include_video_language=en%2Cnull"

    private static let table: [(Call, String)] = [
        ({ _ = try? await $0.movie(3) }, "/movie/3?append_to_response=credits%2Crelease_dates%2C\(further)&\(media)"),
        ({ _ = try? await $0.series(3) }, "/tv/3?append_to_response=aggregate_credits%2Ccontent_ratings%2C\(further)&\(media)"),
        ({ _ = try? await $0.season(0, of: 3) }, "/tv/3/season/0?append_to_response=translations"),
        ({ _ = try? await $0.person(3) }, "/person/3?append_to_response=combined_credits%2Cexternal_ids%2Cimages%2Ctranslations"),
        ({ _ = try await $0.trendingMovies() }, "/trending/movie/day?page=1"),
        ({ _ = try await $0.trendingSeries(page: 2) }, "/trending/tv/day?page=2"),
        ({ _ = try await $0.trendingPeople(page: 500) }, "/trending/person/day?page=500"),
        ({ _ = try await $0.popularMovies() }, "/movie/popular?page=1"),
        ({ _ = try await $0.popularSeries() }, "/tv/popular?page=1"),
        ({ _ = try await $0.discoverMovies() }, "/discover/movie?page=1&include_adult=false"),
        (
            { _ = try await $0.discoverMovies(filter) },
            "/discover/movie?page=1&include_adult=false&with_original_language=sv&with_genres=18%2C12"
                + "&primary_release_date.gte=1980-01-01&primary_release_date.lte=1989-12-31"
        ),
        (
            { _ = try await $0.discoverSeries(filter, page: 9) },
            "/discover/tv?page=9&include_adult=false&with_original_language=sv&with_genres=18%2C12"
                + "&first_air_date.gte=1980-01-01&first_air_date.lte=1989-12-31"
        ),
        (
            { _ = try await $0.discoverMovies(TMDbFilter(fromYear: -5)) },
            "/discover/movie?page=1&include_adult=false&primary_release_date.gte=1000-01-01"
        ),
        ({ _ = try await $0.similarMovies(to: 3) }, "/movie/3/similar?page=1"),
        ({ _ = try await $0.recommendedMovies(for: 3, page: 2) }, "/movie/3/recommendations?page=2"),
        ({ _ = try await $0.similarSeries(to: 3) }, "/tv/3/similar?page=1"),
        ({ _ = try await $0.recommendedSeries(for: 3) }, "/tv/3/recommendations?page=1"),
        ({ _ = try await $0.search(" a&b=c/ü\n") }, "/search/multi?page=1&query=a%26b%3Dc%2F%C3%BC&include_adult=false"),
        ({ _ = try await $0.searchMovies("x", year: 1987) }, "/search/movie?page=1&query=x&include_adult=false&year=1987"),
        ({ _ = try await $0.searchSeries("x", year: 2011) }, "/search/tv?page=1&query=x&include_adult=false&first_air_date_year=2011"),
        ({ _ = try await $0.searchSeries("x") }, "/search/tv?page=1&query=x&include_adult=false"),
        ({ _ = try await $0.find(try #require(TitleID("imdb-tt0000007"))) }, "/find/tt0000007?external_source=imdb_id"),
        ({ _ = try await $0.find(try #require(TitleID("tvdb-7"))) }, "/find/7?external_source=tvdb_id"),
        ({ _ = try await $0.find(try #require(PersonID("imdb-nm0000007"))) }, "/find/nm0000007?external_source=imdb_id"),
        ({ _ = try await $0.genres(.series) }, "/genre/tv/list?"),
    ]

    @Test("Each function asks one request, in the first language", arguments: 0..<table.count)
    func routes(number: Int) async throws {
        let (call, target) = Self.table[number], asked = Asked()
        try await call(try asked.tmdb(languages: ["en-GB", "en-US"]))
        #expect(asked.targets == ["/3" + target + (target.hasSuffix("?") ? "" : "&") + "language=en-GB"])
    }

    @Test("Every request has the token, and says who asks")
    func headers() async throws {
        let asked = Asked()
        _ = try await asked.tmdb().popularMovies()
        #expect(asked.requests.map { $0.headers["Authorization"] } == ["Bearer abc"])
        #expect(asked.requests.map { $0.headers["User-Agent"] } == ["Popcorn/1.0"])
        #expect(asked.requests.map { $0.headers["Accept"] } == ["application/json"])
        #expect(asked.requests.allSatisfy { !$0.target.contains("abc") })
    }

    @Test("Pictures and videos are asked for in all languages of the settings")
    func mediaLanguages() async throws {
        #expect(try Asked().tmdb(languages: ["de-DE", "en-US", "en-GB"]).mediaLanguages == "de,en,null")
    }

    /// The calls run on one queue, so that all of them wait for the answer before it is given.
    @Test("Ten concurrent identical calls are one request")
    func concurrent() async throws {
        let asked = Asked(), gate = Gate(), queue = SerialTaskExecutor()
        let body = try recorded("movie")
        let tmdb = try asked.tmdb {
            await gate.passed()
            return body
        }
        let titles = try await withThrowingTaskGroup(of: String?.self, returning: [String].self) { group in
            for _ in 0..<10 {
                group.addTask(executorPreference: queue) { try await tmdb.movie(9001).document.content.facts.title }
            }
            group.addTask(executorPreference: queue) {
                gate.open()
                return nil
            }
            var titles: [String] = []
            for try await title in group { titles += [title].compactMap { $0 } }
            return titles
        }
        #expect(titles == [String](repeating: "The Salt Road", count: 10) && asked.targets.count == 1)
    }

    @Test("The same is asked for once in a minute")
    func recent() async throws {
        let asked = Asked(), clock = PassingClock()
        let body = try recorded("movie")
        let tmdb = try asked.tmdb(clock: clock) { body }
        for _ in 0..<3 { #expect(try await tmdb.movie(9001).document.content.facts.title == "The Salt Road") }
        #expect(asked.targets.count == 1)
        try await clock.sleep(for: .seconds(61))
        _ = try await tmdb.movie(9001)
        #expect(asked.targets.count == 2)
    }
}

/// Holds those who come until it is opened.
private final class Gate: Sendable {
    private let state = Mutex((isOpen: false, waiting: [CheckedContinuation<Void, Never>]()))

    func passed() async {
        await withCheckedContinuation { continuation in
            let isOpen = state.withLock { state in
                if !state.isOpen { state.waiting.append(continuation) }
                return state.isOpen
            }
            if isOpen { continuation.resume() }
        }
    }

    func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }
}
