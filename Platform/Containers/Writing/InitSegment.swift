/// The initialisation segment of a rendition: `ftyp` and a `moov` without samples (ISO/IEC 14496-12 §8.8.1, ISO/IEC 23000-19 §7.3.1).
struct InitSegment {
    static let trackNumber = 1
    private static let movieTimescale = 1000

    enum Kind { case video, audio }

    var kind: Kind
    /// The sample entry, a whole box.
    var entry: [UInt8]
    var timescale: Int64
    /// Ticks of the track before time 0 of the movie; an edit list subtracts them.
    var edit: Int64 = 0
    /// Milliseconds.
    var duration: Int64
    /// ISO 639-2.
    var language: String?
    /// Pixels, of pictures only.
    var width = 0
    var height = 0
    /// Degrees clockwise: 0, 90, 180 or 270.
    var rotation = 0

    var bytes: [UInt8] { Self.movie([self]) }

    /// The head of a movie of several tracks, which are numbered from 1 in their order.
    static func movie(_ tracks: [InitSegment]) -> [UInt8] {
        var writer = BoxWriter()
        writer.box("ftyp") { box in
            box.code("iso6")
            box.u32(0)
            // CMAF is for one track.
            for brand in tracks.count == 1 ? ["iso6", "cmfc", "mp41"] : ["iso6", "mp41"] as [FourCC] { box.code(brand) }
        }
        writer.box("moov") { box in
            box.fullBox("mvhd", flags: 0) { box in
                box.zeros(8)
                box.u32(movieTimescale)
                box.u32(0)
                box.u32(0x1_0000)
                box.u16(0x100)
                box.zeros(10)
                InitSegment.matrix(&box)
                box.zeros(24)
                box.u32(trackNumber + tracks.count)
            }
            for (place, track) in tracks.enumerated() { box.box("trak") { track.track(&$0, number: trackNumber + place) } }
            box.box("mvex") { box in
                box.fullBox("mehd", version: 1) { $0.u64(tracks.map(\.duration).max() ?? 0) }
                for place in tracks.indices {
                    box.fullBox("trex") { box in
                        box.u32(trackNumber + place)
                        box.u32(1)
                        box.zeros(12)
                    }
                }
            }
        }
        return writer.bytes
    }

    private func track(_ box: inout BoxWriter, number: Int) {
        // Enabled, in the movie, in its preview.
        box.fullBox("tkhd", flags: 7) { box in
            box.zeros(8)
            box.u32(number)
            box.zeros(4)
            box.u32(0)
            box.zeros(12)
            box.u16(kind == .audio ? 0x100 : 0)
            box.u16(0)
            Self.matrix(&box, rotation: rotation, width: width, height: height)
            box.u32(min(width, 0xFFFF) << 16)
            box.u32(min(height, 0xFFFF) << 16)
        }
        if edit > 0 {
            box.box("edts") { box in
                box.fullBox("elst", version: 1) { box in
                    box.u32(1)
                    box.u64(0)
                    box.u64(edit)
                    box.u32(0x1_0000)
                }
            }
        }
        box.box("mdia") { box in
            box.fullBox("mdhd") { box in
                box.zeros(8)
                box.u32(Int(timescale))
                box.u32(0)
                box.u16(packedLanguage)
                box.u16(0)
            }
            box.fullBox("hdlr") { box in
                box.zeros(4)
                box.code(kind == .video ? "vide" : "soun")
                box.zeros(12)
                box.append((kind == .video ? "VideoHandler" : "SoundHandler").utf8)
                box.u8(0)
            }
            box.box("minf") { information(&$0) }
        }
    }

    private func information(_ box: inout BoxWriter) {
        if kind == .video {
            box.fullBox("vmhd", flags: 1) { $0.zeros(8) }
        } else {
            box.fullBox("smhd") { $0.zeros(4) }
        }
        box.box("dinf") { box in
            box.fullBox("dref") { box in
                box.u32(1)
                // In the same file.
                box.fullBox("url ", flags: 1) { _ in }
            }
        }
        box.box("stbl") { box in
            box.fullBox("stsd") { box in
                box.u32(1)
                box.append(entry)
            }
            for table in ["stts", "stsc"] as [FourCC] { box.fullBox(table) { $0.u32(0) } }
            box.fullBox("stsz") { $0.zeros(8) }
            box.fullBox("stco") { $0.u32(0) }
        }
    }

    /// A matrix that turns clockwise and moves the result into view (ISO/IEC 14496-12 §8.3.2).
    private static func matrix(_ box: inout BoxWriter, rotation: Int = 0, width: Int = 0, height: Int = 0) {
        let one = 0x1_0000
        let (a, b): (Int, Int) =
            switch rotation {
            case 90: (0, one)
            case 180: (-one, 0)
            case 270: (0, -one)
            default: (one, 0)
            }
        let across = rotation == 90 ? height : rotation == 180 ? width : 0
        let down = rotation == 270 ? width : rotation == 180 ? height : 0
        for value in [a, b, 0, -b, a, 0, across << 16, down << 16, 0x4000_0000] { box.u32(value) }
    }

    /// Three letters of five bits each.
    private var packedLanguage: Int {
        let letters = Array((language ?? "und").utf8)
        guard letters.count == 3, letters.allSatisfy({ (0x61...0x7A).contains($0) }) else { return 0x55C4 }
        return letters.reduce(0) { $0 << 5 | Int($1 - 0x60) }
    }
}
