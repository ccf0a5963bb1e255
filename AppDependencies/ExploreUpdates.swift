import Caching
import CoreDomain
import ExploreFeature
import Flow
import LibraryDomain
import MoviesDomain
import TVSeriesDomain
import ViewingDomain

/// The shelves of Explore, kept up to date: shared rows are computed once for each audience, and what is a viewer's own once for each
/// viewer, however many pages are open.
struct ExploreUpdates: Sendable {
    private let read: ReadExploreShelves
    private let shared = RecentValues<Audience, Broadcast<SharedShelves>>(capacity: 32)
    private let personal = RecentValues<ViewerKey, Broadcast<ExploreShelves>>(capacity: 256)

    private struct ViewerKey: Hashable {
        let id: ViewerID
        let audience: Audience
    }

    init(_ read: ReadExploreShelves) { self.read = read }

    func updates(for viewer: Viewer) -> AsyncStream<Result<ExploreShelves, ViewStateError>> {
        personal.value(for: ViewerKey(id: viewer.id, audience: viewer.audience)) { own(viewer) }.updates()
    }

    private func own(_ viewer: Viewer) -> Broadcast<ExploreShelves> {
        let (read, shared) = (read, shared(viewer.audience))
        return Broadcast(changes: { [read.viewing.changes(), read.library.changes(), shared.signals()] }) {
            try await read.shelves(of: viewer.id, with: try await shared.value())
        }
    }

    private func shared(_ audience: Audience) -> Broadcast<SharedShelves> {
        shared.value(for: audience) {
            let read = read
            return Broadcast(changes: {
                [read.movies.changes(), read.series.changes(), read.viewing.changes(), read.library.changes()]
            }) { try await read.shared() }
        }
    }
}
