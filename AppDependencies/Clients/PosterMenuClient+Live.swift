public import CoreDomain
import Flow
import Foundation
import LibraryDomain
import MovieDetailsFeature
import MoviesDomain
public import Screens
import TVSeriesDomain
public import ViewingDomain

extension Cinema {
    public func posterMenuClient(for viewer: Viewer) -> PosterMenuClient<ViewingUndo> {
        PosterMenuClient(
            marks: { id throws(ViewStateError) in try await describingErrors { try await marks(of: id, viewer) } },
            setWatched: { isOn, id throws(ViewStateError) in try await describingErrors { try await setWatched(isOn, id, viewer) } },
            setOnWatchlist: { [viewing] isOn, id throws(ViewStateError) in
                try await describingErrors { try await viewing.setOnWatchlist(isOn, id, at: Date(), viewer: viewer.id) }
            },
            dismiss: { [viewing] id throws(ViewStateError) in
                try await describingErrors { try await viewing.dismiss(id, viewer: viewer.id) }
            },
            undo: { [viewing] undo throws(ViewStateError) in try await describingErrors { try await viewing.undo(undo, viewer: viewer.id) }
            })
    }

    /// A movie or series that the viewer may see, by any of its ids.
    private func marks(of id: TitleID, _ viewer: Viewer) async throws -> TitleMarks {
        var marks = try await unmarked(id, viewer)
        let ends = try await ends(of: marks.id, viewer)
        marks.isWatched = ends.isEmpty ? nil : ends.allSatisfy(\.isWatched)
        marks.isOnWatchlist = try await viewing.isOnWatchlist(marks.id, viewer: viewer.id)
        marks.isContinued = try await isContinued(marks.id, viewer)
        return marks
    }

    private func unmarked(_ id: TitleID, _ viewer: Viewer) async throws -> TitleMarks {
        do {
            let movie = try await movies.movie(id, for: viewer.audience).summary
            return TitleMarks(id: movie.id, name: movie.title)
        } catch MoviesError.notFound {
            let found = try await series.series(id, for: viewer.audience).summary
            return TitleMarks(id: found.id, name: found.title)
        }
    }

    /// A movie, or all episodes of a series, as if they had been played to their ends, or never. Gives nil when that changed nothing.
    func setWatched(_ isOn: Bool, _ id: TitleID, _ viewer: Viewer) async throws -> ViewingUndo? {
        let changed = try await ends(of: id, viewer).filter { $0.isWatched != isOn }.map(\.progress)
        if changed.isEmpty { return nil }
        if isOn { return try await viewing.markWatched(changed, viewer: viewer.id) }
        return try await viewing.forget(changed.map(\.file), viewer: viewer.id)
    }

    /// The end of the movie's main file, or of each episode's, and whether the viewer has got there. Only files that can be played now.
    private func ends(of id: TitleID, _ viewer: Viewer) async throws -> [(progress: PlaybackProgress, isWatched: Bool)] {
        let media = try await mainFiles(of: id, viewer)
        let progress = try await viewing.progress(of: media.map(\.id), viewer: viewer.id)
        return media.map { file in
            let duration = file.media.duration ?? 1
            let end = PlaybackProgress(
                file: file.id, reference: file.reference, position: duration, duration: duration, updatedAt: Date())
            return (end, progress[file.id]?.isFinished == true)
        }
    }

    private func mainFiles(of id: TitleID, _ viewer: Viewer) async throws -> [MediaFile] {
        if let movie = try await movies.summaries([id], for: viewer.audience).first {
            let found = try await files.files(of: movie.kind == .movie ? .movie(movie.id) : .video(movie.id), for: viewer.audience)
            let progress = try await viewing.progress(of: found.map(\.id), viewer: viewer.id)
            return found.map { MovieFile(file: $0, progress: progress[$0.id]) }.main.map { [$0.file] } ?? []
        }
        let episodes = try await series.episodes(of: id, for: viewer.audience).map(\.reference)
        let playable = try await files.playableFiles(of: episodes, for: viewer.audience)
        return episodes.compactMap { playable[$0] }
    }
}
