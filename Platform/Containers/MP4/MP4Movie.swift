/// The parsed `moov`: header, tracks, and defaults for fragments.
struct MP4Movie {
    /// The defaults of `trex` for a track's samples in fragments.
    struct FragmentDefaults {
        var duration: UInt32
        var size: UInt32
        var flags: UInt32
    }

    var timescale: Int64 = 1000
    /// Movie ticks; nil where unknown.
    var duration: Int64?
    var tracks: [MP4Track] = []
    /// Tracks that others name as their forced subtitles.
    var forcedTracks: Set<Int> { Set(tracks.flatMap(\.forcedTracks)) }
    var fragmentDefaults: [Int: FragmentDefaults] = [:]
    var isFragmented = false
    var metadata = MP4Metadata()
    var neroChapters: [Chapter] = []

    init(_ moov: Bytes, _ reader: SourceReader) throws(ContainerError) {
        let boxes = try moov.boxes(reader)
        if boxes.first("cmov") != nil { throw .malformed("its index is compressed in a way that is no longer in use") }
        guard let header = boxes.first("mvhd") else { throw .malformed("its index has no header (mvhd)") }
        let wide = try header.version == 1
        timescale = max(1, Int64(try header.body.u32(wide ? 20 : 12)))
        duration = Self.known(wide ? try header.body.u64(24) : UInt64(try header.body.u32(16)), wide: wide)
        // Files that are cut short may end before it.
        let whole = try? MP4Display(header.body, at: wide ? 48 : 36)
        for box in boxes {
            switch box.type {
            case "trak":
                guard tracks.count < reader.limits.listCount else { throw .tooLarge("the number of its tracks") }
                if var track = try MP4Track(box.body, reader) {
                    if let whole { track.display.place(in: whole) }
                    tracks.append(track)
                }
            case "mvex":
                isFragmented = true
                try readDefaults(box.body, reader)
            case "udta":
                // Damaged names and pictures are no reason to refuse a movie.
                if let found = try? MP4Metadata(userData: box.body, reader) { metadata.merge(found) }
                if let chapters = try? MP4Chapters.nero(userData: box.body, reader) { neroChapters = chapters }
            case "meta":
                if let found = try? MP4Metadata(meta: box.body, reader) { metadata.merge(found) }
            default: break
            }
        }
    }

    private mutating func readDefaults(_ mvex: Bytes, _ reader: SourceReader) throws(ContainerError) {
        for box in try mvex.boxes(reader) {
            if box.type == "trex" {
                let track = Int(try box.body.u32(4))
                fragmentDefaults[track] = FragmentDefaults(
                    duration: try box.body.u32(12), size: try box.body.u32(16), flags: try box.body.u32(20))
            } else if box.type == "mehd", duration == nil {
                let wide = try box.version == 1
                duration = Self.known(wide ? try box.body.u64(4) : UInt64(try box.body.u32(4)), wide: wide)
            }
        }
    }

    /// A duration; zero and all ones mean unknown.
    static func known(_ value: UInt64, wide: Bool) -> Int64? {
        guard value != 0, wide || value != UInt64(UInt32.max) else { return nil }
        return Int64(exactly: value)
    }
}
