public import HTML

/// A line at the top: the server restarts, a folder is not available.
public struct NoticeBanner<Action: HTML>: HTML {
    let text: String
    let icon: Icon
    let action: Action

    public init(_ text: String, icon: Icon = .info, @HTMLBuilder action: () -> Action = { EmptyHTML() }) {
        self.text = text
        self.icon = icon
        self.action = action()
    }

    public var body: some HTML {
        div(.class("notice"), .role("status")) {
            icon
            p { Sentence(text) }
            action
        }
    }
}
