/// Walks through a text with spans such as `<i>` or `{\\an8}`. Each closing mark is searched once, however many spans begin
/// before it, so that the work is proportional to the length of the text.
struct Spans {
    private let scalars: [Unicode.Scalar]
    private let closing: Unicode.Scalar
    /// The maximum number of scalars between the marks.
    private let longest: Int
    private var at = 0
    /// The first closing mark at or after the position where the last search started.
    private var close = 0
    /// The number of scalars that were examined, for tests.
    private(set) var steps = 0

    init(_ text: String, closing: Unicode.Scalar, longest: Int) {
        scalars = Array(text.unicodeScalars)
        self.closing = closing
        self.longest = longest
    }

    /// The scalar after the last one.
    var following: Unicode.Scalar? { at < scalars.count ? scalars[at] : nil }

    mutating func next() -> Unicode.Scalar? {
        guard at < scalars.count else { return nil }
        at += 1
        steps += 1
        return scalars[at - 1]
    }

    /// Skips the span that the last scalar opens. - Returns: its content; nil if it does not end within the limit.
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
