public import HTML

/// A screen or section without content, with a suggestion.
public struct EmptyState<Content: HTML>: HTML {
    let icon: Icon
    let title: String
    let text: String
    let place: StatePlace
    let content: Content

    /// - Parameter content: the suggestion: a button, a form, three movies to add.
    public init(
        icon: Icon = .movie, title: String, text: String, place: StatePlace = .screen, @HTMLBuilder content: () -> Content = { EmptyHTML() }
    ) {
        self.icon = icon
        self.title = title
        self.text = text
        self.place = place
        self.content = content()
    }

    public var body: some HTML {
        div(.class("state")) {
            div(.class("state-icon")) { icon }
            StateHeading(text: title, place: place)
            p { Sentence(text) }
            div(.class("state-content")) { content }
        }
    }
}
