/// A track of a movie.
public struct Track: Sendable, Equatable, Codable, Identifiable {
    public enum Kind: String, Sendable, Codable { case video, audio, subtitle, other }

    /// The transfer function of the picture, as in HLS `VIDEO-RANGE`.
    public enum Transfer: String, Sendable, Codable { case sdr = "SDR", pq = "PQ", hlg = "HLG" }

    /// The container's number of the track (MP4 track id, Matroska track number).
    public var number: Int
    public var kind: Kind
    public var codec: Codec
    /// The RFC 6381 `codecs` value; nil if unknown.
    public var codecString: String?
    /// The language as the file gives it, mostly ISO 639-2 ("eng", "ger"); nil for undetermined.
    public var languageCode: String?
    /// The same as a BCP 47 tag ("en", "de").
    public var language: String?
    public var name: String?
    public var isDefault: Bool
    public var isForced: Bool
    /// Whether the file marks it as for the hard of hearing, for the blind, or as a commentary.
    public var isHearingImpaired: Bool
    public var isVisualImpaired: Bool
    public var isCommentary: Bool
    /// Seconds.
    public var duration: Double?
    /// Bits per second.
    public var bitRate: Int?

    /// The size of the coded picture in pixels.
    public var width: Int?
    public var height: Int?
    /// The size of the picture as displayed, in pixels: with the shape of its pixels and the rotation applied.
    public var displayWidth: Int?
    public var displayHeight: Int?
    /// The average number of frames per second.
    public var frameRate: Double?
    /// The clockwise rotation in degrees: 0, 90, 180, 270.
    public var rotation: Int
    public var transfer: Transfer?
    /// Dolby Vision profile.
    public var dolbyVisionProfile: Int?
    /// Whether frames hold the dynamic metadata of HDR10+.
    public var hasDynamicMetadata: Bool
    /// Bits per picture component, or per sample for lossless audio.
    public var bitDepth: Int?

    public var channels: Int?
    /// Hertz.
    public var sampleRate: Int?

    public var id: Int { number }

    /// A kind of high dynamic range, by the name that people know.
    public enum HDR: String, Sendable, Codable { case dolbyVision = "Dolby Vision", hdr10Plus = "HDR10+", hdr10 = "HDR10", hlg = "HLG" }

    /// The richest kind that the picture has; nil for standard dynamic range.
    public var hdr: HDR? {
        if dolbyVisionProfile != nil { return .dolbyVision }
        switch transfer {
        case .pq: return hasDynamicMetadata ? .hdr10Plus : .hdr10
        case .hlg: return .hlg
        case .sdr, nil: return nil
        }
    }

    public init(number: Int, kind: Kind, codec: Codec) {
        self.number = number
        self.kind = kind
        self.codec = codec
        isDefault = false
        isForced = false
        isHearingImpaired = false
        isVisualImpaired = false
        isCommentary = false
        hasDynamicMetadata = false
        rotation = 0
    }

    /// Sets the rotation and the displayed size of a picture. The height of an upright picture stays, its width follows the aspect.
    mutating func show(width: Int?, height: Int?, aspect: PixelAspect?, rotation: Int) {
        self.rotation = rotation
        let across = width.map { width in aspect.flatMap { $0.width(of: width) } ?? width }
        (displayWidth, displayHeight) = rotation % 180 == 0 ? (across, height) : (height, across)
    }

    /// Whether `textCues` can read the track.
    public var isTextSubtitle: Bool { kind == .subtitle && Codec.textSubtitles.contains(codec) }
}
