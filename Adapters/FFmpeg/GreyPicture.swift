/// A small grey picture of a frame, row by row from the top, to judge whether the frame is suitable behind a title.
struct GreyPicture: Equatable {
    static let columns = 320
    static let rows = 180

    let pixels: [UInt8]

    init?(_ pixels: [UInt8]) {
        guard pixels.count == Self.columns * Self.rows else { return nil }
        self.pixels = pixels
    }

    /// The smallest difference between neighbouring pixels that counts as an edge.
    private static let edge = 24
    /// Letters make a row of pixels rise and fall at least this often; the outline of a face or a hill does not.
    private static let letters = 20
    /// The height of a line of text. A higher band is a texture, such as leaves or rain.
    private static let line = 3...60

    /// Rows that belong to a line of text; 0 for most pictures without text.
    var textRows: Int {
        var bands: [Int] = []
        var height = 0
        for row in 0..<Self.rows {
            if turns(in: row) >= Self.letters {
                height += 1
            } else {
                bands.append(height)
                height = 0
            }
        }
        return (bands + [height]).filter(Self.line.contains).reduce(0, +)
    }

    /// Whether nothing is visible: a fade to black, a plain background.
    var isPlain: Bool {
        let sorted = pixels.sorted()
        return sorted[sorted.count * 19 / 20] - sorted[sorted.count / 20] < 12
    }

    /// How often the brightness of a row changes between rising and falling.
    private func turns(in row: Int) -> Int {
        let start = row * Self.columns
        var turns = 0
        var last = 0
        for index in start + 1..<start + Self.columns {
            let step = Int(pixels[index]) - Int(pixels[index - 1])
            guard abs(step) > Self.edge else { continue }
            if last * step < 0 { turns += 1 }
            last = step.signum()
        }
        return turns
    }

    /// 0 for a suitable picture; more for more text. Plain pictures are the last choice.
    var unrest: Int { isPlain ? Int.max : textRows }
}
