public import CoreDomain
import DesignSystem
import LibraryDomain
import MoviesDomain
import TVSeriesDomain
import ViewingDomain
public import WatchFeature

extension Cinema {
    public func watchClient(for viewer: Viewer) -> WatchClient {
        WatchClient(
            watchable: { file in try await watchable(file, viewer) },
            saveProgress: { [viewing] progress in try await viewing.save(progress, viewer: viewer.id) },
            next: { watchable in try await next(after: watchable, viewer.audience) })
    }

    private func watchable(_ id: FileID, _ viewer: Viewer) async throws -> Watchable {
        let file = try await visibleFile(id, viewer)
        let all = try await files.files(of: file.reference, for: viewer.audience).filter { $0.extra == nil }
        var watchable = Watchable(
            file: file, subject: .movie(title: file.extra ?? file.path, year: nil), capability: links.capability(id, viewer), files: all,
            progress: try await viewing.progress(of: [file.shown], viewer: viewer.id)[id])
        switch file.reference {
        case .movie(let id), .video(let id):
            let movie = try await movies.movie(id, for: viewer.audience).summary
            watchable.subject = .movie(title: file.extra.map { "\(movie.title): \($0)" } ?? movie.title, year: movie.year)
            watchable.poster = movie.poster
            watchable.backdrop = movie.backdrop
        case .episode(let id, let season, let number):
            let episode = try await series.episode(number, season: season, of: id, for: viewer.audience)
            let show = try await series.series(id, for: viewer.audience).summary
            watchable.subject = .episode(
                number: number, name: EpisodeText.title(number, name: episode.name), series: show.title, season: season)
            watchable.poster = show.poster
            watchable.backdrop = episode.still ?? show.backdrop
        }
        return watchable
    }

    /// The next part of a movie, or the next episode that can be played.
    private func next(after watchable: Watchable, _ audience: Audience) async throws -> WatchNext? {
        if let part = watchable.file.part,
            let following = watchable.files.first(where: { $0.part == part + 1 && $0.missingSince == nil })
        {
            return WatchNext(file: following.id, title: "Part \(part + 1)", reference: following.reference)
        }
        guard case .episode(let id, let season, let number) = watchable.file.reference,
            let episode = try await series.episode(after: number, season: season, of: id, for: audience),
            let file = try await files.playableFiles(of: [episode.reference], for: audience)[episode.reference]
        else { return nil }
        return WatchNext(
            file: file.id, title: EpisodeText.numbered(episode.number, name: episode.name), reference: episode.reference,
            still: episode.still)
    }
}
