/// The uncompressed header of a keyframe (VP9 bitstream §6.2).
struct VP9Header: Equatable {
    var profile = 0
    var bitDepth = 8
    /// 1: 4:2:0, 2: 4:2:2, 3: 4:4:4, as in `vpcC`.
    var subsampling = 1
    var isFullRange = false
    /// Matrix coefficients (ITU-T H.273).
    var matrix = 2

    /// The matrices of the color spaces 1…5 and 7.
    private static let matrices = [2, 6, 1, 6, 7, 9, 2, 0]

    /// Nil for anything but a keyframe.
    init?(_ frame: [UInt8]) {
        var bits = BitReader(Array(frame.prefix(16)))
        guard bits.read(2) == 2 else { return nil }
        profile = bits.read(1) | bits.read(1) << 1
        if profile == 3 { bits.skip(1) }
        guard !bits.flag(), !bits.flag() else { return nil }
        bits.skip(2)
        guard bits.read(24) == 0x49_8342 else { return nil }
        if profile >= 2 { bitDepth = bits.flag() ? 12 : 10 }
        let space = bits.read(3)
        matrix = Self.matrices[space]
        if space == 7 {
            isFullRange = true
            subsampling = 3
        } else {
            isFullRange = bits.flag()
            if profile & 1 == 1 {
                let across = bits.flag()
                subsampling = across ? (bits.flag() ? 1 : 2) : 3
            }
        }
        if bits.isExhausted { return nil }
    }

    /// VPCodecConfigurationRecord with the version of its box (“VP Codec ISO Media File Format Binding” §2.2).
    func record(_ track: Track) -> [UInt8] {
        let level = VideoConfiguration.vp9Level(width: track.width ?? 0, height: track.height ?? 0, frameRate: track.frameRate ?? 0)
        let transfer = track.transfer == .pq ? 16 : track.transfer == .hlg ? 18 : 2
        let primaries = transfer == 2 ? 2 : 9
        let depth = UInt8(bitDepth << 4 | subsampling << 1 | (isFullRange ? 1 : 0))
        return [1, 0, 0, 0, UInt8(profile), UInt8(level), depth, UInt8(primaries), UInt8(transfer), UInt8(matrix), 0, 0]
    }
}
