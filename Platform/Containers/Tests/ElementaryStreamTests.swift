import Testing

@testable import Containers

/// An elementary stream descriptor (ISO/IEC 14496-1, 7.2.6).
struct Descriptors {
    var type: UInt8
    var rate = 0
    var configuration: [UInt8] = []
    var flags: UInt8 = 0
    /// How many bytes the lengths have.
    var lengthBytes = 1

    func descriptor(_ tag: UInt8, _ body: [UInt8], claim: Int? = nil) -> [UInt8] {
        let length = claim ?? body.count
        let bytes = (0..<lengthBytes).map { place in
            UInt8(length >> (7 * (lengthBytes - 1 - place)) & 0x7F) | (place < lengthBytes - 1 ? 0x80 : 0)
        }
        return [tag] + bytes + body
    }

    var decoder: [UInt8] {
        let specific = configuration.isEmpty ? [] : descriptor(5, configuration)
        return [type, 0x15, 0, 0x18, 0] + TinyMP4.u32(3_000_000) + TinyMP4.u32(rate) + specific
    }

    var bytes: [UInt8] {
        var optional: [UInt8] = []
        if flags & 0x80 != 0 { optional += [4, 4] }
        if flags & 0x40 != 0 { optional += [3] + Array("url".utf8) }
        if flags & 0x20 != 0 { optional += [4, 4] }
        return descriptor(3, [0, 1, flags] + optional + descriptor(4, decoder))
    }
}

@Suite("Elementary streams")
struct ElementaryStreamTests {
    @Test(
        "Object types (ISO/IEC 14496-1, table 5, and its registration authority)",
        arguments: [
            ([0x20], "mpeg4"), ([0x21], "h264"), ([0x23], "hevc"), ([0x40, 0x66, 0x67, 0x68], "aac"),
            ([0x60, 0x61, 0x62, 0x63, 0x64, 0x65], "mpeg2video"), ([0x69, 0x6B], "mp3"), ([0x6A], "mpeg1video"), ([0x6C], "mjpeg"),
            ([0x6D], "png"), ([0xA3], "vc1"), ([0xA5], "ac3"), ([0xA6], "eac3"), ([0xA9], "dts"), ([0xAD], "opus"), ([0xDD], "vorbis"),
            ([0xE0], "dvd_subtitle"), ([0x00, 0x5F, 0x70, 0xFF], "unknown"),
        ] as [([UInt8], String)])
    func types(_ types: [UInt8], _ codec: String) {
        for type in types { #expect(ElementaryStream(Bytes(Descriptors(type: type).bytes))?.codec.rawValue == codec) }
    }

    @Test("Optional fields and lengths of one to four bytes", arguments: [0, 0x80, 0x40, 0x20, 0xE0, 0x1F] as [UInt8])
    func fields(_ flags: UInt8) {
        for width in 1...4 {
            let bytes = Descriptors(type: 0x40, rate: 128_000, configuration: [0x12, 0x10], flags: flags, lengthBytes: width).bytes
            let stream = ElementaryStream(Bytes(bytes))
            #expect(stream?.objectType == 0x40)
            #expect(stream?.averageBitRate == 128_000)
            #expect(stream?.configuration == [0x12, 0x10])
        }
    }

    @Test("An average rate of zero is unknown, a missing configuration empty")
    func missing() {
        let stream = ElementaryStream(Bytes(Descriptors(type: 0x40).bytes))
        #expect(stream?.averageBitRate == nil)
        #expect(stream?.configuration == [])
        #expect(ElementaryStream(Bytes(Descriptors(type: 0x40, rate: 1).bytes))?.averageBitRate == 1)
    }

    @Test("A length of more than 127 bytes, and a configuration that is cut at a thousand")
    func long() {
        let long = (0..<1500).map { UInt8(truncatingIfNeeded: $0) }
        let stream = ElementaryStream(Bytes(Descriptors(type: 0x40, configuration: long, lengthBytes: 2).bytes))
        #expect(stream?.configuration == Array(long.prefix(1024)))
    }

    @Test("A declared size beyond the end is taken as the end")
    func claims() {
        let one = Descriptors(type: 0x40)
        let bytes = one.descriptor(
            3, [0, 1, 0] + one.descriptor(4, one.decoder + one.descriptor(5, [0x12, 0x10], claim: 90), claim: 100), claim: 120)
        #expect(ElementaryStream(Bytes(bytes))?.configuration == [0x12, 0x10])
    }

    @Test("Other descriptors are not read, and a truncated one is refused")
    func refused() {
        let one = Descriptors(type: 0x40)
        #expect(ElementaryStream(Bytes(one.descriptor(2, [0, 1, 0] + one.descriptor(4, one.decoder)))) == nil)
        #expect(ElementaryStream(Bytes(one.descriptor(3, [0, 1, 0] + one.descriptor(5, one.decoder)))) == nil)
        #expect(ElementaryStream(Bytes(one.descriptor(3, [0, 1, 0] + one.descriptor(4, [])))) == nil)
        #expect(ElementaryStream(Bytes(one.descriptor(3, [0, 1]))) == nil)
        #expect(ElementaryStream(Bytes([])) == nil)
        #expect(ElementaryStream(Bytes([3, 0x80, 0x80, 0x80])) == nil)
        let other = one.descriptor(3, [0, 1, 0] + one.descriptor(4, one.decoder + one.descriptor(6, [1])))
        #expect(ElementaryStream(Bytes(other))?.configuration == [])
    }

    @Test(
        "The profile and level of MPEG-4 follow the start code, wherever it is",
        arguments: [
            ([0, 0, 1, 0xB0, 1], "mp4v.20.1"), ([9, 0, 0, 1, 0xB0, 243, 7], "mp4v.20.243"), ([0, 0, 0, 1, 0xB0, 5], "mp4v.20.5"),
            ([0, 0, 1, 0xB0], "mp4v.20"), ([0, 0, 1, 0xB1, 1], "mp4v.20"), ([0, 1, 1, 0xB0, 1], "mp4v.20"),
            ([1, 0, 1, 0xB0, 1], "mp4v.20"),
            ([0, 0, 2, 0xB0, 1], "mp4v.20"), ([], "mp4v.20"), ([0, 0, 1, 0xB0, 1, 0, 0, 1, 0xB0, 2], "mp4v.20.1"),
        ] as [([UInt8], String)])
    func profile(_ configuration: [UInt8], _ string: String) { #expect(ElementaryStream.mpeg4String(configuration) == string) }

    @Test(
        "The shape of pixels of MPEG-4: by its number, or given, with and without a version of the layer",
        arguments: [(1, [1, 1]), (2, [12, 11]), (4, [16, 11]), (5, [40, 33]), (6, nil), (14, nil), (0, nil), (15, [7, 9])]
            as [(Int, [Int64]?)])
    func shape(_ number: Int, _ ratio: [Int64]?) {
        for hasVersion in [false, true] {
            var bits = BitWriter()
            bits.put(0b1_0000_0001, 9)
            bits.flag(hasVersion)
            if hasVersion { bits.put(0b0001_001, 7) }
            bits.put(number, 4)
            if number == 15 { bits.put(7 << 8 | 9, 16) }
            let layer = [0, 0, 1, 0x20] + bits.bytes
            let expected = ratio.flatMap { PixelAspect($0[0], $0[1]) }
            #expect(ElementaryStream.mpeg4Aspect([0, 0, 1, 0xB0, 1] + layer + [0, 0]) == expected)
            #expect(ElementaryStream.mpeg4Aspect(Array(layer.prefix(5))) == nil)
        }
        #expect(ElementaryStream.mpeg4Aspect([0, 0, 1, 0xB0, 1, 0, 0, 1, 0x30, 0xFF, 0xFF]) == nil)
    }
}
