public import CoreDomain
import DiscoveryComposition
import DiscoveryDomain
import Flow
import Foundation
import LibraryDomain
import MoviesDomain
import Screens
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
        var parts = PageParts()
        let progress = try await parts.read(.progress, or: [:]) {
            try await viewing.progress(of: playable.values.map(\.shown), viewer: viewer.id)
        }
        let elsewhere = try await parts.read(.progress, or: [:]) {
            try await viewing.watchedElsewhere(listed.map(\.reference), viewer: viewer.id)
        }
        let continued: Set<TitleID> = try await parts.read(.progress, or: []) {
            Set(try await viewing.continueWatching(limit: ReadExploreShelves.continued, viewer: viewer.id).map(\.reference.title))
        }
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
        let suggestions = try await parts.read(.suggestions, or: []) { items.isEmpty ? try await self.suggestions(viewer) : [] }
        return WatchlistContent(items: items, suggestions: suggestions, missing: parts.missing)
    }

    /// Popular movies, and after them the best of the library, that the viewer has not watched.
    private func suggestions(_ viewer: Viewer) async throws -> [MovieSummary] {
        let popular = try await movies.summaries(try await discovery.repository.shownTitles(.popular(.movie)), for: viewer.audience)
        let best = try await movies.movies(MovieQuery(sort: .rating), page: PageRequest(limit: 40), for: viewer.audience).items
        return Array(try await unwatched(popular + best, viewer).prefix(Self.suggested))
    }

    private static let suggested = 3
}
