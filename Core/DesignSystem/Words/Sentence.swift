public import HTML

/// A sentence with a title, a name or another foreign text in quotation marks, “…”. The quotation keeps its own direction, so a title
/// written from right to left does not reorder the words around it.
public struct Sentence: HTML {
    let text: String

    public init(_ text: String) { self.text = text }

    public var body: some HTML {
        if let opening = text.firstIndex(of: "“"), let closing = text.lastIndex(of: "”"), opening < closing {
            String(text[...opening])
            bdi { String(text[text.index(after: opening)..<closing]) }
            String(text[closing...])
        } else {
            text
        }
    }
}
