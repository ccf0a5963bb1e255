import CoreDomain
import Foundation
import MoviesDomain
import Testing

/// What any implementation of `MovieRepository` has to do, whatever its database. Each check gets an empty one.
struct MovieSpecification: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let run: @Sendable (any MovieRepository) async throws -> Void

    init(_ description: String, _ run: @escaping @Sendable (any MovieRepository) async throws -> Void) {
        testDescription = description
        self.run = run
    }

    static let all = lists + identities + writing + others + sources

    static let lists = [
        MovieSpecification(
            "A list pages through every movie once, in order, with ties",
            { movies in
                try await movies.save(
                    (1...103).map { movie("\($0)", title: "Title \($0 % 10)", year: 1990 + $0 % 7, rating: Double($0 % 5)) })
                for sort in MovieSort.allCases {
                    let seen = try await everything(movies, MovieQuery(sort: sort), limit: 10)
                    #expect(Set(seen.map(\.id)).count == 103 && seen.count == 103, "\(sort)")
                    switch sort {
                    case .title: #expect(seen.map(\.title) == seen.map(\.title).sorted())
                    case .added: #expect(seen.map(\.addedAt) == seen.map(\.addedAt).sorted(by: >))
                    case .year: #expect(seen.map { $0.year ?? 0 } == seen.map { $0.year ?? 0 }.sorted(by: >))
                    case .rating: #expect(seen.map { $0.rating ?? -1 } == seen.map { $0.rating ?? -1 }.sorted(by: >))
                    }
                }
            }),
        MovieSpecification(
            "Titles sort without regard to case, marks and punctuation, and numbers by value",
            { movies in
                let titles = ["'71", "(500) Days", "Alien", "Amélie", "amelie 2", "Éternité", "Rocky 2", "Rocky 10", "Zodiac"]
                try await movies.save(titles.shuffled().map { movie(key($0), title: $0) })
                #expect(try await movies.movies(MovieQuery(), page: PageRequest()).items.map(\.title) == titles)
            }),
        MovieSpecification(
            "Each letter leads to its first title; numbers stand before A and other alphabets after Z, both as #",
            { movies in
                let titles = ["(500) Days", "'71", "Éternité", "Zodiac", "The Alien", "Æon", "Alien", "amelie", "Шербург", "ليلة"]
                for (number, title) in titles.enumerated() {
                    try await movies.save([movie(key(title), title: title, isOwned: number % 2 == 0)])
                }
                let marks = try await movies.letters(of: .movie)
                #expect(marks.map(\.letter) == ["#", "A", "E", "T", "Z", "#"])
                var firsts: [String] = []
                for mark in marks {
                    firsts += try await movies.movies(MovieQuery(), page: PageRequest(limit: 1, after: mark.after)).items.map(\.title)
                }
                #expect(firsts == ["'71", "Æon", "Éternité", "The Alien", "Zodiac", "Шербург"])
                #expect(try await movies.letters(of: .video).isEmpty)
            }),
        MovieSpecification(
            "What has no year or no rating comes last",
            { movies in
                try await movies.save([
                    movie("a", year: nil, rating: nil), movie("b", year: 1950, rating: 0), movie("c", year: 2020, rating: 9),
                ])
                for sort in [MovieSort.year, .rating] {
                    let ids = try await movies.movies(MovieQuery(sort: sort), page: PageRequest()).items.map(\.id.rawValue)
                    #expect(ids == ["local-c", "local-b", "local-a"])
                }
            }),
        MovieSpecification(
            "Genre, year and ownership narrow a list, alone and together, in every order",
            { movies in
                let all = (1...120).map { number in
                    movie(
                        "\(number)", title: "T\(number % 13)", year: 2000 + number % 3, rating: Double(number % 11),
                        genres: number % 2 == 0 ? ["Drama", "War"] : ["Comedy"], isOwned: number % 5 != 0)
                }
                try await movies.save(all)
                for sort in MovieSort.allCases {
                    for genre in [nil, "Drama", "comedy", "Western"] {
                        for year in [nil, 2001] {
                            for isOwned in [nil, true, false] {
                                let expected = all.map(\.summary).filter {
                                    (genre == nil || $0.genres.contains { $0.lowercased() == genre?.lowercased() })
                                        && (year == nil || $0.year == year) && (isOwned == nil || $0.isOwned == isOwned)
                                }
                                let query = MovieQuery(sort: sort, genre: genre, year: year, isOwned: isOwned)
                                let seen = try await everything(movies, query, limit: 7)
                                #expect(seen.count == expected.count && Set(seen) == Set(expected), "\(query)")
                                if sort == .rating { #expect(seen.compactMap(\.rating) == seen.compactMap(\.rating).sorted(by: >)) }
                                if sort == .added { #expect(seen.map(\.addedAt) == seen.map(\.addedAt).sorted(by: >)) }
                            }
                        }
                    }
                }
            }),
        MovieSpecification(
            "Movies and videos are lists of their own",
            { movies in
                try await movies.save([movie("a"), movie("b", kind: .video), movie("c", kind: .video)])
                #expect(try await movies.count(of: .movie) == 1)
                #expect(try await movies.count(of: .video) == 2)
                #expect(try await movies.movies(MovieQuery(kind: .video), page: PageRequest()).items.count == 2)
            }),
        MovieSpecification(
            "A cursor that names no movie is refused",
            { movies in
                try await movies.save([movie("a")])
                for cursor in ["local-b", "nonsense", ""] {
                    await #expect(throws: MoviesError.unknownCursor) {
                        try await movies.movies(MovieQuery(), page: PageRequest(after: cursor))
                    }
                }
            }),
        MovieSpecification(
            "The last slice says that it is the last, also when it is full",
            { movies in
                try await movies.save((1...4).map { movie("\($0)", title: "\($0)") })
                let first = try await movies.movies(MovieQuery(), page: PageRequest(limit: 2))
                #expect(first.next == "local-2")
                let second = try await movies.movies(MovieQuery(), page: PageRequest(limit: 2, after: first.next))
                #expect(second.items.count == 2 && second.next == nil)
            }),
        MovieSpecification(
            "Genres come with their counts, years newest first, and follow what is there",
            { movies in
                try await movies.save([
                    movie("a", year: 1999, genres: ["Drama", "War"]), movie("b", year: 2004, genres: ["Drama"]), movie("c", year: nil),
                ])
                #expect(try await movies.genres(of: .movie) == [GenreCount(name: "Drama", count: 2), GenreCount(name: "War", count: 1)])
                #expect(try await movies.years(of: .movie) == [2004, 1999])
                try await movies.remove([id("a")])
                try await movies.save([movie("b", year: 2005, genres: ["Comedy"])])
                #expect(try await movies.genres(of: .movie) == [GenreCount(name: "Comedy", count: 1)])
                #expect(try await movies.years(of: .movie) == [2005])
                #expect(try await movies.count(of: .movie) == 2)
                #expect(try await movies.genres(of: .video) == [])
            }),
    ]
}

extension MovieSpecification {
    static func id(_ key: String) -> TitleID { TitleID(source: .local, key: key)! }

    static func key(_ title: String) -> String {
        title.utf8.map { String($0, radix: 16) }.joined()
    }

    /// Movies of a higher number were added later; `addedAt` is made from the key.
    static func movie(
        _ key: String, kind: MovieKind = .movie, title: String? = nil, year: Int? = 2000, rating: Double? = 5,
        genres: [String] = [], isOwned: Bool = true
    ) -> Movie {
        Movie(
            summary: MovieSummary(
                id: id(key), kind: kind, title: title ?? key, year: year, rating: rating, genres: genres,
                addedAt: Date(timeIntervalSince1970: 1_000_000 + (Double(key) ?? 0)),
                missingSince: isOwned ? nil : Date(timeIntervalSince1970: 2_000_000)))
    }

    static func everything(_ movies: any MovieRepository, _ query: MovieQuery, limit: Int) async throws -> [MovieSummary] {
        var seen: [MovieSummary] = []
        var after: String?
        repeat {
            let page = try await movies.movies(query, page: PageRequest(limit: limit, after: after))
            let whole = try await movies.wholeMovies(query, page: PageRequest(limit: limit, after: after))
            #expect(whole.map(\.summary) == page)
            seen += page.items
            after = page.next
        } while after != nil && seen.count < 10_000
        return seen
    }
}
