import Testing

@testable import Containers

@Suite("Sample descriptions of sound in MP4")
struct AudioEntryTests {
    private typealias T = TinyMP4

    /// The head of an entry in each of the three versions of QuickTime.
    private func head(version: Int = 0, channels: Int = 2, bits: Int = 16, rate: Int = 44_100, linear: (bits: Int, flags: Int) = (0, 0))
        -> [UInt8]
    {
        let start = T.zeros(8) + T.u16(version) + T.zeros(6)
        if version == 2 {
            return start + T.u16(3) + T.u16(bits) + T.zeros(4) + T.u32(0x10000) + T.u32(72) + T.u64(Double(rate).bitPattern)
                + T.u32(channels)
                + T.u32(0x7F00_0000) + T.u32(linear.bits) + T.u32(linear.flags) + T.zeros(8)
        }
        return start + T.u16(channels) + T.u16(bits) + T.zeros(4) + T.u32(rate << 16 | 0x8000) + (version == 1 ? T.zeros(16) : [])
    }

    private func track(_ type: FourCC, _ body: [UInt8]) throws -> Track {
        let entry = MP4SampleEntry(MP4Box(type: type, body: Bytes(body)), handler: "soun")
        var track = Track(number: 1, kind: entry.kind, codec: .unknown)
        try entry.fill(&track, SourceReader(MemorySource([]), limits: .default))
        return track
    }

    private func code(_ text: String) throws -> FourCC { try FourCC(Bytes(Array(text.utf8)).u32(0)) }

    @Test(
        "Codecs by their four characters, and their strings",
        arguments: [
            ("mp4a", "aac", "mp4a.40.2"), ("ac-3", "ac3", "ac-3"), ("sac3", "ac3", "ac-3"), ("ec-3", "eac3", "ec-3"),
            ("ac-4", "ac4", "ac-4"),
            ("Opus", "opus", "opus"), ("fLaC", "flac", "flac"), ("alac", "alac", "alac"), (".mp3", "mp3", "mp4a.6B"),
            ("mp3 ", "mp3", "mp4a.6B"), ("dtsc", "dts", "dtsc"), ("dtsh", "dts", "dtsc"), ("dtsl", "dts", "dtsc"), ("dtse", "dts", "dtsc"),
            ("dts-", "dts", "dtsc"), ("DTS ", "dts", "dtsc"), ("mlpa", "truehd", "mlpa"), ("samr", "amr_nb", nil), ("sawb", "amr_wb", nil),
            ("ima4", "adpcm_ima_qt", nil), ("QDM2", "qdm2", nil), ("abc ", "abc", nil),
        ] as [(String, String, String?)])
    func codecs(_ type: String, _ codec: String, _ string: String?) throws {
        let track = try track(code(type), head(channels: 6, bits: 24))
        #expect(track.kind == .audio)
        #expect(track.codec.rawValue == codec)
        #expect(track.codecString == string)
        #expect(track.channels == 6)
        #expect(track.sampleRate == (codec == "opus" ? 48_000 : 44_100))
        #expect(track.bitDepth == nil)
    }

    @Test(
        "Uncompressed sound has the depth of its entry",
        arguments: [
            ("ulaw", 16, "pcm_mulaw"), ("alaw", 16, "pcm_alaw"), ("fl64", 64, "pcm_f64be"), ("fl32", 32, "pcm_f32be"),
            ("twos", 16, "pcm_s16be"),
            ("sowt", 16, "pcm_s16le"), ("twos", 8, "pcm_s8"), ("sowt", 8, "pcm_s8"), ("raw ", 8, "pcm_u8"), ("in24", 24, "pcm_s24be"),
            ("in32", 32, "pcm_s32be"),
        ])
    func uncompressed(_ type: String, _ bits: Int, _ codec: String) throws {
        let track = try track(code(type), head(bits: bits))
        #expect(track.codec.rawValue == codec)
        #expect(track.bitDepth == bits)
        #expect(try self.track(code(type), head(bits: 0)).bitDepth == nil)
    }

    @Test(
        "Linear sound of the second version: float, sign and byte order",
        arguments: [
            (16, 0, "pcm_u16le", 16), (16, 2, "pcm_u16be", 16), (16, 4, "pcm_s16le", 16), (24, 6, "pcm_s24be", 24),
            (32, 1, "pcm_f32le", 32),
            (64, 3, "pcm_f64be", 64), (8, 4, "pcm_s8", 8), (8, 2, "pcm_u8", 8), (32, 8, "pcm_u32le", 32), (20, 4, "lpcm", nil),
        ] as [(Int, Int, String, Int?)])
    func linear(_ bits: Int, _ flags: Int, _ codec: String, _ depth: Int?) throws {
        let track = try track("lpcm", head(version: 2, channels: 8, rate: 96_000, linear: (bits, flags)))
        #expect(track.codec.rawValue == codec)
        #expect(track.bitDepth == depth)
        #expect(track.channels == 8)
        #expect(track.sampleRate == 96_000)
        // Only the second version has these fields, and only this format uses them.
        #expect(try self.track("twos", head(version: 2, linear: (bits, flags))).codec.rawValue == "pcm_s16be")
        #expect(try self.track("lpcm", head() + T.zeros(20) + T.u32(bits) + T.u32(flags)).codec.rawValue == "lpcm")
    }

    @Test("The children follow the head of each version", arguments: [0, 1, 2])
    func versions(_ version: Int) throws {
        let record = T.box("dac3", [0x10, 0x19, 0xE0])
        let track = try track("ac-3", head(version: version, channels: 2) + record)
        #expect(track.channels == 3)
        #expect(track.sampleRate == 48_000)
        #expect(try self.track("ac-3", head(version: version, channels: 2, rate: 22_050)).sampleRate == 22_050)
    }

    @Test("A Windows format tag for MP3, and the rate that separates its two strings")
    func mp3() throws {
        #expect(try track(FourCC(0x6D73_0055), head()).codec == .mp3)
        #expect(try track(FourCC(0x6D73_0056), head()).codec != .mp3)
        for (rate, string) in [(31_999, "mp4a.69"), (32_000, "mp4a.6B"), (22_050, "mp4a.69")] {
            #expect(try track(".mp3", head(rate: rate)).codecString == string)
        }
    }

    @Test(
        "Elementary streams: the object type decides",
        arguments: [
            (0x40, "aac", "mp4a.40.5", 1, 48_000), (0x67, "aac", "mp4a.40.5", 1, 48_000), (0x69, "mp3", "mp4a.69", 2, 44_100),
            (0x6B, "mp3", "mp4a.6B", 2, 44_100), (0xDD, "vorbis", "vorbis", 2, 44_100), (0xA5, "ac3", "ac-3", 2, 44_100),
            (0xA9, "dts", "dtsc", 2, 44_100), (0x01, "aac", "mp4a.40.5", 1, 48_000), (0xAD, "opus", "opus", 2, 48_000),
        ])
    func elementary(_ type: UInt8, _ codec: String, _ string: String, _ channels: Int, _ rate: Int) throws {
        // AAC with spectral band replication: 24 kHz become 48 kHz.
        let stream = Descriptors(type: type, rate: 96_000, configuration: [0x2B, 0x09, 0x88, 0]).bytes
        let track = try track("mp4a", head() + T.box("esds", T.zeros(4), stream))
        #expect(track.codec.rawValue == codec)
        #expect(track.codecString == string)
        #expect(track.channels == channels)
        #expect(track.sampleRate == rate)
        #expect(track.bitRate == 96_000)
    }

    @Test("The configuration boxes of each codec")
    func configurations() throws {
        let eac3 = try track("ec-3", head() + T.box("dec3", [0x0C, 0x00, 0x20, 0x0F, 0]))
        #expect([eac3.channels, eac3.sampleRate, eac3.bitRate] == [6, 48_000, 384_000])
        let opus = try track("Opus", head(rate: 24_000) + T.box("dOps", [0, 6, 1, 56]))
        #expect([opus.channels, opus.sampleRate] == [6, 48_000])
        let info = T.zeros(10) + T.u64(96_000 << 44 | 3 << 41 | 23 << 36)
        let flac = try track("fLaC", head() + T.box("dfLa", T.zeros(8), info))
        #expect([flac.channels, flac.sampleRate, flac.bitDepth] == [4, 96_000, 24])
        let cookie: [UInt8] = T.u32(4096) + [0, 24, 40, 10, 14, 8, 0, 255] + T.zeros(4) + T.u32(700_000) + T.u32(192_000)
        let alac = try track("alac", head(bits: 0) + T.box("alac", T.zeros(4), cookie))
        #expect([alac.channels, alac.sampleRate, alac.bitDepth, alac.bitRate] == [8, 192_000, 24, 700_000])
        let damaged = ["esds", "dac3", "dec3", "dOps", "dfLa", "alac", "wave", "btrt"].map { T.box($0, []) }.flatMap(\.self)
        #expect(try track("mp4a", head() + damaged).channels == 2)
    }

    @Test("A configuration that knows no channels or rate leaves those of the entry")
    func unknown() throws {
        let cookie: [UInt8] = T.u32(4096) + [0, 16, 40, 10, 14, 0, 0, 255] + T.zeros(12)
        let track = try track("alac", head(channels: 2) + T.box("alac", T.zeros(4), cookie))
        #expect([track.channels, track.sampleRate, track.bitRate] == [2, 44_100, nil])
        let one = T.u32(4096) + [0, 16, 40, 10, 14, 1, 0, 255] + T.zeros(8) + T.u32(1)
        let least = try self.track("alac", head(channels: 2) + T.box("alac", T.zeros(4), one))
        #expect([least.channels, least.sampleRate] == [1, 1])
    }

    @Test("QuickTime wraps the configuration, and marks a little byte order")
    func wave() throws {
        let stream = T.box("esds", T.zeros(4), Descriptors(type: 0x40, configuration: [0x12, 0x30]).bytes)
        #expect(try track("mp4a", head(version: 1) + T.box("wave", T.box("frma", Array("mp4a".utf8)), stream)).channels == 6)
        #expect(try track("mp4a", head(version: 1) + T.box("wave", T.box("wave", stream))).channels == 2)
        for (value, codec) in [(1, "pcm_s24le"), (0, "pcm_s24be"), (2, "pcm_s24be")] {
            #expect(try track("in24", head(version: 1, bits: 24) + T.box("wave", T.box("enda", T.u16(value)))).codec.rawValue == codec)
        }
        #expect(try track("sowt", head(version: 1) + T.box("wave", T.box("enda", T.u16(1)))).codec.rawValue == "pcm_s16le")
        #expect(try track("in24", head(version: 1, bits: 24) + T.box("wave", T.box("endb", T.u16(1)))).codec.rawValue == "pcm_s24be")
    }

    @Test("A rate box is used if nothing else tells the rate")
    func rate() throws {
        func box(_ rate: Int) -> [UInt8] { T.box("btrt", T.u32(1), T.u32(2), T.u32(rate)) }
        #expect(try track("mp4a", head() + box(64_000)).bitRate == 64_000)
        #expect(try track("mp4a", head() + box(1)).bitRate == 1)
        #expect(try track("mp4a", head() + box(0)).bitRate == nil)
        #expect(try track("mp4a", head() + box(0xFFFF_FFFF)).bitRate == 0xFFFF_FFFF)
        #expect(try track("ac-3", head() + T.box("dac3", [0x10, 0x19, 0xE0]) + box(64_000)).bitRate == 448_000)
    }

    @Test("Encrypted sound keeps its original format")
    func encrypted() throws {
        #expect(try track("enca", head() + T.box("sinf", T.box("frma", Array("ac-3".utf8)))).codec == .ac3)
        #expect(try track("enca", head()).codec.rawValue == "enca")
        #expect(try track("mp4a", head() + T.box("sinf", T.box("frma", Array("ac-3".utf8)))).codec == .aac)
    }
}
