public import HTML

/// The button of a card that asks for the card's menu: it submits a form that stands elsewhere on the page. Its dots come from the style
/// sheet, because a long list has many of them.
public struct MenuOpener: HTML {
    let form: String
    let value: String
    let name: String

    /// - Parameters:
    ///   - form: the id of a form with an intent that has the field `title`.
    ///   - value: what is sent as `title`.
    ///   - name: the title, in words.
    public init(form: String, value: String, name: String) {
        self.form = form
        self.value = value
        self.name = name
    }

    public var body: some HTML {
        button(.class("opener"), .attribute("form", form), .name("title"), .value(value), .aria("label", TitleMenuWords.name(name))) {}
    }
}

/// An open menu: below its button, and from the lower edge on a phone. shell.js puts it there; without scripts it lies over the page.
public struct MenuSheet<Intent: BrowserIntent, Content: HTML>: HTML {
    let key: String
    let title: String
    let close: Intent
    let content: Content

    /// - Parameter key: another one for each menu that was opened.
    public init(key: String, of title: String, close: Intent, @HTMLBuilder content: () -> Content) {
        self.key = key
        self.title = title
        self.close = close
        self.content = content()
    }

    public var body: some HTML {
        div(.class("sheet"), .id(key), .popover("auto"), .role("dialog"), .aria("labelledby", "\(key)-title")) {
            IntentForm(close, .class("sheet-head")) {
                h2(.id("\(key)-title"), .dir("auto"), .title(title)) { title }
                IconButton(.close, label: "Close", .type("submit"))
            }
            content
        }
    }
}
