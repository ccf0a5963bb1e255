import CoreDomain
import FFmpegAdapter

/// A line of text in a picture.
struct Line: Sendable {
    enum Style: Sendable { case roman, italic }
    var words: String
    /// The height of the letters as a fraction of the picture's height.
    var size: Double
    /// The vertical centre of the line as a fraction of the picture's height.
    var y: Double
    var style = Style.roman
    /// The spacing between letters.
    var tracked = false

    var drawn: String {
        guard tracked else { return words }
        return words.map { $0 == " " ? "\u{2003}" : String($0) }.joined(separator: "\u{200A}\u{200A}")
    }
}

extension Sketch {
    /// Draws lines one after the other; each fades in, and fades out before the end.
    mutating func letter(_ lines: [Line], on layer: Layer, ink: Ink, face: Typeface?, from start: Double, to end: Double, height: Int)
        -> Layer
    {
        guard let face else { return layer }
        var result = layer
        for (index, line) in lines.enumerated() {
            let begin = start + 0.5 * Double(index)
            let font = line.style == .italic ? face.italic : face.roman
            result = apply(
                result,
                """
                drawtext=fontfile=\(font):expansion=none:text=\(Caption(line.drawn)):fontsize=\(Int(clamped: line.size * Double(height))):\
                fontcolor=0x\(ink.graph):x=(w-text_w)/2:y=h*\(line.y)-text_h/2:\
                alpha='clip((t-\(begin))/0.9,0,1)*clip((\(end)-t)/0.7,0,1)'
                """)
        }
        return result
    }
}
