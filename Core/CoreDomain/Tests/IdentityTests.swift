import CoreDomain
import Testing

@Suite("Identities")
struct IdentityTests {
    @Test(
        "A title id has a known source and a plain key",
        arguments: [
            ("tmdb-550", true), ("imdb-tt0137523", true), ("local-9f3a", true), ("sample-metropolis", true),
            ("plex-1", false), ("tmdb-", false), ("tmdb", false), ("tmdb-../x", false), ("tmdb-a b", false),
            ("tmdb-é", false), ("-5", false), ("", false), ("tmdb-\u{0}", false),
        ])
    func titleIDs(text: String, valid: Bool) {
        #expect((TitleID(text) != nil) == valid)
    }

    @Test(
        "A file id is 8 to 40 lower-case letters and digits",
        arguments: [
            ("a1b2c3d4", true), ("a1b2c3d", false), ("A1B2C3D4", false), ("a1b2c3d4/", false),
            (String(repeating: "a", count: 40), true), (String(repeating: "a", count: 41), false),
        ])
    func fileIDs(text: String, valid: Bool) {
        #expect((FileID(text) != nil) == valid)
    }

    @Test(
        "What a file shows survives being stored",
        arguments: [
            "movie/tmdb-550", "video/local-1", "episode/imdb-tt1/0/12",
        ])
    func references(text: String) throws {
        #expect(try #require(TitleReference(rawValue: text)).rawValue == text)
    }

    @Test(
        "Garbage is no reference",
        arguments: ["", "movie", "movie/", "movie/x/1", "episode/tmdb-1/1", "episode/tmdb-1/-1/2", "film/tmdb-1"])
    func garbage(text: String) {
        #expect(TitleReference(rawValue: text) == nil)
    }

    @Test("A page holds 1 to 200 items, whatever the request", arguments: [(0, 1), (-5, 1), (50, 50), (9999, 200)])
    func limits(asked: Int, given: Int) {
        #expect(PageRequest(limit: asked).limit == given)
    }
}
