import DiscoveryDomain
import Live
import ScreensTesting
import Testing

@testable import DiscoverFeature
@testable import Screens

@Suite("The addresses of the grids")
struct DiscoverQueryTests {
    private func request(_ address: String) throws -> ScreenRequest {
        ScreenRequest(location: try #require(Location(parsing: address)), cookies: [:], viewer: .owner, captures: [:])
    }

    @Test(
        "An address asks for a list",
        arguments: [
            ("/discover/movies", .popular(.movie)), ("/discover/series", .popular(.series)), ("/discover/people", .trendingPeople),
            ("/discover/movies?list=trending", .trending(.movie)), ("/discover/series?list=trending", .trending(.series)),
            ("/discover/series?list=popular", .popular(.series)), ("/discover/people?list=popular&genre=Drama", .trendingPeople),
            ("/discover/movies?genre=War&genre=Drama&genre=", .discover(.movie, DiscoveryFilter(genres: ["Drama", "War"]))),
            ("/discover/series?list=trending&from=1990&to=1999", .discover(.series, DiscoveryFilter(fromYear: 1990, upToYear: 1999))),
            ("/discover/movies?language=PT-br", .discover(.movie, DiscoveryFilter(originalLanguage: "pt-br"))),
            ("/discover/movies?list=sideways&genre=%20&from=soon&to=99999&language=%3Cb%3E", .popular(.movie)),
        ] as [(String, DiscoveryList)])
    func lists(address: String, list: DiscoveryList) throws { #expect(DiscoverQuery(try request(address))?.list == list) }

    @Test("Another path is no grid")
    func otherPaths() throws {
        for path in ["/discover", "/", "/discover/games"] { #expect(DiscoverFeature.state(for: try request(path)) == nil) }
    }

    @Test(
        "A query gives its shortest address, and the address the query again",
        arguments: [
            (DiscoverQuery(.movies), "/discover/movies"), (DiscoverQuery(.people), "/discover/people"),
            (DiscoverQuery(.series, order: .trending), "/discover/series?list=trending"),
            (
                DiscoverQuery(
                    .movies, order: .trending,
                    filter: DiscoveryFilter(originalLanguage: "ja", genres: ["War & Politics", "Drama"], fromYear: 1950, upToYear: 1959)),
                "/discover/movies?genre=Drama&genre=War%20%26%20Politics&from=1950&to=1959&language=ja"
            ),
        ] as [(DiscoverQuery, String)])
    func addresses(query: DiscoverQuery, address: String) throws {
        #expect(query.path() == address)
        #expect(DiscoverQuery(try request(address)) == query)
    }

    @Test(
        "The cursor is a number of pages, and what is none leads to the beginning",
        arguments: [
            ("", 0), ("?after=1", 1), ("?after=500", 500), ("?after=0", 0), ("?after=501", 0), ("?after=-1", 0), ("?after=x", 0),
            ("?after=99999999999999999999", 0),
        ])
    func cursors(query: String, after: Int) throws {
        #expect(DiscoverFeature.state(for: try request("/discover/movies" + query))?.after == after)
    }
}
