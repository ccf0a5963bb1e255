import CoreDomain
import Flow
import Foundation
import MoviesDomain
import PeopleDomain
import PeopleFeature
import SeriesFeature
import TVSeriesDomain
import Testing

@testable import AppDependencies

@Suite("The client of people and casts", .timeLimit(.minutes(5)))
struct PeopleClientTests {
    private let sample: SampleCinema
    private let eva = PersonID("tmdb-8")!
    private let salt = TitleID("tmdb-3")!, pepper = TitleID("tmdb-4")!, tides = TitleID("tmdb-tv2")!

    /// Eva Storm plays and writes in Salt, which anybody may see, is credited in the series Tides, and has Pepper in her filmography.
    init() async throws {
        sample = try await SampleCinema()
        let known = sample.cinema.known
        try await known.save([
            movie(salt, aliases: [TitleID("imdb-tt0000003")!], "Salt", year: 1987, rating: 7, certification: "G"),
            movie(pepper, "Pepper", year: 1990, rating: 1, certification: "R"),
        ])
        try await known.save([
            SeriesDocument(
                id: tides,
                content: FactDocument(
                    source: .tmdb, language: "en", fetchedAt: .now,
                    facts: SeriesFacts(title: "Tides", year: 2001, certification: "TV-MA", rating: 8)))
        ])
        try await know("Sailed.")
        try await known.setCredits([
            TitleCredits(
                title: .movie(salt), source: .tmdb, language: "en",
                cast: [
                    NewCredit(id: PersonID("tmdb-9"), name: "Per", character: "Ole"),
                    NewCredit(id: eva, name: "Eva Storm", character: "Hanna"),
                ],
                crew: [
                    NewCredit(id: eva, name: "Eva Storm", job: "Writer", department: "Writing"),
                    NewCredit(id: PersonID("tmdb-9"), name: "Per", job: "Director", department: "Directing"),
                ]),
            TitleCredits(
                title: .series(tides), source: .tmdb, language: "en",
                cast: [NewCredit(id: eva, name: "Eva Storm", character: "Ida", episodeCount: 4)]),
        ])
        try await known.setFilmography(
            Filmography(
                person: eva, source: .tmdb,
                works: [Filmography.Work(title: .movie(pepper), kind: .cast(character: "Ada"), popularity: 90)]))
    }

    private func movie(
        _ id: TitleID, aliases: [TitleID] = [], _ title: String, year: Int, premiered: String? = nil, rating: Double,
        certification: String
    ) -> MovieDocument {
        MovieDocument(
            id: id, aliases: aliases,
            content: FactDocument(
                source: .tmdb, language: "en", fetchedAt: .now,
                facts: MovieFacts(
                    title: title, year: year, premiered: premiered, certification: certification, rating: rating,
                    backdrop: Picture(id: "backdrop"))))
    }

    private func know(_ biography: String) async throws {
        try await sample.cinema.known.save([
            PersonDocument(
                id: eva, aliases: [PersonID("imdb-nm0000008")!],
                document: FactDocument(
                    source: .tmdb, language: "en", fetchedAt: .now,
                    facts: PersonFacts(name: "Eva Storm", knownForDepartment: "Acting", biography: biography)))
        ])
    }

    private var client: PeopleClient { sample.cinema.peopleClient(for: sample.viewer) }

    @Test(
        "A person has their facts, what they are known for, and all of their work, the newest first",
        arguments: ["tmdb-8", "imdb-nm0000008"])
    func person(id: String) async throws {
        let content = try await first(client.person(PersonID(id)!))
        #expect(content.person.id == eva && content.person.biography == "Sailed.")
        // Those with a picture; the popularity of a filmography counts before a rating.
        #expect(content.knownFor.map(\.name) == ["Pepper", "Salt"])
        #expect(content.groups.map(\.name) == ["Tides", "Pepper", "Salt"] && content.groups.map(\.year) == [2001, 1990, 1987])
        #expect(content.groups.map(\.parts) == ["Ida", "Ada", "Hanna · Writer"] && content.groups.allSatisfy { !$0.isOwned })
        #expect(content.groups.map(\.title.kind) == [.series, .movie, .movie])
    }

    @Test("Credits of one year go by their dates, the newest first; those of which only the year is known come after them")
    func dates() async throws {
        let known = sample.cinema.known
        let (spring, autumn, undated) = (TitleID("tmdb-11")!, TitleID("tmdb-12")!, TitleID("tmdb-13")!)
        try await known.save([
            movie(spring, "Spring", year: 2001, premiered: "2001-04-03", rating: 5, certification: "G"),
            movie(autumn, "Autumn", year: 2001, premiered: "2001-10-05", rating: 5, certification: "G"),
            movie(undated, "Winter", year: 2001, rating: 5, certification: "G"),
        ])
        func order(tides date: String?) async throws -> [String] {
            let works = [spring, autumn, undated].map { Filmography.Work(title: .movie($0), kind: .cast(character: nil)) }
            let show = Filmography.Work(title: .series(tides), kind: .cast(character: nil), date: date)
            try await known.setFilmography(Filmography(person: eva, source: .tmdb, works: works + [show]))
            return try await first(client.person(eva)).groups.map(\.name)
        }
        #expect(try await order(tides: nil) == ["Autumn", "Spring", "Tides", "Winter", "Salt"])
        let pilot = FactDocument(source: .tmdb, language: "en", fetchedAt: .now, facts: EpisodeFacts(aired: "2001-07-04"))
        try await known.save([], episodes: [EpisodeDocument(key: EpisodeKey(series: tides, season: 1, number: 1), content: pilot)])
        #expect(try await order(tides: nil) == ["Autumn", "Tides", "Spring", "Winter", "Salt"])
        #expect(try await order(tides: "2001-12-24") == ["Tides", "Autumn", "Spring", "Winter", "Salt"])
    }

    @Test("A page of a person changes with their facts")
    func changes() async throws {
        var updates = client.person(eva).makeAsyncIterator()
        #expect(try #require(await updates.next()).get().person.biography == "Sailed.")
        try await know("Sailed far.")
        #expect(try #require(await updates.next()).get().person.biography == "Sailed far.")
    }

    @Test("A viewer with limits sees only the work that they may see, and nobody else")
    func limits() async throws {
        let child = Viewer(id: ViewerID(rawValue: "child"), role: .child, ageLimit: 6)
        let client = sample.cinema.peopleClient(for: child)
        let content = try await first(client.person(eva))
        #expect(content.groups.map(\.name) == ["Salt"] && content.knownFor.map(\.name).allSatisfy { $0 == "Salt" })
        await #expect(throws: ViewStateError(describing: TVSeriesError.notFound)) { try await first(client.cast(.series(tides))) }
        await #expect(throws: ViewStateError(describing: MoviesError.notFound)) { try await first(client.cast(.movie(pepper))) }
        #expect(try await first(client.cast(.movie(salt))).cast.count == 2)
    }

    @Test(
        "A cast has the name of its title, its people in their order, and its crew by department", arguments: ["tmdb-3", "imdb-tt0000003"])
    func cast(id: String) async throws {
        let content = try await first(client.cast(.movie(TitleID(id)!)))
        #expect(content.title == "Salt" && content.about == .movie(salt))
        #expect(content.cast.map(\.person.name) == ["Per", "Eva Storm"] && content.cast.map(\.characters) == [["Ole"], ["Hanna"]])
        #expect(content.crew.map(\.department) == ["Directing", "Writing"])
        let series = try await first(client.cast(.series(tides)))
        #expect(series.title == "Tides" && series.about == .series(tides) && series.cast.map(\.episodeCount) == [4] && series.crew.isEmpty)
    }

    @Test("An episode has a cast of its own: its guest stars and its crew; one that is not known has no page")
    func episode() async throws {
        let show = try await sample.series.id, title = CreditedTitle.episode(of: show, season: 1, number: 1)
        try await sample.cinema.known.setCredits([
            TitleCredits(
                title: title, source: .tmdb, language: "en", cast: [NewCredit(id: PersonID("tmdb-9"), name: "Per", character: "Ole")],
                crew: [
                    NewCredit(id: eva, name: "Eva Storm", job: "Director", department: "Directing"),
                    NewCredit(id: PersonID("tmdb-10"), name: "Bo", job: "Editor", department: "Editing"),
                ])
        ])
        let content = try await first(client.cast(title))
        #expect(content.title == "Lighthouse · Episode 1" && content.about == title)
        #expect(content.cast.map(\.person.name) == ["Per"] && content.crew.map(\.department) == ["Directing", "Editing"])
        await #expect(throws: ViewStateError(describing: TVSeriesError.notFound)) {
            try await first(client.cast(.episode(of: show, season: 1, number: 9)))
        }
        let page = try await first(sample.cinema.seriesClient(for: sample.viewer).episode(show, 1, 1))
        #expect(page.hasMoreCrew && page.guests.count == 1 && page.directors.map(\.id) == [eva])
    }

    @Test("A cast changes with the credits of its title")
    func castChanges() async throws {
        var updates = client.cast(.series(tides)).makeAsyncIterator()
        #expect(try #require(await updates.next()).get().cast.count == 1)
        try await sample.cinema.known.setCredits([
            TitleCredits(title: .series(tides), source: .tmdb, language: "en", cast: [NewCredit(id: PersonID("tmdb-9"), name: "Per")])
        ])
        #expect(try #require(await updates.next()).get().cast.map(\.person.name) == ["Per"])
    }

    @Test("Nobody and nothing that is not known has a page; a catalogue that cannot be read is told in words")
    func failures() async throws {
        let client = client
        await #expect(throws: ViewStateError(describing: PeopleError.notFound)) { try await first(client.person(PersonID("tmdb-99")!)) }
        await #expect(throws: ViewStateError(describing: MoviesError.notFound)) {
            try await first(client.cast(.movie(TitleID("tmdb-99")!)))
        }
        await #expect(throws: ViewStateError(describing: TVSeriesError.notFound)) {
            try await first(client.cast(.series(TitleID("tmdb-tv99")!)))
        }
        try await sample.damage()
        let error = await #expect(throws: ViewStateError.self) { try await first(client.person(eva)) }
        #expect(error?.message == "The library can’t be read right now" && error?.isRetryable == true)
        await #expect(throws: ViewStateError.self) { try await first(client.cast(.movie(salt))) }
    }
}
