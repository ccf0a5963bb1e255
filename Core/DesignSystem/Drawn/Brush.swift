import CoreDomain

/// Writes the shapes of a drawing as SVG. Numbers are rounded to a tenth, so the same drawing has the same bytes everywhere.
struct Brush {
    /// The area of the motif, in units.
    let width, height: Double
    let inks: Inks
    var dice: Dice
    var svg = ""
    /// The suffix of all names in the drawing, so that a page may contain several drawings.
    let mark: String

    init(width: Double, height: Double, inks: Inks, dice: Dice) {
        self.width = width
        self.height = height
        self.inks = inks
        var names = dice
        mark = String(names.next() >> 32, radix: 36)
        self.dice = dice
    }

    var side: Double { min(width, height) }

    static func text(_ number: Double) -> String {
        let tenths = Int(checked: (number * 10).rounded()) ?? 0
        if tenths % 10 == 0 { return String(tenths / 10) }
        return (tenths < 0 ? "-" : "") + "\(abs(tenths) / 10).\(abs(tenths) % 10)"
    }

    mutating func circle(_ x: Double, _ y: Double, _ radius: Double, _ paint: Paint) {
        svg += "<circle cx=\"\(Self.text(x))\" cy=\"\(Self.text(y))\" r=\"\(Self.text(radius))\"\(paint.attributes)/>"
    }

    mutating func ellipse(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double, turned degrees: Double = 0, _ paint: Paint) {
        let turn = degrees == 0 ? "" : " transform=\"rotate(\(Self.text(degrees)) \(Self.text(x)) \(Self.text(y)))\""
        svg +=
            "<ellipse cx=\"\(Self.text(x))\" cy=\"\(Self.text(y))\" rx=\"\(Self.text(rx))\" ry=\"\(Self.text(ry))\"\(turn)\(paint.attributes)/>"
    }

    mutating func rect(_ x: Double, _ y: Double, _ w: Double, _ h: Double, _ paint: Paint) {
        svg += "<rect x=\"\(Self.text(x))\" y=\"\(Self.text(y))\" width=\"\(Self.text(w))\" height=\"\(Self.text(h))\"\(paint.attributes)/>"
    }

    mutating func polygon(_ points: [(Double, Double)], _ paint: Paint) {
        svg += "<path d=\"M" + points.map { "\(Self.text($0.0)) \(Self.text($0.1))" }.joined(separator: "L") + "Z\"\(paint.attributes)/>"
    }

    mutating func line(_ points: [(Double, Double)], _ paint: Paint) {
        svg += "<path d=\"M" + points.map { "\(Self.text($0.0)) \(Self.text($0.1))" }.joined(separator: "L") + "\"\(paint.attributes)/>"
    }

    /// The data of a path: letters and numbers in turn.
    mutating func path(_ parts: [Step], _ paint: Paint) {
        svg += "<path d=\"" + parts.map(\.text).joined() + "\"\(paint.attributes)/>"
    }

    enum Step {
        case move(Double, Double), line(Double, Double), curve(Double, Double, Double, Double), arc(
            Double, Double, Double, large: Bool, clockwise: Bool), close

        var text: String {
            switch self {
            case .move(let x, let y): "M\(Brush.text(x)) \(Brush.text(y))"
            case .line(let x, let y): "L\(Brush.text(x)) \(Brush.text(y))"
            case .curve(let cx, let cy, let x, let y): "Q\(Brush.text(cx)) \(Brush.text(cy)) \(Brush.text(x)) \(Brush.text(y))"
            case .arc(let radius, let x, let y, let large, let clockwise):
                "A\(Brush.text(radius)) \(Brush.text(radius)) 0 \(large ? 1 : 0) \(clockwise ? 1 : 0) \(Brush.text(x)) \(Brush.text(y))"
            case .close: "Z"
            }
        }
    }
}

/// The fill or stroke of a shape.
struct Paint {
    let attributes: String

    static func fill(_ colour: String) -> Paint { Paint(attributes: " fill=\"\(colour)\"") }
    /// One ink printed over another.
    static func print(_ colour: String) -> Paint { Paint(attributes: " fill=\"\(colour)\" style=\"mix-blend-mode:multiply\"") }
    static func stroke(_ colour: String, _ width: Double) -> Paint {
        Paint(attributes: " fill=\"none\" stroke=\"\(colour)\" stroke-width=\"\(Brush.text(width))\"")
    }
}
