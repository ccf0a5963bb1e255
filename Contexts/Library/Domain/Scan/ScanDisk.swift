public import CoreDomain

/// The disk operations of a scan. None of them follows links, and all of them run on threads that may block.
public struct ScanDisk: Sendable {
    /// Walks a library, or only the folders below some places in it, and compares with what is known.
    /// `tick` receives the number of media files seen so far. - Throws: `CancellationError`.
    public var survey:
        @Sendable (Folder, _ known: [RelativePath: FolderStamp], _ below: [RelativePath], _ tick: @Sendable @escaping (Int) -> Void)
            async throws -> Survey
    /// Folders, each with the folders below it that `enter` accepts. Empty if a folder is gone.
    public var list:
        @Sendable (Folder, [RelativePath], _ enter: @Sendable @escaping (_ top: RelativePath, RelativePath) -> Bool) async throws ->
            [[ListedFolder]]
    public var stamp: @Sendable (Folder, RelativePath) async -> FileStamp?
    /// The id that the content of a file gives; nil if it cannot be read.
    public var content: @Sendable (Folder, RelativePath) async -> FileID?
    /// A small file, with the language that its name gives. - Throws: `Unreadable`, also for a larger one.
    public var text: @Sendable (Folder, RelativePath, _ most: Int, _ language: String?) async throws -> SidecarText
    /// - Throws: `Unreadable`.
    public var media: @Sendable (Folder, RelativePath) async throws -> ReadMedia
    /// - Throws: `Unreadable` if it is not an intact picture.
    public var picture: @Sendable (Folder, RelativePath) async throws -> FoundPicture
    /// Texts of the embedded subtitle tracks of a file as WebVTT, by track number.
    public var subtitles: @Sendable (Folder, RelativePath, _ tracks: [Int]) async throws -> [Int: [UInt8]]
    /// Those of some paths that a mark or a rule in a folder hides.
    public var hidden: @Sendable (Folder, [RelativePath]) async throws -> Set<RelativePath>
    /// An id for a second file of the same content.
    public var idOfCopy: @Sendable (FileID, _ folder: String, RelativePath) -> FileID

    public init(
        survey:
            @escaping @Sendable (Folder, [RelativePath: FolderStamp], [RelativePath], @Sendable @escaping (Int) -> Void) async throws ->
            Survey,
        list:
            @escaping @Sendable (Folder, [RelativePath], @Sendable @escaping (RelativePath, RelativePath) -> Bool) async throws ->
            [[ListedFolder]],
        stamp: @escaping @Sendable (Folder, RelativePath) async -> FileStamp?,
        content: @escaping @Sendable (Folder, RelativePath) async -> FileID?,
        text: @escaping @Sendable (Folder, RelativePath, Int, String?) async throws -> SidecarText,
        media: @escaping @Sendable (Folder, RelativePath) async throws -> ReadMedia,
        picture: @escaping @Sendable (Folder, RelativePath) async throws -> FoundPicture,
        subtitles: @escaping @Sendable (Folder, RelativePath, [Int]) async throws -> [Int: [UInt8]],
        hidden: @escaping @Sendable (Folder, [RelativePath]) async throws -> Set<RelativePath> = { _, _ in [] },
        idOfCopy: @escaping @Sendable (FileID, String, RelativePath) -> FileID
    ) {
        self.survey = survey
        self.list = list
        self.stamp = stamp
        self.content = content
        self.text = text
        self.media = media
        self.picture = picture
        self.subtitles = subtitles
        self.hidden = hidden
        self.idOfCopy = idOfCopy
    }
}
