public import CoreDomain
public import Foundation

/// A file in the library's records.
public struct StoredFile: Sendable, Hashable {
    public var id: FileID
    public var folder: String
    public var path: RelativePath
    public var stamp: FileStamp
    public var addedAt: Date
    public var missingSince: Date?
    public var reference: TitleReference
    /// The last episode of a file with several.
    public var lastEpisode: Int?
    public var version: String?
    public var part: Int?
    public var extra: String?
    public var facts: MediaFacts
    /// Why its title is a guess.
    public var doubt: NameDoubt?
    public var keyframes: [UInt8]?
    public var cover: FoundPicture?
    public var subtitles: [ExternalSubtitle] = []
    public var audio: [ExternalAudio] = []
    /// The id of its content; nil if it was not read in this scan.
    public var content: FileID?
    /// Whether it was read in this scan, so that data extracted earlier is out of date.
    public var isFresh: Bool { content != nil }
    /// The precedence of the title's details: 2 with an NFO, 1 with pictures.
    public var precedence = 0
    /// The digest of the correction that decided its title.
    public var correction: Int64?

    public init(
        id: FileID, folder: String, path: RelativePath, stamp: FileStamp, addedAt: Date, reference: TitleReference, facts: MediaFacts
    ) {
        self.id = id
        self.folder = folder
        self.path = path
        self.stamp = stamp
        self.addedAt = addedAt
        self.reference = reference
        self.facts = facts
    }
}

/// A stored file as a scan compares it with the disk.
public struct KnownFile: Sendable, Hashable {
    public var id: FileID
    public var folder: String
    public var path: RelativePath
    public var stamp: FileStamp
    public var addedAt: Date
    public var isMissing: Bool
    public var reference: TitleReference
    /// The hash of the inputs with which its title was filed; nil until then.
    public var published: Int64?

    public init(
        id: FileID, folder: String, path: RelativePath, stamp: FileStamp, addedAt: Date, isMissing: Bool, reference: TitleReference,
        published: Int64?
    ) {
        self.id = id
        self.folder = folder
        self.path = path
        self.stamp = stamp
        self.addedAt = addedAt
        self.isMissing = isMissing
        self.reference = reference
        self.published = published
    }
}
