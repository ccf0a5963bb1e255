public import CoreDomain
import Flow
import Foundation
import MoviesDomain
import TVSeriesDomain
import ViewingDomain
public import WatchlistFeature

extension Cinema {
    public func watchlistClient(for viewer: Viewer) -> WatchlistClient {
        WatchlistClient(
            watchlist: {
                updating(on: { changes([.viewer(viewer.id, .watchlist), .titles(.movie), .titles(.video), .titles(.series)]) }) {
                    try await watchlist(viewer)
                }
            },
            add: { [viewing] id throws(ViewStateError) in
                try await telling { _ = try await viewing.setOnWatchlist(true, id, at: Date(), viewer: viewer.id) }
            },
            remove: { [viewing] id throws(ViewStateError) in
                try await telling { try await viewing.setOnWatchlist(false, id, at: Date(), viewer: viewer.id) }
            },
            undo: { [viewing] undo throws(ViewStateError) in try await telling { try await viewing.undo(undo, viewer: viewer.id) } })
    }

    private func watchlist(_ viewer: Viewer) async throws -> WatchlistContent {
        let entries = try await viewing.watchlist(viewer: viewer.id)
        let listed = try await movies.summaries(entries.map(\.title), for: viewer.audience)
        let shows = try await series.summaries(entries.map(\.title), for: viewer.audience)
        let titles = Dictionary(
            listed.map { ($0.id, WatchlistItem.Title.movie($0)) } + shows.map { ($0.id, WatchlistItem.Title.series($0)) },
            uniquingKeysWith: { one, _ in one })
        let items = entries.compactMap { entry in titles[entry.title].map { WatchlistItem(title: $0, addedAt: entry.addedAt) } }
        let suggestions =
            items.isEmpty ? try await movies.movies(MovieQuery(sort: .rating), page: PageRequest(limit: 3), for: viewer.audience).items : []
        return WatchlistContent(items: items, suggestions: suggestions)
    }
}
