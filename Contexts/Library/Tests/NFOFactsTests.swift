import CoreDomain
import Testing

@testable import LibraryDomain

/// Each fact of an NFO at the limits of what it may be.
@Suite("Facts of NFO files")
struct NFOFactsTests {
    private func read(_ inside: String, _ root: String = "movie") throws -> NFO {
        try #require(try NFO.read(Array("<\(root)>\(inside)</\(root)>".utf8)).first)
    }

    @Test(
        "The root says what it is",
        arguments: [
            ("movie", NFO.Kind.movie), ("musicvideo", .movie), ("VIDEO", .movie), ("tvshow", .series), ("series", .series),
            ("episodedetails", .episode), ("episode", .episode),
        ])
    func kinds(_ root: String, _ kind: NFO.Kind) throws { #expect(try read("", root).kind == kind) }

    @Test(
        "A year is one of 1870 to 2100; without it a movie's or a series' is that of its first day",
        arguments: [
            ("<year>1869</year>", nil), ("<year>1870</year>", 1870), ("<year>2100</year>", 2100), ("<year>2101</year>", nil),
            ("<year>1999-05-06</year>", 1999), ("<year>(1999)</year>", 1999), ("<year>19999</year>", nil), ("<year>199</year>", nil),
            ("<year>x</year><premiered>1999-05-06</premiered>", 1999), ("<year>2001</year><premiered>1999-05-06</premiered>", 2001),
            ("<aired>1998-05-06</aired><premiered>1999-05-06</premiered>", 1998), ("<releasedate>1997-05-06</releasedate>", 1997),
            ("", nil),
        ] as [(String, Int?)])
    func years(_ text: String, _ year: Int?) throws {
        #expect(try read(text).year == year)
        #expect(try read(text, "episodedetails").year == (text.hasPrefix("<year>x") || !text.hasPrefix("<year>") ? nil : year))
    }

    @Test(
        "A day is a date, or a time stamp that begins with one",
        arguments: [
            ("2019-04-21", "2019-04-21"), ("2019-04-21 10:00", "2019-04-21"), ("2019-04-21T10:00:00Z", "2019-04-21"), ("2019-4-21", nil),
            ("2019-04-2", nil), ("1869-04-21", nil), ("1870-01-01", "1870-01-01"), ("2100-12-31", "2100-12-31"), ("2101-01-01", nil),
            ("2019-00-10", nil), ("2019-13-10", nil), ("2019-10-00", nil), ("2019-10-32", nil), ("2019-+4-21", nil), ("+2019-4-21", nil),
            ("20190-4-21", nil), ("2019/04/21", nil), ("2019-04é21", nil), ("", nil), ("----------", nil), ("2019-:4-21", nil),
        ] as [(String, String?)])
    func days(_ text: String, _ day: String?) throws {
        #expect(try read("<aired>\(text)</aired>").aired == day)
        #expect(try read("<premiered>\(text)</premiered>").facts.premiered == day)
    }

    @Test(
        "Titles come from the first element that has one, cut to their lengths",
        arguments: [
            ("<title>A</title><name>B</name>", "A"), ("<title> </title><name>B</name>", "B"), ("<localtitle>C</localtitle>", "C"),
            ("<title>A</title><title>B</title>", "A"), ("<title>  A \n B </title>", "A B"), ("<title/>", nil),
        ] as [(String, String?)])
    func titles(_ text: String, _ title: String?) throws { #expect(try read(text).title == title) }

    @Test(
        "A text longer than its element allows is cut",
        arguments: [
            ("title", 500), ("originaltitle", 500), ("sorttitle", 500), ("tagline", 500), ("mpaa", 60), ("status", 60), ("director", 200),
            ("plot", 20_000),
        ])
    func lengths(_ name: String, _ most: Int) throws {
        func count(_ letters: String) throws -> Int? {
            let nfo = try read("<\(name)>\(letters)</\(name)>")
            let all = [
                nfo.title, nfo.originalTitle, nfo.sortTitle, nfo.facts.tagline, nfo.facts.certification, nfo.facts.status,
                nfo.facts.directors.first, nfo.facts.overview,
            ]
            return all.compactMap(\.self).first?.count
        }
        #expect(try count(String(repeating: "x", count: most)) == most)
        #expect(try count(String(repeating: "x", count: most + 1)) == most)
        // A letter has four scalars at most.
        #expect(try count(String(repeating: "e\u{301}\u{302}\u{303}", count: min(most, 600))) == min(most, 600))
    }

    @Test(
        "The id that is the default comes first, then those of their own elements, then the plain one",
        arguments: [
            ("<uniqueid type='tmdb'>1</uniqueid><uniqueid type='tmdb' default='true'>2</uniqueid>", IdentityHints(tmdb: 2)),
            ("<uniqueid type='tmdb'>1</uniqueid><uniqueid type='tmdb'>2</uniqueid>", IdentityHints(tmdb: 1)),
            ("<uniqueid type='tmdb'>1</uniqueid><tmdbid>2</tmdbid>", IdentityHints(tmdb: 1)),
            ("<tmdbid>1</tmdbid><imdb_id>tt00002</imdb_id><tvdbid>3</tvdbid>", IdentityHints(tmdb: 1, imdb: "tt00002", tvdb: 3)),
            ("<imdbid>tt00001</imdbid><imdb_id>tt00002</imdb_id>", IdentityHints(imdb: "tt00001")),
            ("<id>tt00001</id>", IdentityHints(imdb: "tt00001")), ("<id>5</id>", IdentityHints()),
            ("<uniqueid>5</uniqueid>", IdentityHints()),
            ("<uniqueid type='imdb'>0137523</uniqueid>", IdentityHints(imdb: "tt0137523")),
            ("<uniqueid type='IMDB'>137523</uniqueid>", IdentityHints(imdb: "tt0137523")),
            ("<uniqueid type='imdb'>https://www.imdb.com/title/tt0137523/</uniqueid>", IdentityHints(imdb: "tt0137523")),
            ("<uniqueid type='tmdb'>https://www.themoviedb.org/movie/550-fight-club</uniqueid>", IdentityHints(tmdb: 550)),
            ("<uniqueid type='tmdb'>1</uniqueid><uniqueid type='tmdb' default='True'>2</uniqueid>", IdentityHints(tmdb: 2)),
            ("<uniqueid type='tmdbSet'>10</uniqueid><uniqueid type='TheMovieDb'>550</uniqueid>", IdentityHints(tmdb: 550)),
            ("<id TMDB='550'>tt0137523</id>", IdentityHints(tmdb: 550, imdb: "tt0137523")),
            ("<id moviedb='tmdb'>550</id><id moviedb='imdb'>tt0137523</id>", IdentityHints(tmdb: 550, imdb: "tt0137523")),
            ("<tmdb_id>550</tmdb_id><tvdb_id>3</tvdb_id>", IdentityHints(tmdb: 550, tvdb: 3)),
            ("<uniqueid type='imdb'>x/y</uniqueid><uniqueid type='tmdb'>-5</uniqueid>", IdentityHints()),
        ])
    func ids(_ text: String, _ hints: IdentityHints) throws { #expect(try read(text).hints == hints) }

    @Test("The plain id of a series is one of TVDB, unless it says otherwise")
    func seriesIDs() throws {
        #expect(try read("<id>5</id>", "tvshow").hints == IdentityHints(tvdb: 5))
        #expect(try read("<id>tt00001</id>", "tvshow").hints == IdentityHints(imdb: "tt00001"))
        #expect(try read("<id>5</id>", "episodedetails").hints == IdentityHints(tvdb: 5))
        #expect(try read("<id moviedb='tmdb'>5</id>", "tvshow").hints == IdentityHints(tmdb: 5))
        let guide = "<episodeguide>{\"tmdb\":\"1396\",\"imdb\":\"tt0903747\",\"tvdb\":\"81189\"}</episodeguide>"
        #expect(try read(guide, "tvshow").hints == IdentityHints(tmdb: 1396, imdb: "tt0903747", tvdb: 81189))
        let old = "<episodeguide><url cache='x'>https://www.thetvdb.com/api/K/series/81189/all/en.zip</url></episodeguide>"
        #expect(try read(old, "tvshow").hints == IdentityHints(tvdb: 81189))
    }

    @Test(
        "A rating is 0 to 10: the default one, else the first, else the old element",
        arguments: [
            ("<rating>7.5</rating>", 7.5), ("<rating>7,5</rating>", 7.5), ("<rating>0</rating>", 0), ("<rating>10</rating>", 10),
            ("<rating>10.1</rating>", nil), ("<rating>-1</rating>", nil), ("<rating>nan</rating>", nil), ("<rating>inf</rating>", nil),
            ("<ratings><rating max='inf'><value>5</value></rating></ratings>", nil),
            ("<ratings><rating><value>5</value></rating><rating default='true'><value>6</value></rating></ratings>", 6),
            ("<ratings><rating><value>5</value></rating><rating><value>6</value></rating></ratings><rating>7</rating>", 5),
            (
                "<ratings><rating name='a'><value>5</value><votes>10</votes></rating><rating name='b'><value>6</value><votes>1,200</votes></rating></ratings>",
                6
            ), ("<ratings><rating><value>5</value></rating><rating default='True'><value>6</value></rating></ratings>", 6),
            ("<ratings><rating max='100'><value>64</value></rating></ratings>", 6.4),
            ("<ratings><rating max='5'><value>6</value></rating></ratings>", nil),
            ("<ratings><rating max='0'><value>0</value></rating></ratings>", nil),
            ("<ratings><rating max='-5'><value>-1</value></rating></ratings>", nil), ("<customrating>8</customrating>", 8), ("", nil),
        ] as [(String, Double?)])
    func ratings(_ text: String, _ rating: Double?) throws { #expect(try read(text).facts.rating == rating) }

    @Test(
        "A runtime is 1 to 6,000 minutes",
        arguments: [
            ("1", 1), ("0", nil), ("6000", 6_000), ("6001", nil), ("78 min", 78), ("about 78", nil), ("", nil), ("1h 18m", 78),
            ("1 h 18 min", 78), ("1:18", 78), ("01:18:00", 78), ("2h", 120), ("100h 1m", nil), ("999999999999", nil),
            ("99999999999999999999h", nil),
        ] as [(String, Int?)])
    func runtimes(_ text: String, _ minutes: Int?) throws {
        #expect(try read("<runtime>\(text)</runtime>").facts.runtimeMinutes == minutes)
    }

    @Test("The last description with text wins; the outline stands in for none")
    func overviews() throws {
        #expect(try read("<plot>A</plot><review>B</review><plot> </plot><outline>C</outline>").facts.overview == "B")
        #expect(try read("<biography>A</biography>").facts.overview == "A")
        #expect(try read("<plot/><outline>C</outline>").facts.overview == "C")
    }

    @Test("Lists hold each value once, and at most a hundred")
    func lists() throws {
        let nfo = try read(
            "<genre>A / B</genre><genre>B</genre><genre> a  b </genre><writer>W</writer><credits>C</credits><writer>W</writer>")
        #expect(nfo.facts.genres == ["A", "B", "a b"])
        #expect(nfo.facts.writers == ["W", "C"])
        let names = try read("<genre>Action, Drama|War; Noir</genre><director>Sammy Davis, Jr.</director><studio>A|B</studio>")
        #expect(names.facts.genres == ["Action", "Drama", "War", "Noir"] && names.facts.directors == ["Sammy Davis, Jr."])
        #expect(names.facts.studios == ["A", "B"])
        let many = try read((0..<101).map { "<studio>S\($0)</studio>" }.joined())
        #expect(many.facts.studios == (0..<100).map { "S\($0)" })
    }

    @Test(
        "The collection of a movie has a name, and may have a description",
        arguments: [
            ("<set><name>A</name><overview>B</overview></set>", "A B"), ("<set> A </set>", "A -"),
            ("<set tmdbcolid='9'>A</set>", "A -"), ("<set/>", "- -"), ("<set><name/></set>", "- -"), ("", "- -"),
            ("<set><overview>B</overview></set>", "- -"),
        ])
    func collections(_ text: String, _ expected: String) throws {
        let collection = try read(text).facts.collection
        #expect("\(collection?.name ?? "-") \(collection?.overview ?? "-")" == expected)
    }

    @Test("The cast is in the order that it gives, or that of the file; five hundred at most, each with a name")
    func cast() throws {
        let nfo = try read(
            """
            <actor><name>C</name><order>2</order></actor><actor><name>A</name><sortorder>0</sortorder><role>R</role></actor>
            <actor><role>Nobody</role></actor><actor><name>B</name><order>0</order></actor>
            """)
        #expect(nfo.facts.cast == [.init(name: "A", character: "R"), .init(name: "B"), .init(name: "C")])
        let plain = try read((0..<501).map { "<actor><name>N\($0)</name></actor>" }.joined())
        #expect(plain.facts.cast.map(\.name) == (0..<500).map { "N\($0)" })
    }

    @Test("Seasons have names from 0 to 9999, two hundred at most; an episode has its number")
    func seasons() throws {
        let nfo = try read(
            "<namedseason number='0'>Zero</namedseason><namedseason number='9999'>Last</namedseason><namedseason number='10000'>X</namedseason>"
                + "<namedseason number='-1'>X</namedseason><namedseason>X</namedseason><namedseason number='2'/>", "tvshow")
        #expect(nfo.seasonNames == [0: "Zero", 9999: "Last"])
        let many = try read((0..<201).map { "<namedseason number='\($0)'>S</namedseason>" }.joined(), "tvshow")
        #expect(many.seasonNames.count == 200)
        for (text, number) in [("0", 0), ("9999", 9999), ("99999", 99999), ("100000", nil), ("-1", nil), ("x", nil)] as [(String, Int?)] {
            #expect(try read("<episode>\(text)</episode>", "episodedetails").episode == number)
        }
    }

    @Test("A caller may read exactly what is allowed, and no more")
    func caps() throws {
        func read(_ text: String) throws -> Int { try NFO.read(Array(text.utf8)).count }
        let frame = "<movie></movie>"
        #expect(try read(frame + String(repeating: " ", count: (1 << 20) - frame.utf8.count)) == 1)
        #expect(try read("<movie>" + String(repeating: "<a>", count: 23) + String(repeating: "</a>", count: 23) + "</movie>") == 1)
        #expect(throws: NFOError.tooDeep) {
            try read("<movie>" + String(repeating: "<a>", count: 24) + String(repeating: "</a>", count: 24) + "</movie>")
        }
        #expect(try read("<movie>" + String(repeating: "<a/>", count: 49_999) + "</movie>") == 1)
        #expect(throws: NFOError.tooMany) { try read("<movie>" + String(repeating: "<a/>", count: 50_000) + "</movie>") }
        #expect(try read("<movie><a " + (0..<64).map { "b\($0)='1' " }.joined() + "/></movie>") == 1)
        #expect(try read(String(repeating: "<episode/>", count: 500)) == 500)
        #expect(throws: NFOError.tooMany) { try read(String(repeating: "<episode/>", count: 501)) }
    }

    @Test("Only text within the first 64 KB outside of all elements is searched for an address")
    func outside() throws {
        let address = "https://www.themoviedb.org/movie/550"
        for (spaces, isFound) in [(65_536 - address.utf8.count, true), (65_536 - address.utf8.count + 1, false), (65_536, false)] {
            // Cut within the address, the id would be another one.
            let text = "<movie/>" + String(repeating: " ", count: spaces) + address
            #expect((try NFO.read(Array(text.utf8)).first?.hints == IdentityHints(tmdb: 550)) == isFound)
            let alone = String(repeating: "x ", count: spaces / 2) + (spaces % 2 == 1 ? " " : "") + address
            #expect(((try? NFO.read(Array(alone.utf8)))?.first?.hints == IdentityHints(tmdb: 550)) == isFound)
        }
    }

    @Test(
        "An address is a word of at most 2,048 bytes with a slash; the first id of each kind counts",
        arguments: [
            ("https://www.themoviedb.org/movie/1 https://www.themoviedb.org/movie/2", IdentityHints(tmdb: 1)),
            ("https://www.imdb.com/title/tt00001 https://www.imdb.com/title/tt00002", IdentityHints(imdb: "tt00001")),
            ("<a href=\"https://www.themoviedb.org/tv/7-name\">", IdentityHints(tmdb: 7)),
            ("https://www.themoviedb.org/person/7", IdentityHints()),
            ("https://example.org/movie/7", IdentityHints()), ("https://example.org/series/7", IdentityHints()),
            ("tt0137523", IdentityHints()),
            ("https://thetvdb.com/series/x", IdentityHints()), ("https://www.themoviedb.org/movie", IdentityHints()),
        ])
    func addresses(_ text: String, _ hints: IdentityHints) {
        #expect(NFOAddress.hints(in: text) == hints)
        #expect(NFOAddress.longest == 2_048)
    }

    @Test("A word of the greatest length is an address, a longer one is none")
    func longAddresses() {
        let end = "/title/tt0137523"
        for (length, isRead) in [(2_048, true), (2_049, false)] {
            let word = String(repeating: "x", count: length - end.utf8.count) + end
            #expect(NFOAddress.hints(in: word).imdb == (isRead ? "tt0137523" : nil))
        }
    }

    @Test(
        "Spaces, comments and quotes anywhere in a tag",
        arguments: [
            "<movie ><title >A</title ></movie >", "<movie\n\ta = '1'  b=\"2\" ><title>A</title></movie>",
            "<!-- - -- x --><movie><title>A<!-- b --></title></movie>",
            "<?xml?><movie><?x y?><title>A</title></movie>", "<MOVIE><Title>A</tITLE></movie>", "<movie><b/><b /><title>A</title></movie>",
            "<movie><title><![CDATA[]]>A<![CDATA[ ]]></title></movie>", "<movie/><movie><title>A</title></movie>",
        ])
    func forms(_ text: String) throws { #expect(try NFO.read(Array(text.utf8)).last?.title == "A") }

    @Test(
        "Character numbers",
        arguments: [
            ("&#9;", ""), ("&#10;", ""), ("&#31;", "&#31;"), ("&#32;x", "x"), ("&#x1F3AC;", "🎬"), ("&#12345678;", "&#12345678;"),
            ("&#000000065;", "A"), ("&#0000000065;", "&#0000000065;"), ("a&#65;&", "aA&"), ("&#;", "&#;"), ("&#xD7FF;", "\u{D7FF}"),
        ])
    func characters(_ text: String, _ title: String) throws {
        #expect(try read("<title>\(text)</title>").title ?? "" == title)
    }
}
