public import CoreDomain
public import Flow
public import MoviesDomain

/// The data and operations of the poster grid.
public struct MoviesClient: Sendable {
    /// Throws a `ViewStateError`.
    public var movies: @Sendable (MovieQuery, PageRequest) async throws -> Page<MovieSummary>
    public var filters: @Sendable (MovieKind) async throws -> MovieFilters
    /// One element after each change of the movies.
    public var changes: @Sendable () -> AsyncStream<Void>
    /// Starts to look for new files.
    public var refresh: @Sendable () async throws(ViewStateError) -> Void

    public init(
        movies: @escaping @Sendable (MovieQuery, PageRequest) async throws -> Page<MovieSummary>,
        filters: @escaping @Sendable (MovieKind) async throws -> MovieFilters,
        changes: @escaping @Sendable () -> AsyncStream<Void>, refresh: @escaping @Sendable () async throws(ViewStateError) -> Void
    ) {
        self.movies = movies
        self.filters = filters
        self.changes = changes
        self.refresh = refresh
    }
}

/// The filters that the list offers.
public struct MovieFilters: Hashable, Sendable {
    public var genres: [GenreCount]
    public var years: [Int]
    /// Titles in the whole list.
    public var count: Int
    /// Where the letters begin in the list by title.
    public var letters: [LetterMark]

    public init(genres: [GenreCount], years: [Int], count: Int = 0, letters: [LetterMark] = []) {
        self.genres = genres
        self.years = years
        self.count = count
        self.letters = letters
    }
}
