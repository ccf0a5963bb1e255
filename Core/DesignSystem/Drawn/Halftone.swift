/// The screen through which the inks of a drawing are printed: a fine pattern of the ground, which is seen in the shapes only.
struct Halftone: Hashable, Sendable {
    enum Pattern: CaseIterable { case lines, dots, squares }

    let pattern: Pattern
    /// Degrees.
    let angle: Int
    /// Units from one line or dot to the next.
    let pitch: Int

    init(_ dice: inout Dice) {
        pattern = dice.pick(Pattern.allCases, or: .lines)
        angle = dice.integer(0...179)
        pitch = dice.integer(9...20)
    }

    /// - Parameter mark: the suffix of its name, so that a page may contain several drawings.
    func svg(_ colour: String, mark: String) -> String {
        let shape =
            switch pattern {
            case .lines: "<path d=\"M0 1.5H\(pitch)\" stroke=\"\(colour)\" stroke-width=\"3\"/>"
            case .dots: "<circle cx=\"4\" cy=\"4\" r=\"2.5\" fill=\"\(colour)\"/>"
            case .squares: "<path d=\"M0 1H\(pitch)M1 0V\(pitch)\" stroke=\"\(colour)\" stroke-width=\"2\"/>"
            }
        return """
            <pattern id="h\(mark)" width="\(pitch)" height="\(pitch)" patternUnits="userSpaceOnUse" patternTransform="rotate(\(angle))">\
            \(shape)</pattern><rect width="100%" height="100%" fill="url(#h\(mark))" opacity=".25"/>
            """
    }
}
