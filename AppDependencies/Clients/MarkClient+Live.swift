import CoreDomain
import Flow
import Foundation
import LibraryDomain
import MovieDetailsFeature
import MoviesDomain
import Screens
import TVSeriesDomain
import ViewingDomain

/// The last position of a file, and whether what it shows counts as watched.
typealias FileEnd = (progress: PlaybackProgress, isWatched: Bool)

extension Cinema {
    func markClient(for viewer: Viewer) -> MarkClient<ViewingUndo> {
        MarkClient(
            setOnWatchlist: { isOn, id throws(ViewStateError) in
                try await describingErrors { try await setOnWatchlist(isOn, id, viewer) }
            },
            rate: { rating, title throws(ViewStateError) in
                try await describingErrors { try await setRating(rating, of: title, viewer) }
            },
            dismiss: { [viewing] id throws(ViewStateError) in
                try await describingErrors { try await viewing.dismiss(id, viewer: viewer.id) }
            },
            setWatched: { isOn, id throws(ViewStateError) in try await describingErrors { try await setWatched(isOn, id, viewer) } },
            markWatched: { file throws(ViewStateError) in
                try await describingErrors {
                    try await viewing.markWatched(end(of: try await visibleFile(file, viewer)), viewer: viewer.id)
                }
            },
            forgetProgress: { file throws(ViewStateError) in
                try await describingErrors { try await forgetProgress(of: file, viewer) }
            },
            undo: { [viewing] undo throws(ViewStateError) in try await describingErrors { try await viewing.undo(undo, viewer: viewer.id) }
            })
    }

    /// A movie, or all episodes of a series, as if they had been played to their ends, or never. Gives nil when that changed nothing.
    private func setWatched(_ isOn: Bool, _ id: TitleID, _ viewer: Viewer) async throws -> ViewingUndo? {
        let ends = try await ends(of: id, viewer)
        if ends.isEmpty { return try await setWatchedElsewhere(isOn, id, viewer) }
        let changed = ends.filter { $0.isWatched != isOn }.map(\.progress)
        if changed.isEmpty { return nil }
        if isOn { return try await viewing.markWatched(changed, viewer: viewer.id) }
        return try await viewing.forget(changed.map(\.shown), viewer: viewer.id)
    }

    /// A movie without a file that could be played. A series without any is not marked: its episodes are.
    private func setWatchedElsewhere(_ isOn: Bool, _ id: TitleID, _ viewer: Viewer) async throws -> ViewingUndo? {
        guard let movie = try await movies.summaries([id], for: viewer.audience).first else { return nil }
        if !isOn { return try await viewing.unmarkWatchedElsewhere(movie.reference, viewer: viewer.id) }
        if try await viewing.watchedElsewhere(movie.reference, viewer: viewer.id) != nil { return nil }
        return try await viewing.markWatchedElsewhere(movie.reference, at: Date(), viewer: viewer.id)
    }

    /// Those of the movie's main file, or of each episode's. Only files that can be played now.
    func ends(of id: TitleID, _ viewer: Viewer) async throws -> [FileEnd] {
        if let movie = try await movies.summaries([id], for: viewer.audience).first {
            let found = try await files.files(of: movie.reference, for: viewer.audience)
            let progress = try await viewing.progress(of: found.map(\.shown), viewer: viewer.id)
            guard let main = found.map({ MovieFile(file: $0, offered: offered($0, viewer), progress: progress[$0.id]) }).main else {
                return []
            }
            let marked = try await viewing.watchedElsewhere(movie.reference, viewer: viewer.id)
            return [(end(of: main.file), PlaybackProgress.isWatched(main.progress, marked: marked))]
        }
        let episodes = try await series.episodes(of: id, for: viewer.audience).map(\.reference)
        let playable = try await files.playableFiles(of: episodes, for: viewer.audience)
        let progress = try await viewing.progress(of: playable.values.map(\.shown), viewer: viewer.id)
        return episodes.compactMap { playable[$0] }.map { (end(of: $0), progress[$0.id]?.isFinished == true) }
    }

    private func end(of file: MediaFile) -> PlaybackProgress {
        let duration = file.media.duration ?? 1
        return PlaybackProgress(
            file: file.id, reference: file.reference, part: file.shown.part, position: duration, duration: duration, updatedAt: Date())
    }
}
