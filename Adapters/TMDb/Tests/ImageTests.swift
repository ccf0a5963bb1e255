import CoreDomain
import Testing

@testable import TMDbAdapter

@Suite("Pictures of TMDb")
struct ImageTests {
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
}
