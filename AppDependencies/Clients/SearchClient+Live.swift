public import CoreDomain
import DiscoverFeature
import DiscoveryApplication
import DiscoveryComposition
import DiscoveryDomain
import Flow
import Foundation
import MoviesDomain
import Screens
import SearchDomain
public import SearchFeature
import TVSeriesDomain

extension Cinema {
    public func searchClient(for viewer: Viewer) -> SearchClient {
        let history = known.history
        let ask: @Sendable (String) async throws -> [SearchHit] = { query in
            try await describingErrors { try await foundOnline(query, viewer.audience) }
        }
        return SearchClient(
            search: { query in
                try await describingErrors {
                    try await withOwned(try await search.search(query, limit: 40, for: viewer.audience), viewer.audience)
                }
            },
            online: online == nil ? nil : ask,
            beginning: {
                updating(on: { changes(viewer.audience.listKeys.union([.viewer(viewer.id, .searches)])) }) {
                    try await searchBeginning(viewer)
                }
            },
            remember: { [search] references throws(ViewStateError) in
                try await describingErrors {
                    for hit in try await search.hits(of: references, for: viewer.audience) {
                        try await history.add(hit.reference, at: .now, viewer: viewer.id)
                    }
                }
            },
            forget: { references throws(ViewStateError) in
                try await describingErrors { try await history.remove(references, viewer: viewer.id) }
            },
            forgetAll: { () throws(ViewStateError) in try await describingErrors { try await history.clear(viewer: viewer.id) } })
    }

    private func searchBeginning(_ viewer: Viewer) async throws -> SearchBeginning {
        var parts = PageParts()
        let opened: [SearchHit] = try await parts.read(.searches, or: []) {
            let entries = try await known.history.entries(viewer: viewer.id)
            let hits = try await search.hits(of: entries, for: viewer.audience).prefix(Self.shownHistory)
            return try await withOwned(Array(hits), viewer.audience)
        }
        return SearchBeginning(
            history: opened, genres: SearchGenre.merged(movies: await genres(of: .movies), series: await genres(of: .series)),
            missing: parts.missing)
    }

    private static let shownHistory = 12

    /// What The Movie Database finds, as far as the audience may see it. Its titles and people are known from then on.
    private func foundOnline(_ query: String, _ audience: Audience) async throws -> [SearchHit] {
        guard let words = DiscoveryWords(query) else { return [] }
        let items: [DiscoveredItem]
        do throws(DiscoveryError) {
            items = try await discovery.lists.page(of: .search(words)).page.items
        } catch {
            throw ViewStateError(ofService: error)
        }
        return try await withOwned(try await search.hits(of: items.flatMap(\.references), for: audience), audience)
    }

    /// Marks those of the library.
    private func withOwned(_ hits: [SearchHit], _ audience: Audience) async throws -> [SearchHit] {
        func ids(_ kinds: SearchKind...) -> [TitleID] {
            hits.filter { kinds.contains($0.reference.kind) }.compactMap(\.reference.title)
        }
        let listed = try await movies.summaries(ids(.movie, .video), for: audience).filter(\.isOwned).map(\.id)
        let shows = try await series.summaries(ids(.series), for: audience).filter(\.isOwned).map(\.id)
        let episodes = try await series.episodes(hits.compactMap(\.reference.episodeKey), for: audience)
        let titles = Set(listed + shows)
        return hits.map { hit in
            var hit = hit
            if let key = hit.reference.episodeKey {
                hit.isOwned = episodes[key].map { $0.hasFiles && $0.missingSince == nil } ?? false
            } else {
                hit.isOwned = hit.reference.title.map { titles.contains($0) } ?? false
            }
            return hit
        }
    }
}

extension SearchReference {
    fileprivate var episodeKey: EpisodeKey? {
        guard case .episode(let show, let season, let number) = self else { return nil }
        return EpisodeKey(series: show, season: season, number: number)
    }
}

extension DiscoveredItem {
    /// What it may be: a movie and a series never have the same id.
    fileprivate var references: [SearchReference] {
        switch self {
        case .title(let id): [.movie(id), .series(id)]
        case .person(let id): [.person(id)]
        }
    }
}
