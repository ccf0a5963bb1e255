import CoreDomain
import DiscoveryComposition
import DiscoveryDomain
import Foundation
import SeriesFeature
import TVSeriesDomain
import Testing

@testable import AppDependencies

@Suite("Series like another one")
struct SimilarTitlesTests {
    private let one = TitleID("tmdb-tv1")!, two = TitleID("tmdb-tv2")!, three = TitleID("tmdb-tv3")!

    private func known(_ id: TitleID, _ title: String, rating: Double, genres: [String]) -> SeriesDocument {
        SeriesDocument(
            id: id,
            content: FactDocument(
                source: .tmdb, language: "en", fetchedAt: .now, facts: SeriesFacts(title: title, rating: rating, genres: genres)))
    }

    @Test("Those that TMDb recommends, in its order; a guest of one title sees none")
    func recommended() async throws {
        let sample = try await SampleCinema(), client = sample.cinema.seriesClient(for: sample.viewer)
        try await sample.cinema.known.save([
            known(one, "Tides", rating: 7, genres: ["Drama"]), known(two, "Ferry", rating: 8, genres: ["Comedy"]),
            known(three, "Harbour", rating: 9, genres: ["Comedy"]),
        ])
        #expect(try await first(client.series(one)).similar.isEmpty)
        let page = DiscoveryPage(items: [.title(three), .title(two)], page: 1, totalPages: 1, fetchedAt: .now)
        try await sample.cinema.discovery.repository.save(page, of: .recommended(.series, one))
        #expect(try await first(client.series(one)).similar.map(\.title) == ["Harbour", "Ferry"])
        let guest = Viewer(id: ViewerID(rawValue: "guest"), role: .guest(one))
        #expect(try await first(sample.cinema.seriesClient(for: guest).series(one)).similar.isEmpty)
    }
}
