public import HTML

/// The outcome of an action, with a way to undo it. Disappears after eight seconds unless the pointer or the focus is on it.
public struct Toast<Undo: HTML>: HTML {
    let key: String
    let text: String
    let undo: Undo

    /// - Parameters:
    ///   - key: unique among the toasts; a new key is a new toast.
    ///   - undo: an `IntentForm` with `Button("Undo", kind: .plain, …)`.
    public init(key: String, _ text: String, @HTMLBuilder undo: () -> Undo = { EmptyHTML() }) {
        self.key = key
        self.text = text
        self.undo = undo()
    }

    public var body: some HTML {
        div(.class("toast"), .region("toast-\(key)"), .data("toast", "8000")) {
            p { Sentence(text) }
            undo
            IconButton(.close, label: "Close", .type("button"), .data("close", "toast"))
        }
    }
}
