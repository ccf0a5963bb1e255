import DesignSystem
public import HTML

/// A change that was saved, with the button that takes it back.
public struct UndoToast<Intent: BrowserIntent>: HTML {
    let key: String
    let text: String
    let undo: Intent?

    /// - Parameters:
    ///   - key: unique among the toasts of a page; a new key is a new toast.
    ///   - undo: nil for a change that cannot be taken back.
    public init(key: String, _ text: String, undo: Intent?) {
        self.key = key
        self.text = text
        self.undo = undo
    }

    public var body: some HTML {
        Toast(key: key, text) {
            if let undo { IntentForm(undo) { Button("Undo", icon: .undo, kind: .plain, .type("submit")) } }
        }
    }
}
