public import CoreDomain

/// What screens, commands and the API ask of the library's files.
public protocol LibraryRepository: Sendable {
    func folders() async throws(LibraryError) -> [Folder]
    func add(_ folder: Folder) async throws(LibraryError)
    func remove(folder name: String) async throws(LibraryError)
    func statuses() async throws(LibraryError) -> [FolderStatus]
    func problems(limit: Int) async throws(LibraryError) -> [FileProblem]

    func file(_ id: FileID) async throws(LibraryError) -> MediaFile
    /// The files of a movie, video or episode: versions and parts first, extras last.
    func files(of reference: TitleReference) async throws(LibraryError) -> [MediaFile]
    /// One playable file (not an extra) for each reference, the first that is in reach.
    func playableFiles(of references: [TitleReference]) async throws(LibraryError) -> [TitleReference: MediaFile]
    /// Where a file lies on the disk: the folder's path, and the name below it, to be opened beneath that folder only.
    func location(of id: FileID) async throws(LibraryError) -> FileLocation
    /// Cues of an embedded text subtitle as WebVTT, extracted at scan.
    func embeddedSubtitle(track: Int, of file: FileID) async throws(LibraryError) -> [UInt8]?
    func picture(_ id: String) async throws(LibraryError) -> PictureSource?

    /// The files with these ids; unknown ones are left out.
    func files(_ ids: [FileID]) async throws(LibraryError) -> [FileID: MediaFile]
}

public struct FileLocation: Hashable, Sendable {
    public var root: String
    /// The bytes of the relative path: names need not be UTF-8.
    public var path: [UInt8]

    public init(root: String, path: [UInt8]) {
        self.root = root
        self.path = path
    }
}

/// Where the bytes of a picture come from.
public enum PictureSource: Hashable, Sendable {
    /// A picture file below a library's folder.
    case file(FileLocation)
    /// Bytes inside a media file (cover art).
    case embedded(FileLocation, offset: Int64, size: Int)
    /// A frame of a movie, made when first asked for.
    case frame(FileLocation, seconds: Double)
}
