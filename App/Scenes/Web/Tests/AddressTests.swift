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
            "/watch/abcdefgh?from=start", "/watch/abcdefgh?t=600",
        ])
    func roundTrip(address: String) async throws {
        let found = try #require(await Self.status(address))
        #expect(found == (200, address))
    }

    @Test(
        "An address without a page is not found",
        arguments: [
            "/nowhere", "/movies/plex-1", "/movies/tmdb-1/cast/2", "/series/local-a/seasons", "/series/local-a/seasons/one",
            "/series/local-a/seasons/-1", "/series/local-a/seasons/+1", "/series/local-a/seasons/1/episodes",
            "/series/local-a/seasons/999999999", "/watch/ABC", "/watch", "/movies/%2e%2e",
        ])
    func nowhere(address: String) async {
        if let found = await Self.status(address) { #expect(found.0 == 404, "\(address)") }
    }
}
