public import CoreDomain
public import LibraryDomain
import LibraryInfrastructure

extension Library {
    /// The text of a subtitle file next to the movie, as UTF-8.
    ///
    /// - Parameter index: its place among the file's external subtitles.
    /// - Throws: `.unavailable`, also if its encoding is not clear.
    public func externalSubtitle(_ index: Int, of id: FileID) async throws(LibraryError) -> [UInt8] {
        let file = try await repository.file(id, for: .unlimited)
        guard file.externalSubtitles.indices.contains(index) else { throw .fileNotFound }
        let subtitle = file.externalSubtitles[index]
        let name = subtitle.fileName
        var location = try await repository.location(of: id)
        location.path = RelativePath(location.path).parent.appending(Array(name.utf8)).bytes
        let text: SidecarText
        do { text = SidecarText(decoding: try await readSubtitle(location), language: subtitle.language) } catch {
            throw .unavailable(reason: (error as? Unreadable)?.reason ?? "\(error)")
        }
        if text.condition == .unclear, let reason = text.problem { throw .unavailable(reason: reason) }
        return text.bytes
    }

    /// All files of a library with their content.
    public func files(in library: String) async throws(LibraryError) -> [MediaFile] { try await listFiles(library) }
}
