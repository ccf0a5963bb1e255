public import Caching
public import CoreDomain
public import Foundation
public import LibraryApplication
public import LibraryDomain
import LibraryInfrastructure
public import Persistence

/// The Library context: folders, scans, files and pictures.
public struct Library: Sendable {
    /// Files and folders for screens, commands and the API.
    public let repository: any LibraryRepository
    /// Folders and scans; its `run` belongs to the server's services.
    public let service: LibraryService
    public let pictures: PictureService
    /// Files that the program was reading when it ended unexpectedly, as found at the start.
    public let suspects: [ReadingJournal.Suspect]
    private let store: LibraryStore
    let readSubtitle: @Sendable (FileLocation) async throws -> [UInt8]
    let listFiles: @Sendable (String) async throws(LibraryError) -> [MediaFile]

    /// Tables for the precious database, and tables for the rebuildable one.
    public static let schemas = (precious: LibrarySchema.precious, catalogue: LibrarySchema.catalogue)
    /// The folders in which a title has files, for other contexts in the rebuildable database.
    public static let titleFolders = LibrarySchema.titleFolders

    /// - Parameters:
    ///   - sink: receives the titles.
    ///   - candidates: known titles for files that give no id.
    ///   - tools: functions of other programs.
    ///   - pictureCache: keeps pictures in the requested sizes.
    ///   - journal: a folder for the reading journal; nil for none.
    ///   - watches: whether the system reports changes; commands that end at once do not need it.
    ///   - schedule: between scans of all libraries.
    public init(
        precious: Database, catalogue: Database, sink: TitleSink, candidates: TitleCandidates = .none, tools: MediaTools,
        pictureCache: DiskCache, journal: String? = nil,
        watches: Bool = true,
        schedule: Duration = .seconds(3600), polling: Polling = Polling(), quiet: Duration = .seconds(2),
        now: @escaping @Sendable () -> Date = { Date() },
        cores: Int = ProcessInfo.processInfo.activeProcessorCount
    ) {
        let store = LibraryStore(precious: precious, catalogue: catalogue)
        let disk = LibraryDisk(tools: tools)
        let journal = journal.flatMap { JournalFile(directory: $0) }
        suspects = journal?.suspects ?? []
        let scan = ScanFolder(
            disk: disk.scan, store: store, sink: sink, candidates: candidates, journal: journal?.journal ?? .none,
            palette: { found in
                guard let source = try await store.picture(found.picture.id) else { throw LibraryError.fileNotFound }
                return try await tools.palette(try await disk.bytes(of: source))
            }, now: now, cores: cores)
        self.store = store
        repository = store
        readSubtitle = { try await disk.subtitle($0) }
        listFiles = { library throws(LibraryError) in try await store.files(in: library) }
        service = LibraryService(
            store: store, scan: scan, watch: watches ? .inotify() : nil, examine: { await disk.examine($0) }, schedule: schedule,
            polling: polling, quiet: quiet)
        pictures = PictureService(
            repository: store, tools: tools, bytes: { try await disk.bytes(of: $0) },
            cached: { try await pictureCache.bytes(for: $0, make: $1) })
    }

    /// The keyframe index of a file in the form that `Containers.KeyframeIndex(decoding:)` reads; nil where it has none.
    public func keyframes(of file: FileID) async throws(LibraryError) -> [UInt8]? { try await store.keyframes(of: file) }
}
