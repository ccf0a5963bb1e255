/// The header of a frame of sound.
struct AudioFrame: Equatable {
    var codec: Codec
    var channels: Int
    var sampleRate: Int

    /// MPEG audio (ISO/IEC 11172-3 and 13818-3 §2.4.1.3), with the lower rates of MPEG 2.5. Nil for anything else.
    init?(mpeg frame: [UInt8]) {
        var bits = BitReader(Array(frame.prefix(4)))
        guard bits.read(11) == 0x7FF else { return nil }
        let (version, layer) = (bits.read(2), bits.read(2))
        bits.skip(5)
        let rate = bits.read(2)
        bits.skip(2)
        let mode = bits.read(2)
        guard !bits.isExhausted, version != 1, layer != 0, rate != 3 else { return nil }
        codec = [.mp3, .mp2, .mp1][layer - 1]
        channels = mode == 3 ? 1 : 2
        sampleRate = [44_100, 48_000, 32_000][rate] >> (version == 3 ? 0 : version == 2 ? 1 : 2)
    }

    private static let dtsChannels = [1, 2, 2, 2, 2, 3, 3, 4, 4, 5, 6, 6, 6, 7, 8, 8]
    private static let dtsRates = [
        0, 8_000, 16_000, 32_000, 0, 0, 11_025, 22_050, 44_100, 0, 0, 12_000, 24_000, 48_000, 96_000, 192_000,
    ]

    /// The core of DTS (ETSI TS 102 114 §5.3.1), with an extension of the core for one more channel or twice the rate.
    init?(dts frame: [UInt8]) {
        var bits = BitReader(Array(frame.prefix(16)))
        guard bits.read(32) == 0x7FFE_8001 else { return nil }
        bits.skip(28)
        let mode = bits.read(6)
        let rate = bits.read(4)
        bits.skip(10)
        let extensionKind = bits.read(3)
        let isExtended = bits.flag()
        bits.skip(1)
        let low = bits.read(2)
        guard !bits.isExhausted, mode < Self.dtsChannels.count, Self.dtsRates[rate] > 0 else { return nil }
        codec = .dts
        channels = Self.dtsChannels[mode] + (low == 1 || low == 2 ? 1 : 0) + (isExtended && extensionKind == 0 ? 1 : 0)
        sampleRate = Self.dtsRates[rate] * (isExtended && extensionKind == 2 ? 2 : 1)
    }
}
