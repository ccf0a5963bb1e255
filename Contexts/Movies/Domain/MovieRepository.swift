public import CoreDomain
public import Foundation

/// The known movies and videos. For an audience that may not see one it does not exist: not in lists and counts, not by its ids.
public protocol MovieRepository: Sendable {
    /// One slice of a list. The cursor is the id of the last item; a cursor that names no movie is `unknownCursor`.
    func movies(_ query: MovieQuery, page: PageRequest, for audience: Audience) async throws(MoviesError) -> Page<MovieSummary>
    /// The same slice with everything about each movie.
    func wholeMovies(_ query: MovieQuery, page: PageRequest, for audience: Audience) async throws(MoviesError) -> Page<Movie>
    /// The movie with this identity or alias; its `id` is the one that its pages use.
    func movie(_ id: TitleID, for audience: Audience) async throws(MoviesError) -> Movie
    /// The movies with these ids, with all facts, in the order of the ids; unknown ones are left out.
    func movies(_ ids: [TitleID], for audience: Audience) async throws(MoviesError) -> [Movie]
    /// The movies with these ids, in the order of the ids; unknown ones are left out.
    func summaries(_ ids: [TitleID], for audience: Audience) async throws(MoviesError) -> [MovieSummary]
    /// Genres that movies of this kind have, most frequent first.
    func genres(of kind: MovieKind, for audience: Audience) async throws(MoviesError) -> [GenreCount]
    /// Years that movies of this kind have, newest first.
    func years(of kind: MovieKind, for audience: Audience) async throws(MoviesError) -> [Int]
    /// The letters that titles of this kind begin with, in the order of the list by title.
    func letters(of kind: MovieKind, for audience: Audience) async throws(MoviesError) -> [LetterMark]
    func count(of kind: MovieKind, for audience: Audience) async throws(MoviesError) -> Int

    /// Files movies of the library: their facts become those of `local`, and what other sources say stays. Writing the same facts again changes
    /// nothing. `addedAt` of a known movie is kept. Known movies are found by their ids alone.
    ///
    /// - Returns: the ids of other movies that turned out to be one of these, with the id that replaces each.
    @discardableResult
    func save(_ movies: [Movie]) async throws(MoviesError) -> [TitleID: TitleID]
    /// Adds or replaces what other sources say. The id and the kind of a movie that has files stay those of its files. Facts without a title
    /// add nothing to what is unknown.
    ///
    /// - Returns: the ids of movies that turned out to be one of these, with the id that replaces each.
    @discardableResult
    func save(_ documents: [MovieDocument]) async throws(MoviesError) -> [TitleID: TitleID]
    /// The further titles that documents give for these movies, beside the title and the original one. Movies without any are left out.
    func otherTitles(of ids: [TitleID]) async throws(MoviesError) -> [TitleID: [String]]
    /// All that each source says about a movie.
    func documents(of id: TitleID) async throws(MoviesError) -> [FactDocument<MovieFacts>]
    /// Those about which a source said something before a moment and nothing since, the oldest first.
    ///
    /// - Parameter onlyComplete: leaves out what only lists said.
    func outdated(_ source: FactSource, before date: Date, onlyComplete: Bool, limit: Int) async throws(MoviesError) -> [TitleID]
    /// Movies of which several documents speak, in the order of their ids: what is shown of them depends on the precedence.
    ///
    /// - Parameter id: the last one of the part before.
    func mixed(after id: TitleID?, limit: Int) async throws(MoviesError) -> [TitleID]
    /// Derives what is shown of movies from their facts again: for a precedence that has changed.
    func derive(_ ids: [TitleID]) async throws(MoviesError)
    /// Deletes what a source other than the files says. A movie without files and without other facts is deleted.
    ///
    /// - Parameter date: what the source said since stays; nil for nothing.
    func forget(_ source: FactSource, of ids: [TitleID], before date: Date?) async throws(MoviesError)
    /// Sets or clears the date since which the files of these movies are missing.
    func setMissing(_ since: Date?, for ids: [TitleID]) async throws(MoviesError)
    /// Deletes what the files of movies said, because they are gone for good. A movie of which other sources know is then one without files.
    func remove(_ ids: [TitleID]) async throws(MoviesError)
    /// New pictures for a movie (made after the scan).
    func setPictures(poster: Picture?, backdrop: Picture?, for id: TitleID) async throws(MoviesError)

    /// One element now and one after each change to one of the keys, coalesced.
    func changes(_ keys: Set<ChangeKey>) -> AsyncStream<Void>
}

extension MovieRepository {
    /// Deletes all that a source other than the files says.
    public func forget(_ source: FactSource, of ids: [TitleID]) async throws(MoviesError) {
        try await forget(source, of: ids, before: nil)
    }
}

public struct MovieQuery: Hashable, Sendable {
    public var kind: MovieKind
    public var sort: MovieSort
    public var genre: String?
    public var year: Int?
    /// Nil: the library, whether its files can be played or not; true: what can be played; false: all else that is known.
    public var isOwned: Bool?

    public init(
        kind: MovieKind = .movie, sort: MovieSort = .title, genre: String? = nil, year: Int? = nil, isOwned: Bool? = nil
    ) {
        self.kind = kind
        self.sort = sort
        self.genre = genre
        self.year = year
        self.isOwned = isOwned
    }
}

/// Titles go from A to Z; the others start with the newest or the best.
public enum MovieSort: String, Sendable, CaseIterable, Codable {
    case title, added, year, rating
}

public struct GenreCount: Hashable, Sendable {
    public var name: String
    public var count: Int

    public init(name: String, count: Int) {
        self.name = name
        self.count = count
    }
}

public enum MoviesError: Error, Equatable {
    case notFound
    case unknownCursor
    case unavailable(reason: String)
}
