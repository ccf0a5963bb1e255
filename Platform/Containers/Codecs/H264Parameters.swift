/// The few fields of an H.264 sequence parameter set that no container repeats (ITU-T H.264 §7.3.2.1.1, annex E).
struct H264Parameters {
    var bitDepth = 8
    var usability: VideoUsability?

    /// - Parameter unit: the NAL unit with its header byte.
    init?(_ unit: [UInt8]) {
        guard unit.count > 4, unit[0] & 31 == 7 else { return nil }
        var bits = BitReader(NALUnit.unescaped(unit.dropFirst()))
        let profile = bits.read(8)
        bits.skip(16)
        _ = bits.ue()
        if [100, 110, 122, 244, 44, 83, 86, 118, 128, 138, 139, 134, 135].contains(profile) {
            let chroma = bits.ue()
            if chroma == 3 { bits.skip(1) }
            bitDepth = 8 + min(8, bits.ue())
            _ = bits.ue()
            bits.skip(1)
            if bits.flag() {
                for list in 0..<(chroma == 3 ? 12 : 8) where bits.flag() { Self.skipScaling(&bits, list < 6 ? 16 : 64) }
            }
        }
        _ = bits.ue()
        let order = bits.ue()
        if order == 0 {
            _ = bits.ue()
        } else if order == 1 {
            bits.skip(1)
            _ = bits.se()
            _ = bits.se()
            for _ in 0..<min(255, bits.ue()) { _ = bits.se() }
        }
        _ = bits.ue()
        bits.skip(1)
        _ = bits.ue()
        _ = bits.ue()
        if !bits.flag() { bits.skip(1) }
        bits.skip(1)
        if bits.flag() { for _ in 0..<4 { _ = bits.ue() } }
        guard !bits.isExhausted else { return nil }
        if bits.flag() { usability = VideoUsability(&bits) }
    }

    private static func skipScaling(_ bits: inout BitReader, _ size: Int) {
        var last = 8
        var next = 8
        for _ in 0..<size {
            if next != 0 { next = (last + bits.se() + 256) & 255 }
            if next != 0 { last = next }
        }
    }
}

enum NALUnit {
    /// Without the emulation prevention bytes.
    static func unescaped(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var zeros = 0
        for byte in bytes {
            if zeros >= 2, byte == 3 {
                zeros = 0
                continue
            }
            zeros = byte == 0 ? zeros + 1 : 0
            result.append(byte)
        }
        return result
    }
}
