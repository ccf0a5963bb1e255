import FFmpegAdapter

/// A few seconds of a movie: its drawing and its text.
struct Scene: Sendable {
    enum Fade: Sendable { case none, black, white }

    var seconds: Double
    var fade = Fade.black
    var ink = Ink.white
    var lines: [Line] = []
    /// The times of the lines in seconds after the start of the scene.
    var linesFrom = 0.8
    let draw: @Sendable (inout Sketch) -> Layer

    func render(in sketch: inout Sketch, width: Int, height: Int, face: Typeface?) -> Layer {
        var layer = draw(&sketch)
        let scale: FilterGraph = width == Sketch.width ? "null" : "scale=\(width):\(height):flags=bilinear"
        layer = sketch.apply(layer, "trim=duration=\(seconds),setpts=PTS-STARTPTS,\(scale),format=yuv420p,setsar=1")
        layer = sketch.letter(lines, on: layer, ink: ink, face: face, from: linesFrom, to: seconds - 0.4, height: height)
        switch fade {
        case .none: return layer
        case .black: return sketch.apply(layer, "fade=t=in:d=0.7,fade=t=out:st=\(max(0, seconds - 0.7)):d=0.7")
        case .white: return sketch.apply(layer, "fade=t=in:d=0.7:c=white,fade=t=out:st=\(max(0, seconds - 0.7)):d=0.7:c=white")
        }
    }

    /// The last scene: a word or two on a plain background.
    static func end(_ words: String, ground: Ink, ink: Ink, credit: String, seconds: Double = 4) -> Scene {
        Scene(
            seconds: seconds, ink: ink,
            lines: [
                Line(words: words, size: 0.075, y: 0.46, style: .italic),
                Line(words: credit, size: 0.026, y: 0.58, tracked: true),
            ],
            linesFrom: 0.4
        ) { $0.plain(ground) }
    }
}
