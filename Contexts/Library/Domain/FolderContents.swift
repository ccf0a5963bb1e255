public import CoreDomain

/// One folder below a library as the catalogue knows it: what is directly in it.
public struct FolderContents: Hashable, Sendable {
    public var library: String
    public var path: RelativePath
    public var folders: [Subfolder]
    public var files: [FiledFile]
    /// Of everything directly in it.
    public var problems: [FileProblem]
    /// Whether there are more folders, files or problems after the last ones here.
    public var isCut: Bool
    /// Whether a scan found the folder, or anything that is or was in it.
    public var isKnown = true

    /// The end of a part: the next one begins after it.
    public var last: RelativePath? { [folders.last?.path, files.last?.path, problems.last?.location].compactMap(\.self).max() }

    public init(
        library: String, path: RelativePath, folders: [Subfolder] = [], files: [FiledFile] = [], problems: [FileProblem] = [],
        isCut: Bool = false
    ) {
        self.library = library
        self.path = path
        self.folders = folders
        self.files = files
        self.problems = problems
        self.isCut = isCut
    }
}

/// A folder in another one, with a summary of everything below it.
public struct Subfolder: Hashable, Sendable {
    public var path: RelativePath
    /// Files, missing ones too.
    public var files: Int
    public var problems: Int
    /// The title of its first files, if they have one in common.
    public var title: TitleReference?

    public init(path: RelativePath, files: Int, problems: Int, title: TitleReference?) {
        self.path = path
        self.files = files
        self.problems = problems
        self.title = title
    }
}

/// A file and the title that it was identified as.
public struct FiledFile: Hashable, Sendable {
    public var id: FileID
    public var path: RelativePath
    public var reference: TitleReference
    public var version: String?
    public var part: Int?
    public var extra: String?
    public var isMissing: Bool

    public init(
        id: FileID, path: RelativePath, reference: TitleReference, version: String? = nil, part: Int? = nil, extra: String? = nil,
        isMissing: Bool = false
    ) {
        self.id = id
        self.path = path
        self.reference = reference
        self.version = version
        self.part = part
        self.extra = extra
        self.isMissing = isMissing
    }
}
