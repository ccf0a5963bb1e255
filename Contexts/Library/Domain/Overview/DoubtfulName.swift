public import CoreDomain

/// A movie, an episode or a series whose title is a guess.
public struct DoubtfulName: Hashable, Sendable {
    public var doubt: NameDoubt
    /// Of the first file.
    public var reference: TitleReference
    public var lastEpisode: Int?
    public var file: FileID
    public var library: String
    public var path: RelativePath
    /// How many files have the same doubt and title; one for an episode.
    public var files: Int

    public init(
        doubt: NameDoubt, reference: TitleReference, lastEpisode: Int? = nil, file: FileID, library: String, path: RelativePath,
        files: Int = 1
    ) {
        self.doubt = doubt
        self.reference = reference
        self.lastEpisode = lastEpisode
        self.file = file
        self.library = library
        self.path = path
        self.files = files
    }

    /// The end of a part of the list: the next one begins after it.
    public struct Cursor: Hashable, Sendable {
        public var doubt: NameDoubt
        public var reference: TitleReference

        public init(doubt: NameDoubt, reference: TitleReference) {
            self.doubt = doubt
            self.reference = reference
        }
    }

    public var cursor: Cursor { Cursor(doubt: doubt, reference: reference) }
}
