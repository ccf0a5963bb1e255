import CoreDomain
import Foundation
import MoviesDomain
import PeopleDomain
import SampleCatalogue
import TVSeriesDomain
import Testing

@testable import AppDependencies

@Suite("Built-in titles as documents")
struct SampleDocumentTests {
    private let samples: SampleCatalogue
    private let day = Date(timeIntervalSince1970: 5)

    init() throws { samples = try SampleCatalogue.builtIn() }

    @Test("A movie has every fact of the catalogue, and nothing that it does not say")
    func movie() throws {
        let sample = try #require(samples.movie(TitleID("sample-seven-samurai")!))
        let document = MovieDocument(sample, people: samples, at: day), content = document.content, facts = content.facts
        #expect(document.id == TitleID("sample-seven-samurai") && document.kind == .movie)
        #expect(document.aliases == [TitleID("tmdb-346"), TitleID("imdb-tt0047478")])
        #expect(content.source == .sample && content.language == "en" && content.fetchedAt == day && content.isComplete)
        #expect(facts.title == "Seven Samurai" && facts.originalTitle == "七人の侍" && facts.year == 1954 && facts.runtimeMinutes == 207)
        #expect(facts.overview == sample.overview && facts.genres == ["Action", "Drama"])
        #expect(facts.directors == ["Akira Kurosawa"] && facts.writers == ["Akira Kurosawa", "Shinobu Hashimoto", "Hideo Oguni"])
        #expect(facts.cast.contains(CastCredit(name: "Takashi Shimura", character: "Kambei Shimada")))
        #expect(facts.cast.count == sample.people(.cast).count)
        #expect(facts.sortTitle == nil && facts.premiered == nil && facts.tagline == nil && facts.certification == nil)
        #expect(facts.countries == ["JP"] && facts.languages == ["ja"] && facts.originalLanguage == "ja" && facts.otherTitles == nil)
        #expect(facts.rating == nil && facts.studios.isEmpty && facts.collection == nil && facts.poster == nil && facts.backdrop == nil)
    }

    @Test("What a movie of the catalogue does not have is nil or empty")
    func bareMovie() throws {
        var sample = try #require(samples.movie(TitleID("sample-seven-samurai")!))
        (sample.originalTitle, sample.minutes, sample.imdb, sample.tmdb) = (nil, nil, nil, nil)
        (sample.credits, sample.genres) = ([], [])
        let document = MovieDocument(sample, people: samples, at: day)
        #expect(document.aliases.isEmpty)
        #expect(
            document.content.facts
                == MovieFacts(
                    title: "Seven Samurai", year: 1954, overview: sample.overview, countries: ["JP"], languages: ["ja"],
                    originalLanguage: "ja"))
    }

    @Test("A series has its seasons with their numbers of episodes")
    func series() throws {
        var sample = try #require(samples.series(TitleID("sample-breaking-bad")!))
        sample.originalTitle = "Original"
        let document = SeriesDocument(sample, at: day), content = document.content
        #expect(document.id == TitleID("sample-breaking-bad"))
        #expect(document.aliases == [sample.tmdb, sample.imdb] && sample.tmdb?.number == 1396 && sample.imdb == TitleID("imdb-tt0903747"))
        #expect(content.source == .sample && content.language == "en" && content.fetchedAt == day && content.isComplete)
        let seasons = zip(1...5, [7, 13, 13, 13, 16]).map { SeasonFacts(number: $0, episodeCount: $1) }
        #expect(
            content.facts
                == SeriesFacts(
                    title: "Breaking Bad", originalTitle: "Original", year: 2008, overview: sample.overview,
                    genres: ["Crime", "Drama", "Thriller"], seasons: seasons, countries: ["US"], languages: sample.languages,
                    originalLanguage: "en"))
        (sample.originalTitle, sample.imdb, sample.tmdb, sample.genres, sample.seasons) = (nil, nil, nil, [], [])
        let bare = SeriesDocument(sample, at: day)
        #expect(
            bare.aliases.isEmpty
                && bare.content.facts
                    == SeriesFacts(
                        title: "Breaking Bad", year: 2008, overview: sample.overview, countries: ["US"], languages: sample.languages,
                        originalLanguage: "en")
        )
    }

    @Test("The cast has its characters, and makers have a job and a department")
    func credits() throws {
        var sample = try #require(samples.series(TitleID("sample-breaking-bad")!))
        sample.credits = [
            SampleCredit(person: "sample-vince-gilligan", job: .creator), SampleCredit(person: "sample-agnes-varda", job: .director),
            SampleCredit(person: "sample-agnes-varda", job: .writer),
            SampleCredit(person: "sample-bryan-cranston", job: .cast, character: "Walter White"),
            SampleCredit(person: "sample-bryan-cranston", job: .cast), SampleCredit(person: "sample-nobody-at-all", job: .cast),
        ]
        let title = CreditedTitle.series(sample.id)
        let expected = TitleCredits(
            title: title, source: .sample, language: "en",
            cast: [
                NewCredit(id: PersonID("sample-bryan-cranston"), name: "Bryan Cranston", character: "Walter White"),
                NewCredit(id: PersonID("sample-bryan-cranston"), name: "Bryan Cranston"),
            ],
            crew: [
                NewCredit(id: PersonID("sample-vince-gilligan"), name: "Vince Gilligan", job: "Creator", department: "Production"),
                NewCredit(id: PersonID("sample-agnes-varda"), name: "Agnès Varda", job: "Director", department: "Directing"),
                NewCredit(id: PersonID("sample-agnes-varda"), name: "Agnès Varda", job: "Writer", department: "Writing"),
            ])
        #expect(TitleCredits(sample, as: title, people: samples) == expected)
        sample.credits = []
        #expect(TitleCredits(sample, as: title, people: samples) == TitleCredits(title: title, source: .sample, language: "en"))
    }

    @Test("A person has every fact of the catalogue; who is only named has a name")
    func person() throws {
        let varda = try #require(samples.person("sample-agnes-varda")), document = try #require(PersonDocument(varda, at: day))
        #expect(document.id == PersonID("sample-agnes-varda") && document.aliases.isEmpty)
        let content = document.document
        #expect(content.source == .sample && content.language == "en" && content.fetchedAt == day && content.isComplete)
        #expect(varda.biography != nil)
        #expect(
            content.facts
                == PersonFacts(
                    name: "Agnès Varda", knownForDepartment: "Directing", biography: varda.biography, born: "1928", died: "2019",
                    birthplace: "Brussels"))
        let named = try #require(PersonDocument(SamplePerson(id: "sample-somebody", name: "Some Body"), at: day))
        #expect(named.document.facts == PersonFacts(name: "Some Body"))
        #expect(PersonDocument(SamplePerson(id: "no id of a source", name: "Some Body"), at: day) == nil)
    }
}
