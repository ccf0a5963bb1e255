public import CoreDomain
public import Foundation

/// The storage of scan results. Each function that writes is one short transaction, or a part of the one of `together`, and returns
/// the rows written.
public protocol ScanStore: Sendable {
    /// Runs several functions as one transaction, with all else that is written into the same database: an error undoes all of it.
    /// Assigned ids are kept nevertheless.
    func together<Value: Sendable>(_ work: @Sendable () async throws -> Value) async throws -> Value

    func folders() async throws(LibraryError) -> [Folder]
    func folderStamps(of folder: String) async throws(LibraryError) -> [RelativePath: FolderStamp]
    /// Files kept for these folders, missing ones too.
    func knownFiles(of folder: String, in directories: [RelativePath]) async throws(LibraryError) -> [KnownFile]
    /// Files of any library with these stamps, the previous places of moved files: of each stamp at most `StampPage.size`, by id.
    func knownFiles(stamped pages: [StampPage]) async throws(LibraryError) -> [KnownFile]
    func knownFiles(named ids: [FileID]) async throws(LibraryError) -> [KnownFile]
    /// The first files of a title that are not missing, by id.
    func knownFiles(of title: TitleID, limit: Int) async throws(LibraryError) -> [KnownFile]
    /// The content of these files, as read earlier.
    func readMedia(of ids: [FileID]) async throws(LibraryError) -> [FileID: ReadMedia]
    /// Ids assigned to paths that differ from the ids of their content.
    func keptIDs(of folder: String, at paths: [RelativePath]) async throws(LibraryError) -> [RelativePath: FileID]
    /// Problems of files that were found while folders were read.
    func problems(of folder: String, in directories: [RelativePath]) async throws(LibraryError) -> [RelativePath: KnownProblem]
    /// Files whose reading failed for a reason that is not their content: a missing permission, or an error of the disk.
    func unreadableFiles(of folder: String) async throws(LibraryError) -> [RelativePath]
    /// Pictures with the colours that were prepared for them.
    func pictures(_ ids: [String]) async throws(LibraryError) -> [String: Picture]
    /// The precedence of the details in each directory that has files of a title.
    func precedences(of titles: [TitleID]) async throws(LibraryError) -> [TitleID: [FiledPrecedence]]
    /// The titles that have these ids as aliases.
    func titles(namedBy aliases: [TitleID]) async throws(LibraryError) -> [TitleID: TitleID]
    /// What scans noted about these titles, each named by its files’ own id or by the one that it was matched to.
    func matches(of titles: [TitleID]) async throws(LibraryError) -> [TitleID: NotedMatch]
    /// Lets the next scan file the present files of these titles again, and ask for known ones.
    ///
    /// - Returns: their directories by library.
    func fileAgain(_ titles: [TitleID]) async throws(LibraryError) -> [String: Set<RelativePath>]
    /// Replaces what was noted about the names of these matches, without filing anything.
    func note(_ matches: [NotedMatch]) async throws(LibraryError)
    /// The newest first.
    func corrections() async throws(LibraryError) -> [CorrectedFile]
    /// The directories with files to which these corrections still have to be applied, or another one was.
    func directoriesToCorrect(_ corrections: [CorrectedFile], of folder: String) async throws(LibraryError) -> Set<RelativePath>
    /// - Returns: rows written.
    func save(_ corrections: [CorrectedFile]) async throws(LibraryError) -> Int
    /// Deletes the corrections of these files, and of files with the same content.
    func removeCorrections(of files: [FileID]) async throws(LibraryError) -> Int

    func publishedShows(of folder: String, at units: [RelativePath]) async throws(LibraryError) -> [RelativePath: Int64]

    func save(_ batch: ScanBatch) async throws(LibraryError) -> Int
    func publish(_ publication: Publication) async throws(LibraryError) -> Int
    /// Marks all files of folders that are gone, and forgets the stamps of the folders.
    func setMissing(_ directories: [RelativePath], of folder: String, since: Date) async throws(LibraryError) -> Int
    /// Forgets files that are missing since before the date from folders that are still there.
    func removeFiles(of folder: String, missingBefore: Date) async throws(LibraryError) -> Int
    /// Files that are missing since exactly this time.
    func missingFiles(of folder: String, since: Date) async throws(LibraryError) -> [FileID: RelativePath]
    /// Forgets these files, and notes the titles that they showed.
    func remove(_ files: [FileID]) async throws(LibraryError) -> Int
    /// All that is known of a folder.
    func problemCount(of folder: String) async throws(LibraryError) -> Int
    /// Everything that scans found in a folder that is no library any more.
    func removeContents(of folder: String) async throws(LibraryError)
    /// - Returns: rows written, and how many of the problems were not known.
    func setSurveyProblems(
        _ problems: [SeenProblem], of folder: String, below: [RelativePath]
    ) async throws(LibraryError) -> (rows: Int, new: Int)
    func setAway(_ since: Date?, of folder: String) async throws(LibraryError) -> Int
    /// Saved in the database only if the scan wrote anything else; then it is also added to the history of its folder.
    func setScanned(_ report: ScanReport, at date: Date) async throws(LibraryError)
    func setScanning(_ isScanning: Bool, folder: String)

    /// Remembers for references without files, of which people knew files, those that have the files now.
    func note(_ moved: [TitleReference: TitleReference]) async throws(LibraryError) -> Int
    /// Titles whose state must be reported to the sink, with the number of files left.
    func notices(limit: Int) async throws(LibraryError) -> [TitleChange]
    /// Files of a title that are not missing, by id.
    func presentFiles(of title: TitleID, after id: FileID?, limit: Int) async throws(LibraryError) -> [KnownFile]
    func drop(_ notices: [TitleChange]) async throws(LibraryError) -> Int

    /// Files whose embedded subtitles still have to be extracted.
    func pendingSubtitles(of folder: String, limit: Int) async throws(LibraryError) -> [PendingSubtitles]
    func saveSubtitles(_ texts: [Int: [UInt8]], of file: FileID) async throws(LibraryError) -> Int
    /// Pictures whose colours still have to be computed.
    func pendingPictures(of folder: String, limit: Int) async throws(LibraryError) -> [FoundPicture]
    func saveColours(_ picture: Picture) async throws(LibraryError) -> Int
    /// The titles that show a picture, with all their pictures.
    func artwork(showing picture: String) async throws(LibraryError) -> [Artwork]
}

/// A part of the files with one stamp. Hard links share their stamp, and there may be thousands of them.
public struct StampPage: Sendable, Hashable {
    public static let size = 64

    public var stamp: FileStamp
    public var after: FileID?

    public init(_ stamp: FileStamp, after: FileID?) {
        self.stamp = stamp
        self.after = after
    }
}

public struct KnownProblem: Sendable, Hashable {
    public var kind: ProblemKind
    public var reason: String
    /// Of the file when the problem was found.
    public var stamp: FileStamp?

    public init(_ kind: ProblemKind = .unreadable, reason: String, stamp: FileStamp?) {
        self.kind = kind
        self.reason = reason
        self.stamp = stamp
    }
}

/// The changes of one step of a scan. Files in it count as not filed until they are published.
public struct ScanBatch: Sendable {
    public var folder: String
    public var files: [StoredFile] = []
    public var pictures: [FoundPicture] = []
    public var artwork: [Artwork] = []
    /// Every title that is filed, with its other ids.
    public var names: [TitleIdentity] = []
    /// Of names for which known titles were asked for. One without candidates forgets what was noted before.
    public var matches: [NotedMatch] = []
    /// Ids that differ from the ids of their content.
    public var keptIDs: [RelativePath: FileID] = [:]
    /// Paths of files that are gone, unless they are known to have moved.
    public var missing: [RelativePath] = []
    public var missingSince = Date.distantPast
    public var problems: [RelativePath: KnownProblem] = [:]
    public var solved: [RelativePath] = []

    public init(folder: String) { self.folder = folder }

    public var isEmpty: Bool {
        files.isEmpty && pictures.isEmpty && artwork.isEmpty && missing.isEmpty && problems.isEmpty && solved.isEmpty
    }
}

/// The changes that a scan writes once the titles are filed.
public struct Publication: Sendable {
    public var folder: String
    public var files: [FileID: Int64] = [:]
    public var shows: [RelativePath: Int64] = [:]
    public var directories: [RelativePath: FolderStamp] = [:]

    public init(folder: String) { self.folder = folder }

    public var isEmpty: Bool { files.isEmpty && shows.isEmpty && directories.isEmpty }
}

/// A title whose files were added, removed or changed.
public struct TitleChange: Sendable, Hashable {
    public var reference: TitleReference
    public var filesLeft: Int
    /// The date since which all remaining files are missing.
    public var missingSince: Date?
    /// The title continues under another id, of which this one is an alias.
    public var isRenamed: Bool
    /// The title that some of its files belong to now.
    public var successor: TitleID?
    /// What its files show now, if none of them is left.
    public var replacement: TitleReference?

    public init(
        reference: TitleReference, filesLeft: Int, missingSince: Date?, isRenamed: Bool = false, successor: TitleID? = nil,
        replacement: TitleReference? = nil
    ) {
        self.reference = reference
        self.filesLeft = filesLeft
        self.missingSince = missingSince
        self.isRenamed = isRenamed
        self.successor = successor
        self.replacement = replacement
    }
}

/// The precedence of the details about a title in one directory: 2 with an NFO, 1 with pictures.
public struct FiledPrecedence: Sendable, Hashable {
    public var library: String
    public var directory: RelativePath
    public var precedence: Int

    public init(library: String, directory: RelativePath, precedence: Int) {
        self.library = library
        self.directory = directory
        self.precedence = precedence
    }
}

public struct PendingSubtitles: Sendable, Hashable {
    public var file: FileID
    public var path: RelativePath
    public var stamp: FileStamp
    public var tracks: [Int]

    public init(file: FileID, path: RelativePath, stamp: FileStamp, tracks: [Int]) {
        self.file = file
        self.path = path
        self.stamp = stamp
        self.tracks = tracks
    }
}

/// The pictures of a title.
public struct Artwork: Sendable, Hashable {
    public enum Subject: Sendable, Hashable {
        case title(TitleReference)
        case series(TitleID)
    }

    public var subject: Subject
    public var poster: Picture?
    public var backdrop: Picture?

    public init(subject: Subject, poster: Picture?, backdrop: Picture?) {
        self.subject = subject
        self.poster = poster
        self.backdrop = backdrop
    }
}
