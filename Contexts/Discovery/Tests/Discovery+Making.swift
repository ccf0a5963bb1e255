import CoreDomain
import DiscoveryDomain
import Foundation

let start = Date(timeIntervalSince1970: 1_700_000_000)

func title(_ id: String) -> TitleID { TitleID(id)! }
func item(_ id: String) -> DiscoveredItem { .title(title(id)) }

extension DiscoveryPage {
    static func of(_ titles: String..., page: Int = 1, total: Int = 3, at date: Date = start) -> DiscoveryPage {
        DiscoveryPage(items: titles.map(item), page: page, totalPages: total, fetchedAt: date)
    }
}

extension DiscoveryRepository {
    func numbers(_ list: DiscoveryList) async throws -> [Int] {
        let stored = try await pages(of: list, upTo: 500)
        return (1...500).filter { stored.page($0) != nil }
    }
}

/// Waits until something is so that other tasks bring about.
func until(_ condition: () async -> Bool) async {
    while await !condition() { await Task.yield() }
}
