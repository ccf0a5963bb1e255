import CoreDomain
import LibraryDomain
import Testing

@Suite("Corrections as people enter them")
struct CorrectionTests {
    @Test(
        "A movie has a title, and may have a year and an address",
        arguments: [
            ("  Heat ", 1995, "", "Heat", []),
            ("Heat", nil, "https://www.imdb.com/title/tt0113277/", "Heat", ["imdb-tt0113277"]),
            ("Heat", 1995, "https://www.themoviedb.org/movie/949-heat", "Heat", ["tmdb-949"]),
            ("Heat", 1995, " tmdb-949 ", "Heat", ["tmdb-949"]), ("Heat", 1995, "tt0113277", "Heat", ["imdb-tt0113277"]),
            ("The\u{0}  Heat\n", 1995, "", "The Heat", []),
        ])
    func movie(title: String, year: Int?, address: String, expected: String, ids: [String]) throws {
        guard case .movie(let name) = try Correction(movie: title, year: year, address: address) else {
            Issue.record("not a movie")
            return
        }
        #expect(name.title == expected && name.year == year && name.hints.ids(isSeries: false).map(\.rawValue) == ids)
    }

    @Test("The address of a series is one of a series, also without https")
    func seriesAddress() throws {
        let addresses = ["themoviedb.org/tv/1396-breaking-bad", "https://thetvdb.com/series/81189", "https://m.imdb.com/title/tt0903747/"]
        #expect(
            try addresses.map {
                try Correction(series: "Breaking Bad", year: nil, address: $0).name?.hints.ids(isSeries: true).first?.rawValue
            } == [
                "tmdb-tv1396", "tvdb-tv81189", "imdb-tt0903747",
            ])
        #expect(throws: LibraryError.invalidCorrection("This address is for a movie. Enter the series’ address.")) {
            try Correction(episode: 1, season: 1, of: "Dark", address: "https://www.themoviedb.org/movie/550")
        }
    }

    @Test("An episode needs its numbers, and a series only if it is another one")
    func episode() throws {
        #expect(try Correction(episode: 3, season: 2) == .episode(of: nil, season: 2, episodes: 3...3))
        #expect(try Correction(episode: 0, to: 4, season: 0, of: " ") == .episode(of: nil, season: 0, episodes: 0...4))
        guard case .episode(let series?, 1, 1...1) = try Correction(episode: 1, season: 1, of: "Dark", year: 2017) else {
            Issue.record("no series")
            return
        }
        #expect(series.title == "Dark" && series.year == 2017)
    }

    @Test(
        "What cannot be is refused with advice",
        arguments: [
            ("", 1995, "", "Enter a title."), ("\u{0}\t ", nil, "", "Enter a title."),
            ("\u{200B}", nil, "", "Enter a title."), (" \u{200D}\u{FEFF} \u{2060}", 1995, "", "Enter a title."),
            (String(repeating: "a", count: 201), nil, "", "Enter a title of at most 200 characters."),
            ("Heat", 3, "", "Enter a year from 1870 to 2100, or none."), ("Heat", Int.max, "", "Enter a year from 1870 to 2100, or none."),
        ]
            + ["example.org", "https://evil.example/tt0137523", "imdb.com.evil.example/title/tt0137523", "https://www.imdb.com/", "550"].map
        {
            ("Heat", nil, $0, "Enter an address on IMDb, TMDb or TheTVDB, or an id such as tt0137523 or tmdb-550.")
        } + [("Heat", nil, "https://www.themoviedb.org/tv/1399", "This address is for a series. Enter the movie’s address.")]
            as [(String, Int?, String, String)])
    func refused(title: String, year: Int?, address: String, advice: String) {
        #expect(throws: LibraryError.invalidCorrection(advice)) { try Correction(movie: title, year: year, address: address) }
    }

    @Test(
        "Numbers outside their ranges are refused",
        arguments: [(1, 1, -1), (1, 1, 10_001), (-1, 1, 1), (5, 4, 1), (1, 101, 1), (Int.min, Int.max, 1), (0, 1_000_001, 1)])
    func numbers(first: Int, last: Int, season: Int) {
        #expect(throws: LibraryError.self) { try Correction(episode: first, to: last, season: season) }
    }
}
