import CoreDomain
import Foundation
import TVSeriesDomain

/// The audience for which a specification reads.
enum Reading {
    @TaskLocal static var audience = Audience.unlimited
}

extension SeriesRepository {
    func series(_ query: SeriesQuery, page: PageRequest) async throws(TVSeriesError) -> Page<SeriesSummary> {
        try await series(query, page: page, for: Reading.audience)
    }

    func series(_ id: TitleID) async throws(TVSeriesError) -> Series { try await series(id, for: Reading.audience) }
    func summaries(_ ids: [TitleID]) async throws(TVSeriesError) -> [SeriesSummary] { try await summaries(ids, for: Reading.audience) }

    func season(_ number: Int, of series: TitleID) async throws(TVSeriesError) -> Season {
        try await season(number, of: series, for: Reading.audience)
    }

    func episode(_ number: Int, season: Int, of series: TitleID) async throws(TVSeriesError) -> Episode {
        try await episode(number, season: season, of: series, for: Reading.audience)
    }

    func episode(after episode: Int, season: Int, of series: TitleID) async throws(TVSeriesError) -> Episode? {
        try await self.episode(after: episode, season: season, of: series, for: Reading.audience)
    }

    func episodes(of series: TitleID) async throws(TVSeriesError) -> [Episode] { try await episodes(of: series, for: Reading.audience) }

    func episodes(_ keys: [EpisodeKey]) async throws(TVSeriesError) -> [EpisodeKey: Episode] {
        try await episodes(keys, for: Reading.audience)
    }

    func letters() async throws(TVSeriesError) -> [LetterMark] { try await letters(for: Reading.audience) }
    func count() async throws(TVSeriesError) -> Int { try await count(for: Reading.audience) }
}
