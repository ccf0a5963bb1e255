import Testing

@testable import Containers

@Suite("Configurations of sound")
struct AudioConfigurationTests {
    private func aac(_ type: Int, rate: Int, layout: Int, _ rest: (inout BitWriter) -> Void = { _ in }) -> AudioConfiguration {
        var bits = BitWriter()
        if type < 31 {
            bits.put(type, 5)
        } else {
            bits.put(31, 5)
            bits.put(type - 32, 6)
        }
        bits.put(rate, 4)
        if rate == 15 { bits.put(12_345, 24) }
        bits.put(layout, 4)
        rest(&bits)
        return AudioConfiguration(aac: bits.bytes)
    }

    @Test("AAC: the sample rates of ISO/IEC 14496-3, table 1.18")
    func aacRates() {
        let rates = [96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350]
        for (index, rate) in rates.enumerated() { #expect(aac(2, rate: index, layout: 2).sampleRate == rate) }
        #expect(aac(2, rate: 13, layout: 2).sampleRate == nil)
        #expect(aac(2, rate: 15, layout: 2).sampleRate == 12_345)
    }

    @Test("AAC: the channels of ISO/IEC 14496-3, table 1.19")
    func aacChannels() {
        let channels = [nil, 1, 2, 3, 4, 5, 6, 8, nil, nil, nil, 7, 8, 24, 8, nil]
        // Zero: the stream itself defines them; three values are reserved.
        for (layout, count) in channels.enumerated() where !(8...10).contains(layout) {
            #expect(aac(2, rate: 3, layout: layout).channels == count)
        }
        for layout in 8...10 { #expect((aac(2, rate: 3, layout: layout).channels ?? 0) == 0) }
    }

    @Test("AAC: object types, also those beyond 31", arguments: [1, 2, 3, 4, 23, 30, 32, 34, 39, 42])
    func aacTypes(_ type: Int) { #expect(aac(type, rate: 4, layout: 2).codecString == "mp4a.40.\(type)") }

    @Test("AAC: an empty or unusable configuration is taken as AAC-LC")
    func aacUnusable() {
        for bytes in [[], [0x12], [0x00, 0x10, 0x00]] as [[UInt8]] {
            let configuration = AudioConfiguration(aac: bytes)
            #expect(configuration.codecString == "mp4a.40.2")
            #expect(configuration.sampleRate == nil)
            #expect(configuration.channels == nil)
        }
    }

    @Test("AAC: spectral band replication gives the rate of its extension, parametric stereo two channels")
    func aacExtensions() {
        let replicated = aac(5, rate: 6, layout: 1) { $0.put(3, 4) }
        #expect(replicated == AudioConfiguration(string: "mp4a.40.5", channels: 1, rate: 48_000))
        let stereo = aac(29, rate: 7, layout: 1) { $0.put(4, 4) }
        #expect(stereo == AudioConfiguration(string: "mp4a.40.29", channels: 2, rate: 44_100))
    }

    @Test(
        "AAC: a backward compatible extension is used if its mark, type and flag are right",
        arguments: [
            (0x2B7, 5, 1, 3, 0, 48_000), (0x2B6, 5, 1, 3, 0, 24_000), (0x2B7, 6, 1, 3, 0, 24_000), (0x2B7, 5, 0, 3, 0, 24_000),
            (0x2B7, 5, 1, 12, 0, 7_350), (0x2B7, 5, 1, 13, 0, 24_000), (0x2B7, 5, 1, 3, 59, 48_000), (0x2B7, 5, 1, 3, 60, 24_000),
        ])
    func aacSync(_ mark: Int, _ type: Int, _ flag: Int, _ index: Int, _ padding: Int, _ rate: Int) {
        let configuration = aac(2, rate: 6, layout: 2) { bits in
            bits.put(0, 3)
            bits.put(mark, 11)
            bits.put(type, 5)
            bits.put(flag, 1)
            bits.put(index, 4)
            bits.put(0, 3 + padding * 8)
        }
        #expect(configuration == AudioConfiguration(string: "mp4a.40.2", channels: 2, rate: rate))
    }

    private func ac3(rate: Int = 0, mode: Int = 7, low: Int = 1, code: Int = 15) -> AudioConfiguration {
        var bits = BitWriter()
        bits.put(rate, 2)
        bits.put(8, 5)
        bits.put(0, 3)
        bits.put(mode, 3)
        bits.put(low, 1)
        bits.put(code, 5)
        bits.put(31, 5)
        return AudioConfiguration(ac3: bits.bytes)
    }

    @Test("AC-3: rates, channels and bit rates of ETSI TS 102 366")
    func ac3() {
        #expect((0..<4).map { ac3(rate: $0).sampleRate } == [48_000, 44_100, 32_000, nil])
        #expect((0..<8).map { ac3(mode: $0, low: 0).channels } == [2, 1, 2, 3, 3, 4, 4, 5])
        #expect(ac3(mode: 7, low: 1).channels == 6)
        let rates = [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384, 448, 512, 576, 640].map { $0 * 1000 }
        #expect((0..<20).map { ac3(code: $0).bitRate } == rates + [nil])
        #expect(ac3().codecString == "ac-3")
        #expect(AudioConfiguration(ac3: [0, 0]) == AudioConfiguration(string: "ac-3"))
    }

    private func eac3(rate: Int = 640, code: Int = 0, mode: Int = 7, low: Int = 1, dependent: Int = 0, places: Int = 0)
        -> AudioConfiguration
    {
        var bits = BitWriter()
        bits.put(rate, 13)
        bits.put(0b101, 3)
        bits.put(code, 2)
        bits.put(0b10_0001_1111, 10)
        bits.put(mode, 3)
        bits.put(low, 1)
        bits.put(0b111, 3)
        bits.put(dependent, 4)
        bits.put(places, 9)
        return AudioConfiguration(eac3: bits.bytes)
    }

    @Test("E-AC-3: rates, channels and the places of dependent streams (ETSI TS 102 366, F.6)")
    func eac3() {
        #expect((0..<4).map { eac3(code: $0).sampleRate } == [48_000, 44_100, 32_000, nil])
        #expect((0..<8).map { eac3(mode: $0, low: 0).channels } == [2, 1, 2, 3, 3, 4, 4, 5])
        #expect(eac3().channels == 6)
        #expect(eac3(places: 0x1FF).channels == 6)
        // From the lowest bit on: Lc/Rc, Lrs/Rrs, Cs, Ts, Lsd/Rsd, Lw/Rw, Lvh/Rvh, Cvh, LFE2.
        let widths = (0..<9).map { eac3(low: 0, dependent: 1, places: 1 << $0).channels.map { $0 - 5 } }
        #expect(widths == [2, 2, 1, 1, 2, 2, 2, 1, 1])
        #expect(eac3(low: 1, dependent: 15, places: 0b0_0000_0010).channels == 8)
        #expect(eac3(dependent: 1, places: 0x1FF).channels == 16)
        #expect(eac3(rate: 1).bitRate == 1000)
        #expect(eac3(rate: 0).bitRate == nil)
        #expect(AudioConfiguration(eac3: [0, 0]) == AudioConfiguration(string: "ec-3"))
    }

    @Test("FLAC: stream info holds rate, channels and depth (RFC 9639, 8.2)")
    func flac() {
        var bits = BitWriter()
        bits.put(0, 80)
        bits.put(192_000, 20)
        bits.put(5, 3)
        bits.put(23, 5)
        bits.put(0xF_FFFF_FFFF, 36)
        let configuration = AudioConfiguration(flacInfo: Bytes(bits.bytes))
        #expect(configuration == AudioConfiguration(string: "flac", channels: 6, rate: 192_000, depth: 24))
        #expect(AudioConfiguration(flacInfo: Bytes([1, 2])) == AudioConfiguration(string: "flac"))
    }

    @Test("ALAC: the fields of its specific configuration")
    func alac() {
        let record: [UInt8] =
            TinyMP4.u32(4096) + [0, 20, 40, 10, 14, 6, 0, 255] + TinyMP4.u32(8192) + TinyMP4.u32(900_000) + TinyMP4.u32(88_200)
        #expect(
            AudioConfiguration(alac: Bytes(record))
                == AudioConfiguration(string: "alac", channels: 6, rate: 88_200, depth: 20, bitRate: 900_000))
        let unknownRate = record[..<16] + TinyMP4.u32(0) + record[20...]
        #expect(AudioConfiguration(alac: Bytes(Array(unknownRate))).bitRate == nil)
        #expect(AudioConfiguration(alac: Bytes(Array(record[..<16] + TinyMP4.u32(1)))).bitRate == 1)
    }

    @Test(
        "TrueHD: the rate, and the channels of the largest presentation",
        arguments: [
            (0, 0x1F, 0xF, 48_000, 6), (1, 0, 0xF, 96_000, 6), (2, 0, 1, 192_000, 2), (8, 0x4F, 0xF, 44_100, 8), (9, 2, 0, 88_200, 1),
            (10, 0, 0x1F, 176_400, 8), (15, 0, 0, nil, nil), (3, 0x1FFF, 0, nil, 20),
        ] as [(Int, Int, Int, Int?, Int?)])
    func truehd(_ rate: Int, _ eight: Int, _ six: Int, _ hertz: Int?, _ channels: Int?) {
        let format = rate << 28 | six << 15 | eight | 0x0090_2000
        let expected = AudioConfiguration(string: "mlpa", channels: eight == 0x1F ? 8 : channels, rate: hertz)
        #expect(AudioConfiguration(truehd: Bytes(TinyMP4.u32(format) + TinyMP4.zeros(6))) == expected)
        #expect(AudioConfiguration(truehd: Bytes([0, 1])) == AudioConfiguration(string: "mlpa"))
    }

    @Test(
        "DTS: the rate and the places of the speakers",
        arguments: [(0x000F, 6), (0x0002, 2), (0x0001, 1), (0x004F, 8), (0, nil)] as [(Int, Int?)])
    func dts(_ places: Int, _ channels: Int?) {
        let box = TinyMP4.u32(96_000) + TinyMP4.zeros(13) + TinyMP4.u16(places) + [0]
        let found = AudioConfiguration(dts: Bytes(box))
        #expect(found.sampleRate == 96_000)
        #expect(found.channels == channels)
        #expect(AudioConfiguration(dts: Bytes(Array(box.prefix(18)))).channels == nil)
        #expect(AudioConfiguration(dts: Bytes([])).sampleRate == nil)
    }

    @Test("Vorbis: the identification header, after the lengths of the headers or alone")
    func vorbis() {
        let header: [UInt8] = [1] + Array("vorbis".utf8) + [0, 0, 0, 0, 6, 0x44, 0xAC, 0, 0] + TinyMP4.zeros(14)
        let expected = AudioConfiguration(string: "vorbis", channels: 6, rate: 44_100)
        for start in [[], [2, 30, 0xFF, 0x40], [0, 30]] as [[UInt8]] { #expect(AudioConfiguration(vorbis: start + header) == expected) }
        for count in [0, 7, 15] { #expect(AudioConfiguration(vorbis: Array(header.prefix(count))) == AudioConfiguration(string: "vorbis")) }
        #expect(AudioConfiguration(vorbis: TinyMP4.zeros(64) + header) == AudioConfiguration(string: "vorbis"))
    }

    @Test("Opus always plays at 48 kHz")
    func opus() { #expect(AudioConfiguration(opusChannels: 3) == AudioConfiguration(string: "opus", channels: 3, rate: 48_000)) }
}

extension AudioConfiguration {
    fileprivate init(string: String, channels: Int? = nil, rate: Int? = nil, depth: Int? = nil, bitRate: Int? = nil) {
        self.init(codecString: string)
        self.channels = channels
        sampleRate = rate
        bitDepth = depth
        self.bitRate = bitRate
    }
}
