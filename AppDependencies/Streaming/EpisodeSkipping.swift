import Caching
import CoreDomain
import Foundation
import LibraryDomain
import StreamingDomain
import StreamingInfrastructure
import TVSeriesDomain
import WatchFeature

/// The viewers who are skipping from episode to episode of a series, and where they will be next.
final class EpisodeSkipping: Sendable {
    private struct Key: Hashable {
        let viewer: ViewerID
        let series: TitleID
    }

    private let visits = TimedCache<Key, PredictivePreloading>(capacity: 256, lifetime: .seconds(60))

    /// A viewer opened the episode at a place of a series.
    /// - Returns: the places of the episodes to open, the most urgent first. None for a viewer who has come to rest: the player asks for the next
    ///   episode near the end of this one.
    func places(
        after place: Int, of count: Int, in series: TitleID, viewer: ViewerID, network: NetworkQuality, at date: Date
    ) -> [Int] {
        let key = Key(viewer: viewer, series: series)
        var strategy = visits.lookup(key).value ?? PredictivePreloading()
        strategy.moved(to: place, at: date)
        visits.set(strategy, for: key)
        guard strategy.speed(at: date) != 0 else { return [] }
        return strategy.indices(at: place, count: count, network: network, now: date)
    }
}

extension Cinema {
    /// Opens the episodes to which a viewer is skipping.
    func foresee(_ watchable: Watchable, _ viewer: Viewer, network: NetworkQuality) async {
        guard case .episode(let id, _, _) = watchable.file.reference,
            let episodes = try? await series.episodes(of: id, for: viewer.audience),
            let place = episodes.firstIndex(where: { $0.reference == watchable.file.reference })
        else { return }
        let places = skipping.places(after: place, of: episodes.count, in: id, viewer: viewer.id, network: network, at: Date())
        guard !places.isEmpty else { return }
        let wanted = places.map { episodes[$0].reference }
        guard let found = try? await files.playableFiles(of: wanted, for: viewer.audience) else { return }
        for reference in wanted { if let file = found[reference] { await streams.preloading.preload(file.id, priority: .low, logger) } }
    }
}
