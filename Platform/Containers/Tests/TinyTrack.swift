/// A track of a small MP4 file, with every part replaceable.
struct TinyTrack {
    private typealias T = TinyMP4

    var number = 1
    var flags = 1
    var isWide = false
    var handler = "soun"
    var handlerName: [UInt8] = [0]
    var entry = TinyMP4.box("mp4a", TinyMP4.zeros(16) + TinyMP4.u16(2) + TinyMP4.u16(16) + TinyMP4.zeros(4) + TinyMP4.u32(48_000 << 16))
    var scale = 1000
    var duration: UInt64 = 0
    var language = 0x15C7
    /// Boxes besides the header and the media, and besides those inside the media.
    var extra: [UInt8] = []
    var mediaExtra: [UInt8] = []
    /// Durations and sizes of the samples, which follow each other in the file from `position` on.
    var durations: [Int] = []
    var sizes: [Int] = []
    var position = 0

    var bytes: [UInt8] {
        let times = T.box("stts", T.u32(0), T.u32(durations.count), durations.flatMap { T.u32(1) + T.u32($0) })
        let table = T.box(
            "stbl", T.box("stsd", T.u32(0), T.u32(1), entry), times,
            T.box("stsz", T.u32(0), T.u32(0), T.u32(sizes.count), sizes.flatMap(T.u32)),
            T.box("stsc", T.u32(0), T.u32(1), T.u32(1), T.u32(max(1, sizes.count)), T.u32(1)),
            T.box("stco", T.u32(0), T.u32(1), T.u32(position)))
        let names = T.box("hdlr", T.zeros(8), Array(handler.utf8), T.zeros(12), handlerName)
        return T.box("trak", header, extra, T.box("mdia", mediaHeader, names, mediaExtra, T.box("minf", table)))
    }

    private var header: [UInt8] {
        let matrix = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x4000_0000].flatMap(T.u32)
        let version = [isWide ? 1 : 0] + T.u32(flags).dropFirst()
        let clock = isWide ? T.zeros(16) + T.u32(number) + T.zeros(12) : T.zeros(8) + T.u32(number) + T.zeros(8)
        return T.box("tkhd", version + clock + T.zeros(16) + matrix + T.zeros(8))
    }

    private var mediaHeader: [UInt8] {
        let clock = isWide ? T.zeros(16) + T.u32(scale) + T.u64(duration) : T.zeros(8) + T.u32(scale) + T.u32(Int(duration))
        return T.box("mdhd", [isWide ? 1 : 0, 0, 0, 0] + clock + T.u16(language) + T.u16(0))
    }

    /// A file with these tracks, and bytes at a place behind them.
    static func file(_ tracks: [TinyTrack], duration: Int = 2000, data: [UInt8] = [], at position: Int = 0) -> [UInt8] {
        let header = T.box("mvhd", T.zeros(12), T.u32(1000), T.u32(duration), T.zeros(80))
        let head = T.box("ftyp", Array("isom".utf8), T.u32(0)) + T.box("moov", header, tracks.flatMap(\.bytes))
        return head + T.zeros(max(0, position - head.count)) + data
    }
}
