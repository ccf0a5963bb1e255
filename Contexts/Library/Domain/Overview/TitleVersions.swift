public import CoreDomain

/// Files with the same content that belong to different titles.
public struct SharedContent: Hashable, Sendable {
    /// By their titles.
    public var files: [MediaFile]
    /// Bytes that removing all but one would free; 0 for several names of one file.
    public var freed: Int64

    public init(files: [MediaFile], freed: Int64) {
        self.files = files
        self.freed = freed
    }
}

/// The files of a title of which there are several whole ones.
public struct TitleVersions: Hashable, Sendable {
    public var reference: TitleReference
    /// Bytes of all of them.
    public var size: Int64
    /// The largest first.
    public var files: [MediaFile]
    /// Groups of files with the same content.
    public var copies: [Copies]

    /// Files with the same content.
    public struct Copies: Hashable, Sendable {
        public var files: [FileID]
        /// Bytes that removing all but one would free; 0 for several names of one file.
        public var freed: Int64

        public init(files: [FileID], freed: Int64) {
            self.files = files
            self.freed = freed
        }
    }

    public init(reference: TitleReference, size: Int64, files: [MediaFile], copies: [Copies]) {
        self.reference = reference
        self.size = size
        self.files = files
        self.copies = copies
    }

    /// The end of a part of the list: the next one begins after it.
    public struct Cursor: Hashable, Sendable {
        public var size: Int64
        public var reference: TitleReference

        public init(size: Int64, reference: TitleReference) {
            self.size = size
            self.reference = reference
        }
    }

    public var cursor: Cursor { Cursor(size: size, reference: reference) }
}
