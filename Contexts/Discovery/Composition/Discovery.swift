public import DiscoveryApplication
public import DiscoveryDomain
import DiscoveryInfrastructure
public import Foundation
public import Persistence

/// The Discovery context: which titles and people are in which list.
public struct Discovery: Sendable {
    public let lists: TitleLists
    public let repository: any DiscoveryRepository

    /// Tables for the rebuildable database.
    public static let schema = DiscoveryTables.schema

    /// - Parameter sources: the first one that serves a list wins.
    public init(catalogue: Database, sources: [any DiscoverySource], now: @escaping @Sendable () -> Date = { Date() }) {
        repository = SQLiteDiscoveryRepository(catalogue, now: now)
        lists = TitleLists(repository: repository, sources: sources, now: now)
    }
}
