import CoreDomain
import ViewingDomain

/// Files that share their positions with no others.
extension ViewingRepository {
    private func alone(_ file: FileID) -> ShownFile { ShownFile(id: file, reference: .movie(ViewingSpecification.title(99)), part: nil) }

    func progress(of files: [FileID], viewer: ViewerID) async throws -> [FileID: PlaybackProgress] {
        try await progress(of: files.map(alone), viewer: viewer)
    }

    @discardableResult
    func forget(_ files: [FileID], viewer: ViewerID) async throws -> ViewingUndo? { try await forget(files.map(alone), viewer: viewer) }

    @discardableResult
    func forget(_ file: FileID, viewer: ViewerID) async throws -> ViewingUndo? { try await forget(alone(file), viewer: viewer) }
}
