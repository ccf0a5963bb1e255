import CoreDomain

/// The shape of a pixel: its width to its height.
struct PixelAspect: Equatable {
    var across: Int64
    var down: Int64

    static let limit: Int64 = 1 << 32

    /// Nil for a ratio of zero or of more than 32 bits.
    init?(_ across: Int64, _ down: Int64) {
        guard (1...Self.limit).contains(across), (1...Self.limit).contains(down) else { return nil }
        (self.across, self.down) = (across, down)
    }

    /// Table E-1 of H.264 and H.265, whose first five entries are also those of MPEG-4 (ISO/IEC 14496-2, table 6-12).
    private static let numbered: [(Int64, Int64)] = [
        (1, 1), (12, 11), (10, 11), (16, 11), (40, 33), (24, 11), (20, 11), (32, 11), (80, 33), (18, 11), (15, 11), (64, 33), (160, 99),
        (4, 3), (3, 2), (2, 1),
    ]

    /// Nil for 0, "unspecified", and for numbers without a meaning.
    init?(number: Int) {
        guard (1...Self.numbered.count).contains(number) else { return nil }
        (across, down) = Self.numbered[number - 1]
    }

    /// The width of a picture with square pixels and the same height, rounded; nil where there is none.
    func width(of width: Int) -> Int? {
        Checked.rescale(Int64(clamping: width), from: down, to: across).flatMap { $0 > 0 ? Int($0) : nil }
    }
}

/// The common part of the video usability information of H.264 and HEVC (ITU-T H.264 and H.265, annex E).
struct VideoUsability: Equatable {
    var aspect: PixelAspect?
    var transfer: Track.Transfer?

    init(_ bits: inout BitReader) {
        if bits.flag() {
            let number = bits.read(8)
            aspect = number == 255 ? PixelAspect(Int64(bits.read(16)), Int64(bits.read(16))) : PixelAspect(number: number)
            if bits.isExhausted { aspect = nil }
        }
        if bits.flag() { bits.skip(1) }
        guard bits.flag() else { return }
        bits.skip(4)
        guard bits.flag() else { return }
        bits.skip(8)
        let code = bits.read(8)
        if !bits.isExhausted { transfer = Track.Transfer(code: code) }
    }
}
