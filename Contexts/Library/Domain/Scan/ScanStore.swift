public import CoreDomain
public import Foundation

/// Where a scan keeps what it found. Each function that writes is one short transaction, or a part of the one of `together`, and returns
/// the rows written.
public protocol ScanStore: Sendable {
    /// Runs several functions as one transaction, with all else that is written into the same database: an error undoes all of it.
    /// Ids that were given are kept all the same.
    func together<Value: Sendable>(_ work: @Sendable () async throws -> Value) async throws -> Value

    func folders() async throws(LibraryError) -> [Folder]
    func folderStamps(of folder: String) async throws(LibraryError) -> [RelativePath: FolderStamp]
    /// Files kept for these folders, missing ones too.
    func knownFiles(of folder: String, in directories: [RelativePath]) async throws(LibraryError) -> [KnownFile]
    /// Files of any library with these stamps, the previous places of moved files: of each stamp at most `StampPage.size`, by id.
    func knownFiles(stamped pages: [StampPage]) async throws(LibraryError) -> [KnownFile]
    func knownFiles(named ids: [FileID]) async throws(LibraryError) -> [KnownFile]
    /// What reading these files gave.
    func readMedia(of ids: [FileID]) async throws(LibraryError) -> [FileID: ReadMedia]
    /// Ids that were given to paths and differ from what their content says.
    func keptIDs(of folder: String, at paths: [RelativePath]) async throws(LibraryError) -> [RelativePath: FileID]
    /// Problems of files that were found while folders were read.
    func problems(of folder: String, in directories: [RelativePath]) async throws(LibraryError) -> [RelativePath: KnownProblem]
    /// Pictures with the colours that were prepared for them.
    func pictures(_ ids: [String]) async throws(LibraryError) -> [String: Picture]
    /// How much is told about each title where files of it are filed.
    func precedences(of titles: [TitleID]) async throws(LibraryError) -> [TitleID: [FiledPrecedence]]
    /// The titles that these ids are other names of.
    func titles(namedBy aliases: [TitleID]) async throws(LibraryError) -> [TitleID: TitleID]
    func publishedShows(of folder: String, at units: [RelativePath]) async throws(LibraryError) -> [RelativePath: Int64]

    func save(_ batch: ScanBatch) async throws(LibraryError) -> Int
    func publish(_ publication: Publication) async throws(LibraryError) -> Int
    /// Marks all files of folders that are gone, and forgets the stamps of the folders.
    func setMissing(_ directories: [RelativePath], of folder: String, since: Date) async throws(LibraryError) -> Int
    /// Forgets files that are missing since before the date from folders that are still there.
    func removeFiles(of folder: String, missingBefore: Date) async throws(LibraryError) -> Int
    func setSurveyProblems(_ problems: [SeenProblem], of folder: String, below: [RelativePath]) async throws(LibraryError) -> Int
    func setAway(_ since: Date?, of folder: String) async throws(LibraryError) -> Int
    /// Kept in the database only where the scan wrote anything else.
    func setScanned(at date: Date, folder: String, didWrite: Bool) async throws(LibraryError)
    func setScanning(_ isScanning: Bool, folder: String)

    /// Titles whose state must be told to the sink, with what is left of their files.
    func notices(limit: Int) async throws(LibraryError) -> [TitleChange]
    func drop(_ notices: [TitleChange]) async throws(LibraryError) -> Int

    /// Files whose embedded subtitles are still to be taken out.
    func pendingSubtitles(of folder: String, limit: Int) async throws(LibraryError) -> [PendingSubtitles]
    func saveSubtitles(_ texts: [Int: [UInt8]], of file: FileID) async throws(LibraryError) -> Int
    /// Pictures whose colours are still to be found.
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
    public var reason: String
    /// Of the file when the problem was found.
    public var stamp: FileStamp?

    public init(reason: String, stamp: FileStamp?) {
        self.reason = reason
        self.stamp = stamp
    }
}

/// What a scan writes in one step. Files in it count as not filed until they are published.
public struct ScanBatch: Sendable {
    public var folder: String
    public var files: [StoredFile] = []
    public var pictures: [FoundPicture] = []
    public var artwork: [Artwork] = []
    /// Every title that is filed, with its other ids.
    public var names: [TitleIdentity] = []
    /// Ids that differ from what the content of their files says.
    public var keptIDs: [RelativePath: FileID] = [:]
    /// Where files were that are not there now, unless they are known to have moved.
    public var missing: [RelativePath] = []
    public var missingSince = Date.distantPast
    public var problems: [RelativePath: KnownProblem] = [:]
    public var solved: [RelativePath] = []

    public init(folder: String) { self.folder = folder }

    public var isEmpty: Bool {
        files.isEmpty && pictures.isEmpty && artwork.isEmpty && missing.isEmpty && problems.isEmpty && solved.isEmpty
    }
}

/// What a scan writes once the titles are filed.
public struct Publication: Sendable {
    public var folder: String
    public var files: [FileID: Int64] = [:]
    public var shows: [RelativePath: Int64] = [:]
    public var directories: [RelativePath: FolderStamp] = [:]

    public init(folder: String) { self.folder = folder }

    public var isEmpty: Bool { files.isEmpty && shows.isEmpty && directories.isEmpty }
}

/// A title whose files came, went or changed.
public struct TitleChange: Sendable, Hashable {
    public var reference: TitleReference
    public var filesLeft: Int
    /// Since when all that are left are out of reach.
    public var missingSince: Date?
    /// The title goes on under another id, of which this one is an alias.
    public var isRenamed: Bool
    /// What the files of the title show now; nil where the title has files left.
    public var successor: TitleID?

    public init(
        reference: TitleReference, filesLeft: Int, missingSince: Date?, isRenamed: Bool = false, successor: TitleID? = nil
    ) {
        self.reference = reference
        self.filesLeft = filesLeft
        self.missingSince = missingSince
        self.isRenamed = isRenamed
        self.successor = successor
    }
}

/// How much the surroundings of files tell about their title: 2 for an NFO, 1 for pictures.
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
