public import CoreDomain
public import MoviesDomain
public import TVSeriesDomain

/// Searches by page. A query of white space alone finds nothing, without a request.
extension TMDb {
    /// Movies, series and people; all else, such as collections, is left out.
    public func search(_ query: String, page: Int = 1) async throws(TMDbError) -> TMDbPage<TMDbResult> {
        let mapping = mapping
        return try await search("multi", query, page) { item in
            switch item.media_type {
            case "movie": MovieDocument(item, mapping).map(TMDbResult.movie)
            case "tv": SeriesDocument(item, mapping).map(TMDbResult.series)
            case "person": mapping.person(item).map(TMDbResult.person)
            default: nil
            }
        }
    }

    /// - Parameter year: of any release.
    public func searchMovies(_ title: String, year: Int? = nil, page: Int = 1) async throws(TMDbError) -> TMDbPage<MovieDocument> {
        let mapping = mapping
        return try await search("movie", title, page, [("year", year.map(String.init))]) { MovieDocument($0, mapping) }
    }

    /// - Parameter year: of the first broadcast.
    public func searchSeries(_ title: String, year: Int? = nil, page: Int = 1) async throws(TMDbError) -> TMDbPage<SeriesDocument> {
        let mapping = mapping
        return try await search("tv", title, page, [("first_air_date_year", year.map(String.init))]) { SeriesDocument($0, mapping) }
    }

    /// What has an id at IMDb or TheTVDB. For ids of other sources `.notFound`, without a request.
    public func find(_ id: TitleID) async throws(TMDbError) -> TMDbFindings {
        let text = id.rawValue
        if text.hasPrefix("imdb-tt") { return try await find(String(text.dropFirst(5)), source: "imdb_id") }
        if id.source == .tvdb, let number = id.number { return try await find("\(number)", source: "tvdb_id") }
        throw .notFound
    }

    /// Somebody with an id at IMDb. For ids of other sources `.notFound`, without a request.
    public func find(_ id: PersonID) async throws(TMDbError) -> TMDbFindings {
        guard id.rawValue.hasPrefix("imdb-nm") else { throw .notFound }
        return try await find(String(id.rawValue.dropFirst(5)), source: "imdb_id")
    }

    private func find(_ key: String, source: String) async throws(TMDbError) -> TMDbFindings {
        let answer: FindAnswer = try await ask(["find", key], [("external_source", source)])
        let mapping = mapping
        return TMDbFindings(
            movies: answer.movie_results.prefix(100).compactMap { MovieDocument($0, mapping) },
            series: answer.tv_results.prefix(100).compactMap { SeriesDocument($0, mapping) },
            people: answer.person_results.prefix(100).compactMap { mapping.person($0) })
    }

    private func search<Listed: Hashable & Sendable>(
        _ kind: String, _ query: String, _ page: Int, _ further: [(String, String?)] = [],
        _ read: (Item) -> Listed?
    ) async throws(TMDbError) -> TMDbPage<Listed> {
        guard let query = Clean.line(String(query.prefix(200))) else { return TMDbPage(page: page, totalPages: 0, items: []) }
        return try await list(["search", kind], page, [("query", query), ("include_adult", "false")] + further, read)
    }
}
