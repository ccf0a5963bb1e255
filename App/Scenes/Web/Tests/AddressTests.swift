import CoreDomain
import Live
import Testing
import WebScene

@Suite("Addresses")
struct AddressTests {
    private static func status(_ address: String) async -> (Int, String)? {
        guard let location = Location(parsing: address) else { return nil }
        let scene = SampleScene.make()
        var state = SampleScene.state()
        _ = scene.reduce(into: &state, .opened(location))
        return (scene.status(of: state), scene.location(of: state).description)
    }

    @Test(
        "An address names a page, and the page has that address again",
        arguments: [
            "/", "/movies", "/movies?sort=year&genre=Drama&year=1926", "/movies?after=tmdb-5", "/videos", "/movies/tmdb-550",
            "/series/imdb-tt1", "/series/local-a/seasons/0", "/series/local-a/seasons/1/episodes/12", "/search", "/search?q=the%20general",
            "/watchlist", "/library", "/settings", "/showroom", "/series", "/series?sort=year&after=local-a", "/watch/abcdefgh",
            "/watch/abcdefgh?from=start", "/watch/abcdefgh?t=600", "/discover/movies", "/discover/series?list=trending",
            "/discover/people?after=2", "/discover/movies?genre=Drama&genre=War%20%26%20Politics&from=1950&to=1959&language=ja&look=1",
            "/people/tmdb-287", "/people/imdb-nm0000093", "/people/sample-buster0keaton", "/movies/tmdb-550/cast",
            "/series/local-a/cast", "/series/tmdb-tv1398/cast", "/series/local-a/seasons/0/episodes/12/cast",
            "/history", "/history?after=1700000000000-movie%2Ftmdb-1", "/history/2026",
            "/library/names", "/library/names?doubt=series&after=video%2Flocal-a", "/library/versions",
            "/library/versions?size=700&after=movie%2Ftmdb-1", "/library/unmatched", "/library/unmatched?after=local-a",
            "/library/problems", "/library/problems?kind=link", "/library/problems?kind=link&in=Movies&after=alien.mkv",
            "/library/folder?name=Movies", "/library/folder?name=Movies&path=Alien%20%281979%29&after=alien.mkv",
            "/library/folder?name=Movies&path-hex=ff", "/library/files/abcdefgh", "/library/files/abcdefgh?q=heat&year=1995",
        ])
    func roundTrip(address: String) async throws {
        let found = try #require(await Self.status(address))
        #expect(found == (200, address))
    }

    @Test(
        "Other spellings of an address become the one that the page uses",
        arguments: [
            ("/movies/tmdb-1398/cast?from=search", "/movies/tmdb-1398/cast"), ("/people/tmdb-287#credits", "/people/tmdb-287"),
            ("/search?q=", "/search"), ("/search?panel=1&q=dune", "/search?q=dune"),
        ])
    func canonical(address: String, expected: String) async throws {
        let found = try #require(await Self.status(address))
        #expect(found == (200, expected))
    }

    @Test(
        "An address without a page is not found",
        arguments: [
            "/nowhere", "/movies/plex-1", "/movies/tmdb-1/cast/2", "/series/local-a/seasons", "/series/local-a/seasons/one",
            "/series/local-a/seasons/-1", "/series/local-a/seasons/+1", "/series/local-a/seasons/1/episodes",
            "/series/local-a/seasons/999999999", "/watch/ABC", "/watch", "/movies/%2e%2e", "/discover", "/discover/games",
            "/discover/movies/2", "/people", "/people/plex-1", "/people/tmdb-1/cast", "/movies/plex-1/cast", "/series/local-a/cast/1",
            "/series/local-a/seasons/1/cast", "/series/local-a/seasons/1/episodes/one/cast", "/series/local-a/seasons/x/episodes/1/cast",
            "/history/26", "/history/soon", "/history/2026/1", "/library/nowhere", "/library/folder",
            "/library/folder?name=Movies&path-hex=f", "/library/problems?kind=nonsense", "/library/problems?in=Movies&after=alien.mkv",
            "/library/files", "/library/files/ABC",
        ])
    func nowhere(address: String) async {
        if let found = await Self.status(address) { #expect(found.0 == 404, "\(address)") }
    }
}
