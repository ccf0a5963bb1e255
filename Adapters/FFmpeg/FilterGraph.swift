/// A filter graph written in source code. Literals, numbers, other graphs and sanitised captions can be put into it;
/// a `String` cannot, so no foreign text reaches the graph parser.
public struct FilterGraph: Sendable, Equatable, ExpressibleByStringInterpolation {
    public let text: String

    public init(stringLiteral value: StaticString) { text = value.description }
    public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

    public struct Interpolation: StringInterpolationProtocol {
        var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: StaticString) { text += literal.description }
        public mutating func appendInterpolation(_ number: Int) { text += String(number) }
        public mutating func appendInterpolation(_ number: Double) { text += Argument.decimal(number) }
        public mutating func appendInterpolation(_ graph: FilterGraph) { text += graph.text }
        public mutating func appendInterpolation(_ caption: Caption) { text += caption.escaped }
        public mutating func appendInterpolation(_ constant: StaticString) { text += constant.description }
    }
}

/// Words drawn into a picture: letters, digits, spaces and plain punctuation; everything else is dropped.
public struct Caption: Sendable, Equatable {
    let escaped: String

    public init(_ words: String) {
        escaped = String(
            String.UnicodeScalarView(
                words.unicodeScalars.compactMap { scalar in
                    switch scalar {
                    case "'": "’"
                    // Looks like a comma and separates no filters.
                    case ",": "\u{201A}"
                    case " ", "\u{2003}", "\u{200A}", ".", "!", "?", "-", "–", "—", "·", "’", "&", "“", "”", "…", "°": scalar
                    default: scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) ? scalar : nil
                    }
                }))
    }
}
