extension MP4Description {
    /// The cues of text tracks with samples in the movie's own tables. A track without readable text is left out.
    func textCues(_ numbers: [Int]) throws(ContainerError) -> [Int: [SubtitleCue]] {
        var cues: [Int: [SubtitleCue]] = [:]
        for source in movie.tracks where numbers.contains(source.number) {
            guard let entry = source.entry, ["tx3g", "text", "wvtt"].contains(entry.type) else { continue }
            do { cues[source.number] = try textCues(source, entry) } catch { if case .tooLarge = error { throw error } }
        }
        return cues
    }

    private func textCues(_ source: MP4Track, _ entry: MP4Box) throws(ContainerError) -> [SubtitleCue] {
        let timeline = try MP4Timeline(edits: source.edits, timescale: source.timescale, movieTimescale: movie.timescale)
        var cursor = MP4SampleCursor(source.tables)
        var cues: [SubtitleCue] = []
        reader.lookAhead = 4096
        for number in 0..<source.tables.sampleCount {
            guard let sample = try cursor.sample(number) else { break }
            guard cues.count < reader.limits.cues else { throw .tooLarge("the number of its subtitles") }
            guard sample.size > 2, sample.size <= Int64(reader.limits.stringBytes),
                let time = try timeline.presentation(of: sample.compositionTime)
            else { continue }
            let bytes = try reader.bytes(at: sample.position, count: Int(sample.size))
            let text = entry.type == "wvtt" ? try MP4Text.webVTT(bytes, reader) : MP4Text.sample(bytes)
            let end = source.seconds(try Checked.sum(time, sample.duration))
            guard !text.isEmpty, end > 0 else { continue }
            let start = max(0, source.seconds(time))
            // A long text is split into samples where WebVTT cues overlap: consecutive samples with equal text are one cue.
            if entry.type == "wvtt", let last = cues.last, last.text == text, abs(last.end - start) < 0.001 {
                cues[cues.count - 1].end = end
            } else {
                try reader.charge(SubtitleCue.memory + text.utf8.count, "its subtitles")
                cues.append(SubtitleCue(start: start, end: end, text: text))
            }
        }
        return cues
    }
}
