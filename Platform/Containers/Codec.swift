/// A codec, named as ffprobe's `codec_name`.
public struct Codec: RawRepresentable, Sendable, Hashable, Codable, CustomStringConvertible {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    init(_ name: String) { rawValue = name }
    public var description: String { rawValue }

    public static let h264 = Codec("h264"), hevc = Codec("hevc"), av1 = Codec("av1")
    public static let vp8 = Codec("vp8"), vp9 = Codec("vp9"), mpeg4 = Codec("mpeg4"), msmpeg4v3 = Codec("msmpeg4v3")
    public static let mpeg1video = Codec("mpeg1video"), mpeg2video = Codec("mpeg2video"), vc1 = Codec("vc1")
    public static let mjpeg = Codec("mjpeg"), prores = Codec("prores"), theora = Codec("theora"), h263 = Codec("h263")
    public static let dnxhd = Codec("dnxhd"), ffv1 = Codec("ffv1"), rawvideo = Codec("rawvideo"), png = Codec("png")

    public static let aac = Codec("aac"), ac3 = Codec("ac3"), eac3 = Codec("eac3"), ac4 = Codec("ac4")
    public static let opus = Codec("opus"), vorbis = Codec("vorbis"), flac = Codec("flac"), alac = Codec("alac")
    public static let mp3 = Codec("mp3"), mp2 = Codec("mp2"), mp1 = Codec("mp1"), dts = Codec("dts")
    public static let truehd = Codec("truehd"), mlp = Codec("mlp"), wavpack = Codec("wavpack"), tta = Codec("tta")

    public static let subrip = Codec("subrip"), ass = Codec("ass"), webvtt = Codec("webvtt"), movText = Codec("mov_text")
    public static let ttml = Codec("ttml"), pgs = Codec("hdmv_pgs_subtitle"), dvdSubtitle = Codec("dvd_subtitle")
    public static let dvbSubtitle = Codec("dvb_subtitle"), text = Codec("text"), eia608 = Codec("eia_608")

    public static let unknown = Codec("unknown")

    /// Text subtitles in a supported format.
    public static let textSubtitles: Set<Codec> = [.subrip, .ass, .webvtt, .movText, .text]
}
