public import Flow
public import Screens
public import SearchDomain

/// The data and operations of the search screen.
public struct SearchClient: Sendable {
    /// Hits of the local index. Throws a `ViewStateError`.
    public var search: @Sendable (String) async throws -> [SearchHit]
    /// What a remote catalogue finds; nil if none is asked. Throws a `ViewStateError`.
    public var online: (@Sendable (String) async throws -> [SearchHit])?
    /// What the screen shows without a query, now and after each change.
    public var beginning: @Sendable () -> AsyncStream<Result<SearchBeginning, ViewStateError>>
    /// Remembers what was opened. What does not exist for the viewer is not remembered.
    public var remember: @Sendable ([SearchReference]) async throws(ViewStateError) -> Void
    public var forget: @Sendable ([SearchReference]) async throws(ViewStateError) -> Void
    public var forgetAll: @Sendable () async throws(ViewStateError) -> Void

    public init(
        search: @escaping @Sendable (String) async throws -> [SearchHit], online: (@Sendable (String) async throws -> [SearchHit])? = nil,
        beginning: @escaping @Sendable () -> AsyncStream<Result<SearchBeginning, ViewStateError>>,
        remember: @escaping @Sendable ([SearchReference]) async throws(ViewStateError) -> Void,
        forget: @escaping @Sendable ([SearchReference]) async throws(ViewStateError) -> Void,
        forgetAll: @escaping @Sendable () async throws(ViewStateError) -> Void
    ) {
        self.search = search
        self.online = online
        self.beginning = beginning
        self.remember = remember
        self.forget = forget
        self.forgetAll = forgetAll
    }
}

/// What the screen shows without a query.
public struct SearchBeginning: Hashable, Sendable {
    /// What was opened from results, newest first.
    public var history: [SearchHit]
    /// By name.
    public var genres: [SearchGenre]
    /// What could not be read.
    public var missing: Set<PagePart>

    public init(history: [SearchHit] = [], genres: [SearchGenre] = [], missing: Set<PagePart> = []) {
        self.history = history
        self.genres = genres
        self.missing = missing
    }
}

/// A genre that movies, series or both have.
public struct SearchGenre: Hashable, Sendable {
    public let name: String
    public let hasMovies: Bool
    public let hasSeries: Bool

    /// - Returns: one value for each name, by name.
    public static func merged(movies: some Sequence<String>, series: some Sequence<String>) -> [SearchGenre] {
        let (movies, series) = (Set(movies), Set(series))
        return movies.union(series).sorted().map {
            SearchGenre(name: $0, hasMovies: movies.contains($0), hasSeries: series.contains($0))
        }
    }

    public init(name: String, hasMovies: Bool, hasSeries: Bool) {
        self.name = name
        self.hasMovies = hasMovies
        self.hasSeries = hasSeries
    }
}
