import LibraryDomain
import Testing

@Suite("NFO files")
struct NFOTests {
    private func read(_ text: String) throws -> [NFO] { try NFO.read(Array(text.utf8)) }

    @Test("a movie's NFO gives its facts")
    func movie() throws {
        let nfo = try #require(
            try read(
                """
                <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
                <!-- made by hand -->
                <movie>
                  <title>The General</title><originaltitle>General &amp; Co</originaltitle><sorttitle>General</sorttitle>
                  <year>1926</year><premiered>1926-12-31</premiered><runtime>78 min</runtime>
                  <outline>Short.</outline><plot>First.</plot><review>Last wins.</review><tagline>Love, &#x201C;locomotives&#8221;.</tagline>
                  <mpaa>G</mpaa><genre>Comedy / War</genre><genre>Action</genre><genre>War</genre>
                  <ratings><rating name="a" max="100"><value>50</value></rating><rating name="b" max="10" default="true"><value>8,1</value></rating></ratings>
                  <uniqueid type="imdb">tt0017925</uniqueid><uniqueid type="tmdb" default="true">961</uniqueid>
                  <director>Buster Keaton</director><credits>Al Boasberg</credits><writer>Charles Smith</writer><studio>United Artists</studio>
                  <set><name>Keaton</name><overview>x</overview></set><country>USA</country><tag>silent</tag>
                  <trailer>plugin://plugin.video.youtube/?action=play_video&videoid=abcDEF12345</trailer>
                  <actor><name>Second</name><role>B</role><order>1</order></actor><actor><name>First</name><role>A</role><order>0</order></actor>
                  <fileinfo><streamdetails><video><codec>h264</codec></video></streamdetails></fileinfo>
                </movie>
                """
            ).first)
        #expect(nfo.kind == .movie)
        #expect(nfo.title == "The General")
        #expect(nfo.originalTitle == "General & Co")
        #expect(nfo.sortTitle == "General")
        #expect(nfo.year == 1926)
        #expect(nfo.hints == IdentityHints(tmdb: 961, imdb: "tt0017925"))
        #expect(nfo.facts.overview == "Last wins.")
        #expect(nfo.facts.tagline == "Love, “locomotives”.")
        #expect(nfo.facts.runtimeMinutes == 78)
        #expect(nfo.facts.genres == ["Comedy", "War", "Action"])
        #expect(nfo.facts.rating == 8.1)
        #expect(nfo.facts.directors == ["Buster Keaton"])
        #expect(nfo.facts.writers == ["Al Boasberg", "Charles Smith"])
        #expect(nfo.facts.cast.map(\.name) == ["First", "Second"])
        #expect(nfo.facts.premiered == "1926-12-31")
    }

    @Test("stacked episodes are all read")
    func episodes() throws {
        let all = try read(
            """
            <episodedetails><title>One</title><season>1</season><episode>1</episode><aired>2001-02-03</aired></episodedetails>
            <episodedetails><title>Two</title><season>1</season><episode>2</episode></episodedetails>
            """)
        #expect(all.map(\.title) == ["One", "Two"])
        #expect(all.map(\.episode) == [1, 2])
        #expect(all[0].aired == "2001-02-03")
        #expect(
            try read("<xbmcmultiepisode><episodedetails><title>A</title></episodedetails><episodedetails/></xbmcmultiepisode>").count == 2)
    }

    @Test("a series' NFO gives ids and names of seasons")
    func series() throws {
        let nfo = try #require(
            try read(
                "<tvshow><title>S</title><id>81189</id><namedseason number=\"1\">First blood</namedseason><status>Ended</status></tvshow>"
            ).first)
        #expect(nfo.kind == .series)
        #expect(nfo.hints.tvdb == 81189)
        #expect(nfo.seasonNames == [1: "First blood"])
        #expect(nfo.facts.status == "Ended")
    }

    @Test(
        "addresses alone or behind the XML give the id",
        arguments: [
            ("https://www.imdb.com/title/tt0137523/", IdentityHints(imdb: "tt0137523")),
            ("http://www.themoviedb.org/movie/550-fight-club", IdentityHints(tmdb: 550)),
            ("https://www.themoviedb.org/tv/1396\n", IdentityHints(tmdb: 1396)),
            ("https://thetvdb.com/?tab=series&id=81189", IdentityHints(tvdb: 81189)),
            ("<movie><title>T</title></movie>\nhttps://www.themoviedb.org/movie/550", IdentityHints(tmdb: 550)),
            ("https://www.themoviedb.org/movie/550\n<movie><title>T</title></movie>", IdentityHints(tmdb: 550)),
            ("<movie><title>T</title><plot>cut\nhttps://www.themoviedb.org/movie/550", IdentityHints()),
            ("<movie><title>T</title></movie><\nhttps://www.themoviedb.org/movie/550", IdentityHints(tmdb: 550)),
            ("::: RELEASE <3 :::\nhttps://www.imdb.com/title/tt0137523/", IdentityHints(imdb: "tt0137523")),
        ])
    func addresses(_ text: String, _ hints: IdentityHints) throws { #expect(try read(text).first?.hints == hints) }

    @Test(
        "what is harmful or damaged is refused with a reason",
        arguments: [
            (
                "<?xml version=\"1.0\"?><!DOCTYPE lolz [<!ENTITY lol \"lol\"><!ENTITY lol2 \"&lol;&lol;\">]><movie>&lol2;</movie>",
                NFOError.forbidden
            ),
            ("<!doctype movie SYSTEM \"file:///etc/passwd\"><movie/>", .forbidden), ("<movie><plot><!ENTITY x></plot></movie>", .forbidden),
            (String(repeating: "<a>", count: 5_000), .tooDeep), (String(repeating: " ", count: 1 << 20) + "<movie/>", .tooLarge),
            ("", .nothing), (" \n", .nothing),
            ("<html></html>", .nothing), ("<movie>" + String(repeating: "<g/>", count: 60_000) + "</movie>", .tooMany),
        ])
    func refused(_ text: String, _ error: NFOError) { #expect(throws: error) { try read(text) } }

    @Test(
        "Text of a release group is no damaged NFO: it says nothing, unless an address is in it",
        arguments: [
            ("just words", IdentityHints()), ("▄▄▄ HEAT 1995 ▄▄▄\n  Video ... x264 < 4 GB\n  iMDB ... 8.3/10", IdentityHints()),
            ("<<<< HEAT >>>>\n", IdentityHints()), ("< HEAT >\n<- 1995 ->", IdentityHints()), ("<3", IdentityHints()),
            ("<<<< HEAT >>>>\niMDB: http://www.imdb.com/title/tt0113277/ <<", IdentityHints(imdb: "tt0113277")),
            ("Notes <movie> of the group", IdentityHints()), ("{\\rtf1 Heat}", IdentityHints()),
        ])
    func releaseNotes(_ text: String, _ hints: IdentityHints) throws {
        let documents = try read(text)
        #expect(documents.allSatisfy { $0.kind == .other && $0.damage == nil })
        #expect(documents.first?.hints ?? IdentityHints() == hints)
    }

    @Test(
        "unsound XML is told as such",
        arguments: [
            "<movie><title>T", "<movie a=b></movie>", "<movie a=\"b></movie>", "<movie><!-- </movie>",
            "<movie></movie", "</movie>", "<movie><![CDATA[x</movie>",
        ])
    func damaged(_ text: String) {
        do {
            let read = try read(text)
            Issue.record("read as \(read)")
        } catch {
            guard case .damaged = error as? NFOError else { Issue.record("\(error)"); return }
        }
    }

    @Test("a lone ampersand, CDATA and unknown entities are kept as text")
    func tolerant() throws {
        #expect(
            try read("<movie><title>Fast & Furious &bomb;</title><plot><![CDATA[a <b> & c]]></plot></movie>").first?.title
                == "Fast & Furious &bomb;")
        #expect(try read("<movie><plot><![CDATA[a <b> & c]]></plot></movie>").first?.facts.overview == "a <b> & c")
    }

    @Test(
        "What is sound of a damaged file is read, and the damage is told",
        arguments: [
            ("<movie><title>T</title><plot>I <3 you</plot><year>1999</year></movie>", "T 1999 I <3 you"),
            ("<movie><title>T</title><plot>a < b</plot><year>1999</year></movie>", "T 1999 a < b"),
            ("<movie><title>T</title><plot>one <b>two</plot><year>1999</year></movie>", "T 1999 one two"),
            ("<movie><title>T</title><plot>one</plt><year>1999</year></movie>", "T 1999 one"),
            ("<movie><title>T</movie>", "T 0 -"), ("<movie><title>T</title></tagline><year>1999</year></movie>", "T 1999 -"),
            ("<movie><title>T</title><year>1999</year><plot>cut o", "T 1999 -"),
            ("<movie><title>T</title><year>1999</year><plot", "T 1999 -"),
            ("<movie><title>T</title><year>1999</year><!-- ", "T 1999 -"), ("<movie><title>T</title><year>1999</year></mov", "T 1999 -"),
            ("<movie><title>T</title><year>1999</year><actor><name>N</name>", "T 1999 -"),
            ("<movie><title>T</title><year>1999</year>", "T 1999 -"),
        ])
    func partly(_ text: String, _ expected: String) throws {
        let nfo = try #require(try read(text).first)
        #expect("\(nfo.title ?? "-") \(nfo.year ?? 0) \(nfo.facts.overview ?? "-")" == expected)
        #expect(nfo.damage?.description.contains("only a part") == true)
        #expect(nfo.facts.cast.isEmpty)
    }

    @Test("Line breaks of HTML in a description are no damage")
    func lineBreaks() throws {
        let text = "<movie><plot>" + String(repeating: "one<br>two<p>three</p><br/>", count: 50) + "</plot><title>T</title></movie>"
        let nfo = try #require(try read(text).first)
        #expect(nfo.title == "T" && nfo.damage == nil && nfo.facts.overview?.hasPrefix("one two three one") == true)
    }

    @Test("Episodes of one file are wrapped, follow each other, or are followed by an address; one that is damaged leaves the others")
    func manyEpisodes() throws {
        let one = "<episodedetails><title>A</title><episode>1</episode></episodedetails>"
        let two = "<episodedetails><title>B</title><episode>2</episode></episodedetails>"
        for text in [
            one + two, "<?xml version='1.0'?>\n\(one)\n<?xml version='1.0'?>\n\(two)", "<xbmcmultiepisode>\(one)\(two)</xbmcmultiepisode>",
            "<kodimultiepisode>\(one)\(two)</kodimultiepisode>", "\(one)\(two)\nhttps://thetvdb.com/series/81189",
        ] {
            #expect(try read(text).map { "\($0.episode ?? 0) \($0.title ?? "-")" } == ["1 A", "2 B"])
        }
        #expect(try read(one + two.dropLast(17)).compactMap(\.title) == ["A", "B"])
    }

    @Test("no cut of a file crashes the reader, and damage costs little")
    func cuts() {
        let text = Array(
            "<?xml version=\"1.0\"?><movie a='1'><title>A &amp; B</title><actor><name>N</name></actor><![CDATA[z]]><!-- c --></movie>\nhttps://www.imdb.com/title/tt0137523"
                .utf8)
        for count in text.indices { _ = try? NFO.read(Array(text.prefix(count))) }
        var seed: UInt64 = 42
        for _ in 0..<2_000 {
            var bytes = text
            for _ in 0..<4 {
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                bytes[Int(seed >> 33) % bytes.count] = UInt8(truncatingIfNeeded: seed >> 20)
            }
            _ = try? NFO.read(bytes)
        }
    }
}
