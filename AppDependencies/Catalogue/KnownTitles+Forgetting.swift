import CoreDomain
import Foundation
import MoviesDomain
import PeopleDomain
import SearchDomain
import TVSeriesDomain

extension KnownTitles {
    /// Deletes what a source said about these titles. Those that nobody else knows are gone.
    ///
    /// - Parameter date: what it said since stays; nil for nothing.
    func forget(_ source: FactSource, movies old: [TitleID], series oldSeries: [TitleID], before date: Date? = nil) async throws {
        try await forgetCredits(source, movies: old, before: date)
        let episodes = try await forgetCredits(source, series: oldSeries, before: date)
        try await movies.forget(source, of: old, before: date)
        try await series.forget(source, of: oldSeries, before: date)
        let left = try await movies.movies(old, for: .unlimited)
        let leftSeries = try await series.summaries(oldSeries, for: .unlimited)
        try await search.remove(
            Set(old).subtracting(left.flatMap { [$0.id] + $0.aliases }).sorted().map(SearchReference.movie)
                + Set(oldSeries).subtracting(leftSeries.map(\.id)).sorted().map(SearchReference.series))
        try await search.remove(episodes.map { SearchReference.episode(series: $0.series, season: $0.season, episode: $0.number) })
        try await index(movies: old)
        try await index(series: oldSeries, episodes: episodes)
    }

    /// Deletes what a source said about these people, besides credits.
    ///
    /// - Parameter date: what it said since stays; nil for nothing.
    func forget(_ source: FactSource, people old: [PersonID], before date: Date? = nil) async throws {
        try await index(try await people.forget(source, people: old, before: date))
    }

    /// Credits come with complete documents, and go with the last one.
    private func forgetCredits(_ source: FactSource, movies old: [TitleID], before date: Date?) async throws {
        var silent: [CreditedTitle] = []
        for id in old {
            let left = try await documents { try await movies.documents(of: id) }.without(source, before: date)
            if !left.contains(where: { $0.source == source && $0.isComplete }) { silent.append(.movie(id)) }
        }
        try await forgetCredits(source, of: silent)
    }

    /// - Returns: the episodes of which the source will have said nothing.
    private func forgetCredits(_ source: FactSource, series old: [TitleID], before date: Date?) async throws -> [EpisodeKey] {
        var (gone, silent): ([TitleID], [CreditedTitle]) = ([], [])
        for id in old {
            let left = try await documents { try await series.documents(of: id) }.without(source, before: date)
            if left.isEmpty {
                gone.append(id)
            } else if !left.contains(where: { $0.source == source && $0.isComplete }) {
                silent.append(.series(id))
            }
        }
        var episodes = Set(try await series.outdatedEpisodes(source, before: date, of: old))
        episodes.formUnion(try await series.outdatedEpisodes(source, before: nil, of: gone))
        let credited = episodes.map { CreditedTitle.episode(of: $0.series, season: $0.season, number: $0.number) }
        try await forgetCredits(source, of: gone.map(CreditedTitle.series) + credited)
        try await index(try await people.forget(source, of: silent, withEpisodes: false))
        return Array(episodes)
    }

    /// None of a title that somebody has deleted meanwhile.
    private func documents<Facts: Sendable>(
        _ read: () async throws -> [FactDocument<Facts>]
    ) async throws -> [FactDocument<Facts>] {
        do { return try await read() } catch MoviesError.notFound, TVSeriesError.notFound { return [] }
    }
}
