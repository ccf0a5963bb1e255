public import CoreDomain
public import LibraryDomain

extension Library {
    /// The bytes of a subtitle file next to the movie.
    ///
    /// - Parameter index: its place among the file's external subtitles.
    public func externalSubtitle(_ index: Int, of id: FileID) async throws(LibraryError) -> (fileName: String, bytes: [UInt8]) {
        let file = try await repository.file(id, for: .unlimited)
        guard file.externalSubtitles.indices.contains(index) else { throw .fileNotFound }
        let name = file.externalSubtitles[index].fileName
        var location = try await repository.location(of: id)
        location.path = RelativePath(location.path).parent.appending(Array(name.utf8)).bytes
        do { return (name, try await readSidecar(location)) } catch { throw .unavailable(reason: "\(error)") }
    }

    /// All files of a library with their content.
    public func files(in library: String) async throws(LibraryError) -> [MediaFile] { try await listFiles(library) }
}
