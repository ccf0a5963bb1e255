import CoreDomain
import SearchDomain
import Testing

extension SearchSpecification {
    static let ranks = [
        SearchSpecification(
            "However many titles begin alike, the best come first and all are found",
            { index in
                let entries = (0..<150).map { entry("Alienated \($0)", year: 1990, importance: $0 == 149 ? 9 : 0, key: "a\($0)") }
                try await index.save(entries)
                #expect(try await index.search("alienated", limit: 3).first?.title == "Alienated 149")
                #expect(try await index.search("alien", limit: 200).count == 150)
                #expect(try await index.search("alienated", limit: 120).count == 120)
            }),
        SearchSpecification(
            "A beginning that many words have finds all of them",
            { index in
                try await index.save((10..<40).map { entry("Movie \($0)", context: "godfather\($0)", key: "a\($0)") })
                #expect(try await index.search("godfa", limit: 100).count == 30)
                #expect(try await index.search("godfather12", limit: 100).first?.title == "Movie 12")
                #expect(try await index.search("godfather12 movie", limit: 100).first?.title == "Movie 12")
            }),
        SearchSpecification(
            "All words in a title come before words of which one is in the context",
            { index in
                try await index.save([
                    entry("The Other", year: 2020, context: "Godfather Movies"), entry("Zebra the Godfather", year: 1950),
                    entry("Something", year: 2021, context: "The Godfather"),
                ])
                for query in ["the godf", "godfather the"] {
                    #expect(
                        try await index.search(query, limit: 9).map(\.title) == ["Zebra the Godfather", "Something", "The Other"],
                        "\(query)")
                }
                #expect(try await index.search("other godfather", limit: 9).map(\.title) == ["The Other"])
            }),
        SearchSpecification(
            "Movies and series come before people, these before videos, and these before episodes, whatever their importance",
            { index in
                func id(_ number: Int) -> TitleID { TitleID("local-\(number)")! }
                let all: [(SearchReference, Int?, Int)] = [
                    (.series(id(1)), 1950, 1), (.movie(id(2)), 1951, 0), (.movie(id(3)), nil, 0),
                    (.person(PersonID("local-6")!), nil, 1000),
                    (.person(PersonID("local-7")!), nil, 0), (.video(id(4)), 2020, 1000),
                    (.episode(series: id(5), season: 1, episode: 1), 2021, 1000),
                ]
                try await index.save(
                    all.reversed().map { SearchEntry(reference: $0.0, title: "Dune", year: $0.1, importance: $0.2) })
                #expect(try await index.search("dune", limit: 9).map(\.reference) == all.map(\.0))
                // An entry that becomes important moves up.
                try await index.save([SearchEntry(reference: all[2].0, title: "Dune", year: nil, importance: 2)])
                #expect(try await index.search("dune", limit: 1).map(\.reference) == [all[2].0])
            }),
        SearchSpecification(
            "People are found by their names like titles, follow a new name, and are gone when they are removed",
            { index in
                let (keaton, miyazaki) = (SearchReference.person(PersonID("tmdb-1")!), SearchReference.person(PersonID("tmdb-2")!))
                let portrait = Picture(id: "abcdef0123456789")
                try await index.save([
                    SearchEntry(reference: keaton, title: "Buster Keaton", poster: portrait),
                    SearchEntry(reference: miyazaki, title: "宮崎 駿", otherTitles: ["Hayao Miyazaki"]), entry("Keaton"),
                    entry("Limelight", context: "Keaton"),
                    // The same id as a title and as a person.
                    SearchEntry(reference: .movie(TitleID("tmdb-1")!), title: "Ariel"),
                ])
                let hit = SearchHit(reference: keaton, title: "Buster Keaton", poster: portrait)
                for query in ["buster", "buster k", "keaton buster", "bustre keaton"] {
                    #expect(try await index.search(query, limit: 9) == [hit], "\(query)")
                }
                #expect(try await index.search("keaton", limit: 9).map(\.title) == ["Keaton", "Buster Keaton", "Limelight"])
                #expect(try await index.search("miyaz", limit: 9).map(\.reference) == [miyazaki])
                try await index.save([SearchEntry(reference: keaton, title: "Joseph Keaton")])
                #expect(try await index.search("buster", limit: 9) == [])
                try await index.remove([keaton])
                #expect(try await index.search("joseph", limit: 9) == [])
                #expect(try await index.search("ariel", limit: 9).map(\.reference) == [.movie(TitleID("tmdb-1")!)])
            }),
        SearchSpecification(
            "The entries of given targets come in the order of the targets, each once, without unknown ones",
            { index in
                let person = SearchReference.person(PersonID("tmdb-1")!)
                try await index.save([
                    entry("One", year: 1950, context: "X", key: "1"), entry("Two", key: "2"), SearchEntry(reference: person, title: "P"),
                ])
                let (one, two) = (SearchReference.movie(TitleID("local-1")!), SearchReference.movie(TitleID("local-2")!))
                let wanted = [person, two, .video(TitleID("local-1")!), one, person]
                #expect(try await index.hits(of: wanted, for: Reading.audience).map(\.reference) == [person, two, one])
                let whole = SearchHit(reference: one, title: "One", year: 1950, context: "X")
                #expect(try await index.hits(of: [one], for: Reading.audience) == [whole])
                #expect(try await index.hits(of: [], for: Reading.audience) == [])
                #expect(try await index.hits(of: [one], for: Audience(reach: .nothing)) == [])
            }),
        SearchSpecification(
            "Twenty other titles and 300 characters of the context are searched; the year is a word from 1 to 9999",
            { index in
                try await index.save([
                    entry("One", others: (1...21).map { "other\($0 + 100)" }, key: "one"),
                    entry("Two", others: [String(repeating: "x ", count: 149) + "last no"], key: "two"),
                    entry("Three", context: String(repeating: "y ", count: 149) + "end no", key: "three"),
                    entry("Four", year: 1, key: "four"), entry("Five", year: 9999, key: "five"), entry("Six", year: 10_000, key: "six"),
                    entry("Seven", year: 0, key: "seven"),
                ])
                for (query, title) in [
                    ("other120", "One"), ("la", "Two"), ("en", "Three"), ("1", "Four"), ("9999", "Five"), ("10000", nil), ("0", nil),
                    ("last", nil), ("end", nil), ("no", nil),
                ] {
                    #expect(try await index.search(query, limit: 1).first?.title == title, "\(query)")
                }
                #expect(try await index.search("other121", limit: 1).first?.title == "One", "A slip away from another")
                #expect(try await index.search("x other121", limit: 1).isEmpty)
            }),
        SearchSpecification(
            "At most 200 hits are given",
            { index in
                try await index.save((0..<210).map { entry("Movie \($0)", key: "a\($0)") })
                #expect(try await index.search("movie", limit: 1_000).count == 200)
            }),
    ]
}
