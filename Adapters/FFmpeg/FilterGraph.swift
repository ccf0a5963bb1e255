/// A filter graph from the source code. It can contain literals, numbers, other graphs and sanitised captions;
/// a `String` is not accepted, so no foreign text reaches ffmpeg's parser.
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

/// Text that is drawn into a picture: letters, digits, spaces and plain punctuation; other characters are removed.
public struct Caption: Sendable, Equatable {
    let escaped: String

    public init(_ words: String) {
        escaped = String(
            String.UnicodeScalarView(
                words.unicodeScalars.compactMap { scalar in
                    switch scalar {
                    case "'": "’"
                    // Looks like a comma, but does not separate filters.
                    case ",": "\u{201A}"
                    case " ", "\u{2003}", "\u{200A}", ".", "!", "?", "-", "–", "—", "·", "’", "&", "“", "”", "…", "°": scalar
                    default: scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) ? scalar : nil
                    }
                }))
    }
}
