import NetworkLayer
import CoreDomain
import Testing

@testable import TMDbAdapter

@Suite("People of TMDb")
struct PersonMappingTests {
    @Test("All facts of a person")
    func facts() async throws {
        let person = try await TMDb.answering(try recorded("person")).person(501)
        #expect(person.id == PersonID("tmdb-501") && person.aliases == [PersonID("imdb-nm9900501")] && person.summary.name == "Ilse Brandt")
        #expect(person.summary.gender == .female && person.summary.knownForDepartment == "Acting" && person.summary.popularity == 3.5)
        #expect(person.summary.profile?.width == 1000 && person.profiles.map(\.origin) == ["tmdb:/ilse.jpg", "tmdb:/ilse2.jpg"])
        #expect(person.biography == "Born in Bremen.\n\nShe began on the stage." && person.otherNames == ["Ilse B.", "Илзе Брандт"])
        #expect(person.birthday == "1944-02-29" && person.deathday == nil && person.placeOfBirth == "Bremen, Germany")
        #expect(person.homepage == nil && person.language == "en-US" && person.fetchedAt == TMDb.moment)
    }

    @Test("Credits of movies and series, without those for adults only, of unknown kinds and without a title")
    func credits() async throws {
        let credits = try await TMDb.answering(try recorded("person")).person(501).credits
        #expect(
            credits.map(\.title) == ["The Salt Road", "Night Ferry", "Short Water"] && credits.map(\.kind) == [.movie, .series, .movie])
        let (movie, series, crew) = (credits[0], credits[1], credits[2])
        #expect(movie.titleID == TitleID("tmdb-9001") && movie.creditID == "aa01" && movie.role == .cast(character: "Hanna"))
        #expect(movie.originalTitle == "Der Salzweg" && movie.overview == "A surveyor." && movie.date == "1987-03-05" && movie.year == 1987)
        #expect(movie.poster?.origin == "tmdb:/salt_poster-1.jpg" && movie.backdrop?.origin == "tmdb:/salt_backdrop.jpg")
        #expect(movie.popularity == 12.5 && movie.rating == 7.4 && movie.order == 0 && movie.episodeCount == nil)
        #expect(series.role == .cast(character: nil) && series.episodeCount == 3 && series.year == 2011 && series.originalTitle == nil)
        #expect(crew.role == .crew(job: "Director", department: "Directing") && crew.date == nil && crew.order == nil)
    }

    @Test("A missing biography is taken from a translation")
    func translation() async throws {
        let body = try recorded("person").replacing(
            #""biography": "Born in Bremen.\n\nShe began on the stage.""#, with: #""biography": """#)
        #expect(try await TMDb.answering(body).person(501).biography == "Translated life.")
    }

    @Test("A person without a name is refused")
    func nameless() async throws {
        let tmdb = try TMDb.answering(#"{"id": 5, "name": " "}"#)
        await #expect(throws: TMDbError.unavailable(.decoding("name"))) { try await tmdb.person(5) }
    }

    @Test("A person with 6,000 credits has the first 5,000, cast before crew")
    func manyCredits() async throws {
        func list(_ count: Int, _ role: String) -> String {
            (1...count).map { #"{"id": \#($0), "media_type": "movie", "title": "Movie \#($0)", \#(role)}"# }.joined(separator: ",")
        }
        let body =
            #"{"id": 5, "name": "A", "combined_credits": {"cast": [\#(list(4_990, #""character": "B""#))], "crew": [\#(list(1_010, #""job": "C""#))]}}"#
        let credits = try await TMDb.answering(body).person(5).credits
        #expect(credits.count == 5_000 && credits[4_989].title == "Movie 4990" && credits[4_990].role == .crew(job: "C", department: nil))
    }
}
