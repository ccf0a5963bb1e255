import NetworkLayer
import CoreDomain
import Foundation
import MoviesDomain
import Testing

@testable import TMDbAdapter

@Suite("Movies of TMDb")
struct MovieMappingTests {
    private func movie(_ change: (String) -> String = { $0 }, languages: [String] = ["en-US"], region: String? = nil) async throws
        -> TMDbMovie
    {
        try await TMDb.answering(change(try recorded("movie")), languages: languages, region: region).movie(9001)
    }

    @Test("All facts of a movie")
    func facts() async throws {
        let movie = try await movie(), document = movie.document, facts = document.content.facts
        #expect(document.id == TitleID("tmdb-9001") && document.aliases == [TitleID("imdb-tt9900001")] && document.kind == .movie)
        let content = document.content
        #expect(content.source == .tmdb && content.language == "en-US" && content.fetchedAt == TMDb.moment && content.isComplete)
        #expect(facts.title == "The Salt Road" && facts.originalTitle == "Der Salzweg" && facts.sortTitle == nil)
        #expect(facts.year == 1987 && facts.premiered == "1987-03-05" && facts.runtimeMinutes == 112 && facts.rating == 7.4)
        #expect(facts.overview == "A surveyor walks a border that no map agrees on." && facts.tagline == "Every line is a choice.")
        #expect(facts.certification == "PG-13" && facts.genres == ["Drama", "Adventure"])
        #expect(facts.directors == ["Margit Oyen"] && facts.writers == ["Margit Oyen", "Tomas Vael"])
        #expect(facts.studios == ["Grenzfilm", "Alpine Pictures"])
        #expect(
            facts.cast == [CastCredit(name: "Ilse Brandt", character: "Hanna"), CastCredit(name: "Per Lindqvist", character: "The mayor")])
        #expect(facts.collection == MovieCollection(name: "Salt Collection", overview: "Two movies about borders."))
        #expect(facts.poster?.origin == "tmdb:/salt_poster-1.jpg" && facts.poster?.width == 2000 && facts.poster?.height == 3000)
        #expect(facts.backdrop?.origin == "tmdb:/salt_backdrop.jpg" && facts.backdrop?.width == 3840)
        #expect(facts.logo?.origin == "tmdb:/logo-en.png" && facts.logo?.width == 600)
        #expect(facts.countries == ["DE", "AT"] && facts.languages == ["de"] && facts.originalLanguage == "de" && facts.status == nil)
        #expect(facts.otherTitles == ["The Salt Way", "La route du sel", "Grenzland", "Saltvägen"])
    }

    @Test("What a document has no fields for")
    func further() async throws {
        let movie = try await movie()
        #expect(movie.date == "1987-03-05" && movie.lastAired == nil && movie.popularity == 12.5)
        #expect(movie.similar.map(\.content.facts.title) == ["Salt and Snow"] && movie.similar.allSatisfy { !$0.content.isComplete })
        #expect(movie.recommendations.map(\.id) == [TitleID("tmdb-9004")])
    }

    @Test("Cast in the order of the credits, and crew with jobs")
    func credits() async throws {
        let movie = try await movie()
        #expect(movie.cast.map(\.person.id) == [PersonID("tmdb-501"), PersonID("tmdb-502")] && movie.cast.map(\.order) == [0, 1])
        let first = try #require(movie.cast.first)
        #expect(first.creditID == "aa01" && first.character == "Hanna" && first.episodeCount == nil)
        #expect(first.person.gender == .female && first.person.knownForDepartment == "Acting" && first.person.popularity == 3.5)
        #expect(first.person.profile?.origin == "tmdb:/ilse.jpg" && movie.cast.last?.person.profile == nil)
        #expect(movie.crew.map(\.job) == ["Director", "Screenplay", "Story", "Editor"])
        #expect(movie.crew.map(\.department) == ["Directing", "Writing", "Writing", "Editing"])
        #expect(movie.crew.map(\.person.gender) == [.female, .female, .other, .unknown])
    }

    @Test("Trailers have addresses of known sites only, official trailers first")
    func trailers() async throws {
        let trailers = try await movie().trailers
        #expect(
            trailers.map(\.url.absoluteString) == [
                "https://vimeo.com/12345678", "https://www.youtube.com/watch?v=AAAAAAAAAA2", "https://www.youtube.com/watch?v=AAAAAAAAAA1",
            ])
        #expect(trailers.map(\.isTeaser) == [false, false, true] && trailers.map(\.isOfficial) == [true, false, true])
        #expect(trailers.map(\.language) == ["de", "en", "en"] && trailers.first?.site == .vimeo && trailers.first?.key == "12345678")
        #expect(trailers.first?.name == "Official trailer")
    }

    @Test("Watch providers by group, in their order")
    func watchProviders() async throws {
        let found = try #require(try await movie(region: "DE").watchProviders)
        #expect(found.region == "US" && found.link.absoluteString == "https://www.themoviedb.org/movie/9001/watch?locale=US")
        #expect(found.streaming.map(\.name) == ["First Stream", "Second Stream"] && found.streaming.map(\.id) == [8, 9])
        #expect([found.rent, found.buy, found.free].map { $0.map(\.name) } == [["Rental Shop"], ["Buy Shop"], ["Open Stage"]])
        for address in ["ftp://www.themoviedb.org", "https://shop.example", "https://www.themoviedb.org.evil.example", ""] {
            let other = try await movie { $0.replacing("https://www.themoviedb.org", with: address) }
            #expect(other.watchProviders == nil)
        }
    }

    @Test(
        "The certification of the region, then of the United States, then the first one",
        arguments: [("DE", "12"), ("FR", "U"), ("US", "PG-13"), ("JP", "PG-13")])
    func certifications(region: String, certification: String) async throws {
        #expect(try await movie(region: region).document.content.facts.certification == certification)
    }

    @Test("Without one of the United States the first certification that is not empty")
    func otherCertification() async throws {
        let body =
            #"{"id": 1, "title": "A", "release_dates": {"results": [{"iso_3166_1": "US", "release_dates": [{"certification": " "}]},"#
            + #"{"iso_3166_1": "SE", "release_dates": [{"certification": ""}, {"certification": "11"}]}]}}"#
        #expect(try await TMDb.answering(body, region: "JP").movie(1).document.content.facts.certification == "11")
    }

    @Test(
        "What a movie is that was not released yet",
        arguments: [
            ("\"Released\"", nil), ("\"Post Production\"", "Post Production"), ("\"Canceled\"", "Canceled"), ("\" \"", nil), ("null", nil),
            ("5", nil),
        ] as [(String, String?)])
    func status(written: String, status: String?) async throws {
        let facts = try await movie { $0.replacing(#""status": "Released""#, with: #""status": \#(written)"#) }.document.content.facts
        #expect(facts.status == status)
    }

    @Test(
        "The original language is the one that TMDb means, and none of a movie without words",
        arguments: [("cn", "yue"), ("xx", nil)] as [(String, String?)])
    func originalLanguage(code: String, language: String?) async throws {
        let facts = try await movie {
            $0.replacing(#""original_language": "de""#, with: #""original_language": "\#(code)""#)
        }.document.content.facts
        #expect(facts.originalLanguage == language)
    }

    @Test("Missing words are taken from the best translation that has them")
    func translations() async throws {
        func words(_ languages: [String], region: String? = nil) async throws -> [String?] {
            let bare = try await movie(
                {
                    $0.replacing(#""overview": "A surveyor walks a border that no map agrees on.""#, with: #""overview": """#)
                        .replacing(#""tagline": "Every line is a choice.""#, with: #""tagline": null"#)
                        .replacing(#""title": "The Salt Road", "#, with: "")
                }, languages: languages)
            let facts = bare.document.content.facts
            return [facts.title, facts.overview, facts.tagline, facts.originalTitle]
        }
        #expect(try await words(["en-US"]) == ["The Salt Way", "American words.", "American line.", "Der Salzweg"])
        #expect(try await words(["en-GB"]) == ["The Salt Way", "British words.", "American line.", "Der Salzweg"])
        #expect(
            try await words(["sv", "fr"]) == [
                "La route du sel", "Un arpenteur suit une frontière.", "Chaque ligne est un choix.", "Der Salzweg",
            ])
        #expect(try await words(["sv"]) == ["The Salt Way", "British words.", "American line.", "Der Salzweg"])
        #expect(try await movie(languages: ["fr"]).document.content.facts.title == "The Salt Road")
    }

    @Test(
        "The logo in the best language",
        arguments: [(["en-US"], "/logo-en.png"), (["fr"], "/logo-fr.png"), (["de", "fr"], "/logo-fr.png"), (["sv"], "/logo-fr.png")])
    func logos(languages: [String], path: String) async throws {
        #expect(try await movie(languages: languages).document.content.facts.logo?.origin == "tmdb:\(path)")
    }

    @Test("A movie of which only a title is known")
    func bare() async throws {
        let movie = try await TMDb.answering(#"{"id": 5, "title": "Alone"}"#).movie(5)
        #expect(movie.document.content.facts == MovieFacts(title: "Alone") && movie.document.aliases.isEmpty)
        #expect(movie.cast.isEmpty && movie.crew.isEmpty && movie.trailers.isEmpty && movie.watchProviders == nil)
        #expect(movie.similar.isEmpty && movie.date == nil)
    }

    @Test(
        "An answer about something else is refused",
        arguments: [#"{}"#, #"{"id": 6}"#, #"{"id": "5"}"#, #"{"id": -5}"#, #"{"id": 5.5}"#, #"{"id": null}"#])
    func others(body: String) async throws {
        let tmdb = try TMDb.answering(body)
        await #expect(throws: TMDbError.unavailable(.decoding("id"))) { try await tmdb.movie(5) }
        await #expect(throws: TMDbError.unavailable(.decoding("id"))) { try await tmdb.series(5) }
        await #expect(throws: TMDbError.unavailable(.decoding("id"))) { try await tmdb.person(5) }
    }
}
