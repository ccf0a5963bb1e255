import CoreDomain
import LibraryDomain
import MoviesDomain
import ViewingDomain

extension Cinema {
    /// Those that the viewer has not watched, here or elsewhere, in their order and each once.
    func unwatched(_ found: [MovieSummary], _ viewer: Viewer) async throws -> [MovieSummary] {
        let references = found.map(\.reference)
        let playable = try await files.playableFiles(of: references, for: viewer.audience)
        let progress = try await viewing.progress(of: playable.values.map(\.shown), viewer: viewer.id)
        let elsewhere = try await viewing.watchedElsewhere(references, viewer: viewer.id)
        var known: Set<TitleID> = []
        return found.filter { movie in
            known.insert(movie.id).inserted
                && !PlaybackProgress.isWatched(
                    playable[movie.reference].flatMap { progress[$0.id] }, marked: elsewhere[movie.reference])
        }
    }
}
