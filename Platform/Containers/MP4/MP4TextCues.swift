extension MP4Description {
    /// The cues of a text track with samples in the movie's own tables.
    func textCues(_ number: Int) throws(ContainerError) -> [SubtitleCue] {
        guard let source = movie.tracks.first(where: { $0.number == number }), let entry = source.entry,
            ["tx3g", "text", "wvtt"].contains(entry.type)
        else { throw .malformed("it has no text track with the number \(number)") }
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
