import FFmpegAdapter

extension Poster {
    enum Kind: Sendable { case poster, fanart }

    /// A picture on standard output: a strip of a scene above the title (1000 × 1500), or the whole scene (1920 × 1080).
    func arguments(_ kind: Kind, _ movie: SampleMovie, face: Typeface?) -> [Argument] {
        var sketch = Sketch()
        var picture = movie.scenes[scene].draw(&sketch)
        picture = sketch.apply(picture, "trim=start=\(second),setpts=PTS-STARTPTS,format=yuv444p")
        switch kind {
        case .fanart:
            picture = sketch.apply(picture, "scale=1920:1080:flags=lanczos")
        case .poster:
            picture = sketch.apply(
                picture,
                "crop=w=512:h=620:x=(iw-512)*\(cut):y=50,scale=892:1080:flags=lanczos,pad=1000:1500:54:54:0x\(ground.graph)")
            let lines = Self.lineBroken(movie.episode?.series ?? movie.title)
            let size = lines.map(\.count).max() ?? 1 > 11 ? 0.052 : 0.064
            let first = 0.842 - 0.036 * Double(lines.count - 1)
            let titles = lines.enumerated().map { Line(words: $1, size: size, y: first + 0.072 * Double($0)) }
            let credit = Line(words: movie.director.uppercased(), size: 0.0165, y: 0.95, tracked: true)
            picture = sketch.letter(titles + [credit], on: picture, ink: ink, face: face, from: -9, to: 99, height: 1500)
        }
        return [
            .graph("-filter_complex", sketch.graph), .graph("-map", picture.label), .option("-frames:v", 1),
            .option("-c:v", "mjpeg"), .option("-q:v", 3), .option("-f", "mjpeg"), .word("pipe:1"),
        ]
    }

    /// A title in one or two lines of about the same length.
    static func lineBroken(_ title: String) -> [String] {
        let words = title.split(separator: " ").map(String.init)
        guard title.count > 12, words.count > 1 else { return [title] }
        let breaks = (1..<words.count).map { ([words[..<$0].joined(separator: " "), words[$0...].joined(separator: " ")]) }
        return breaks.min { abs($0[0].count - $0[1].count) < abs($1[0].count - $1[1].count) } ?? [title]
    }
}
