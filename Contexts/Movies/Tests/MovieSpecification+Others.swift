import CoreDomain
import Foundation
import MoviesDomain
import Testing

extension MovieSpecification {
    static let others = [
        MovieSpecification(
            "Movies that become one keep the earliest day, the pictures that are there, and each id once",
            { movies in
                var (one, two) = (movie("1"), movie("2"))
                (one.summary.addedAt, two.summary.addedAt) = (Date(timeIntervalSince1970: 9_000), Date(timeIntervalSince1970: 5_000))
                two.summary.poster = Picture(id: "poster02")
                one.summary.backdrop = Picture(id: "backdrop")
                two.aliases = [id("x")]
                try await movies.save([one, two])
                var both = movie("3")
                both.aliases = [id("1"), id("2"), id("1"), id("3")]
                try await movies.save([both])
                let found = try await movies.movie(id("x"))
                #expect(found.summary.addedAt == two.summary.addedAt)
                #expect(found.summary.poster == two.summary.poster && found.summary.backdrop == one.summary.backdrop)
                #expect(found.aliases.count == 3 && Set(found.aliases) == [id("1"), id("2"), id("x")])
                var new = movie("7")
                new.aliases = [id("8"), id("7"), id("8")]
                try await movies.save([new])
                #expect(try await movies.movie(id("8")).aliases == [id("8")])
            }),
        MovieSpecification(
            "What happens to one movie happens to no other",
            { movies in
                try await movies.save([movie("1"), movie("2")])
                let before = try await movies.movie(id("2"))
                try await movies.setMissing(Date(timeIntervalSince1970: 5), for: [id("1")])
                try await movies.setPictures(poster: Picture(id: "poster00"), backdrop: Picture(id: "backdrop"), for: id("1"))
                try await movies.save([movie("1", title: "Changed")])
                #expect(try await movies.movie(id("2")) == before)
                await #expect(throws: MoviesError.notFound) { try await movies.setPictures(poster: nil, backdrop: nil, for: id("9")) }
                try await movies.remove([id("1"), id("9")])
                #expect(try await movies.movie(id("2")) == before)
                #expect(try await movies.count(of: .movie) == 1)
            }),
        MovieSpecification(
            "The last page says so, when it is full too; summaries and whole movies alike",
            { movies in
                try await movies.save((1...4).map { movie("\($0)") })
                for (limit, isLast) in [(3, false), (4, true), (5, true)] {
                    let page = try await movies.movies(MovieQuery(), page: PageRequest(limit: limit))
                    #expect(page.items.count == min(limit, 4) && (page.next == nil) == isLast)
                    let whole = try await movies.wholeMovies(MovieQuery(), page: PageRequest(limit: limit))
                    #expect(whole.items.map(\.id) == page.items.map(\.id) && whole.next == page.next)
                }
            }),
        MovieSpecification(
            "A movie stands on the shelves of its first twelve genres",
            { movies in
                try await movies.save([movie("1", genres: (1...13).map { "Genre \($0)" })])
                for number in 1...13 {
                    #expect(
                        try await everything(movies, MovieQuery(genre: "Genre \(number)"), limit: 5).isEmpty == (number == 13), "\(number)")
                }
            }),
        MovieSpecification(
            "The largest genre comes first, and equals by name; years are newest first",
            { movies in
                try await movies.save([
                    movie("1", year: 1990, genres: ["War", "Drama"]), movie("2", year: 2001, genres: ["Drama", "Action"]),
                    movie("3", year: 1990, genres: ["War", "Western"]),
                ])
                #expect(
                    try await movies.genres(of: .movie) == [
                        GenreCount(name: "Drama", count: 2), GenreCount(name: "War", count: 2), GenreCount(name: "Action", count: 1),
                        GenreCount(name: "Western", count: 1),
                    ])
                #expect(try await movies.years(of: .movie) == [2001, 1990])
                #expect(try await movies.genres(of: .video).isEmpty)
            }),
    ]
}
