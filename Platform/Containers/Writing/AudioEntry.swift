/// Sample entries of sound (ISO/IEC 14496-12 §12.2.3).
struct AudioEntry {
    var channels: Int
    /// Hertz; 0 where it is unknown or does not fit.
    var sampleRate: Int
    /// Bits; 16 for all codecs but FLAC, where it must be that of the stream info.
    var sampleSize = 16

    /// MPEG-1 or the lower rates of MPEG-2 (ISO/IEC 14496-1, table 5).
    static func mp3Type(sampleRate: Int?) -> Int { (sampleRate ?? 44_100) < 32_000 ? 0x69 : 0x6B }

    func box(_ type: FourCC, _ configuration: (inout BoxWriter) -> Void) -> [UInt8] {
        var writer = BoxWriter()
        writer.box(type) { box in
            box.zeros(6)
            box.u16(1)
            box.zeros(8)
            box.u16(min(max(channels, 1), 0xFFFF))
            box.u16(sampleSize)
            box.zeros(4)
            box.u32((0...0xFFFF).contains(sampleRate) ? sampleRate << 16 : 0)
            configuration(&box)
        }
        return writer.bytes
    }

    /// AAC or MP3 with its descriptors (ISO/IEC 14496-1 §7.2.6).
    func mpeg(objectType: Int, configuration: [UInt8], averageBitRate: Int = 0) -> [UInt8] {
        box("mp4a") { box in
            box.fullBox("esds") { box in
                let specific = configuration.isEmpty ? 0 : configuration.count + 5
                Self.descriptor(&box, 3, 3 + 18 + specific + 6)
                box.u16(0)
                box.u8(0)
                Self.descriptor(&box, 4, 13 + specific)
                box.u8(objectType)
                // A stream of sound.
                box.u8(0x15)
                box.u24(0)
                box.u32(0)
                box.u32(min(max(averageBitRate, 0), Int(Int32.max)))
                if !configuration.isEmpty {
                    Self.descriptor(&box, 5, configuration.count)
                    box.append(configuration)
                }
                Self.descriptor(&box, 6, 1)
                box.u8(2)
            }
        }
    }

    private static func descriptor(_ box: inout BoxWriter, _ tag: Int, _ length: Int) {
        box.u8(tag)
        for shift in [21, 14, 7] { box.u8(0x80 | length >> shift & 0x7F) }
        box.u8(length & 0x7F)
    }
}
