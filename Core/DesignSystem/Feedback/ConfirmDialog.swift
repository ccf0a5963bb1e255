public import HTML

/// Asks before an action that cannot be undone. Open it with a button that carries `.data("opens", key)`.
public struct ConfirmDialog<Actions: HTML>: HTML {
    let key: String
    let title: String
    let text: String
    let actions: Actions

    /// - Parameter actions: the action, as an `IntentForm` with `Button(…, kind: .danger, …)`.
    public init(key: String, title: String, text: String, @HTMLBuilder actions: () -> Actions) {
        self.key = key
        self.title = title
        self.text = text
        self.actions = actions()
    }

    public var body: some HTML {
        dialog(.class("dialog"), .id(key), .aria("labelledby", "\(key)-title")) {
            h2(.id("\(key)-title")) { Sentence(title) }
            p { Sentence(text) }
            div(.class("actions")) {
                actions
                form(.method("dialog")) { Button("Cancel", .type("submit")) }
            }
        }
    }
}
