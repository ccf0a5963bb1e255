public import CoreDomain
import DiscoverFeature
import DiscoveryApplication
import DiscoveryComposition
import DiscoveryDomain
import Flow
import Foundation
import Screens
import SearchDomain
public import SearchFeature

extension Cinema {
    public func searchClient(for viewer: Viewer) -> SearchClient {
        let history = known.history
        let ask: @Sendable (String) async throws -> [SearchHit] = { query in
            try await describingErrors { try await foundOnline(query, viewer.audience) }
        }
        return SearchClient(
            search: { [search] query in
                try await describingErrors { try await search.search(query, limit: 40, for: viewer.audience) }
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
            return Array(try await search.hits(of: entries, for: viewer.audience).prefix(Self.shownHistory))
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
        return try await search.hits(of: items.flatMap(\.references), for: audience)
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
