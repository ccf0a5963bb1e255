import CoreDomain
import Foundation
import MoviesDomain
import PeopleDomain
import Persistence
import TMDbAdapter
import TVSeriesDomain

extension TitleCredits {
    init(_ cast: [TMDbCastMember], _ crew: [TMDbCrewMember], of title: CreditedTitle, language: String) {
        self.init(
            title: title, source: .tmdb, language: language,
            cast: cast.map { NewCredit($0.person, character: $0.character, episodes: $0.episodeCount) },
            crew: crew.map { NewCredit($0.person, job: $0.job, department: $0.department, episodes: $0.episodeCount) })
    }
}

extension NewCredit {
    fileprivate init(
        _ person: TMDbPersonSummary, character: String? = nil, job: String? = nil, department: String? = nil, episodes: Int?
    ) {
        self.init(
            id: person.id, name: person.name, profile: person.profile, character: character, job: job, department: department,
            episodeCount: episodes)
    }
}

extension Filmography {
    init(_ person: TMDbPerson) {
        self.init(person: person.id, source: .tmdb, works: person.credits.map(Work.init))
    }
}

extension Filmography.Work {
    fileprivate init(_ credit: TMDbCredit) {
        let kind: Credit.Kind =
            switch credit.role {
            case .cast(let character): .cast(character: character)
            case .crew(let job, let department): .crew(job: job, department: department)
            }
        self.init(
            title: credit.kind == .movie ? .movie(credit.titleID) : .series(credit.titleID), kind: kind, episodeCount: credit.episodeCount,
            popularity: credit.popularity, date: credit.date)
    }
}

extension MovieDocument {
    /// Nil for a credit in a series.
    init?(_ credit: TMDbCredit, language: String, at date: Date) {
        guard credit.kind == .movie else { return nil }
        let facts = MovieFacts(
            title: credit.title, originalTitle: credit.originalTitle, year: credit.year, premiered: credit.date, overview: credit.overview,
            rating: credit.rating, genres: credit.genres, poster: credit.poster, backdrop: credit.backdrop)
        self.init(
            id: credit.titleID,
            content: FactDocument(source: .tmdb, language: language, fetchedAt: date, isComplete: false, facts: facts))
    }
}

extension SeriesDocument {
    /// Nil for a credit in a movie.
    init?(_ credit: TMDbCredit, language: String, at date: Date) {
        guard credit.kind == .series else { return nil }
        let facts = SeriesFacts(
            title: credit.title, originalTitle: credit.originalTitle, year: credit.year, overview: credit.overview, rating: credit.rating,
            genres: credit.genres, poster: credit.poster, backdrop: credit.backdrop)
        self.init(
            id: credit.titleID,
            content: FactDocument(source: .tmdb, language: language, fetchedAt: date, isComplete: false, facts: facts))
    }
}

extension PersonDocument {
    /// As lists describe somebody.
    init(_ person: TMDbPersonSummary, language: String, at date: Date) {
        let facts = PersonFacts(
            name: person.name, profile: person.profile, knownForDepartment: person.knownForDepartment, gender: Gender(person.gender))
        self.init(
            id: person.id,
            document: FactDocument(source: .tmdb, language: language, fetchedAt: date, isComplete: false, facts: facts))
    }

    init(_ person: TMDbPerson) {
        let facts = PersonFacts(
            name: person.summary.name, profile: person.summary.profile, knownForDepartment: person.summary.knownForDepartment,
            biography: person.biography, gender: Gender(person.summary.gender), born: person.birthday, died: person.deathday,
            birthplace: person.placeOfBirth)
        self.init(
            id: person.id, aliases: person.aliases,
            document: FactDocument(source: .tmdb, language: person.language, fetchedAt: person.fetchedAt, facts: facts))
    }
}

extension Gender {
    fileprivate init(_ gender: TMDbGender) {
        self =
            switch gender {
            case .unknown: .unknown
            case .female: .female
            case .male: .male
            case .other: .other
            }
    }
}

extension TMDbPersonSummary {
    var portrait: (subject: PictureOrigins.Subject, pictures: [Picture]) { (.person(id), [profile].compactMap(\.self)) }
}

extension MovieFacts {
    var pictures: [Picture] { [poster, backdrop, logo].compactMap(\.self) }
}

extension SeriesFacts {
    var pictures: [Picture] { ([poster, backdrop, logo] + seasons.map(\.poster)).compactMap(\.self) }
}
