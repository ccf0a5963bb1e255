import CoreDomain
import Testing

@testable import TMDbAdapter

@Suite("Pictures of TMDb")
struct ImageTests {
    @Test(
        "The size for each kind and use",
        arguments: [
            (TMDbImageKind.poster, ["w185", "w342", "w780", "original"]), (.backdrop, ["w300", "w300", "w1280", "original"]),
            (.logo, ["w185", "w300", "w500", "original"]), (.profile, ["w185", "original", "original", "original"]),
            (.still, ["w92", "w185", "w300", "original"]),
        ])
    func sizes(kind: TMDbImageKind, expected: [String]) {
        #expect(TMDbImages.Use.allCases.map { TMDbImages.size(kind, idealWidth: TMDbImages.idealWidth(kind, for: $0)) } == expected)
    }

    @Test(
        "The first size that is wide enough, else the last one",
        arguments: [(1, "w92"), (92, "w92"), (93, "w154"), (780, "w780"), (781, "original"), (nil, "original")] as [(Int?, String)])
    func widths(ideal: Int?, size: String) {
        #expect(TMDbImages.size(.poster, idealWidth: ideal) == size)
    }

    @Test("Sizes of the configuration, without any, and by height alone")
    func configurations() {
        let sizes = TMDbImageSizes([.poster: ["w100", "w200"], .profile: ["h632", "h900"], .logo: []])
        #expect(TMDbImages.size(.poster, idealWidth: 150, sizes) == "w200" && TMDbImages.size(.poster, idealWidth: 300, sizes) == "w200")
        #expect(TMDbImages.size(.profile, idealWidth: 10, sizes) == "h900")
        #expect(TMDbImages.size(.logo, idealWidth: 10, sizes) == "original" && TMDbImages.size(.still, idealWidth: 10, sizes) == "original")
    }

    @Test(
        "Paths of pictures",
        arguments: [
            ("/abc.jpg", true), ("/A-b_9.jpeg", true), ("/a.png", true), ("/a.webp", true), ("/a.svg", false), ("/a.JPG", false),
            ("a.jpg", false),
            ("/.jpg", false), ("/a", false), ("", false), ("/a/b.jpg", false), ("/../a.jpg", false), ("/a.b.jpg", false),
            ("//a.jpg", false),
            ("/a.jpg?x", false), ("/a b.jpg", false), ("/é.jpg", false), ("/a.jpg\n", false),
            ("/" + String(repeating: "a", count: 100) + ".jpg", true),
            ("/" + String(repeating: "a", count: 101) + ".jpg", false), ("/a.jpg\u{301}", false),
        ])
    func paths(text: String, isPath: Bool) {
        #expect(TMDbImages.isPath(text) == isPath && (TMDbImages.picture(text) != nil) == isPath)
    }

    @Test("A picture is named after its path, and remembers where it comes from")
    func pictures() throws {
        let picture = try #require(TMDbImages.picture("/abc.jpg", width: 10, height: 20))
        #expect(picture == Picture(id: "f26c351d261d228e54bd20705f3c4574", width: 10, height: 20, origin: "tmdb:/abc.jpg"))
        #expect(TMDbImages.path(ofOrigin: picture.origin) == "/abc.jpg")
        for origin in [nil, "imdb:/abc.jpg", "tmdb:abc.jpg", "tmdb:/../x.jpg"] {
            #expect(TMDbImages.path(ofOrigin: origin) == nil)
        }
        for (width, height) in [(nil, nil), (0, 5), (-1, 5), (5, nil), (5, 100_001)] as [(Int?, Int?)] {
            let unsized = try #require(TMDbImages.picture("/abc.jpg", width: width, height: height))
            #expect(unsized.width == 0 && unsized.height == 0 && unsized.id == picture.id)
        }
        #expect(TMDbImages.picture(nil) == nil)
    }

    @Test("The address of a picture is below that of the settings, or there is none")
    func addresses() throws {
        let settings = try TMDbSettings(token: "a")
        #expect(settings.imageURL(path: "/abc.jpg", size: "w342") == "https://image.tmdb.org/t/p/w342/abc.jpg")
        #expect(settings.imageURL(path: "/abc.jpg", size: "h632") == "https://image.tmdb.org/t/p/h632/abc.jpg")
        for size in ["", "w", "x5", "w-5", "w100000", "../x", "originals"] {
            #expect(settings.imageURL(path: "/abc.jpg", size: size) == nil)
        }
        #expect(settings.imageURL(path: "/abc.svg", size: "original") == nil)
    }
}
