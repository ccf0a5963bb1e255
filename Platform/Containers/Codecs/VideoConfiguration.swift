/// The contents of a video codec's configuration record: the RFC 6381 string and the bit depth.
struct VideoConfiguration: Equatable {
    var codecString: String
    var bitDepth: Int?
    var transfer: Track.Transfer?
    var aspect: PixelAspect?

    static func hex(_ value: Int, digits: Int = 2) -> String {
        let text = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }

    static func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }

    /// AVCDecoderConfigurationRecord (ISO/IEC 14496-15).
    init?(avc record: Bytes, fourCC: String = "avc1") {
        guard let profile = try? record.u8(1), let compatibility = try? record.u8(2), let level = try? record.u8(3),
            (try? record.u8(0)) == 1
        else { return nil }
        codecString = "\(fourCC).\(Self.hex(profile))\(Self.hex(compatibility))\(Self.hex(level))"
        bitDepth = 8
        guard let length = try? record.u16(6), length > 0, let unit = try? record.part(8, min(length, 512)) else { return }
        if let parameters = H264Parameters(unit.array) {
            bitDepth = parameters.bitDepth
            transfer = parameters.usability?.transfer
            aspect = parameters.usability?.aspect
        }
    }

    /// HEVCDecoderConfigurationRecord (ISO/IEC 14496-15 E.3).
    init?(hevc record: Bytes, fourCC: String = "hvc1") {
        guard let first = try? record.u8(1), let flags = try? record.u32(2), let level = try? record.u8(12),
            let depth = try? record.u8(17)
        else { return nil }
        let space = ["", "A", "B", "C"][first >> 6]
        var reversed: UInt32 = 0
        for bit in 0..<32 where flags >> UInt32(bit) & 1 == 1 { reversed |= 1 << (31 - UInt32(bit)) }
        var text = "\(fourCC).\(space)\(first & 31).\(String(reversed, radix: 16, uppercase: true))"
        text += ".\(first >> 5 & 1 == 1 ? "H" : "L")\(level)"
        var constraints = (6..<12).compactMap { try? record.u8($0) }
        while constraints.last == 0 { constraints.removeLast() }
        for byte in constraints { text += ".\(String(byte, radix: 16, uppercase: true))" }
        codecString = text
        bitDepth = 8 + (depth & 7)
        let usability = HEVCParameters.usability(record: record)
        transfer = usability?.transfer
        aspect = usability?.aspect
    }

    /// AV1CodecConfigurationRecord.
    init?(av1 record: Bytes) {
        guard let first = try? record.u8(0), first & 0x80 != 0, let second = try? record.u8(1), let third = try? record.u8(2)
        else { return nil }
        let profile = second >> 5
        let high = third >> 6 & 1 == 1
        let depth = profile == 2 && third >> 5 & 1 == 1 ? 12 : high ? 10 : 8
        codecString =
            "av01.\(profile).\(Self.twoDigits(second & 31))\(third >> 7 == 1 ? "H" : "M").\(Self.twoDigits(depth))"
        bitDepth = depth
    }

    /// VPCodecConfigurationRecord, without the version and flags of its box.
    init?(vp record: Bytes, fourCC: String = "vp09") {
        guard let profile = try? record.u8(0), let level = try? record.u8(1), let third = try? record.u8(2) else { return nil }
        self.init(vpProfile: profile, level: level, depth: third >> 4, fourCC: fourCC)
        transfer = Track.Transfer(code: (try? record.u8(4)) ?? 2)
    }

    init(vpProfile profile: Int, level: Int, depth: Int, fourCC: String = "vp09") {
        codecString = "\(fourCC).\(Self.twoDigits(profile)).\(Self.twoDigits(level)).\(Self.twoDigits(depth))"
        bitDepth = depth
    }

    /// The lowest VP9 level (times ten) for a picture size and rate (VP9 levels, section "Levels").
    static func vp9Level(width: Int, height: Int, frameRate: Double) -> Int {
        guard width > 0, height > 0, width <= 65_536, height <= 65_536 else { return 10 }
        let size = Double(width * height)
        let rate = size * (frameRate > 0 && frameRate.isFinite ? frameRate : 30)
        let levels: [(level: Int, rate: Double, size: Double)] = [
            (10, 829_440, 36_864), (11, 2_764_800, 73_728), (20, 4_608_000, 122_880), (21, 9_216_000, 245_760),
            (30, 20_736_000, 552_960), (31, 36_864_000, 983_040), (40, 83_558_400, 2_228_224), (41, 160_432_128, 2_228_224),
            (50, 311_951_360, 8_912_896), (51, 588_251_136, 8_912_896), (52, 1_176_502_272, 8_912_896),
            (60, 1_176_502_272, 35_651_584), (61, 2_353_004_544, 35_651_584),
        ]
        return levels.first { rate <= $0.rate && size <= $0.size }?.level ?? 62
    }
}

extension Track.Transfer {
    /// From a transfer characteristic of ITU-T H.273; nil for "unspecified".
    init?(code: Int) {
        switch code {
        case 16: self = .pq
        case 18: self = .hlg
        case 1, 4...15, 17: self = .sdr
        default: return nil
        }
    }
}
