public import HTML

/// A failed action of the viewer. Shows nothing without a text.
public struct FailureToast: HTML {
    let text: String?

    public init(_ text: String?) { self.text = text }

    /// For a change that was shown before it was saved, and was taken back.
    public init(isUnsaved: Bool) { text = isUnsaved ? "Couldn’t save your change. Try again in a moment." : nil }

    public var body: some HTML {
        if let text { Toast(key: "failure", text) }
    }
}
