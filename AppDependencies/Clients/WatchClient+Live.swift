public import CoreDomain
import DesignSystem
import Foundation
import LibraryDomain
import LiveServer
import MoviesDomain
import Settings
import StreamingDomain
import StreamingInfrastructure
import TVSeriesDomain
import ViewingDomain
public import WatchFeature

extension Cinema {
    public func watchClient(for viewer: Viewer) -> WatchClient {
        WatchClient(
            watchable: { file in try await watchable(file, viewer) },
            saveProgress: { [viewing, drawingAhead] progress in
                await drawingAhead.watch(progress.file, position: progress.position)
                try await viewing.save(progress, viewer: viewer.id)
            },
            markUnwatched: { file in _ = try await forgetProgress(of: file, viewer) },
            next: { watchable, path in
                let found = try await next(after: watchable, viewer.audience)
                await foresee(watchable, viewer, network: path.quality)
                return found
            },
            suggestions: { watchable in try await suggestions(after: watchable, viewer) },
            session: { watchable, levels, path in session(of: watchable, levels, path) },
            record: { [records, streams, logger] outputs in
                records.take(outputs, logger)
                await streams.preloading.take(outputs, logger)
            })
    }

    private func watchable(_ id: FileID, _ viewer: Viewer) async throws -> Watchable {
        let file = try await visibleFile(id, viewer)
        let all = try await files.files(of: file.reference, for: viewer.audience).filter { $0.extra == nil }
        var watchable = Watchable(
            file: file, subject: .movie(title: file.extra ?? file.path, year: nil), addresses: links.addresses(id, viewer),
            abilities: streams.abilities, files: all,
            progress: try await viewing.progress(of: [file.shown], viewer: viewer.id)[id])
        // Also so that it is open when its first segment is asked for.
        watchable.media = try? await streams.movie(id).media
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

    /// Similar titles, those of the library first: they can be played at once. If those are few, the best movies of the library follow that the
    /// viewer has not watched.
    private func suggestions(after watchable: Watchable, _ viewer: Viewer) async throws -> [WatchSuggestion] {
        let audience = viewer.audience
        let found: [(title: WatchSuggestion, isOwned: Bool)] =
            switch watchable.file.reference {
            case .movie(let id), .video(let id):
                try await similar(to: try await movies.movie(id, for: audience), audience).map { (WatchSuggestion($0), $0.isOwned) }
            case .episode(let id, _, _):
                try await similar(to: try await series.series(id, for: audience), audience).map { series in
                    let title = WatchSuggestion(
                        id: series.id, title: series.title, year: series.year, genres: series.genres, poster: series.poster,
                        path: "/series/\(series.id)")
                    return (title, series.isOwned)
                }
            }
        let similar = (found.filter(\.isOwned) + found.filter { !$0.isOwned }).map(\.title)
        guard similar.count < WatchEnding.most else { return similar }
        let best = try await movies.movies(MovieQuery(sort: .rating, isOwned: true), page: PageRequest(limit: 40), for: audience).items
        let known = Set(similar.map(\.id) + [watchable.file.reference.title])
        return similar + (try await unwatched(best, viewer)).filter { !known.contains($0.id) }.map { WatchSuggestion($0) }
    }

    /// - Parameter levels: of the stream; empty for a file that plays as it is.
    private func session(of watchable: Watchable, _ levels: [StreamLevel], _ path: NetworkPath) -> PlaybackSession {
        PlaybackSession(
            video: .init(id: watchable.file.id.rawValue, title: watchable.subject.title),
            upcoming: watchable.next.map { ([$0.file] + $0.afterwards.prefix(1)).map(\.id.rawValue) } ?? [], levels: levels, path: path,
            device: .init(model: "Browser", osVersion: ""), appVersion: Settings.version, id: UUID(), at: Date())
    }

    /// The next part of a movie, or the next episode that has a file.
    private func next(after watchable: Watchable, _ audience: Audience) async throws -> WatchNext? {
        func offer(_ versions: [MediaFile], _ title: String, still: Picture? = nil) -> WatchNext? {
            let offered = versions.map { OfferedFile($0, by: streams.abilities) }
            return offered.first.map {
                WatchNext(file: $0, others: Array(offered.dropFirst()), title: title, reference: versions[0].reference, still: still)
            }
        }
        if let part = watchable.file.part,
            let following = offer(watchable.files.filter { $0.part == part + 1 && $0.missingSince == nil }, "Part \(part + 1)")
        {
            return following
        }
        guard case .episode(let id, let season, let number) = watchable.file.reference,
            let episode = try await series.episode(after: number, season: season, of: id, for: audience)
        else { return nil }
        let third = try await series.episode(after: episode.number, season: episode.season, of: id, for: audience)?.reference
        let found = try await files.availableFiles(of: [episode.reference] + (third.map { [$0] } ?? []), for: audience)
        var next = offer(
            found[episode.reference]?.versions ?? [], EpisodeText.numbered(episode.number, name: episode.name), still: episode.still)
        next?.afterwards = (third.flatMap { found[$0] } ?? []).versions.map { OfferedFile($0, by: streams.abilities) }
        return next
    }
}

extension WatchSuggestion {
    fileprivate init(_ movie: MovieSummary) {
        self.init(
            id: movie.id, title: movie.title, year: movie.year, genres: movie.genres, poster: movie.poster, path: "/movies/\(movie.id)")
    }
}
