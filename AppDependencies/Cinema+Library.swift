public import CoreDomain
import LibraryApplication
import LibraryComposition
public import LibraryDomain
import Logging
import MoviesDomain
import TVSeriesDomain

/// The library for commands, pages and the interface for programs.
extension Cinema {
    /// - Returns: what the person should know, if anything ("the folder is empty").
    public func addFolder(_ folder: Folder) async throws(LibraryError) -> String? { try await library.service.add(folder) }

    public func removeFolder(_ name: String) async throws(LibraryError) { try await library.service.remove(name) }

    /// Starts to look for new files in one folder, or in all, and does not wait.
    public func scan(_ name: String? = nil) async {
        do { try await startScan(name) } catch { logger.warning("The scan did not start: \(error)") }
    }

    /// The same for someone who can be told that it did not start.
    func startScan(_ name: String?) async throws(LibraryError) { _ = try await library.service.startScan(name) }

    /// Looks for new files and waits for the end.
    public func scanToEnd(_ name: String?) async throws(LibraryError) -> [ScanReport] { try await library.service.scan(name) }

    /// By folder, why changes in it may show up late.
    var watchLimits: [String: String] { get async { await library.service.watchLimits } }

    public func cancelScan(_ name: String) async { await library.service.cancel(name) }

    /// All that is told about scans from now on; does not end.
    public func scanProgress() -> AsyncStream<ScanProgress> { library.service.progress() }

    /// All files of a folder with what is in them.
    public func allFiles(in name: String) async throws(LibraryError) -> [MediaFile] { try await library.files(in: name) }

    /// The names of all pictures on the pages of a title.
    public func pictures(of title: TitleID) async -> Set<String> {
        if let movie = try? await movies.movie(title).summary { return Self.names(movie.poster, movie.backdrop) }
        guard let found = try? await series.series(title) else { return [] }
        var names = Self.names(found.summary.poster, found.summary.backdrop)
        for season in found.seasons {
            names.formUnion(Self.names(season.poster))
        }
        for episode in (try? await series.episodes(of: title)) ?? [] { names.formUnion(Self.names(episode.still)) }
        return names
    }

    private static func names(_ pictures: Picture?...) -> Set<String> { Set(pictures.compactMap { $0?.id }) }

    /// A picture of the library at one of the widths that pages use.
    public func picture(_ id: String, width: Int) async throws(LibraryError) -> EncodedPicture {
        try await library.pictures.data(id, width: width)
    }
}

extension ReadingJournal.Suspect {
    /// What the log says at the start.
    var words: String {
        let file = "“\(entry.path.text)” in the library “\(entry.library)”"
        return crashes < ReadingJournal.tolerated
            ? "Popcorn ended unexpectedly while it read \(file). If that happens again, the file is skipped."
            : "Popcorn crashed twice while reading \(file). The file is skipped until it changes."
    }
}
