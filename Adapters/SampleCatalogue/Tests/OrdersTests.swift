import CoreDomain
import Testing

@testable import SampleCatalogue

@Suite("Orders of the catalogue") struct OrdersTests {
    static func movie(_ id: String, year: Int, genres: String, more: String = "") -> String {
        "# \(id) | \(year)\nid \(id)\ngenres \(genres)\nline A sentence.\n\(more)\n"
    }

    static func movies(_ texts: String...) throws -> [SampleMovie] {
        try SampleCatalogue(movies: texts.map { SampleText($0) }).movies
    }

    static func similar(_ movies: [SampleMovie], to id: String = "a", limit: Int = 9) -> [String] {
        movies.similar(to: TitleID("sample-\(id)")!, limit: limit).map(\.title)
    }

    @Test("Chosen titles come first, then those that chose it, then people and genres in common, then the nearest year")
    func similar() throws {
        let movies = try Self.movies(
            Self.movie("a", year: 1950, genres: "Drama, War", more: "directors Ann\nlike d, c"),
            Self.movie("b", year: 1990, genres: "Comedy", more: "cast Ann as X"), Self.movie("c", year: 1980, genres: "Comedy"),
            Self.movie("d", year: 1970, genres: "Comedy"), Self.movie("e", year: 1960, genres: "Comedy", more: "like a"),
            Self.movie("f", year: 1970, genres: "Drama"), Self.movie("g", year: 1955, genres: "Drama"),
            Self.movie("h", year: 1999, genres: "War, Drama"), Self.movie("i", year: 1950, genres: "Comedy"))
        #expect(Self.similar(movies) == ["d", "c", "e", "b", "h", "g", "f"])
        #expect(Self.similar(movies, limit: 2) == ["d", "c"])
        #expect(Self.similar(movies, limit: 0) == [])
        #expect(Self.similar(movies, limit: -1) == [])
        #expect(Self.similar(movies, to: "unknown") == [])
    }

    @Test("An order holds for a day and changes with the next, whatever order the titles come in")
    func days() throws {
        let movies = try SampleCatalogue.builtIn().movies
        let today = movies.trending(day: 20_000).map(\.id)
        #expect(movies.reversed().trending(day: 20_000).map(\.id) == today)
        #expect(Set(today) == Set(movies.map(\.id)))
        #expect(movies.trending(day: 20_001).map(\.id) != today)
        #expect(movies.popular(day: 20_000).map(\.id) != today)
        #expect(movies.trending(day: .min).count == movies.count)
        let firsts = Set((0..<30).map { movies.trending(day: $0)[0].id })
        #expect(firsts.count > 20)
    }

    @Test("The order of a day is the same on each machine")
    func fixed() throws {
        let movies = try Self.movies(
            Self.movie("a", year: 1950, genres: "Drama"), Self.movie("b", year: 1951, genres: "Drama"),
            Self.movie("c", year: 1952, genres: "Drama"), Self.movie("d", year: 1953, genres: "Drama"))
        #expect(movies.trending(day: 1).map(\.title) == ["d", "b", "a", "c"])
    }

    @Test("Titles are found by all their genres, their years and their original language")
    func discover() throws {
        let movies = try Self.movies(
            Self.movie("a", year: 1950, genres: "Drama, War", more: "languages ja, en"),
            Self.movie("b", year: 1960, genres: "Drama", more: "languages en"), Self.movie("c", year: 1970, genres: "War"))
        #expect(movies.discover().map(\.title) == ["a", "b", "c"])
        #expect(movies.discover(genres: [.drama]).map(\.title) == ["a", "b"])
        #expect(movies.discover(genres: [.drama, .war]).map(\.title) == ["a"])
        #expect(movies.discover(years: 1960...1970).map(\.title) == ["b", "c"])
        #expect(movies.discover(language: "en").map(\.title) == ["b"])
        #expect(movies.discover(genres: [.war], years: 1950...1950, language: "ja").map(\.title) == ["a"])
        #expect(movies.discover(genres: [.western]).isEmpty)
    }
}
