/// A question that the player puts to its browser: `canPlayType`, or for `mse` whether it has a MediaSource. The raw value is the answer's name
/// in the cookie.
///
/// player.js gets this table in front of its module (`ProbeScript`).
public enum Probe: String, CaseIterable, Sendable {
    case mp4, matroska, webm, ogg, mpegts, avi
    case h264, h264high10, h264high422, h264high444
    case hevc, hevc10, dolbyvision
    case vp8, vp9, vp9high, av1, av1high, mpeg4, theora
    case aac, heaac, heaac2, mp3, opus, vorbis, flac, pcm, ac3, eac3, ac4, dts, alac
    case hls, mse

    /// Empty for `mse`, which no type stands for.
    public var mimeType: String {
        switch self {
        case .mp4: "video/mp4"
        case .matroska: "video/x-matroska"
        case .webm: "video/webm"
        case .ogg: "video/ogg"
        case .mpegts: "video/mp2t"
        case .avi: "video/x-msvideo"
        case .h264: #"video/mp4; codecs="avc1.640028""#
        case .h264high10: #"video/mp4; codecs="avc1.6e0029""#
        case .h264high422: #"video/mp4; codecs="avc1.7a0029""#
        case .h264high444: #"video/mp4; codecs="avc1.f40029""#
        case .hevc: #"video/mp4; codecs="hvc1.1.6.L93.B0""#
        case .hevc10: #"video/mp4; codecs="hvc1.2.4.L150.B0""#
        case .dolbyvision: #"video/mp4; codecs="dvh1.05.06""#
        case .vp8: #"video/webm; codecs="vp8""#
        case .vp9: #"video/mp4; codecs="vp09.00.10.08""#
        case .vp9high: #"video/mp4; codecs="vp09.02.10.10""#
        case .av1: #"video/mp4; codecs="av01.0.05M.08""#
        case .av1high: #"video/mp4; codecs="av01.0.05M.10""#
        case .mpeg4: #"video/mp4; codecs="mp4v.20.9""#
        case .theora: #"video/ogg; codecs="theora""#
        case .aac: #"audio/mp4; codecs="mp4a.40.2""#
        case .heaac: #"audio/mp4; codecs="mp4a.40.5""#
        case .heaac2: #"audio/mp4; codecs="mp4a.40.29""#
        case .mp3: "audio/mpeg"
        case .opus: #"audio/webm; codecs="opus""#
        case .vorbis: #"audio/webm; codecs="vorbis""#
        case .flac: "audio/flac"
        case .pcm: #"audio/wav; codecs="1""#
        case .ac3: #"audio/mp4; codecs="ac-3""#
        case .eac3: #"audio/mp4; codecs="ec-3""#
        case .ac4: #"audio/mp4; codecs="ac-4.02.01.00""#
        case .dts: #"audio/mp4; codecs="dtsc""#
        case .alac: #"audio/mp4; codecs="alac""#
        case .hls: "application/vnd.apple.mpegurl"
        case .mse: ""
        }
    }
}

extension Probe {
    /// The question that answers for a container; nil when no browser opens it.
    static func container(_ name: String) -> Probe? {
        let names = name.split(separator: ",")
        if names.contains(where: { ["mp4", "mov", "m4v", "m4a"].contains($0) }) { return .mp4 }
        if names == ["webm"] { return .webm }
        if names.contains("matroska") { return .matroska }
        if names.contains("ogg") { return .ogg }
        if names.contains("mpegts") { return .mpegts }
        return names.contains("avi") ? .avi : nil
    }

    /// The question that answers for a picture; nil when no browser decodes it.
    static func video(_ track: PlayableMedia.Video) -> Probe? {
        if track.isDolbyVision { return .dolbyvision }
        let exact = (track.codecString ?? "").lowercased()
        switch track.codec {
        case "h264":
            if exact.hasPrefix("avc1.6e") || exact.hasPrefix("avc3.6e") { return .h264high10 }
            if exact.hasPrefix("avc1.7a") || exact.hasPrefix("avc3.7a") { return .h264high422 }
            return exact.hasPrefix("avc1.f4") || exact.hasPrefix("avc3.f4") ? .h264high444 : .h264
        case "hevc":
            return exact.isEmpty || exact.hasPrefix("hvc1.1.") || exact.hasPrefix("hev1.1.") ? .hevc : .hevc10
        case "vp9":
            return exact.isEmpty || exact.hasPrefix("vp09.00") || exact == "vp9" ? .vp9 : .vp9high
        case "av1":
            return exact.isEmpty || exact.split(separator: ".").dropFirst(3).first == "08" ? .av1 : .av1high
        case "vp8": return .vp8
        case "mpeg4": return .mpeg4
        case "theora": return .theora
        default: return nil
        }
    }

    /// The question that answers for a sound track; nil when no browser decodes it.
    static func audio(_ track: PlayableMedia.Audio) -> Probe? {
        switch track.codec {
        case "aac":
            switch track.codecString {
            case "mp4a.40.5": .heaac
            case "mp4a.40.29": .heaac2
            default: .aac
            }
        case let codec where codec.hasPrefix("pcm_"): .pcm
        case "mp3", "opus", "vorbis", "flac", "ac3", "eac3", "ac4", "dts", "alac": Probe(rawValue: track.codec)
        default: nil
        }
    }
}
