import CoreDomain
import Flow
import Foundation
import SeriesFeature
import TVSeriesDomain
import Testing

@testable import AppDependencies

@Suite("The pages of seasons and episodes", .timeLimit(.minutes(5)))
struct SeasonClientTests {
    private let tides = TitleID("tmdb-tv1")!

    private func document<Facts>(_ facts: Facts) -> FactDocument<Facts> {
        FactDocument(source: .tmdb, language: "en", fetchedAt: .now, facts: facts)
    }

    private func episodes(_ places: [(Int, Int)], of series: TitleID) -> [EpisodeDocument] {
        places.map { season, number in
            EpisodeDocument(
                key: EpisodeKey(series: series, season: season, number: number),
                content: document(EpisodeFacts(name: "S\(season) E\(number)")))
        }
    }

    @Test("An episode leads to the known ones before and after it, whether they can be played or not")
    func neighbours() async throws {
        let sample = try await SampleCinema(), client = sample.cinema.seriesClient(for: sample.viewer)
        let facts = SeriesFacts(title: "Tides", seasons: [0, 1, 2, 4].map { SeasonFacts(number: $0) })
        try await sample.cinema.known.save(
            [SeriesDocument(id: tides, content: document(facts))],
            episodes: episodes([(0, 1), (0, 2), (1, 1), (1, 3), (2, 1)], of: tides))
        let table: [(Int, Int, String?, String?)] = [
            (0, 1, nil, "S0 E2"), (0, 2, "S0 E1", nil), (1, 1, nil, "S1 E3"), (1, 3, "S1 E1", "S2 E1"), (2, 1, "S1 E3", nil),
        ]
        for (season, number, previous, next) in table {
            let episode = try await first(client.episode(tides, season, number))
            #expect(episode.previous?.name == previous && episode.next?.name == next, "\(season) \(number)")
        }
        let owned = try await sample.series.id
        try await sample.cinema.known.save([], episodes: episodes([(1, 3)], of: owned))
        #expect(try await first(client.episode(owned, 1, 2)).next?.number == 3)
    }

    @Test("A season of which only the length is known: its own overview, and who may connect a service that knows more")
    func unknown() async throws {
        let sample = try await SampleCinema()
        let season = SeasonFacts(number: 1, overview: "The first year.", episodeCount: 13)
        try await sample.cinema.known.save(
            [SeriesDocument(id: tides, content: document(SeriesFacts(title: "Tides", overview: "All of it.", seasons: [season])))])
        for (role, service) in [(Role.owner, EpisodeService.unconnected), (.adult, .unasked), (.guest(tides), .unasked)] {
            let viewer = Viewer(id: ViewerID(rawValue: "somebody"), role: role)
            let content = try await first(sample.cinema.seriesClient(for: viewer).season(tides, 1))
            #expect(content.episodes.isEmpty && content.service == service)
            #expect(content.season.summary.overview == "The first year." && content.season.summary.episodeCount == 13)
        }
    }
}
