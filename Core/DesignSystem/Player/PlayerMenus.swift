public import HTML

/// The menus of the player, next to each other in a card that `data-control="tracks"` shows.
public struct PlayerMenus<Content: HTML>: HTML {
    let content: Content

    public init(@HTMLBuilder content: () -> Content) { self.content = content() }

    public var body: some HTML {
        div(.class("player-card player-menus"), .data("card", "tracks"), .hidden(true)) { content }
    }
}

/// A value that is changed in steps, with the buttons `data-control="<name>-less"` and `-more` around `data-value="<name>"`.
public struct PlayerStepper: HTML {
    let name: String
    let title: String
    let value: String
    let less: String
    let more: String

    /// - Parameters:
    ///   - value: as shown before the script has changed it.
    ///   - less, more: what the buttons do, read aloud and shown as a tip.
    public init(name: String, title: String, value: String, less: String, more: String) {
        self.name = name
        self.title = title
        self.value = value
        self.less = less
        self.more = more
    }

    public var body: some HTML {
        fieldset(.class("player-menu"), .data("menu", name)) {
            legend { title }
            div(.class("player-stepper")) {
                button(.class("icon-button"), .type("button"), .data("control", "\(name)-less"), .aria("label", less), .title(less)) { "−" }
                output(.class("time"), .data("value", name)) { value }
                button(.class("icon-button"), .type("button"), .data("control", "\(name)-more"), .aria("label", more), .title(more)) { "+" }
            }
        }
    }
}

/// An explanation in the card of the menus: a heading, a sentence, and suggestions.
public struct PlayerNote: HTML {
    let title: String
    let text: String
    let more: [String]

    public init(_ title: String, text: String, more: [String] = []) {
        self.title = title
        self.text = text
        self.more = more
    }

    public var body: some HTML {
        section(.class("player-notes")) {
            h2 { title }
            p { Sentence(text) }
            ForEach(more) { line in p(.class("quiet")) { Sentence(line) } }
        }
    }
}
