public import MoviesDomain
public import TVSeriesDomain

/// Lists by page. A page outside 1…500 does not exist: `.notFound`, without a request.
extension TMDb {
    public func trendingMovies(page: Int = 1) async throws(TMDbError) -> TMDbPage<MovieDocument> {
        try await documents(["trending", "movie", "day"], page)
    }

    public func trendingSeries(page: Int = 1) async throws(TMDbError) -> TMDbPage<SeriesDocument> {
        try await documents(["trending", "tv", "day"], page)
    }

    public func trendingPeople(page: Int = 1) async throws(TMDbError) -> TMDbPage<TMDbPersonSummary> {
        let mapping = mapping
        return try await list(["trending", "person", "day"], page, []) { mapping.person($0) }
    }

    public func popularMovies(page: Int = 1) async throws(TMDbError) -> TMDbPage<MovieDocument> {
        try await documents(["movie", "popular"], page)
    }

    public func popularSeries(page: Int = 1) async throws(TMDbError) -> TMDbPage<SeriesDocument> {
        try await documents(["tv", "popular"], page)
    }

    public func discoverMovies(_ filter: TMDbFilter = TMDbFilter(), page: Int = 1) async throws(TMDbError) -> TMDbPage<MovieDocument> {
        try await documents(
            ["discover", "movie"], page,
            [
                ("include_adult", "false"), ("with_original_language", filter.originalLanguage), ("with_genres", filter.genreList),
                ("primary_release_date.gte", filter.firstDay), ("primary_release_date.lte", filter.lastDay),
            ])
    }

    public func discoverSeries(_ filter: TMDbFilter = TMDbFilter(), page: Int = 1) async throws(TMDbError) -> TMDbPage<SeriesDocument> {
        try await documents(
            ["discover", "tv"], page,
            [
                ("include_adult", "false"), ("with_original_language", filter.originalLanguage), ("with_genres", filter.genreList),
                ("first_air_date.gte", filter.firstDay), ("first_air_date.lte", filter.lastDay),
            ])
    }

    /// - Parameter number: of a movie, from 1.
    public func similarMovies(to number: Int, page: Int = 1) async throws(TMDbError) -> TMDbPage<MovieDocument> {
        try await related(number, "similar", page)
    }

    public func recommendedMovies(for number: Int, page: Int = 1) async throws(TMDbError) -> TMDbPage<MovieDocument> {
        try await related(number, "recommendations", page)
    }

    public func similarSeries(to number: Int, page: Int = 1) async throws(TMDbError) -> TMDbPage<SeriesDocument> {
        try await related(number, "similar", page)
    }

    public func recommendedSeries(for number: Int, page: Int = 1) async throws(TMDbError) -> TMDbPage<SeriesDocument> {
        try await related(number, "recommendations", page)
    }

    private func related<Document: ListedDocument>(
        _ number: Int, _ list: String, _ page: Int
    ) async throws(TMDbError) -> TMDbPage<Document> {
        guard number > 0 else { throw .notFound }
        return try await documents([Document.kind.name, "\(number)", list], page)
    }

    func documents<Document: ListedDocument>(
        _ path: [String], _ page: Int, _ query: [(String, String?)] = []
    ) async throws(TMDbError) -> TMDbPage<Document> {
        let mapping = mapping
        return try await list(path, page, query) { Document($0, mapping) }
    }

    func list<Listed: Hashable & Sendable>(
        _ path: [String], _ page: Int, _ query: [(String, String?)], _ read: (Item) -> Listed?
    ) async throws(TMDbError) -> TMDbPage<Listed> {
        guard Self.pages.contains(page) else { throw .notFound }
        let listing: Listing = try await ask(path, [("page", "\(page)")] + query)
        // An answer of another form is no empty list.
        guard let results = listing.results?.all else { throw .unexpected("results") }
        return TMDbPage(
            page: page, totalPages: Self.totalPages(of: listing, from: page),
            items: results.prefix(100).compactMap(read))
    }

    /// - Parameter page: the number of the page itself, which is the last one if nothing else is said.
    static func totalPages(of listing: Listing?, from page: Int) -> Int {
        min(max(listing?.total_pages ?? page, 0), pages.upperBound)
    }

    /// TMDb answers no others.
    private static let pages = 1...500
}

extension TMDbFilter {
    fileprivate var genreList: String? { genres.isEmpty ? nil : genres.prefix(20).map(String.init).joined(separator: ",") }
    fileprivate var firstDay: String? { fromYear.map { "\(Self.year($0))-01-01" } }
    fileprivate var lastDay: String? { upToYear.map { "\(Self.year($0))-12-31" } }

    /// Four digits.
    private static func year(_ year: Int) -> Int { min(max(year, 1000), 9999) }
}
