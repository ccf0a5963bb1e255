import CoreDomain
import Foundation
import MoviesDomain

/// The audience for which a specification reads.
enum Reading {
    @TaskLocal static var audience = Audience.unlimited
}

extension MovieRepository {
    func movies(_ query: MovieQuery, page: PageRequest) async throws(MoviesError) -> Page<MovieSummary> {
        try await movies(query, page: page, for: Reading.audience)
    }

    func wholeMovies(_ query: MovieQuery, page: PageRequest) async throws(MoviesError) -> Page<Movie> {
        try await wholeMovies(query, page: page, for: Reading.audience)
    }

    func movie(_ id: TitleID) async throws(MoviesError) -> Movie { try await movie(id, for: Reading.audience) }
    func movies(_ ids: [TitleID]) async throws(MoviesError) -> [Movie] { try await movies(ids, for: Reading.audience) }
    func summaries(_ ids: [TitleID]) async throws(MoviesError) -> [MovieSummary] { try await summaries(ids, for: Reading.audience) }
    func genres(of kind: MovieKind) async throws(MoviesError) -> [GenreCount] { try await genres(of: kind, for: Reading.audience) }
    func years(of kind: MovieKind) async throws(MoviesError) -> [Int] { try await years(of: kind, for: Reading.audience) }
    func letters(of kind: MovieKind) async throws(MoviesError) -> [LetterMark] { try await letters(of: kind, for: Reading.audience) }
    func count(of kind: MovieKind) async throws(MoviesError) -> Int { try await count(of: kind, for: Reading.audience) }
}
