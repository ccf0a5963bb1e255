public import CoreDomain

/// The library's files for screens, commands and the API.
///
/// Files of folders that an audience may not see do not exist for it. Age limits apply to titles: before showing a file, check that its
/// title may be seen.
public protocol LibraryRepository: Sendable {
    func folders() async throws(LibraryError) -> [Folder]
    func add(_ folder: Folder) async throws(LibraryError)
    func remove(folder name: String) async throws(LibraryError)
    func statuses() async throws(LibraryError) -> [FolderStatus]
    /// The names of the folders that are not available now. Unlike `statuses` it counts nothing.
    func unavailableFolders() async throws(LibraryError) -> [String]
    /// Problems of one kind, or of all kinds, after another one, by folder and path.
    func problems(of kind: ProblemKind?, after last: FileProblem.Cursor?, limit: Int) async throws(LibraryError) -> [FileProblem]
    /// The kinds of problems that there are, in the order of `ProblemKind`, each with its first problems.
    func problemGroups(limit: Int) async throws(LibraryError) -> [ProblemGroup]
    /// What is directly in a folder, by name; at most `limit` folders, files and problems after the name `after`.
    func contents(of path: RelativePath, in library: String, after: [UInt8], limit: Int) async throws(LibraryError) -> FolderContents

    /// What people decided about the titles of files, the newest first.
    func corrections(limit: Int) async throws(LibraryError) -> [CorrectedFile]
    /// The corrections of these files.
    func corrections(of files: [FileID]) async throws(LibraryError) -> [FileID: CorrectedFile]
    /// Names that are a guess, by kind and title, after another one.
    func doubts(after last: DoubtfulName.Cursor?, limit: Int) async throws(LibraryError) -> [DoubtfulName]
    func doubtCount() async throws(LibraryError) -> Int
    /// What scans noted about these titles, each named by its files’ own id or by the one that it was matched to. Titles whose files give an id have
    /// none.
    func matches(of titles: [TitleID]) async throws(LibraryError) -> [TitleID: NotedMatch]
    /// Titles that nothing but their files describes, and that no correction names, by id after another one. Videos are none.
    func unmatched(after last: TitleID?, limit: Int) async throws(LibraryError) -> [UnmatchedTitle]
    func unmatchedCount() async throws(LibraryError) -> Int
    /// The last scans of each folder that changed something, the newest first.
    func scans() async throws(LibraryError) -> [ScanRecord]
    /// The space used by present files, by folder, codec and definition.
    func space() async throws(LibraryError) -> [SpaceUse]
    /// Titles with several whole files that are present, those that use most space first.
    func versions(after last: TitleVersions.Cursor?, limit: Int) async throws(LibraryError) -> [TitleVersions]
    func versionCount() async throws(LibraryError) -> Int
    /// Files with the same content under different titles, those that use most space first.
    func sharedContents(limit: Int) async throws(LibraryError) -> [SharedContent]
    func sharedContentCount() async throws(LibraryError) -> Int
    /// Which of these files are missing although the library's folder, and each disk in it that they were on, is there.
    func removed(_ files: [FileID]) async throws(LibraryError) -> Set<FileID>

    func file(_ id: FileID, for audience: Audience) async throws(LibraryError) -> MediaFile
    /// The files of a movie, video or episode: versions and parts first, extras last.
    func files(of reference: TitleReference, for audience: Audience) async throws(LibraryError) -> [MediaFile]
    /// One playable file (not an extra) for each reference, the first that is available.
    func playableFiles(of references: [TitleReference], for audience: Audience) async throws(LibraryError) -> [TitleReference: MediaFile]
    /// The files of each reference that are not missing, in the order of `files(of:)`. References without one are left out.
    func availableFiles(
        of references: [TitleReference], for audience: Audience
    ) async throws(LibraryError) -> [TitleReference: [MediaFile]]
    /// Some files of a movie, video or series with what they show, extras left out.
    func contents(of title: TitleID, limit: Int) async throws(LibraryError) -> [FileID: TitleReference]
    /// The location of a file on the disk: the folder's path and the relative name, which must be opened below that folder.
    func location(of id: FileID) async throws(LibraryError) -> FileLocation
    /// Cues of an embedded text subtitle as WebVTT, extracted at scan.
    func embeddedSubtitle(track: Int, of file: FileID) async throws(LibraryError) -> [UInt8]?
    /// For every audience: see `titles(showing:for:)`.
    func picture(_ id: String) async throws(LibraryError) -> PictureSource?
    /// The titles whose pages show a picture: those that it was found for, or those with files in its directory or below. None where the picture
    /// is in a folder that the audience may not see.
    func titles(showing picture: String, for audience: Audience) async throws(LibraryError) -> Set<TitleID>

    /// The files with these ids; unknown ones are left out.
    func files(_ ids: [FileID], for audience: Audience) async throws(LibraryError) -> [FileID: MediaFile]
}

extension LibraryRepository {
    public func problems(limit: Int) async throws(LibraryError) -> [FileProblem] {
        try await problems(of: nil, after: nil, limit: limit)
    }
}

public struct FileLocation: Hashable, Sendable {
    public var root: String
    /// The bytes of the relative path: names may not be UTF-8.
    public var path: [UInt8]

    public init(root: String, path: [UInt8]) {
        self.root = root
        self.path = path
    }
}

/// The source of the bytes of a picture.
public enum PictureSource: Hashable, Sendable {
    /// A picture file below a library's folder.
    case file(FileLocation)
    /// Bytes inside a media file (cover art).
    case embedded(FileLocation, offset: Int64, size: Int)
    /// A frame of a movie, made at the first request: the first of these moments (seconds) that has no text in the picture, turned
    /// clockwise by so many degrees.
    case frame(FileLocation, moments: [Double], rotation: Int)
}
