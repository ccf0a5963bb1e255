import CoreDomain
import DiscoveryComposition
import DiscoveryDomain
import MoviesDomain
import SampleCatalogue
import TVSeriesDomain

/// What TMDb recommends or built-in titles that were chosen as similar; else titles of the same first genre, the best first.
extension Cinema {
    private static let shownSimilar = 12

    func similar(to whole: Movie, _ audience: Audience) async throws -> [MovieSummary] {
        let (movie, ids) = (whole.summary, [whole.id] + whole.aliases)
        if let found = try await recommended(.movie, ids) { return try await movies.summaries(found, for: audience) }
        if let alike = Self.alike(ids, \.movies) { return try await movies.summaries(alike, for: audience) }
        guard let genre = movie.genres.first else { return [] }
        let query = MovieQuery(kind: movie.kind, sort: .rating, genre: genre), page = PageRequest(limit: Self.shownSimilar + 1)
        return try await movies.movies(query, page: page, for: audience).items.filter { $0.id != movie.id }
            .prefix(Self.shownSimilar).map(\.self)
    }

    func similar(to whole: Series, _ audience: Audience) async throws -> [SeriesSummary] {
        let ids = [whole.id] + whole.aliases
        if let found = try await recommended(.series, ids) { return try await series.summaries(found, for: audience) }
        if let alike = Self.alike(ids, \.series) { return try await series.summaries(alike, for: audience) }
        guard let genre = whole.summary.genres.first else { return [] }
        let query = SeriesQuery(sort: .rating, genre: genre), page = PageRequest(limit: Self.shownSimilar + 1)
        return try await series.series(query, page: page, for: audience).items.filter { $0.id != whole.id }
            .prefix(Self.shownSimilar).map(\.self)
    }

    /// As TMDb's answer about the title said when it was read last; nil if it named none.
    private func recommended(_ kind: DiscoveryList.Kind, _ ids: [TitleID]) async throws -> [TitleID]? {
        guard let id = ids.first(where: { $0.source == .tmdb }) else { return nil }
        let items = try await discovery.repository.pages(of: .recommended(kind, id), upTo: 1).page(1)?.items ?? []
        let titles = items.prefix(Self.shownSimilar).compactMap { if case .title(let id) = $0 { id } else { nil } }
        return titles.isEmpty ? nil : titles
    }

    /// Nil for a title that is not built in.
    private static func alike<Title: SampleTitle>(_ ids: [TitleID], _ titles: KeyPath<SampleCatalogue, [Title]>) -> [TitleID]? {
        guard let id = ids.first(where: { $0.source == .sample }), let samples = try? SampleCatalogue.builtIn() else { return nil }
        return samples[keyPath: titles].similar(to: id, limit: shownSimilar).map(\.id)
    }
}
