import CoreDomain
import Foundation
import LiveServer
import MoviesDomain
import PeopleDomain
import TVSeriesDomain
import Testing

@testable import WebAPI

@Suite("People in answers of the API")
struct PeopleAnswerTests {
    private let id = TitleID("tmdb-1")!
    private let eva = PersonSummary(id: PersonID("tmdb-8")!, name: "Eva Storm")

    private static func json(_ answer: some Encodable) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(JSONBytes.encode(answer))) as? [String: Any])
    }

    private var people: TitlePeople {
        TitlePeople(
            cast: [CastMemberAnswer(id: "tmdb-8", name: "Eva Storm", character: "Ida")],
            crew: [CrewMemberAnswer(id: "tmdb-9", name: "Per", job: "Director", department: "Directing")])
    }

    @Test("A credit of a title is a part with its character, or a job with its department")
    func credits() throws {
        let cast = Credit(title: .movie(id), person: eva, kind: .cast(character: "Ida"), order: 0)
        let crew = Credit(title: .movie(id), person: eva, kind: .crew(job: "Writer", department: nil), order: 0)
        #expect(CastMemberAnswer(crew) == nil && CrewMemberAnswer(cast) == nil)
        let part = try Self.json(try #require(CastMemberAnswer(cast)))
        #expect(part["id"] as? String == "tmdb-8" && part["name"] as? String == "Eva Storm" && part["character"] as? String == "Ida")
        let job = try Self.json(try #require(CrewMemberAnswer(crew)))
        #expect(job["id"] as? String == "tmdb-8" && job["job"] as? String == "Writer" && job["department"] is NSNull)
    }

    @Test("Details of a movie, a series and an episode have the people with their ids")
    func details() throws {
        let movie = Movie(summary: MovieSummary(id: id, title: "Salt", addedAt: .distantPast))
        let series = Series(summary: SeriesSummary(id: id, title: "Tides", addedAt: .distantPast))
        let episode = Episode(series: id, season: 1, number: 2, addedAt: .distantPast)
        let answers = [
            try Self.json(MovieDetailsAnswer(MovieAnswer(movie, files: [], onWatchlist: false, rating: nil), people)),
            try Self.json(SeriesDetailsAnswer(series, people, onWatchlist: false, rating: nil)),
            try Self.json(EpisodeDetailsAnswer(EpisodeAnswer(episode, files: [], rating: nil), people)),
        ]
        for answer in answers {
            let (cast, crew) = (answer["cast"] as? [[String: Any]], answer["crew"] as? [[String: Any]])
            #expect(cast?.map { $0["id"] as? String } == ["tmdb-8"] && crew?.map { $0["id"] as? String } == ["tmdb-9"])
        }
    }

    @Test("A cast of which only names are known has no ids; that of a list stays as short as it is")
    func names() throws {
        let movie = Movie(
            summary: MovieSummary(id: id, title: "Salt", addedAt: .distantPast), cast: [CastCredit(name: "Eva Storm", character: "Ida")])
        let listed = MovieAnswer(movie, files: [], onWatchlist: true, rating: nil)
        let cast = try #require(try Self.json(MovieDetailsAnswer(listed, TitlePeople()))["cast"] as? [[String: Any]])
        #expect(cast.count == 1 && cast[0]["id"] is NSNull && cast[0]["name"] as? String == "Eva Storm")
        let short = try #require(try Self.json(listed)["cast"] as? [[String: Any]])
        #expect(short.map { Set($0.keys) } == [["name", "character"]])
    }

    @Test("Credits of a person tell episodes apart, and what is on the watchlist")
    func works() throws {
        func work(_ title: CreditedTitle) -> CreditedWork { CreditedWork(title: title, name: "T", credit: .cast(character: "Guest")) }
        let tides = TitleID("tmdb-tv2")!
        let works = [
            work(.movie(id)), work(.episode(of: tides, season: 0, number: 3)), work(.episode(of: tides, season: 1, number: 4)),
            work(.series(tides)),
        ]
        let answer = try Self.json(PersonAnswer(Person(summary: eva), works, onWatchlist: [tides]))
        let credits = try #require(answer["credits"] as? [[String: Any]])
        #expect(credits.map { $0["season"] as? Int } == [nil, 0, 1, nil] && credits.map { $0["episode"] as? Int } == [nil, 3, 4, nil])
        #expect(credits.map { $0["on_watchlist"] as? Bool } == [false, true, true, true])
        #expect(credits[0]["season"] is NSNull && credits[3]["episode"] is NSNull)
    }

    @Test("The description of the API names every value of a credit, and no other")
    func described() throws {
        let document = try #require(
            try JSONSerialization.jsonObject(with: Data(PackageResources.openapi_json)) as? [String: Any])
        let schemas = try #require((document["components"] as? [String: Any])?["schemas"] as? [String: [String: Any]])
        let person = try #require(schemas["Person"]?["properties"] as? [String: [String: Any]])
        let credit = try #require(person["credits"]?["items"] as? [String: Any])
        let work = CreditedWork(title: .movie(id), name: "Salt", credit: .crew(job: nil, department: nil))
        let keys = Set(try Self.json(CreditAnswer(work, onWatchlist: false)).keys)
        let properties = try #require(credit["properties"] as? [String: Any])
        let required = try #require(credit["required"] as? [String])
        #expect(Set(properties.keys) == keys && Set(required) == keys)
    }
}
