import CoreDomain
import DiscoveryDomain
import Foundation
import SampleCatalogue

/// Lists of the built-in titles: others each day.
struct SampleLists: DiscoverySource {
    func page(_ list: DiscoveryList, _ page: Int) async throws(DiscoveryError) -> DiscoveryPage {
        guard page == 1, let samples = try? SampleCatalogue.builtIn() else { throw .notFound }
        let day = Int(clamped: Date.now.timeIntervalSince1970 / 86_400)
        let titles: [TitleID]
        switch list {
        case .popular(.movie): titles = samples.movies.popular(day: day).map(\.id)
        case .popular(.series): titles = samples.series.popular(day: day).map(\.id)
        default: throw .notFound
        }
        return DiscoveryPage(items: titles.map { .title($0) }, page: 1, totalPages: 1, fetchedAt: .now)
    }
}
