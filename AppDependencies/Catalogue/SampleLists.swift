import CoreDomain
import DiscoveryDomain
import Foundation
import SampleCatalogue

/// Lists of the built-in titles: in another order each day.
struct SampleLists: DiscoverySource {
    /// Items of a page: full rows of 2, 3, 4, 5, 6, 10 and 12 columns.
    static let pageSize = 60

    func page(_ list: DiscoveryList, _ page: Int) async throws(DiscoveryError) -> DiscoveryPage {
        guard let samples = try? SampleCatalogue.builtIn() else { throw .notFound }
        let day = Int(clamped: Date.now.timeIntervalSince1970 / 86_400)
        let titles: [TitleID]
        switch list {
        case .popular(.movie): titles = samples.movies.popular(day: day).map(\.id)
        case .popular(.series): titles = samples.series.popular(day: day).map(\.id)
        case .discover(.movie, let filter): titles = samples.movies.popular(day: day).passing(filter).map(\.id)
        case .discover(.series, let filter): titles = samples.series.popular(day: day).passing(filter).map(\.id)
        case .trending, .trendingPeople, .similar, .recommended, .search: throw .notFound
        }
        let pages = (titles.count + Self.pageSize - 1) / Self.pageSize
        guard page == 1 || (1...max(1, pages)).contains(page) else { throw .notFound }
        let items = titles.dropFirst((page - 1) * Self.pageSize).prefix(Self.pageSize)
        return DiscoveryPage(items: items.map { .title($0) }, page: page, totalPages: pages, fetchedAt: .now)
    }
}

extension Array where Element: SampleTitle {
    fileprivate func passing(_ filter: DiscoveryFilter) -> [Element] {
        let genres = filter.genres.compactMap(SampleGenre.init)
        let (first, last) = (filter.fromYear ?? DiscoveryFilter.years.lowerBound, filter.upToYear ?? DiscoveryFilter.years.upperBound)
        // A genre that no title has is in none of them.
        guard genres.count == filter.genres.count, first <= last else { return [] }
        return discover(genres: Set(genres), years: first...last, language: filter.originalLanguage)
    }
}
