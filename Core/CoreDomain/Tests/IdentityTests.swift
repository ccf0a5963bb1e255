import CoreDomain
import Foundation
import Testing

@Suite("Identities")
struct IdentityTests {
    @Test(
        "A title id has a known source and a plain key",
        arguments: [
            ("tmdb-550", true), ("imdb-tt0137523", true), ("local-9f3a", true), ("sample-metropolis", true),
            ("plex-1", false), ("tmdb-", false), ("tmdb", false), ("tmdb-../x", false), ("tmdb-a b", false),
            ("tvdb-Zz09", true), ("tmdb-/", false), ("tmdb-:", false), ("tmdb-@", false), ("tmdb-[", false), ("tmdb-`", false),
            ("tmdb-{", false),
            ("tmdb-" + String(repeating: "7", count: 64), true), ("tmdb-" + String(repeating: "7", count: 65), false), ("tmdb-a-b", false),
            ("sample-seven-samurai", true), ("sample--a", false), ("sample-a-", false), ("sample-a--b", false), ("sample-a_b", false),
            ("local-a-b", false), ("tmdb-é", false), ("-5", false), ("", false), ("tmdb-\u{0}", false),
        ])
    func titleIDs(text: String, valid: Bool) {
        #expect((TitleID(text) != nil) == valid)
    }

    @Test(
        "One number of TMDb or TheTVDB may mean a movie and a series, so the ids of series say so",
        arguments: [
            ("tmdb-1398", "tmdb-tv1398", 1398), ("tvdb-75299", "tvdb-tv75299", 75299), ("tmdb-tv1398", "tmdb-tv1398", 1398),
            ("imdb-tt0141842", "imdb-tt0141842", nil), ("sample-the-sopranos", "sample-the-sopranos", nil), ("local-9", "local-9", nil),
            ("tmdb-tv", "tmdb-tv", nil), ("tmdb-a1", "tmdb-a1", nil), ("tmdb-0", "tmdb-tv0", nil),
            ("tmdb-" + String(repeating: "9", count: 64), "tmdb-" + String(repeating: "9", count: 64), nil),
        ] as [(String, String, Int?)])
    func seriesIDs(text: String, series: String, number: Int?) throws {
        let id = try #require(TitleID(text))
        #expect(id.ofSeries.rawValue == series && id.ofSeries.ofSeries == id.ofSeries)
        #expect(id.number == number && id.ofSeries.number == number)
    }

    @Test(
        "A file id is 8 to 40 lower-case letters and digits",
        arguments: [
            ("a1b2c3d4", true), ("a1b2c3d", false), ("A1B2C3D4", false), ("a1b2c3d4/", false),
            ("09azazaz", true), ("abcdefg`", false), ("abcdefg{", false), ("abcdefg:", false), (String(repeating: "a", count: 40), true),
            (String(repeating: "a", count: 41), false),
        ])
    func fileIDs(text: String, valid: Bool) {
        #expect((FileID(text) != nil) == valid)
    }

    @Test(
        "What a file shows survives being stored",
        arguments: [
            "movie/tmdb-550", "video/local-1", "episode/imdb-tt1/0/12", "episode/imdb-tt1/1000000/1000000",
        ])
    func references(text: String) throws {
        #expect(try #require(TitleReference(rawValue: text)).rawValue == text)
    }

    @Test(
        "Garbage is no reference",
        arguments: [
            "", "movie", "movie/", "movie/x/1", "episode/tmdb-1/1", "episode/tmdb-1/-1/2", "episode/tmdb-1/1/-2", "film/tmdb-1", "video/x",
            "movie/tmdb-1/", "video/tmdb-1/1", "episode/tmdb-1",
            "episode/tmdb-1/1/2/3", "episode/tmdb-1/1000001/1", "episode/tmdb-1/1/1000001", "episode/tmdb-1/x/1",
        ])
    func garbage(text: String) {
        #expect(TitleReference(rawValue: text) == nil)
    }

    @Test("A page holds 1 to 200 items, whatever the request", arguments: [(0, 1), (-5, 1), (50, 50), (9999, 200)])
    func limits(asked: Int, given: Int) {
        #expect(PageRequest(limit: asked).limit == given)
    }

    @Test("Without a wish a page has fifty items from the start")
    func usualPage() { #expect(PageRequest() == PageRequest(limit: 50, after: nil)) }

    @Test("Ids are in the order of their text")
    func order() throws {
        let titles = try ["local-1", "tmdb-1", "tmdb-2"].map { try #require(TitleID($0)) }
        #expect(titles.reversed().sorted() == titles && !(titles[0] < titles[0]))
        let files = try ["aaaaaaaa", "aaaaaaab", "b0000000"].map { try #require(FileID($0)) }
        #expect(files.reversed().sorted() == files && !(files[0] < files[0]))
    }

    @Test("A picture keeps where it is fetched from; one that was stored before there were origins has none")
    func origins() throws {
        let picture = Picture(id: "abcdefgh", width: 1, height: 2, origin: "tmdb:/abc.jpg")
        #expect(try JSONDecoder().decode(Picture.self, from: JSONEncoder().encode(picture)) == picture)
        let old = try JSONDecoder().decode(Picture.self, from: Data(#"{"id": "abcdefgh", "width": 1, "height": 2}"#.utf8))
        #expect(old == Picture(id: "abcdefgh", width: 1, height: 2) && old.origin == nil)
    }

    @Test("The addresses of pictures: those of the library in the widths of lists and screens, or drawn")
    func artwork() throws {
        let id = try #require(TitleID("tmdb-550")), picture = Picture(id: "abcdefgh")
        #expect(ArtworkAddress.poster(picture, of: id) == "/artwork/abcdefgh/500.jpg")
        #expect(ArtworkAddress.poster(nil, of: id) == "/artwork/drawn/tmdb-550.svg")
        #expect(ArtworkAddress.backdrop(picture, of: id) == "/artwork/abcdefgh/1280.jpg")
        #expect(ArtworkAddress.backdrop(nil, of: id) == "/artwork/drawn/tmdb-550/backdrop.svg")
        #expect(picture.width == 0 && picture.height == 0)
    }
}
