/// The usability information in an HEVC sequence parameter set (ITU-T H.265 §7.3.2.2, annex E).
enum HEVCParameters {
    /// Finds the first sequence parameter set of a decoder configuration record.
    static func usability(record: Bytes) -> VideoUsability? {
        guard let arrays = try? record.u8(22) else { return nil }
        var at = 23
        for _ in 0..<arrays {
            guard let type = try? record.u8(at), let units = try? record.u16(at + 1) else { return nil }
            at += 3
            for _ in 0..<units {
                guard let length = try? record.u16(at), let unit = try? record.part(at + 2, length) else { return nil }
                if type & 63 == 33 { return usability(unit: unit.array) }
                at += 2 + length
            }
        }
        return nil
    }

    static func usability(unit: [UInt8]) -> VideoUsability? {
        guard unit.count > 4, unit.count < 4096 else { return nil }
        var bits = BitReader(NALUnit.unescaped(unit.dropFirst(2)))
        bits.skip(4)
        let layers = bits.read(3)
        bits.skip(1)
        skipProfile(&bits, layers: layers)
        _ = bits.ue()
        if bits.ue() == 3 { bits.skip(1) }
        _ = bits.ue()
        _ = bits.ue()
        if bits.flag() { for _ in 0..<4 { _ = bits.ue() } }
        _ = bits.ue()
        _ = bits.ue()
        let countBits = bits.ue() + 4
        for _ in (bits.flag() ? 0 : layers)...layers { for _ in 0..<3 { _ = bits.ue() } }
        for _ in 0..<6 { _ = bits.ue() }
        if bits.flag(), bits.flag() { skipScaling(&bits) }
        bits.skip(2)
        if bits.flag() {
            bits.skip(8)
            _ = bits.ue()
            _ = bits.ue()
            bits.skip(1)
        }
        guard skipReferenceSets(&bits) else { return nil }
        if bits.flag() {
            let pictures = bits.ue()
            guard pictures <= 32, countBits <= 16 else { return nil }
            bits.skip(pictures * (countBits + 1))
        }
        bits.skip(2)
        guard bits.flag(), !bits.isExhausted else { return nil }
        return VideoUsability(&bits)
    }

    private static func skipProfile(_ bits: inout BitReader, layers: Int) {
        bits.skip(96)
        guard layers > 0 else { return }
        let present = (0..<layers).map { _ in (bits.flag(), bits.flag()) }
        bits.skip((8 - layers) * 2)
        for (profile, level) in present { bits.skip((profile ? 88 : 0) + (level ? 8 : 0)) }
    }

    private static func skipScaling(_ bits: inout BitReader) {
        for size in 0..<4 {
            for _ in stride(from: 0, to: 6, by: size == 3 ? 3 : 1) {
                if !bits.flag() {
                    _ = bits.ue()
                } else {
                    if size > 1 { _ = bits.se() }
                    for _ in 0..<min(64, 1 << (4 + size * 2)) { _ = bits.se() }
                }
            }
        }
    }

    private static func skipReferenceSets(_ bits: inout BitReader) -> Bool {
        let sets = bits.ue()
        guard sets <= 64 else { return false }
        var before = 0
        for set in 0..<sets {
            if set > 0, bits.flag() {
                bits.skip(1)
                _ = bits.ue()
                var kept = 0
                for _ in 0...before {
                    let used = bits.flag()
                    if used || bits.flag() { kept += 1 }
                }
                before = kept
            } else {
                let pictures = (bits.ue(), bits.ue())
                guard pictures.0 <= 16, pictures.1 <= 16 else { return false }
                before = pictures.0 + pictures.1
                for _ in 0..<before {
                    _ = bits.ue()
                    bits.skip(1)
                }
            }
            if bits.isExhausted { return false }
        }
        return true
    }
}
