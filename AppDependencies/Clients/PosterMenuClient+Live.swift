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
            read: { id throws(ViewStateError) in try await describingErrors { try await marks(of: id, viewer) } },
            marks: markClient(for: viewer))
    }

    /// A movie or series that the viewer may see, by any of its ids.
    private func marks(of id: TitleID, _ viewer: Viewer) async throws -> TitleMarks {
        var marks = try await unmarked(id, viewer)
        let ends = try await ends(of: marks.id, viewer)
        marks.isWatched = ends.isEmpty ? try await isWatchedElsewhere(marks.id, viewer) : ends.allSatisfy(\.isWatched)
        marks.isOnWatchlist = try await viewing.isOnWatchlist(marks.id, viewer: viewer.id)
        marks.isContinued = try await isContinued(marks.id, viewer)
        return marks
    }

    /// Nil for a series: without files it cannot be marked.
    private func isWatchedElsewhere(_ id: TitleID, _ viewer: Viewer) async throws -> Bool? {
        guard let movie = try await movies.summaries([id], for: viewer.audience).first else { return nil }
        return try await viewing.watchedElsewhere(movie.reference, viewer: viewer.id) != nil
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
}
