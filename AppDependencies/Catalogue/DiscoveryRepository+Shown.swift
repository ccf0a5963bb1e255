import CoreDomain
import DiscoveryDomain

extension DiscoveryRepository {
    /// The first items of a list, as it was stored last. A list that no service has given yet is that of the built-in titles.
    func shown(_ list: DiscoveryList) async throws -> [DiscoveredItem] {
        if let stored = try await pages(of: list, upTo: 2).joined { return Array(stored.prefix(40)) }
        return (try? await SampleLists().page(list, 1).items) ?? []
    }

    /// The titles of `shown`.
    func shownTitles(_ list: DiscoveryList) async throws -> [TitleID] {
        try await shown(list).compactMap { if case .title(let id) = $0 { id } else { nil } }
    }
}
