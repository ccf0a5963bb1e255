import CoreDomain
import SearchDomain
import Testing

/// What any implementation of `SearchIndex` has to do, whatever its database. Each check gets an empty one.
struct SearchSpecification: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let run: @Sendable (any SearchIndex) async throws -> Void

    init(_ description: String, _ run: @escaping @Sendable (any SearchIndex) async throws -> Void) {
        testDescription = description
        self.run = run
    }

    static let all = basics + ranks

    static let basics = [
        SearchSpecification(
            "What is typed finds what is meant",
            { index in
                let titles = [
                    "Amélie", "Spider-Man: No Way Home", "Spiderman", "Schindler's List", "L’Avventura", "WALL·E", "S.W.A.T.",
                    "The Godfather", "Ratatouille", "Interstellar", "Łódź by Night", "Die Straße", "千と千尋の神隠し", "8½",
                    "Casablanca", "2001: A Space Odyssey", "Mad Max: Fury Road", "It",
                ]
                try await index.save(titles.map { entry($0) })
                let queries: [(String, String)] = [
                    ("amelie", "Amélie"), ("AMÉL", "Amélie"), ("spiderman", "Spiderman"), ("spider-man no", "Spider-Man: No Way Home"),
                    ("spiderman no way", "Spider-Man: No Way Home"), ("spider man home", "Spider-Man: No Way Home"),
                    ("schindlers list", "Schindler's List"), ("schindler list", "Schindler's List"), ("schindler’s", "Schindler's List"),
                    ("l'avventura", "L’Avventura"), ("avventura", "L’Avventura"), ("wall-e", "WALL·E"), ("walle", "WALL·E"),
                    ("swat", "S.W.A.T."), ("godfather", "The Godfather"), ("godfather the", "The Godfather"), ("lodz", "Łódź by Night"),
                    ("strasse", "Die Straße"), ("千と", "千と千尋の神隠し"), ("8½", "8½"), ("2001 odys", "2001: A Space Odyssey"),
                    ("m", "Mad Max: Fury Road"), ("it", "It"),
                    // Slips of the finger.
                    ("godfahter", "The Godfather"), ("the godfatehr", "The Godfather"), ("intersteler", "Interstellar"),
                    ("rattatouille", "Ratatouille"), ("casablnca", "Casablanca"), ("xasablanca", "Casablanca"),
                    ("mad mux", "Mad Max: Fury Road"), ("schidnler", "Schindler's List"), ("intrestel", "Interstellar"),
                ]
                for (query, title) in queries {
                    #expect(try await index.search(query, limit: 5).first?.title == title, "\(query)")
                }
            }),
        SearchSpecification(
            "Movies and series are found by the words of a title next to each other, the title itself first; nothing is corrected",
            { index in
                let original = entry("The Mirror", others: ["Зеркало"])
                var series = entry("Heat Wave")
                series.reference = .series(TitleID("local-wave")!)
                var episode = entry("Heat")
                episode.reference = .episode(series: TitleID("local-wave")!, season: 1, episode: 1)
                try await index.save(["Red Heat", "Heat", "Die Straße", "Wave of Heat"].map { entry($0) } + [original, series, episode])
                let phrases = ["heat", "зеркало", "mirror", "strasse", "heta", "hea", "", "red wave", "\"*", "Heat: Wave"]
                let found = try await index.titled(phrases, limit: 50, for: .unlimited)
                #expect(found.map(\.count) == [4, 1, 1, 1, 0, 0, 0, 0, 0, 1])
                #expect(found[0].first == entry("Heat").reference && found[9] == [series.reference])
                #expect(try await index.titled(["heat"], limit: 1, for: .unlimited) == [[entry("Heat").reference]])
                #expect(try await index.titled([], limit: 9, for: .unlimited).isEmpty)
                #expect(try await index.titled(["heat"], limit: 9, for: Audience(folders: [], reach: .nothing)) == [[]])
            }),
        SearchSpecification(
            "One slip is forgiven in a word of three letters, two in one of six; a number is exact",
            { index in
                try await index.save(["Ran", "Up", "1985", "Heat", "Brazil", "Vertigo", "Scarface"].map { entry($0) })
                let queries: [(String, String?)] = [
                    ("rin", "Ran"), ("ap", nil), ("upp", nil), ("rna", "Ran"), ("1986", nil), ("heta", "Heat"), ("haet", "Heat"),
                    ("ehat", "Heat"), ("hxxt", nil),
                    ("brxzxl", "Brazil"), ("bxzxil", nil),
                    ("vertxgx", "Vertigo"), ("vxrtigx", nil), ("vxrtxgx", nil), ("vertgio", "Vertigo"), ("verxi", "Vertigo"), ("vexx", nil),
                    ("vexxigo", "Vertigo"), ("scarfcae", "Scarface"), ("scxrfxce", nil), ("scarfx", "Scarface"), ("scaxfx", nil),
                    ("scax", nil),
                ]
                for (query, title) in queries {
                    #expect(try await index.search(query, limit: 5).first?.title == title, "\(query)")
                }
            }),
        SearchSpecification(
            "The whole title comes before its beginning, that before words within, those before the context",
            { index in
                try await index.save([
                    entry("Alien", year: 1979), entry("Aliens", year: 1986), entry("Alien Nation", year: 1988),
                    entry("My Friend the Alien", year: 2024), entry("Something Else", year: 2025, context: "Alien Productions"),
                    entry("Paul", year: 2011, others: ["Ein Alien auf der Flucht"]),
                ])
                let found = try await index.search("alien", limit: 9).map(\.title)
                #expect(found == ["Alien", "Alien Nation", "Aliens", "My Friend the Alien", "Paul", "Something Else"])
                #expect(try await index.search("alien", limit: 2).map(\.title) == ["Alien", "Alien Nation"])
            }),
        SearchSpecification(
            "A year finds its titles after those that are named so, and narrows other words",
            { index in
                try await index.save([
                    entry("Heat", year: 1995), entry("Heat", year: 1986, key: "heat1986"), entry("Brazil", year: 1985),
                    entry("1985", year: 2018), entry("Class of 1985", year: 2009), entry("Come and See", year: 1985, importance: 5),
                    entry("No Year"),
                ])
                #expect(try await index.search("1985", limit: 9).map(\.title) == ["1985", "Class of 1985", "Come and See", "Brazil"])
                #expect(try await index.search("heat 1995", limit: 9).map(\.year) == [1995])
                #expect(try await index.search("1986 heat", limit: 9).map(\.year) == [1986])
                #expect(try await index.search("heta 1995", limit: 9).map(\.year) == [1995], "a slip of the finger")
                #expect(try await index.search("heat 198", limit: 9).map(\.year) == [1986], "unfinished")
                #expect(try await index.search("heat 1700", limit: 9) == [])
                try await index.save([entry("Brazil", year: 1984)])
                #expect(try await index.search("1985", limit: 9).map(\.title) == ["1985", "Class of 1985", "Come and See"])
            }),
        SearchSpecification(
            "Among equals the important come first, then the new; episodes come last",
            { index in
                let series = TitleID("local-s")!
                try await index.save([
                    entry("Dune", year: 1984), entry("Dune", year: 2021, key: "dune2"),
                    entry("Dune", year: 2000, importance: 500, key: "dune3"),
                    SearchEntry(reference: .episode(series: series, season: 1, episode: 2), title: "Dune", year: 2024, context: "A Show"),
                ])
                #expect(try await index.search("dune", limit: 9).map(\.year) == [2000, 2021, 1984, 2024])
            }),
        SearchSpecification(
            "Every kind comes back as it was saved",
            { index in
                let id = TitleID("tmdb-1")!
                let picture = Picture(id: "poster00", width: 2, height: 3, colour: "aabbcc")
                let all: [SearchReference] = [.movie(id), .video(id), .series(id), .episode(series: id, season: 0, episode: 3)]
                try await index.save(
                    all.map {
                        SearchEntry(reference: $0, title: "The Title", year: 1999, context: "Somebody", poster: picture)
                    })
                let found = try await index.search("title", limit: 9)
                #expect(Set(found.map(\.reference)) == Set(all))
                #expect(
                    found[0]
                        == SearchHit(reference: found[0].reference, title: "The Title", year: 1999, context: "Somebody", poster: picture))
            }),
        SearchSpecification(
            "An entry that changes is found by what it is now, and only so; one that is removed, not at all",
            { index in
                try await index.save([entry("Old Name", year: 1990, key: "x")])
                try await index.save([entry("New Name", year: 1991, key: "x"), entry("Newer Name", year: 1992, key: "x")])
                #expect(try await index.search("old", limit: 9) == [])
                #expect(try await index.search("name", limit: 9).map(\.title) == ["Newer Name"])
                try await index.save([entry("Newest Name", year: 1992, key: "x")])
                #expect(try await index.search("newer", limit: 9).map(\.title) == ["Newest Name"], "a slip of the finger")
                try await index.remove([.movie(TitleID("local-x")!), .movie(TitleID("local-y")!)])
                #expect(try await index.search("name", limit: 9) == [])
            }),
        SearchSpecification(
            "Whatever is typed is text, and bounded",
            { index in
                try await index.save([entry("NOT OR AND NEAR"), entry("Seven")])
                for query in [
                    "", "   ", "\"", "*", "se*", "title_text:seven", "NEAR(", "^", "a\" OR \"b", "'; DROP TABLE", "\u{0}", "-", "😀",
                ] {
                    _ = try await index.search(query, limit: 5)
                }
                #expect(try await index.search("not or and near", limit: 5).map(\.title) == ["NOT OR AND NEAR"])
                #expect(try await index.search("\"seven\"", limit: 5).map(\.title) == ["Seven"])
                _ = try await index.search(String(repeating: "many words ", count: 10_000), limit: 5)
                _ = try await index.search(String(repeating: "x", count: 1_000_000), limit: 5)
                #expect(try await index.search("seven", limit: 0) == [])
                #expect(try await index.search("seven", limit: -1) == [])
            }),
    ]

    static func entry(
        _ title: String, year: Int? = nil, others: [String] = [], context: String? = nil, importance: Int = 0, key: String? = nil
    ) -> SearchEntry {
        let key = key ?? String(title.utf8.flatMap { String($0, radix: 16) }.prefix(60))
        return SearchEntry(
            reference: .movie(TitleID(source: .local, key: key)!), title: title, otherTitles: others, year: year,
            context: context, importance: importance)
    }
}
