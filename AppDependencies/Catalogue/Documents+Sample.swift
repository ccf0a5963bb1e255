import CoreDomain
import Foundation
import MoviesDomain
import PeopleDomain
import SampleCatalogue
import TVSeriesDomain

extension MovieDocument {
    init(_ sample: SampleMovie, people: SampleCatalogue, at date: Date) {
        let names = { (job: SampleCredit.Job) in sample.people(job).compactMap { people.person($0)?.name } }
        self.init(
            id: sample.id, aliases: [sample.tmdb, sample.imdb].compactMap(\.self),
            content: FactDocument(
                source: .sample, language: "en", fetchedAt: date,
                facts: MovieFacts(
                    title: sample.title, originalTitle: sample.originalTitle,
                    year: sample.year, overview: sample.overview, runtimeMinutes: sample.minutes,
                    genres: sample.genres.map(\.rawValue), directors: names(.director), writers: names(.writer),
                    cast: sample.credits.filter { $0.job == .cast }.compactMap { credit in
                        people.person(credit.person).map { CastCredit(name: $0.name, character: credit.character) }
                    }, countries: sample.countries, languages: sample.languages, originalLanguage: sample.languages.first)))
    }
}

extension SeriesDocument {
    init(_ sample: SampleSeries, at date: Date) {
        self.init(
            id: sample.id, aliases: [sample.tmdb, sample.imdb].compactMap(\.self),
            content: FactDocument(
                source: .sample, language: "en", fetchedAt: date,
                facts: SeriesFacts(
                    title: sample.title, originalTitle: sample.originalTitle,
                    year: sample.year, overview: sample.overview, genres: sample.genres.map(\.rawValue),
                    seasons: sample.seasons.map { SeasonFacts(number: $0.number, episodeCount: $0.episodes) },
                    countries: sample.countries, languages: sample.languages, originalLanguage: sample.languages.first)))
    }
}

extension TitleCredits {
    init(_ sample: some SampleTitle, as title: CreditedTitle, people: SampleCatalogue) {
        let credits = sample.credits.compactMap { credit in people.person(credit.person).map { (credit, $0) } }
        self.init(
            title: title, source: .sample, language: "en",
            cast: credits.filter { $0.0.job == .cast }.map { credit, person in
                NewCredit(id: person.creditedID, name: person.name, character: credit.character)
            },
            crew: credits.compactMap { credit, person in
                credit.job.crew.map { NewCredit(id: person.creditedID, name: person.name, job: $0.job, department: $0.department) }
            })
    }
}

extension PersonDocument {
    /// Nil for a person whose id has no form in addresses.
    init?(_ sample: SamplePerson, at date: Date) {
        guard let id = sample.creditedID else { return nil }
        self.init(
            id: id,
            document: FactDocument(
                source: .sample, language: "en", fetchedAt: date,
                facts: PersonFacts(
                    name: sample.name, knownForDepartment: sample.department?.rawValue, biography: sample.biography,
                    born: sample.birthYear.map(String.init), died: sample.deathYear.map(String.init), birthplace: sample.birthPlace)))
    }
}

extension SamplePerson {
    fileprivate var creditedID: PersonID? { PersonID(id) }
}

extension SampleCredit.Job {
    /// In TMDb’s words, by which crews are ordered.
    fileprivate var crew: (job: String, department: String)? {
        switch self {
        case .director: ("Director", "Directing")
        case .creator: ("Creator", "Production")
        case .writer: ("Writer", "Writing")
        case .cast: nil
        }
    }
}
