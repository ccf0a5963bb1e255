import CoreDomain

/// The content of a media file. All numbers are bounded, whether they come from a file or from a row written by another version.
public struct MediaFacts: Hashable, Sendable, Encodable {
    /// The version of the facts that are read now: increased when files are read differently, so that a scan reads them again.
    public static let currentVersion = 6

    /// 1 for a row that names none.
    public let version: Int
    /// `mp4`, `mov`, `matroska`, `webm`, or ffprobe's name of another container.
    public var container: String
    /// Seconds.
    public private(set) var duration: Double?
    /// Bits per second.
    public private(set) var bitRate: Int?
    /// Seconds of the longest segment when the file is cut at its keyframes; nil if it has no index of them, or no container that can
    /// be cut.
    public private(set) var longestSegment: Double?
    public var video: [VideoTrack]
    public var audio: [AudioTrack]
    public var subtitles: [SubtitleTrack]
    public var chapters: [Chapter]

    public init(
        version: Int = Self.currentVersion, container: String, duration: Double? = nil, bitRate: Int? = nil,
        longestSegment: Double? = nil, video: [VideoTrack] = [], audio: [AudioTrack] = [], subtitles: [SubtitleTrack] = [],
        chapters: [Chapter] = []
    ) {
        self.version = version
        self.container = container
        self.duration = MediaTime.length(duration)
        self.bitRate = bitRate.flatMap { (1...1_000_000_000_000).contains($0) ? $0 : nil }
        self.longestSegment = MediaTime.length(longestSegment)
        self.video = video
        self.audio = audio
        self.subtitles = subtitles
        self.chapters = chapters
    }
}

public struct VideoTrack: Hashable, Sendable, Encodable {
    public var number: Int
    /// ffprobe's short name: `h264`, `hevc`, `av1`.
    public var codec: String
    /// RFC 6381: `avc1.640028`.
    public var codecString: String?
    /// The size in pixels as displayed, with the shape of the pixels and the rotation applied, 0…65,536; 0 if unknown.
    public private(set) var width: Int
    public private(set) var height: Int
    /// Degrees by which the coded picture is turned clockwise: 0, 90, 180 or 270.
    public private(set) var rotation: Int
    /// Frames per second, at most 10,000.
    public private(set) var frameRate: Double?
    /// `SDR`, `PQ` or `HLG`.
    public var range: String?
    /// Nil for standard dynamic range.
    public var hdr: HDR?

    /// Kinds of high dynamic range, by the names that people know.
    public enum HDR: String, Sendable, Encodable {
        case dolbyVision = "Dolby Vision", hdr10Plus = "HDR10+", hdr10 = "HDR10", hlg = "HLG"

        /// The kind that a transfer function alone makes certain.
        init?(range: String?) {
            switch range {
            case "PQ": self = .hdr10
            case "HLG": self = .hlg
            default: return nil
            }
        }
    }

    private static let sides = 0...65_536

    public init(
        number: Int, codec: String, codecString: String? = nil, width: Int, height: Int, rotation: Int = 0, frameRate: Double? = nil,
        range: String? = nil, hdr: HDR? = nil
    ) {
        self.number = number
        self.codec = codec
        self.codecString = codecString
        self.width = Self.sides.contains(width) ? width : 0
        self.height = Self.sides.contains(height) ? height : 0
        self.rotation = [90, 180, 270].contains(rotation) ? rotation : 0
        self.frameRate = frameRate.flatMap { (0.001...10_000).contains($0) ? $0 : nil }
        self.range = range
        self.hdr = hdr ?? HDR(range: range)
    }

    /// The height of the picture, or that of a picture of 16:9 with its width if that is more: a wide movie is cut at the top and bottom.
    public var lines: Int { max(landscape.height, landscape.width * 9 / 16) }

    /// The displayed size of the picture, lying on its longer side.
    public var landscape: (width: Int, height: Int) { (max(width, height), min(width, height)) }
}

public struct AudioTrack: Hashable, Sendable, Encodable {
    public var number: Int
    public var codec: String
    public var codecString: String?
    /// BCP 47.
    public var language: String?
    public var name: String?
    public var channels: Int?
    public var sampleRate: Int?
    public var isDefault: Bool
    public var isCommentary: Bool
    /// Whether it describes the picture for people who cannot see it.
    public var isDescriptive: Bool

    public init(
        number: Int, codec: String, codecString: String? = nil, language: String? = nil, name: String? = nil, channels: Int? = nil,
        sampleRate: Int? = nil, isDefault: Bool = false, isCommentary: Bool = false, isDescriptive: Bool = false
    ) {
        self.number = number
        self.codec = codec
        self.codecString = codecString
        self.language = language
        self.name = name
        self.channels = channels
        self.sampleRate = sampleRate
        self.isDefault = isDefault
        self.isCommentary = isCommentary
        self.isDescriptive = isDescriptive
    }
}

public struct SubtitleTrack: Hashable, Sendable, Encodable {
    public var number: Int
    public var codec: String
    public var language: String?
    public var name: String?
    public var isDefault: Bool
    public var isForced: Bool
    public var isForHardOfHearing: Bool
    /// Whether it is text that can be shown as WebVTT; pictures cannot.
    public var isText: Bool

    public init(
        number: Int, codec: String, language: String? = nil, name: String? = nil, isDefault: Bool = false, isForced: Bool = false,
        isForHardOfHearing: Bool = false, isText: Bool
    ) {
        self.number = number
        self.codec = codec
        self.language = language
        self.name = name
        self.isDefault = isDefault
        self.isForced = isForced
        self.isForHardOfHearing = isForHardOfHearing
        self.isText = isText
    }

    /// Whether it is pictures, which can be drawn into those of the movie.
    public var isPictures: Bool { Self.pictures.contains(codec) }

    private static let pictures: Set<String> = ["hdmv_pgs_subtitle", "dvd_subtitle", "dvb_subtitle", "xsub"]
}

public struct Chapter: Hashable, Sendable, Encodable {
    /// Seconds, in `MediaTime.range`.
    public private(set) var start: Double
    public var title: String

    public init(start: Double, title: String) {
        self.start = MediaTime.clamped(start)
        self.title = title
    }
}
