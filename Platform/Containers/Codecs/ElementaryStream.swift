/// The descriptors of an `esds` box (ISO/IEC 14496-1 §7.2.6).
struct ElementaryStream {
    /// Object type indication: the codec.
    var objectType = 0
    var averageBitRate: Int?
    var configuration: [UInt8] = []

    /// - Parameter bytes: the box's body without version and flags.
    init?(_ bytes: Bytes) {
        var at = 0
        guard let outer = Self.descriptor(bytes, &at), outer.tag == 3, let flags = try? outer.body.u8(2) else { return nil }
        var inner = 3
        if flags & 0x80 != 0 { inner += 2 }
        if flags & 0x40 != 0 { inner += 1 + ((try? outer.body.u8(inner)) ?? 0) }
        if flags & 0x20 != 0 { inner += 2 }
        guard let decoder = Self.descriptor(outer.body, &inner), decoder.tag == 4, let type = try? decoder.body.u8(0) else {
            return nil
        }
        objectType = type
        averageBitRate = (try? decoder.body.u32(9)).flatMap { $0 > 0 ? Int($0) : nil }
        var place = 13
        if let specific = Self.descriptor(decoder.body, &place), specific.tag == 5 {
            configuration = Array(specific.body.array.prefix(1024))
        }
    }

    private static func descriptor(_ bytes: Bytes, _ at: inout Int) -> (tag: Int, body: Bytes)? {
        guard let tag = try? bytes.u8(at) else { return nil }
        var length = 0
        var place = at + 1
        for _ in 0..<4 {
            guard let byte = try? bytes.u8(place) else { return nil }
            place += 1
            length = length << 7 | byte & 0x7F
            if byte & 0x80 == 0 { break }
        }
        // Some writers declare a larger size than they wrote.
        guard place <= bytes.count, let body = try? bytes.part(place, min(length, bytes.count - place)) else { return nil }
        at = place + length
        return (tag, body)
    }

    var codec: Codec {
        switch objectType {
        case 0x20: .mpeg4
        case 0x21: .h264
        case 0x23: .hevc
        case 0x40, 0x66, 0x67, 0x68: .aac
        case 0x60...0x65: .mpeg2video
        case 0x69, 0x6B: .mp3
        case 0x6A: .mpeg1video
        case 0x6C: .mjpeg
        case 0x6D: .png
        case 0xA3: .vc1
        case 0xA5: .ac3
        case 0xA6: .eac3
        case 0xA9: .dts
        case 0xAD: .opus
        case 0xDD: .vorbis
        case 0xE0: .dvdSubtitle
        default: .unknown
        }
    }

    /// `mp4v.20.9`: the profile and level byte follows the start code of the visual object sequence.
    static func mpeg4String(_ configuration: [UInt8]) -> String {
        if let at = configuration.indices.dropLast(4).first(where: {
            configuration[$0] == 0 && configuration[$0 + 1] == 0 && configuration[$0 + 2] == 1 && configuration[$0 + 3] == 0xB0
        }) {
            return "mp4v.20.\(configuration[at + 4])"
        }
        return "mp4v.20"
    }

    /// The shape of the pixels in the header of a video object layer (ISO/IEC 14496-2 §6.2.3, start codes 0x20…0x2F).
    static func mpeg4Aspect(_ configuration: [UInt8]) -> PixelAspect? {
        guard
            let at = configuration.indices.dropLast(4).first(where: {
                configuration[$0] == 0 && configuration[$0 + 1] == 0 && configuration[$0 + 2] == 1 && configuration[$0 + 3] >> 4 == 2
            })
        else { return nil }
        var bits = BitReader(Array(configuration[(at + 4)...].prefix(8)))
        bits.skip(9)
        if bits.flag() { bits.skip(7) }
        let number = bits.read(4)
        let aspect = number == 15 ? PixelAspect(Int64(bits.read(8)), Int64(bits.read(8))) : number > 5 ? nil : PixelAspect(number: number)
        return bits.isExhausted ? nil : aspect
    }
}
