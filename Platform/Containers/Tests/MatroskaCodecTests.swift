import Testing

@testable import Containers

@Suite("Codecs of Matroska")
struct MatroskaCodecTests {
    private typealias T = TinyMatroska

    private func track(
        _ id: String, _ configuration: [UInt8] = [], kind: Track.Kind = .audio, bits: Int? = nil, _ change: (inout Track) -> Void = { _ in }
    ) -> Track {
        var track = Track(number: 1, kind: kind, codec: .unknown)
        track.bitDepth = bits
        change(&track)
        MatroskaCodec.fill(&track, id: id, configuration: Bytes(configuration))
        return track
    }

    @Test(
        "Codec ids (matroska.org, codec mappings), their names and strings",
        arguments: [
            ("V_MPEG4/ISO/AVC", "h264", nil), ("V_MPEGH/ISO/HEVC", "hevc", nil), ("V_AV1", "av1", nil), ("V_VP8", "vp8", "vp8"),
            ("V_VP9", "vp9", "vp09.00.10.08"), ("V_MPEG4/ISO/SP", "mpeg4", "mp4v.20"), ("V_MPEG4/ISO/ASP", "mpeg4", "mp4v.20"),
            ("V_MPEG4/ISO/AP", "mpeg4", "mp4v.20"), ("V_MPEG4/MS/V3", "msmpeg4v3", nil), ("V_MPEG1", "mpeg1video", nil),
            ("V_MPEG2", "mpeg2video", nil), ("V_THEORA", "theora", nil), ("V_MJPEG", "mjpeg", nil), ("V_PRORES", "prores", nil),
            ("V_FFV1", "ffv1", nil), ("V_UNCOMPRESSED", "rawvideo", nil), ("A_AC3", "ac3", "ac-3"), ("A_AC3/BSID9", "ac3", "ac-3"),
            ("A_AC3/BSID10", "ac3", "ac-3"), ("A_EAC3", "eac3", "ec-3"), ("A_TRUEHD", "truehd", "mlpa"), ("A_MLP", "mlp", nil),
            ("A_OPUS", "opus", "opus"), ("A_VORBIS", "vorbis", "vorbis"), ("A_FLAC", "flac", "flac"), ("A_ALAC", "alac", "alac"),
            ("A_MPEG/L3", "mp3", "mp4a.69"), ("A_MPEG/L2", "mp2", nil), ("A_MPEG/L1", "mp1", nil), ("A_WAVPACK4", "wavpack", nil),
            ("A_TTA1", "tta", nil), ("A_AAC", "aac", "mp4a.40.2"), ("A_AAC/MPEG4/LC/SBR", "aac", "mp4a.40.2"), ("A_DTS", "dts", "dtsc"),
            ("A_DTS/EXPRESS", "dts", "dtsc"), ("A_QUICKTIME", "unknown", nil), ("S_TEXT/UTF8", "subrip", nil),
            ("S_TEXT/ASCII", "subrip", nil),
            ("S_TEXT/SSA", "ass", nil), ("S_TEXT/ASS", "ass", nil), ("S_SSA", "ass", nil), ("S_ASS", "ass", nil),
            ("S_TEXT/WEBVTT", "webvtt", "wvtt"), ("D_WEBVTT/SUBTITLES", "webvtt", "wvtt"), ("D_WEBVTT/CAPTIONS", "webvtt", "wvtt"),
            ("S_VOBSUB", "dvd_subtitle", nil), ("S_HDMV/PGS", "hdmv_pgs_subtitle", nil), ("S_DVBSUB", "dvb_subtitle", nil),
            ("S_HDMV/TEXTST", "hdmv_text_subtitle", nil),
        ] as [(String, String, String?)])
    func ids(_ id: String, _ codec: String, _ string: String?) {
        #expect(track(id).codec.rawValue == codec)
        #expect(track(id).codecString == string)
    }

    @Test(
        "Video for Windows: the four characters in its header",
        arguments: [
            ("XVID", "mpeg4"), ("divx", "mpeg4"), ("DX50", "mpeg4"), ("FMP4", "mpeg4"), ("mp4v", "mpeg4"), ("H264", "h264"),
            ("avc1", "h264"),
            ("x264", "h264"), ("hevc", "hevc"), ("hvc1", "hevc"), ("WVC1", "vc1"), ("MJPG", "mjpeg"), ("DIV3", "msmpeg4v3"),
            ("MP43", "msmpeg4v3"),
            ("VP80", "vp8"), ("VP90", "vp9"), ("av01", "av1"), ("FFV1", "ffv1"), ("mpg2", "mpeg2video"), ("MPG1", "mpeg1video"),
            ("ABC ", "abc"),
        ])
    func fourCC(_ text: String, _ codec: String) {
        let header = TinyMP4.zeros(16) + Array(text.utf8) + TinyMP4.zeros(20)
        #expect(track("V_MS/VFW/FOURCC", header, kind: .video).codec.rawValue == codec)
        #expect(track("V_MS/VFW/FOURCC", TinyMP4.zeros(19), kind: .video).codec == .unknown)
    }

    @Test(
        "Windows sound: the tag of its format, low byte first",
        arguments: [
            (0x01, "pcm_s16le"), (0x03, "pcm_f32le"), (0x06, "pcm_alaw"), (0x07, "pcm_mulaw"), (0x50, "mp2"), (0x55, "mp3"), (0xFF, "aac"),
            (0x2000, "ac3"), (0x2001, "dts"), (0x160, "wmav1"), (0x161, "wmav2"), (0x162, "wmapro"), (0xF1AC, "flac"), (0x706D, "aac"),
            (0x5500, "unknown"),
        ])
    func waves(_ tag: Int, _ codec: String) {
        #expect(track("A_MS/ACM", [UInt8(tag & 255), UInt8(tag >> 8), 0]).codec.rawValue == codec)
        #expect(track("A_MS/ACM", [1]).codec == .unknown)
    }

    @Test(
        "Uncompressed sound by form and depth",
        arguments: [
            ("A_PCM/INT/LIT", 16, "pcm_s16le"), ("A_PCM/INT/LIT", 24, "pcm_s24le"), ("A_PCM/INT/BIG", 16, "pcm_s16be"),
            ("A_PCM/INT/LIT", 8, "pcm_u8"),
            ("A_PCM/INT/BIG", 8, "pcm_u8"), ("A_PCM/FLOAT/IEEE", 32, "pcm_f32le"), ("A_PCM/FLOAT/IEEE", 64, "pcm_f64le"),
            ("A_PCM/INT/LIT", nil, "pcm_s16le"), ("A_PCM/FLOAT/IEEE", nil, "pcm_f16le"),
        ] as [(String, Int?, String)])
    func uncompressed(_ id: String, _ bits: Int?, _ codec: String) {
        #expect(track(id, bits: bits).codec.rawValue == codec)
        #expect(track(id, bits: bits).bitDepth == bits)
    }

    @Test("Private data of each codec")
    func configurations() {
        #expect(track("V_MPEG4/ISO/AVC", [1, 0x4D, 0x40, 0x29], kind: .video).codecString == "avc1.4D4029")
        #expect(track("V_MPEG4/ISO/ASP", [0, 0, 1, 0xB0, 0xF3], kind: .video).codecString == "mp4v.20.243")
        let aac = track("A_AAC", [0x12, 0x30])
        #expect([aac.channels, aac.sampleRate] == [6, 44_100])
        #expect(track("A_AAC", [0x12]).sampleRate == nil)
        #expect(track("A_AAC/MPEG2/LC", [0x12, 0x30]).channels == nil)
        let opus = track("A_OPUS", Array("OpusHead".utf8) + [1, 6])
        #expect([opus.channels, opus.sampleRate] == [6, 48_000])
        let info = TinyMP4.zeros(10) + TinyMP4.u64(96_000 << 44 | 1 << 41 | 23 << 36)
        let flac = track("A_FLAC", Array("fLaC".utf8) + TinyMP4.zeros(4) + info)
        #expect([flac.channels, flac.sampleRate, flac.bitDepth] == [2, 96_000, 24])
        #expect(track("A_FLAC", Array("fLaC".utf8) + TinyMP4.zeros(4) + info.dropLast()).channels == nil)
        let cookie: [UInt8] = TinyMP4.u32(4096) + [0, 24, 40, 10, 14, 2, 0, 255] + TinyMP4.zeros(8) + TinyMP4.u32(48_000)
        let alac = track("A_ALAC", cookie)
        #expect([alac.channels, alac.sampleRate, alac.bitDepth] == [2, 48_000, 24])
        #expect(track("A_ALAC", cookie.dropLast()).channels == nil)
    }

    @Test("MP3: the rate separates its two strings", arguments: [(31_999, "mp4a.69"), (32_000, "mp4a.6B"), (44_100, "mp4a.6B")])
    func mp3(_ rate: Int, _ string: String) {
        #expect(track("A_MPEG/L3") { $0.sampleRate = rate }.codecString == string)
    }

    @Test(
        "VP9: features of its private data; the level of the picture if they do not tell it",
        arguments: [
            ([1, 1, 2, 2, 1, 41, 3, 1, 12, 4, 1, 1], "vp09.02.41.12"), ([1, 1, 0], "vp09.00.40.08"), ([1, 1, 1], "vp09.01.40.08"),
            ([1, 1, 2], "vp09.02.40.10"), ([3, 1, 10, 1, 1, 2, 2, 1, 50], "vp09.02.50.10"), ([2, 1, 41], "vp09.00.10.08"),
            ([1, 2, 2, 0], "vp09.00.10.08"), ([1, 1], "vp09.00.10.08"),
        ] as [([UInt8], String)])
    func vp9(_ data: [UInt8], _ string: String) {
        let found = track("V_VP9", data, kind: .video) {
            $0.width = 1920
            $0.height = 1080
            $0.frameRate = 30
        }
        #expect(found.codecString == string)
    }

    @Test(
        "VP9 without private data: profile and depth of its first frame (VP9 bitstream, 7.2)",
        arguments: [
            (0, false, false, true, 0, "vp09.00.40.08", 8), (1, false, false, true, 0, "vp09.01.40.08", 8),
            (2, false, false, true, 0, "vp09.02.40.10", 10), (2, false, false, true, 1, "vp09.02.40.12", 12),
            (3, false, false, true, 1, "vp09.03.40.12", 12), (1, false, false, true, 1, "vp09.01.40.08", 8),
            (2, true, false, true, 1, "vp09.02.40.10", 10), (2, false, true, true, 1, "vp09.02.40.10", 10),
            (2, false, false, false, 1, "vp09.02.40.10", 10),
        ])
    func frame(_ profile: Int, _ isRepeated: Bool, _ isInter: Bool, _ hasSync: Bool, _ deep: Int, _ string: String, _ depth: Int) {
        var bits = BitWriter()
        bits.put(2, 2)
        bits.put(profile & 1, 1)
        bits.put(profile >> 1, 1)
        if profile == 3 { bits.put(0, 1) }
        bits.flag(isRepeated)
        bits.flag(isInter)
        bits.put(0b10, 2)
        bits.put(hasSync ? 0x498342 : 0x498343, 24)
        bits.put(deep, 1)
        var track = Track(number: 1, kind: .video, codec: .vp9)
        (track.width, track.height, track.frameRate) = (1920, 1080, 30)
        MatroskaCodec.vp9(frame: bits.bytes, &track)
        #expect(track.codecString == string)
        #expect(track.bitDepth == depth)
        MatroskaCodec.vp9(frame: [0x40], &track)
        #expect(track.codecString == string)
    }
}
