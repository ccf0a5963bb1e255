import FFmpegAdapter

extension SampleMovie {
    /// The single command that draws, plays and encodes the movie. `work` contains the metadata and subtitle files.
    func arguments(work: String, draft: String, face: Typeface?) throws(FFmpegError) -> [Argument] {
        var sketch = Sketch()
        let parts = scenes.map { $0.render(in: &sketch, width: width, height: height, face: face) }
        let picture = sketch.join(parts, "concat=n=\(parts.count):v=1:a=0,fps=\(Sketch.rate)")
        var sounds = [music.draw(in: &sketch, seconds: seconds, samplesPerFrame: recipe.samplesPerFrame)]
        if recipe.soundTracks > 1 {
            sounds.append(music.commentary.draw(in: &sketch, seconds: seconds, samplesPerFrame: recipe.samplesPerFrame))
        }

        var arguments: [Argument] = [
            .option("-protocol_whitelist", "file,pipe"), .option("-f", "ffmetadata"), .input(try MediaPath("\(work)/facts")),
        ]
        let texts = recipe.embedsSubtitles ? subtitleLanguages : []
        for index in texts.indices {
            arguments += [
                .option("-protocol_whitelist", "file,pipe"), .option("-f", "srt"), .input(try MediaPath("\(work)/\(index).srt")),
            ]
        }
        arguments += [.graph("-filter_complex", sketch.graph), .graph("-map", picture.label)]
        arguments += sounds.map { .graph("-map", $0.label) }
        arguments += texts.indices.map { .graph("-map", "\($0 + 1):s") }
        arguments += [
            .option("-map_metadata", 0), .option("-map_chapters", 0), .graph("-t", "\(seconds)"), .option("-r", Sketch.rate),
            .option("-pix_fmt", "yuv420p"),
        ]
        arguments += recipe.video + recipe.audio + recipe.subtitles + languageTags(texts)
        // The same bytes on every machine with the same ffmpeg.
        arguments +=
            [.option("-fflags", "+bitexact"), .option("-threads", 2)] + recipe.container + [.word("-y"), .output(try MediaPath(draft))]
        return arguments
    }

    private func languageTags(_ texts: [SubtitleLanguage]) -> [Argument] {
        var tags: [Argument] = [
            language == "deu" ? .option("-metadata:s:a:0", "language=deu") : .option("-metadata:s:a:0", "language=eng"),
            .option("-disposition:a:0", "default"),
        ]
        if recipe.soundTracks > 1 {
            tags += [
                .option("-metadata:s:a:0", "title=Original music"), .option("-metadata:s:a:1", "language=deu"),
                .option("-metadata:s:a:1", "title=Commentary"), .option("-disposition:a:1", "comment"),
            ]
        }
        for (index, text) in texts.enumerated() {
            let isFirst = index == 0
            tags.append(isFirst ? .option("-disposition:s:0", "default") : .option("-disposition:s:1", "0"))
            switch (text, isFirst) {
            case (.english, true): tags.append(.option("-metadata:s:s:0", "language=eng"))
            case (.english, false): tags.append(.option("-metadata:s:s:1", "language=eng"))
            case (.german, true): tags.append(.option("-metadata:s:s:0", "language=deu"))
            case (.german, false): tags.append(.option("-metadata:s:s:1", "language=deu"))
            }
        }
        return tags
    }
}
