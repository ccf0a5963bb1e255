import Caching
import CoreDomain
import DiscoveryDomain
import ExploreFeature
import Flow
import LibraryDomain
import MoviesDomain
import TVSeriesDomain
import ViewingDomain

/// The shelves of Explore, kept up to date: shared rows are computed once for each audience, and personal ones once for each viewer,
/// however many pages are open.
struct ExploreUpdates: Sendable {
    private let read: ReadExploreShelves
    private let changes: @Sendable (Set<ChangeKey>) -> AsyncStream<Void>
    private let shared = RecentValues<Audience, Broadcast<SharedShelves>>(capacity: 32)
    private let personal = RecentValues<ViewerKey, Broadcast<ExploreShelves>>(capacity: 256)

    private struct ViewerKey: Hashable {
        let id: ViewerID
        let audience: Audience
    }

    init(_ read: ReadExploreShelves, changes: @escaping @Sendable (Set<ChangeKey>) -> AsyncStream<Void>) {
        self.read = read
        self.changes = changes
    }

    /// The changes that concern the shared rows, and those that concern the rows of one viewer.
    private static let sharedKeys = Set<ChangeKey>([.titles(.movie), .titles(.video), .titles(.series), .plays, .folders])
        .union(ListRefreshing.lists.map(\.changeKey))
    private static func keys(_ viewer: ViewerID) -> Set<ChangeKey> {
        [.viewer(viewer, .continueWatching), .viewer(viewer, .watchlist), .titles(.movie), .titles(.video), .titles(.series)]
    }

    func updates(for viewer: Viewer) -> AsyncStream<Result<ExploreShelves, ViewStateError>> {
        personal.value(for: ViewerKey(id: viewer.id, audience: viewer.audience)) { own(viewer) }.updates()
    }

    private func own(_ viewer: Viewer) -> Broadcast<ExploreShelves> {
        let (read, shared, changes) = (read, shared(viewer.audience), changes)
        return Broadcast(changes: { [changes(Self.keys(viewer.id)), shared.signals()] }) {
            try await read.shelves(of: viewer, with: try await shared.value())
        }
    }

    private func shared(_ audience: Audience) -> Broadcast<SharedShelves> {
        shared.value(for: audience) {
            let (read, changes) = (read, changes)
            return Broadcast(changes: { [changes(audience.listKeys.union(Self.sharedKeys))] }) { try await read.shared(for: audience) }
        }
    }
}
