import CoreDomain
import Foundation
import MoviesDomain
import Testing

extension MovieSpecification {
    static let sources = [
        MovieSpecification(
            "Other sources fill what the files do not say, a rescan erases none of it, and a forgotten source loses only what it alone knew",
            { movies in
                try await movies.save([movie("1", title: "Alien", rating: nil)])
                let before = try await movies.movie(id("1"))
                try await movies.save([document("7", aliases: ["1"], title: "Alien!", overview: "In space.", rating: 8.5)])
                for _ in 1...2 {
                    let found = try await movies.movie(id("7"))
                    #expect(found.id == id("1") && found.summary.title == "Alien" && found.summary.isOwned)
                    #expect(found.overview == "In space." && found.summary.rating == 8.5)
                    try await movies.save([movie("1", title: "Alien", rating: nil)])
                }
                try await movies.forget(.tmdb, of: [id("1")])
                var after = try await movies.movie(id("1"))
                #expect(after.aliases == [id("7")])
                after.aliases = before.aliases
                #expect(after == before)
            }),
        MovieSpecification(
            "Old facts of a source are found, the oldest first, until they are renewed or forgotten",
            { movies in
                func at(_ day: Double, _ key: String, _ source: FactSource = .tmdb, isComplete: Bool = true) -> MovieDocument {
                    var one = document(key, source: source, title: key, isComplete: isComplete)
                    one.content.fetchedAt = Date(timeIntervalSince1970: day)
                    return one
                }
                func old(_ day: Double, onlyComplete: Bool = false, limit: Int = 9) async throws -> Set<TitleID> {
                    Set(
                        try await movies.outdated(
                            .tmdb, before: Date(timeIntervalSince1970: day), onlyComplete: onlyComplete, limit: limit))
                }
                try await movies.save([movie("1", title: "Filed")])
                try await movies.save([at(30, "3"), at(10, "2", isComplete: false), at(20, "1"), at(5, "4", .sample)])
                #expect(try await old(10).isEmpty)
                #expect(try await old(25) == [id("1"), id("2")])
                #expect(try await old(99, limit: 2) == [id("1"), id("2")])
                #expect(try await old(99, onlyComplete: true) == [id("1"), id("3")])
                try await movies.save([at(40, "2")])
                try await movies.forget(.tmdb, of: [id("1")])
                #expect(try await old(35) == [id("3")])
            }),
        MovieSpecification(
            "Forgetting what is old leaves what the source said since, in another language too",
            { movies in
                let end = Date(timeIntervalSince1970: 4_000_000)
                var german = document("1", language: "de", title: "Neu")
                german.content.fetchedAt = end
                try await movies.save([document("1", title: "Old"), german, document("2", title: "Old")])
                #expect(try await movies.movie(id("1")).summary.title == "Old")
                try await movies.forget(.tmdb, of: [id("1"), id("2")], before: end)
                #expect(try await movies.movie(id("1")).summary.title == "Neu")
                #expect(try await movies.documents(of: id("1")).map(\.language) == ["de"])
                #expect(try await movies.outdated(.tmdb, before: end, onlyComplete: false, limit: 9).isEmpty)
                await #expect(throws: MoviesError.notFound) { try await movies.movie(id("2")) }
            }),
        MovieSpecification(
            "A title without files is known by its ids, on no list of the library, and not owned",
            { movies in
                try await movies.save([movie("1")])
                try await movies.save([document("2", title: "Known", genres: ["War"], rating: 9)])
                #expect(try await movies.movie(id("2")).summary.isOwned == false)
                #expect(try await movies.summaries([id("2"), id("1")]).map(\.hasFiles) == [false, true])
                #expect(try await movies.count(of: .movie) == 1)
                #expect(try await movies.genres(of: .movie).isEmpty)
                for (isOwned, ids) in [(nil, [id("1")]), (true, [id("1")]), (false, [id("2")])] {
                    #expect(try await everything(movies, MovieQuery(isOwned: isOwned), limit: 5).map(\.id) == ids)
                }
                #expect(try await everything(movies, MovieQuery(genre: "War", isOwned: false), limit: 5).map(\.id) == [id("2")])
                try await movies.setMissing(.now, for: [id("2")])
                #expect(try await movies.movie(id("2")).summary.missingSince == nil)
            }),
        MovieSpecification(
            "A known movie gets files and loses them again: its facts, ids and day follow",
            { movies in
                try await movies.save([document("2", title: "Known", overview: "Facts.")])
                var owned = movie("5", title: "Named by a file")
                owned.aliases = [id("2")]
                #expect(try await movies.save([owned]) == [id("2"): id("5")])
                let found = try await movies.movie(id("2"))
                #expect(found.id == id("5") && found.summary.title == "Named by a file" && found.overview == "Facts.")
                #expect(found.summary.addedAt == owned.summary.addedAt && found.summary.isOwned)
                #expect(try await movies.count(of: .movie) == 1)
                try await movies.setMissing(.now, for: [id("5")])
                try await movies.remove([id("5")])
                let left = try await movies.movie(id("2"))
                #expect(left.summary.title == "Known" && !left.summary.hasFiles && left.summary.missingSince == nil)
                #expect(try await movies.count(of: .movie) == 0)
                try await movies.forget(.tmdb, of: [id("5")])
                await #expect(throws: MoviesError.notFound) { try await movies.movie(id("2")) }
            }),
        MovieSpecification(
            "Whatever the order in which sources speak, the same facts are shown",
            { movies in
                for (turn, order) in [[0, 1, 2, 3], [3, 2, 1, 0], [1, 0, 3, 2], [2, 3, 0, 1], [1, 3, 2, 0]].enumerated() {
                    let key = "\(turn + 1)0"
                    for step in order {
                        switch step {
                        case 0: try await movies.save([movie(key, title: "Local", year: nil, rating: nil)])
                        case 1: try await movies.save([document(key, title: "T", overview: "English", rating: 7, year: 1979)])
                        case 2: try await movies.save([document(key, language: "de", title: "D", overview: "Deutsch", year: 1)])
                        default:
                            try await movies.save([document(key, source: .sample, title: "S", overview: "S", genres: ["War"], year: 2)])
                        }
                    }
                    let found = try await movies.movie(id(key))
                    #expect(found.summary.title == "Local" && found.overview == "English", "\(order)")
                    #expect(found.summary.year == 1979 && found.summary.genres == ["War"] && found.summary.rating == 7)
                    try await movies.forget(.tmdb, of: [id(key)])
                    #expect(try await movies.movie(id(key)).overview == "S")
                    #expect(try await movies.documents(of: id(key)).count == 2)
                }
            }),
        MovieSpecification(
            "A list does not replace what was asked in full; a newer answer does",
            { movies in
                try await movies.save([document("3", title: "A", overview: "list", isComplete: false)])
                #expect(try await overview(of: "3", in: movies) == "list")
                try await movies.save([document("3", title: "A", overview: "all")])
                try await movies.save([document("3", title: "A", overview: "list", isComplete: false)])
                #expect(try await overview(of: "3", in: movies) == "all")
                try await movies.save([document("3", title: "A", overview: "newer")])
                #expect(try await overview(of: "3", in: movies) == "newer")
                #expect(try await movies.documents(of: id("3")).map(\.isComplete) == [true])
            }),
        MovieSpecification(
            "Two known movies and one with files that turn out to be one become one, with the facts of all",
            { movies in
                try await movies.save([document("4", title: "One", overview: "From one source."), movie("6").sample(genres: ["War"])])
                try await movies.save([movie("8", title: "Owned", rating: nil)])
                let moved = try await movies.save([document("4", aliases: ["6", "8"], title: "One", rating: 3)])
                #expect(moved[id("4")] == id("8") && moved[id("6")] == id("8"))
                let found = try await movies.movie(id("6"))
                #expect(found.id == id("8") && found.summary.title == "Owned" && found.summary.genres == ["War"])
                #expect(found.summary.rating == 3 && found.overview == nil && found.summary.isOwned)
                #expect(try await everything(movies, MovieQuery(isOwned: false), limit: 5).isEmpty)
            }),
        MovieSpecification(
            "Pictures of files stay theirs, and those of a source go with it",
            { movies in
                try await movies.save([movie("1")])
                var remote = document("1", title: "T")
                (remote.content.facts.poster, remote.content.facts.backdrop) = (Picture(id: "remote01"), Picture(id: "remote02"))
                try await movies.save([remote])
                try await movies.setPictures(poster: Picture(id: "poster00"), backdrop: nil, for: id("1"))
                #expect(try await pictures(of: "1", in: movies) == ["poster00", "remote02"])
                try await movies.save([movie("1")])
                #expect(try await pictures(of: "1", in: movies) == ["poster00", "remote02"])
                try await movies.forget(.tmdb, of: [id("1")])
                #expect(try await pictures(of: "1", in: movies) == ["poster00", nil])
            }),
        MovieSpecification(
            "Files are the known movie of one of their ids, never of their title and year alone",
            { movies in
                try await movies.save([document("2", title: "Amélie", year: 2001), document("3", title: "Brazil", year: 1985)])
                var identified = movie("6", title: "Brazil", year: 1985)
                identified.aliases = [id("3")]
                #expect(try await movies.save([movie("a", title: "Amélie", year: 2001), identified]) == [id("3"): id("6")])
                #expect(try await movies.movie(id("3")).id == id("6"))
                #expect(try await everything(movies, MovieQuery(isOwned: false), limit: 5).map(\.id) == [id("2")])
                #expect(try await everything(movies, MovieQuery(isOwned: true), limit: 5).map(\.id) == [id("a"), id("6")])
            }),
        MovieSpecification(
            "Facts without a title add nothing to what is unknown, and nothing is ever filed as local from elsewhere",
            { movies in
                try await movies.save([document("1", title: nil, overview: "?"), document("2", source: .local, title: "L")])
                for key in ["1", "2"] { await #expect(throws: MoviesError.notFound) { try await movies.movie(id(key)) } }
            }),
    ]

    private static func overview(of key: String, in movies: any MovieRepository) async throws -> String? {
        try await movies.movie(id(key)).overview
    }

    private static func pictures(of key: String, in movies: any MovieRepository) async throws -> [String?] {
        let summary = try await movies.movie(id(key)).summary
        return [summary.poster?.id, summary.backdrop?.id]
    }

    static func document(
        _ key: String, source: FactSource = .tmdb, language: String = "en", aliases: [String] = [], title: String?,
        overview: String? = nil, genres: [String] = [], rating: Double? = nil, year: Int? = 2000, isComplete: Bool = true
    ) -> MovieDocument {
        MovieDocument(
            id: id(key), aliases: aliases.map(id),
            content: FactDocument(
                source: source, language: language, fetchedAt: Date(timeIntervalSince1970: 3_000_000), isComplete: isComplete,
                facts: MovieFacts(title: title, year: year, overview: overview, rating: rating, genres: genres)))
    }
}

extension Movie {
    fileprivate func sample(genres: [String]) -> MovieDocument {
        MovieDocument(
            id: id,
            content: FactDocument(
                source: .sample, fetchedAt: summary.addedAt, facts: MovieFacts(title: summary.title, genres: genres)))
    }
}
