import CoreDomain
import LibraryDomain
import MoviesDomain
import PeopleDomain

extension TitleCredits {
    /// What the files say about the people of a movie.
    init(files movie: Movie) {
        self.init(
            title: .movie(movie.id), source: .local, cast: movie.cast.map { NewCredit(name: $0.name, character: $0.character) },
            crew: Self.crew(directors: movie.directors, writers: movie.writers))
    }

    /// What the files say about the people of a series.
    init(files series: IdentifiedSeries) {
        self.init(
            title: .series(series.id), source: .local,
            cast: series.facts.cast.map { NewCredit(name: $0.name, character: $0.character) },
            crew: Self.crew(directors: series.facts.directors, writers: series.facts.writers))
    }

    private static func crew(directors: [String], writers: [String]) -> [NewCredit] {
        directors.map { NewCredit(name: $0, job: "Director", department: "Directing") }
            + writers.map { NewCredit(name: $0, job: "Writer", department: "Writing") }
    }
}
