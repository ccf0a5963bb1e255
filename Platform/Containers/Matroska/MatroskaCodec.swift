/// Maps Matroska's codec ids and private data to codecs.
enum MatroskaCodec {
    private static let names: [String: Codec] = [
        "V_MPEG4/ISO/AVC": .h264, "V_MPEGH/ISO/HEVC": .hevc, "V_AV1": .av1, "V_VP8": .vp8, "V_VP9": .vp9,
        "V_MPEG4/ISO/SP": .mpeg4, "V_MPEG4/ISO/ASP": .mpeg4, "V_MPEG4/ISO/AP": .mpeg4, "V_MPEG4/MS/V3": .msmpeg4v3,
        "V_MPEG1": .mpeg1video, "V_MPEG2": .mpeg2video, "V_THEORA": .theora, "V_MJPEG": .mjpeg, "V_PRORES": .prores,
        "V_FFV1": .ffv1, "V_UNCOMPRESSED": .rawvideo,
        "A_AC3": .ac3, "A_AC3/BSID9": .ac3, "A_AC3/BSID10": .ac3, "A_EAC3": .eac3, "A_TRUEHD": .truehd, "A_MLP": .mlp,
        "A_OPUS": .opus, "A_VORBIS": .vorbis, "A_FLAC": .flac, "A_ALAC": .alac, "A_MPEG/L3": .mp3, "A_MPEG/L2": .mp2,
        "A_MPEG/L1": .mp1, "A_WAVPACK4": .wavpack, "A_TTA1": .tta,
        "S_TEXT/UTF8": .subrip, "S_TEXT/ASCII": .subrip, "S_TEXT/SSA": .ass, "S_TEXT/ASS": .ass, "S_SSA": .ass, "S_ASS": .ass,
        "S_TEXT/WEBVTT": .webvtt, "D_WEBVTT/SUBTITLES": .webvtt, "D_WEBVTT/CAPTIONS": .webvtt, "S_VOBSUB": .dvdSubtitle,
        "S_HDMV/PGS": .pgs, "S_DVBSUB": .dvbSubtitle, "S_HDMV/TEXTST": .init("hdmv_text_subtitle"),
    ]
    private static let fourCCs: [String: Codec] = [
        "XVID": .mpeg4, "DIVX": .mpeg4, "DX50": .mpeg4, "FMP4": .mpeg4, "MP4V": .mpeg4, "H264": .h264, "AVC1": .h264,
        "X264": .h264, "HEVC": .hevc, "HVC1": .hevc, "WVC1": .vc1, "MJPG": .mjpeg, "DIV3": .msmpeg4v3, "MP43": .msmpeg4v3,
        "VP80": .vp8, "VP90": .vp9, "AV01": .av1, "FFV1": .ffv1, "MPG2": .mpeg2video, "MPG1": .mpeg1video,
    ]
    private static let waves: [Int: Codec] = [
        0x01: .init("pcm_s16le"), 0x03: .init("pcm_f32le"), 0x06: .init("pcm_alaw"), 0x07: .init("pcm_mulaw"), 0x50: .mp2,
        0x55: .mp3, 0xFF: .aac, 0x2000: .ac3, 0x2001: .dts, 0x160: .init("wmav1"), 0x161: .init("wmav2"),
        0x162: .init("wmapro"), 0xF1AC: .flac, 0x706D: .aac,
    ]
    private static let strings: [Codec: String] = [
        .vp8: "vp8", .vp9: "vp09.00.10.08", .ac3: "ac-3", .eac3: "ec-3", .truehd: "mlpa", .dts: "dtsc", .vorbis: "vorbis",
        .mpeg4: "mp4v.20", .alac: "alac", .aac: "mp4a.40.2",
    ]

    static func codec(id: String, configuration: Bytes, bits: Int?) -> Codec {
        if let codec = names[id] { return codec }
        if id.hasPrefix("A_AAC") { return .aac }
        if id.hasPrefix("A_DTS") { return .dts }
        if id == "V_MS/VFW/FOURCC", let word = try? configuration.u32(16) {
            return fourCCs[FourCC(word).text.uppercased()] ?? Codec(rawValue: FourCC(word).text.lowercased().trimmingSpaces)
        }
        if id == "A_MS/ACM", let tag = try? configuration.u16(0) { return waves[tag >> 8 | (tag & 255) << 8] ?? .unknown }
        if id.hasPrefix("A_PCM") {
            let bits = bits ?? 16
            if id == "A_PCM/FLOAT/IEEE" { return Codec(rawValue: "pcm_f\(bits)le") }
            return Codec(rawValue: bits == 8 ? "pcm_u8" : "pcm_s\(bits)\(id == "A_PCM/INT/BIG" ? "be" : "le")")
        }
        return .unknown
    }

    static func fill(_ track: inout Track, id: String, configuration: Bytes) {
        track.codec = codec(id: id, configuration: configuration, bits: track.bitDepth)
        // The bit depth matters for lossless audio; for other codecs the decoder chooses it.
        if track.kind == .audio, ![.flac, .alac, .truehd, .wavpack, .tta].contains(track.codec), !track.codec.rawValue.hasPrefix("pcm") {
            track.bitDepth = nil
        }
        track.codecString = strings[track.codec]
        switch track.codec {
        case .h264: use(VideoConfiguration(avc: configuration), &track)
        case .hevc: use(VideoConfiguration(hevc: configuration), &track)
        case .av1: use(VideoConfiguration(av1: configuration), &track)
        case .vp9: use(vp9(configuration, track), &track)
        case .mpeg4: track.codecString = ElementaryStream.mpeg4String(Array(configuration.array.prefix(1024)))
        case .aac:
            guard id == "A_AAC", configuration.count >= 2 else { break }
            use(AudioConfiguration(aac: Array(configuration.array.prefix(64))), &track)
        case .opus: use(AudioConfiguration(opusChannels: try? configuration.u8(9)), &track)
        case .flac:
            track.codecString = "flac"
            if let info = try? configuration.rest(8), info.count >= 18 { use(AudioConfiguration(flacInfo: info), &track) }
        case .alac:
            if configuration.count >= 24 { use(AudioConfiguration(alac: configuration), &track) }
        case .mp3: track.codecString = (track.sampleRate ?? 0) < 32_000 ? "mp4a.69" : "mp4a.6B"
        case .webvtt: track.codecString = "wvtt"
        default: break
        }
    }

    /// The shape of the pixels in the codec's own configuration.
    static func aspect(of codec: Codec, configuration: Bytes) -> PixelAspect? {
        switch codec {
        case .h264: VideoConfiguration(avc: configuration)?.aspect
        case .hevc: VideoConfiguration(hevc: configuration)?.aspect
        case .mpeg4: ElementaryStream.mpeg4Aspect(Array(configuration.array.prefix(1024)))
        default: nil
        }
    }

    /// Private data of VP9: triples of feature, length and value.
    private static func vp9(_ configuration: Bytes, _ track: Track) -> VideoConfiguration? {
        var features: [Int: Int] = [:]
        var at = 0
        while let feature = try? configuration.u8(at), let length = try? configuration.u8(at + 1), length == 1,
            let value = try? configuration.u8(at + 2)
        {
            features[feature] = value
            at += 3
        }
        guard let profile = features[1] else { return nil }
        let level = VideoConfiguration.vp9Level(
            width: track.width ?? 0, height: track.height ?? 0, frameRate: track.frameRate ?? 0)
        return VideoConfiguration(vpProfile: profile, level: features[2] ?? level, depth: features[3] ?? (profile < 2 ? 8 : 10))
    }

    /// Without private data, the first frame defines the profile and depth (VP9 bitstream §7.2).
    static func vp9(frame: [UInt8], _ track: inout Track) {
        var bits = BitReader(Array(frame.prefix(16)))
        guard bits.read(2) == 2 else { return }
        let profile = bits.read(1) | bits.read(1) << 1
        if profile == 3 { bits.skip(1) }
        let isShown = bits.flag()
        let isInter = bits.flag()
        var depth = profile < 2 ? 8 : 10
        if !isShown, !isInter {
            bits.skip(2)
            if bits.read(24) == 0x498342, profile >= 2 { depth = bits.flag() ? 12 : 10 }
        }
        let level = VideoConfiguration.vp9Level(
            width: track.width ?? 0, height: track.height ?? 0, frameRate: track.frameRate ?? 0)
        use(VideoConfiguration(vpProfile: profile, level: level, depth: depth), &track)
    }

    private static func use(_ configuration: VideoConfiguration?, _ track: inout Track) {
        guard let configuration else { return }
        track.codecString = configuration.codecString
        track.bitDepth = configuration.bitDepth ?? track.bitDepth
        track.transfer = track.transfer ?? configuration.transfer
    }

    private static func use(_ configuration: AudioConfiguration, _ track: inout Track) {
        track.codecString = configuration.codecString ?? track.codecString
        if let channels = configuration.channels, channels > 0 { track.channels = channels }
        if let rate = configuration.sampleRate, rate > 0 { track.sampleRate = rate }
        track.bitDepth = configuration.bitDepth ?? track.bitDepth
    }
}
