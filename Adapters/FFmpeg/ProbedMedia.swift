/// ffprobe's description of a file in a container that Popcorn does not read itself. All strings are truncated to 200 characters.
public struct ProbedMedia: Sendable, Equatable {
    /// ffmpeg's demuxer names: `["avi"]`, `["mpegts"]`, `["ogg"]`.
    public var formats: [String]
    /// Seconds; nil if the container does not say.
    public var duration: Double?
    /// Bits per second of the whole file.
    public var bitRate: Int?
    /// Bytes.
    public var size: Int?
    public var title: String?
    /// At most 100.
    public var streams: [ProbedStream]
    /// At most 1,000, sorted by time.
    public var chapters: [ProbedChapter]
}

public struct ProbedStream: Sendable, Equatable {
    public enum Kind: String, Sendable { case video, audio, subtitle, attachment, data }

    public var index: Int
    public var kind: Kind
    /// ffmpeg's name: `h264`, `mpeg4`, `ac3`, `subrip`.
    public var codec: String
    /// ffmpeg's name: `High`, `Main 10`, `LC`.
    public var profile: String?
    public var level: Int?
    /// The RFC 6381 codec string, if it can be derived from the codec's private data, or from profile and level.
    public var codecString: String?
    /// The size in pixels as displayed, with the shape of the pixels and the rotation applied.
    public var width: Int?
    public var height: Int?
    /// Degrees by which the coded picture is turned clockwise: 0, 90, 180 or 270.
    public var rotation: Int
    /// ffmpeg's name of the transfer function: `bt709`, `smpte2084`, `arib-std-b67`.
    public var transfer: String?
    public var dolbyVisionProfile: Int?
    public var framesPerSecond: Double?
    public var channels: Int?
    public var sampleRate: Int?
    public var bitRate: Int?
    /// As in the file, usually ISO 639-2; nil for `und`.
    public var language: String?
    public var title: String?
    public var isDefault: Bool
    public var isForced: Bool
    public var isCommentary: Bool
    public var isHearingImpaired: Bool
    public var isVisualImpaired: Bool
    /// Whether it is a cover, not a video.
    public var isAttachedPicture: Bool
}

public struct ProbedChapter: Sendable, Equatable {
    /// Seconds.
    public var start: Double
    public var end: Double
    public var title: String?
}
