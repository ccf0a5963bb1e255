import CoreDomain
import Foundation
import MoviesDomain
import Testing

extension MovieSpecification {
    static let identities = [
        MovieSpecification(
            "A movie answers under its id and its aliases, with the id that its pages use",
            { movies in
                var one = movie("a")
                one.aliases = [id("b"), TitleID("tmdb-550")!]
                try await movies.save([one])
                for identity in [one.id] + one.aliases { #expect(try await movies.movie(identity) == one) }
                await #expect(throws: MoviesError.notFound) { try await movies.movie(id("z")) }
            }),
        MovieSpecification(
            "A movie that gets a better identity stays one movie, keeps its day and answers under the old id",
            { movies in
                let old = movie("1", title: "Fight Club")
                try await movies.save([old])
                var new = movie("900", title: "Fight Club")
                new.summary.id = TitleID("tmdb-550")!
                new.aliases = [old.id]
                try await movies.save([new])
                let found = try await movies.movie(old.id)
                #expect(found.id.rawValue == "tmdb-550" && found.summary.addedAt == old.summary.addedAt)
                #expect(try await movies.count(of: .movie) == 1)
                #expect(try await movies.movies(MovieQuery(), page: PageRequest(after: old.id.rawValue)).items == [])
            }),
        MovieSpecification(
            "Two movies that turn out to be one become one",
            { movies in
                try await movies.save([movie("1"), movie("2")])
                var both = movie("3")
                both.aliases = [id("1"), id("2")]
                try await movies.save([both])
                #expect(try await movies.count(of: .movie) == 1)
                for key in ["1", "2", "3"] { #expect(try await movies.movie(id(key)).id == both.id) }
                #expect(try await everything(movies, MovieQuery(sort: .added), limit: 10).count == 1)
            }),
        MovieSpecification(
            "Summaries come in the order that was asked; unknown ids are left out",
            { movies in
                try await movies.save([movie("1"), movie("2"), movie("3")])
                let found = try await movies.summaries([id("3"), id("9"), id("1")])
                #expect(found.map(\.id) == [id("3"), id("1")])
                #expect(try await movies.summaries([]) == [])
            }),
    ]

    static let writing = [
        MovieSpecification(
            "Everything about a movie comes back as it was saved",
            { movies in
                let picture = Picture(id: "abcdef12", width: 600, height: 900, colour: "102030", theme: nil)
                let movie = Movie(
                    summary: MovieSummary(
                        id: id("a"), title: "Der Tod & das Mädchen", year: 1931, rating: 7.25, runtimeMinutes: 81,
                        genres: ["Drama", "Krimi"], director: "F. Lang", poster: picture,
                        backdrop: Picture(id: "12345678"), addedAt: Date(timeIntervalSince1970: 1_700_000_000.125),
                        missingSince: Date(timeIntervalSince1970: 1_700_000_001)),
                    originalTitle: "M", sortTitle: "Tod, Der", tagline: "“…”", overview: "Zwei\nZeilen", certification: "12",
                    premiered: "1931-05-11", directors: ["F. Lang", "X"], writers: ["T. v. Harbou"], studios: ["Nero"],
                    cast: [CastCredit(name: "P. Lorre", character: "Beckert"), CastCredit(name: "E. Widmann")],
                    collection: MovieCollection(name: "Lang", overview: "Alle"))
                try await movies.save([movie])
                #expect(try await movies.movie(movie.id) == movie)
            }),
        MovieSpecification(
            "Saving again replaces, and keeps the day on which the movie was added",
            { movies in
                try await movies.save([movie("1", title: "Old", genres: ["Drama"])])
                var new = movie("1", title: "New", genres: ["War"])
                new.summary.addedAt = Date(timeIntervalSince1970: 2_000_000_000)
                try await movies.save([new, new])
                let found = try await movies.movie(id("1"))
                #expect(found.summary.title == "New" && found.summary.addedAt == movie("1").summary.addedAt)
                #expect(try await everything(movies, MovieQuery(genre: "Drama"), limit: 5).isEmpty)
                #expect(try await everything(movies, MovieQuery(genre: "War"), limit: 5).count == 1)
            }),
        MovieSpecification(
            "A movie may be saved twice and removed within one list",
            { movies in
                try await movies.save([movie("1", title: "A"), movie("1", title: "B", genres: ["War"]), movie("1", title: "C")])
                #expect(try await everything(movies, MovieQuery(), limit: 5).map(\.title) == ["C"])
                #expect(try await movies.genres(of: .movie) == [])
                try await movies.remove([id("1"), id("1"), id("2")])
                #expect(try await everything(movies, MovieQuery(), limit: 5).isEmpty)
            }),
        MovieSpecification(
            "Pictures are added to a movie, and stay when a scan saves it without",
            { movies in
                try await movies.save([movie("1")])
                let poster = Picture(id: "poster00"), backdrop = Picture(id: "backdrop")
                try await movies.setPictures(poster: poster, backdrop: nil, for: id("1"))
                try await movies.setPictures(poster: nil, backdrop: backdrop, for: id("1"))
                try await movies.save([movie("1")])
                let summary = try await movies.movie(id("1")).summary
                #expect(summary.poster == poster && summary.backdrop == backdrop)
            }),
        MovieSpecification(
            "Movies can be out of reach for a while",
            { movies in
                try await movies.save([movie("1"), movie("2")])
                let day = Date(timeIntervalSince1970: 1_800_000_000)
                try await movies.setMissing(day, for: [id("1"), id("9")])
                #expect(try await movies.movie(id("1")).summary.missingSince == day)
                #expect(try await movies.movie(id("2")).summary.missingSince == nil)
                try await movies.setMissing(nil, for: [id("1")])
                #expect(try await movies.movie(id("1")).summary.missingSince == nil)
            }),
        MovieSpecification(
            "A movie whose files are all missing is not owned until one is back",
            { movies in
                try await movies.save([movie("1", genres: ["War"]), movie("2", genres: ["War"])])
                func owned(_ isOwned: Bool, genre: String? = nil) async throws -> [String] {
                    try await everything(movies, MovieQuery(genre: genre, isOwned: isOwned), limit: 5).map(\.id.rawValue)
                }
                try await movies.setMissing(.now, for: [id("1")])
                for genre in [nil, "War"] {
                    #expect(try await owned(true, genre: genre) == ["local-2"])
                    #expect(try await owned(false, genre: genre) == ["local-1"])
                }
                #expect(try await movies.movie(id("1")).summary.isOwned == false)
                #expect(try await movies.count(of: .movie) == 2)
                try await movies.setMissing(nil, for: [id("1")])
                #expect(try await owned(true) == ["local-1", "local-2"])
                try await movies.setMissing(.now, for: [id("2")])
                try await movies.save([movie("2")])
                #expect(try await owned(true, genre: "War") == ["local-1"])
                #expect(try await owned(true) == ["local-1", "local-2"])
                #expect(try await owned(false).isEmpty)
            }),
        MovieSpecification(
            "Those who listen hear at once, and of each change",
            { movies in
                var changes = movies.changes([.titles(.movie)]).makeAsyncIterator()
                await changes.next()
                try await movies.save([movie("1")])
                await changes.next()
                try await movies.remove([id("1")])
                await changes.next()
            }),
    ]
}
