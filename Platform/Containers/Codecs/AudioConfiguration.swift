/// The contents of an audio codec's configuration.
struct AudioConfiguration: Equatable {
    var codecString: String?
    var channels: Int?
    var sampleRate: Int?
    var bitDepth: Int?
    var bitRate: Int?

    private static let aacRates = [
        96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350,
    ]
    private static let aacChannels = [0, 1, 2, 3, 4, 5, 6, 8, 0, 0, 0, 7, 8, 24, 8]

    /// AudioSpecificConfig (ISO/IEC 14496-3 §1.6.2.1).
    init(aac bytes: [UInt8]) {
        var bits = BitReader(bytes)
        func objectType(_ bits: inout BitReader) -> Int {
            let type = bits.read(5)
            return type == 31 ? 32 + bits.read(6) : type
        }
        func rate(_ bits: inout BitReader) -> Int? {
            let index = bits.read(4)
            if index == 15 { return bits.read(24) }
            return index < Self.aacRates.count ? Self.aacRates[index] : nil
        }
        let type = objectType(&bits)
        let base = rate(&bits)
        let layout = bits.read(4)
        guard !bits.isExhausted, type > 0 else {
            codecString = "mp4a.40.2"
            return
        }
        codecString = "mp4a.40.\(type)"
        sampleRate = base
        channels = layout < Self.aacChannels.count && layout > 0 ? Self.aacChannels[layout] : nil
        if type == 5 || type == 29 {
            sampleRate = rate(&bits)
            if type == 29 { channels = 2 }
        } else if let extended = Self.extendedRate(bytes) {
            // Spectral band replication signalled after the base configuration: the string stays that of the base.
            sampleRate = extended
        }
    }

    /// The sample rate in a backward compatible extension (sync word 0x2B7).
    private static func extendedRate(_ bytes: [UInt8]) -> Int? {
        guard bytes.count >= 5, bytes.count <= 64 else { return nil }
        var start = BitReader(bytes)
        start.skip(16)
        guard start.read(11) == 0x2B7, start.read(5) == 5, start.flag() else { return nil }
        let index = start.read(4)
        return index < aacRates.count && !start.isExhausted ? aacRates[index] : nil
    }

    private static let ac3Channels = [2, 1, 2, 3, 3, 4, 4, 5]
    private static let ac3Rates = [48_000, 44_100, 32_000]
    private static let ac3BitRates = [
        32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384, 448, 512, 576, 640,
    ]

    /// AC3SpecificBox (ETSI TS 102 366 F.4).
    init(ac3 bytes: [UInt8]) {
        var bits = BitReader(bytes)
        let rate = bits.read(2)
        bits.skip(8)
        let mode = bits.read(3)
        let low = bits.read(1)
        let code = bits.read(5)
        codecString = "ac-3"
        guard !bits.isExhausted else { return }
        channels = Self.ac3Channels[mode] + low
        sampleRate = rate < 3 ? Self.ac3Rates[rate] : nil
        bitRate = code < Self.ac3BitRates.count ? Self.ac3BitRates[code] * 1000 : nil
    }

    /// EC3SpecificBox (ETSI TS 102 366 F.6).
    init(eac3 bytes: [UInt8]) {
        var bits = BitReader(bytes)
        let rate = bits.read(13)
        bits.skip(3)
        let code = bits.read(2)
        bits.skip(10)
        let mode = bits.read(3)
        let low = bits.read(1)
        bits.skip(3)
        let dependent = bits.read(4)
        codecString = "ec-3"
        guard !bits.isExhausted else { return }
        channels = Self.ac3Channels[mode] + low
        if dependent > 0 {
            // From the lowest bit on: Lc/Rc, Lrs/Rrs, Cs, Ts, Lsd/Rsd, Lw/Rw, Lvh/Rvh, Cvh, LFE2.
            let places = bits.read(9)
            let widths = [2, 2, 1, 1, 2, 2, 2, 1, 1]
            for (place, width) in widths.enumerated() where places >> place & 1 == 1 { channels? += width }
            channels = min(channels ?? 0, 16)
        }
        sampleRate = code < 3 ? Self.ac3Rates[code] : nil
        bitRate = rate > 0 ? rate * 1000 : nil
    }

    /// Stream info of a FLAC stream, without its block header.
    init(flacInfo bytes: Bytes) {
        codecString = "flac"
        guard let word = try? bytes.u64(10) else { return }
        sampleRate = Int(word >> 44)
        channels = Int(word >> 41 & 7) + 1
        bitDepth = Int(word >> 36 & 31) + 1
    }

    /// ALACSpecificConfig, without the version and flags of its box.
    init(alac bytes: Bytes) {
        codecString = "alac"
        bitDepth = try? bytes.u8(5)
        channels = try? bytes.u8(9)
        bitRate = (try? bytes.u32(16)).flatMap { $0 > 0 ? Int($0) : nil }
        sampleRate = (try? bytes.u32(20)).map { Int($0) }
    }

    /// The places of speakers from the lowest bit on, as the numbers of channels.
    private static func channels(_ places: Int, _ widths: [Int]) -> Int? {
        let count = widths.enumerated().reduce(0) { $0 + (places >> $1.offset & 1) * $1.element }
        return count > 0 ? count : nil
    }

    /// MLPSpecificBox of Dolby TrueHD: the stream's format information ("Dolby TrueHD bitstreams within the ISO base media file format").
    init(truehd bytes: Bytes) {
        codecString = "mlpa"
        guard let format = try? bytes.u32(0) else { return }
        let rate = Int(format >> 28)
        if rate & 7 < 3 { sampleRate = (rate < 8 ? 48_000 : 44_100) << (rate & 7) }
        let widths = [2, 1, 1, 2, 2, 2, 2, 1, 1, 2, 2, 1, 1]
        channels = Self.channels(Int(format & 0x1FFF), widths) ?? Self.channels(Int(format >> 15 & 31), widths)
    }

    /// DTSSpecificBox (ETSI TS 102 114 annex E.2.2.3).
    init(dts bytes: Bytes) {
        codecString = nil
        sampleRate = (try? bytes.u32(0)).map { Int($0) }
        channels = (try? bytes.u16(17)).flatMap { Self.channels($0, [1, 2, 2, 1, 1, 2, 2, 1, 1, 2, 2, 2, 1, 2, 1, 2]) }
    }

    /// The identification header of Vorbis (Vorbis I §4.2.2), which the private data begins with, after the lengths of its headers.
    init(vorbis bytes: [UInt8]) {
        codecString = "vorbis"
        let mark = [1] + Array("vorbis".utf8)
        guard let at = bytes.indices.prefix(64).first(where: { bytes[$0...].starts(with: mark) }), bytes.count >= at + 16 else { return }
        channels = Int(bytes[at + 11])
        sampleRate = (0..<4).reduce(0) { $0 | Int(bytes[at + 12 + $1]) << (8 * $1) }
    }

    /// Opus always plays at 48 kHz.
    init(opusChannels: Int?) {
        codecString = "opus"
        channels = opusChannels
        sampleRate = 48_000
    }

    init(codecString: String?) { self.codecString = codecString }
}
