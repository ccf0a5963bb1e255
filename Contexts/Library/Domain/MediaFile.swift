public import CoreDomain
public import Foundation

/// A file that can be played, with what is inside it.
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
    /// "Director's Cut", "2160p": what tells several versions of one title apart.
    public var version: String?
    /// 1… for movies in several parts.
    public var part: Int?
    /// "Trailer", "Interview"; nil for the title itself.
    public var extra: String?
    public var media: MediaFacts
    /// Subtitle files beside the movie.
    public var externalSubtitles: [ExternalSubtitle]

    public init(
        id: FileID, library: String, path: String, size: Int64, modifiedAt: Date, addedAt: Date, missingSince: Date? = nil,
        reference: TitleReference, version: String? = nil, part: Int? = nil, extra: String? = nil, media: MediaFacts,
        externalSubtitles: [ExternalSubtitle] = []
    ) {
        self.id = id
        self.library = library
        self.path = path
        self.size = size
        self.modifiedAt = modifiedAt
        self.addedAt = addedAt
        self.missingSince = missingSince
        self.reference = reference
        self.version = version
        self.part = part
        self.extra = extra
        self.media = media
        self.externalSubtitles = externalSubtitles
    }
}

/// What a media file holds.
public struct MediaFacts: Hashable, Sendable, Codable {
    /// `mp4`, `mov`, `matroska`, `webm`, or ffprobe's name of another container.
    public var container: String
    /// Seconds.
    public var duration: Double?
    /// Bits per second.
    public var bitRate: Int?
    public var video: [VideoTrack]
    public var audio: [AudioTrack]
    public var subtitles: [SubtitleTrack]
    public var chapters: [Chapter]

    public init(
        container: String, duration: Double? = nil, bitRate: Int? = nil, video: [VideoTrack] = [], audio: [AudioTrack] = [],
        subtitles: [SubtitleTrack] = [], chapters: [Chapter] = []
    ) {
        self.container = container
        self.duration = duration
        self.bitRate = bitRate
        self.video = video
        self.audio = audio
        self.subtitles = subtitles
        self.chapters = chapters
    }
}

public struct VideoTrack: Hashable, Sendable, Codable {
    public var number: Int
    /// ffprobe's short name: `h264`, `hevc`, `av1`.
    public var codec: String
    /// RFC 6381: `avc1.640028`.
    public var codecString: String?
    public var width: Int
    public var height: Int
    public var frameRate: Double?
    /// `SDR`, `PQ` or `HLG`.
    public var range: String?

    public init(
        number: Int, codec: String, codecString: String? = nil, width: Int, height: Int, frameRate: Double? = nil, range: String? = nil
    ) {
        self.number = number
        self.codec = codec
        self.codecString = codecString
        self.width = width
        self.height = height
        self.frameRate = frameRate
        self.range = range
    }
}

public struct AudioTrack: Hashable, Sendable, Codable {
    public var number: Int
    public var codec: String
    public var codecString: String?
    /// BCP 47.
    public var language: String?
    public var name: String?
    public var channels: Int?
    public var sampleRate: Int?
    public var isDefault: Bool

    public init(
        number: Int, codec: String, codecString: String? = nil, language: String? = nil, name: String? = nil, channels: Int? = nil,
        sampleRate: Int? = nil, isDefault: Bool = false
    ) {
        self.number = number
        self.codec = codec
        self.codecString = codecString
        self.language = language
        self.name = name
        self.channels = channels
        self.sampleRate = sampleRate
        self.isDefault = isDefault
    }
}

public struct SubtitleTrack: Hashable, Sendable, Codable {
    public var number: Int
    public var codec: String
    public var language: String?
    public var name: String?
    public var isDefault: Bool
    public var isForced: Bool
    /// Whether it is text that can be shown as WebVTT; pictures cannot.
    public var isText: Bool

    public init(
        number: Int, codec: String, language: String? = nil, name: String? = nil, isDefault: Bool = false, isForced: Bool = false,
        isText: Bool
    ) {
        self.number = number
        self.codec = codec
        self.language = language
        self.name = name
        self.isDefault = isDefault
        self.isForced = isForced
        self.isText = isText
    }
}

public struct Chapter: Hashable, Sendable, Codable {
    /// Seconds.
    public var start: Double
    public var title: String

    public init(start: Double, title: String) {
        self.start = start
        self.title = title
    }
}

public struct ExternalSubtitle: Hashable, Sendable, Codable {
    /// Its name beside the movie.
    public var fileName: String
    public var language: String?
    public var isForced: Bool
    public var isForHardOfHearing: Bool
    public var isDefault: Bool

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
