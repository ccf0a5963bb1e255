/// Kinds of problems, by what a person can do about them, in the order in which they are shown.
public enum ProblemKind: String, Sendable, Hashable, CaseIterable {
    /// The name does not say which episode it is.
    case name
    /// A media file is damaged, unfinished, or of no format that can be read.
    case damaged
    /// The user that runs the program may not read it.
    case permission
    /// The disk reported an error, or the file could not be opened.
    case unreadable
    /// A link that leads out of the library's folder.
    case link
    /// A disc image or the folder of a disc.
    case disc
    /// Subtitles in a format that cannot be shown.
    case subtitleFormat
    /// Text of subtitles or an NFO whose encoding is unclear or damaged.
    case encoding
    /// An NFO that is damaged or has no known facts.
    case nfo
    case picture
    /// Nested too deeply, too many, or too large.
    case limit

    /// Whether it may end without a change of the file, so that each scan tries again.
    public var isPassing: Bool { self == .permission || self == .unreadable }
}

/// A file or folder that could not be used, with the reason as a sentence.
public struct FileProblem: Hashable, Sendable {
    public var library: String
    /// Relative to the folder.
    public var location: RelativePath
    public var kind: ProblemKind
    public var reason: String

    /// For people to read; bytes that are not UTF-8 are shown as U+FFFD.
    public var path: String { location.text }

    public init(library: String, location: RelativePath, kind: ProblemKind, reason: String) {
        self.library = library
        self.location = location
        self.kind = kind
        self.reason = reason
    }

    /// The end of a part of a list: the next one begins after it. A path may have problems of several kinds.
    public struct Cursor: Hashable, Sendable {
        public var library: String
        public var location: RelativePath
        public var kind: ProblemKind

        public init(library: String, location: RelativePath, kind: ProblemKind) {
            self.library = library
            self.location = location
            self.kind = kind
        }
    }

    public var cursor: Cursor { Cursor(library: library, location: location, kind: kind) }
}

/// The problems of one kind: how many there are, and the first of them by folder and path.
public struct ProblemGroup: Hashable, Sendable {
    public var kind: ProblemKind
    public var count: Int
    public var problems: [FileProblem]

    public init(kind: ProblemKind, count: Int, problems: [FileProblem]) {
        self.kind = kind
        self.count = count
        self.problems = problems
    }
}
