/// Names of codecs and containers that viewers may know from packaging.
public enum MediaWords {
    public static func video(_ codec: String) -> String {
        switch codec {
        case "h264": "H.264"
        case "hevc": "HEVC (H.265)"
        case "av1": "AV1"
        case "vp8": "VP8"
        case "vp9": "VP9"
        case "vvc": "VVC (H.266)"
        case "mpeg4": "MPEG-4 (DivX, Xvid)"
        case "msmpeg4v1", "msmpeg4v2", "msmpeg4v3": "DivX 3"
        case "mpeg1video": "MPEG-1"
        case "mpeg2video": "MPEG-2"
        case "vc1": "VC-1"
        case "wmv1", "wmv2", "wmv3": "Windows Media"
        case "theora": "Theora"
        case "prores": "ProRes"
        case "mjpeg": "Motion JPEG"
        case "dnxhd": "DNxHD"
        default: isUnknown(codec) ? "an unknown kind of" : codec
        }
    }

    public static func audio(_ codec: String) -> String {
        switch codec {
        case "aac": "AAC"
        case "mp3": "MP3"
        case "mp2": "MPEG"
        case "opus": "Opus"
        case "vorbis": "Vorbis"
        case "flac": "FLAC"
        case "alac": "Apple Lossless"
        case "ac3": "Dolby Digital (AC-3)"
        case "eac3": "Dolby Digital Plus (E-AC-3)"
        case "ac4": "Dolby AC-4"
        case "truehd", "mlp": "Dolby TrueHD"
        case "dts": "DTS"
        case "wmav1", "wmav2", "wmapro": "Windows Media"
        case let codec where codec.hasPrefix("pcm_"): "PCM"
        default: isUnknown(codec) ? "of an unknown kind" : codec
        }
    }

    static func isUnknown(_ codec: String) -> Bool { ["", "unknown", "none"].contains(codec) }

    public static func container(_ name: String) -> String {
        knownContainer(name) ?? name.split(separator: ",").first.map(String.init) ?? "unknown"
    }

    /// Nil for one that viewers do not know by a name.
    static func knownContainer(_ name: String) -> String? {
        let names = Set(name.split(separator: ","))
        func has(_ other: Substring...) -> Bool { !names.isDisjoint(with: other) }
        if has("mp4", "m4v", "m4a") { return "MP4" }
        if has("mov") { return "QuickTime (MOV)" }
        if names == ["webm"] { return "WebM" }
        if has("matroska") { return "Matroska (MKV)" }
        if has("avi") { return "AVI" }
        if has("mpegts") { return "MPEG transport stream (TS)" }
        if has("mpeg") { return "MPEG program stream (MPG, VOB)" }
        if has("asf") { return "Windows Media (WMV)" }
        if has("flv") { return "Flash video (FLV)" }
        if has("ogg") { return "Ogg" }
        return nil
    }
}
