import Foundation
import LibraryDomain
import Testing

/// What an NFO file may cost: reading is in proportion to its size, and every list in it ends.
@Suite("NFO files that ask for too much")
struct NFOLimitsTests {
    /// Texts that make a reader that searches from each place to the end go through them once for each place.
    private static let texts: [String] = [
        "/movie", "/tv", "https://www.themoviedb.org/movie/", "/series/thetvdb.com", "tt0137523/", "<a", "<a>", "<a/>", "<a b='1'/>",
        "<a b=\"", "<a b", "&", "&#", "&amp;", "<!--", "<!-- -->", "<![CDATA[", "<a><![CDATA[x]]></a>", "<?", "<?x?>", "</a>", "'", "=",
        "<movie><title> </title></movie>", "<movie/>", " / ", "x / ", "e\u{301}", "\u{301}", "]]", "--",
    ]
    private static let frames: [(String, String)] = [
        ("", ""), ("<movie>", "</movie>"), ("<movie><genre>", "</genre></movie>"), ("<movie><trailer>", "</trailer></movie>"),
        ("<movie><id>", "</id></movie>"), ("<movie><title>", "</title></movie>"),
        ("<movie>", "</movie>https://www.imdb.com/title/tt0137523/"),
    ]

    @Test(
        "A file that repeats anything is read or refused; going through it once for each place in it would take minutes", arguments: texts)
    func ends(_ text: String) {
        for (before, after) in Self.frames {
            let count = 40_000 / text.utf8.count
            let bytes = Array((before + String(repeating: text, count: count) + after).utf8)
            _ = try? NFO.read(bytes)
        }
    }

    @Test("An address of any length gives its id, or none")
    func addresses() throws {
        let long = "https://www.themoviedb.org" + String(repeating: "/movie", count: 2_000) + "/550"
        #expect(try NFO.read(Array(long.utf8)).isEmpty)
        let many = String(repeating: "https://example.org/a/b ", count: 200) + "https://www.themoviedb.org/movie/550-fight-club?x=1"
        #expect(try NFO.read(Array(many.utf8)).first?.hints == IdentityHints(tmdb: 550))
        #expect(try NFO.read(Array("https://thetvdb.com/series/81189".utf8)).first?.hints == IdentityHints(tvdb: 81189))
        #expect(try NFO.read(Array("https://thetvdb.com/?tab=series&id=81189".utf8)).first?.hints == IdentityHints(tvdb: 81189))
        #expect(try NFO.read(Array("https://www.imdb.com/title/tt0137523/".utf8)).first?.hints == IdentityHints(imdb: "tt0137523"))
    }

    @Test("Depth, elements, attributes, roots and text are bounded")
    func caps() throws {
        func read(_ text: String) throws -> [NFO] { try NFO.read(Array(text.utf8)) }
        #expect(throws: NFOError.tooDeep) { try read(String(repeating: "<a>", count: 25) + String(repeating: "</a>", count: 25)) }
        #expect(throws: NFOError.tooMany) { try read("<movie>" + String(repeating: "<a/>", count: 50_001) + "</movie>") }
        #expect(throws: NFOError.tooMany) { try read("<movie><a " + (0..<65).map { "b\($0)='1' " }.joined() + "/></movie>") }
        #expect(throws: NFOError.tooMany) { try read(String(repeating: "<episodedetails><title>A</title></episodedetails>", count: 501)) }
        #expect(throws: NFOError.tooLarge) { try read("<movie>" + String(repeating: " ", count: 1 << 20) + "</movie>") }
        let plot = try #require(
            try read("<movie><plot>" + String(repeating: "word ", count: 100_000) + "</plot></movie>").first?.facts.overview)
        #expect(plot.count == 20_000)
    }

    @Test(
        "Entities: the five of XML, numbers, and nothing else",
        arguments: [
            ("&amp;&lt;&gt;&quot;&apos;", "&<>\"'"), ("&#65;&#x42;&#X43;", "ABC"), ("&#0;&#8;&#55296;&#x110000;&#99999999999;", nil),
            ("&nbsp;&unknown;&;", nil), ("a & b", nil), ("&amp;amp;", "&amp;"),
        ] as [(String, String?)])
    func entities(_ text: String, _ expected: String?) throws {
        #expect(try NFO.read(Array("<movie><title>\(text)</title></movie>".utf8)).first?.title == expected ?? text)
    }
}
