import CoreDomain
import Foundation
import MoviesDomain
import PeopleDomain
import TMDbAdapter
import TVSeriesDomain
import Persistence
import Testing

@testable import AppDependencies

@Suite("Answers of The Movie Database as documents")
struct TMDbDocumentTests {
    private static let whole = """
        {"id": 8, "name": "Eva Storm", "biography": "Sailed.", "known_for_department": "Directing", "gender": 1, "birthday": "1970-01-02",
        "deathday": "2020-03-04", "place_of_birth": "Bergen", "profile_path": "/eva.jpg", "imdb_id": "nm9900008", "combined_credits": {
        "cast": [{"id": 3, "media_type": "movie", "title": "Salt", "original_title": "Sel", "overview": "A road.", "release_date": "1987-03-05",
        "genre_ids": [18], "poster_path": "/salt.jpg", "backdrop_path": "/wide.jpg", "vote_average": 7.5, "vote_count": 9, "popularity": 12.5,
        "character": "Ada"}],
        "crew": [{"id": 2, "media_type": "tv", "name": "Tides", "original_name": "Marées", "overview": "A sea.", "first_air_date": "2011-09-30",
        "genre_ids": [18], "poster_path": "/tides.jpg", "backdrop_path": "/sea.jpg", "vote_average": 8.5, "vote_count": 3,
        "job": "Director", "department": "Directing", "episode_count": 4}]}}
        """

    private func person(_ body: String = Self.whole) async throws -> TMDbPerson {
        var tmdb = try TMDb.answering(body)
        tmdb.genreNames = [18: "Drama"]
        return try await tmdb.person(8)
    }

    @Test("A person has every fact, and the id at another source")
    func wholePerson() async throws {
        let answer = try await person(), document = PersonDocument(answer)
        #expect(document.id == PersonID("tmdb-8") && document.aliases == [PersonID("imdb-nm9900008")])
        let content = document.document
        #expect(content.source == .tmdb && content.language == "en-US" && content.fetchedAt == TMDb.recordedMoment && content.isComplete)
        #expect(content.facts.profile?.origin == "tmdb:/eva.jpg")
        #expect(
            content.facts
                == PersonFacts(
                    name: "Eva Storm", profile: answer.summary.profile, knownForDepartment: "Directing", biography: "Sailed.",
                    gender: .female, born: "1970-01-02", died: "2020-03-04", birthplace: "Bergen"))
    }

    @Test("A person of whom only the name is known has no other facts, and no work")
    func barePerson() async throws {
        let answer = try await person(#"{"id": 8, "name": "Eva Storm"}"#), document = PersonDocument(answer)
        #expect(document.aliases.isEmpty && document.document.facts == PersonFacts(name: "Eva Storm", gender: .unknown))
        #expect(Filmography(answer) == Filmography(person: PersonID("tmdb-8")!, source: .tmdb, works: []))
    }

    @Test("Each gender", arguments: [(0, Gender.unknown), (1, .female), (2, .male), (3, .other), (4, .unknown)])
    func genders(number: Int, gender: Gender) async throws {
        #expect(PersonDocument(try await person(#"{"id": 8, "name": "E", "gender": \#(number)}"#)).document.facts.gender == gender)
    }

    @Test("A person of a list is not all that there is to know")
    func listedPerson() async throws {
        let list =
            #"{"results": [{"id": 8, "name": "Eva Storm", "profile_path": "/eva.jpg", "known_for_department": "Acting", "gender": 2},"#
            + #"{"id": 9, "name": "Per"}]}"#
        let people = try await TMDb.answering(list).trendingPeople().items, day = Date(timeIntervalSince1970: 5)
        let documents = people.map { PersonDocument($0, language: "de", at: day) }
        #expect(documents.map(\.id) == [PersonID("tmdb-8"), PersonID("tmdb-9")] && documents.allSatisfy(\.aliases.isEmpty))
        let content = try #require(documents.first).document
        #expect(content.source == .tmdb && content.language == "de" && content.fetchedAt == day && !content.isComplete)
        #expect(content.facts.profile?.origin == "tmdb:/eva.jpg")
        #expect(
            content.facts
                == PersonFacts(name: "Eva Storm", profile: people[0].profile, knownForDepartment: "Acting", gender: .male))
        #expect(documents[1].document.facts == PersonFacts(name: "Per", gender: .unknown))
    }

    @Test("A filmography has the part in each title, its episodes, its popularity and its date")
    func filmography() async throws {
        let expected = Filmography(
            person: PersonID("tmdb-8")!, source: .tmdb,
            works: [
                Filmography.Work(title: .movie(TitleID("tmdb-3")!), kind: .cast(character: "Ada"), popularity: 12.5, date: "1987-03-05"),
                Filmography.Work(
                    title: .series(TitleID("tmdb-tv2")!), kind: .crew(job: "Director", department: "Directing"), episodeCount: 4,
                    date: "2011-09-30"),
            ])
        #expect(Filmography(try await person()) == expected)
    }

    @Test("The titles of a person's credits have every fact of the credit; a movie is no series")
    func creditedTitles() async throws {
        let credits = try await person().credits, day = Date(timeIntervalSince1970: 5)
        let (movie, series) = (credits[0], credits[1])
        let document = try #require(MovieDocument(movie, language: "de", at: day)), facts = document.content.facts
        #expect(document.id == TitleID("tmdb-3") && document.kind == .movie && document.aliases.isEmpty)
        #expect(document.content.language == "de" && document.content.fetchedAt == day && !document.content.isComplete)
        #expect(facts.poster?.origin == "tmdb:/salt.jpg" && facts.backdrop?.origin == "tmdb:/wide.jpg")
        #expect(
            facts
                == MovieFacts(
                    title: "Salt", originalTitle: "Sel", year: 1987, premiered: "1987-03-05", overview: "A road.", rating: 7.5,
                    genres: ["Drama"], poster: movie.poster, backdrop: movie.backdrop))
        let show = try #require(SeriesDocument(series, language: "de", at: day))
        #expect(
            show.id == TitleID("tmdb-tv2") && show.content.language == "de" && show.content.fetchedAt == day && !show.content.isComplete)
        #expect(show.content.facts.poster?.origin == "tmdb:/tides.jpg" && show.content.facts.backdrop?.origin == "tmdb:/sea.jpg")
        #expect(
            show.content.facts
                == SeriesFacts(
                    title: "Tides", originalTitle: "Marées", year: 2011, overview: "A sea.", rating: 8.5, genres: ["Drama"],
                    poster: series.poster, backdrop: series.backdrop))
        #expect(MovieDocument(series, language: "de", at: day) == nil && SeriesDocument(movie, language: "de", at: day) == nil)
    }

    @Test("Cast and crew of a title, with their episodes and pictures; none of either is an empty list")
    func titleCredits() async throws {
        let body =
            #"{"id": 2, "name": "Tides", "aggregate_credits": {"cast": [{"id": 7, "name": "Ilse Brandt", "profile_path": "/ilse.jpg","#
            + #""roles": [{"character": "The captain", "episode_count": 8}]}, {"id": 6, "name": "Per"}],"#
            + #""crew": [{"id": 9, "name": "Eva Storm", "department": "Directing", "jobs": [{"job": "Director", "episode_count": 5}]}]}}"#
        let answer = try await TMDb.answering(body).series(2), title = CreditedTitle.series(answer.document.id)
        let profile = try #require(answer.cast.first?.person.profile)
        #expect(profile.origin == "tmdb:/ilse.jpg")
        let expected = TitleCredits(
            title: title, source: .tmdb, language: "de",
            cast: [
                NewCredit(id: PersonID("tmdb-7"), name: "Ilse Brandt", profile: profile, character: "The captain", episodeCount: 8),
                NewCredit(id: PersonID("tmdb-6"), name: "Per"),
            ],
            crew: [NewCredit(id: PersonID("tmdb-9"), name: "Eva Storm", job: "Director", department: "Directing", episodeCount: 5)])
        #expect(TitleCredits(answer.cast, answer.crew, of: title, language: "de") == expected)
        #expect(TitleCredits([], [], of: title, language: "") == TitleCredits(title: title, source: .tmdb))
    }

    private static func offered(videos: String, providers: String) -> String {
        #"{"id": 3, "title": "Salt", "videos": {"results": [\#(videos)]}, "watch/providers": {"results": {\#(providers)}}}"#
    }

    @Test("Trailers, at most six, and where to watch by its four groups, in their order")
    func offers() async throws {
        let videos = (1...8).map { #"{"site": "YouTube", "type": "Teaser", "key": "abcdefghij\#($0)"}"# }.joined(separator: ",")
        let trailer = #"{"site": "YouTube", "type": "Trailer", "key": "abcdefghijk", "name": "Official", "official": true}"#
        func group(_ name: String, _ id: Int) -> String {
            #""\#(name)": [{"provider_id": \#(id), "provider_name": "\#(name) \#(id)"}]"#
        }
        let groups = [group("flatrate", 1), group("free", 2), group("rent", 3), group("buy", 4)].joined(separator: ",")
        let body = Self.offered(
            videos: videos + "," + trailer, providers: #""US": {"link": "https://www.themoviedb.org/movie/3/watch", \#(groups)}"#)
        let answer = try await TMDb.answering(body).movie(3), offers = TitleOffers(answer.trailers, answer.watchProviders)
        #expect(offers.trailers.count == 6 && offers.trailers.map(\.isTeaser) == [false, true, true, true, true, true])
        #expect(
            offers.trailers[0] == Trailer(name: "Official", url: URL(string: "https://www.youtube.com/watch?v=abcdefghijk")!)
                && offers.trailers[1].name == nil)
        let providers = try #require(offers.providers)
        #expect(providers.region == "US" && providers.link.absoluteString == "https://www.themoviedb.org/movie/3/watch")
        let shown = [providers.streaming, providers.free, providers.rent, providers.buy]
        #expect(shown.map { $0.map(\.name) } == [["flatrate 1"], ["free 2"], ["rent 3"], ["buy 4"]])
    }

    @Test("Without trailers and services there is no offer")
    func noOffers() async throws {
        let answer = try await TMDb.answering(#"{"id": 3, "title": "Salt"}"#).movie(3)
        #expect(TitleOffers(answer.trailers, answer.watchProviders) == TitleOffers() && TitleOffers([], nil).isEmpty)
        #expect(MovieFacts().pictures.isEmpty && SeriesFacts().pictures.isEmpty)
    }

    @Test("Every picture that a page may show is named: those of cast and crew, of the title, and of its seasons")
    func pictures() async throws {
        let body =
            #"{"id": 3, "title": "Salt", "poster_path": "/a.jpg", "backdrop_path": "/b.jpg", "credits": {"cast": [{"id": 7, "name": "I","#
            + #""profile_path": "/c.jpg"}, {"id": 6, "name": "P"}], "crew": [{"id": 9, "name": "E", "profile_path": "/d.jpg"}]}}"#
        let movie = try await TMDb.answering(body).movie(3)
        let portraits = (movie.cast.map(\.person) + movie.crew.map(\.person)).map(\.portrait)
        #expect(portraits.map(\.subject) == ["tmdb-7", "tmdb-6", "tmdb-9"].map { .person(PersonID($0)!) })
        #expect(portraits.map { $0.pictures.map(\.origin) } == [["tmdb:/c.jpg"], [], ["tmdb:/d.jpg"]])
        #expect(movie.document.content.facts.pictures.map(\.origin) == ["tmdb:/a.jpg", "tmdb:/b.jpg"])
        let seasons = #"[{"season_number": 1, "poster_path": "/e.jpg"}, {"season_number": 2}]"#
        let series = try await TMDb.answering(#"{"id": 2, "name": "Tides", "poster_path": "/f.jpg", "seasons": \#(seasons)}"#).series(2)
        #expect(series.document.content.facts.pictures.map(\.origin) == ["tmdb:/f.jpg", "tmdb:/e.jpg"])
        let logos = #""images": {"logos": [{"file_path": "/g.png", "iso_639_1": "en"}]}"#
        let named = try await TMDb.answering(#"{"id": 2, "name": "Tides", \#(logos)}"#).series(2)
        let film = try await TMDb.answering(#"{"id": 3, "title": "Salt", \#(logos)}"#).movie(3)
        #expect(named.document.content.facts.pictures.map(\.origin) == ["tmdb:/g.png"])
        #expect(film.document.content.facts.pictures.map(\.origin) == ["tmdb:/g.png"])
    }
}
