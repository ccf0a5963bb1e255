/// Goes through a text that has spans in it, `<i>` or `{\\an8}`. Each closing mark is looked for once, however many spans begin
/// before it, so that the work is in proportion to the text.
struct Spans {
    private let scalars: [Unicode.Scalar]
    private let closing: Unicode.Scalar
    /// Scalars between the marks; a longer span is none.
    private let longest: Int
    private var at = 0
    /// The first closing mark at or behind the place from which it was looked for.
    private var close = 0
    /// How many scalars were looked at, for tests.
    private(set) var steps = 0

    init(_ text: String, closing: Unicode.Scalar, longest: Int) {
        scalars = Array(text.unicodeScalars)
        self.closing = closing
        self.longest = longest
    }

    /// The scalar behind the last one.
    var following: Unicode.Scalar? { at < scalars.count ? scalars[at] : nil }

    mutating func next() -> Unicode.Scalar? {
        guard at < scalars.count else { return nil }
        at += 1
        steps += 1
        return scalars[at - 1]
    }

    /// Passes over the span that the last scalar opens. - Returns: its inside; nil where none ends near enough.
    mutating func takeSpan() -> String? {
        close = max(close, at)
        while close < scalars.count, scalars[close] != closing {
            close += 1
            steps += 1
        }
        guard close < scalars.count, close - at <= longest else { return nil }
        var inside = String.UnicodeScalarView()
        inside.append(contentsOf: scalars[at..<close])
        steps += close - at
        at = close + 1
        return String(inside)
    }
}
