public import CoreDomain
import Flow
import Foundation
import LibraryDomain
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
            marks: markClient(for: viewer))
    }

    private func watchlist(_ viewer: Viewer) async throws -> WatchlistContent {
        let entries = try await viewing.watchlist(viewer: viewer.id)
        let listed = try await movies.summaries(entries.map(\.title), for: viewer.audience)
        let shows = try await series.summaries(entries.map(\.title), for: viewer.audience)
        let titles = Dictionary(
            listed.map { ($0.id, WatchlistItem.Title.movie($0)) } + shows.map { ($0.id, WatchlistItem.Title.series($0)) },
            uniquingKeysWith: { one, _ in one })
        let playable = try await files.playableFiles(of: listed.map(\.reference), for: viewer.audience)
        let progress = try await viewing.progress(of: playable.values.map(\.shown), viewer: viewer.id)
        let elsewhere = try await viewing.watchedElsewhere(listed.map(\.reference), viewer: viewer.id)
        let continued = Set(
            try await viewing.continueWatching(limit: ReadExploreShelves.continued, viewer: viewer.id).map(\.reference.title))
        let items = entries.compactMap { entry in
            titles[entry.title].map { title in
                var item = WatchlistItem(title: title, addedAt: entry.addedAt, isContinued: continued.contains(entry.title))
                if case .movie(let movie) = title {
                    item.file = playable[movie.reference]?.id
                    item.isWatched = PlaybackProgress.isWatched(item.file.flatMap { progress[$0] }, marked: elsewhere[movie.reference])
                }
                return item
            }
        }
        let suggestions =
            items.isEmpty ? try await movies.movies(MovieQuery(sort: .rating), page: PageRequest(limit: 3), for: viewer.audience).items : []
        return WatchlistContent(items: items, suggestions: suggestions)
    }
}
