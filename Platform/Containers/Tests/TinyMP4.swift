/// Builds small MP4 files byte by byte.
struct TinyMP4 {
    static func box(_ type: String, _ parts: [UInt8]...) -> [UInt8] {
        let body = parts.flatMap(\.self)
        return u32(body.count + 8) + Array(type.utf8) + body
    }

    static func wideBox(_ type: String, size: UInt64? = nil, _ body: [UInt8]) -> [UInt8] {
        u32(1) + Array(type.utf8) + u64(size ?? UInt64(body.count + 16)) + body
    }

    static func u16(_ value: Int) -> [UInt8] { [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)] }
    static func u32(_ value: Int) -> [UInt8] { u16(value >> 16) + u16(value) }
    static func u64(_ value: UInt64) -> [UInt8] { u32(Int(value >> 32)) + u32(Int(value & 0xFFFF_FFFF)) }
    static func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

    /// The tables of the sample track: ten samples of 100 ms, every fifth a keyframe, two to a chunk.
    var times = box("stts", u32(0), u32(1), u32(10), u32(100))
    var sizes = box("stsz", u32(0), u32(0), u32(10), (0..<10).flatMap { u32(3 + $0 % 2) })
    var chunks = box("stsc", u32(0), u32(1), u32(1), u32(2), u32(1))
    var positions = box("stco", u32(0), u32(5), (0..<5).flatMap { u32(1000 + $0 * 7) })
    var syncs = box("stss", u32(0), u32(2), u32(1), u32(6))
    var offsets: [UInt8] = []
    var edits: [UInt8] = []
    var matrix: [Int] = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x4000_0000]
    /// Of the whole movie; zeros as some programs write it.
    var movieMatrix = [Int](repeating: 0, count: 9)
    var extra: [UInt8] = []
    var secondTrack: [UInt8] = []
    /// Timescale and duration of the movie and of the track in 64-bit form; nil for the 32-bit form.
    var clock: (scale: Int, duration: UInt64)?
    var mediaClock: (scale: Int, duration: UInt64)?

    var movie: [UInt8] {
        let rest = Self.zeros(16) + movieMatrix.flatMap(Self.u32) + Self.zeros(28)
        let narrow = Self.box("mvhd", Self.zeros(12), Self.u32(1000), Self.u32(1000), rest)
        let header = clock.map {
            Self.box("mvhd", [1, 0, 0, 0], Self.zeros(16), Self.u32($0.scale), Self.u64($0.duration), rest)
        }
        return Self.box("moov", header ?? narrow, track, secondTrack, extra)
    }

    /// A text track that the video track references as its chapters: one sample, delayed by an edit.
    func chapterTrack(delay: UInt64, position: Int = 1000) -> [UInt8] {
        let header = Self.box("tkhd", [0, 0, 0, 1], Self.zeros(8), Self.u32(2), Self.zeros(4), Self.u32(1000), Self.zeros(60))
        let table = Self.box(
            "stbl", Self.box("stsd", Self.u32(0), Self.u32(1), Self.box("text", Self.zeros(51))),
            Self.box("stts", Self.u32(0), Self.u32(1), Self.u32(1), Self.u32(100)), Self.box("stsz", Self.u32(0), Self.u32(4), Self.u32(1)),
            chunks,
            Self.box("stco", Self.u32(0), Self.u32(1), Self.u32(position)))
        let clock = Self.box("mdhd", Self.zeros(12), Self.u32(1), Self.u32(1000), Self.u16(0x15C7), Self.u16(0))
        let media = Self.box(
            "mdia", clock, Self.box("hdlr", Self.zeros(8), Array("text".utf8), Self.zeros(13)), Self.box("minf", table))
        let edits = Self.box(
            "edts",
            Self.box(
                "elst", [1, 0, 0, 0], Self.u32(2), Self.u64(delay), Self.u64(.max), Self.u32(0x10000), Self.u64(1000), Self.u64(0),
                Self.u32(0x10000)))
        return Self.box("trak", header, edits, media)
    }

    private var track: [UInt8] {
        let header = Self.box(
            "tkhd", [0, 0, 0, 1], Self.zeros(8), Self.u32(1), Self.zeros(4), Self.u32(1000), Self.zeros(16),
            matrix.flatMap(Self.u32), Self.zeros(8))
        let configuration = Self.box("avcC", [1, 0x64, 0, 0x28, 0xFF, 0xE0, 0])
        let entry = Self.box("avc1", Self.zeros(24), Self.u16(320), Self.u16(180), Self.zeros(50), configuration)
        let table = Self.box(
            "stbl", Self.box("stsd", Self.u32(0), Self.u32(1), entry), times, offsets, sizes, chunks, positions, syncs)
        let media = Self.box(
            "mdia", mediaHeader,
            Self.box("hdlr", Self.zeros(8), Array("vide".utf8), Self.zeros(13)), Self.box("minf", table))
        let chapters = secondTrack.isEmpty ? [] : Self.box("tref", Self.box("chap", Self.u32(2)))
        return Self.box("trak", header, edits, chapters, media)
    }

    private var mediaHeader: [UInt8] {
        guard let mediaClock else {
            return Self.box("mdhd", Self.zeros(12), Self.u32(1000), Self.u32(1000), Self.u16(0x15C7), Self.u16(0))
        }
        return Self.box(
            "mdhd", [1, 0, 0, 0], Self.zeros(16), Self.u32(mediaClock.scale), Self.u64(mediaClock.duration), Self.u16(0x15C7), Self.u16(0))
    }

    var file: [UInt8] {
        let head = Self.box("ftyp", Array("isom".utf8), Self.u32(0)) + movie
        return head + Self.box("mdat", Self.zeros(max(0, 1100 - head.count)))
    }
}
