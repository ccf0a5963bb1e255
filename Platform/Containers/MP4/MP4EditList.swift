/// An entry of an edit list.
struct MP4Edit {
    /// Movie ticks; 0 means "to the end".
    var duration: Int64
    /// The start in the media in track ticks; -1 for a gap.
    var mediaTime: Int64

    static func list(_ box: MP4Box, _ reader: SourceReader) throws(ContainerError) -> [MP4Edit] {
        let wide = try box.version == 1
        let width = wide ? 20 : 12
        let count = Int(try box.body.u32(4))
        guard count <= (box.body.count - 8) / width else { throw .malformed("its edit list is cut short") }
        guard count <= reader.limits.listCount else { throw .tooLarge("its edit list") }
        var edits: [MP4Edit] = []
        for entry in 0..<count {
            let at = 8 + entry * width
            let duration = wide ? Int64(clamping: try box.body.u64(at)) : Int64(try box.body.u32(at))
            let media = wide ? Int64(bitPattern: try box.body.u64(at + 8)) : Int64(try box.body.i32(at + 4))
            edits.append(MP4Edit(duration: duration, mediaTime: max(-1, media)))
        }
        return edits
    }
}

/// Maps media time to presentation time. All values in track ticks.
struct MP4Timeline {
    struct Piece {
        var mediaStart: Int64
        var mediaEnd: Int64
        var start: Int64
    }

    var pieces: [Piece] = []
    /// The ticks by which everything is shown earlier, so that an edit that starts between two frames starts with a frame.
    private var shift: Int64 = 0
    /// The total duration of the edits in ticks; nil without edits or if one is open-ended.
    var duration: Int64?

    init(edits: [MP4Edit], timescale: Int64, movieTimescale: Int64) throws(ContainerError) {
        var now: Int64 = 0
        var known = !edits.isEmpty
        for edit in edits {
            let length = Checked.rescale(edit.duration, from: movieTimescale, to: timescale) ?? 0
            if edit.mediaTime >= 0 {
                let open = length == 0
                if open { known = false }
                let end = open ? Int64.max : try Checked.sum(edit.mediaTime, length)
                pieces.append(Piece(mediaStart: edit.mediaTime, mediaEnd: end, start: now))
            }
            now = try Checked.sum(now, length)
        }
        if known, !pieces.isEmpty { duration = now }
        if pieces.isEmpty { pieces = [Piece(mediaStart: 0, mediaEnd: .max, start: now)] }
    }

    /// The presentation time of a sample. A sample before the first segment gets the (often negative) time that extends the segment
    /// backwards: it must be decoded although it is not shown. Nil for a sample that no segment needs.
    func presentation(of mediaTime: Int64) throws(ContainerError) -> Int64? {
        for (place, piece) in pieces.enumerated() where mediaTime < piece.mediaEnd {
            guard mediaTime >= piece.mediaStart || place == 0 else { continue }
            let time = try Checked.sum(try Checked.difference(mediaTime, piece.mediaStart), piece.start)
            return try Checked.difference(time, shift)
        }
        return nil
    }

    /// Players, including ffmpeg, show the first frame that starts inside an edit at the start of the edit, although the
    /// standard requires showing the previous frame until then. Only for video.
    mutating func alignToFirstPicture(_ tables: MP4SampleTable) throws(ContainerError) {
        guard let start = pieces.first?.mediaStart, start > 0 else { return }
        var cursor = MP4SampleCursor(tables)
        var first: Int64?
        // A cut is at most one group of pictures before its edit.
        for number in 0..<min(tables.sampleCount, 10_000) {
            guard let time = try cursor.times(number) else { break }
            if time.composition >= start { first = min(first ?? .max, time.composition) }
            if let first, time.decode >= first { break }
        }
        if let first { shift = first - start }
    }
}
