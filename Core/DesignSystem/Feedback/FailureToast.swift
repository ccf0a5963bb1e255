public import HTML

/// A failed action of the viewer. Shows nothing without a text.
public struct FailureToast: HTML {
    let key: String
    let text: String?

    /// - Parameter key: unique among the toasts of a page.
    public init(_ text: String?, key: String = "failure") {
        self.key = key
        self.text = text
    }

    /// For a change that was shown before it was saved, and was taken back.
    public init(isUnsaved: Bool, key: String = "failure") {
        self.init(isUnsaved ? "Couldn’t save your change. Try again in a moment." : nil, key: key)
    }

    public var body: some HTML {
        if let text { Toast(key: key, text) }
    }
}
