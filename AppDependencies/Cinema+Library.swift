public import CoreDomain
import Foundation
import LibraryApplication
import LibraryComposition
public import LibraryDomain
import LibraryFeature
import Logging
import MoviesDomain
import PeopleDomain
import Persistence
import RemoteArtwork
import TMDbAdapter
import TVSeriesDomain

/// The library for commands, pages and the API.
extension Cinema {
    /// - Returns: advice for the person, if any ("the folder is empty").
    public func addFolder(_ folder: Folder) async throws(LibraryError) -> String? { try await library.service.add(folder) }

    public func removeFolder(_ name: String) async throws(LibraryError) { try await library.service.remove(name) }

    /// Starts looking for new files in one folder, or in all, and does not wait.
    public func scan(_ name: String? = nil) async {
        do { try await startScan(name) } catch { logger.warning("The scan did not start: \(error)") }
    }

    /// The same, with an error if it does not start.
    public func startScan(_ name: String?) async throws(LibraryError) { _ = try await library.service.startScan(name) }

    /// Looks for new files and waits for the end.
    public func scanToEnd(_ name: String?) async throws(LibraryError) -> [ScanReport] { try await library.service.scan(name) }

    /// By folder, the reason why changes may be noticed late.
    var watchLimits: [String: String] { get async { await library.service.watchLimits } }

    /// By library that its last scan did not find, why.
    var awayReasons: [String: String] { get async { await library.service.awayReasons } }

    /// The libraries that are not there now.
    func awayFolders() async throws -> [AwayFolder] {
        let away = try await files.unavailableFolders()
        if away.isEmpty { return [] }
        let reasons = await awayReasons
        return away.map { AwayFolder(name: $0, reason: reasons[$0]) }
    }

    public func cancelScan(_ name: String) async { await library.service.cancel(name) }

    /// The progress of all scans from now on; does not end.
    public func scanProgress() -> AsyncStream<ScanProgress> { library.service.progress() }

    /// All files of a folder with their contents.
    public func allFiles(in name: String) async throws(LibraryError) -> [MediaFile] { try await library.files(in: name) }

    /// A file as a scan files it, by its full path or by its path in a library; nil if no library has it.
    public func filed(_ path: String) async throws -> (name: NamedPath, title: FiledTitle, library: String)? {
        for folder in try await files.folders() {
            let root = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
            let inside = path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
            guard !inside.hasPrefix("/"), FileManager.default.fileExists(atPath: root + inside) else { continue }
            let filed = try await library.service.filed(RelativePath(inside), in: folder)
            if let filed { return (filed.name, filed.title, folder.name) }
        }
        return nil
    }

    /// A file of a title that the viewer may watch. For anyone else there is no such file.
    public func visibleFile(_ id: FileID, _ viewer: Viewer) async throws -> MediaFile {
        let file = try await files.file(id, for: viewer.audience)
        guard try await mayWatch(file.reference.title, viewer) else { throw LibraryError.fileNotFound }
        return file
    }

    /// Whether a title exists for a viewer, named by its own id.
    public func mayWatch(_ title: TitleID, _ viewer: Viewer) async throws -> Bool {
        let audience = viewer.audience
        if audience.isUnlimited { return true }
        if try await !movies.summaries([title], for: audience).isEmpty { return true }
        return try await !series.summaries([title], for: audience).isEmpty
    }

    /// Whether a title or a person that the viewer may see shows a picture. The names of pictures cannot be guessed, but they may be passed on.
    public func maySee(picture: String, _ viewer: Viewer) async throws -> Bool {
        let audience = viewer.audience
        if audience.isUnlimited { return true }
        var titles = Array(try await files.titles(showing: picture, for: audience))
        var people: [PersonID] = []
        for subject in try await origins.subjects(of: picture) {
            switch subject {
            case .title(let id): titles.append(id)
            case .person(let id): people.append(id)
            }
        }
        if try await !movies.summaries(titles, for: audience).isEmpty { return true }
        if try await !series.summaries(titles, for: audience).isEmpty { return true }
        return try await !self.people.summaries(people, for: audience).isEmpty
    }

    /// A picture of the library, or of a service on the network. What was fetched before is there without the service, too.
    ///
    /// - Parameter width: pixels; one of `PictureService.widths`, so that nobody can have a picture fetched and kept in any other.
    /// - Returns: also for how long it may be kept, if there is a limit.
    /// - Throws: `LibraryError` or `ArtworkError`.
    public func picture(_ id: String, width: Int) async throws -> (encoded: EncodedPicture, lifetime: Duration?) {
        guard PictureService.widths.contains(width) else { throw LibraryError.fileNotFound }
        guard let origin = try await origins.origin(of: id) else { return (try await library.pictures.data(id, width: width), nil) }
        guard let artwork, let path = TMDbImages.path(ofOrigin: origin) else { throw ArtworkError.notFound }
        let found = try await artwork.picture(path: path, size: "w\(width)")
        return (EncodedPicture(bytes: found.bytes, mime: found.mime), RemoteArtwork.lifetime)
    }
}

extension ReadingJournal.Suspect {
    /// The text for the log at the start.
    var words: String {
        let file = "“\(entry.path.text)” in the library “\(entry.library)”"
        return crashes < ReadingJournal.tolerated
            ? "Popcorn ended unexpectedly while it read \(file). If that happens again, the file is skipped."
            : "Popcorn crashed three times while reading \(file). The file is skipped until it changes."
    }
}
