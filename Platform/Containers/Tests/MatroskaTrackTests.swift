import Testing

@testable import Containers

@Suite("Track entries of Matroska")
struct MatroskaTrackTests {
    private typealias T = TinyMatroska

    private func entry(_ parts: [[UInt8]]) throws -> MatroskaTrack {
        let body = Bytes(T.element(0xAE, parts))
        let tracks = try MatroskaTrack.list(body, SourceReader(MemorySource([]), limits: .default))
        return try #require(tracks.first)
    }

    private func video(_ parts: [[UInt8]], _ own: [[UInt8]] = [], codec: String = "V_VP8") throws -> Track {
        try entry([T.number(0xD7, 1), T.number(0x83, 1), T.text(0x86, codec)] + own + [T.element(0xE0, parts)]).track
    }

    private func audio(_ codec: String, _ parts: [[UInt8]] = [], configuration: [UInt8] = []) throws -> Track {
        try entry([T.number(0x83, 2), T.text(0x86, codec), T.element(0x63A2, configuration), T.element(0xE1, parts)]).track
    }

    private func float(_ id: UInt32, _ value: Double) -> [UInt8] { T.number(id, value.bitPattern) }

    @Test("Omitted elements have the defaults of RFC 9559")
    func defaults() throws {
        let track = try entry([T.number(0xD7, 3), T.number(0x83, 2), T.text(0x86, "A_OPUS")])
        #expect(track.track.number == 3)
        #expect(track.track.isDefault)
        #expect(track.track.languageCode == "eng")
        #expect(track.track.language == "en")
        #expect(track.track.channels == 1)
        let flags = [\Track.isForced, \.isHearingImpaired, \.isVisualImpaired, \.isCommentary]
        #expect(flags.allSatisfy { !track.track[keyPath: $0] })
        #expect(try audio("A_VORBIS").sampleRate == 8000)
        #expect(track.uid == 0)
        #expect(track.defaultDuration == nil)
    }

    @Test("Flags, numbers and names")
    func flags() throws {
        let ids: [(UInt32, KeyPath<Track, Bool>)] = [
            (0x88, \.isDefault), (0x55AA, \.isForced), (0x55AB, \.isHearingImpaired), (0x55AC, \.isVisualImpaired),
            (0x55AF, \.isCommentary),
        ]
        for (id, path) in ids {
            #expect(try entry([T.number(0x83, 2), T.number(id, 1)]).track[keyPath: path])
            #expect(try !entry([T.number(0x83, 2), T.number(id, 0)]).track[keyPath: path])
        }
        let named = try entry([T.number(0x73C5, 77), T.text(0x536E, "Name"), T.text(0x22B59C, "ger"), T.number(0x83, 2)])
        #expect(named.uid == 77)
        #expect(named.track.name == "Name")
        #expect(named.track.language == "de")
        #expect(try entry([T.text(0x536E, "")]).track.name == nil)
        #expect(try entry([T.text(0x22B59C, "und")]).track.languageCode == nil)
        #expect(try entry([T.text(0x22B59C, "")]).track.languageCode == nil)
        // The newer element comes first, unless it says nothing.
        #expect(try entry([T.text(0x22B59C, "ger"), T.text(0x22B59D, "de-CH")]).track.language == "de-CH")
        #expect(try entry([T.text(0x22B59C, "ger"), T.text(0x22B59D, "und")]).track.language == "de")
    }

    @Test(
        "Kinds of tracks",
        arguments: [(1, .video), (2, .audio), (17, .subtitle), (3, .other), (18, .other), (0, .other)] as [(UInt64, Track.Kind)])
    func kinds(_ type: UInt64, _ kind: Track.Kind) throws { #expect(try entry([T.number(0x83, type)]).track.kind == kind) }

    @Test("The frame rate is that of the default duration, of video only")
    func frameRate() throws {
        #expect(try video([], [T.number(0x23E383, 40_000_000)]).frameRate == 25)
        #expect(try video([], [T.number(0x23E383, 1)]).frameRate == 1e9)
        #expect(try video([], [T.number(0x23E383, 0)]).frameRate == nil)
        #expect(try entry([T.number(0x83, 2), T.number(0x23E383, 40_000_000)]).track.frameRate == nil)
    }

    private func sizes(_ parts: [[UInt8]]) throws -> [Int?] {
        let track = try video([T.number(0xB0, 720), T.number(0xBA, 576)] + parts)
        return [track.width, track.height, track.displayWidth, track.displayHeight]
    }

    @Test("The displayed size: in pixels, as an aspect ratio, or unknown")
    func display() throws {
        let wide = [T.number(0x54B0, 16), T.number(0x54BA, 9)]
        #expect(try sizes([]) == [720, 576, 720, 576])
        #expect(try sizes(wide) == [720, 576, 16, 9])
        #expect(try sizes(wide + [T.number(0x54B2, 0)]) == [720, 576, 16, 9])
        #expect(try sizes(wide + [T.number(0x54B2, 3)]) == [720, 576, 1024, 576])
        // Centimetres, inches, unknown: the size of the picture.
        for unit in [1, 2, 4] as [UInt64] { #expect(try sizes(wide + [T.number(0x54B2, unit)]) == [720, 576, 720, 576]) }
        #expect(try sizes([T.number(0x54B0, 16), T.number(0x54BA, 0), T.number(0x54B2, 3)]) == [720, 576, 16, 0])
        #expect(try sizes([T.number(0x54B0, 16), T.number(0x54BA, 1), T.number(0x54B2, 3)]) == [720, 576, 9216, 576])
        #expect(try sizes([T.number(0x54B0, 1000)]) == [720, 576, 1000, 576])
    }

    @Test("Colours: transfer function and depth")
    func colour() throws {
        func colour(_ id: UInt32, _ value: UInt64) throws -> Track { try video([T.element(0x55B0, T.number(id, value))]) }
        #expect(try colour(0x55BA, 16).transfer == .pq)
        #expect(try colour(0x55BA, 18).transfer == .hlg)
        #expect(try colour(0x55BA, 1).transfer == .sdr)
        #expect(try colour(0x55BA, 2).transfer == nil)
        #expect(try colour(0x55BB, 16).transfer == nil)
        for (bits, depth) in [(0, nil), (1, 1), (10, 10), (16, 16), (17, nil)] as [(UInt64, Int?)] {
            #expect(try colour(0x55B2, bits).bitDepth == depth)
        }
    }

    @Test(
        "Rotation is counter-clockwise in the file", arguments: [(90, 270), (-90, 90), (180, 180), (-180, 180), (0, 0), (45, 0), (270, 0)])
    func rotation(_ roll: Double, _ degrees: Int) throws {
        #expect(try video([T.element(0x7670, float(0x7675, roll))]).rotation == degrees)
        #expect(try video([T.element(0x7670, float(0x7674, roll))]).rotation == 0)
    }

    @Test("Sound: rates, channels, and the depth of lossless sound only")
    func sound() throws {
        let plain = [float(0xB5, 44_100), T.number(0x9F, 6), T.number(0x6264, 24)]
        let flac = try audio("A_FLAC", plain)
        #expect([flac.sampleRate, flac.channels, flac.bitDepth] == [44_100, 6, 24])
        #expect(try audio("A_VORBIS", [float(0xB5, 24_000), float(0x78B5, 48_000)]).sampleRate == 48_000)
        #expect(try audio("A_VORBIS", [float(0x78B5, 48_000), float(0xB5, 24_000)]).sampleRate == 48_000)
        for codec in ["A_FLAC", "A_ALAC", "A_TRUEHD", "A_WAVPACK4", "A_TTA1", "A_PCM/INT/LIT"] {
            #expect(try audio(codec, plain).bitDepth == 24)
        }
        for codec in ["A_AC3", "A_VORBIS", "A_MPEG/L3"] { #expect(try audio(codec, plain).bitDepth == nil) }
    }

    @Test(
        "Dolby Vision by either of its configurations",
        arguments: [(0x6476_6343, 5), (0x6476_7643, 5), (0x6476_7743, nil)] as [(UInt64, Int?)])
    func dolbyVision(_ type: UInt64, _ profile: Int?) throws {
        let addition = T.element(0x41E4, [T.number(0x41E7, type), T.element(0x41ED, [1, 0, 0x0B, 0])])
        #expect(try video([], [addition]).dolbyVisionProfile == profile)
        #expect(try video([], [T.element(0x41E4, [T.number(0x41E7, type), T.element(0x41ED, [1])])]).dolbyVisionProfile == nil)
    }

    private func encoded(_ fields: [[[UInt8]]]) throws -> MatroskaTrack {
        try entry([T.element(0x6D80, fields.map { T.element(0x6240, $0) })])
    }

    private func compression(_ algorithm: UInt64?, _ settings: [UInt8] = []) -> [UInt8] {
        T.element(0x5034, (algorithm.map { T.number(0x4254, $0) } ?? []) + T.element(0x4255, settings))
    }

    @Test("Encodings: stripped headers, zlib, and those that cannot be undone")
    func encodings() throws {
        #expect(try encoded([[compression(3, [1, 2])]]).restored([3], limit: 10) == [1, 2, 3])
        #expect(try encoded([[compression(3, [1, 2])], [compression(3, [9])]]).restored([3], limit: 10) == [9, 1, 2, 3])
        #expect(try encoded([[T.number(0x5032, 1), compression(3, [1])]]).restored([3], limit: 10) == [1, 3])
        // A scope without frames: only the private data is encoded.
        #expect(try encoded([[T.number(0x5032, 2), compression(3, [1])]]).restored([3], limit: 10) == [3])
        for algorithm in [0, nil] as [UInt64?] {
            let track = try encoded([[compression(algorithm)]])
            #expect(track.isCompressed)
            #expect(!track.isScrambled)
        }
        for algorithm in [1, 2] as [UInt64] { #expect(try encoded([[compression(algorithm)]]).restored([3], limit: 10) == nil) }
        #expect(try encoded([[compression(4)]]).restored([3], limit: 10) == [3])
        #expect(try encoded([[T.number(0x5033, 1)]]).restored([3], limit: 10) == nil)
        #expect(try encoded([[T.number(0x5033, 0)]]).restored([3], limit: 10) == [3])
        let long = [UInt8](repeating: 7, count: 5000)
        #expect(try encoded([[compression(3, long)]]).strippedHeader == Array(long.prefix(4096)))
    }

    @Test("Compressed private data is inflated")
    func privateData() throws {
        // zlib, uncompressed block: a configuration of AV1.
        let packed: [UInt8] = [0x78, 0x01, 0x01, 4, 0, 0xFB, 0xFF, 0x81, 0x08, 0x4C, 0, 1, 2, 3, 4]
        let parts = [T.number(0x83, 1), T.text(0x86, "V_AV1"), T.element(0x63A2, packed)]
        #expect(try entry(parts + [T.element(0x6D80, T.element(0x6240, compression(0)))]).track.codecString == "av01.0.08M.10")
        #expect(try entry(parts).track.codecString == nil)
    }

    @Test("As many tracks as allowed")
    func limit() throws {
        let body = Bytes([1, 2].flatMap { T.element(0xAE, T.number(0xD7, $0)) } + T.element(0xAF, [1]))
        func count(_ limit: Int) throws -> Int {
            try MatroskaTrack.list(body, SourceReader(MemorySource([]), limits: ReadLimits(listCount: limit))).count
        }
        #expect(try count(2) == 2)
        #expect(throws: ContainerError.tooLarge("the number of its tracks")) { try count(1) }
    }
}

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
