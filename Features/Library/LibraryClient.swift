public import Flow
public import Foundation
public import LibraryDomain

/// The data and operations of the Library screen.
public struct LibraryClient: Sendable {
    /// Folders and problems now, and again whenever they change.
    public var library: @Sendable () -> AsyncStream<Result<LibraryContent, ViewStateError>>
    /// The running scans, with their progress.
    public var progress: @Sendable () -> AsyncStream<ScanProgress>
    /// Adds a folder and starts to scan it; returns the reason if it cannot.
    public var add: @Sendable (Folder) async -> String?
    public var remove: @Sendable (String) async throws(ViewStateError) -> Void
    /// Starts to scan one folder, or all of them.
    public var scan: @Sendable (String?) async throws(ViewStateError) -> Void
    public var cancel: @Sendable (String) async -> Void

    public init(
        library: @escaping @Sendable () -> AsyncStream<Result<LibraryContent, ViewStateError>>,
        progress: @escaping @Sendable () -> AsyncStream<ScanProgress>, add: @escaping @Sendable (Folder) async -> String?,
        remove: @escaping @Sendable (String) async throws(ViewStateError) -> Void,
        scan: @escaping @Sendable (String?) async throws(ViewStateError) -> Void,
        cancel: @escaping @Sendable (String) async -> Void
    ) {
        self.library = library
        self.progress = progress
        self.add = add
        self.remove = remove
        self.scan = scan
        self.cancel = cancel
    }
}

public struct LibraryContent: Hashable, Sendable {
    public var folders: [FolderStatus]
    public var problems: [ProblemGroup]
    /// Names that are a guess.
    public var doubts: Int
    /// Titles that nothing but their files describes.
    public var unmatched: Int
    /// The last scans that changed something, the newest first.
    public var scans: [ScanRecord]
    public var space: [SpaceUse]
    /// Titles with several files.
    public var versions: Int
    /// Contents that several titles have.
    public var copies: Int
    /// When this was true.
    public var now: Date
    /// By folder, the reason why changes may be noticed late.
    public var watchLimits: [String: String]
    /// By folder that is not there, the reason, if it is not simply gone.
    public var awayReasons: [String: String]
    /// The folder that the program created, if it is the only one.
    public var sampleFolder: String?

    public init(
        folders: [FolderStatus], problems: [ProblemGroup], doubts: Int = 0, unmatched: Int = 0, scans: [ScanRecord] = [],
        space: [SpaceUse] = [],
        versions: Int = 0, copies: Int = 0, now: Date = Date(timeIntervalSince1970: 0), watchLimits: [String: String] = [:],
        awayReasons: [String: String] = [:],
        sampleFolder: String? = nil
    ) {
        self.folders = folders
        self.problems = problems
        self.doubts = doubts
        self.unmatched = unmatched
        self.scans = scans
        self.space = space
        self.versions = versions
        self.copies = copies
        self.now = now
        self.watchLimits = watchLimits
        self.awayReasons = awayReasons
        self.sampleFolder = sampleFolder
    }
}
