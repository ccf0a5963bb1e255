/// A folder with the files directly in it.
public struct ListedFolder: Sendable, Hashable {
    public var path: RelativePath
    public var stamp: FolderStamp
    /// Visible files, by name.
    public var files: [ListedFile]
    /// Names of the folders in it that are entered.
    public var folders: [[UInt8]]

    public init(path: RelativePath, stamp: FolderStamp, files: [ListedFile], folders: [[UInt8]]) {
        self.path = path
        self.stamp = stamp
        self.files = files
        self.folders = folders
    }
}

public struct ListedFile: Sendable, Hashable {
    public var path: RelativePath
    public var stamp: FileStamp

    public init(path: RelativePath, stamp: FileStamp) {
        self.path = path
        self.stamp = stamp
    }

    public var name: String { NameText.decode(path.name) }
    public var stem: String { FileName.split(name).stem }
}

/// The result of a walk through a library.
public struct Survey: Sendable {
    /// The folder does not exist, or is empty although it contained files: probably its disk is not mounted.
    public var isAway = false
    /// Why, as a sentence, if it is not simply gone.
    public var awayReason: String?
    /// New folders, and those in which something changed.
    public var changed: [RelativePath: FolderStamp] = [:]
    /// Known folders that no longer exist.
    public var vanished: [RelativePath] = []
    /// Media files seen, in all folders.
    public var media = 0
    public var problems: [SeenProblem] = []

    public init() {}
}

/// A problem below one library's folder.
public struct SeenProblem: Hashable, Sendable {
    public var path: RelativePath
    public var kind: ProblemKind
    public var reason: String

    public init(path: RelativePath, kind: ProblemKind = .unreadable, reason: String) {
        self.path = path
        self.kind = kind
        self.reason = reason
    }
}
