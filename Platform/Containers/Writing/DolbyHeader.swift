/// The configuration of AC-3 and E-AC-3 from their first frame (ETSI TS 102 366 §4.3, E.1.2 and annex F).
enum DolbyHeader {
    /// AC3SpecificBox; nil for anything else.
    static func ac3(_ frame: [UInt8]) -> [UInt8]? {
        var bits = BitReader(Array(frame.prefix(16)))
        guard bits.read(16) == 0x0B77 else { return nil }
        bits.skip(16)
        let rate = bits.read(2)
        let size = bits.read(6)
        let identification = bits.read(5)
        let mode = bits.read(3)
        let channels = bits.read(3)
        if channels & 1 == 1, channels != 1 { bits.skip(2) }
        if channels & 4 != 0 { bits.skip(2) }
        if channels == 2 { bits.skip(2) }
        let low = bits.read(1)
        guard !bits.isExhausted, rate < 3, size < 38, identification <= 10 else { return nil }
        let packed = rate << 22 | identification << 17 | mode << 14 | channels << 11 | low << 10 | (size >> 1) << 5
        return [16, 8, 0].map { UInt8(truncatingIfNeeded: packed >> $0) }
    }

    private struct Substream {
        var kind: Int
        var size: Int
        var rate: Int
        var blocks: Int
        var channels: Int
        var low: Int
        var identification: Int
        /// The channels of a dependent substream (`chanmap`).
        var map: Int?
    }

    private static let rates = [48_000, 44_100, 32_000]
    private static let blocks = [1, 2, 3, 6]

    /// EC3SpecificBox, for one independent substream and those that depend on it; nil for anything else.
    /// - Parameter frame: the whole frame, or as much as has all headers.
    static func eac3(_ frame: [UInt8]) -> [UInt8]? {
        guard let first = substream(frame, at: 0), first.kind != 1 else { return nil }
        var at = first.size
        var dependent = 0
        var places = 0
        while let next = substream(frame, at: at), next.kind == 1, dependent < 8 {
            dependent += 1
            // The map from the highest bit on: L, C, R, Ls, Rs, Lc/Rc, …; the places of the box begin with Lc/Rc (table E.1.4 and F.6.2.13).
            for place in 0..<9 where ((next.map ?? 0) >> (10 - place)) & 1 == 1 { places |= 1 << place }
            at += next.size
        }
        let rate = first.size * 8 * rates[first.rate] / (256 * first.blocks) / 1000
        var writer = BoxWriter()
        // The data rate, and one independent substream.
        writer.u16(min(rate, 0x1FFF) << 3)
        let mode = first.rate << 22 | first.identification << 17 | first.channels << 9 | first.low << 8
        writer.u24(mode | dependent << 1 | (dependent > 0 ? places >> 8 & 1 : 0))
        if dependent > 0 { writer.u8(places & 0xFF) }
        return writer.bytes
    }

    private static func substream(_ frame: [UInt8], at: Int) -> Substream? {
        guard at >= 0, at < frame.count else { return nil }
        var bits = BitReader(Array(frame[at...].prefix(32)))
        guard bits.read(16) == 0x0B77 else { return nil }
        let kind = bits.read(2)
        bits.skip(3)
        let size = (bits.read(11) + 1) * 2
        let rate = bits.read(2)
        guard rate < 3 else { return nil }
        let blocks = Self.blocks[bits.read(2)]
        let channels = bits.read(3)
        let low = bits.read(1)
        let identification = bits.read(5)
        guard kind < 3, identification > 10, identification <= 16, !bits.isExhausted else { return nil }
        var found = Substream(
            kind: kind, size: size, rate: rate, blocks: blocks, channels: channels, low: low, identification: identification, map: nil)
        // Loudness and compression, twice for two mono programmes.
        for _ in 0..<(channels == 0 ? 2 : 1) {
            bits.skip(5)
            if bits.flag() { bits.skip(8) }
        }
        if kind == 1, bits.flag() { found.map = bits.read(16) }
        return bits.isExhausted ? nil : found
    }
}
