enum MP4Chapters {
    /// Chapters of a `chpl` box (Nero): starts in units of 100 ns.
    static func nero(userData: Bytes, _ reader: SourceReader) throws(ContainerError) -> [Chapter] {
        guard let box = try userData.boxes(reader).first("chpl") else { return [] }
        let wide = try box.version > 0
        let count = wide ? Int(try box.body.u32(5)) : try box.body.u8(4)
        var at = wide ? 9 : 5
        var chapters: [Chapter] = []
        for _ in 0..<min(count, reader.limits.listCount) {
            let start = Double(try box.body.u64(at)) / 10_000_000
            let length = try box.body.u8(at + 8)
            let title = try box.body.part(at + 9, length).text(limit: length)
            chapters.append(Chapter(start: start, title: title.isEmpty ? nil : title))
            at += 9 + length
        }
        return chapters
    }

    /// The chapters of a QuickTime text track.
    static func track(_ track: MP4Track, movieTimescale: Int64, _ reader: SourceReader) throws(ContainerError) -> [Chapter] {
        let timeline = try MP4Timeline(edits: track.edits, timescale: track.timescale, movieTimescale: movieTimescale)
        var cursor = MP4SampleCursor(track.tables)
        var chapters: [Chapter] = []
        for number in 0..<min(track.tables.sampleCount, reader.limits.listCount) {
            guard let sample = try cursor.sample(number) else { break }
            guard sample.size >= 2, sample.size <= Int64(reader.limits.stringBytes),
                let time = try timeline.presentation(of: sample.compositionTime)
            else { continue }
            let text = MP4Text.sample(try reader.bytes(at: sample.position, count: Int(sample.size)))
            let end = try Checked.sum(time, sample.duration)
            chapters.append(
                Chapter(start: track.seconds(max(0, time)), end: track.seconds(end), title: text.isEmpty ? nil : text))
        }
        return chapters
    }

    /// Fills in missing ends: a chapter ends at the start of the next one, the last one at the end of the movie.
    static func closed(_ chapters: [Chapter], duration: Double?) -> [Chapter] {
        var chapters = chapters.sorted { $0.start < $1.start }
        for place in chapters.indices where chapters[place].end == nil {
            let end = place + 1 < chapters.count ? chapters[place + 1].start : duration
            if let end, end >= chapters[place].start { chapters[place].end = end }
        }
        return chapters
    }
}
