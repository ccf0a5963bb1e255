public import CoreDomain
public import Foundation

/// A playable file and its content.
public struct MediaFile: Hashable, Sendable, Identifiable {
    public var id: FileID
    public var library: String
    /// Relative to the folder.
    public var path: String
    /// Bytes.
    public var size: Int64
    public var modifiedAt: Date
    public var addedAt: Date
    public var missingSince: Date?
    public var reference: TitleReference
    /// Of a file with several episodes, the first of which is its reference.
    public var lastEpisode: Int?
    /// "Director's Cut", "2160p": distinguishes the versions of a title.
    public var version: String?
    /// 1… for movies in several parts.
    public var part: Int?
    /// "Trailer", "Interview"; nil for the title itself.
    public var extra: String?
    public var shown: ShownFile { ShownFile(id: id, reference: reference, part: part, isExtra: extra != nil) }
    public var media: MediaFacts
    /// Subtitle files next to the movie.
    public var externalSubtitles: [ExternalSubtitle]
    /// Sound in files next to the movie, which cannot be played yet.
    public var externalAudio: [ExternalAudio]

    /// The part that a file has in its title.
    public enum Role: String, Sendable { case feature, part, extra }

    public var role: Role { extra != nil ? .extra : part != nil ? .part : .feature }
    /// Without its folders.
    public var name: String {
        let bytes = path.utf8
        return String(path[(bytes.lastIndex(of: UInt8(ascii: "/")).map(bytes.index(after:)) ?? bytes.startIndex)...])
    }

    public init(
        id: FileID, library: String, path: String, size: Int64, modifiedAt: Date, addedAt: Date, missingSince: Date? = nil,
        reference: TitleReference, lastEpisode: Int? = nil, version: String? = nil, part: Int? = nil, extra: String? = nil,
        media: MediaFacts,
        externalSubtitles: [ExternalSubtitle] = [], externalAudio: [ExternalAudio] = []
    ) {
        self.id = id
        self.library = library
        self.path = path
        self.size = size
        self.modifiedAt = modifiedAt
        self.addedAt = addedAt
        self.missingSince = missingSince
        self.reference = reference
        self.lastEpisode = lastEpisode
        self.version = version
        self.part = part
        self.extra = extra
        self.media = media
        self.externalSubtitles = externalSubtitles
        self.externalAudio = externalAudio
    }
}

public struct ExternalSubtitle: Hashable, Sendable, Codable {
    /// The name of the file next to the movie.
    public var fileName: String
    public var language: String?
    public var isForced: Bool
    public var isForHardOfHearing: Bool
    public var isDefault: Bool

    /// Bytes of a file that is read.
    public static let maximumSize = 8 << 20

    public init(
        fileName: String, language: String? = nil, isForced: Bool = false, isForHardOfHearing: Bool = false, isDefault: Bool = false
    ) {
        self.fileName = fileName
        self.language = language
        self.isForced = isForced
        self.isForHardOfHearing = isForHardOfHearing
        self.isDefault = isDefault
    }
}

/// A sound track in a file next to the movie: `Movie.de.ac3`.
public struct ExternalAudio: Hashable, Sendable, Codable {
    /// The name of the file next to the movie.
    public var fileName: String
    /// ffprobe's short name, as far as the file's ending tells it.
    public var codec: String?
    /// BCP 47.
    public var language: String?
    public var isCommentary: Bool
    /// Whether it describes the picture for people who cannot see it.
    public var isDescriptive: Bool

    public init(
        fileName: String, codec: String? = nil, language: String? = nil, isCommentary: Bool = false, isDescriptive: Bool = false
    ) {
        self.fileName = fileName
        self.codec = codec
        self.language = language
        self.isCommentary = isCommentary
        self.isDescriptive = isDescriptive
    }
}
